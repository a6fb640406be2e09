import { at, type Question } from '../types';

/** Three people alone with the pages: the teacher of a lab course, a user of the GUI, and the owner of a Ganglion. */

const issue = (number: number): string => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${number}`;
const DOCS = 'Software/OpenBCISoftware/GUIDocs';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const NETWORKING = 'Software/OpenBCISoftware/GUINetworking';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const BRAINFLOW = 'ForDevelopers/SoftwareDevelopment';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const FORMAT = 'Ganglion/GanglionDataFormat';
const START = 'GettingStarted/Boards/GanglionGS';

export const guiAlone: readonly Question[] = [
  {
    asks: 'Twelve Cytons of one class, each on its own radio channel.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', '25 pairs are the limit'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'a channel that no other pair uses'),
    ],
    typed: {
      task: [
        '12 cytons in one classroom how to stop them interfering',
        'wich radio chanels for many boards same room',
      ],
    },
  },
  {
    asks: 'A dongle that has moved to the channel of another group.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'signal of another group')],
    typed: { trouble: ['my gui shows the data of the other group'] },
  },
  {
    asks: 'How much of everything a lab course needs.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'count', 'A class of 12'),
      at('FAQ/GenFAQ', 'class', 'one for a group of three'),
    ],
    typed: { task: ['what do i need to buy for a lab course with 12 students'] },
  },
  {
    asks: 'How long the batteries of a class last.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', 'about 8 hours from 500 mAh'),
      at('FAQ/HowProductsGoTogether', 'count', 'two for each board'),
    ],
    typed: { task: ['batteries for 12 boards how long do they last rechargable'] },
  },
  {
    asks: 'What to prepare on the computers of a class.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'need an administrator')],
    typed: { task: ['prepare computers for class before students come admin rights'] },
  },
  {
    asks: 'The values that a first exercise should show.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'a peak between 7.5 and 12.5 Hz'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'what-you-should-see', 'hundreds of microvolts'),
      at('FAQ/GenFAQ', 'class', 'alpha with closed eyes'),
    ],
    typed: { task: ['first eeg lab exercise for students what values should they see'] },
  },
  {
    asks: 'A test of the board without electrodes, with its amplitudes.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'a square wave of ±3.75 mV'),
      at('Cyton/CytonSDK', 'test-signals', '3680 to 3715'),
    ],
    typed: { task: ['check board without electrodes, test signal expected amplitude'] },
  },
  {
    asks: 'A charger in the laptop of a student who wears electrodes.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'run a laptop that the person touches from its battery'),
      at('FAQ/GenFAQ', 'class', 'every laptop that a wearer can touch'),
    ],
    typed: { task: ['is it safe laptop charger plugged in while wearing electrodes'] },
  },
  {
    asks: 'Where the recordings of all students are.',
    origins: [],
    answers: [
      at(DOCS, 'folders', 'To hand a session to somebody'),
      at('FAQ/GenFAQ', 'class', 'hand in the whole folder'),
    ],
    typed: { task: ['collect recordings from all students where are the files'] },
  },
  {
    asks: 'Which of many recordings lack samples or have channels at their limit.',
    origins: [],
    answers: [at(ANALYSIS, 'check-all', 'prints a line for each file')],
    typed: { task: ['python script check openbci raw txt lost samples railed channels'] },
  },
  {
    asks: 'Sessions with the same name.',
    origins: [],
    answers: [at(RECORDINGS, 'recording', 'Give every session its own name')],
    typed: { trouble: ['students recordings have same file name'] },
  },
  {
    asks: 'The columns of a synthetic session.',
    origins: [],
    answers: [at(RECORDINGS, 'odf', 'A SYNTHETIC session has 33 columns')],
    typed: { task: ['synthetic session txt how many columns'] },
  },
  {
    asks: 'Play back a BrainFlow CSV.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/283'],
    answers: [at(RECORDINGS, 'brainflow-csv', 'To turn one into the other')],
    typed: {
      trouble: ['cant play back brainflow csv in gui'],
      task: ['convert brainflow csv to openbci txt on windows'],
    },
  },
  {
    asks: 'A recording for other programs.',
    origins: [],
    answers: [at(RECORDINGS, 'open-recording', 'exports EDF or FIF'), at(ANALYSIS, 'mne', 'export_raw')],
    typed: { task: ['convert openbci gui recording to edf or csv'] },
  },
  {
    asks: 'A file that the playback refuses.',
    origins: [],
    answers: [at(TROUBLE, 'unsupported', 'A file that plays has'), at(RECORDINGS, 'playback', 'Plays?')],
    typed: { trouble: ['playback file does not load no valid playback file'] },
  },
  {
    asks: 'Two kinds of data to one program.',
    origins: [issue(592)],
    answers: [at(NETWORKING, 'networking', 'Two kinds of data to one program')],
    typed: {
      task: [
        'stream raw eeg and band power at the same time to python',
        'gui networking udp two streams same port',
        'lsl send timeseries and fft togther',
      ],
    },
  },
  {
    asks: 'Saved settings that do not come back by themselves.',
    origins: [issue(1201), issue(1138)],
    answers: [
      at(DOCS, 'settings', 'saves nothing by itself but the first state, and loads nothing'),
      at(TROUBLE, 'settings-mismatch', 'loads none by itself'),
    ],
    typed: { trouble: ['saved settings not loading at start'] },
  },
  {
    asks: 'A settings file that fails to load.',
    origins: [issue(1138)],
    answers: [
      at(DOCS, 'settings-files', 'Load deletes a file that it cannot read'),
      at(TROUBLE, 'settings-mismatch', 'saved for another board or channel count'),
    ],
    typed: { trouble: ['failed to load settings gui'] },
  },
  {
    asks: 'A settings file of a Cyton, loaded with a Daisy.',
    origins: [],
    answers: [
      at(TROUBLE, 'settings-mismatch', 'saved for another board or channel count'),
      at(DOCS, 'settings-files', 'Each kind of board has its own files'),
    ],
    typed: { trouble: ['settings file from cyton does not work with daisy'] },
  },
  {
    asks: 'A Ganglion that the computer’s own Bluetooth does not find.',
    origins: [issue(413), issue(652)],
    answers: [
      at(TROUBLE, 'no-ganglion', 'START SEARCH looks for 3 seconds'),
      at(START, '3-connect', 'Nothing in the list'),
    ],
    typed: {
      trouble: [
        'ganglion not found native bluetooth windows 11 laptop',
        'gui finds no ganglion in the list laptop bluetooth',
      ],
    },
  },
  {
    asks: 'Whether a Ganglion with firmware 3 needs the dongle.',
    origins: [],
    answers: [
      at(START, '2-choose-how-it-connects', 'Is the dongle required?'),
      at('FAQ/HardFAQ', 'do-i-need-a-dongle-for-the-ganglion', 'You need none'),
    ],
    typed: { task: ['ganglion firmware 3 built in bluetooth dongle not needed?'] },
  },
  {
    asks: 'Losses with a Ganglion on the BLED112, and at a distance.',
    origins: [],
    answers: [
      at(FORMAT, 'packet-loss', 'To lose less'),
      at(TROUBLE, 'packet-loss', 'Put the BLED112 on an extension cable'),
      at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room'),
    ],
    typed: {
      trouble: [
        'ganglion bled112 dongle data drops out packet loss',
        'ganglion loses samples when i walk away',
      ],
    },
  },
  {
    asks: 'The lost packets of firmware 3 by their numbers.',
    origins: [],
    answers: [at(FORMAT, 'packet-loss', 'modulo the length of the round')],
    typed: { task: ['how count lost packets ganglion firmware 3 sample number'] },
  },
  {
    asks: 'BrainFlow on Linux with a Ganglion over the computer’s own Bluetooth.',
    origins: [],
    answers: [
      at(BRAINFLOW, 'board-id', 'compile it from source'),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'bluetoothctl power on'),
    ],
    typed: { trouble: ['brainflow ganglion native linux unable to connect'] },
  },
  {
    asks: 'Which of two Ganglions is opened.',
    origins: [],
    answers: [
      at(BRAINFLOW, 'which-ganglion', 'name yours'),
      at(START, '3-connect', 'Are there two Ganglions in the room?'),
    ],
    typed: { task: ['two ganglions in one room connect to the right one'] },
  },
  {
    asks: 'The address of a Ganglion.',
    origins: [],
    answers: [at(BRAINFLOW, 'which-ganglion', 'logs the name and address of every board')],
    typed: { task: ['ganglion mac address where find'] },
  },
];
