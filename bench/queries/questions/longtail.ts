import { at, type Question } from '../types';

export const longtail: readonly Question[] = [
  {
    asks: 'Where the electrodes go for a P300 speller.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'With four channels of a Ganglion take')],
    typed: {
      trouble: [
        'where to put 8 electrodes for p300',
        'p300 speller electrode positions openbci',
        'p3oo with ganglion 4 channels which positions',
      ],
    },
  },
  {
    asks: 'Where the electrodes go for SSVEP.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'With four channels take')],
    typed: {
      trouble: [
        'ssvep electrode placement cyton',
        'flicker bci which electrodes to use',
        'ssvep only 4 channels possible?',
      ],
    },
  },
  {
    asks: 'Motor imagery with a Ganglion: positions and switches.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Switches 1 to 3 are up')],
    typed: {
      trouble: [
        'motor imagery ganglion switches up or down',
        'c3 c4 bipolar ganglion how connect',
        'left right hand imagination 4 channel montage',
      ],
    },
  },
  {
    asks: 'Which electrodes for a night of sleep.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG against the mastoid bone'),
    ],
    typed: {
      trouble: [
        'sleep staging montage openbci',
        'psg with 8 channels eog emg chin',
        'electrodes for polysomnography 16 ch',
      ],
    },
  },
  {
    asks: 'A list of positions for each kind of experiment.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'montages', 'starting points that fit the boards')],
    typed: {
      trouble: ['which montage for my experiment'],
      name: ['montage'],
      task: ['choose electrode positions'],
    },
  },
  {
    asks: 'How much noise a healthy channel has.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'noise', 'about 1 µV peak to peak'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'shorted'),
    ],
    typed: {
      trouble: [
        'how many uv rms noise is normal cyton',
        'noise floor at gain 24',
        'cyton input referred noise per gain',
        'is 2 uv with shorted inputs ok',
        'noise gets 4x bigger at 1000 hz why',
      ],
    },
  },
  {
    asks: 'The register map of the converter on the Cyton.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'registers', 'There is no command that writes a register directly')],
    typed: {
      trouble: [
        'ads1299 register map openbci command',
        'CH1SET 0x68 meaning',
        'what do bits of CHnSET mean',
        'BIAS_SENSP BIAS_SENSN which command',
        'MISC1 srb1 bit',
      ],
      name: ['registers ads1299'],
    },
  },
  {
    asks: 'What is left of mains hum with a Daisy.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'daisy-mains', 'is the second harmonic')],
    typed: {
      trouble: [
        'peak at 25 hz with daisy',
        'why is there 25 hz peak in my eeg',
        'does averaging remove 50hz daisy',
      ],
    },
  },
  {
    asks: 'Impedance by an own program.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'impedance-python', 'cyton_impedance.py'),
      at('Cyton/CytonSDK', 'lead-off', 'exact to ±20 % only'),
    ],
    typed: {
      trouble: [
        'impedance python brainflow cyton',
        'how compute kohm from z command',
        'impedanz messen cyton python',
        '31.2 hz test current formula',
      ],
    },
  },
  {
    asks: 'Delay from the skin to the program.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms')],
    typed: {
      trouble: [
        'latency of openbci cyton ms',
        'delay between stimulus and eeg sample',
        'how realtime is it really',
      ],
    },
  },
  {
    asks: 'A wire of the Mark IV broke.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'crimp', 'Make or mend a wire')],
    typed: {
      trouble: [
        'ultracortex cable broken connector came off',
        'which connector mark iv cables',
        'crimp headset wire',
      ],
    },
  },
  {
    asks: 'Printing a Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'Supports: as few as possible')],
    typed: {
      trouble: [
        'ultracortex support angle slicer',
        'print takes 60 hours supports everywhere',
        'does frame fit on my 3d printer',
      ],
    },
  },
  {
    asks: 'The Cyton without working dongle.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'lost', 'Failure: System is Down')],
    typed: { trouble: ['new dongle does not find old board', 'replaced dongle system is down'] },
  },
  {
    asks: 'Board battery for a whole night.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card')],
    typed: {
      trouble: [
        'will 500mah last all night cyton',
        'battery dead after 7 hours sleep recording',
        'akku laufzeit cyton nacht',
      ],
    },
  },
  {
    asks: 'What an impedance test changes on the board afterwards.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1204',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/999',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1021',
    ],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-limits', 'They tell a good contact from an open one'),
      at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel'),
    ],
    typed: {
      trouble: [
        'impedance 0 kohm on one channel',
        'impedance shows 0',
        'my settings are gone after impedance test',
        'lost packets in console when checking impedance ganglion',
        'impedance with thinkpulse active electrodes',
        'can i test impedance of active electrodes',
        '10k resistor reads 500k in cyton signal widget',
      ],
    },
  },
];
