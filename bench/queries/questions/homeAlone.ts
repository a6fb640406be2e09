import { at, type Question } from '../types';

/** A home user with both boards, a Windows 11 PC, a Mac and a phone, alone with the pages: sixteen jobs. */

const CYTON = 'GettingStarted/Boards/CytonGS';
const GANGLION = 'GettingStarted/Boards/GanglionGS';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const NOISE = 'Troubleshooting/minimizingNoise';
const MAC = 'Troubleshooting/MacOSGanglionBLEWorkaround';
const NETWORKING = 'Software/OpenBCISoftware/GUINetworking';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const FOCUS = 'Examples/EEGProjects/FocusArduino';
const CHANNEL = 'Cyton/CytonRadioChannel';
const PROGRAM = 'Cyton/CytonProgram';
const HARDWARE = 'FAQ/HardFAQ';

export const homeAlone: readonly Question[] = [
  {
    asks: 'The first start of a Cyton.',
    origins: [],
    answers: [at(CYTON, '4-connect-in-the-gui', 'Serial (from Dongle)')],
    typed: { task: ['first time cyton win 11 what do i do with it'] },
  },
  {
    asks: 'The dongle is in, and the GUI lists no port.',
    origins: [],
    answers: [
      at(TROUBLE, 'no-dongles', 'No serial port has the name'),
      at(CYTON, 'no-port', 'Press REFRESH LIST'),
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Windows Update usually installs the driver'),
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'Ports (COM & LPT)'),
    ],
    typed: { trouble: ['plugged in blue dongle gui shows no serial port'] },
  },
  {
    asks: 'Whether what stands on the screen is EEG.',
    origins: [],
    answers: [
      at(NOISE, 'what-a-good-signal-looks-like', 'regular waves of about 10 a second'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'If you see alpha, the board'),
    ],
    typed: { trouble: ['how do i know im really seeing my brain and not noise'] },
  },
  {
    asks: 'A Ganglion at a Mac without its dongle.',
    origins: [],
    answers: [
      at(MAC, 'brainflow', "use Terminal's permission"),
      at(MAC, '', 'There are three ways around that'),
      at(GANGLION, '2-choose-how-it-connects', 'not with the packaged GUI'),
    ],
    typed: {
      trouble: [
        'ganglion macbook m2 bluetooth without dongle',
        'gui doesnt find my ganglion on mac but phone sees it',
      ],
    },
  },
  {
    asks: 'A first muscle on a Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-ganglion', 'D_G'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'what-you-should-see', 'burst'),
      at(GANGLION, '5-set-the-switches', 'EMG and ECG: two electrodes for each channel'),
    ],
    typed: { task: ['ganglion firts test muscle signal which pins'] },
  },
  {
    asks: 'A Cyton that loses packets at some distance.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'Keep your body out of the line of sight'),
      at(CHANNEL, 'loss', 'a body between them weakens'),
    ],
    typed: {
      trouble: [
        'cyton drops packets when i sit on the sofa',
        'signal stutters when my body is between board and dongle',
      ],
    },
  },
  {
    asks: 'How many samples of a recording are missing.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'look for jumps in the index'),
      at('ForDevelopers/DataAnalysis', 'check-all', 'of the samples'),
    ],
    typed: { task: ['how many samples did i lose in my recording'] },
  },
  {
    asks: 'A Ganglion channel at its limit.',
    origins: [],
    answers: [at(NOISE, 'railed', 'On a Ganglion no word tells you')],
    typed: {
      trouble: [
        'one ganglion channel flat at top says railed',
        'ganglion all four channels railed wearing ear clip',
        'ganglion channel stuck at 15686',
      ],
    },
  },
  {
    asks: 'Hum as soon as a hand is on the laptop.',
    origins: [],
    answers: [at(NOISE, 'mains', 'the computer is most likely connected to the mains')],
    typed: { trouble: ['railed only when i touch laptop'] },
  },
  {
    asks: 'A light that follows concentration.',
    origins: [],
    answers: [
      at(FOCUS, '', 'an LED lights up a few seconds later'),
      at(FOCUS, 'key', 'For a lamp in your network'),
    ],
    typed: { task: ['make a lamp turn on when i concentrate', 'control phillips hue light with brain'] },
  },
  {
    asks: 'The Focus widget to an own program, and from there to a key.',
    origins: [],
    answers: [
      at(FOCUS, 'key', 'presses the space bar once, each time the circle lights up'),
      at(NETWORKING, 'udp', 'a Focus packet is 27 bytes'),
      at(NETWORKING, 'networking', 'Take UDP for a game, a light or a quick script'),
    ],
    typed: { task: ['focus widget send udp to python', 'press space key when focused openbci'] },
  },
  {
    asks: 'Marks in a recording by a key.',
    origins: [],
    answers: [at(WIDGETS, 'marker', 'Press a key, with Expert Mode on')],
    typed: { task: ['press key to mark when stimulus in gui'] },
  },
  {
    asks: 'Markers in the file.',
    origins: [],
    answers: [at(RECORDINGS, 'odf', 'before, there was no marker')],
    typed: { task: ['where are the markers in the txt file'] },
  },
  {
    asks: 'Markers in playback.',
    origins: [],
    answers: [at(WIDGETS, 'marker', 'the plot shows the markers that the file holds')],
    typed: { trouble: ['play recorded file again in the gui markers gone'] },
  },
  {
    asks: 'Music that follows alpha.',
    origins: [],
    answers: [at(NETWORKING, 'osc', 'For sound that follows alpha')],
    typed: {
      task: ['alpha waves play midi notes', 'openbci osc band power sonic pi'],
      name: ['osc address for band power gui'],
    },
  },
  {
    asks: 'A file on the card for a whole night.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'Choose a file whose name is longer than your session')],
    typed: {
      task: ['record whole night sleep cyton sd card how many hours', 'which sd size setting for 8 hours'],
    },
  },
  {
    asks: 'The battery of a Cyton through a night.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card')],
    typed: { task: ['will the battery last all nite cyton'] },
  },
  {
    asks: 'Sleeping with electrodes.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Nobody should lie on board or battery'),
      at('AddOns/Headwear/ElectrodeCap', 'can-i-sleep-with-it', 'it suits sleep best'),
    ],
    typed: { task: ['is it ok to sleep with the electrodes on'] },
  },
  {
    asks: 'The heart through a night.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'night', 'counts each ten seconds by themselves'),
      at(RECORDINGS, 'overnight', 'Keep the computer awake'),
    ],
    typed: { task: ['ecg overnight with ganglion'] },
  },
  {
    asks: 'Heartbeats of a recording.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'The R peak is the steepest part',
      ),
    ],
    typed: { task: ['count heartbeats from ganglion recording'] },
  },
  {
    asks: 'A newer GUI without losing anything.',
    origins: [],
    answers: [at(GUI, 'update', 'Your recordings and settings stay')],
    typed: { task: ['update openbci gui keep my recordings and settings', 'uninstall old gui windows'] },
  },
  {
    asks: 'Settings of the version before.',
    origins: [],
    answers: [
      at(GUI, 'versions', 'newest stable release'),
      at(GUI, 'settings-files', 'Keep copies of settings that matter'),
      at(TROUBLE, 'broken-settings', 'was saved by another version'),
    ],
    typed: { trouble: ['new gui version where did my settings go'] },
  },
  {
    asks: 'Newer firmware on a Cyton.',
    origins: [],
    answers: [
      at(PROGRAM, '', 'compile the Cyton'),
      at(PROGRAM, 'upload', 'Keep board and dongle close together'),
    ],
    typed: { task: ['cyton firmware 3.1.1 to 3.1.3 update'] },
  },
  {
    asks: 'What an upload leaves as it was.',
    origins: [],
    answers: [
      at(PROGRAM, 'upload', 'What stays: the radio channel'),
      at(CHANNEL, 'basics', 'Both store the number permanently'),
    ],
    typed: {
      trouble: ['will updating firmware wipe radio channel'],
      task: ['what gets lost when i update the cyton firmware'],
    },
  },
  {
    asks: 'An upload that ends with a message of avrdude.',
    origins: [],
    answers: [at(PROGRAM, 'program-flash-failed', 'stk500_2_ReceiveMessage(): timeout')],
    typed: { trouble: ['arduino avrdude stk500 timeout cyton upload'] },
  },
  {
    asks: 'A battery with plus and minus exchanged.',
    origins: [],
    answers: [
      at(HARDWARE, 'repair', 'A battery was in the wrong way round'),
      at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board'),
    ],
    typed: {
      trouble: [
        'i connected battery the wrong way round cyton',
        'battery plug red and black swapped lipo',
        'board smells burnt after wrong battery',
        'reversed polarity on cyton is it dead',
      ],
    },
  },
  {
    asks: 'A dongle that is lost or broken.',
    origins: [],
    answers: [
      at(HARDWARE, 'lost-dongle', 'Get another Cyton dongle'),
      at(CHANNEL, 'lost', 'Is your dongle lost or broken?'),
    ],
    typed: { trouble: ['lost the usb dongle can i buy only dongle', 'usb plug of dongle snapped off'] },
  },
  {
    asks: 'A new dongle for an old board.',
    origins: [],
    answers: [
      at(CHANNEL, 'lost', 'Dongle and board are on different channels'),
      at(CHANNEL, 'basics', 'Any dongle can work with any Cyton'),
      at(HARDWARE, 'lost-dongle', 'both are on one radio channel'),
    ],
    typed: { trouble: ['new dongle doesnt pair with old cyton'] },
  },
  {
    asks: 'A board that got wet.',
    origins: [],
    answers: [at(HARDWARE, 'outdoors', 'If a board did get wet')],
    typed: { trouble: ['spilled coffee on my cyton', 'dropped board in saline water'] },
  },
  {
    asks: 'Keys or a pointer moved by the eyes.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eye-keys', 'A glance to the side and back'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye'),
    ],
    typed: { task: ['move mouse with eye movements eog', 'play tetris by looking left and right'] },
  },
  {
    asks: 'The EMG joystick as arrow keys.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'send', 'As arrow keys')],
    typed: { task: ['emg joystick keyboard arrow keys game'] },
  },
];
