/** What a recording of a Cyton's bytes holds: its packets, what lies between them, and everything that is wrong with it. */
import { CYTON_LAYOUT, CYTON_PACKET_BYTES, CYTON_START_BYTE } from '@site/src/data/cyton';
import { decodePacket, type CytonPacket } from '@site/src/protocol/cyton';
import { parseStream } from '@site/src/protocol/cytonStream';
import { isDaisyPacket } from '@site/src/protocol/daisy';
import { hexByte } from '@site/src/protocol/hexByte';
import { numberOf } from '../words';
import type { Fault } from './fault';

/** A packet in its place. */
export interface PlacedPacket {
  /** Of its first byte, from 0. */
  offset: number;
  bytes: Uint8Array;
  packet: CytonPacket;
  /** Packets missing since the one before. */
  lost: number;
}

/** What was found, in order. */
export interface CytonInspection {
  packets: readonly PlacedPacket[];
  faults: readonly Fault[];
}

/** Text that a person could have read: answers of the board and of the dongle. */
const isText = (bytes: readonly number[]): boolean =>
  bytes.filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 10 || byte === 13).length >=
  0.8 * bytes.length;

const quote = (bytes: readonly number[]): string => {
  const text = bytes
    .slice(0, 60)
    .map((byte) =>
      byte >= 0x20 && byte < 0x7f
        ? String.fromCharCode(byte)
        : byte === 10
          ? '\\n'
          : byte === 13
            ? '\\r'
            : `\\x${hexByte(byte)}`,
    )
    .join('');
  return `“${text}${bytes.length > 60 ? '…' : ''}”`;
};

/** Why bytes between packets are no packet. */
function explainSkipped(
  bytes: readonly number[],
  offset: number,
  startByte: number,
  isAtEnd: boolean,
): Fault {
  const length = numberOf(bytes.length, 'byte');
  const about = { offset, end: offset + bytes.length };
  const start = bytes.indexOf(startByte);
  const held = start < 0 ? 0 : bytes.length - start;
  if (start === 0 && held >= CYTON_PACKET_BYTES) {
    const stop = bytes[CYTON_LAYOUT.stop] ?? 0;
    return {
      offset: offset + CYTON_LAYOUT.stop,
      kind: 'stop',
      message: `wrong stop byte 0x${hexByte(stop)}: expected 0xC0 to 0xCF. The packet from offset ${offset} is left out.`,
      about,
    };
  }
  if (bytes.length > 2 && isText(bytes.slice(0, start < 0 ? bytes.length : Math.max(start, 1)))) {
    return { offset, kind: 'text', message: `text between packets: ${quote(bytes)}`, about };
  }
  if (start >= 0 && isAtEnd) {
    return {
      offset: offset + start,
      kind: 'cut',
      message: `cut off: ${held} of ${CYTON_PACKET_BYTES} bytes of a packet`,
      about,
    };
  }
  if (start === 0) {
    return {
      offset,
      kind: 'short',
      message: `a packet of ${length}: ${CYTON_PACKET_BYTES - bytes.length} are missing, and the next packet begins early`,
      about,
    };
  }
  return { offset, kind: 'misaligned', message: `misaligned: ${length} that belong to no packet`, about };
}

/** Halves of 16-channel samples whose other half is not there. */
function findUnpaired(packets: readonly PlacedPacket[]): Fault[] {
  const faults: Fault[] = [];
  const name = ({ offset, packet: { sampleNumber } }: PlacedPacket): Fault => ({
    offset,
    kind: 'unpaired',
    message: isDaisyPacket(sampleNumber)
      ? `Daisy packet ${sampleNumber} has no board packet ${(sampleNumber + 1) % 256} after it`
      : `board packet ${sampleNumber} has no Daisy packet ${sampleNumber - 1} before it`,
    about: { offset, end: offset + CYTON_PACKET_BYTES },
  });
  let waiting: PlacedPacket | null = null;
  for (const placed of packets) {
    const { sampleNumber } = placed.packet;
    if (isDaisyPacket(sampleNumber)) {
      if (waiting) faults.push(name(waiting));
      waiting = placed;
      continue;
    }
    const joins = waiting?.packet.sampleNumber === sampleNumber - 1;
    if (!joins) {
      if (waiting) faults.push(name(waiting));
      faults.push(name(placed));
    }
    waiting = null;
  }
  // The newest Daisy packet waits for its other half, which is no fault.
  return faults;
}

/**
 * Reads a recording.
 *
 * @param hasDaisy whether even and odd packets should join
 * @param startByte 0xA0 behind the dongle; 0x41 on the board's own serial ports
 */
export function inspectCyton(
  bytes: Uint8Array,
  hasDaisy: boolean,
  startByte: number = CYTON_START_BYTE,
): CytonInspection {
  const packets: PlacedPacket[] = [];
  const faults: Fault[] = [];
  let offset = 0;
  const events = parseStream(bytes, startByte);
  events.forEach((event, index) => {
    if (event.kind === 'skipped') {
      faults.push(explainSkipped(event.bytes, offset, startByte, index === events.length - 1));
      offset += event.bytes.length;
      return;
    }
    if (event.lost > 0) {
      const before = packets.at(-1)?.packet.sampleNumber ?? 0;
      faults.push({
        offset,
        kind: 'lost',
        message:
          event.lost === 255
            ? `sample number ${event.packet.sampleNumber} comes twice: 255 packets are lost, or the stream was started again`
            : `${numberOf(event.lost, 'packet')} lost: ${before} is followed by ${event.packet.sampleNumber}`,
        about: { offset, end: offset + CYTON_PACKET_BYTES },
      });
    }
    packets.push({
      offset,
      bytes: bytes.subarray(offset, offset + CYTON_PACKET_BYTES),
      packet: event.packet,
      lost: event.lost,
    });
    offset += CYTON_PACKET_BYTES;
  });
  if (hasDaisy) faults.push(...findUnpaired(packets));
  return { packets, faults: faults.sort((one, other) => one.offset - other.offset) };
}

/** Whether most of a recording reads as packets only with the start byte of the board's own serial port. */
export const startsAtBoard = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x41 &&
  bytes.length >= CYTON_PACKET_BYTES &&
  decodePacket(bytes.subarray(0, CYTON_PACKET_BYTES), 0x41).ok;
