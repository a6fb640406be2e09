import { at, type Question } from '../types';

/**
 * What owners of a Cyton ask about its card, radio, pins, firmware, bytes and battery, and about a WiFi Shield. Taken from
 * threads and from what the firmware's source makes of a command, and written down before the search was asked.
 */
export const roundBoards: readonly Question[] = [
  {
    asks: 'Whether a new recording on the card can replace an older one.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'numbering', 'A file on the card that already has the name is deleted'),
      at('Cyton/CytonSDCard', 'card', 'deletes a file there that already has'),
    ],
    typed: { trouble: ['does sd card recording overwrite old files'], name: ['OBCI_1A.TXT name counter'] },
  },
  {
    asks: 'How many files several starts of the stream make.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'gui', 'Each start of the data stream opens another file'),
      at('Cyton/CytonSDCard', 'numbering', 'each start made the next number'),
    ],
    typed: {
      trouble: ['sd card new file every time i press start'],
      task: ['stop data stream closes sd file?'],
    },
  },
  {
    asks: 'A hexadecimal number of the card in microvolts.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/1653/script-to-convert-sd-card-file'],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'are negative, subtract 2²⁴'),
      at('Cyton/CytonSDCard', 'read-a-file', 'You can also read the files with a program'),
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
    ],
    typed: { task: ['sd card hex F260C9 to uV', 'convert sd hex negative values'] },
  },
  {
    asks: 'A card recording that the GUI plays with wrong amplitudes.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'as if it had been recorded at gain 24')],
    typed: { trouble: ['sd playback wrong amplitude gain 12'], task: ['does gui know gain in sd file'] },
  },
  {
    asks: 'Whether triggers and markers are on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'format', 'every line has three auxiliary values instead')],
    typed: { task: ['are triggers saved on the sd card'], name: ['digital read sd card aux columns'] },
  },
  {
    asks: 'Start and stop stamps at the wrong places.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/50'],
    answers: [at('Cyton/CytonSDCard', 'stamps', 'the two stamps the wrong way round')],
    typed: { trouble: ['sd file STOP AT at the beginning'], name: ['sd card start at stop at stamps'] },
  },
  {
    asks: 'A recording on the card when the battery dies.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'commands', 'If the battery dies, the board is reset'),
      at('Cyton/CytonSDCard', 'early', 'Every full block up to then is good'),
    ],
    typed: { trouble: ['battery died during sd recording file lost?', 'sd card file without footer'] },
  },
  {
    asks: 'A faster rate on the card without a WiFi Shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/78'],
    answers: [
      at('Cyton/CytonSDCard', 'faster', 'only over a WiFi Shield'),
      at('Cyton/CytonSDK', 'sample-rate', 'sets the board back to 250 Hz'),
      at('Cyton/CytonDataFormat', 'sample-rate', 'sets the board back to 250 Hz first'),
      at('FAQ/HardFAQ', 'faster', 'records at the rate of the stream'),
      at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', 'With the dongle the rate stays 250 Hz'),
    ],
    typed: { task: ['1000hz sd card without wifi shield'], trouble: ['~4 then stream goes back to 250'] },
  },
  {
    asks: 'Gains that are lost after a change of the rate.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', 'all channel settings return to their defaults'),
      at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', 'returns all channels to their defaults'),
    ],
    typed: { trouble: ['gain resets after changing sample rate', 'channel settings lost after ~5'] },
  },
  {
    asks: 'Two version numbers of one firmware.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'versions', 'the same in 3.1.2, 3.1.4 and 3.1.5'),
      at('ForDevelopers/FirmwareDevelopment', 'which-version-is-on-my-board', 'still prints 3.1.2'),
      at('Cyton/CytonProgram', 'version', 'The newest is 3.1.5'),
    ],
    typed: { trouble: ['firmware 3.1.2 or 3.1.5 which one', 'banner shows v3.1.2 after update'] },
  },
  {
    asks: 'A marker with another number than was sent.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'markers', 'not 1; subtract 48')],
    typed: { trouble: ['marker shows 49 instead of 1', 'daisy marker half value'] },
  },
  {
    asks: 'A digital pin that reads one half.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', '0.5 means that the pin changed between them')],
    typed: { trouble: ['digital pin 0.5 daisy', 'trigger value 0.5 cyton daisy brainflow'] },
  },
  {
    asks: 'The shortest pulse that is not missed.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'longer than 4 ms'),
      at('Cyton/CytonExternal', 'missed', 'The pulse is shorter than 4 ms'),
    ],
    typed: { name: ['minimum trigger pulse length cyton'], trouble: ['ttl pulse too short missed'] },
  },
  {
    asks: 'Open pins that change by themselves.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'pins', 'an open pin reads at random'),
      at('Cyton/CytonExternal', 'pin-random', 'Is there a pull-up or pull-down'),
    ],
    typed: {
      trouble: ['D13 D18 random values nothing connected'],
      name: ['floating digital pin cyton pulldown'],
    },
  },
  {
    asks: 'The level of the PROG button.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'buttons', 'reads 1 while it is pressed'),
      at('Cyton/CytonExternal', 'button', 'go from 0 to 1 while you hold it'),
    ],
    typed: { name: ['prog button 0 or 1 when pressed', 'D17 button idle level'] },
  },
  {
    asks: 'A trigger of 5 V.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'pins', 'can destroy the microcontroller'),
      at('Cyton/CytonExternal', 'isolation', 'Keep the two sides apart on the breadboard'),
    ],
    typed: { trouble: ['arduino 5v trigger to cyton damage'], task: ['optocoupler trigger wiring cyton'] },
  },
  {
    asks: 'Pins and range of the analog mode.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'volts = value × 3.3 V ÷ 1024'),
      at('Cyton/CytonSpecs', 'digital-pins', 'D11 is analog channel A5'),
    ],
    typed: { name: ['analog read A5 A6 A7 which pins'], task: ['analog read value to volts 1023'] },
  },
  {
    asks: 'The accelerometer after a digital mode.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'accelerometer', 'to turn it on again'),
      at('Cyton/CytonExternal', 'choose', 'brings it back'),
      at('Cyton/CytonSDK', 'board-mode', 'In modes 2, 3 and 4 the accelerometer is off'),
    ],
    typed: {
      trouble: ['accelerometer dead after using digital read'],
      task: ['turn accelerometer back on command'],
    },
  },
  {
    asks: 'Zeros between accelerations.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/75'],
    answers: [
      at('Cyton/CytonDataFormat', '0xc0-accelerometer', 'about nine packets out of ten carry six zero bytes'),
      at('Cyton/CytonSDCard', 'empty-columns', 'nine lines of ten end after the channels'),
    ],
    typed: { trouble: ['accel data mostly zeros'], name: ['cyton accelerometer 25 hz zeros'] },
  },
  {
    asks: 'A faster accelerometer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/265'],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'To measure acceleration more often than 25 times a second'),
      at('Cyton/CytonDataFormat', '0xc0-accelerometer', 'can make it faster'),
    ],
    typed: { task: ['increase accelerometer rate 50hz', 'change accel sample rate firmware'] },
  },
  {
    asks: 'Counts of the accelerometer in g.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'accelerometer', 'counts × 0.002 ÷ 16'),
      at('Cyton/CytonSDCard', 'format', 'Multiply by 0.000125 for g'),
    ],
    typed: { task: ['cyton accel raw to g'], name: ['accelerometer 0.002/16'] },
  },
  {
    asks: 'Axes in packets with a time stamp.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', '7 is X, 8 is Y, 9 is Z')],
    typed: { task: ['time stamp mode where is accel x y z'], name: ['cyton timestamp bytes 4 unit ms'] },
  },
  {
    asks: 'A loss of more than one round of the sample number.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/110'],
    answers: [at('Cyton/CytonDataFormat', 'packet-loss', 'only up to multiples of 256 packets')],
    typed: { task: ['count lost packets when sample number wraps'], trouble: ['more than 256 packets lost'] },
  },
  {
    asks: 'Packets from the wire that begin with another byte.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/86'],
    answers: [
      at('Cyton/CytonDataFormat', 'direct-wire', 'Only the dongle writes'),
      at('Cyton/CytonDataFormat', 'binary-format', 'the dongle writes'),
    ],
    typed: { trouble: ['packets start with 0x41 instead of A0', 'reading serial directly from pic 0x41'] },
  },
  {
    asks: 'Bytes that moved by one after an update.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/87'],
    answers: [at('Cyton/CytonDataFormat', 'a0-41', 'have firmware of different generations')],
    typed: { trouble: ['data shifted one byte after update a0 41', 'channel 1 counts up 0 to 255'] },
  },
  {
    asks: 'Commands that were sent with spaces.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/77'],
    answers: [
      at('Cyton/CytonSDK', 'spaces', 'The usual reason is spaces'),
      at('Cyton/CytonSDK', 'rules', 'A space counts as a character there'),
    ],
    typed: { trouble: ['z 4 1 0 Z failure', 'channel command with spaces doesnt work'] },
  },
  {
    asks: 'The size of the test signal.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'test-signals', 'must show the same square wave'),
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'a square wave of ±1.875 mV'),
    ],
    typed: { name: ['test signal amplitude uv cyton', 'internal square wave 1hz amplitude'] },
  },
  {
    asks: 'A test signal that does not end.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'test-signals', 'to bring the electrodes back')],
    typed: { task: ['get back to normal after test signal'], trouble: ['all channels square wave stuck'] },
  },
  {
    asks: 'A dongle that was set to another rate.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'radio', 'it is at 115200 baud again')],
    typed: { trouble: ['dongle stuck at 921600 baud', 'after F0 06 no connection'] },
  },
  {
    asks: 'The radio channel of a new board, and which there are.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'basics', 'starts on channel 20')],
    typed: { name: ['what radio channel is default', 'radio channel 0 to 25'] },
  },
  {
    asks: 'Several boards in one room.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'must use a channel that no other pair uses'),
    ],
    typed: { task: ['two cytons in the same room', 'run 4 cyton boards at once interference'] },
  },
  {
    asks: 'A dongle that is lost.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'Is your dongle lost or broken?'),
      at('Cyton/CytonSpecs', 'bluetooth', 'you need the dongle'),
    ],
    typed: {
      trouble: ['lost my dongle can i use bluetooth'],
      task: ['replacement dongle pair with old board'],
    },
  },
  {
    asks: 'A board that is dark after an upload.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3044/flashing-cyton-with-defaultboard-program-flash-failed',
    ],
    answers: [at('Cyton/CytonProgram', 'bricked', 'Nearly always the program is wrong')],
    typed: { trouble: ['led off after failed upload', 'program flash failed bricked cyton'] },
  },
  {
    asks: 'An upload that finds no board.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'no-target', 'The IDE does not reach the boot loader'),
      at('Cyton/CytonProgram', 'bootloader', "Set the dongle's switch to"),
    ],
    typed: { trouble: ['no target found upload'], task: ['dongle switch position for upload'] },
  },
  {
    asks: 'The voltage of the battery.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'A 9 V battery is outside this range'),
      at('FAQ/HardFAQ', 'battery', 'but not a 9 V block'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'A 9 V battery is too much'),
    ],
    typed: { task: ['can i use 9v battery with cyton'], name: ['lipo 3.7v cyton voltage range'] },
  },
  {
    asks: 'A board that stays dark, and what to measure.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/403/board-not-turning-on-polarity-protection-diode-failed',
    ],
    answers: [
      at('Cyton/CytonSpecs', 'measure-supply', 'hold the black probe of a multimeter'),
      at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board'),
    ],
    typed: { trouble: ['batteries wrong way round broken?', 'no led measure dvdd avdd'] },
  },
  {
    asks: 'Flashes of the WiFi Shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'lights', 'It shows the state of the network'),
      at('Deprecated/WiFiShield/WiFiGS', 'connect-it-two-ways', '10 quick flashes'),
    ],
    typed: { trouble: ['wifi shield led blinks 10 times'], name: ['wifi shield led flash codes'] },
  },
  {
    asks: 'A WiFi Shield that moves to another network.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'forget', 'Click to Erase Wifi Credentials'),
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-station', 'The shield remembers one network'),
    ],
    typed: { task: ['wifi shield forget network reset', 'wifi shield moved to new router'] },
  },
  {
    asks: 'Errors of the WiFi Shield when a command is sent.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'errors', 'uses the HTTP statuses in its own way'),
      at('Deprecated/WiFiShield/WiFiAPI', 'send-commands-to-the-board', 'up to 31 characters'),
    ],
    typed: { trouble: ['wifi shield error 502 timeout', 'sent more than 31 chars'] },
  },
  {
    asks: 'Packets of a Daisy over WiFi.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'daisy', 'two packets with the same sample number')],
    typed: {
      trouble: ['wifi daisy same sample number twice'],
      name: ['16 channels over wifi two packets per sample'],
    },
  },
  {
    asks: 'An 8-bit board with a new program.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', '', 'GUI 2 and later do not support it')],
    typed: { task: ['8bit board new gui', 'openbci v3 8bit still works?'] },
  },
  {
    asks: 'The low-pass at the inputs.',
    origins: [],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'how-to-read-them', '2.2 kΩ and 1 nF end at 72 kHz'),
      at('Cyton/CytonSpecs', 'input-impedance', 'The capacitor of 1 nF at each input'),
    ],
    typed: { name: ['input rc filter resistor capacitor cyton', '2.2k 1nf input corner frequency'] },
  },
  {
    asks: 'How to see that the Daisy is found.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'device-id', 'On Daisy ADS1299 Device ID: 0x3E'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'means that the Daisy is still not seen'),
      at('Cyton/CytonSDK', 'board', 'On every reset the board looks for a Daisy'),
    ],
    typed: { task: ['check if daisy is detected serial'], trouble: ['daisy not found 0x3E'] },
  },
  {
    asks: 'Own data in the six bytes.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'sends the seconds since power-up in each packet'),
      at('ForDevelopers/FirmwareDevelopment', 'put-your-own-bytes-into-the-packet', 'three 16-bit numbers'),
    ],
    typed: { task: ['send my own sensor data in aux bytes'], name: ['auxData custom firmware example'] },
  },
  {
    asks: 'Examples of the library that do not compile on Linux.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'capital-bit', 'Correct the letter in the')],
    typed: {
      trouble: ['OpenBCI_32Bit_Library_Definitions.h no such file', 'fatal error 32Bit definitions linux'],
    },
  },
  {
    asks: 'A dongle that is silent after a stream over WiFi.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'dongle-silent', 'Press RST on the Cyton')],
    typed: { trouble: ['dongle no data after wifi stream', 'wifi worked now usb dongle silent'] },
  },
  {
    asks: 'The date of the files on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'numbering', 'dated 1 January 2000')],
    typed: { trouble: ['sd card file date 1 january 2000', 'wrong date on OBCI file'] },
  },
  {
    asks: 'Which file belongs to which recording.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'numbering', 'The GUI does not show the name')],
    typed: { task: ['which OBCI file is which recording', 'sd file name shown in gui?'] },
  },
  {
    asks: 'Pins that are missing beside the time stamp.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'with them the PROG button, are missing')],
    typed: { trouble: ['D17 gone when timestamps on'], task: ['time stamp and digital read together'] },
  },
  {
    asks: 'Switching something on from the computer.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'output', 'the shipped firmware reads pins, but sets none')],
    typed: { task: ['can cyton output a digital signal', 'turn on led pin from pc openbci'] },
  },
  {
    asks: 'A generator at the inputs.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3737/cyton-picking-up-noise-only-on-one-channel',
    ],
    answers: [at('Cyton/CytonSpecs', 'generator', 'Divide the generator')],
    typed: { task: ['function generator into cyton input', 'inject sine wave test openbci channel'] },
  },
  {
    asks: 'The signal strength of the radio.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'loss', 'no command asks for the signal strength')],
    typed: { name: ['dongle signal strength rssi'], task: ['how strong is the radio link'] },
  },
  {
    asks: 'An older version of the firmware.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'older', 'To go back to an earlier version')],
    typed: { task: ['downgrade cyton firmware 3.1.2', 'install older cyton library version'] },
  },
  {
    asks: 'The board of a dongle that one makes.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3067'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'needs a board 2.4 mm thick')],
    typed: { name: ['dongle pcb thickness diy', 'usb edge connector 2.4mm'] },
  },
  {
    asks: 'Other firmware than the makers’.',
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'other-firmware', 'works with the radios as they are')],
    typed: { task: ['other firmware for cyton board'], name: ['maxbci'] },
  },
  {
    asks: 'The last packet of a stream.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/74'],
    answers: [at('Cyton/CytonDataFormat', 'packet-loss', 'The last packet after')],
    typed: { trouble: ['last packet after s starts with 65', 'garbled last packet after stop'] },
  },
];
