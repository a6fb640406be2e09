import { at, type Question } from '../types';

/** Ten jobs of an embedded developer who has the boards and this site alone: firmware, raw bytes, card, pins, radio. */
export const firmwareAlone: readonly Question[] = [
  {
    asks: 'Own Cyton firmware that records on the card from power-on, and back to the original.',
    origins: ['https://github.com/openbci-archive/Docs/issues/191'],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'To record from power-on without a computer'),
      at('Cyton/CytonProgram', 'bricked', 'To have the original back'),
    ],
    typed: { task: ['cyton start recording by itself at power on own sketch'] },
  },
  {
    asks: 'An upload of changed firmware whose verification fails.',
    origins: ['https://github.com/openbci-archive/Docs/issues/191'],
    answers: [
      at('Cyton/CytonProgram', 'verify', 'the program has most likely arrived'),
      at('Cyton/CytonProgram', 'upload', 'can be ignored if the board works'),
    ],
    typed: { trouble: ['cyton firmware upload verify flash error at address'] },
  },
  {
    asks: 'Back to the shipped firmware after a sketch of one’s own.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'To have the original back')],
    typed: { task: ['go back to original cyton firmware after my sketch'] },
  },
  {
    asks: 'A Ganglion that sends bytes of one’s own sketch.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'own-sketch', 'in place of if(useAccel == true){')],
    typed: { task: ['ganglion send button pin in packet useAux 18 bit own firmware'] },
  },
  {
    asks: 'A dongle that ignores the channel in its sketch.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'stored', 'counts only the first time')],
    typed: { trouble: ['set dongle channel in RadioHost32bit code ignored'] },
  },
  {
    asks: 'Microvolts and lost packets from a WiFi Shield, without a library.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/82'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'lost', 'and then writes over them')],
    typed: { task: ['wifi shield lost samples count'] },
  },
  {
    asks: 'The packets of a WiFi Shield in a program without a library.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'a-receiver', 'finds the packets in what arrives'),
      at('Deprecated/WiFiShield/WiFiAPI', 'the-order-of-things', 'Packets of 33 bytes arrive'),
    ],
    typed: { task: ['wifi sheild read microvolts python socket'] },
  },
  {
    asks: 'Sixteen channels from a WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'daisy', 'the second channels 9 to 16')],
    typed: { task: ['wifi shield daisy 16 channels same sample number parse'] },
  },
  {
    asks: 'A Ganglion read by Python on a small computer, without BrainFlow.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'rules', 'which skips texts by itself')],
    typed: { task: ['ganglion raspberry pi bluetooth python without brainflow'] },
  },
  {
    asks: 'A command of one’s own in the Cyton’s firmware.',
    origins: ['https://github.com/openbci-archive/_DEPRECATED_OpenBCI_32bit/issues/1'],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'add-a-command', 'dispatched in processChar')],
    typed: { task: ['how do i add my own command to cyton firmware and compile it'] },
  },
  {
    asks: 'Firmware of one’s own for the Ganglion, and the shipped one again.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'build', 'Export compiled Binary'),
      at('Ganglion/GanglionProgram', 'ota', 'You need a phone and no computer'),
    ],
    typed: {
      task: ['flash ganglion simblee arduino custom sketch', 'ganglion restore stock firmware over the air'],
    },
  },
  {
    asks: 'The dongle’s own firmware.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'host', 'RadioHost32bit')],
    typed: { task: ['reflash openbci dongle rfduino firmware'] },
  },
  {
    asks: 'Values of firmware 2 of the Ganglion, with lost packets.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'firmware-2', 'Start with the packet with ID 0')],
    typed: { task: ['firmware 2 ganglion delta decode c lost packet wait id 0'] },
  },
  {
    asks: 'Sixteen channels from the dongle, without a library.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it'),
      at('Cyton/CytonDataFormat', 'daisy-code', 'A row whose other half was lost'),
    ],
    typed: { task: ['16 channel daisy sample odd even serial read without brainflow'] },
  },
  {
    asks: 'The frequencies of a radio channel.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'frequencies', 'A channel is three frequencies')],
    typed: { task: ['what frequency is channel 20 cyton radio wifi overlap'] },
  },
  {
    asks: 'The compressed packets of a Ganglion, in C.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'cpp', 'This function takes the bits apart')],
    typed: { task: ['ganglion decode 19 bit compressed packet c code'] },
  },
  {
    asks: 'A Ganglion read by an ESP32.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'esp32', 'this sketch finds the board')],
    typed: { task: ['ganglion ble esp32 read data'] },
  },
  {
    asks: 'Lost packets of a Ganglion by its ids.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'packet-loss', 'First subtract the 100')],
    typed: { trouble: ['ganglion packet id 101 200 lost packet'] },
  },
  {
    asks: 'A card recording begun and ended by a program.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1014'],
    answers: [
      at('Cyton/CytonSDCard', 'record-python', 'This program records the minutes'),
      at('Cyton/CytonSDCard', 'commands', 'To end, send s and then j'),
    ],
    typed: {
      task: [
        'start sd card recording from python without gui',
        'stop sd recording close file command answer',
      ],
    },
  },
  {
    asks: 'The true rate of a card recording.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/62'],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'This program finds the stretches')],
    typed: { task: ['exact sample rate from sd card stamps'] },
  },
  {
    asks: 'Pins in a card file, and the stamps between its lines.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/50'],
    answers: [at('Cyton/CytonSDCard', 'format', 'are stamps and the footer')],
    typed: {
      task: ['trigger column in OBCI txt file digital mode which column'],
      name: ['obci txt hex file timestamps start at stop at'],
    },
  },
  {
    asks: 'Digital pins together with time stamps.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'D11 and D12 in digital mode')],
    typed: {
      task: ['digital pins and time stamp together cyton', 'digital read mode which byte is D17'],
    },
  },
  {
    asks: 'Time stamps of the board, switched on and read.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', 'to turn time stamps on')],
    typed: { task: ['cyton timestamp packets 0xC3 turn on'] },
  },
  {
    asks: 'A light sensor in analog mode, in volts.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/422'],
    answers: [at('Cyton/CytonExternal', 'analog', 'Each has 10 bits')],
    typed: {
      trouble: ['photoresistor trigger analog mode random values'],
      task: ['analog read A5 volts 10 bit cyton'],
    },
  },
  {
    asks: 'Channel, poll time and baud rate of the dongle by bytes.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/9'],
    answers: [
      at('Cyton/CytonSDK', 'radio', 'These bytes are for the dongle'),
      at('Cyton/CytonRadioChannel', 'bytes', 'archived program that sends these same commands'),
    ],
    typed: {
      task: [
        'set radio channel from python 0xF0',
        'poll time set cyton dongle 0xF0 0x04',
        'dongle baud rate 230400 how to go back',
        'dongle at unknown baud rate garbage answers',
      ],
    },
  },
  {
    asks: 'Why two groups in a room disturb each other, and how to see it.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/155'],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'hands each command to whichever board asks first')],
    typed: {
      trouble: [
        'two groups same classroom data stops when other starts',
        'recording shows sample numbers of two boards mixed',
        'cyton picks up other dongles board',
        'two cytons in same room interfere',
        'sample index jumps back and forth half the packets lost',
      ],
    },
  },
];
