import { at, type Question } from '../types';

/** Jobs done from the pages alone: parse a stream, mend a broken board, write a thesis. Queries as they were typed first. */
export const benchAlone2: readonly Question[] = [
  {
    asks: 'A Cyton stream, byte by byte: what the stop byte says of the six bytes before it.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'stop-bytes', 'The low four bits of the stop byte are the packet type'),
    ],
    typed: { task: ['stop byte 0xC3 what are the 6 aux bytes openbci'] },
  },
  {
    asks: 'A Cyton stream, byte by byte: how a parser finds back after a lost byte.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'parse-it-in-code', 'The packet has no checksum'),
      at('Cyton/CytonDataFormat', 'cpp', 'The parser finds its way back by itself'),
    ],
    typed: {
      task: ['parse openbci serial stream in C resync after lost byte'],
      trouble: ['cyton packet A0 inside data false header how to resyncronise'],
    },
  },
  {
    asks: 'A Cyton stream with a Daisy: which packet belongs to which board.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it')],
    typed: { task: ['daisy which sample number is the upper board odd even'] },
  },
  {
    asks: 'A Cyton stream with a Daisy: what a lost packet does to a row.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy-code', 'A row whose other half was lost'),
      at('Cyton/CytonDataFormat', 'daisy', 'If one of the two is lost'),
    ],
    typed: {
      trouble: [
        'lost a packet cyton daisy pairing wrong channels swapped',
        'daisy 125 hz averaged two packets lose one',
      ],
    },
  },
  {
    asks: 'A Ganglion stream: the bits of 18 and 19.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'samples', 'the lowest bit of a value is a copy of its sign'),
      at('Ganglion/GanglionDataFormat', 'cpp', 'takes the bits apart'),
    ],
    typed: {
      task: [
        'ganglion 19 bit decompress delta c code',
        'ganglion 18 bit accelerometer last byte packet id 1-100',
      ],
    },
  },
  {
    asks: 'A Ganglion stream: impedance packets.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'impedance', 'C9 31 32 5A')],
    typed: { task: ['ganglion impedence packet 201 value unit divide by 2'] },
  },
  {
    asks: 'A Ganglion stream: a lost packet where packets hold differences.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'the level of all that follow until the next ID 0'),
    ],
    typed: { trouble: ['ganglion lost packet delta decode what to do'] },
  },
  {
    asks: 'A WiFi Shield: its JSON, and the unit of its numbers.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'json', 'nanovolts')],
    typed: {
      task: ['wifi shield json data format count nanovolts timestamp', 'wifi sheild json volts or nanovolts'],
    },
  },
  {
    asks: 'A WiFi Shield: its raw packets.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'what-arrives', 'with 33 bytes, from a Ganglion too')],
    typed: { task: ['wifi shield raw tcp 33 byte packet stop byte gain scale'] },
  },
  {
    asks: 'Channels set by command, and read back from the registers.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'registers', 'CH1SET, 05, 68')],
    typed: {
      task: [
        'read back register ADS1299 openbci ? command output format',
        'cyton x1060110X how to check board took the setting',
        'does ? command show daisy registers',
      ],
    },
  },
  {
    asks: 'Channels set by command: what the board answers.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'You cannot set SRB1 for one channel alone')],
    typed: { name: ['x command reply "Success: Channel set for"'] },
  },
  {
    asks: 'A card file in hexadecimal, decoded.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'You can also read the files with a program'),
      at('Cyton/CytonSDCard', 'format', "are 24-bit two's complement"),
    ],
    typed: {
      task: ['OBCI_00.TXT hex decode python accel missing samples', 'sd file two byte accel 16 bit hex sign'],
    },
  },
  {
    asks: 'A card file in hexadecimal: its stamps.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'are stamps and the footer'),
      at('Cyton/CytonSDCard', 'read-a-file', 'When was a sample taken'),
    ],
    typed: { task: ['sd card hex file time stamp % total time how to parse'] },
  },
  {
    asks: 'A board without any light.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'states', 'No power')],
    typed: {
      trouble: ['cyton wont turn on no blue light', 'cyton board dead no led new batteries switch on PC'],
    },
  },
  {
    asks: 'A dongle without a serial port.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-dongles',
        'whether the computer has any port for the dongle',
      ),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Check the driver'),
      at('Cyton/CytonRadios', 'dark', 'the USB chip works and the radio does not'),
    ],
    typed: { trouble: ['dongle no com port red light only'] },
  },
  {
    asks: 'A port from which nothing comes.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'light-on', 'A port, but no connection'),
      at('Cyton/CytonSDK', 'silent', 'Is the dongle dead, or the board?'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'The dongle answers, but the board does not'),
    ],
    typed: { trouble: ['comport there but no data openbci', 'dongle blue led but cyton doesnt answer v'] },
  },
  {
    asks: 'A dongle that is mute after new radio firmware.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'dark', 'Is the LED lit after an upload'),
      at('Cyton/CytonSDK', 'silent', 'Is the dongle dead, or the board?'),
    ],
    typed: {
      trouble: [
        'i flashed dongle firmware now nothing answers',
        'openbci dongle silent after uploading OpenBCI_Radios host',
      ],
    },
  },
  {
    asks: 'Data at the end of the range.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', '−187500.02')],
    typed: { trouble: ['channel stuck at -187500', 'all channels railed 187500.02'] },
  },
  {
    asks: 'Two channels that are the same.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'Are only two channels the same?')],
    typed: { trouble: ['two channels show exactly the same signal', 'ch1 and ch2 identical ganglion'] },
  },
  {
    asks: 'Mains hum on every channel.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Fix, in this order')],
    typed: {
      trouble: ['50hz on every channel even with battery laptop', '50 hz everywhere notch doesnt help'],
    },
  },
  {
    asks: 'A Daisy that is on the board and not seen.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'press the Daisy on evenly'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'Channel Count'),
    ],
    typed: { trouble: ['daisy attached but only 8 channels', 'GUI says no daisy to attach'] },
  },
  {
    asks: 'A Daisy whose line is missing in the answer to v.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'device-id', 'A Daisy that cannot be read has no line at all'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'press the Daisy on evenly'),
    ],
    typed: { trouble: ['daisy not detected "On Daisy ADS1299 Device ID" missing'] },
  },
  {
    asks: 'A thesis: cite, and describe amplifier, reference and ground.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: {
      task: [
        'how do i cite openbci in my thesis bibtex',
        'methods section eeg openbci cyton amplifier description',
        'reference and bias methods text earclip srb2 how to describe',
      ],
    },
  },
  {
    asks: 'Numbers of a Cyton: bandwidth and delay of its converter.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'bandwidth', '0 to 65 Hz')],
    typed: {
      task: ['what is the bandwidth of the cyton at 250 hz -3db', 'ads1299 sinc filter group delay samples'],
    },
  },
  {
    asks: 'Numbers of a Cyton: resolution.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'noise', 'about 18.5 are free of noise'),
      at('Cyton/CytonDataFormat', 'scale-factor', 'At the default gain of 24 one count'),
    ],
    typed: { task: ['LSB microvolt gain 24 resolution bits effective'] },
  },
  {
    asks: 'Numbers of a Cyton: input range.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'gain', 'fits within ±187.5 mV at gain 24')],
    typed: { task: ['input range cyton gain 12 max mV'] },
  },
  {
    asks: 'Numbers of a Cyton: run time.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-life', '26 h or more')],
    typed: { task: ['how long does 4 aa last cyton daisy hours'] },
  },
  {
    asks: 'Numbers of a Cyton: room on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'So 4 GB hold')],
    typed: { task: ['how much card space for 6 hours 16 channels sd'] },
  },
  {
    asks: 'Numbers of a Cyton: delay to the computer.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms')],
    typed: { task: ['latency delay from electrode to computer milliseconds cyton'] },
  },
  {
    asks: 'Numbers of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'bandwidth', 'about 74 Hz'),
      at('Ganglion/GanglionSpecs', 'noise', 'Between 1.4 and 10 µV'),
    ],
    typed: { task: ['ganglion bandwidth and resolution noise'] },
  },
  {
    asks: 'A recording of the GUI as EDF, FIF or BDF with its markers.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'one row for each channel'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'turns the marker column into events'),
    ],
    typed: {
      task: [
        'convert openbci txt to edf with events',
        'openbci recording to bdf marker column microvolts volts',
        'mne read openbci txt marker channel stim',
      ],
    },
  },
  {
    asks: 'A recording of the GUI in EEGLAB.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'samples with a marker')],
    typed: { task: ['import raw to eeglab .set with events openbci csv'] },
  },
  {
    asks: 'A card recording with its events for other programs.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'marker mode: the code of each mark'),
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts or as BDF+'),
    ],
    typed: { task: ['sd card recording to edf with button trigger'] },
  },
  {
    asks: 'A recording in BIDS.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'brainvision', 'write_raw_bids')],
    typed: { task: ['write bids from openbci units'] },
  },
];
