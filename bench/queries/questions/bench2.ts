import { at, type Question } from '../types';

/** Tasks at the bench that take two steps, a damaged field, a choice or an order of commands, in users' words. */
export const bench2: readonly Question[] = [
  {
    asks: 'A packet with a time stamp, by its sample number and six bytes.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'aux-examples', '123.456 s since power-up'),
      at('Cyton/CytonDataFormat', 'time-stamps', '7 is X, 8 is Y, 9 is Z'),
    ],
    typed: { task: ['cyton stop byte c4 decode axis and time', 'sample number 49 ends in C4 which axis'] },
  },
  {
    asks: 'A board clock of 32 bits that starts again.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', '49.7 days')],
    typed: {
      trouble: ['millis timestamp jumps back to zero after days'],
      task: ['cyton timestamp rollover'],
    },
  },
  {
    asks: 'A capture in which one byte is missing.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'parse-it-in-code', 'A false match is rare')],
    typed: { trouble: ['cyton packet one byte missing resync parser'] },
  },
  {
    asks: 'A Daisy packet without its partner.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'If one of the two is lost'),
      at('Cyton/CytonDataFormat', 'daisy-code', 'A row whose other half was lost'),
    ],
    typed: { trouble: ['daisy one packet lost which board is next'] },
  },
  {
    asks: 'What a lost packet does to the samples of a Ganglion that follow.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'the level of all that follow until the next ID 0'),
    ],
    typed: { trouble: ['ganglion values wrong after lost packet until packet 0'] },
  },
  {
    asks: 'The kind and the firmware of a Ganglion packet by its id.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'packet-id', 'with 18 bits it reads nonsense')],
    typed: { task: ['ganglion packet ids 1-100 vs 101-200 firmware'] },
  },
  {
    asks: 'An impedance packet of a Ganglion in hexadecimal.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'impedance', 'means channel 1, 12 kΩ')],
    typed: { task: ['ganglion impedance packet 203 ascii Z decode', 'C9 31 32 5A'] },
  },
  {
    asks: 'The duration of a card recording from its stamps.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'stamps', 'the second minus the first is the duration')],
    typed: { task: ['%STOP AT hex duration of sd recording'] },
  },
  {
    asks: 'Lines of the card with more fields than others.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'format', 'every tenth line or so')],
    typed: { trouble: ['sd card line sometimes 9 values sometimes 12'] },
  },
  {
    asks: 'Two bytes of an analog pin in volts.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'Each has 10 bits'),
      at('Cyton/CytonDataFormat', 'aux-examples', 'D13 1023 = 3.297 V'),
    ],
    typed: { task: ['analog read bytes 02 9A to volts', '10 bit value 700 in volts'] },
  },
  {
    asks: 'Which of six bytes is which digital pin.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'digital', 'With D17 pressed and the others low'),
      at('Cyton/CytonDataFormat', 'aux-examples', 'so D12 and D17 are high'),
      at('Cyton/CytonDataFormat', '0xc1-and-0xc2-pins-markers-your-own-data', 'byte 30 is always 0'),
    ],
    typed: { task: ['digital read aux byte which is D17', 'c1 stop byte aux 01 00 00 01 d11 d12'] },
  },
  {
    asks: 'The commands of an impedance test by hand, in their order.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'Switch the current off when you have finished')],
    typed: { task: ['commands in order for impedance of one channel n side'] },
  },
  {
    asks: 'The settings of a Daisy channel, character by character.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'You cannot set SRB1 for one channel alone')],
    typed: { task: ['daisy channel 12 command gain 8 srb2 off'] },
  },
  {
    asks: 'Pauses between characters and between commands.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', 'Its characters need no pause between them')],
    typed: {
      task: ['pause between channel setting commands', 'how long to wait between commands serial cyton'],
    },
  },
  {
    asks: 'The longest text that the dongle takes at once.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', '496 bytes')],
    typed: { task: ['what is the longest command string dongle accepts'] },
  },
  {
    asks: 'Sixteen channels set in one message.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'send-commands-to-the-board',
        'Send commands of one kind in one text',
      ),
    ],
    typed: { task: ['send 16 channel settings at once over dongle limit'] },
  },
  {
    asks: 'The command that belongs to a square wave of known height and rate.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'test-signals', 'the same square wave')],
    typed: { task: ['square wave 1 hz 1.875 mv on every channel which command'] },
  },
  {
    asks: 'Which letter opens a file for three hours at another rate.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'early', 'choose a file four times as long'),
      at('Cyton/CytonSDCard', 'sizes', 'To work it out by hand'),
    ],
    typed: { task: ['sd card 500 hz 3 hours which command letter'] },
  },
  {
    asks: 'A dongle at another baud rate, and the way back.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'radio', 'The dongle does not store them'),
      at('Cyton/CytonSDK', 'silent', 'the dongle has another baud rate'),
    ],
    typed: {
      trouble: [
        'dongle baud rate set to 230400 how back to 115200',
        'f0 06 fast baud rate after that garbage',
      ],
    },
  },
  {
    asks: 'The id of a converter that reads as zero.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'device-id', 'the processor cannot read that converter')],
    typed: { trouble: ['on board ads1299 device id 0x00'] },
  },
  {
    asks: 'A sum of all delays from the skin to a program.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms after it happened on the skin')],
    typed: { task: ['total delay from electrode to python ms'] },
  },
  {
    asks: 'The load of sixteen channels at 1000 Hz on a network.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', '66 kB a second')],
    typed: { task: ['wifi shield 16 channels 1000 hz kbit per second'] },
  },
  {
    asks: 'A peak at 25 Hz, or at 5 Hz, with a Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'alias', 'folds down from 100 Hz to 25 Hz')],
    typed: { trouble: ['peak at 25 hz with daisy 50 hz mains', 'daisy 125 hz 60 hz alias harmonic 5 hz'] },
  },
  {
    asks: 'A peak at 20 Hz with a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'bandwidth', 'A line at 20 Hz or 80 Hz in the FFT is mains hum')],
    typed: { trouble: ['ganglion peak at 20 hz 180 hz harmonic'] },
  },
  {
    asks: 'The true rate of a board, and its drift.',
    origins: [],
    answers: [
      at(
        'Cyton/CytonDataFormat',
        'sample-clock',
        'divide the number of samples by the time over the whole recording',
      ),
    ],
    typed: { task: ['clock drift cyton vs computer over an hour'] },
  },
  {
    asks: 'The limits in the header of a BDF file.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', '44.74 times too small')],
    typed: { task: ['edf physical max 187500 digital max 8388607'] },
  },
  {
    asks: 'The board in the header of a file for playback.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'own-playback', 'BoardCytonSerialDaisy'),
      at('Software/OpenBCISoftware/GUIRecordings', 'streamed-playback', 'whose columns the file has'),
    ],
    typed: { task: ['gui playback %Board = BoardCytonSerial header'] },
  },
  {
    asks: 'From the file of BrainFlow to that of the GUI, and back.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'To turn one into the other')],
    typed: { task: ['convert brainflow csv to gui odf', 'convert odf to brainflow csv file'] },
  },
  {
    asks: 'Bins and channels of a spectrum sent by UDP.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Bin 10 of FFT is not 10 Hz'),
      at('Software/OpenBCISoftware/GUINetworking', 'udp', '1,000 numbers in one packet'),
    ],
    typed: { task: ['udp json fft how many values per channel', 'udp fft packet larger than mtu'] },
  },
  {
    asks: 'A message by UDP that is cut off.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'cut a longer packet off')],
    typed: { trouble: ['udp json truncated recv 1024'] },
  },
  {
    asks: 'The types of the two OSC values of a pulse.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'except those marked')],
    typed: { task: ['osc pulse ibi type int'] },
  },
  {
    asks: 'Band power over a serial line, by its brackets.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'then read six numbers')],
    typed: { task: ['gui serial output band power line format'] },
  },
  {
    asks: 'The rows of two files of one recording, card and radio.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'align', 'no clock is needed')],
    typed: { task: ['align sd card file with gui recording'] },
  },
  {
    asks: 'The shortest pulse that a pin sees.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'last longer than 4 ms'),
      at('Cyton/CytonExternal', 'missed', 'The pulse is shorter than 4 ms'),
    ],
    typed: { task: ['minimum trigger pulse width to be seen'] },
  },
  {
    asks: 'A marker of half its value.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'markers', 'BrainFlow shows half of the code'),
      at('Cyton/CytonExternal', 'daisy', 'average the pins of both'),
    ],
    typed: { trouble: ['marker 25 instead of 50'] },
  },
  {
    asks: 'A pin and an electrode of the same packet, in time.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'delay', '6 ms ahead of the electrodes')],
    typed: { task: ['eeg later than trigger pin because of filter delay'] },
  },
  {
    asks: 'From the R peak to the pulse wave.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'read-it-in-your-own-program', 'Pulse arrival time'),
    ],
    typed: { task: ['pulse transit time ecg and pulse sensor', 'sync pulse sensor with ecg delay'] },
  },
  {
    asks: 'A register dump: the digits of a channel.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'registers', 'writes 0x68 to CH1SET')],
    typed: { task: ['register dump CH1SET 05 68 meaning', 'CONFIG1 register 96 or B6'] },
  },
  {
    asks: 'The supply of the board, read through a channel.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'temperature', 'They show a quarter of DVDD')],
    typed: { task: ['mvdd channel 3 dvdd divided by 4', 'input type 3 supply reading volts'] },
  },
  {
    asks: 'The temperature of the chip in degrees.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'temperature', '145,300')],
    typed: { task: ['chip temperature input type 4 to celsius'] },
  },
  {
    asks: 'Microvolts back into three bytes.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'scale-factor', 'for a simulator or a test')],
    typed: { task: ['encode -100 microvolts into three bytes'] },
  },
  {
    asks: 'Whether 32-bit floats lose something.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'scale-factor', 'off by less than half a count')],
    typed: { task: ['float32 enough for 24 bit samples'] },
  },
  {
    asks: 'The share of the range in millivolts.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', '140.6 mV')],
    typed: { trouble: ['near railed 80 percent how many millivolts', 'not railed 12% what offset is that'] },
  },
  {
    asks: 'The height of a known sine in the FFT Plot.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'peaks near 5.4')],
    typed: { task: ['fft plot height of a 10 uv sine'] },
  },
  {
    asks: 'The minutes that fit into the buffer of BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', '30 minutes of a Cyton')],
    typed: { trouble: ['get_board_data returns only last half hour'] },
  },
  {
    asks: 'Radio channels beside the WiFi of the room.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'frequencies', 'keep clear of the usual WiFi channels')],
    typed: { task: ['which radio channel avoids wifi channel 6', 'radio channel 20 frequency in mhz'] },
  },
  {
    asks: 'Four boards at one computer.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'such as 5, 11, 17, 23')],
    typed: { task: ['four cytons one computer usb'] },
  },
  {
    asks: 'A start text in the middle of the data.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'board', 'The same text comes by itself')],
    typed: { trouble: ['OpenBCI V3 8-16 channel appears in the middle of recording'] },
  },
  {
    asks: 'A channel as a number inside a sketch.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'To react to a signal on the board itself')],
    typed: {
      task: [
        'read channel value in sketch boardChannelDataInt',
        'detect threshold in cyton firmware and set pin',
      ],
    },
  },
  {
    asks: 'What stands in the data for a channel that is off.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'channel-off', 'sends zeros')],
    typed: { task: ['channel off value in stream 0 or last value'] },
  },
  {
    asks: 'The current that a sensor may take from the board.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'digital-pins', 'sensors that take a few milliamperes')],
    typed: { task: ['power external sensor from dvdd how many ma'] },
  },
  {
    asks: 'The range of a Ganglion in millivolts.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'scale-factor', 'Full scale is')],
    typed: { task: ['how many mv is ganglion 24 bit max'] },
  },
  {
    asks: 'The order of the two commands at the end of a card recording.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'commands', 'Send s before j')],
    typed: {
      task: ['is j enough to stop recording or s first', 'board time to open sd file how long wait after A'],
    },
  },
];
