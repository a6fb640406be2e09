/** The Ganglion board at a glance, each with its source. */
import { GANGLION_CHANNELS, GANGLION_G_PER_COUNT, MCP3912_REFERENCE_VOLTS } from './ganglion';
import {
  ad8237,
  brainflowGanglion,
  ganglionBom,
  ganglionDefinitions,
  ganglionFirmware,
  ganglionLayout,
  ganglionSchematic,
  mcp3912,
} from './ganglionSources';
import { ganglionCorners, outlineMm } from './outline';
import type { SpecRow } from './types';

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
    condition:
      'conversions, of which firmware 3 sends 200 in 201 over Bluetooth LE; crystal of 3.2768 MHz ÷ 4 ÷ 4096',
    source: ganglionFirmware('config_MCP3912, SAMPLE_RATE_200'),
  },
  {
    name: 'Sampling of the channels',
    value: 'all four at the same time',
    condition: 'four converters in parallel, none is switched between channels',
    source: mcp3912('Features: four synchronous sampling converters'),
  },
  {
    name: 'Crosstalk between channels',
    value: -122,
    unit: 'dB',
    condition: 'of the converter alone, by its datasheet',
    source: mcp3912('Features'),
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
