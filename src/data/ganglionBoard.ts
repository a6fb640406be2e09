/** The Ganglion as an object: limits of its pins, and mechanical data. */
import { GANGLION_AMPLIFIER_GAIN, MCP3912_FACTOR, MCP3912_REFERENCE_VOLTS } from './ganglion';
import { ganglionOutline } from './ganglionSpecs';
import { ganglionBom, ganglionLayout, ganglionSchematic, mcp3912 } from './ganglionSources';
import type { SpecRow } from './types';

const FULL_SCALE_MILLIVOLTS = (MCP3912_REFERENCE_VOLTS / MCP3912_FACTOR / GANGLION_AMPLIFIER_GAIN) * 1000;

/** Behind the amplifier, at a gain of 1 and a reference of 1.2 V. */
const CONVERTER_LINEAR_MILLIVOLTS = 600;

/** What the pins bear and still measure. */
export const ganglionLimits: readonly SpecRow[] = [
  {
    name: 'Voltage at an input pin',
    value: '0 to 3.0',
    unit: 'V against GNDA',
    condition: 'the supply of the amplifiers; a body held at D_G stays in the middle of it',
    source: ganglionSchematic('U2 to U5, supplied by VAA'),
  },
  {
    name: 'Difference between + and −',
    value: `±${FULL_SCALE_MILLIVOLTS.toFixed(2)}`,
    unit: 'mV',
    condition: 'beyond it the channel is railed; constant offsets are taken away before',
    source: mcp3912('ADC output coding'),
  },
  {
    name: 'Difference within the converter’s linear range',
    value: `±${(CONVERTER_LINEAR_MILLIVOLTS / GANGLION_AMPLIFIER_GAIN).toFixed(2)}`,
    unit: 'mV',
    condition:
      '±600 mV ÷ 51; up to the limit above it still converts. The data sheet gives the range for pins within ±1 V of ground, but the board holds the minus pins at 1.2 V, so no accuracy is specified',
    source: {
      title: 'Microchip MCP3911 datasheet, of the same family as the MCP3912',
      where: 'section 3.4: linear region, absolute voltage; minus pins at V_REF in the schematic',
      url: 'https://www.microchip.com/en-us/product/MCP3911',
    },
  },
  {
    name: 'Input protection',
    value: 'TPD4E1B06',
    condition: 'against electrostatic discharge, on every input',
    source: ganglionBom('U28 to U30'),
  },
  {
    name: 'Voltage at a breakout pin',
    value: '0 to 3.0',
    unit: 'V',
    condition: 'never 5 V',
    source: ganglionSchematic('U8 supplied by VDD = 3.0 V'),
  },
  {
    name: 'Current through D1, the battery’s series diode',
    value: 100,
    unit: 'mA',
    condition: 'mean; Schottky diode',
    source: ganglionBom('D1: CDBU0130L'),
  },
];

/** Sizes, holes and connectors. */
export const ganglionMechanics: readonly SpecRow[] = [
  {
    name: 'Outline',
    ...ganglionOutline,
    condition: 'octagon; straight edges 25.4 mm',
  },
  {
    name: 'Mounting holes',
    value: '4 holes of 4.83',
    unit: 'mm',
    condition: '0.19 in',
    source: ganglionLayout('Ganglion_01-Edge.Cuts.gbr, circles of radius 2.413 mm'),
  },
  {
    name: 'Distance of the holes',
    value: '54.9 × 20.3',
    unit: 'mm',
    condition: 'centre to centre, 2.16 × 0.80 in',
    source: ganglionLayout('Ganglion_01-Edge.Cuts.gbr'),
  },
  {
    name: 'Input header',
    value: '2 × 8 pins, right angle',
    condition: 'pitch 2.54 mm',
    source: ganglionBom('P1: PRPC008DBAN-M71RC'),
  },
  {
    name: 'Breakout sockets',
    value: '2 × 4 and 2 × 8 holes',
    condition: 'pitch 2.54 mm',
    source: ganglionBom('P2 to P5'),
  },
];
