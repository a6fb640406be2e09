/** Recordings that show what the inspector can do, made by our encoders. */
import { CYTON_CHANNELS } from '@site/src/data/cyton';
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import { formatHexText } from '@site/src/protocol/bytesText';
import { encodePacket, microvoltsToCounts, type CytonAux } from '@site/src/protocol/cyton';
import { makeBackground } from '@site/src/signal/generators';
import { exampleGanglionHex } from './exampleGanglion';
import { examplePacketHex } from './examplePacket';
import { bytesOfText } from '@site/src/protocol/textBytes';

/** What the bytes come from. */
export type Board = 'cyton' | 'daisy' | 'ganglion2' | 'ganglion3';

/** How boards are called in the list of choices, in its order. */
export const boardNames: Readonly<Record<Board, string>> = {
  cyton: 'Cyton',
  daisy: 'Cyton with Daisy',
  ganglion3: 'Ganglion, firmware 3',
  ganglion2: 'Ganglion, firmware 1 or 2',
};

/** The firmware line of a Ganglion; `null` for a Cyton. */
export const firmwareOf = (board: Board): GanglionFirmwareLine | null =>
  board === 'ganglion2' ? 2 : board === 'ganglion3' ? 3 : null;

/** A recording to try. */
export interface Example {
  name: string;
  board: Board;
  /** What a reader would paste. */
  text: () => string;
}

const ACCELERATION: CytonAux = { kind: 'accelerometer', counts: [160, -240, 8000] };

/** Packets with consecutive sample numbers of a synthetic scalp signal. */
function stream(from: number, count: number, stopByte = 0xc0, aux: CytonAux = ACCELERATION): string[] {
  const channels = Array.from({ length: CYTON_CHANNELS }, (_, index) =>
    makeBackground({ sampleRateHz: 250, durationS: 1, seed: index + 1 }),
  );
  return Array.from({ length: count }, (_, index) => {
    const packet = encodePacket({
      sampleNumber: (from + index) % 256,
      stopByte,
      counts: channels.map((samples) => microvoltsToCounts(samples[index] ?? 0, 24)),
      aux,
    });
    if (!packet.ok) throw new Error(`An example of the inspector cannot be written: ${packet.error}`);
    return formatHexText(packet.value);
  });
}

const asHex = (text: string): string => formatHexText(bytesOfText(text));

/** Recordings for the buttons, in their order. */
export const examples: readonly Example[] = [
  { name: 'One packet', board: 'cyton', text: () => examplePacketHex },
  { name: 'A second of EEG', board: 'cyton', text: () => stream(0, 250).join('\n') },
  {
    name: 'Lost packets',
    board: 'cyton',
    text: () =>
      stream(250, 12)
        .filter((_, index) => index !== 4 && index !== 5 && index !== 9)
        .join('\n'),
  },
  {
    name: 'Text between packets',
    board: 'cyton',
    text: () => [...stream(0, 3), asHex('Success: Sample rate is 250Hz$$$'), ...stream(3, 3)].join('\n'),
  },
  {
    name: 'Damaged packets',
    board: 'cyton',
    text: () =>
      stream(0, 8)
        .map((packet, index) =>
          index === 2 ? packet.replace(/C0$/, 'D0') : index === 5 ? packet.slice(0, -12) : packet,
        )
        .join('\n'),
  },
  {
    name: 'Time stamps',
    board: 'cyton',
    text: () =>
      stream(6, 5, 0xc4, { kind: 'accelerometerTime', axis: null, count: 8000, timeMs: 1_234_567 }).join(
        '\n',
      ),
  },
  {
    name: 'Daisy, a half missing',
    board: 'daisy',
    text: () =>
      stream(2, 9)
        .filter((_, index) => index !== 3)
        .join('\n'),
  },
  { name: 'Ganglion 3', board: 'ganglion3', text: () => exampleGanglionHex[3] },
  { name: 'Ganglion 2', board: 'ganglion2', text: () => exampleGanglionHex[2] },
];
