/** Which products fit which board, and which board fits which purpose. */

import type { Source } from './types';

/** Where the fit of products and boards can be checked, besides the sources of the page that each one links to. */
export const productSources: readonly Source[] = [
  {
    title: 'OpenBCI documentation, how products go together',
    where: 'boards, plugs, channel counts for P300, SSVEP, motor imagery and QEEG',
    url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/FAQ/02-HowProductsGoTogether.md',
  },
  {
    title: 'Cyton firmware 3.1.5, OpenBCI_32bit_Library_Definitions.h',
    where: 'channels, gains, pins',
    url: 'https://github.com/OpenBCI/OpenBCI_Cyton_Library/blob/v3.1.5/OpenBCI_32bit_Library_Definitions.h',
  },
  {
    title: 'Ganglion firmware, Definitions_Ganglion.h',
    where: 'channels, fixed gain',
    url: 'https://github.com/OpenBCI/OpenBCI_Ganglion_Library/blob/master/Definitions_Ganglion.h',
  },
  { title: 'DIN 42802-2', where: 'touchproof connectors of 1.5 mm' },
];

/** A board that a reader may own. */
export type BoardName = 'Ganglion' | 'Cyton' | 'Cyton with Daisy';

/** The boards side by side; numbers have their home, with sources, in `cyton.ts`, `daisy.ts` and `ganglion.ts`. */
export const boards: readonly {
  name: BoardName;
  channels: number;
  sampleRate: string;
  link: string;
  adjustableGain: boolean;
  guide: string;
}[] = [
  {
    name: 'Ganglion',
    channels: 4,
    sampleRate: '200 Hz',
    link: 'Bluetooth LE; a Bluetooth 4 dongle or the computer’s own',
    adjustableGain: false,
    guide: '/GettingStarted/Boards/GanglionGS/',
  },
  {
    name: 'Cyton',
    channels: 8,
    sampleRate: '250 Hz',
    link: 'its own USB dongle (included)',
    adjustableGain: true,
    guide: '/GettingStarted/Boards/CytonGS/',
  },
  {
    name: 'Cyton with Daisy',
    channels: 16,
    sampleRate: '125 Hz over the dongle',
    link: 'its own USB dongle (included)',
    adjustableGain: true,
    guide: '/GettingStarted/Boards/DaisyGS/',
  },
];

/** How a product and a board go together. */
export interface Fit {
  /** Nothing is needed, an adapter is needed, or they do not fit. */
  fits: 'yes' | 'adapter' | 'no';
  /** How many channels, or why not. */
  note: string;
}

/** A headset, an electrode or a sensor. */
export interface Product {
  name: string;
  kind: 'headwear' | 'electrode' | 'sensor';
  /** What it measures. */
  signals: readonly string[];
  /** The plug at the end of its wires. */
  plug: string;
  fit: Readonly<Record<BoardName, Fit>>;
  page: string;
}

const header = 'header socket, 2.54 mm';
const touchproof = 'touchproof socket, 1.5 mm (DIN 42802)';
const direct = (note: string): Fit => ({ fits: 'yes', note });
const byAdapter = (note: string): Fit => ({ fits: 'adapter', note });
const not = (note: string): Fit => ({ fits: 'no', note });

/**
 * Sources: the pages that are linked; channel counts are the smaller of the product's and the board's.
 */
export const products: readonly Product[] = [
  {
    name: 'Ultracortex Mark IV, 8 channels',
    kind: 'headwear',
    signals: ['EEG'],
    plug: header,
    fit: {
      Ganglion: direct('4 of its 8 electrodes'),
      Cyton: direct('all 8, the pair it is made for'),
      'Cyton with Daisy': direct('8; 16 with eight more electrodes'),
    },
    page: '/AddOns/Headwear/MarkIV/',
  },
  {
    name: 'Ultracortex Mark IV, 16 channels',
    kind: 'headwear',
    signals: ['EEG'],
    plug: header,
    fit: {
      Ganglion: direct('4 of 16'),
      Cyton: direct('8 of 16'),
      'Cyton with Daisy': direct('all 16, the pair it is made for'),
    },
    page: '/AddOns/Headwear/MarkIV/',
  },
  {
    name: 'EEG headband kit',
    kind: 'headwear',
    signals: ['EEG'],
    plug: header,
    fit: {
      Ganglion: direct('4 of its 8 leads'),
      Cyton: direct('all 8'),
      'Cyton with Daisy': direct('8 with one kit, 16 with two'),
    },
    page: '/AddOns/Headwear/HeadBand/',
  },
  {
    name: 'Gel electrode cap, 19 electrodes',
    kind: 'headwear',
    signals: ['EEG'],
    plug: touchproof,
    fit: {
      Ganglion: byAdapter('4 of 19; one adapter set'),
      Cyton: byAdapter('8 of 19; one adapter set'),
      'Cyton with Daisy': byAdapter('16 of 19; two adapter sets, Y cable'),
    },
    page: '/AddOns/Headwear/ElectrodeCap/',
  },
  {
    name: 'Gel-free (saline) cap, 16 electrodes',
    kind: 'headwear',
    signals: ['EEG'],
    plug: touchproof,
    fit: {
      Ganglion: byAdapter('4 of 16; one adapter set'),
      Cyton: byAdapter('8 of 16; one adapter set'),
      'Cyton with Daisy': byAdapter('all 16; two adapter sets, Y cable'),
    },
    page: '/AddOns/Headwear/GelfreeElectrodeCap/',
  },
  {
    name: 'cEEGrid around the ear',
    kind: 'headwear',
    signals: ['EEG'],
    plug: 'flat tail',
    fit: {
      Ganglion: not('its adapter is made for Cyton with Daisy'),
      Cyton: byAdapter('8 of the 16 channels'),
      'Cyton with Daisy': byAdapter('both ears, 16 channels'),
    },
    page: '/ThirdParty/cEEGrid_Kit/',
  },
  {
    name: 'Gold cup electrodes with paste',
    kind: 'electrode',
    signals: ['EEG', 'EMG', 'ECG', 'EOG'],
    plug: header,
    fit: {
      Ganglion: direct('4 channels'),
      Cyton: direct('8 channels'),
      'Cyton with Daisy': direct('16 channels'),
    },
    page: '/AddOns/Electrodes/ElectrodesLanding/',
  },
  {
    name: 'Adhesive snap electrodes with snap cables',
    kind: 'electrode',
    signals: ['EMG', 'ECG', 'EOG'],
    plug: header,
    fit: {
      Ganglion: direct('4 muscles or leads'),
      Cyton: direct('8 muscles or leads'),
      'Cyton with Daisy': direct('16 muscles or leads'),
    },
    page: '/AddOns/Electrodes/ElectrodesLanding/',
  },
  {
    name: 'IDUN Dryode with snap cables',
    kind: 'electrode',
    signals: ['EMG', 'ECG', 'EEG'],
    plug: header,
    fit: {
      Ganglion: direct('bare skin only'),
      Cyton: direct('bare skin only'),
      'Cyton with Daisy': direct('bare skin only'),
    },
    page: '/ThirdParty/IDUN_Dryode/Dryode/',
  },
  {
    name: 'Your own touchproof electrodes or cap',
    kind: 'electrode',
    signals: ['EEG', 'EMG', 'ECG', 'EOG'],
    plug: touchproof,
    fit: {
      Ganglion: byAdapter('4 channels'),
      Cyton: byAdapter('8 channels'),
      'Cyton with Daisy': byAdapter('16 channels'),
    },
    page: '/AddOns/Electrodes/ElectrodesLanding/',
  },
  {
    name: 'ThinkPulse active electrodes',
    kind: 'electrode',
    signals: ['EEG'],
    plug: 'own power board',
    fit: {
      Ganglion: not('its power board fits the Cyton’s header'),
      Cyton: direct('8 channels, lower gain'),
      'Cyton with Daisy': direct('16 channels, lower gain'),
    },
    page: '/ThirdParty/ThinkPulse/ThinkPulse/',
  },
  {
    name: 'MyoWare 2.0 muscle sensor',
    kind: 'sensor',
    signals: ['EMG'],
    plug: 'wires to an analog pin',
    fit: {
      Ganglion: not('not supported'),
      Cyton: direct('up to 3 sensors on D11 to D13'),
      'Cyton with Daisy': direct('up to 3 sensors on D11 to D13'),
    },
    page: '/ThirdParty/Myoware/MyoWareCyton/',
  },
  {
    name: 'Pulse Sensor (optical)',
    kind: 'sensor',
    signals: ['pulse'],
    plug: 'wires to an analog pin',
    fit: {
      Ganglion: not('the GUI reads analog pins of the Cyton only'),
      Cyton: direct('on D11'),
      'Cyton with Daisy': direct('on D11'),
    },
    page: '/ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing/',
  },
  {
    name: 'EmotiBit',
    kind: 'sensor',
    signals: ['pulse', 'EDA', 'temperature', 'movement'],
    plug: 'none: WiFi of its own',
    fit: {
      Ganglion: direct('beside it, over LSL'),
      Cyton: direct('beside it, over LSL'),
      'Cyton with Daisy': direct('beside it, over LSL'),
    },
    page: '/ThirdParty/EmotiBit/EmotiBit_Guide/',
  },
];

/** What a reader wants to do, and what does it. */
export interface Purpose {
  goal: string;
  /** The groups that the chooser filters by. */
  signal: 'brain' | 'muscle' | 'heart' | 'eyes' | 'body' | 'several';
  board: string;
  electrodes: string;
  why: string;
  page: string;
}

/** What readers want to do, each with a board and electrodes that can. */
export const purposes: readonly Purpose[] = [
  {
    goal: 'See my brain waves for the first time (alpha, blinks)',
    signal: 'brain',
    board: 'Ganglion or Cyton',
    electrodes: 'Gold cups with paste, or the headband kit',
    why: 'Two channels are enough: one at the forehead, one at the back.',
    page: '/GettingStarted/Biosensing-Setups/EEGSetup/',
  },
  {
    goal: 'Neurofeedback, focus, meditation',
    signal: 'brain',
    board: 'Ganglion or Cyton',
    electrodes: 'Headband kit or gold cups',
    why: 'One to four channels are enough. It matters more that the electrodes are put on quickly.',
    page: '/AddOns/Headwear/HeadBand/',
  },
  {
    goal: 'Brain-computer interface: P300, SSVEP, motor imagery',
    signal: 'brain',
    board: 'Cyton; with Daisy for more positions; Ganglion for motor imagery',
    electrodes: 'Mark IV, or a gel cap for the best signal',
    why: 'Plan for eight channels for P300 and SSVEP. Motor imagery works with C3 and C4 in two bipolar pairs, also on a Ganglion; the headband does not reach them.',
    page: '/AddOns/Headwear/MarkIV/',
  },
  {
    goal: 'Brain mapping, QEEG, event-related potentials',
    signal: 'brain',
    board: 'Cyton with Daisy',
    electrodes: 'Gel electrode cap',
    why: 'Sixteen positions, low and even impedance. 125 Hz over the dongle; 250 Hz on the SD card.',
    page: '/AddOns/Headwear/ElectrodeCap/',
  },
  {
    goal: 'Dry EEG without gel or paste',
    signal: 'brain',
    board: 'Cyton (8), with Daisy (16)',
    electrodes: 'Mark IV; ThinkPulse for active dry electrodes',
    why: 'Spikes reach through hair; more noise and pressure than gel.',
    page: '/AddOns/Headwear/MarkIV/',
  },
  {
    goal: 'EEG quick to set up and clean, up to two hours',
    signal: 'brain',
    board: 'Cyton with Daisy',
    electrodes: 'Gel-free (saline) cap',
    why: 'There is nothing to wash out of the hair; wet the sponges again after two hours.',
    page: '/AddOns/Headwear/GelfreeElectrodeCap/',
  },
  {
    goal: 'Sleep',
    signal: 'brain',
    board: 'Cyton; with Daisy for more positions, ECG and legs',
    electrodes: 'Gel cap or gold cups',
    why: 'Soft, and gel lasts. Use a 2,500 mAh battery; record to the SD card as well.',
    page: '/AddOns/Headwear/ElectrodeCap/',
  },
  {
    goal: 'EEG around the ear that nobody sees',
    signal: 'brain',
    board: 'Cyton with Daisy',
    electrodes: 'cEEGrid with its adapter',
    why: 'Eight electrodes around each ear.',
    page: '/ThirdParty/cEEGrid_Kit/',
  },
  {
    goal: 'One to four muscles: games, art, a robot hand',
    signal: 'muscle',
    board: 'Ganglion or Cyton',
    electrodes: 'Adhesive snap electrodes with snap cables',
    why: 'Two electrodes for a muscle, one ground for all.',
    page: '/GettingStarted/Biosensing-Setups/EMGSetup/',
  },
  {
    goal: 'Five to sixteen muscles',
    signal: 'muscle',
    board: 'Cyton (8), with Daisy (16)',
    electrodes: 'Adhesive snap electrodes with snap cables',
    why: 'One channel per muscle.',
    page: '/GettingStarted/Biosensing-Setups/EMGSetup/',
  },
  {
    goal: 'EMG with its full bandwidth, above 125 Hz',
    signal: 'muscle',
    board: 'Cyton with your own sketch, or with a used WiFi Shield, which is no longer made',
    electrodes: 'Adhesive snap electrodes',
    why: 'The dongle carries 250 Hz, and the SD card gets the rate of the stream, not more.',
    page: '/Cyton/CytonSDCard/',
  },
  {
    goal: 'Heartbeat and heart rate',
    signal: 'heart',
    board: 'Ganglion or Cyton',
    electrodes: 'Three adhesive snap electrodes',
    why: 'One channel.',
    page: '/GettingStarted/Biosensing-Setups/ECGSetup/',
  },
  {
    goal: 'ECG leads I, II and III',
    signal: 'heart',
    board: 'Ganglion or Cyton',
    electrodes: 'Four adhesive snap electrodes; with a Cyton also three Y cables',
    why: 'Two channels of a Ganglion, whose difference is lead III, or three of a Cyton.',
    page: '/GettingStarted/Biosensing-Setups/ECGSetup/',
  },
  {
    goal: 'Pulse without electrodes',
    signal: 'heart',
    board: 'Cyton',
    electrodes: 'Pulse Sensor on an analog pin',
    why: 'Light instead of electrodes; the GUI has a widget for it.',
    page: '/ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing/',
  },
  {
    goal: 'Eye movements (EOG)',
    signal: 'eyes',
    board: 'Ganglion or Cyton',
    electrodes: 'Gold cups or small adhesive electrodes',
    why: 'A pair beside the eyes, a pair above and below one eye: two channels.',
    page: '/GettingStarted/Biosensing-Setups/ExGSetup/',
  },
  {
    goal: 'Brain, muscle and heart at the same time',
    signal: 'several',
    board: 'Cyton with Daisy; Cyton for up to eight channels',
    electrodes: 'Headwear of your choice and adhesive snap electrodes',
    why: 'The reference can be switched off for each channel, which the muscle and heart channels need.',
    page: '/GettingStarted/Biosensing-Setups/ExGSetup/',
  },
  {
    goal: 'Skin conductance, temperature, movement',
    signal: 'body',
    board: 'None, or any beside it',
    electrodes: 'EmotiBit',
    why: 'It carries its own sensors and WiFi. Every OpenBCI board has an accelerometer as well.',
    page: '/ThirdParty/EmotiBit/EmotiBit_Guide/',
  },
  {
    goal: 'Mark events from a button, light sensor or stimulus',
    signal: 'several',
    board: 'Cyton, with or without Daisy',
    electrodes: 'Wires to D11, D12, D13, D17 or D18',
    why: 'Only the Cyton streams its digital and analog pins in step with the samples.',
    page: '/Cyton/CytonExternal/',
  },
];
