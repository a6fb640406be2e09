/** Packets of a Cyton, with or without Daisy, to rows of all channels in microvolts, with what was lost between them. */
import type { CytonGain } from '../../data/cytonChoices';
import {
  accelerometerG,
  countsToMicrovolts,
  hasNewAcceleration,
  isClipped,
  type CytonPacket,
  type Triple,
} from '../cyton';
import { isDaisyPacket } from '../daisy';

/** One sample of every channel. */
export interface Row {
  /** Number of its first packet, 0 to 255. */
  number: number;
  /** µV of each channel, channel 1 first. */
  microvolts: readonly number[];
  /** Whether a channel lies at a limit of the converter, channel 1 in bit 0. */
  railed: number;
  /** The newest acceleration in g, X, Y, Z; three zeros before the first. */
  acceleration: Triple;
  /** What a board sends that is not a channel and not an acceleration: the three auxiliary values. */
  aux: Triple;
  /** Last byte of its last packet; 0 where the board sends none. */
  stopByte: number;
  /** Rows missing before this one. */
  lost: number;
  /** When its bytes arrived: milliseconds of the clock that the session was told. */
  timeMs: number;
}

const NOTHING: Triple = [0, 0, 0];

/** Sample numbers go round every 256 packets. */
const ROUND = 256;
/** Below that a counter that went round cannot be told from one that did not. */
const LONG_GAP_MS = 500;
/** What a busy computer held back comes in a burst; after this it is over. */
const BURST_MS = 400;
const PACKET_MS = 4;

/**
 * Packets of whole rounds that a counter cannot show: what the clock expects, less what came and what the counter misses.
 *
 * @param elapsedMs from the last packet before a gap on
 * @param packets that came since
 */
export function roundsLost(elapsedMs: number, packets: number, byCounter: number): number {
  return ROUND * Math.max(0, Math.round((elapsedMs / PACKET_MS - packets - byCounter) / ROUND));
}

/** Joins packets to rows; one for each packet without a Daisy, one for two packets with one. */
export class CytonRows {
  private acceleration: Triple = NOTHING;
  private daisy: CytonPacket | null = null;
  private lastMs: number | null = null;
  private lostPackets = 0;
  /** A silence whose end is not yet understood: lost packets, or late ones. */
  private gap: { fromMs: number; endMs: number; packets: number; byCounter: number } | null = null;
  /** Until the first row, halves without their other half were not lost: the stream began with them. */
  private hasBegun = false;
  private isFirst = true;

  /** @param gains of the channels, channel 1 first */
  constructor(
    private readonly hasDaisy: boolean,
    private readonly gains: readonly CytonGain[],
  ) {}

  /**
   * Takes a packet.
   *
   * @param lost packets missing before it, as its number says
   * @returns the row that it completes; `null` for a Daisy packet, and for a board packet whose Daisy half is missing
   */
  take(packet: CytonPacket, lost: number, nowMs: number): { row: Row | null; lostPackets: number } {
    const lostNow = lost + this.watchGap(lost, nowMs);
    this.lastMs = nowMs;
    this.lostPackets += lostNow;
    if (packet.aux.kind === 'accelerometer' && hasNewAcceleration(packet.aux.counts)) {
      this.acceleration = accelerometerG(packet.aux.counts);
    }
    const row = this.hasDaisy
      ? this.join(packet, nowMs)
      : this.finish(packet, packet.counts, packet.sampleNumber, nowMs);
    return { row, lostPackets: lostNow };
  }

  /** @returns whole rounds of the counter that turn out to be lost */
  private watchGap(lost: number, nowMs: number): number {
    if (this.lastMs !== null && nowMs - this.lastMs >= LONG_GAP_MS) {
      this.gap ??= { fromMs: this.lastMs, endMs: nowMs, packets: 0, byCounter: 0 };
      this.gap.endMs = nowMs;
    }
    const { gap } = this;
    if (!gap) return 0;
    gap.packets += 1;
    gap.byCounter += lost;
    if (nowMs - gap.endMs < BURST_MS) return 0;
    this.gap = null;
    return roundsLost(nowMs - gap.fromMs, gap.packets, gap.byCounter);
  }

  private join(packet: CytonPacket, nowMs: number): Row | null {
    const { daisy } = this;
    if (isDaisyPacket(packet.sampleNumber)) {
      if (daisy) this.loseHalf();
      // The first packet of a stream is a mean with a conversion from before it.
      this.daisy = this.isFirst ? null : packet;
      this.isFirst = false;
      return null;
    }
    this.isFirst = false;
    this.daisy = null;
    if (daisy?.sampleNumber === packet.sampleNumber - 1) {
      return this.finish(packet, [...packet.counts, ...daisy.counts], daisy.sampleNumber, nowMs);
    }
    if (daisy) this.loseHalf();
    this.loseHalf();
    return null;
  }

  /** A half arrived in vain. */
  private loseHalf(): void {
    if (this.hasBegun) this.lostPackets += 1;
  }

  private finish(packet: CytonPacket, counts: readonly number[], number: number, timeMs: number): Row {
    const lost = Math.round(this.lostPackets / (this.hasDaisy ? 2 : 1));
    this.lostPackets = 0;
    this.hasBegun = true;
    return {
      number,
      microvolts: counts.map((count, index) => countsToMicrovolts(count, this.gains[index] ?? 24)),
      railed: counts.reduce((bits, count, index) => bits | (isClipped(count) ? 1 << index : 0), 0),
      acceleration: this.acceleration,
      aux: packet.aux.kind === 'raw' ? packet.aux.values : NOTHING,
      stopByte: packet.stopByte,
      lost,
      timeMs,
    };
  }
}
