/** The Cyton as an object: limits of its pins, mechanical data, and the USB dongle. */
import {
  ads1299,
  cytonBom,
  cytonLayout,
  dongleBom,
  dongleLayout,
  pic32,
  radioDefinitions,
} from './cytonSources';
import { cytonBatteryConnector, cytonOutline } from './cytonSpecs';
import type { Pin, SpecRow } from './types';

/** What the inputs and supplies bear and still measure. */
export const cytonLimits: readonly SpecRow[] = [
  {
    name: 'Voltage at an electrode pin, measured correctly',
    value: '−2.3 to +2.3',
    unit: 'V against AGND',
    condition: 'gain 1 and a small difference: the amplifiers end 200 mV before their supplies of ±2.5 V',
    source: ads1299('9.3.1.3.1 Input Common-Mode Range'),
  },
  {
    name: 'Common-mode voltage (mean of P and N)',
    value: '±(2.3 V − gain × difference ÷ 2)',
    unit: 'against AGND',
    condition: 'gain 24: ±50 mV with a full-scale difference of 187.5 mV, ±2.06 V with 20 mV',
    source: ads1299('9.3.1.3.1 Input Common-Mode Range, Equation 4'),
  },
  {
    name: 'Difference between P and N',
    value: '±187.5 mV at gain 24 to ±4.5 V at gain 1',
    condition: '±4.5 V ÷ gain',
    source: ads1299('9.3.1.3.2 Input Differential Dynamic Range'),
  },
  {
    name: 'Voltage at an electrode pin, absolute maximum',
    value: 'AVSS − 0.3 V to AVDD + 0.3 V',
    condition: 'beyond it the chip may be damaged; the series resistors limit the current',
    source: ads1299('7.1 Absolute Maximum Ratings'),
  },
  {
    name: 'Signal-to-noise ratio',
    value: 121,
    unit: 'dB',
    condition: 'gain 12, 10 Hz, −2 dB of full scale; of the converter alone',
    source: ads1299('7.5 Electrical Characteristics'),
  },
  {
    name: 'Voltage at D11, D12, D13, D17, D18',
    value: '0 to 3.3',
    unit: 'V',
    condition: 'none of these pins tolerates 5 V: use a divider or an isolator; 15 mA at most',
    source: pic32('Table 4; 30.0 Absolute Maximum Ratings'),
  },
  {
    name: 'Current through D9, the battery’s series diode',
    value: 100,
    unit: 'mA',
    condition: 'mean; Schottky diode of revision V4_C',
    source: cytonBom('D9: CDBU0130L'),
  },
];

/** Sizes, holes and connectors. */
export const cytonMechanics: readonly SpecRow[] = [
  {
    name: 'Outline',
    ...cytonOutline,
    condition: 'octagon; straight edges 25.4 mm',
  },
  {
    name: 'Mounting holes',
    value: '4 holes of 4.7',
    unit: 'mm',
    condition: 'unplated, 0.185 in',
    source: cytonLayout('Drill Data, Through Hole (Unplated), tool T4'),
  },
  {
    name: 'Distance of the holes',
    value: '54.9 × 20.3',
    unit: 'mm',
    condition: 'centre to centre, 2.163 × 0.800 in',
    source: cytonLayout('Drill Data, Through Hole (Unplated), tool T4'),
  },
  {
    name: 'Electrode header',
    value: '2 × 11 pins, right angle',
    condition:
      'pitch 2.54 mm, from SRB to AGND; the columns AVSS and AVDD at its ends take the Daisy’s plugs',
    source: cytonBom('PL1: 61302221021'),
  },
  {
    name: 'Battery connector',
    ...cytonBatteryConnector,
    condition: 'on the underside',
  },
  {
    name: 'Card slot',
    value: 'microSD, push type ST-TF-003A',
    condition: 'on the underside',
    source: cytonBom('CONN1'),
  },
  { name: 'Power switch', value: 'CUS-13TB, three positions', source: cytonBom('SW2') },
];

/** The pads along both long sides of the dongle, with the names printed on its underside. */
export const donglePins: readonly Pin[] = [
  {
    label: '3V3',
    type: 'power',
    function: '3.3 V, made by the FT231X from USB',
    note: 'For 50 mA at most: a Cyton with Daisy takes more',
    source: {
      title: 'FTDI FT231X datasheet 1.2',
      where: '3.3V LDO',
    },
  },
  { label: 'GND', type: 'ground', function: 'Ground of the computer', source: dongleBom('J1, J2') },
  {
    label: 'FTDI_TX, FTDI_RX',
    type: 'bus',
    function: 'Serial port between FT231X and radio',
    note: 'Used as a USB adapter when the radio on the Cyton is programmed',
    source: dongleBom('U1: FT231XQ-R'),
  },
  {
    label: 'GPIO_2',
    type: 'digital',
    function: 'Drives the blue LED',
    source: radioDefinitions('OPENBCI_PIN_HOST_LED'),
  },
  {
    label: 'GPIO_3',
    type: 'digital',
    function: 'Free; the radio firmware keeps it for time-sync tests, and does not use it',
    source: radioDefinitions('OPENBCI_PIN_HOST_TIME'),
  },
  { label: 'GPIO_4, GPIO_5', type: 'digital', function: 'Free', source: dongleBom('BLE1: RFD22301') },
  {
    label: 'EXT_RST',
    type: 'control',
    function: 'Gets the DTR line of the USB port, through 10 nF (C6), when the switch is set to GPIO6',
    note: 'Printed GPIO_6 on older dongles, which have no such capacitor',
    source: dongleLayout('copper and silk screen; GPIO_6: layout of February 2015, in pull request 6'),
  },
  {
    label: 'RESET',
    type: 'control',
    function: 'Reset of the dongle’s radio; gets DTR when the switch is set to RESET',
    source: dongleBom('S1: SSSS811101'),
  },
];
