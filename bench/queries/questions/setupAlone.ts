import { at, type Question } from '../types';

const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const GUI = 'Troubleshooting/GUI_Troubleshooting';
const PROGRAM = 'Cyton/CytonProgram';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const CYTON = 'Cyton/CytonDataFormat';
const GANGLION = 'Ganglion/GanglionDataFormat';
const CARD = 'Cyton/CytonSDCard';
const NETWORK = 'Software/OpenBCISoftware/GUINetworking';

/** Ten jobs with the pages alone: computers that do not see the board, and bytes that are read by hand. */
export const setupAlone: readonly Question[] = [
  {
    asks: 'The dongle on a Windows 11 laptop of a school, without administrator rights.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/346'],
    answers: [
      at(WINDOWS, 'driver', 'without administrator rights'),
      at('FAQ/GenFAQ', 'class', 'without administrator rights'),
    ],
    typed: {
      task: ['school laptop no admin rights install ftdi driver'],
      trouble: [
        'dongle not recogniced windows 11',
        'openbci com port missing without administrator',
        'usb blocked by school group policy install of devices',
        'device manager access denied student account driver',
      ],
    },
  },
  {
    asks: 'Bursts of data and the latency on a Mac with Apple silicon.',
    origins: [
      'https://github.com/OpenBCI/Documentation/issues/100',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1079',
    ],
    answers: [at(MAC, 'latency', 'Only the program itself can request less')],
    typed: {
      trouble: [
        'data comes in chunks every half second macbook m2 cyton',
        'mac m1 ftdi latency timer still not available',
      ],
    },
  },
  {
    asks: 'An accessory that macOS does not admit, or a driver in the way.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/134'],
    answers: [at(MAC, 'no-port', 'Look for a driver of FTDI')],
    typed: {
      task: ['should i remove the ftdi driver apple silicon'],
      trouble: [
        'macbook says allow accessory to connect dongle',
        'allow accessories to connect missing on imac m3',
      ],
    },
  },
  {
    asks: 'A browser from a snap or Flatpak that lists no port.',
    origins: [
      'https://github.com/derkyjadex/M8WebDisplay/issues/41',
      'https://github.com/flathub/com.google.Chrome/issues/141',
      'https://github.com/circuitpython/web-editor/issues/525',
    ],
    answers: [at(LINUX, 'browser', 'run apart from the rest of the system')],
    typed: {
      trouble: [
        'ubuntu snap chromium web serial no compatible devices found',
        'flatpak chrome cant see /dev/ttyUSB0',
        'serial port picker is empty in chromium ubuntu 24.04',
        'chromium snap cannot access usb serial device live board',
        'chrome flatpak serial port not listed',
        'web serial chrome linux no port in the list',
        'live board page says no port found linux',
      ],
    },
  },
  {
    asks: 'BrainFlow and the dongle on a Raspberry Pi.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/607'],
    answers: [
      at(CODE, 'raspberry-pi', 'after you have compiled it once'),
      at(LINUX, 'permission-denied', 'Add yourself to the group'),
    ],
    typed: {
      trouble: ['raspberry pi UNABLE_TO_OPEN_PORT_ERROR ttyUSB0 dialout'],
      task: ['raspi 5 brainflow cyton dongle port'],
    },
  },
  {
    asks: 'Whether the GUI runs on a Raspberry Pi.',
    origins: [],
    answers: [
      at(CODE, 'raspberry-pi', 'The OpenBCI GUI does not run there'),
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'cannot run the GUI'),
    ],
    typed: { task: ['openbci gui on raspberry pi arm'] },
  },
  {
    asks: 'Firmware that fails to upload, or to verify.',
    origins: [
      'https://github.com/openbci-archive/Docs/issues/191',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/27',
    ],
    answers: [
      at(PROGRAM, 'verify', 'error at address 1D000180'),
      at(PROGRAM, 'program-flash-failed', 'Data was lost on the way'),
    ],
    typed: {
      trouble: [
        'cyton upload error at address 1D000180 file= mem=',
        'program flash failed upload cyton over dongle',
      ],
    },
  },
  {
    asks: 'A dongle that is seen and sends nothing.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/388'],
    answers: [at(GUI, 'board-not-ready', 'At RESET no session starts')],
    typed: {
      trouble: ['dongle com port ok but no data switch', 'dongle light goes off when i press start session'],
    },
  },
  {
    asks: 'The dongle on a Chromebook.',
    origins: [],
    answers: [at(CODE, 'windows-arm', 'Its browser can open the dongle by Web Serial')],
    typed: { task: ['chromebook cyton dongle linux crostini usb'] },
  },
  {
    asks: 'The dongle in a virtual machine.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'Add filter from device')],
    typed: { trouble: ['virtualbox dongle not seen by guest'] },
  },
  {
    asks: 'The latency timer, set for good on Linux.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/22'],
    answers: [
      at(LINUX, 'rule', 'Latency timer 1 ms at every plug-in'),
      at(LINUX, 'latency', 'makes it permanent'),
    ],
    typed: { task: ['latency_timer 16 to 1 permanent udev'] },
  },
  {
    asks: 'The analog pins in the bytes of a Cyton packet.',
    origins: [],
    answers: [
      at(CYTON, '0xc1-and-0xc2-pins-markers-your-own-data', '0 to 1023 for 0 V to 3.3 V'),
      at(CYTON, 'aux-examples', '02 00 00 10 03 FF'),
      at('Cyton/CytonExternal', 'analog', '0 to 1023'),
    ],
    typed: {
      task: [
        'python parse cyton bytes analog read footer c1 A5 A6 A7',
        'analog pin value 0-1023 in aux bytes of the packet',
      ],
    },
  },
  {
    asks: 'The digital pins in the bytes of a Cyton packet.',
    origins: [],
    answers: [at(CYTON, 'aux-examples', 'so D12 and D17 are high')],
    typed: { task: ['/3 then what do the aux bytes mean D11 D12 D13'] },
  },
  {
    asks: 'Pairs of a Daisy when a packet is lost.',
    origins: [],
    answers: [
      at(CYTON, 'daisy-code', 'A row whose other half was lost'),
      at(CYTON, 'daisy', 'If one of the two is lost'),
    ],
    typed: {
      task: [
        'daisy lost packet which sample number odd even',
        '16 channel daisy pair missing packet how to pair upper and lower',
        'cyton daisy average of two samples sample number after loss',
      ],
    },
  },
  {
    asks: 'A 19-bit packet of firmware 2, by hand.',
    origins: [],
    answers: [at(GANGLION, 'firmware-2', 'The second sample begins in the middle of byte 10')],
    typed: { task: ['ganglion 19 bit delta compression decode by hand'] },
  },
  {
    asks: 'The sign of a compressed value.',
    origins: [],
    answers: [at(GANGLION, 'samples', 'the lowest bit of a value is a copy of its sign')],
    typed: { task: ['ganglion 18 bit sign bit is lsb'] },
  },
  {
    asks: 'The packet ids of firmware 3 and its first packet.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/pull/31'],
    answers: [
      at(GANGLION, 'packet-id', 'stray first packet'),
      at('Ganglion/GanglionSDK', 'first-packet', '255'),
    ],
    typed: { trouble: ['ganglion firmware 3 packet id 0 missing malformed first packet'] },
  },
  {
    asks: 'The stamps in a file of the card.',
    origins: [],
    answers: [
      at(CARD, 'read-a-file', 'Each b begins a new stretch'),
      at(CARD, 'stamps', 'writes the two stamps the wrong way round'),
    ],
    typed: {
      task: [
        'sd card OBCI_00.TXT time stamp column hex decode',
        'sd file %START AT what is the last column',
        'convert sd card txt timestamps milliseconds to seconds',
      ],
    },
  },
  {
    asks: 'An OSC message of the GUI.',
    origins: [],
    answers: [at(NETWORK, 'osc', 'one message per channel or value')],
    typed: { task: ['osc message address from gui networking widget timeSeries'] },
  },
  {
    asks: 'The channels and the unit of the GUI’s LSL stream.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'no channel labels and no units'),
      at(NETWORK, 'lsl', '8 floats in µV'),
    ],
    typed: { task: ['parse lsl stream obci_eeg1 channels unit'] },
  },
  {
    asks: 'A UDP packet of the GUI.',
    origins: [],
    answers: [at(NETWORK, 'udp', 'Each packet is one JSON object')],
    typed: { task: ['gui udp json packet format timeseriesraw'] },
  },
];
