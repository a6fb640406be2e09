import { at, type Question } from '../types';

const code = 'ForDevelopers/SoftwareDevelopment';
const cyton = 'Cyton/CytonDataFormat';
const ganglion = 'Ganglion/GanglionDataFormat';
const card = 'Cyton/CytonSDCard';
const shield = 'Deprecated/WiFiShield/WiFiAPI';

/**
 * Asked as by people who write their own code for a board: parsers, bindings, firmware, filters, web pages and microcontrollers.
 * Half of them are based on public threads. Written down before the pages were opened; the places were named afterwards.
 */
export const callersCode: readonly Question[] = [
  {
    asks: 'A parser that loses its place among the packets of a Cyton.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/59'],
    answers: [
      at(cyton, 'parse-it-in-code', 'A start byte may also occur inside the data'),
      at(cyton, 'cpp', 'finds its way back by itself when bytes are missing'),
    ],
    typed: { trouble: ['cyton data garbage after few minutes resync'] },
  },
  {
    asks: 'A Cyton on a microcontroller, byte by byte.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2714/questions-regarding-serial-stream-format-others',
    ],
    answers: [
      at(cyton, 'cpp', 'Hand each byte that arrives to take'),
      at('FAQ/HardFAQ', 'arduino', 'this parser in C++ takes the bytes apart'),
    ],
    typed: { task: ['read cyton with esp32', 'cyton parser c++ byte by byte'] },
  },
  {
    asks: 'The line between the microcontroller of a Cyton and its radio.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2714/questions-regarding-serial-stream-format-others',
    ],
    answers: [at(cyton, 'direct-wire', 'The microcontroller sends on its pin 7 (D14)')],
    typed: { task: ['replace rfduino of cyton by esp32 which pins'] },
  },
  {
    asks: 'Packets that end in 0xC1 all of a sudden.',
    origins: [],
    answers: [
      at(
        cyton,
        '0xc1-and-0xc2-pins-markers-your-own-data',
        'The mode outlasts v, s, b and the program itself',
      ),
      at(cyton, 'stop-bytes', 'tells you, for each packet anew'),
    ],
    typed: { trouble: ['packet ends 0xC1 accelerometer wrong', 'packets C1 instead of C0 after /2'] },
  },
  {
    asks: 'A sum by which a packet could be checked.',
    origins: [],
    answers: [at(cyton, 'parse-it-in-code', 'The packet has no checksum')],
    typed: { name: ['cyton packet checksum crc'] },
  },
  {
    asks: 'Three bytes into microvolts, in C++.',
    origins: [],
    answers: [
      at(cyton, 'int24', 'Put the three bytes at the top of a 32-bit one'),
      at(cyton, 'scale-factor', 'At the default gain of 24 one count is'),
    ],
    typed: { task: ['convert 24 bit to microvolt c++'] },
  },
  {
    asks: 'The packets of a Ganglion in JavaScript.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/22'],
    answers: [at(ganglion, 'parse-it-in-code', 'keep the state of the stream')],
    typed: { task: ['parse ganglion packets javascript'] },
  },
  {
    asks: 'The bits of a Ganglion in C.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/2954/time-series-data-to-the-arduino'],
    answers: [at(ganglion, 'cpp', 'This function takes the bits apart')],
    typed: { task: ['unpack ganglion 19 bit c esp32', 'decode ganglion on arduino'] },
  },
  {
    asks: 'Packets that a parser for a Ganglion does not know.',
    origins: [],
    answers: [at(ganglion, 'packet-id', 'A packet with 206 or 207 is part of an answer')],
    typed: { trouble: ['ganglion unknown packet id 206'] },
  },
  {
    asks: 'A parser that waits for the packet with ID 0 in vain.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/pull/31'],
    answers: [
      at(ganglion, 'packet-id', 'waits in vain for ID 0'),
      at(ganglion, 'which-firmware', 'a packet with ID 0 in every round'),
    ],
    typed: { trouble: ['ganglion firmware 3 no uncompressed packet 0'] },
  },
  {
    asks: 'How to write to a Ganglion.',
    origins: [],
    answers: [at(ganglion, 'the-stream-in-one-minute', 'without asking for a response')],
    typed: { task: ['ganglion write with or without response'] },
  },
  {
    asks: 'A port that Python cannot open though the GUI can.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/607'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'another program holds it'),
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'another program holds the port'),
    ],
    typed: { trouble: ['UNABLE_TO_OPEN_PORT_ERROR:2', 'brainflow cannot open port but gui can'] },
  },
  {
    asks: 'BrainFlow in Rust does not link.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/pull/365',
      'https://github.com/brainflow-dev/brainflow/issues/721',
    ],
    answers: [at(code, 'rust', 'cargo neither downloads nor builds the library')],
    typed: { trouble: ['cannot find -lBoardController rust'], name: ['brainflow crates.io'] },
  },
  {
    asks: 'BrainFlow in Julia.',
    origins: [],
    answers: [at(code, 'julia', 'using BrainFlow')],
    typed: { name: ['BrainFlow julia'] },
  },
  {
    asks: 'The npm package in a browser or in Electron.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/733',
      'https://github.com/Koromix/koffi/issues/100',
    ],
    answers: [at(code, 'typescript-and-nodejs', 'loads the compiled library through koffi')],
    typed: {
      trouble: ['brainflow electron packaged dll not found', 'koffi does not support node nan browser'],
    },
  },
  {
    asks: 'The filters of BrainFlow by their names.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter', 'Filters change the array in place and return nothing'),
    ],
    typed: { name: ['perform_bandstop'] },
  },
  {
    asks: 'Filters for a program that has no library for them.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'biquad', 'Each channel needs filters of its own')],
    typed: {
      task: ['notch filter on arduino', 'javascript 50 hz notch filter eeg', 'biquad coefficients 250 hz'],
    },
  },
  {
    asks: 'Filters that jump where two blocks meet.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'filter-live', 'there is a step or a spike at every joint')],
    typed: { trouble: ['jumps at chunk edges after filtering'] },
  },
  {
    asks: 'The rows of a board in BrainFlow.',
    origins: [],
    answers: [at(code, 'rows', 'get_board_descr returns all of them')],
    typed: { name: ['board_descr eeg_channels marker_channel'] },
  },
  {
    asks: 'A command during the stream that brings no answer.',
    origins: [],
    answers: [at(code, 'send-commands-to-the-board', 'with any command during a stream')],
    typed: { trouble: ['config_board empty response while streaming'] },
  },
  {
    asks: 'Impedance in a program of one’s own.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'impedance-python', 'run the board on its battery'),
      at('Cyton/CytonSDK', 'lead-off', 'The board only adds the test current'),
      at(code, 'impedance', 'BrainFlow has no call for it'),
    ],
    typed: { task: ['compute impedance cyton own code'] },
  },
  {
    asks: 'The stamp %STOP AT in a file of the card.',
    origins: [],
    answers: [
      at(card, 'stamps', 'The firmware writes the two stamps the wrong way round'),
      at(card, 'format', 'are stamps and the footer'),
    ],
    typed: { name: ['%STOP AT sd'] },
  },
  {
    asks: 'Old data behind the end of a file of the card.',
    origins: [],
    answers: [at(card, 'erased', 'What follows the last sample was erased but not written')],
    typed: { trouble: ['sd card file old data after stop'] },
  },
  {
    asks: 'Sixteen channels in a line of the card.',
    origins: [],
    answers: [at(card, 'format', 'a line holds channels 1 to 8 and then 9 to 16')],
    typed: { name: ['sd card order of 16 channels averaged'] },
  },
  {
    asks: 'A recording of the GUI as EDF.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1145'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'exports EDF or FIF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
    ],
    typed: { task: ['openbci txt file to edf'] },
  },
  {
    asks: 'The streaming board.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'from-gui', 'The receiver uses the streaming board'),
      at('Software/OpenBCISoftware/GUIDocs', 'to-gui', 'send a copy to the GUI'),
    ],
    typed: { name: ['streaming_board brainflow'] },
  },
  {
    asks: 'Live data in a web page, from the GUI.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'web-page',
        'A page in a browser cannot open UDP, OSC or LSL',
      ),
    ],
    typed: { task: ['openbci gui udp to react web page', 'websocket from openbci gui'] },
  },
  {
    asks: 'Time stamps of LSL that are no dates.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/684'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'clocks',
        'It is a stamp of the same clock, and not a date',
      ),
    ],
    typed: { trouble: ['lsl created_at 1970'] },
  },
  {
    asks: 'A route that the WiFi Shield does not have.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/84',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/72',
    ],
    answers: [
      at(shield, 'errors', 'uses the HTTP statuses in its own way'),
      at('Deprecated/WiFiShield/WiFiGS', 'manager', 'it comes from the manager'),
    ],
    typed: { trouble: ['wifi shield route not found', 'File not found URI: /board'] },
  },
  {
    asks: 'BrainFlow misses pkg_resources.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/704'],
    answers: [at(code, 'python', 'needs a module that setuptools no longer has')],
    typed: { trouble: ["No module named 'pkg_resources' brainflow", 'brainflow import error setuptools 82'] },
  },
  {
    asks: 'A function that BrainFlow calls when data arrive.',
    origins: [],
    answers: [at(code, 'keep', 'BrainFlow calls no function of yours when samples arrive')],
    typed: { name: ['brainflow callback on new data'] },
  },
  {
    asks: 'Another sample rate for a recording.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'resample', 'Do not take every second sample alone')],
    typed: { task: ['downsample 250 to 125 python', 'resample to 256 hz'] },
  },
  {
    asks: 'Raw bytes of the dongle in a file, and a fast way to read them.',
    origins: [],
    answers: [at(cyton, 'capture', 'NumPy takes all packets apart at once')],
    typed: { task: ['save raw bytes of the dongle to a file', 'numpy parse raw capture 24 bit'] },
  },
  {
    asks: 'An XDF file as text.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'csv', 'Each stream becomes a file')],
    typed: { task: ['xdf to csv'] },
  },
  {
    asks: 'The firmware of the Cyton from the command line.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'cli', 'For a server that compiles each change'),
      at('Cyton/CytonProgram', 'platformio', 'PlatformIO knows the board'),
    ],
    typed: { task: ['arduino-cli compile cyton firmware'] },
  },
  {
    asks: 'An I²C sensor on the Cyton.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'No pins are free for I²C')],
    typed: { task: ['add i2c sensor to cyton'] },
  },
  {
    asks: 'The latency timer from a program of one’s own, on Linux.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'port.set_low_latency_mode(True)')],
    typed: { task: ['low latency mode pyserial linux'] },
  },
  {
    asks: 'An app for a phone, in a framework of one’s own choice.',
    origins: [],
    answers: [
      at(code, 'phones', 'write an app that speaks Bluetooth Low Energy'),
      at('FAQ/HardFAQ', 'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad', 'With your own app'),
    ],
    typed: { task: ['flutter app ganglion', 'react native ble ganglion'] },
  },
  {
    asks: 'Whether a Daisy is there, in a program.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'board', 'A program sees from the answer to v whether a Daisy is there')],
    typed: { task: ['check daisy attached in code'] },
  },
  {
    asks: 'Nonsense in a serial terminal.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', 'After b it shows nonsense')],
    typed: { trouble: ['serial monitor gibberish cyton'] },
  },
  {
    asks: 'OSC in Python.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'give the packet to this function')],
    typed: { task: ['osc python receive example'] },
  },
  {
    asks: 'Live data that come later and later.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/595'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'Your loop is slower than the stream'),
    ],
    typed: { trouble: ['data delay grows over time python'] },
  },
  {
    asks: 'A recording of the GUI in NumPy.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'open-recording',
        'it stops at the date in the last column',
      ),
    ],
    typed: { trouble: ['could not convert string to float openbci txt'] },
  },
  {
    asks: 'BrainFlow in a web server.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'prepare', 'starts your program twice')],
    typed: { task: ['brainflow in django or flask server'] },
  },
  {
    asks: 'BrainFlow in C++ does not link.',
    origins: [],
    answers: [at(code, 'c', 'is missing, or the libraries stand before your own file')],
    typed: {
      trouble: ['undefined reference to BoardShim', 'LNK2038 RuntimeLibrary brainflow'],
      task: ['brainflow c++ cmake find_package', 'compile brainflow c++ windows visual studio'],
    },
  },
  {
    asks: 'Data of BrainFlow in another format.',
    origins: [],
    answers: [at(code, 'save', 'keeps every digit in a smaller file')],
    typed: { task: ['save to hdf5'] },
  },
  {
    asks: 'A program in Node.js that stands still while BrainFlow connects.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/728'],
    answers: [at(code, 'typescript-and-nodejs', 'The calls hold Node.js up')],
    typed: { trouble: ['brainflow node freezes electron window', 'brainflow hangs node'] },
  },
  {
    asks: 'Spectra of BrainFlow that are lower than those of other programs.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'window-factor', 'BrainFlow does not correct its spectra for the window'),
    ],
    typed: {
      trouble: ['get_psd_welch lower than scipy welch', 'brainflow band power too small vs matlab'],
      name: ['perform_fft units microvolt'],
    },
  },
];
