import { at, type Question } from '../types';

const CYTON = 'Cyton/CytonDataFormat';
const GANGLION = 'Ganglion/GanglionDataFormat';
const SDK = 'Cyton/CytonSDK';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const WIFI = 'Deprecated/WiFiShield/WiFiAPI';

/** Twelve jobs for a programmer who has only the pages: parsers, commands, files, streams and markers. */
export const codeAlone: readonly Question[] = [
  {
    asks: 'A parser in C that is handed pieces of packets.',
    origins: [],
    answers: [
      at(CYTON, 'cpp', 'The parser finds its way back by itself'),
      at(CYTON, 'parse-it-in-code', 'A start byte may also occur inside the data'),
    ],
    typed: {
      task: [
        'parse cyton bytes in c partial reads',
        'cyton packet footer C0 resync after lost byte',
        'serial stream parser how to find packet start if bytes are split',
      ],
    },
  },
  {
    asks: 'Rows of sixteen channels when packets are lost.',
    origins: [],
    answers: [
      at(CYTON, 'daisy-code', 'A row whose other half was lost'),
      at(CYTON, 'daisy', 'If one of the two is lost'),
    ],
    typed: {
      task: [
        'daisy 16 channel packets java decode',
        'rust parser cyton daisy odd even sample number lost packet',
        'daisy 125 hz combine two packets what if one is lost',
      ],
    },
  },
  {
    asks: 'Differences of 18 and 19 bits in JavaScript.',
    origins: [],
    answers: [
      at(GANGLION, 'parse-it-in-code', 'read both firmware lines'),
      at(GANGLION, 'firmware-2', 'old sample minus new sample'),
      at(GANGLION, 'samples', 'the lowest bit of a value is a copy of its sign'),
    ],
    typed: {
      task: ['ganglion decode 18 bit 19 bit delta javascript', 'ganglion ble packet id 101 200 decompress'],
    },
  },
  {
    asks: 'A decoder for the packets of firmware 3.',
    origins: [],
    answers: [
      at(GANGLION, 'parse-it-in-code', 'read both firmware lines'),
      at(GANGLION, 'firmware-3', 'is the sample in counts'),
    ],
    typed: { task: ['ganglion firmware 3 packet format decode node'] },
  },
  {
    asks: 'A file of the card in microvolts and g.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'You can also read the files with a program'),
      at('Cyton/CytonSDCard', 'format', 'Multiply by 0.000125 for g'),
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
    ],
    typed: {
      task: [
        'cyton sd card txt convert to microvolts',
        'OBCI_00.TXT hex what do the columns mean accelerometer g',
      ],
    },
  },
  {
    asks: 'The time of a sample on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'the one of the last s is lost')],
    typed: { task: ['time stamps from cyton sd card file sample rate'] },
  },
  {
    asks: 'The impedance of one channel from raw counts, with the commands around it.',
    origins: [],
    answers: [
      at(SDK, 'lead-off', 'Switch the current off when you have finished'),
      at(SDK, 'impedance-python', 'The program keeps SRB2 on'),
    ],
    typed: {
      task: [
        'compute impedance from raw data cyton z command',
        'cyton impedence python raw counts kohm 31.2 hz 6 nA',
        'z110Z what to do before and after',
      ],
    },
  },
  {
    asks: 'A session over the serial port, with answers and timeouts.',
    origins: [],
    answers: [
      at(SDK, 'rules', 'Read until you have seen them'),
      at(SDK, 'silent', 'If you see bytes but no $$$'),
    ],
    typed: {
      task: ['python serial cyton reset read until $$$ start stream'],
      trouble: ['serial script cyton command answer timeout no $$$'],
    },
  },
  {
    asks: 'Gain 8 on channel 3.',
    origins: [],
    answers: [at(SDK, 'channel-settings', 'There are exactly seven gains')],
    typed: { task: ['set gain 8 channel 3 x command cyton'] },
  },
  {
    asks: 'The commands of the radio in bytes.',
    origins: [],
    answers: [
      at(SDK, 'radio', 'The default poll time is 48 ms'),
      at('Cyton/CytonRadioChannel', 'bytes', '25 itself works'),
    ],
    typed: {
      task: [
        'cyton radio channel 0xF0 commands bytes',
        'overwrite dongle channel host only 0xF0 0x02',
        'dongle poll time set baud rate command hex',
      ],
    },
  },
  {
    asks: 'A raw stream of the shield over TCP, and its packets.',
    origins: [],
    answers: [
      at(WIFI, 'the-order-of-things', 'Packets of 33 bytes arrive'),
      at(WIFI, 'a-receiver', 'finds the packets in what arrives'),
      at(WIFI, 'set-up-the-output', 'are required'),
      at(WIFI, 'what-arrives', 'Raw output is the packet of the Cyton'),
    ],
    typed: {
      task: [
        'wifi shield raw tcp stream python',
        'wifi shield http api start streaming tcp post json',
        'wifi sheild decode packets tcp socket',
      ],
    },
  },
  {
    asks: 'A recording of the GUI with its losses and markers.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'runs from 0 to 255 and begins again'),
      at(CODE, 'time', 'So count samples to get times within a recording'),
      at(CYTON, 'packet-loss', 'Lost packets ='),
    ],
    typed: {
      task: ['read openbci gui csv python lost packets', 'openbci raw exg txt columns timestamp marker'],
      trouble: ['gui recording sample index missing samples'],
    },
  },
  {
    asks: 'A stream of LSL with units and names of its channels.',
    origins: [],
    answers: [
      at(LSL, 'brainflow', 'board_to_lsl.py'),
      at(LSL, 'receive', 'The names and units of the channels'),
      at(LSL, 'gui', 'no channel labels and no units'),
    ],
    typed: { task: ['pylsl outlet openbci 8 channels units microvolts', 'lsl stream openbci channel names'] },
  },
  {
    asks: 'Two streams of LSL on one time axis.',
    origins: [],
    answers: [
      at(LSL, 'two-streams', "stamps of both to this computer's clock"),
      at(LSL, 'drift', 'Two signals on one time axis'),
    ],
    typed: { task: ['lsl align two streams time correction python'] },
  },
  {
    asks: 'Where a marker of BrainFlow, of the GUI or of a pin appears.',
    origins: [],
    answers: [
      at(CODE, 'marker', 'The number goes into the marker row'),
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'It writes a number into the Marker Channel'),
    ],
    typed: {
      task: ['insert marker brainflow where does it show up', 'gui marker widget column in recording'],
    },
  },
  {
    asks: 'Trigger pins in the data.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'each pin has its own byte')],
    typed: { task: ['cyton d11 d12 trigger in data digital pins'] },
  },
  {
    asks: 'A Ganglion over the computer’s Bluetooth in C++ or Java.',
    origins: [],
    answers: [
      at(CODE, 'board-id', 'GANGLION_NATIVE_BOARD'),
      at(CODE, 'c', 'first_samples.cpp'),
      at(CODE, 'java', 'FirstSamples.java'),
    ],
    typed: { task: ['brainflow c++ ganglion native bluetooth example', 'brainflow java ganglion'] },
  },
  {
    asks: 'A recording played back in Node.js.',
    origins: [],
    answers: [
      at(CODE, 'typescript-and-nodejs', 'when you play back a Cyton'),
      at(CODE, 'save', 'The file can stand in for a board'),
    ],
    typed: { task: ['brainflow playback file board nodejs'] },
  },
];
