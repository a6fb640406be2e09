/** The Ganglion board: its numbers, pins, switches, radio names and packets, each with its source. */
import {
  ad8237,
  brainflowGanglion,
  ganglionBom,
  ganglionDefinitions,
  ganglionFirmware,
  ganglionFirmware2,
  ganglionHeader,
  ganglionLayout,
  ganglionSchematic,
  ganglionSketch,
  guiGanglionImpedance,
  mcp3912,
} from './ganglionSources';
import { ganglionCorners, outlineMm } from './outline';
import type { ByteField, Pin, Source, SpecRow } from './types';

/** Channels of the board. */
export const GANGLION_CHANNELS = 4;

/** Length of a data packet, in bytes: what one Bluetooth LE notification carries. */
export const GANGLION_PACKET_BYTES = 20;

/** Reference of the converter in volts, and its fixed factor. */
export const MCP3912_REFERENCE_VOLTS = 1.2;
export const MCP3912_FACTOR = 1.5;

/** Gain of the instrumentation amplifier in front of the converter: 1 + 100 kΩ ÷ 2 kΩ. */
export const GANGLION_AMPLIFIER_GAIN = 51;

/** g per count of the accelerometer byte: ±2 g in 8 bit, as BrainFlow rounds it. */
export const GANGLION_G_PER_COUNT = 0.016;

/** The firmware lines whose packets differ. */
export type GanglionFirmwareLine = 2 | 3;

/** Bits that a difference, or a sample, takes in a compressed packet. */
export type GanglionBits = 18 | 19;

/** First bytes of packets that both firmware lines share. */
export const GANGLION_IDS = {
  /** Channels 1 to 4 follow each other. */
  firstImpedance: 201,
  referenceImpedance: 205,
  text: 206,
  lastText: 207,
} as const;

/** First byte of the uncompressed packet, of firmware 2 alone. */
export const GANGLION_RAW_ID = 0;

/** First bytes of compressed packets. */
export const ganglionCompressedIds: Readonly<
  Record<GanglionFirmwareLine, Readonly<Record<GanglionBits, { first: number; last: number }>>>
> = {
  2: { 18: { first: 1, last: 100 }, 19: { first: 101, last: 200 } },
  3: { 18: { first: 0, last: 99 }, 19: { first: 100, last: 199 } },
};

/** Where the fields of a packet begin, counted from 0, in bytes. */
export const GANGLION_LAYOUT = {
  /** Of the first value, in every kind of packet. */
  values: 1,
  /** Of what follows an uncompressed sample. */
  filling: 13,
  /** Of the accelerometer, in 18-bit packets. */
  acceleration: 19,
} as const;

/** Current while the board streams, in milliamperes, as the vendor gives it. */
export const GANGLION_MILLIAMPERES = 15;

/** Width and depth of the board. */
export const ganglionOutline: Pick<SpecRow, 'value' | 'unit' | 'source'> = {
  value: outlineMm(ganglionCorners, 1),
  unit: 'mm',
  source: ganglionLayout('Ganglion_01-Edge.Cuts.gbr'),
};

/** The board at a glance. */
export const ganglionSpecs: readonly SpecRow[] = [
  { name: 'Channels', value: GANGLION_CHANNELS, source: ganglionDefinitions('NUM_CHANNELS') },
  { name: 'Analog front end', value: 'MCP3912, 24 bit', source: ganglionBom('U7') },
  {
    name: 'Input amplifier',
    value: 'AD8237, gain 51',
    condition: '1 + 100 kΩ ÷ 2 kΩ; not adjustable',
    source: ganglionSchematic('U2 to U5, R15 to R22'),
  },
  {
    name: 'Noise of the input amplifier',
    value: 1.5,
    unit: 'µV peak to peak',
    condition: 'typical, 0.1 to 10 Hz; 68 nV/√Hz at 1 kHz; of the amplifier alone, by its datasheet',
    source: ad8237('Specifications, Voltage Noise'),
  },
  {
    name: 'Common-mode rejection (CMRR)',
    value: 106,
    unit: 'dB',
    condition: 'at least, of the amplifier alone; unequal electrodes lower it',
    source: ad8237('Features'),
  },
  {
    name: 'Sample rate',
    symbol: 'f_s',
    value: 200,
    unit: 'Hz',
    condition: 'over Bluetooth LE; crystal of 3.2768 MHz ÷ 4 ÷ 4096',
    source: ganglionFirmware('config_MCP3912, SAMPLE_RATE_200'),
  },
  {
    name: 'Reference voltage',
    symbol: 'V_REF',
    value: MCP3912_REFERENCE_VOLTS,
    unit: 'V',
    condition: 'internal',
    source: mcp3912('Features'),
  },
  {
    name: 'Voltage of one count (LSB)',
    value: 0.00187,
    unit: 'µV',
    condition: '1.2 V ÷ (8388607 × 1.5 × 51)',
    source: brainflowGanglion('eeg_scale'),
  },
  {
    name: 'Smallest step, 19-bit packets',
    value: 0.1197,
    unit: 'µV',
    condition: 'firmware 3; 64 counts',
    source: ganglionFirmware('compressData19'),
  },
  {
    name: 'Smallest step, 18-bit packets',
    value: 0.2394,
    unit: 'µV',
    condition: 'firmware 3, accelerometer on; 128 counts',
    source: ganglionFirmware('compressData18'),
  },
  {
    name: 'Full-scale input, differential',
    value: '±15.69',
    unit: 'mV',
    condition: '±1.2 V ÷ 1.5 ÷ 51',
    source: mcp3912('ADC output coding'),
  },
  {
    name: 'Low-pass before the converter',
    value: 159,
    unit: 'Hz',
    condition: '1 kΩ and 1 µF',
    source: ganglionSchematic('R23 to R26, C10 to C13'),
  },
  {
    name: 'Driven ground (D_G)',
    value: 1.5,
    unit: 'V',
    condition:
      'half of the 3.0 V analog supply, through a resistor (R49) and a capacitor (C46) side by side. The design files disagree: 330 kΩ and 1 µF in the schematic, 470 kΩ and 1 µF in the layout, 330 kΩ and 0.1 µF in the parts list',
    source: ganglionSchematic('U25, R32, R33, R49, C46; Ganglion_01.kicad_pcb; Ganglion_01_BOM.xlsx'),
  },
  {
    name: 'Accelerometer',
    value: 'LIS2DE12, 3 axes',
    condition: 'on the underside; called LIS2DH in the firmware',
    source: ganglionBom('U17'),
  },
  {
    name: 'Accelerometer range',
    value: '±2',
    unit: 'g',
    condition: 'firmware 2.0.1 and 3.0.2',
    source: ganglionFirmware('config_LIS2DH, CTRL_REG4 = 0x08'),
  },
  {
    name: 'Accelerometer rate',
    value: 10,
    unit: 'Hz',
    condition: 'off until `n`',
    source: ganglionFirmware('enable_LIS2DH, CTRL_REG1 = 0x27'),
  },
  {
    name: 'Acceleration of one count',
    value: GANGLION_G_PER_COUNT,
    unit: 'g',
    source: brainflowGanglion('accel_scale'),
  },
  { name: 'Radio', value: 'Simblee RFD77101, Bluetooth LE', source: ganglionBom('U8') },
  { name: 'Transmit power', value: 4, unit: 'dBm', source: ganglionFirmware('initialize, txPowerLevel') },
  {
    name: 'Memory card',
    value: 'microSD',
    condition: 'only with the GanglionWithSD sketch',
    source: ganglionBom('U13'),
  },
  {
    name: 'Impedance test',
    value: 'square wave, 166.7 Hz, ±73 mV',
    condition: '3 ms each half; 100 steps of 3.0 V ÷ 4095, through 100 Ω',
    source: ganglionDefinitions('HALF_PERIOD, HALF_WAVE, SHUNT'),
  },
  {
    name: 'Supply of all parts',
    value: 3,
    unit: 'V',
    condition: 'one regulator for the analog, one for the digital part',
    source: ganglionBom('U9, U11: NCP551SN30'),
  },
  {
    name: 'Battery',
    value: '3.3 to 10',
    unit: 'V DC',
    condition:
      'battery only; never a mains supply. Older documentation allows 12 V, but the voltage detector at the input is specified up to 10 V; below about 3.3 V it keeps the board off',
    source: {
      title: 'onsemi NCP300 datasheet, NCP300/D',
      where: 'Maximum operating voltage; NCP300LSN30 is U10 of the board',
      url: 'https://www.onsemi.com/pdf/datasheet/ncp300-d.pdf',
    },
  },
  { name: 'Battery connector', value: 'JST PH, 2 poles, 2 mm', source: ganglionBom('B1: S2B-PH-SM4-TB') },
  {
    name: 'Board outline',
    ...ganglionOutline,
    condition: 'octagon, 2.41 × 2.41 in',
  },
];

const input = (label: string, type: Pin['type'], what: string, header: string, note?: string): Pin => ({
  label,
  type,
  function: what,
  ...(note === undefined ? {} : { note }),
  source: ganglionSchematic(`P1 pin ${header}`),
});

/** The 2 × 8 input header: + inputs on top, − inputs below. */
export const ganglionInputPins: readonly Pin[] = [
  input('GNDA', 'ground', 'Ground, 0 V', '1 and 2', 'Top and bottom are joined'),
  input('D_G', 'bias', 'Driven ground, 1.5 V', '3 and 4', 'Top and bottom are joined'),
  input(
    'REF',
    'electrode',
    'Shared reference for channels whose switch is down',
    '5 and 6',
    'Top and bottom are joined',
  ),
  input('4 +', 'electrode', 'Channel 4, non-inverting input', '7'),
  input('4 −', 'electrode', 'Channel 4, inverting input', '8', 'Used when SW4 is up'),
  input('3 +', 'electrode', 'Channel 3, non-inverting input', '9'),
  input('3 −', 'electrode', 'Channel 3, inverting input', '10', 'Used when SW3 is up'),
  input('2 +', 'electrode', 'Channel 2, non-inverting input', '11'),
  input('2 −', 'electrode', 'Channel 2, inverting input', '12', 'Used when SW2 is up'),
  input('1 +', 'electrode', 'Channel 1, non-inverting input', '13'),
  input('1 −', 'electrode', 'Channel 1, inverting input', '14', 'Used when SW1 is up'),
  input('AVDD', 'power', 'Analog supply, 3.0 V', '15 and 16', 'Top and bottom are joined'),
];

/** The headers at which the free pins come out. */
export type GanglionHeader = 'P2' | 'P3' | 'P4' | 'P5';

/** A pin of one or more headers. */
export interface BreakoutPin extends Pin {
  places: readonly { header: GanglionHeader; pin: number }[];
}

const place = (text: string): BreakoutPin['places'][number] => {
  const [header, pin] = text.split(' pin ');
  return { header: header as GanglionHeader, pin: Number(pin) };
};

const breakout = (
  label: string,
  type: Pin['type'],
  what: string,
  where: string,
  note?: string,
): BreakoutPin => ({
  label,
  type,
  function: what,
  ...(note === undefined ? {} : { note }),
  places: where.split(' and ').map(place),
  source: ganglionSchematic(where),
});

/** The breakout pins. Signals must stay between 0 V and 3.0 V. */
export const ganglionBreakoutPins: readonly BreakoutPin[] = [
  breakout(
    'TX',
    'bus',
    'Serial input of the Simblee, P0.00',
    'P5 pin 2',
    'Named from the adapter: goes to its TX',
  ),
  breakout('D2 / A3', 'analog', 'Digital, or analog A3', 'P5 pin 3'),
  breakout(
    'RX',
    'bus',
    'Serial output of the Simblee, P0.01',
    'P5 pin 4',
    'Named from the adapter: goes to its RX',
  ),
  breakout('D3 / A4', 'analog', 'Digital, or analog A4', 'P5 pin 5'),
  breakout('D5 / A6', 'analog', 'Digital, or analog A6', 'P5 pin 6'),
  breakout('D9', 'digital', 'Digital', 'P5 pin 7'),
  breakout('D11', 'digital', 'Digital', 'P5 pin 8'),
  breakout('VDD', 'power', 'Digital supply, 3.0 V', 'P4 pin 1 and P3 pin 3'),
  breakout('GND', 'ground', 'Ground', 'P4 pin 2 and P3 pin 4'),
  breakout('MISO', 'bus', 'SPI data to the Simblee', 'P4 pin 3'),
  breakout('SCK', 'bus', 'SPI clock', 'P4 pin 4'),
  breakout('MOSI', 'bus', 'SPI data from the Simblee', 'P4 pin 7'),
  breakout('D12', 'digital', 'Digital', 'P4 pin 8'),
  breakout('D14', 'digital', 'Digital', 'P2 pin 1'),
  breakout('RST', 'control', 'Reset of the Simblee, joined to the button', 'P2 pin 2'),
  breakout('D4 / A5', 'analog', 'Digital, or analog A5', 'P2 pin 3'),
  breakout('D23', 'digital', 'Digital', 'P2 pin 4', 'Drives the blue LED through 1 kΩ'),
  breakout('D24', 'digital', 'Digital', 'P3 pin 1'),
  breakout('D21', 'digital', 'Digital', 'P3 pin 2'),
];

const used = (label: string, type: Pin['type'], what: string, where: string): Pin => ({
  label,
  type,
  function: what,
  source: ganglionDefinitions(where),
});

/** Pins that the firmware uses inside; a sketch of one's own keeps off them or knows what it does. */
export const ganglionUsedPins: readonly Pin[] = [
  used('D6', 'analog', 'Current of the impedance test', 'SHUNT_SENSOR'),
  used('D7', 'control', 'Chip select of the MCP3912', 'MCP_SS'),
  used('D8', 'digital', 'A new sample is ready', 'MCP_DRDY'),
  used('D10', 'control', 'Chip select of the accelerometer', 'LIS2DH_SS'),
  used('D13', 'digital', 'A new acceleration is ready', 'LIS_DRDY'),
  {
    label: 'D15, D16, D18',
    type: 'bus',
    function: 'SPI: MISO, SCK, MOSI',
    source: ganglionSketch('comment at the top'),
  },
  {
    label: 'D17',
    type: 'control',
    function: 'Chip select of the memory card',
    source: ganglionSchematic('U8 pin 12, SD_SS'),
  },
  used('D19', 'control', 'Chip select of the AD5621, which makes the impedance test signal', 'DAC_SS'),
  used('D20', 'control', 'Reset of the MCP3912', 'MCP_RST'),
  used('D22', 'digital', 'Impedance test at REF', 'Z_TEST_REF'),
  used('D25, D28 to D30', 'digital', 'Impedance test at channels 4, 3, 2, 1', 'Z_TEST_1 to Z_TEST_4'),
];

/** Labels of a header from its pin 1 on; empty where a pin has no use of its own. */
export const ganglionHeaderLabels = (header: GanglionHeader, pins: number): string[] =>
  Array.from(
    { length: pins },
    (_, index) =>
      ganglionBreakoutPins
        .find(({ places }) => places.some((at) => at.header === header && at.pin === index + 1))
        ?.label.replaceAll(' ', '') ?? '',
  );

/** Columns of the input header from left to right; a channel has its + above its −. */
export const ganglionInputColumns: readonly string[] = ganglionInputPins.flatMap(({ label }) => {
  if (label.endsWith('−')) return [];
  return [label.endsWith('+') ? `+${label[0]}−` : label];
});

/** A switch or button, and what each of its positions means. */
export interface BoardSwitch {
  label: string;
  positions: readonly { position: string; meaning: string }[];
  source: Source;
}

/** The slide switches and the button. */
export const ganglionSwitches: readonly BoardSwitch[] = [
  {
    label: 'SW1 to SW4',
    positions: [
      {
        position: 'up (as shipped)',
        meaning: 'The − side of the channel is its own − pin: SW1 takes 1 −, SW2 takes 2 −, and so on',
      },
      {
        position: 'down',
        meaning: 'The − side of the channel is REF, shared with every other channel that is down',
      },
    ],
    source: ganglionSchematic('SW1 to SW4'),
  },
  {
    label: 'Power',
    positions: [
      {
        position: 'on',
        meaning:
          'The battery supplies the board; the blue LED blinks until a computer connects, then stays on',
      },
      { position: 'off', meaning: 'The battery is cut off' },
    ],
    source: ganglionSchematic('SW5'),
  },
  {
    label: 'Reset button',
    positions: [{ position: 'pressed', meaning: 'Restarts the Simblee' }],
    source: ganglionSchematic('SW6'),
  },
];

/** Names on the air and Bluetooth LE identifiers. */
export const ganglionBle = {
  serviceUuid: 'fe84',
  /** Notifications: the board speaks. */
  notifyUuid: '2d30c082-f39f-4ce6-923f-3484ea480596',
  /** Writes: the board listens. */
  writeUuid: '2d30c083-f39f-4ce6-923f-3484ea480596',
  /** Writing here makes the Simblee disconnect. */
  disconnectUuid: '2d30c084-f39f-4ce6-923f-3484ea480596',
  /** Standard characteristic that reads as the firmware version, such as `3.0.2`. */
  softwareRevisionUuid: '2a28',
  names: [
    { firmware: '2.0.1', name: 'Ganglion-xxxx', source: ganglionFirmware2('makeUniqueId, advdata') },
    { firmware: '3.0.2', name: 'Ganglion 1.3 (xxxx)', source: ganglionHeader('advdata') },
  ],
  sources: [
    brainflowGanglion('GANGLION_WRITE_CHAR, GANGLION_NOTIFY_CHAR and GANGLION_SOFTWARE_REVISION'),
    {
      title: 'BrainFlow, ganglion_bglib/callbacks.cpp',
      where: 'GANGLION_SERVICE_UUID',
      url: 'https://github.com/brainflow-dev/brainflow/blob/master/src/board_controller/openbci/ganglion_bglib/callbacks.cpp',
    },
    {
      title: 'OpenBCI documentation, Ganglion data format',
      where: 'Disconnect characteristic; in no driver read for this page',
      url: 'https://docs.openbci.com/Ganglion/GanglionDataFormat/',
    },
  ] satisfies Source[],
} as const;

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
    meaning: 'X when the ID ends in 1, Y when in 2, Z when in 3; otherwise a value that was sent before',
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
    note: 'Firmware 3 sends upper bits, not differences: a lost packet no longer shifts what follows. In firmware 2 everything after a lost packet is off until the next ID 0.',
    source: ganglionFirmware('compressData18 and compressData19'),
  },
  {
    note: 'Bit 0 of every value is a copy of the sign and carries no data. Read it as zero after taking the sign from it: steps are 128 counts with 18 bit and 64 counts with 19 bit.',
    source: ganglionFirmware('compressData18, bitWrite'),
  },
  {
    note: 'Firmware 3 converts 201 samples in each round of IDs and sends 200 of them: the sample before the IDs start again never leaves the board. 199 of 200 samples a second arrive.',
    source: ganglionFirmware('processData, sampleCounter > 200'),
  },
  {
    note: 'In firmware 3.0.1 and 3.0.2 the first packet after `b` carries a stray ID: 255 with the accelerometer on, 99 with it off. Drop it. The first round then ends one number early, which looks like one lost packet. Read from the source, not measured.',
    source: ganglionFirmware('startRunning, ringBufferLevel = 0xFF'),
  },
  {
    note: 'For the same reason the accelerometer’s digits are shifted in the first round after `b`, about one second: X comes in IDs that end in 5, Y in 6 and Z in 7. From the second round on they are 1, 2 and 3. Programs that look at 1, 2 and 3, BrainFlow among them, show an old Z value for all three axes during that second. Read from the source, not measured.',
    source: ganglionFirmware('startRunning and sendCompressedPacket18, ringBufferLevel % 10'),
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
  {
    note: 'Impedance comes in kΩ. The GUI halves it, because the current also passes the driven-ground electrode.',
    source: guiGanglionImpedance('adjustedImpedance'),
  },
  {
    note: 'BrainFlow turns the axes: its X is the board’s Y, its Y is the board’s X, and its Z is the board’s Z with the other sign. A board that lies flat reads about +1 g on Z there, and −1 g in the packets.',
    source: brainflowGanglion('decompress_firmware_3, accel_x, accel_y and accel_z'),
  },
  {
    note: 'The radio reads only the first byte of each write. Send the two characters of `~~` as two writes.',
    source: ganglionFirmware('SimbleeBLE_onReceive'),
  },
];

/** Releases, oldest first; dates as year, month, day. */
export const ganglionFirmwareVersions: readonly { version: string; released: string; changed: string }[] = [
  { version: '1.0.0', released: '2017-02-01', changed: 'First release' },
  {
    version: '1.1.1',
    released: '2017-03-02',
    changed: 'SD card file names that allow programming over the air',
  },
  { version: '1.1.2', released: '2017-03-16', changed: 'Commands are kept in a ring buffer' },
  { version: '2.0.0', released: '2017-09-01', changed: 'WiFi Shield and sample rates' },
  { version: '2.0.1', released: '2018-03-16', changed: 'Steadier long answers over WiFi' },
  { version: '3.0.0', released: '2023-08-03', changed: 'Upper bits instead of differences; IDs start at 0' },
  { version: '3.0.1', released: '2023-08-18', changed: 'Packet count is cleared at a start' },
  {
    version: '3.0.2',
    released: '2023-10-26',
    changed: 'Channel 4 with accelerometer; square wave on all four channels',
  },
];
