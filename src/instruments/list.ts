/** Every instrument and the pages that it stands on. */
export interface InstrumentEntry {
  title: string;
  /** What it answers, in a sentence. */
  answers: string;
  /** Where it stands: what the page is about, and its address. */
  pages: readonly { name: string; to: string }[];
}

/** In the order of the landing pages. */
export const instruments: readonly InstrumentEntry[] = [
  {
    title: 'Packet inspector',
    answers:
      'What is in these bytes, and what is wrong with them? Takes any notation, or a capture; names every byte, and gives the offset of every fault.',
    pages: [
      { name: 'Cyton and Daisy', to: '/Cyton/CytonDataFormat/#binary-format' },
      { name: 'Ganglion', to: '/Ganglion/GanglionDataFormat/#decode-packets' },
    ],
  },
  {
    title: 'Command composer',
    answers:
      'Which characters set this, what does the board answer, which register bits change? Explains a whole log, too.',
    pages: [
      { name: 'Cyton, Daisy and dongle', to: '/Cyton/CytonSDK/#composer' },
      { name: 'Ganglion', to: '/Ganglion/GanglionSDK/#composer' },
    ],
  },
  {
    title: 'Scale, noise and time',
    answers:
      'How many microvolts, how much room beside an offset, how little noise, how many megabytes and hours?',
    pages: [
      { name: 'Gain and scale', to: '/Cyton/CytonSpecs/#calculator' },
      { name: 'SD card', to: '/Cyton/CytonSDCard/#calculator' },
    ],
  },
  {
    title: 'Signal explorer',
    answers:
      'What does this filter do to EEG, EMG, ECG, blinks, hum, drift or a loose electrode? Time, spectrum, spectrogram and response side by side.',
    pages: [{ name: 'Filters', to: '/Troubleshooting/Filters/#explorer' }],
  },
  {
    title: 'Montage editor',
    answers:
      'Which electrode goes to which pin? Positions of the 10-20 and 10-10 systems on a head, with a table to print and Python for BrainFlow and MNE.',
    pages: [{ name: 'EEG set-up', to: '/GettingStarted/Biosensing-Setups/EEGSetup/#more-channels' }],
  },
  {
    title: 'Live board',
    answers:
      'Does my board work? Version, radio, settings, live signals, impedance and a recording in the page, with your board or a simulated one.',
    pages: [{ name: 'Cyton: getting started', to: '/GettingStarted/Boards/CytonGS/#live' }],
  },
  {
    title: 'File viewer',
    answers:
      'What is in this recording, what is lost or damaged, and at which rate was it taken? Shows, measures and converts recordings of the GUI, BrainFlow and the SD card, and BDF files.',
    pages: [
      { name: 'GUI recordings', to: '/Software/OpenBCISoftware/GUIRecordings/#viewer' },
      { name: 'SD card', to: '/Cyton/CytonSDCard/#viewer' },
    ],
  },
];
