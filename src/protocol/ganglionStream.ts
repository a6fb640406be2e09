/** Turns the Ganglion's packets into samples, and notices packets that were lost. Pure: state in, state out. */
import type { GanglionFirmwareLine } from '../data/ganglion';
import type { Four, GanglionPacket } from './ganglion';

/** What a reader of a stream remembers between two packets. */
export interface GanglionStreamState {
  firmware: GanglionFirmwareLine;
  /** The newest sample, from which firmware 2 counts its differences. */
  last: Four | null;
  /** Number of the newest sample packet, 0 to 100 or 0 to 99. */
  lastNumber: number | null;
}

/** What one packet adds. */
export interface GanglionStep {
  state: GanglionStreamState;
  /** None, one or two samples of four channels in counts. */
  samples: readonly Four[];
  /** Sample packets missing before this one. */
  lost: number;
  /** False from a loss until the next uncompressed packet, in firmware 2 only: the level of the signal is then not known. */
  isLevelKnown: boolean;
}

/** Before the first packet. */
export const newGanglionStream = (firmware: GanglionFirmwareLine): GanglionStreamState => ({
  firmware,
  last: null,
  lastNumber: null,
});

/** Firmware 2 sends numbers 0 to 100, firmware 3 sends 0 to 99. */
const roundLength = (firmware: GanglionFirmwareLine): number => (firmware === 2 ? 101 : 100);

/** Packets missing between two numbers of a round. */
export const lostGanglionPackets = (
  previous: number,
  next: number,
  firmware: GanglionFirmwareLine,
): number => {
  const length = roundLength(firmware);
  return (next - previous - 1 + 2 * length) % length;
};

const minus = (from: Four, difference: Four): Four => [
  from[0] - difference[0],
  from[1] - difference[1],
  from[2] - difference[2],
  from[3] - difference[3],
];

/**
 * Takes the next packet.
 *
 * Firmware 2 after a loss, or before its first uncompressed packet: no samples come out, because their level would be wrong.
 */
export function stepGanglionStream(state: GanglionStreamState, packet: GanglionPacket): GanglionStep {
  const { firmware } = state;
  if (packet.kind === 'impedance' || packet.kind === 'text') {
    return { state, samples: [], lost: 0, isLevelKnown: firmware === 3 || state.last !== null };
  }
  const number = packet.kind === 'raw' ? 0 : packet.number;
  const lost = state.lastNumber === null ? 0 : lostGanglionPackets(state.lastNumber, number, firmware);

  if (packet.kind === 'raw') {
    return {
      state: { firmware, last: packet.counts, lastNumber: number },
      samples: [packet.counts],
      lost,
      isLevelKnown: true,
    };
  }
  const [first, second] = packet.values;
  if (firmware === 3) {
    return {
      state: { firmware, last: second, lastNumber: number },
      samples: [first, second],
      lost,
      isLevelKnown: true,
    };
  }
  if (state.last === null || lost > 0) {
    return { state: { firmware, last: null, lastNumber: number }, samples: [], lost, isLevelKnown: false };
  }
  const earlier = minus(state.last, first);
  const later = minus(earlier, second);
  return {
    state: { firmware, last: later, lastNumber: number },
    samples: [earlier, later],
    lost,
    isLevelKnown: true,
  };
}
