import { at, type Question } from '../types';

/** More jobs done from the pages alone: a heart on a Daisy, card files in C#, a board that is only simulated, a client of the Hub. */
export const benchAlone3: readonly Question[] = [
  {
    asks: 'The heart on a channel of the Daisy: pins and settings.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'connect-the-daisy-ecg-and-emg', 'N1P is channel 9'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'channel 9 and'),
      at('Cyton/CytonSDK', 'channel-settings', 'with the defaults'),
    ],
    typed: {
      task: [
        'wire ecg to daisy pins no srb2',
        'daisy channel 9 gain 8 bipolar command',
        'daisy single channel differential ecg settings string',
      ],
    },
  },
  {
    asks: 'A heart rate from a Daisy that is twice too high.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'the program counts with 250 samples a second',
      ),
      at(
        'GettingStarted/Boards/DaisyGS',
        'double',
        'Your program counts 250 samples a second where 125 arrive',
      ),
    ],
    typed: { trouble: ['daisy ecg heart rate doubled', 'heart rate twice as high daisy 125'] },
  },
  {
    asks: 'Sixteen channels for a test, without a board.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'fake-cyton', 'the board sends sixteen channels, the two boards in turn'),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'SYNTHETIC_BOARD'),
    ],
    typed: {
      task: ['simulate a daisy without hardware', 'test 16 channel program without board'],
      name: ['fake cyton daisy for brainflow'],
    },
  },
  {
    asks: 'A card file of sixteen channels, decoded by an own program.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'With a Daisy, a line holds channels 1 to 8 and then 9 to 16'),
      at('Cyton/CytonSDCard', 'read-a-file', 'hexadecimal numbers, one line for each sample'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'sd', 'hex2dec'),
    ],
    typed: {
      task: ['sd card file 16 channels daisy decode', 'decode OBCI file in octave 16 channels'],
    },
  },
  {
    asks: 'The card file of a Ganglion in microvolts.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'FFFF5B is −165')],
    typed: {
      task: ['decode ganglion sd card file', 'ganglion sd card csv hex to microvolts'],
      name: ['OBCI_001.csv ganglion'],
    },
  },
  {
    asks: 'Two leads of the heart on a Ganglion.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'five-lead-ganglion',
        'both channels are measured against REF',
      ),
    ],
    typed: { task: ['ganglion ecg 2 leads which switch', 'lead I and lead II ganglion'] },
  },
  {
    asks: 'The acceleration in the packets of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', '1 is X, 2 is Y, 3 is Z')],
    typed: {
      task: [
        'ganglion accelerometer bytes which packet id is x',
        'hold accelerometer value lost packet ganglion',
      ],
    },
  },
  {
    asks: 'A Ganglion in a page of one’s own.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'web-bluetooth', 'optionalServices')],
    typed: { task: ['web bluetooth ganglion javascript'] },
  },
  {
    asks: 'A client of the Hub in another language.',
    origins: [],
    answers: [
      at('Deprecated/Hub', 'protocol', 'Each message is an object with a type'),
      at('Deprecated/Hub', 'what-arrives', 'channelDataCounts'),
      at('Deprecated/Hub', 'it-connects-but-answers-nothing', 'They must end with'),
    ],
    typed: {
      name: ['openbci hub data message channelDataCounts'],
      task: ['hub tcp 10996 json client c#'],
    },
  },
  {
    asks: 'A WiFi Shield by curl.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'set-up-the-output', 'are required; the other fields keep'),
      at('Deprecated/WiFiShield/WiFiAPI', '', 'it connects there and sends packets'),
    ],
    typed: { task: ['wifi shield curl tcp start streaming', 'wifi shield POST /tcp fields'] },
  },
  {
    asks: 'Which programs still read an 8-bit board, and how it is programmed.',
    origins: [],
    answers: [
      at('Deprecated/8bitBoardDep', '', 'still records with the archived OpenBCI_Python'),
      at('Deprecated/8bitBoardDep', 'program-it', 'the board setting Arduino UNO'),
      at('Deprecated/DeprecatedCytonProgram', 'upload-to-an-8-bit-board', 'Arduino'),
    ],
    typed: {
      task: ['8 bit board which software still works', 'upload firmware 8bit board arduino'],
    },
  },
  {
    asks: 'One channel at its limit in a file.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'Then swap its wire with that of a channel that works'),
      at('ForDevelopers/DataAnalysis', 'check-all', 'channels were at their limit at least once'),
    ],
    typed: {
      trouble: [
        'channel 3 railed 187500',
        'one channel railed all others fine',
        'which channels are railed in a recording',
      ],
    },
  },
  {
    asks: 'What the GUI writes to an Arduino, for a servo.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Serial output'),
      at('Examples/EMGProjects/EMG_LED', 'servo', 'an angle from 0° to 180°'),
    ],
    typed: {
      task: ['gui serial output arduino servo format', 'networking widget serial emg string'],
    },
  },
  {
    asks: 'Two boards of one study on one time axis.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'two-streams', 'match by stamps'),
    ],
    typed: {
      task: ['two ganglions at once lsl', 'sync two cytons pulse'],
    },
  },
];
