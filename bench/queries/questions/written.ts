import { at, type Question } from '../types';

export const written: readonly Question[] = [
  {
    asks: 'The message that the dongle is inserted but the Cyton is off: what BrainFlow compared.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'the dongle itself answers for a silent board',
      ),
    ],
    typed: {
      trouble: [
        'Board config error, probably dongle is inserted but Cyton is off',
        'board config error but cyton is on',
        'difference welcome characters and board config error',
      ],
    },
  },
  {
    asks: 'How long the ring buffer lasts with each board.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', '37.5 minutes')],
    typed: {
      trouble: [
        'brainflow buffer how many minutes ganglion',
        'start_stream 450000 how long',
        'data lost after half an hour brainflow',
      ],
    },
  },
  {
    asks: 'A sliding window over live data.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'sliding window')],
    typed: {
      trouble: [
        'get last 2 seconds in loop brainflow',
        'overlapping windows live eeg python',
        'get_current_board_data or get_board_data',
      ],
    },
  },
  {
    asks: 'Gain tracking in BrainFlow.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/553',
      'https://github.com/mindaffect/pymindaffectBCI/issues/39',
    ],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'send-commands-to-the-board',
        'It also follows a d that is sent alone',
      ),
    ],
    typed: {
      trouble: [
        'after config_board d values wrong by factor',
        'does brainflow know the gain',
        'You are changing board params during streaming',
      ],
    },
  },
  {
    asks: 'Filters of scripts that were written for BrainFlow 4.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'filter', 'centre and the width')],
    typed: {
      trouble: [
        'old brainflow script bandpass gives nothing',
        'perform_bandpass center_freq band_width',
        'brainflow 4 to 5 migration filter',
      ],
    },
  },
  {
    asks: 'How BrainFlow finds a native Ganglion.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/584',
      'https://github.com/brainflow-dev/brainflow/issues/520',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'Failed to find Ganglion Device')],
    typed: {
      trouble: [
        'Failed to find Ganglion Device',
        'ganglion native timeout longer search',
        'brainflow picks wrong ganglion of two',
      ],
    },
  },
  {
    asks: "Part of a stream's name in LSL.",
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/22'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'contains(name')],
    typed: {
      trouble: ['find lsl stream by part of name', 'lsl wildcard name *openbci*', 'resolve_bypred contains'],
    },
  },
  {
    asks: 'The time stamps of LSL are uneven between blocks.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/775'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'uneven between blocks')],
    typed: {
      trouble: [
        'lsl timestamps overlap between chunks',
        'lsl from gui timestamps not regular',
        'dejitter lsl timestamps live',
        'chunks of 10 samples lsl',
      ],
    },
  },
  {
    asks: 'Where the configuration file of LSL goes.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'lsl-api-cfg', 'in your home folder')],
    typed: { trouble: ['where to put lsl_api.cfg', 'lsl config file location windows'] },
  },
  {
    asks: "A Daisy's card file in the GUI is slow or has wrong frequencies.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/893'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'half as fast')],
    typed: { trouble: ['sd file of daisy plays at 125 hz', 'sd playback half speed wrong frequency'] },
  },
  {
    asks: 'Old .edf files of the GUI.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/121',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/169',
    ],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'change the ending')],
    typed: { trouble: ['edf from 2016 gui cannot be opened', 'old .edf incompatible edfbrowser'] },
  },
  {
    asks: "The spectrogram's axis.",
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1128',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/662',
    ],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'spectrogram', 'wrong with a Ganglion or a Daisy')],
    typed: { trouble: ['spectrogram shows 62 hz instead of 50', 'spectrogram frequency 5/4 wrong ganglion'] },
  },
  {
    asks: 'Smoothing of FFT and Band Power changes together.',
    origins: [
      'https://github.com/OpenBCI/Documentation/issues/259',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1096',
    ],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'a change in one widget changes the other')],
    typed: { trouble: ['smooth setting of fft changes band power too'] },
  },
];
