import { at, type Question } from '../types';

/** Ten jobs of a researcher, as typed before each was done from the pages alone (three of them cut to 64 characters). */
export const researchAlone: readonly Question[] = [
  {
    asks: 'An SSVEP pilot with eight channels: positions, trials, markers and the spectrum.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'comes from the back of the head')],
    typed: { task: ['ssvep experiment 8 channels where to put electrodes'] },
  },
  {
    asks: 'How many trials an SSVEP pilot needs, and how its trials are marked.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'cca', 'pure guessing still reaches 13 of 24')],
    typed: {
      task: [
        'how many trials ssvep cca openbci python',
        'how many trials do i need for ssvep',
        'ssvep marker when the flicker starts',
      ],
    },
  },
  {
    asks: 'The resolution of an SSVEP spectrum.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'resolution', 'holds a whole number of periods')],
    typed: { task: ['ssvep frequency resolution welch window length'] },
  },
  {
    asks: 'A P300 from a recording of the GUI, with markers on a pin.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'for D17 in digital mode write 16')],
    typed: {
      task: [
        'p300 epochs mne openbci gui recording trigger',
        'p300 with trigger on d17 gui text file which column into mne',
      ],
      trouble: ['baseline correction reject bad epochs erp sign flipped'],
    },
  },
  {
    asks: 'By how much a pin and the electrodes are out of step.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'delay', '4 ms later')],
    typed: {
      task: ['digital pin trigger marker delay cyton how many ms', 'subtract 6 ms erp latency shift'],
    },
  },
  {
    asks: 'EMG of two muscles: settings.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'set SRB2 to Off')],
    typed: { task: ['emg two muscles openbci settings gain bias srb2'] },
  },
  {
    asks: 'EMG in percent of a maximum.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'mvc', 'maximum voluntary contraction')],
    typed: { task: ['normalise emg to mvc envelope'] },
  },
  {
    asks: 'How exact the beginning of a burst of EMG is.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'onset', 'some tens of milliseconds only')],
    typed: { task: ['emg onset detection ms', 'emg threshold onset milisecond accuracy 250 hz'] },
  },
  {
    asks: 'HRV from an ECG: what SDNN needs, and what a lost packet does.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'Record at rest for five minutes')],
    typed: {
      task: ['heart rate variability sdnn openbci', 'what do i need for sdnn how long recording'],
      trouble: ['r peak detection missing packets rr interval', 'packet loss changes hrv'],
    },
  },
  {
    asks: 'The pins of an ECG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'left chest')],
    typed: { task: ['ecg electrode placment cyton which pins'] },
  },
  {
    asks: 'The file size of a whole night.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'Choose a file whose name is longer')],
    typed: {
      task: [
        'record whole night sleep sd card cyton',
        'sleep recording 8 hours sd card which file size H or K',
      ],
    },
  },
  {
    asks: 'Whether the battery lasts for a night.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card')],
    typed: { task: ['battery life cyton overnight'] },
  },
  {
    asks: 'A night on the card into MNE, with its true time axis.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'half a gigabyte for a night')],
    typed: {
      task: ['load sd card file into mne python', 'time axis of sd card file real sample rate'],
      trouble: ['whole night sd file out of memory numpy'],
    },
  },
  {
    asks: 'A video of the participant beside the recording, to 10 ms.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'camera', 'film at 120 frames a second')],
    typed: {
      task: [
        'synchronise video with eeg recording',
        'align webcam and cyton timestamps',
        'align video with eeg better than 10 ms',
      ],
    },
  },
  {
    asks: 'The moment of a picture on a screen.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'phototransistor'),
      at('Cyton/CytonExternal', 'choose', 'The moment a screen changes'),
    ],
    typed: { task: ['screen flash photodiode openbci timing'] },
  },
  {
    asks: 'Two people with two boards at once.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'on different radio channels'),
      at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'one board for each person'),
    ],
    typed: {
      task: [
        'two cytons at the same time two people hyperscanning',
        'two dongles same computer radio channel',
      ],
    },
  },
  {
    asks: 'Two recordings of two boards on one time axis.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Cyton/CytonRadioChannel', 'several', 'slowly drift apart'),
    ],
    typed: { task: ['sync clocks of two boards', 'two boards clock drift alignment pulse'] },
  },
  {
    asks: 'What a methods section says of the amplifier.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'CMRR and input impedance')],
    typed: { task: ['what to write in methods section openbci cyton noise cmrr'] },
  },
  {
    asks: 'The amplifier in numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'at-a-glance', 'At a glance'),
      at('Cyton/CytonSpecs', 'input-impedance', '16 MΩ at 10 Hz'),
    ],
    typed: { name: ['cyton cmrr db'], task: ['amplifier specs for paper: resolution bits, input impedance'] },
  },
  {
    asks: 'How exact the sample rate is.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'sample-clock', 'exact to ±0.5 %')],
    typed: { task: ['cyton sampling rate accuracy drift'] },
  },
  {
    asks: 'The delay of a loop of neurofeedback.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms after it happened')],
    typed: { task: ['latency of neurofeedback loop openbci', 'total latency eeg to screen feedback loop'] },
  },
  {
    asks: 'The delay of a filter for live signals.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter-live', 'A narrow band answers late'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters-scipy', 'The band pass also delays'),
      at('Troubleshooting/Filters', 'erp-filter', 'Every filter for live signals delays'),
    ],
    typed: {
      task: [
        'filter delay real time brainflow',
        'how much delay does a bandpass filter add in neurofeedback',
      ],
    },
  },
  {
    asks: 'How often to fetch, and how large a window.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'a sliding window')],
    typed: {
      task: ['ringbuffer get_current_board_data how often', 'buffer size brainflow neurofeedback window'],
    },
  },
  {
    asks: 'A limit for the impedance.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ')],
    typed: { task: ['impedance below what kohm before recording', 'impedence limit for eeg 10k or 20k'] },
  },
  {
    asks: 'What to check before the first participant.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'pilot', 'Record a pilot'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'Reference and ground'),
    ],
    typed: { task: ['check signal quality before session checklist'] },
  },
  {
    asks: 'What to note down.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'keep', 'a text with your notes')],
    typed: { task: ['what to write down before an eeg session'] },
  },
  {
    asks: 'Ethics, and whom to leave out.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'consent', 'Ask before the first electrode'),
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'review board',
      ),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'pacemaker'),
    ],
    typed: {
      task: ['is it safe to use on participants ethics approval', 'pacemaker epilepsy exclude participants'],
    },
  },
];
