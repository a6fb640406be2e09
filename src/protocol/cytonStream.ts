/**
 * Finds the Cyton's packets in a stream of bytes that may start anywhere and may have lost bytes.
 *
 * Pure: the state goes in and comes out, so a stream can be fed in pieces of any size.
 */
import { CYTON_PACKET_BYTES, CYTON_START_BYTE } from '../data/cyton';
import { decodePacket, lostPackets } from './cyton';
import type { CytonPacket } from './cyton';

/** What a piece of the stream brought, in order. */
export type StreamEvent =
  | {
      kind: 'packet';
      packet: CytonPacket;
      /** Packets missing since the one before; 0 for the first. */
      lost: number;
    }
  /** Bytes that belong to no packet: text answers, or a packet that lost bytes. */
  | { kind: 'skipped'; bytes: readonly number[] };

/** What a reader of a stream remembers between two deliveries. */
export interface StreamState {
  /** Bytes that are not yet a whole packet. */
  pending: Uint8Array;
  /** Skipped bytes that are not yet reported, because more may follow. */
  skipped: readonly number[];
  lastSampleNumber: number | null;
}

/** The state before the first byte. */
export const newStream = (): StreamState => ({
  pending: new Uint8Array(),
  skipped: [],
  lastSampleNumber: null,
});

/**
 * Takes the next bytes.
 *
 * After a false start only one byte is dropped, so a real packet that begins inside it is still found.
 */
export function feedStream(
  state: StreamState,
  chunk: Uint8Array,
  startByte: number = CYTON_START_BYTE,
): { state: StreamState; events: StreamEvent[] } {
  const bytes = new Uint8Array(state.pending.length + chunk.length);
  bytes.set(state.pending);
  bytes.set(chunk, state.pending.length);

  const events: StreamEvent[] = [];
  let { lastSampleNumber } = state;
  let skipped = [...state.skipped];
  let position = 0;

  const reportSkipped = (): void => {
    if (skipped.length > 0) events.push({ kind: 'skipped', bytes: skipped });
    skipped = [];
  };

  while (position < bytes.length) {
    const first = bytes[position] ?? 0;
    if (first !== startByte) {
      skipped.push(first);
      position += 1;
      continue;
    }
    if (bytes.length - position < CYTON_PACKET_BYTES) break;
    const decoded = decodePacket(bytes.subarray(position, position + CYTON_PACKET_BYTES), startByte);
    if (!decoded.ok) {
      skipped.push(first);
      position += 1;
      continue;
    }
    reportSkipped();
    const packet = decoded.value;
    events.push({
      kind: 'packet',
      packet,
      lost: lastSampleNumber === null ? 0 : lostPackets(lastSampleNumber, packet.sampleNumber),
    });
    lastSampleNumber = packet.sampleNumber;
    position += CYTON_PACKET_BYTES;
  }
  return { state: { pending: bytes.slice(position), skipped, lastSampleNumber }, events };
}

/** Reads a whole recording; what is left at its end is reported as skipped. */
export function parseStream(bytes: Uint8Array, startByte: number = CYTON_START_BYTE): StreamEvent[] {
  const { state, events } = feedStream(newStream(), bytes, startByte);
  const rest = [...state.skipped, ...state.pending];
  return rest.length > 0 ? [...events, { kind: 'skipped', bytes: rest }] : events;
}
