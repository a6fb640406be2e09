/** The packets of the Ganglion, field by field, each with its source. */
import {
  GANGLION_CHANNELS,
  GANGLION_IDS,
  GANGLION_LAYOUT,
  GANGLION_RAW_ID,
  ganglionCompressedIds,
} from './ganglion';
import { ganglionDefinitions, ganglionFirmware, ganglionFirmware2 } from './ganglionSources';
import type { GanglionBits, GanglionFirmwareLine } from './ganglion';
import type { ByteField, Source } from './types';

/** First bytes of packets, from `first` to `last`, that mean the same. */
export interface PacketIdRange {
  first: number;
  last: number;
  firmware: readonly GanglionFirmwareLine[];
  content: string;
  source: Source;
}

/** What the first byte of a packet says, by firmware line. */
export const ganglionPacketIds: readonly PacketIdRange[] = [
  {
    first: GANGLION_RAW_ID,
    last: GANGLION_RAW_ID,
    firmware: [2],
    content: 'One sample of 4 × 24 bit, not compressed; the starting point of the differences',
    source: ganglionFirmware2('sendRawPacket'),
  },
  {
    ...ganglionCompressedIds[2][18],
    firmware: [2],
    content: 'Two samples of 4 × 18 bit as differences, and one byte of accelerometer',
    source: ganglionFirmware2('sendCompressedPacket18'),
  },
  {
    ...ganglionCompressedIds[2][19],
    firmware: [2],
    content: 'Two samples of 4 × 19 bit as differences',
    source: ganglionFirmware2('sendCompressedPacket19'),
  },
  {
    ...ganglionCompressedIds[3][18],
    firmware: [3],
    content: 'Two samples of 4 × 18 bit, the upper bits of each, and one byte of accelerometer',
    source: ganglionFirmware('sendCompressedPacket18'),
  },
  {
    ...ganglionCompressedIds[3][19],
    firmware: [3],
    content: 'Two samples of 4 × 19 bit, the upper bits of each',
    source: ganglionFirmware('sendCompressedPacket19'),
  },
  {
    first: GANGLION_IDS.firstImpedance,
    last: GANGLION_IDS.firstImpedance + GANGLION_CHANNELS - 1,
    firmware: [2, 3],
    content: 'Impedance of channels 1 to 4 in kΩ, as text that ends with Z',
    source: ganglionFirmware('testImpedance, ID_Z_1'),
  },
  {
    first: GANGLION_IDS.referenceImpedance,
    last: GANGLION_IDS.referenceImpedance,
    firmware: [2, 3],
    content: 'Impedance of the reference in kΩ, as text that ends with Z',
    source: ganglionDefinitions('ID_Z_R'),
  },
  {
    first: GANGLION_IDS.text,
    last: GANGLION_IDS.text,
    firmware: [2, 3],
    content: 'Part of a text, more follows',
    source: ganglionDefinitions('ID_MULTI_PACKET'),
  },
  {
    first: GANGLION_IDS.lastText,
    last: GANGLION_IDS.lastText,
    firmware: [2, 3],
    content: 'Last or only part of a text',
    source: ganglionDefinitions('ID_MULTI_PACKET_STOP'),
  },
];

const idField = (meaning: string): ByteField => ({
  offset: 0,
  length: 1,
  name: 'Packet ID',
  encoding: '8-bit unsigned',
  meaning,
  kind: 'header',
});

const idRanges = (bits: GanglionBits): string =>
  ([2, 3] as const)
    .map((line) => {
      const { first, last } = ganglionCompressedIds[line][bits];
      return `Firmware ${line}: ${first} to ${last}`;
    })
    .join('. ');

/** The uncompressed packet of firmware 2, ID 0. */
export const ganglionRawFields: readonly ByteField[] = [
  idField(String(GANGLION_RAW_ID)),
  ...[1, 2, 3, 4].map((channel): ByteField => ({
    offset: GANGLION_LAYOUT.values + 3 * (channel - 1),
    length: 3,
    name: `Channel ${channel}`,
    encoding: '24-bit signed, big-endian',
    meaning: `Sample of channel ${channel} in counts`,
    kind: 'channel',
  })),
  {
    offset: GANGLION_LAYOUT.filling,
    length: 7,
    name: 'Filling',
    encoding: 'ASCII',
    meaning: 'The letters A to G',
    kind: 'footer',
  },
];

/** 18-bit packets. The eight values follow each other without a gap, highest bit first. */
export const ganglion18BitFields: readonly ByteField[] = [
  idField(idRanges(18)),
  {
    offset: GANGLION_LAYOUT.values,
    length: 9,
    name: 'First sample',
    encoding: '4 × 18 bit',
    meaning: 'Channels 1 to 4; bit 0 of each value is its sign',
    kind: 'channel',
  },
  {
    offset: 10,
    length: 9,
    name: 'Second sample',
    encoding: '4 × 18 bit',
    meaning: 'Channels 1 to 4; bit 0 of each value is its sign',
    kind: 'channel',
  },
  {
    offset: GANGLION_LAYOUT.acceleration,
    length: 1,
    name: 'Accelerometer',
    encoding: '8-bit signed',
    meaning: 'X when the ID ends in 1, Y in 2, Z in 3; otherwise a value that was sent before',
    kind: 'aux',
  },
];

/** 19-bit packets: the second sample starts in the middle of byte 10. */
export const ganglion19BitFields: readonly ByteField[] = [
  idField(idRanges(19)),
  {
    offset: GANGLION_LAYOUT.values,
    length: 19,
    name: 'Two samples',
    encoding: '8 × 19 bit',
    meaning: 'Channels 1 to 4 twice; bit 0 of each value is its sign',
    kind: 'channel',
  },
];

/** The bytes of a packet that brings an impedance. */
export const ganglionImpedanceFields: readonly ByteField[] = [
  idField('201 to 204 for channels 1 to 4, 205 for REF'),
  {
    offset: GANGLION_LAYOUT.values,
    length: 18,
    name: 'Text',
    encoding: 'ASCII, as long as needed',
    meaning: 'Whole kΩ in digits, then Z; Z alone when the result was not above zero',
    kind: 'payload',
  },
];

/** Points at which readers trip, each settled from source. */
export const ganglionPacketNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'In firmware 3.0.1 and 3.0.2 the first packet after `b` carries a stray ID: 255 with the accelerometer on, 99 with it off. Drop it. The first round then ends one number early, which looks like one lost packet. Read from the source, not measured.',
    source: ganglionFirmware('startRunning, ringBufferLevel = 0xFF'),
  },
  {
    note: 'When the accelerometer is turned on or off during a stream, firmware 3 fills the first packet of the new kind half by the old layout: its first sample is wrong. Drop that packet. Read from the source, not measured.',
    source: ganglionFirmware(
      'processData, accelOnEdge and accelOffEdge; compressData18 packs even samples first',
    ),
  },
  {
    note: 'Firmware 3.0.0 and 3.0.1 lose the two highest bits of channel 4 in the second sample of 18-bit packets; 3.0.2 corrects it.',
    source: ganglionFirmware('compressData18, corrected in 3.0.2'),
  },
];
