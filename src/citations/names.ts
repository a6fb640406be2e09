/** Names and pages for what a work can be filtered by. */
import type { CitedBoard, CitedSignal, CitedTopic } from '@site/src/data/citations';

/** What readers see for each board of a work. */
export const boardNames: Record<CitedBoard, string> = {
  cyton: 'Cyton',
  daisy: 'Cyton with Daisy',
  ganglion: 'Ganglion',
  galea: 'Galea',
  unnamed: 'OpenBCI, board not named',
};

/** What readers see for each signal. */
export const signalNames: Record<CitedSignal, string> = {
  EEG: 'EEG (brain)',
  EMG: 'EMG (muscle)',
  ECG: 'ECG (heart)',
  EOG: 'EOG (eyes)',
  EDA: 'EDA (skin)',
  PPG: 'PPG (pulse)',
};

/** What readers see for each topic. */
export const topicNames: Record<CitedTopic, string> = {
  blinks: 'Blinks',
  'data set': 'Data set',
  'ear EEG': 'Ear EEG',
  'emotion and workload': 'Emotion and workload',
  'evoked potentials': 'Evoked potentials (P300, SSVEP)',
  'home and robots': 'Home and robots',
  identity: 'Identity of a person',
  'listening and music': 'Listening and music',
  'motor imagery': 'Motor imagery',
  'signal quality': 'Signal quality',
  speech: 'Speech',
  tools: 'Tools',
  'virtual reality': 'Virtual reality',
};

/** The page about a board, where this site has one. */
export const boardPages: Partial<Record<CitedBoard, string>> = {
  cyton: '/Cyton/CytonLanding/',
  daisy: '/GettingStarted/Boards/DaisyGS/',
  ganglion: '/Ganglion/GanglionLanding/',
};

/** How to measure a signal, where this site says so. */
export const signalPages: Partial<Record<CitedSignal, string>> = {
  EEG: '/GettingStarted/Biosensing-Setups/EEGSetup/',
  EMG: '/GettingStarted/Biosensing-Setups/EMGSetup/',
  ECG: '/GettingStarted/Biosensing-Setups/ECGSetup/',
  PPG: '/ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing/',
};

/** The page about what a topic is made with. */
export const topicPages: Partial<Record<CitedTopic, string>> = {
  'ear EEG': '/ThirdParty/cEEGrid_Kit/',
};

/** Whether a text is one of the keys of a record, inherited ones not counted. */
export function isKeyOf<Key extends string>(record: Record<Key, unknown>, text: string): text is Key {
  return Object.hasOwn(record, text);
}

/** The keys of a record, typed. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record).filter((key) => isKeyOf(record, key));
}

/** The boards of a work in words: a Daisy always sits on a Cyton, so the two are named once. */
export function boardsInWords(boards: readonly CitedBoard[]): CitedBoard[] {
  return boards.includes('daisy') ? boards.filter((board) => board !== 'cyton') : [...boards];
}
