/** A packet that a person pastes as hexadecimal text. */
import { CYTON_PACKET_BYTES } from '../data/cyton';
import { decodePacket } from './cyton';
import { parseHexText } from './hexText';
import { failure } from './result';
import type { Result } from './result';

/** The 33 bytes of exactly one readable packet, or what to correct. */
export function parsePacketText(text: string): Result<Uint8Array> {
  const bytes = parseHexText(text, `${CYTON_PACKET_BYTES} bytes, such as A0 2B 00 … C0`);
  if (!bytes.ok) return bytes;
  const { length } = bytes.value;
  if (length !== CYTON_PACKET_BYTES) {
    const difference = Math.abs(length - CYTON_PACKET_BYTES);
    const verb = difference === 1 ? 'is' : 'are';
    return failure(
      `${length} bytes: a packet has ${CYTON_PACKET_BYTES}, so ${difference} ${verb} ${
        length < CYTON_PACKET_BYTES ? 'missing' : 'too many'
      }. Paste one packet, from A0 to its stop byte.`,
    );
  }
  const packet = decodePacket(bytes.value);
  return packet.ok ? bytes : packet;
}
