import { at, type Question } from '../types';

/** What the older public pages about the Cyton tell, and what their readers ask next. Each section that answers stands with it. */
export const coverageCyton: readonly Question[] = [
  {
    asks: 'The numbers that a sound board shows with its test signals.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'test-signals', '1855 to 1865'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Let the board make a signal'),
      at('Cyton/CytonSpecs', 'noise', 'More than 1 µV means a fault or a low gain'),
    ],
    typed: {
      task: ['what rms value should internal square wave give', 'verify ads1299 with calibration signal gui'],
    },
  },
  {
    asks: 'A command of the SDK, sent from the GUI.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'rules', 'press Send Custom Command'),
      at('Software/OpenBCISoftware/GUIDocs', 'shortcuts', 'Send Custom Command'),
    ],
    typed: { task: ['send x1060110X from openbci gui', 'enter sdk command in gui text field'] },
  },
  {
    asks: 'Three bytes of a packet to a signed number, in C or Java.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3227/interpreting-cyton-data-format'],
    answers: [
      at('Cyton/CytonDataFormat', 'int24', 'None of these languages has a 24-bit integer'),
      at('Cyton/CytonDataFormat', 'scale-factor', 'so subtract 2'),
    ],
    typed: {
      task: [
        '3 byte channel value negative numbers c code',
        'interpret24bitAsInt32',
        'cyton parser java bytes',
      ],
    },
  },
  {
    asks: 'All channels of a Daisy in one packet, at 250 Hz.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'Your own firmware cannot put all 16 channels'),
      at('FAQ/HardFAQ', 'daisy-rate', 'each packet has room for eight'),
    ],
    typed: { task: ['compress daisy data to get 250 sps over radio', 'two adc in one packet 16 ch'] },
  },
  {
    asks: 'The Arduino version for the firmware of the Cyton.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/286'],
    answers: [at('Cyton/CytonProgram', 'core', 'Take Arduino IDE 1.8.19')],
    typed: { task: ['does new arduino ide flash cyton', 'arduino legacy ide for cyton upload'] },
  },
  {
    asks: 'No target found, with a board from one’s own soldering iron.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17445%2F'],
    answers: [
      at('Cyton/CytonProgram', 'no-target', 'On a board that you built yourself'),
      at('Cyton/CytonProgram', 'older', 'To write the boot loader into an empty chip'),
    ],
    typed: { trouble: ['diy cyton no target found majenko', 'first firmware on own pcb fails'] },
  },
  {
    asks: 'Whether a change of the radio channel can hurt.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'basics', 'harms neither board nor dongle')],
    typed: {
      task: ['can i break something by changing radio channel', 'is channel change reversible cyton'],
    },
  },
  {
    asks: 'Two pairs on one radio channel.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'basics', 'the data do not stream properly, or no session starts'),
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'channel'),
    ],
    typed: { trouble: ['both boards set to channel 20', 'second cyton on same channel session wont start'] },
  },
  {
    asks: 'A serial adapter for the radio of the board, and how it must be set.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'adapters', 'cut the traces of RTS and 5 V'),
      at('Cyton/CytonRadios', 'device', 'Wire dongle and Cyton as in the figure'),
    ],
    typed: { task: ['ftdi friend 3v jumpers for rfduino', 'sparkfun usb serial board for RFRX RFTX'] },
  },
  {
    asks: 'Wires on the free pins of the Cyton.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F9860%2F'],
    answers: [at('Cyton/CytonSpecs', 'digital-pins', 'look whether J3 and J4 have sockets')],
    typed: { task: ['do i need to solder wires to D12 and VDD', 'dupont cable into gpio of cyton'] },
  },
  {
    asks: 'Whether the person is isolated from the computer.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'isolation', 'the radio is the only link'),
      at('Cyton/CytonSpecs', 'at-a-glance', 'Run the board on its own battery'),
    ],
    typed: { task: ['cyton electrically isolated from laptop', 'does radio isolate patient from mains'] },
  },
  {
    asks: 'Acceleration and a trigger in one recording.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'firmware', 'To keep the acceleration as well'),
      at('Cyton/CytonExternal', 'accelerometer', 'The modes share the six bytes'),
    ],
    typed: { task: ['record accel plus button press both', 'useAccel and useAux at once'] },
  },
  {
    asks: 'The lines with a percent sign in a file of the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'Lines with % are stamps and the footer'),
      at('Cyton/CytonSDCard', 'overruns', 'The number counts blocks'),
      at('Cyton/CytonSDCard', 'stamps', 'the two stamps the wrong way round'),
    ],
    typed: { name: ['%max Write time uS', '%Over: 00000000 meaning'] },
  },
  {
    asks: 'Sketches of radio firmware 1, by their names.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedDongleProgramming', 'which-sketch-goes-where', 'OpenBCI_32bit_Device.ino'),
      at('Deprecated/DeprecatedDongleProgramming', 'upload', 'Pass-through first'),
    ],
    typed: { name: ['OpenBCI_32bit_Host', 'Dongle_PassThru sketch'] },
  },
  {
    asks: 'Libraries of firmware 1, by their names.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedCytonProgram', 'firmware-1-on-a-cyton', 'OpenBCI_32_Daisy'),
      at('Cyton/CytonProgram', 'older', 'Sketches for firmware 1'),
    ],
    typed: { name: ['OpenBCI_32_Daisy', 'OBCI_SD library'] },
  },
];
