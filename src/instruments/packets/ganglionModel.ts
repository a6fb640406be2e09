/** What notifications of a Ganglion hold, one after the other, and everything that is wrong with them. */
import {
  GANGLION_IDS,
  GANGLION_PACKET_BYTES,
  GANGLION_RAW_ID,
  type GanglionFirmwareLine,
} from '@site/src/data/ganglion';
import { decodeGanglionPacket, type GanglionPacket } from '@site/src/protocol/ganglion';
import { newGanglionStream, stepGanglionStream, type GanglionStep } from '@site/src/protocol/ganglionStream';
import { numberOf } from '../words';
import type { Fault } from './fault';

/** A packet in its place. */
export interface PlacedGanglionPacket {
  /** Of its first byte among all that were pasted, from 0. */
  offset: number;
  bytes: Uint8Array;
  packet: GanglionPacket;
  /** What it adds to the stream of the packets before it. */
  step: GanglionStep;
}

/** What was found, in order. */
export interface GanglionInspection {
  packets: readonly PlacedGanglionPacket[];
  faults: readonly Fault[];
}

/** Cuts bytes that were saved without the borders between notifications: packets of samples have 20 bytes each. */
export function cutGanglionPackets(bytes: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += GANGLION_PACKET_BYTES) {
    packets.push(bytes.subarray(at, at + GANGLION_PACKET_BYTES));
  }
  return packets;
}

/** The letters that firmware 2 puts behind an uncompressed sample. */
const FILLING = [0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47];

/** The firmware that a packet betrays; `null` where none does. */
export function guessFirmware(packets: readonly Uint8Array[]): GanglionFirmwareLine | null {
  if (
    packets.some(
      (packet) => packet[0] === GANGLION_RAW_ID && FILLING.every((letter, i) => packet[13 + i] === letter),
    )
  ) {
    return 2;
  }
  return packets.some((packet) => packet[0] === GANGLION_RAW_ID) ? 3 : null;
}

/** Reads packets in the order of their arrival. */
export function inspectGanglion(
  notifications: readonly Uint8Array[],
  firmware: GanglionFirmwareLine,
): GanglionInspection {
  const packets: PlacedGanglionPacket[] = [];
  const faults: Fault[] = [];
  let state = newGanglionStream(firmware);
  let offset = 0;
  for (const bytes of notifications) {
    const read = decodeGanglionPacket(bytes, firmware);
    const about = { offset, end: offset + bytes.length };
    if (read.ok) {
      const step = stepGanglionStream(state, read.value);
      state = step.state;
      if (step.lost > 0) {
        faults.push({
          offset,
          kind: 'lost',
          message: `${numberOf(step.lost, 'packet')} lost before ID ${bytes[0] ?? 0}`,
          about,
        });
      }
      const isData = read.value.kind === 'compressed';
      if (isData && step.samples.length === 0 && (packets.at(-1)?.step.isLevelKnown ?? true)) {
        faults.push({
          offset,
          kind: 'level',
          message:
            'no values from here to the next ID 0: firmware 2 sends differences, and their start is not known',
          about,
        });
      }
      packets.push({ offset, bytes, packet: read.value, step });
    } else {
      const id = bytes[0] ?? 0;
      const isShort = bytes.length !== GANGLION_PACKET_BYTES && id < GANGLION_IDS.firstImpedance;
      faults.push({ offset, kind: isShort ? 'length' : 'unknown', message: read.error, about });
    }
    offset += bytes.length;
  }
  return { packets, faults };
}
