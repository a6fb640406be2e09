/** The packets with which the decoder of the data format page begins. */
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import {
  encodeGanglionRaw,
  encodeGanglionSamples,
  GANGLION_MICROVOLTS_PER_COUNT,
  type Four,
} from '@site/src/protocol/ganglion';
import { formatHexText } from '@site/src/protocol/bytesText';
import type { Result } from '@site/src/protocol/result';
import { bytesOfText } from '@site/src/protocol/textBytes';

const hexOf = (packet: Result<Uint8Array>): string => {
  if (!packet.ok) throw new Error(`An example of the data format page cannot be written: ${packet.error}`);
  return formatHexText(packet.value);
};

const asciiHex = (id: number, text: string): string => formatHexText(Uint8Array.of(id, ...bytesOfText(text)));

const counts = (microvolts: Four): Four => {
  const [first, second, third, fourth] = microvolts;
  const toCounts = (value: number): number => Math.round(value / GANGLION_MICROVOLTS_PER_COUNT);
  return [toCounts(first), toCounts(second), toCounts(third), toCounts(fourth)];
};

/** Microvolts of channels 1 to 4. */
const SMALL: Four = [10, -10, 100, -100];
const LARGE: Four = [20, -20, 1000, -1000];
const STEP: Four = [5, -5, 50, -50];

/** One packet a line, for each firmware line; each leaves one packet out, to show what a loss does. */
export const exampleGanglionHex: Readonly<Record<GanglionFirmwareLine, string>> = {
  3: [
    hexOf(encodeGanglionSamples({ number: 40, bits: 19, values: [counts(SMALL), counts(LARGE)] }, 3)),
    hexOf(encodeGanglionSamples({ number: 42, bits: 19, values: [counts(LARGE), counts(SMALL)] }, 3)),
    hexOf(
      encodeGanglionSamples(
        { number: 43, bits: 18, values: [counts(SMALL), counts(LARGE)], accelerationCount: -62 },
        3,
      ),
    ),
    asciiHex(201, '12Z'),
    asciiHex(207, 'stop running\n'),
  ].join('\n'),
  2: [
    hexOf(encodeGanglionRaw(counts(SMALL))),
    hexOf(encodeGanglionSamples({ number: 1, bits: 19, values: [counts(STEP), counts(STEP)] }, 2)),
    hexOf(encodeGanglionSamples({ number: 3, bits: 19, values: [counts(STEP), counts(STEP)] }, 2)),
    hexOf(encodeGanglionRaw(counts(LARGE))),
    asciiHex(205, '9Z'),
  ].join('\n'),
};
