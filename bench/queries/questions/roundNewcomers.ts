import { at, type Question } from '../types';

/** The first days: what to get, which computer, batteries, children, travel, used and broken boards. Typed before any was put to a search. */
export const roundNewcomers: readonly Question[] = [
  {
    asks: 'The dongle on an Android phone or tablet.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F1465%2F'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'phones', 'plug the dongle into an Android device'),
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'there is no OpenBCI app',
      ),
    ],
    typed: { task: ['cyton dongle android phone otg', 'openbci on android tablet'] },
  },
  {
    asks: 'An app for iPhone or iPad.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'there is no OpenBCI app',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'phones', 'There is no OpenBCI app'),
    ],
    typed: { name: ['openbci iphone app', 'ganglion ipad ios'] },
  },
  {
    asks: 'A Chromebook as the computer.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'is not among the systems of either program'),
    ],
    typed: { task: ['openbci chromebook', 'does gui run on chrome os'] },
  },
  {
    asks: 'A Windows computer with an Arm processor.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'no compiled package for Windows on Arm'),
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'For Windows on Arm (Snapdragon)'),
    ],
    typed: { task: ['openbci gui windows arm surface', 'snapdragon laptop openbci'] },
  },
  {
    asks: 'A Raspberry Pi as the computer.',
    origins: ['https://github.com/GrahamBriggs/bcibeginner/issues/2'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'after you have compiled it once'),
      at('FAQ/HardFAQ', 'does-it-work-with-a-raspberry-pi', 'which you compile there once'),
    ],
    typed: { task: ['openbci gui raspberry pi'], trouble: ['brainflow raspberry pi pip install fails'] },
  },
  {
    asks: 'A Mac with Apple Silicon.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'offers to install Rosetta'),
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'Apple Silicon (M1 and later)'),
    ],
    typed: { task: ['openbci gui m1 mac rosetta', 'apple silicon gui open'] },
  },
  {
    asks: 'The Mac calls the program damaged or cannot verify it.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/132',
      'https://github.com/openbci-archive/Docs/issues/16',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'macOS holds back programs'),
      at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'Open Anyway'),
    ],
    typed: {
      trouble: [
        'apple could not verify openbci_gui is free of malware',
        'openbci_gui is damaged move to trash',
      ],
    },
  },
  {
    asks: 'Windows or an antivirus program holds the GUI back.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'install-windows',
        'If an antivirus program removes or blocks files',
      ),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'library',
        'If the antivirus program blocked or removed a file',
      ),
    ],
    typed: { trouble: ['antivirus deletes openbci gui'] },
  },
  {
    asks: 'The warning about administrator access.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1066'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'administrator', 'hardly ever the cause of your fault'),
    ],
    typed: {
      trouble: ['gui not being run with administrator access'],
      task: ['do i need to run openbci gui as admin'],
    },
  },
  {
    asks: 'Linux without root, and which Linux.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1086'],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'install-linux', 'After that you do not need sudo'),
      at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'dialout'),
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'Ubuntu 18.04 or later'),
    ],
    typed: { task: ['openbci gui linux without sudo', 'which linux distro for openbci gui'] },
  },
  {
    asks: 'An old or small computer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/811'],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install', 'the last version for 32 bit was')],
    typed: { task: ['openbci gui windows 32 bit', 'minimum laptop for openbci gui'] },
  },
  {
    asks: 'Without internet and without an account.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'offline', 'asks GitHub at the start')],
    typed: { task: ['does openbci gui need internet', 'use openbci without account offline'] },
  },
  {
    asks: 'How long four AA cells last.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', 'Four alkaline AA cells'),
      at('FAQ/HardFAQ', 'battery', 'about 8 hours'),
    ],
    typed: { name: ['how long do 4 aa batteries last cyton', 'cyton daisy battery current ma'] },
  },
  {
    asks: 'Charging while the board is worn.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/2397'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    typed: { task: ['can i wear the board while charging'] },
  },
  {
    asks: 'Rechargeable AA cells.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'battery', 'NiMH, 4.8 V')],
    typed: {
      task: [
        'nimh aa in openbci battery pack',
        'nimh rechargeable aa 4.8v cyton',
        'eneloop in battery holder',
      ],
    },
  },
  {
    asks: 'A power bank that switches itself off.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Many power banks switch themselves off'),
      at('FAQ/HardFAQ', 'battery', 'A power bank may switch itself off'),
    ],
    typed: { task: ['power cyton from usb power bank'], trouble: ['power bank turns off openbci'] },
  },
  {
    asks: 'Storing and charging the battery, and a swollen one.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'Unplug the battery when you put the board away')],
    typed: {
      task: [
        'leave battery connected when off',
        'which charger for 500mah battery',
        'how long to charge battery openbci',
        'swollen lipo battery dispose',
      ],
      trouble: ['battery drained while board was off', 'battery pack puffy'],
    },
  },
  {
    asks: 'How far the radio reaches.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'The makers publish no distance')],
    typed: { name: ['cyton wireless range meters'] },
  },
  {
    asks: 'Outdoors, in sport and in water.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'outdoors', 'bare circuit boards without protection from water')],
    typed: {
      task: ['record eeg outside walking', 'openbci waterproof swimming'],
      trouble: ['sweat damage board gym'],
    },
  },
  {
    asks: 'Two boards on one computer.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'two-boards', 'a session holds one board'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'BoardShim'),
    ],
    typed: { task: ['two ganglions one computer', 'two openbci gui windows open same time'] },
  },
  {
    asks: 'A classroom full of boards.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/GenFAQ', 'class', 'Several boards in one room'),
    ],
    typed: { task: ['10 cytons in one classroom', 'classroom set openbci interference'] },
  },
  {
    asks: 'Children as wearers.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'an adult stays with the child')],
    typed: { task: ['openbci headset for child head size', 'eeg with kids school project'] },
  },
  {
    asks: 'What to check before buying a used board.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17595',
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3421%2F',
    ],
    answers: [at('FAQ/HardFAQ', 'second-hand', 'A Cyton without one is silent')],
    typed: { task: ['bought used cyton what to check'], trouble: ['used openbci board no dongle'] },
  },
  {
    asks: 'A broken connector or pin.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/3895'],
    answers: [at('FAQ/HardFAQ', 'repair', 'S2B-PH-SM4-TB')],
    typed: { trouble: ['battery connector ripped off cyton', 'bent header pin electrode openbci'] },
  },
  {
    asks: 'The colours of the electrode leads.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'grey 1, purple 2'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'white for the reference'),
    ],
    typed: { name: ['which color wire is channel 1', 'black and white electrode cable openbci'] },
  },
  {
    asks: 'Signals while nothing is connected.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/172'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'nothing connected'),
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'an open input drifts'),
    ],
    typed: {
      trouble: ['signals without electrodes attached normal?', 'touching pins makes waves is board ok'],
    },
  },
  {
    asks: 'Whether it is really EEG.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'what-a-good-signal-looks-like', 'EEG is small: 10 to 100 µV'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'alpha'),
    ],
    typed: { task: ['how do i know its real eeg not noise'] },
  },
  {
    asks: 'In an aeroplane.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'flying', 'never into checked baggage')],
    typed: { task: ['fly with openbci hand luggage', 'lithium battery board airplane'] },
  },
  {
    asks: 'Warranty and returns.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'The policy ends after 90 days',
      ),
      at('FAQ/Returns', 'time-limits', '15 % restocking fee'),
    ],
    typed: { name: ['openbci warranty how long'], task: ['return opened openbci board'] },
  },
  {
    asks: 'A microcontroller that reads the board.',
    origins: [
      'https://github.com/GrahamBriggs/bcibeginner/issues/3',
      'https://github.com/MayaMaya4096/OpenBCI-ESP32-WiFi/issues/2',
    ],
    answers: [at('FAQ/HardFAQ', 'arduino', 'a microcontroller that has Bluetooth Low Energy')],
    typed: { task: ['esp32 receive ganglion bluetooth', 'arduino read cyton data directly'] },
  },
  {
    asks: 'More channels later.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'The Daisy fits the Cyton only',
      ),
    ],
    typed: { task: ['can ganglion be expanded to 8 channels'] },
  },
  {
    asks: 'A Ganglion without the dongle.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        "Try the computer's own Bluetooth first",
      ),
      at('FAQ/HardFAQ', 'do-i-need-a-dongle-for-the-ganglion', "computer's own Bluetooth works"),
    ],
    typed: { task: ['ganglion without dongle laptop bluetooth', 'csr dongle ganglion gui 5'] },
  },
  {
    asks: 'What the boards cannot do.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'No program described here reads words or pictures'),
    ],
    typed: { task: ['can openbci read thoughts'] },
  },
  {
    asks: 'Current into the body.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'current', 'you cannot stimulate with these boards')],
    typed: { task: ['can cyton output current tdcs', 'neurofeedback stimulation with openbci'] },
  },
  {
    asks: 'Whether the board or the electrodes are at fault.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Is it the board or the electrodes?'),
      at('Cyton/CytonSDK', 'test-signals', 'Test signals'),
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'needs no body'),
      at('Cyton/CytonSDK', 'device-id', 'If the ID stays wrong'),
    ],
    typed: { task: ['test cyton without electrodes'], trouble: ['how to tell if ads1299 is dead'] },
  },
  {
    asks: 'A night of sleep.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG'),
      at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card'),
      at('FAQ/HowProductsGoTogether', 'chooser', 'board for what I want'),
    ],
    typed: { task: ['record all night sleep cyton', 'sleep study with openbci how many channels'] },
  },
  {
    asks: 'What is needed besides the board.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'lists without prices'),
      at('FAQ/HowProductsGoTogether', 'chooser', 'board for what I want'),
      at('FAQ/HardFAQ', 'what-do-i-need-to-get-started', 'You do not need an Ultracortex headset'),
      at('FAQ/GenFAQ', 'what-does-a-beginner-need', 'A headset is optional'),
    ],
    typed: { task: ['what do i need besides the cyton board', 'do i need headset or only electrodes'] },
  },
  {
    asks: 'The size of a recording.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'folders', '0.5 GB an hour')],
    typed: { name: ['how big is one hour recording mb', 'hard disk space for 8h recording'] },
  },
  {
    asks: 'What the lamps mean.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'buttons', 'dongle'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'a red LED that blinks'),
    ],
    typed: { name: ['dongle red light blinking meaning'] },
  },
  {
    asks: 'The blue lamp of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'switches', 'The blue LED is the only light')],
    typed: { name: ['ganglion led blinks blue'] },
  },
  {
    asks: 'Which vertical scale.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'settings', 'to 50 or 100 µV')],
    typed: { task: ['what vert scale for eeg'], trouble: ['lines flat at 1000uV in gui'] },
  },
];
