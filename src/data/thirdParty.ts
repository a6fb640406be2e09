/** Wirings of sensors from other makers to the Cyton's header, each with its source. */
import type { Source, Wire } from './types';

/** Which pin is which analog input, for the wirings of MyoWare and Pulse Sensor. */
export const analogInputSources: readonly Source[] = [
  {
    title: 'Cyton firmware 3.1.5, OpenBCI_32bit_Library.cpp',
    where: 'board mode ANALOG: A5 to A7',
    url: 'https://github.com/OpenBCI/OpenBCI_Cyton_Library/blob/v3.1.5/OpenBCI_32bit_Library.cpp',
  },
  {
    title: 'OpenBCI GUI 6, W_PulseSensor.pde',
    where: 'pin names: A5 is D11, A6 is D12, A7 is D13',
    url: 'https://github.com/OpenBCI/OpenBCI_GUI',
  },
];

/** The layout of the cEEGrid adapter. */
export const ceegridSource: Source = {
  title: 'MKnierim/openbci-ceegrids',
  where: 'imgs/cEEGridMappings.png and README, "Channel Selection"',
  url: 'https://github.com/MKnierim/openbci-ceegrids',
};

/**
 * MyoWare 2.0 on one analog input.
 *
 * Source: `OpenBCI_32bit_Library.cpp`, board mode ANALOG (A5 to A7), and the pin names that OpenBCI GUI 6 shows
 * for them in `W_PulseSensor.pde`: A5 is D11, A6 is D12, A7 is D13.
 */
export const myoWareWires: readonly Wire[] = [
  { from: 'VIN', to: 'VDD', purpose: 'power, 3.3 V from the board', stroke: 'var(--channel-7)' },
  { from: 'GND', to: 'GND', purpose: 'ground', stroke: 'var(--wire-black)' },
  {
    from: 'ENV',
    to: 'D12',
    purpose: 'signal: the envelope (or RECT or RAW), through 1 kΩ',
    stroke: 'var(--channel-3)',
  },
];

/** Pulse Sensor on the first analog input, the only one that the GUI's Pulse widget reads. Source: as above. */
export const pulseSensorWires: readonly Wire[] = [
  {
    from: '+',
    to: 'VDD',
    colour: 'red',
    purpose: 'power, 3.3 V from the board',
    stroke: 'var(--channel-7)',
  },
  { from: '−', to: 'GND', colour: 'black', purpose: 'ground', stroke: 'var(--wire-black)' },
  {
    from: 'S',
    to: 'D11',
    colour: 'purple',
    purpose: 'signal, best through 1 kΩ',
    stroke: 'var(--channel-2)',
  },
];

/** One electrode of a cEEGrid and the pin it goes to. */
export interface EarElectrode {
  electrode: string;
  board: 'Cyton' | 'Daisy' | 'none';
  pin: string;
  /** Channel number in the software, from 1. */
  channel?: number;
}

/** The cEEGrid electrodes of one ear that carry a channel, in the order of the pins: 3 is left out, 6 is special. */
const EAR_CHANNELS = [1, 2, 4, 5, 7, 8, 9, 10] as const;

const ear = (side: 'L' | 'R', board: 'Cyton' | 'Daisy', firstChannel: number): EarElectrode[] =>
  EAR_CHANNELS.map((electrode, index) => ({
    electrode: `${side}${electrode}`,
    board,
    pin: `N${index + 1}P`,
    channel: firstChannel + index,
  }));

/**
 * Default layout of the OpenBCI cEEGrid adapter.
 *
 * Source: MKnierim/openbci-ceegrids, `imgs/cEEGridMappings.png` and README, "Channel Selection": L3 and R3 unused,
 * L6 reference, R6 ground; left ear on the Cyton, right ear on the Daisy.
 */
export const ceegridLayout: readonly EarElectrode[] = [
  ...ear('L', 'Cyton', 1),
  ...ear('R', 'Daisy', 9),
  { electrode: 'L6', board: 'Cyton', pin: 'SRB (bottom)' },
  { electrode: 'R6', board: 'Cyton', pin: 'BIAS (bottom)' },
  { electrode: 'L3, R3', board: 'none', pin: 'not connected' },
];

/**
 * First-generation MyoWare with the Cyton's own amplifier: its electrodes pass straight through to channel 1.
 * Source: OpenBCI/Documentation, Deprecated/14-MyoWare_Integration.md, with pin names of the Cyton's header.
 */
export const myoWare1CytonWires: readonly Wire[] = [
  { from: '+', to: 'VDD', purpose: 'power of the sensor, 3.3 V', stroke: 'var(--channel-7)' },
  { from: '−', to: 'GND', purpose: 'ground of the sensor', stroke: 'var(--wire-black)' },
  {
    from: 'R',
    to: 'BIAS top',
    purpose: 'reference electrode, driven by the board',
    stroke: 'var(--channel-1)',
  },
  { from: 'E', to: 'N1P top', purpose: 'electrode at the end of the muscle', stroke: 'var(--channel-3)' },
  {
    from: 'M',
    to: 'N1P bottom',
    purpose: 'electrode in the middle of the muscle',
    stroke: 'var(--channel-4)',
  },
];

/** The same with the Ganglion. Source: OpenBCI/Documentation, Deprecated/15-MyoWare_Integration_Ganglion.md. */
export const myoWare1GanglionWires: readonly Wire[] = [
  { from: '+', to: 'DVDD', purpose: 'power of the sensor, 3.0 V', stroke: 'var(--channel-7)' },
  { from: '−', to: 'GNDA', purpose: 'ground of the sensor', stroke: 'var(--wire-black)' },
  { from: 'R', to: 'D_G', purpose: 'reference electrode, to the driven ground', stroke: 'var(--channel-1)' },
  { from: 'E', to: '1 −', purpose: 'electrode at the end of the muscle', stroke: 'var(--channel-3)' },
  { from: 'M', to: '1 +', purpose: 'electrode in the middle of the muscle', stroke: 'var(--channel-4)' },
];

/** A serial adapter on the WiFi Shield's programming pins. Source: Documentation, Wifi_Programming_Tutorial.md. */
export const wifiShieldProgrammingWires: readonly Wire[] = [
  { from: 'GND', to: 'GND', purpose: 'ground', stroke: 'var(--wire-black)' },
  { from: 'RX', to: 'TX', purpose: 'from the shield to the computer', stroke: 'var(--channel-4)' },
  { from: 'TX', to: 'RX', purpose: 'from the computer to the shield', stroke: 'var(--channel-3)' },
];
