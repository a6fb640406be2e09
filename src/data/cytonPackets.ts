/** The packet of the Cyton, field by field, each with its source. */
import { CYTON_CHANNELS, CYTON_LAYOUT } from './cyton';
import { ads1299, cytonFirmware } from './cytonSources';
import type { ByteField, Source } from './types';

const channelFields: readonly ByteField[] = Array.from({ length: CYTON_CHANNELS }, (_, index) => ({
  offset: CYTON_LAYOUT.channels + CYTON_LAYOUT.channelBytes * index,
  length: CYTON_LAYOUT.channelBytes,
  name: `Channel ${index + 1}`,
  encoding: '24-bit signed, big-endian',
  meaning: `Sample of channel ${index + 1} in counts (channel ${index + 9} in a Daisy packet)`,
  kind: 'channel',
}));

/** The packet on the dongle's serial port; the meaning of bytes 26 to 31 depends on the stop byte. */
export const cytonPacketFields: readonly ByteField[] = [
  {
    offset: 0,
    length: 1,
    name: 'Start',
    encoding: '0xA0',
    meaning: 'Marks the start of a packet; written by the dongle',
    kind: 'header',
  },
  {
    offset: CYTON_LAYOUT.counter,
    length: 1,
    name: 'Sample number',
    encoding: '8-bit unsigned',
    meaning: 'Counts 0 to 255, then starts again; 0 is the first packet of a stream',
    kind: 'counter',
  },
  ...channelFields,
  {
    offset: CYTON_LAYOUT.aux,
    length: CYTON_LAYOUT.auxBytes,
    name: 'Auxiliary',
    encoding: 'big-endian',
    meaning: 'Accelerometer, pins, marker or time, as the stop byte says',
    kind: 'aux',
  },
  {
    offset: CYTON_LAYOUT.stop,
    length: 1,
    name: 'Stop',
    encoding: '0xC0 to 0xCF',
    meaning: 'The low four bits are the packet type',
    kind: 'footer',
  },
];

/** What bytes 26 to 31 of a packet hold. */
export type AuxLayout = 'accelerometer' | 'raw' | 'user' | 'accelerometerTime' | 'rawTime';

/** A last byte of a packet, and what it says about the six before it. */
export interface StopByte {
  byte: number;
  /** The firmware's name of the packet type. */
  symbol: string;
  aux: AuxLayout;
  /** The first packet after the time stamp was turned on. */
  isTimeSet: boolean;
  meaning: string;
  source: Source;
}

/** Every stop byte the firmware sends. The pairs are 0xC3 with 0xC4, and 0xC5 with 0xC6. */
export const cytonStopBytes: readonly StopByte[] = [
  {
    byte: 0xc0,
    symbol: 'PACKET_TYPE_ACCEL',
    aux: 'accelerometer',
    isTimeSet: false,
    meaning: 'Accelerometer X, Y, Z; zero when the accelerometer has nothing new',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL'),
  },
  {
    byte: 0xc1,
    symbol: 'PACKET_TYPE_RAW_AUX',
    aux: 'raw',
    isTimeSet: false,
    meaning: 'Three 16-bit values of a sketch, of the analog or digital pins, or a marker',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX'),
  },
  {
    byte: 0xc2,
    symbol: 'PACKET_TYPE_USER_DEFINED',
    aux: 'user',
    isTimeSet: false,
    meaning: 'Six bytes whose meaning your own sketch decides',
    source: cytonFirmware('sendChannelDataSerial, default'),
  },
  {
    byte: 0xc3,
    symbol: 'PACKET_TYPE_ACCEL_TIME_SET',
    aux: 'accelerometerTime',
    isTimeSet: true,
    meaning: 'First packet after `<`: one accelerometer axis and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL_TIME_SET'),
  },
  {
    byte: 0xc4,
    symbol: 'PACKET_TYPE_ACCEL_TIME_SYNC',
    aux: 'accelerometerTime',
    isTimeSet: false,
    meaning: 'All later packets: one accelerometer axis and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL_TIME_SYNC'),
  },
  {
    byte: 0xc5,
    symbol: 'PACKET_TYPE_RAW_AUX_TIME_SET',
    aux: 'rawTime',
    isTimeSet: true,
    meaning: 'First packet after `<` without accelerometer: auxiliary value 1 and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX_TIME_SET'),
  },
  {
    byte: 0xc6,
    symbol: 'PACKET_TYPE_RAW_AUX_TIME_SYNC',
    aux: 'rawTime',
    isTimeSet: false,
    meaning: 'All later packets without accelerometer: auxiliary value 1 and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX_TIME_SYNC'),
  },
];

const aux = (offset: number, name: string, encoding: string, meaning: string): ByteField => ({
  offset,
  length: 2,
  name,
  encoding,
  meaning,
  kind: 'aux',
});

const timeField: ByteField = {
  offset: CYTON_LAYOUT.time,
  length: CYTON_LAYOUT.timeBytes,
  name: 'Time stamp',
  encoding: '32-bit unsigned, big-endian',
  meaning: 'Milliseconds since the board was switched on or RST was pressed, taken when the sample was read',
  kind: 'time',
};

/** Bytes 26 to 31 for each kind of auxiliary data. Offsets count from the start of the packet. */
export const cytonAuxFields: Readonly<Record<AuxLayout, readonly ByteField[]>> = {
  accelerometer: [
    aux(26, 'X', '16-bit signed, big-endian', 'Acceleration along X in counts of 0.125 mg'),
    aux(28, 'Y', '16-bit signed, big-endian', 'Acceleration along Y in counts of 0.125 mg'),
    aux(30, 'Z', '16-bit signed, big-endian', 'Acceleration along Z in counts of 0.125 mg'),
  ],
  raw: [
    aux(
      26,
      'Aux 1',
      '16-bit signed, big-endian',
      'Analog: A5 (D11). Digital: byte 26 is D11, byte 27 is D12. Marker: its character code',
    ),
    aux(
      28,
      'Aux 2',
      '16-bit signed, big-endian',
      'Analog: A6 (D12). Digital: byte 28 is D13, byte 29 is D17',
    ),
    aux(30, 'Aux 3', '16-bit signed, big-endian', 'Analog: A7 (D13). Digital: byte 31 is D18'),
  ],
  user: [
    {
      offset: CYTON_LAYOUT.aux,
      length: CYTON_LAYOUT.auxBytes,
      name: 'User data',
      meaning: 'Whatever your sketch puts there',
      kind: 'payload',
    },
  ],
  accelerometerTime: [
    aux(
      26,
      'One axis',
      '16-bit signed, big-endian',
      'X when the sample number ends in 7, Y in 8, Z in 9 (decimal); zero otherwise',
    ),
    timeField,
  ],
  rawTime: [aux(26, 'Aux 1', '16-bit signed, big-endian', 'The first auxiliary value'), timeField],
};

/** Points at which readers trip, each settled from source. */
export const cytonPacketNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'Counted from 0, channel 1 begins at byte 2 and each channel has three bytes, so channel 6 is in bytes 17 to 19 and channel 7 in bytes 20 to 22. Some older texts are one channel off.',
    source: cytonFirmware('ADS_writeChannelData'),
  },
  {
    note: 'The first packet of a stream has sample number 0: the counter is cleared when the converter starts and is raised after each packet.',
    source: cytonFirmware('startADS and sendChannelData'),
  },
  {
    note: 'The converter clips at its limits: +8388607 and −8388608 mean that the input left the range, not that it reached it.',
    source: ads1299('Data Format'),
  },
];
