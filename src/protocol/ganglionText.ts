/** Ganglion packets that a person pastes as hexadecimal text, in the order in which they arrived. */
import { GANGLION_PACKET_BYTES } from '../data/ganglion';
import type { GanglionFirmwareLine } from '../data/ganglion';
import { decodeGanglionPacket } from './ganglion';
import type { GanglionPacket } from './ganglion';
import { newGanglionStream, stepGanglionStream } from './ganglionStream';
import type { GanglionStep } from './ganglionStream';
import { parseHexText } from './hexText';
import { failure, success } from './result';
import type { Result } from './result';

/** As many packets as a page can show at once. */
export const MOST_PASTED_PACKETS = 40;

/** A packet of a pasted text, and what it adds to those before it. */
export interface PastedGanglionPacket {
  /** Line of the text, from 1. */
  line: number;
  bytes: Uint8Array;
  packet: GanglionPacket;
  /** What the packet adds to the stream of the packets before it. */
  step: GanglionStep;
}

/** A line that holds several whole data packets without a break between them, packet by packet. */
function splitLine(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length <= GANGLION_PACKET_BYTES || bytes.length % GANGLION_PACKET_BYTES !== 0) return [bytes];
  return Array.from({ length: bytes.length / GANGLION_PACKET_BYTES }, (_, index) =>
    bytes.subarray(index * GANGLION_PACKET_BYTES, (index + 1) * GANGLION_PACKET_BYTES),
  );
}

/**
 * Reads one packet a line, and follows the stream through them: firmware 2 needs the packets before for the level.
 *
 * @returns the packets in order, or the line that cannot be read and why
 */
export function readGanglionText(
  text: string,
  firmware: GanglionFirmwareLine,
): Result<readonly PastedGanglionPacket[]> {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, content: line }))
    .filter(({ content }) => content.trim() !== '');
  if (lines.length === 0) return failure('Nothing to read yet: paste a packet, such as 64 00 00 … 00.');

  const pasted: PastedGanglionPacket[] = [];
  let state = newGanglionStream(firmware);
  for (const { line, content } of lines) {
    const all = parseHexText(content);
    if (!all.ok) return failure(`Line ${line}: ${all.error}`);
    for (const bytes of splitLine(all.value)) {
      if (bytes.length > GANGLION_PACKET_BYTES) {
        return failure(
          `Line ${line}: ${bytes.length} bytes, but a packet has at most ${GANGLION_PACKET_BYTES}. Write one packet a line.`,
        );
      }
      if (pasted.length === MOST_PASTED_PACKETS) {
        return failure(`Line ${line}: more than ${MOST_PASTED_PACKETS} packets. Paste fewer at a time.`);
      }
      const packet = decodeGanglionPacket(bytes, firmware);
      if (!packet.ok) return failure(`Line ${line}: ${packet.error}`);
      const step = stepGanglionStream(state, packet.value);
      state = step.state;
      pasted.push({ line, bytes, packet: packet.value, step });
    }
  }
  return success(pasted);
}
