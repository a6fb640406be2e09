/** Words that a newcomer to biosignals or electronics may not know, each explained once. */
import type { Source } from './types';

/** One word and what it means here. */
export interface GlossaryEntry {
  /** As it is written inside a sentence. */
  term: string;
  /** One or two sentences, without words that need explaining in turn. */
  definition: string;
  /** Where the site says more. */
  page: string;
  source: Source;
}

const ads1299: Source = {
  title: 'ADS1299 datasheet, SBAS499C',
  url: 'https://www.ti.com/lit/ds/symlink/ads1299.pdf',
};
const ofPage = (title: string, url: string): Source => ({ title, url });

/** In the order of the alphabet. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'artifact',
    definition:
      'Whatever a recording shows that does not come from what you want to measure: blinks and muscles in EEG, a moving cable, mains hum.',
    page: '/Troubleshooting/minimizingNoise/#gallery',
    source: ofPage('Which of these do you see?', '/Troubleshooting/minimizingNoise/#gallery'),
  },
  {
    term: 'band pass',
    definition: 'A filter that keeps the frequencies between two limits and weakens all others.',
    page: '/Troubleshooting/Filters/',
    source: ofPage('Choose filters for your signal', '/Troubleshooting/Filters/'),
  },
  {
    term: 'bias',
    definition:
      'An electrode through which the board drives the body with the inverted hum that its channels share, so that less of it is left. Without it the body has no connection to the board’s ground.',
    page: '/Cyton/CytonSpecs/',
    source: { ...ads1299, where: 'bias drive' },
  },
  {
    term: 'count',
    definition:
      'The whole number that the converter gives for a voltage. Multiply it by the scale factor to get microvolts.',
    page: '/Cyton/CytonDataFormat/#scale-factor',
    source: { ...ads1299, where: 'data format' },
  },
  {
    term: 'data ready (DRDY)',
    definition:
      'A line of the converter that changes its level when a new sample can be read. The microcontroller waits for it.',
    page: '/Cyton/CytonSpecs/#digital-pins',
    source: { ...ads1299, where: 'data ready output' },
  },
  {
    term: 'epoch',
    definition:
      'A piece that is cut from the recording: around one event, for example from 0.2 s before a picture to 0.8 s after it, or in sleep one of 30 s. The mean of many epochs around the same kind of event shows what it evokes.',
    page: '/Troubleshooting/Filters/#erp-filter',
    source: ofPage('Filters for event-related potentials', '/Troubleshooting/Filters/#erp-filter'),
  },
  {
    term: 'full scale',
    definition: 'The largest voltage that a channel can measure. Beyond it the signal is cut off.',
    page: '/Troubleshooting/minimizingNoise/#railed',
    source: { ...ads1299, where: 'full-scale input: ±VREF ÷ gain' },
  },
  {
    term: 'gain',
    definition:
      'How many times the board amplifies a signal before it is converted. A high gain shows small signals better; a low one leaves more room for large ones.',
    page: '/Software/OpenBCISoftware/GUIWidgets/#hardware-settings',
    source: { ...ads1299, where: 'programmable gain amplifier' },
  },
  {
    term: 'impedance',
    definition:
      'How strongly the contact between electrode and skin resists a current, in kiloohms (kΩ). Low and equal values at all electrodes mean little hum.',
    page: '/Troubleshooting/Impedance/',
    source: ofPage('Measure the impedance of your electrodes', '/Troubleshooting/Impedance/'),
  },
  {
    term: 'latency timer',
    definition:
      'How long the dongle’s USB chip waits for more bytes before it hands on what it has. At 16 ms samples arrive in bursts; at 1 ms they arrive evenly.',
    page: '/Troubleshooting/FTDI_Fix_Windows/#why',
    source: {
      title: 'FTDI, AN232B-04',
      url: 'https://www.ftdichip.com/Support/Knowledgebase/an232beffectbuffsizeandlatency.htm',
    },
  },
  {
    term: 'lead-off',
    definition:
      'An electrode, or its lead, that has come off. The test for it sends a very small known current through the electrode. The voltage that this makes also tells the impedance.',
    page: '/Cyton/CytonSDK/#lead-off',
    source: { ...ads1299, where: 'lead-off detection' },
  },
  {
    term: 'montage',
    definition:
      'Which electrodes are where, and which is measured against which: all against one reference, or in pairs.',
    page: '/AddOns/Electrodes/ElectrodesLanding/#montages',
    source: ofPage(
      'Which positions for P300, SSVEP, motor imagery or sleep',
      '/AddOns/Electrodes/ElectrodesLanding/#montages',
    ),
  },
  {
    term: 'multicast',
    definition:
      'A way to send network packets once to every computer that listens, instead of to one address.',
    page: '/Software/OpenBCISoftware/GUIDocs/#from-gui',
    source: { title: 'RFC 1112', url: 'https://www.rfc-editor.org/rfc/rfc1112' },
  },
  {
    term: 'notch',
    definition:
      'A filter that takes out a narrow range of frequencies, such as the 50 or 60 Hz of the mains.',
    page: '/Troubleshooting/Filters/',
    source: ofPage('Choose filters for your signal', '/Troubleshooting/Filters/'),
  },
  {
    term: 'offset',
    definition:
      'The constant voltage that skin and electrode make together like a small battery. It is far larger than the signal, and a high-pass filter removes it.',
    page: '/Troubleshooting/minimizingNoise/#offset',
    source: ofPage('All values are huge', '/Troubleshooting/minimizingNoise/#offset'),
  },
  {
    term: 'packet',
    definition:
      'The group of bytes that a board sends at a time: one sample of a Cyton’s channels, two of a Ganglion’s.',
    page: '/Cyton/CytonDataFormat/',
    source: ofPage('Cyton data format', '/Cyton/CytonDataFormat/'),
  },
  {
    term: 'railed',
    definition: 'A channel is railed when its voltage is at the end of what the converter can measure.',
    page: '/Troubleshooting/GUI_Troubleshooting/#railed',
    source: ofPage('RAILED, Near Railed', '/Troubleshooting/GUI_Troubleshooting/#railed'),
  },
  {
    term: 'reference',
    definition:
      'The electrode against which all channels are measured, often on an ear lobe. If its contact is bad, every channel is bad.',
    page: '/GettingStarted/Biosensing-Setups/EEGSetup/',
    source: { ...ads1299, where: 'SRB1, SRB2' },
  },
  {
    term: 'sample rate',
    definition:
      'How many times a second a channel is measured, in hertz (Hz). Frequencies up to half of it can be recorded.',
    page: '/Troubleshooting/Filters/',
    source: ofPage('Choose filters for your signal', '/Troubleshooting/Filters/'),
  },
  {
    term: 'session',
    definition:
      'The time for which a program holds the board: in the GUI from START SESSION to STOP SESSION, in BrainFlow from prepare_session to release_session. One session can hold several streams.',
    page: '/Software/OpenBCISoftware/GUIDocs/#session',
    source: ofPage('The window in a session', '/Software/OpenBCISoftware/GUIDocs/#session'),
  },
  {
    term: 'SRB2',
    definition:
      'A pin of the Cyton that can be connected to all channels at once. With EEG the reference electrode is on it.',
    page: '/Cyton/CytonSpecs/',
    source: { ...ads1299, where: 'SRB2' },
  },
];

/** The entry of a word; a page that asks for one that does not exist stops the build. */
export function findEntry(term: string): GlossaryEntry {
  const found = glossary.find((entry) => entry.term === term);
  if (!found) {
    throw new Error(
      `"${term}" is not in src/data/glossary.ts. It has: ${glossary.map((entry) => entry.term).join(', ')}.`,
    );
  }
  return found;
}
