/** The pins and switches of the Ganglion, each with its source. */
import { ganglionDefinitions, ganglionSchematic, ganglionSketch } from './ganglionSources';
import type { Pin, Source } from './types';

const input = (label: string, type: Pin['type'], what: string, header: string, note?: string): Pin => ({
  label,
  type,
  function: what,
  ...(note === undefined ? {} : { note }),
  source: ganglionSchematic(`P1 pin ${header}`),
});

/** The 2 × 8 input header: + inputs on top, − inputs below. */
export const ganglionInputPins: readonly Pin[] = [
  input('GNDA', 'ground', 'Ground, 0 V', '1 and 2', 'Top and bottom are connected'),
  input('D_G', 'bias', 'Driven ground, 1.5 V', '3 and 4', 'Top and bottom are connected'),
  input(
    'REF',
    'electrode',
    'Shared reference for channels whose switch is down',
    '5 and 6',
    'Top and bottom are connected',
  ),
  input('4 +', 'electrode', 'Channel 4, non-inverting input', '7'),
  input('4 −', 'electrode', 'Channel 4, inverting input', '8', 'Used when SW4 is up'),
  input('3 +', 'electrode', 'Channel 3, non-inverting input', '9'),
  input('3 −', 'electrode', 'Channel 3, inverting input', '10', 'Used when SW3 is up'),
  input('2 +', 'electrode', 'Channel 2, non-inverting input', '11'),
  input('2 −', 'electrode', 'Channel 2, inverting input', '12', 'Used when SW2 is up'),
  input('1 +', 'electrode', 'Channel 1, non-inverting input', '13'),
  input('1 −', 'electrode', 'Channel 1, inverting input', '14', 'Used when SW1 is up'),
  input('AVDD', 'power', 'Analog supply, 3.0 V', '15 and 16', 'Top and bottom are connected'),
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
  breakout('RST', 'control', 'Reset of the Simblee, connected to the button', 'P2 pin 2'),
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
