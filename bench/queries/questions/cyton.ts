import { at, type Question } from '../types';

export const cyton: readonly Question[] = [
  {
    asks: 'Files on the SD card hold binary garbage, or end in strange characters.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/51',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/351',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'erased', 'What follows the last sample was erased'),
      at('Cyton/CytonSDCard', 'card', 'Class 10'),
      at('Cyton/CytonSDCard', 'garbage', 'suspect the card'),
      at('Cyton/CytonSDCard', 'garbage', 'suspect the card'),
    ],
    typed: {
      trouble: [
        'sd card file binary garbage',
        'strange characters at end of OBCI file',
        'sd recording full of weird symbols',
        'y y y y at the end of txt from sd',
      ],
    },
  },
  {
    asks: 'Recording on the card ends early, or the stream stops with it.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/340',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/102',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'early', 'The file was full'),
      at('Cyton/CytonSDCard', 'sizes', '8-channel files last almost twice'),
    ],
    typed: {
      trouble: [
        'sd recording stops before time',
        'gui freezes when sd file is full',
        'sd file shorter than i chose',
        'recorded 1 hour only 30 min on card',
        'sd file ends after 5 min although longer chosen',
      ],
    },
  },
  {
    asks: 'Forum questions about recordings on the card that end or do not match.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3235/sd-card-logging-interval-asked-for-not-reflected-in-recording',
      'https://openbci.com/forum/index.php?p=/discussion/3150/question-on-format-not-matching-for-sd-card-log-as-described',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/893',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'sizes', 'A file gets its full size when it is opened'),
      at('Cyton/CytonSDCard', 'format', "two's complement"),
    ],
    typed: {
      trouble: [
        'sd card logging interval not as chosen',
        'sd file format hex how many columns',
        'convert 24 bit hex to microvolts sd file',
      ],
    },
  },
  {
    asks: 'A card without a file after the recording.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/278'],
    answers: [
      at('Cyton/CytonSDCard', 'no-file', 'Without one the board writes nothing'),
      at('Cyton/CytonSDCard', 'no-card', 'FAT32'),
      at('Cyton/CytonSDCard', 'contiguous', 'Format the card with overwriting'),
    ],
    typed: { trouble: ['no file on sd card after recording'] },
  },
  {
    asks: 'The SD card writes no file at all.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/278'],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'FAT32'),
      at('Cyton/CytonSDCard', 'contiguous', 'Format the card with overwriting'),
    ],
    typed: {
      trouble: [
        'createfdContiguous fail',
        'initialization failed. Things to check: is a card is inserted',
        'sd card not detected cyton',
        'exfat card 64gb cyton',
      ],
    },
  },
  {
    asks: 'START and STOP stamps of the SD file.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'format', 'Lines with % are stamps')],
    typed: { trouble: ['what are the % lines in the sd file'] },
  },
  {
    asks: 'Time in an SD file.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/62'],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'The file holds no absolute time')],
    typed: { trouble: ['timestamps on sd card?', 'when did my sd recording start'] },
  },
  {
    asks: 'More than 250 Hz on the SD card.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/96',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/78',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/74',
      'https://github.com/OpenBCI/Documentation/issues/222',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'faster', 'taken it back'),
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle'),
      at('FAQ/HardFAQ', 'faster', '250 Hz? Not'),
    ],
    typed: {
      trouble: [
        'record 1000 hz to sd card cyton',
        '~4 then b still 250 hz',
        '2khz on cyton python',
        'higher sample rate without wifi shield',
        'cyton 500hz dongle',
        'sd card 1000 hz possible?',
        'can i sample faster than 250',
      ],
    },
  },
  {
    asks: 'Samples are missing on the card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'overruns', 'a sign of a slow card')],
    typed: { trouble: ['gaps in sd card data', 'missing samples sd card'] },
  },
  {
    asks: 'Markers on the SD card look different.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/296'],
    answers: [at('Cyton/CytonExternal', 'markers', '0x31')],
    typed: { trouble: ['marker 9 is 57 in the file', 'marker value 49 instead of 1'] },
  },
  {
    asks: 'Record without a computer nearby.',
    origins: ['https://docs.openbci.com/Cyton/CytonSDCard/'],
    answers: [at('Cyton/CytonSDCard', 'without-computer', 'the stream must be started by a command')],
    typed: {
      trouble: [
        'standalone recording cyton no pc',
        'ambulatory recording walk outside',
        'can sd card record when dongle is out of range',
      ],
    },
  },
  {
    asks: 'Which card.',
    origins: ['https://docs.openbci.com/Cyton/CytonSDCard/'],
    answers: [at('Cyton/CytonSDCard', 'card', 'Cards above 32 GB come as exFAT')],
    typed: { trouble: ['which micro sd works'], name: ['sd card for cyton'] },
  },
  {
    asks: 'How to mark events by hand or by a device.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/341',
      'https://github.com/OpenBCI/Documentation/issues/14',
      'https://github.com/OpenBCI/Documentation/issues/91',
      'https://github.com/OpenBCI/Documentation/issues/177',
    ],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'The person presses a button'),
      at('Cyton/CytonExternal', 'markers', 'digits only'),
    ],
    typed: {
      trouble: [
        'how use marker mode cyton',
        'ttl trigger into cyton from stimulus pc',
        'sync stimulus and eeg',
        'parallel port trigger openbci',
        'eprime triggers cyton',
        'how send triggers to cyton',
        'mark time of stimulus in data',
        'event button cyton',
      ],
      task: ['connect external trigger'],
    },
  },
  {
    asks: 'Digital read shows random numbers.',
    origins: [
      'https://docs.openbci.com/Cyton/CytonExternal/',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/506',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/744',
    ],
    answers: [at('Cyton/CytonExternal', 'pin-random', 'Is there a pull-up')],
    typed: {
      trouble: [
        'digital read random values',
        'pin always 1 without connection',
        'D17 prog button shows nonsense',
        'digital pins flicker',
      ],
    },
  },
  {
    asks: 'Which trigger pins a WiFi Shield leaves.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'With a WiFi Shield D13 and D18 are taken')],
    typed: { trouble: ['D18 trigger not working with wifi shield', 'which pins free with wifi shield'] },
  },
  {
    asks: 'A trigger through LSL.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/313'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'their own stream'),
      at('Cyton/CytonExternal', 'choose', 'through an opto-isolator'),
    ],
    typed: { trouble: ['send p300 markers over lsl with eeg', 'external trigger column in lsl'] },
  },
  {
    asks: 'How exact pins and samples are.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'delay', '6 ms ahead')],
    typed: { trouble: ['delay between trigger and eeg sample', 'erp latency offset cyton'] },
  },
  {
    asks: 'Analog pins.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1072'],
    answers: [
      at('Cyton/CytonExternal', 'analog', '0 to 1023'),
      at('Software/OpenBCISoftware/GUIWidgets', 'digital', '10-bit'),
    ],
    typed: {
      trouble: [
        'read analog voltage with cyton',
        'analog read max 1023',
        'connect potentiometer or gsr to cyton pin',
      ],
    },
  },
  {
    asks: 'The accelerometer stops in another mode.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'accelerometer', 'the modes share the six bytes')],
    typed: { trouble: ['accel zero after /2', 'how switch back to accelerometer'] },
  },
  {
    asks: 'The data format seems to have changed, or each packet begins with 0x41.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/87'],
    answers: [
      at('Cyton/CytonDataFormat', 'binary-format', '0xA0'),
      at('Cyton/CytonDataFormat', 'a0-41', 'frames each packet with 0x41'),
    ],
    typed: {
      trouble: [
        'a0 41 00 packet shifted by one byte',
        'first channel shows sample number',
        'packet starts with 0x41 instead of 0xA0',
        'old radio firmware new board firmware garbage',
      ],
    },
  },
  {
    asks: 'What bytes of a packet mean.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'binary-format', 'Offsets count from 0')],
    typed: {
      trouble: ['33 bytes cyton parse', 'which bytes are channel 3', 'end byte c0 c1 meaning'],
      name: ['cyton packet structure'],
    },
  },
  {
    asks: 'Counts to microvolts.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/pull/4',
      'https://github.com/OpenBCI/Documentation/issues/45',
    ],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', '0.298 µV per bit'),
      at('Cyton/CytonSpecs', 'gain', '0.02235'),
    ],
    typed: {
      trouble: [
        'convert raw counts to microvolt',
        'scale factor 0.02235',
        'is it 0.298 uV per bit',
        'adc counts to volts formula 4.5/gain',
      ],
    },
  },
  {
    asks: 'The Daisy in packets.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it')],
    typed: {
      trouble: ['odd even packets daisy', 'how 16 channels are sent', 'daisy sample numbers only even'],
    },
  },
  {
    asks: 'The sign is inverted.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'reference minus electrode'),
      at('Cyton/CytonSpecs', 'inputs', 'reference minus electrode'),
    ],
    typed: {
      trouble: [
        'eeg upside down cyton',
        'blinks go negative',
        'signal inverted in recording',
        'polarity of cyton channels',
      ],
    },
  },
  {
    asks: 'Time stamps by the board.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', 'wraps after')],
    typed: { trouble: ['board timestamp cyton', 'turn on timestamps command <'] },
  },
  {
    asks: 'How late a sample is.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'About 15 ms')],
    typed: { trouble: ['latency cyton to pc', 'delay of the eeg real time ms'] },
  },
  {
    asks: 'Commands.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'the-commands-you-need-most', 'Read digital pins')],
    typed: {
      trouble: ['x1060110X', 'command to turn off channel 8'],
      name: ['cyton commands list'],
      task: ['set channel gain by command'],
    },
  },
  {
    asks: 'x…X commands.',
    origins: ['https://github.com/mindaffect/pymindaffectBCI/issues/39'],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'Channel 1 off')],
    typed: {
      trouble: [
        'set gain x4 cyton python',
        'srb2 off command',
        'channel settings string explained',
        'turn off srb2 for emg channel command',
      ],
    },
  },
  {
    asks: 'Nothing answers.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'silent', 'If you see bytes but no $$$')],
    typed: { trouble: ['no response when i send v', 'serial terminal cyton no answer'] },
  },
  {
    asks: 'Timeout of a multi-byte message.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', 'within 1 second')],
    typed: { trouble: ['Timeout processing multi byte message', 'send all commands at once as of v2'] },
  },
  {
    asks: 'Lead-off command.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'your program does the sum')],
    typed: { trouble: ['z101Z meaning'], name: ['lead off command'] },
  },
  {
    asks: 'Test signal.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'test-signals', 'square wave')],
    typed: {
      trouble: ['how to check if board is ok without electrodes', 'square wave test cyton'],
      task: ['send test signal'],
    },
  },
  {
    asks: 'Temperature and supply.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'temperature', "the chip's own temperature")],
    typed: { trouble: ['read temperature from ads1299', 'battery voltage over command?'] },
  },
  {
    asks: 'Radio commands in hex.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'radio', 'raw bytes')],
    typed: { trouble: ['0xF0 0x07', 'F0 01 change channel hex'], name: ['radio commands'] },
  },
  {
    asks: 'Buffer overflow.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'overflow', 'faster than the radio can carry')],
    typed: { trouble: ['Board RFduino buffer overflowed', 'soft reset command sent to board'] },
  },
  {
    asks: 'The firmware upload fails when verifying.',
    origins: [
      'https://github.com/openbci-archive/Docs/issues/191',
      'https://github.com/OpenBCI/OpenBCI_Radios/issues/28',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/27',
    ],
    answers: [
      at('Cyton/CytonProgram', 'upload', 'can be ignored if the board works'),
      at('Cyton/CytonProgram', 'program-flash-failed', "raise the radios' poll time"),
    ],
    typed: {
      trouble: [
        'error at address 1D000180 verify',
        'Verify flash error cyton upload',
        'invalid reply checksum read page',
        'firmware upload fails urgent',
        'program flash failed',
        'upload error verify cyton arduino',
        'flashing cyton fails at the end',
      ],
    },
  },
  {
    asks: 'A library or header is missing when compiling.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/46',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/99',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/100',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/98',
    ],
    answers: [
      at('Cyton/CytonProgram', 'libraries', 'OpenBCI_32bit_SD'),
      at('Cyton/CytonProgram', 'wifi-master', 'A library of step 2 is missing'),
      at('Cyton/CytonProgram', 'capital-bit', 'the library itself is missing'),
    ],
    typed: {
      trouble: [
        'OBCI32_SD.h no such file or directory',
        'fatal error OpenBCI_32bit_Library_Definitions.h',
        'OpenBCI_Wifi_Master.h: No such file or directory',
        'arduino cant find openbci library',
      ],
    },
  },
  {
    asks: 'Which chipKIT version.',
    origins: [
      'https://github.com/openbci-archive/Docs/pull/122',
      'https://github.com/OpenBCI/Documentation/pull/286',
      'https://github.com/OpenBCI/Documentation/issues/267',
    ],
    answers: [
      at('Cyton/CytonProgram', 'core', 'version 1.3.1'),
      at('Cyton/CytonProgram', 'no-ids', 'The core is too new'),
    ],
    typed: {
      trouble: [
        'chipkit core version openbci',
        'after flashing no device id',
        'uploaded firmware but no data',
        'chipkit board manager url',
      ],
    },
  },
  {
    asks: 'No target found.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'no-target', 'does not reach the boot')],
    typed: { trouble: ['No Target Found', 'arduino no target found openbci'] },
  },
  {
    asks: 'A Mac cannot compile.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bad-cpu', '32-bit Intel program')],
    typed: { trouble: ['bad CPU type in executable', 'compile cyton firmware mac m1'] },
  },
  {
    asks: 'A bricked board.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'the boot loader itself may be gone')],
    typed: {
      trouble: [
        'bricked my cyton',
        'board dead after firmware upload',
        'wrong board selected upload now nothing',
      ],
    },
  },
  {
    asks: 'avrdude messages.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'avrdude')],
    typed: { trouble: ['avrdude: stk500_2_ReceiveMessage(): timeout'] },
  },
  {
    asks: 'Own sketch.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'at most 250 packets')],
    typed: {
      trouble: ['custom data in aux bytes', 'second serial port debug cyton'],
      task: ['write own firmware cyton'],
    },
  },
  {
    asks: 'Radio firmware: upload and modules.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/34'],
    answers: [at('Cyton/CytonRadios', 'other-modules', 'upload fails on modules')],
    typed: { trouble: ['RFD22301 upload error own board', 'rfduino from aliexpress firmware'] },
  },
  {
    asks: 'The channel of the radio.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Radios/issues/4',
      'https://github.com/OpenBCI/OpenBCI_Radios/issues/28',
    ],
    answers: [at('Cyton/CytonRadioChannel', 'change', 'CHANGE CHAN.')],
    typed: {
      trouble: ['which channel is my dongle on', 'change channel of dongle and board'],
      task: ['set radio channel'],
    },
  },
  {
    asks: 'Dongle dark or wrongly programmed.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'dark', 'host firmware'),
      at('Cyton/CytonRadios', 'wrong-radio', 'No harm is permanent'),
    ],
    typed: {
      trouble: ['dongle blue led off after upload', 'flashed dongle by mistake', 'overwrote dongle firmware'],
    },
  },
  {
    asks: 'Which battery, and how long.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', '500 mAh'),
      at('FAQ/HardFAQ', 'battery', 'not a 9 V block'),
    ],
    typed: {
      trouble: [
        'how long does cyton battery last',
        'can i use 9v battery for cyton',
        'lipo 3.7v 1200mah ok?',
        'battery for overnight recording',
        'power bank cyton',
      ],
    },
  },
  {
    asks: 'Reverse polarity.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'JST plugs exist with both polarities')],
    typed: { trouble: ['battery plug polarity wrong way', 'reversed battery cyton damaged'] },
  },
  {
    asks: 'Battery level.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-level', "No command reports the battery's voltage")],
    typed: { trouble: ['how see battery charge cyton', 'low battery warning'] },
  },
  {
    asks: 'USB or mains supply.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-power-the-board-from-usb-or-a-wall-adapter',
        'not while a person is connected',
      ),
    ],
    typed: { trouble: ['power cyton from usb', 'wall adapter for long recording', 'charge while recording'] },
  },
  {
    asks: 'Pins of the header.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'electrode-header', 'SRB2, the default reference')],
    typed: {
      trouble: ['which pin is srb2', 'pinout cyton electrode header', 'N1P pin where'],
    },
  },
  {
    asks: 'Bias.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'drives the body')],
    typed: {
      trouble: [
        'what is bias pin',
        'bias or ground where',
        'difference srb1 srb2 bias',
        'driven right leg openbci',
      ],
    },
  },
  {
    asks: 'Bandwidth.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'bandwidth', 'sinc')],
    typed: {
      trouble: ['cyton frequency range', 'signal weaker at high frequencies', 'anti aliasing filter cyton'],
    },
  },
  {
    asks: 'Input impedance.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'input-impedance', '1 nF')],
    typed: { trouble: ['input impedance cyton megaohm'] },
  },
  {
    asks: 'Gain.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-gain-for-which-signal', '24, the default'),
    ],
    typed: { trouble: ['gain 24 or 12 for ecg', 'which pga gain for emg', 'x16 gain missing'] },
  },
  {
    asks: 'The Daisy: 125 Hz.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'daisy-rate', 'two packets together'),
      at('GettingStarted/Boards/DaisyGS', 'rate', '125 times a second'),
    ],
    typed: {
      trouble: ['why only 125hz with daisy', 'daisy sample rate half', '16 channel at 250 hz possible?'],
    },
  },
  {
    asks: "The Daisy's mains alias.",
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'alias', 'folds down')],
    typed: { trouble: ['peak at 25 hz only with daisy', '5 hz peak 16 channels usa'] },
  },
  {
    asks: "The Daisy's wiring.",
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', 'Y cable')],
    typed: {
      trouble: ['y cable where to plug', 'y splitter srb2 daisy', 'where does bias go with daisy'],
      task: ['wire daisy electrodes'],
    },
  },
  {
    asks: 'Put the Daisy on.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'mount', 'Switch the Cyton off')],
    typed: { trouble: ['how stack daisy on cyton', 'daisy header solder', 'daisy orientation'] },
  },
  {
    asks: 'Wired or isolated connection, cable.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'ends the isolation')],
    typed: { trouble: ['cyton by cable instead of radio', 'connect cyton with usb cable'] },
  },
  {
    asks: 'Build one.',
    origins: [
      'https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/24',
      'https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/26',
      'https://github.com/OpenBCI/V3_Hardware_Design_Files/pull/7',
      'https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/19',
      'https://github.com/OpenBCI/Documentation/issues/118',
    ],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'ADS1299'),
      at('ForDevelopers/HardwareDevelopment', 'where-are-the-design-files', 'parts list'),
    ],
    typed: {
      trouble: [
        'build own cyton board',
        'gerber files openbci',
        'make pcb from openbci files',
        'cyton schematic pdf',
        'price to make my own cyton',
      ],
    },
  },
  {
    asks: 'Values that contradict each other in the design files.',
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/33'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'R10, R11 and D10')],
    typed: { trouble: ['R10 R11 D10 value cyton schematic'] },
  },
  {
    asks: 'Only six channels on a clone.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'ADS1299-6')],
    typed: { trouble: ['channels 7 and 8 dead on clone board', 'chinese cyton clone only 6 channels'] },
  },
  {
    asks: 'A board without radio from China.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/384'],
    answers: [
      at('FAQ/Returns', 'elsewhere', 'gives neither support nor returns'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'Reference and ground'),
    ],
    typed: { trouble: ['cyton clone aliexpress only noise', 'bought used openbci from ebay support?'] },
  },
  {
    asks: 'ThinkPulse with Python.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/553'],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', 'gain 8'),
      at('ForDevelopers/SoftwareDevelopment', 'send-commands-to-the-board', 'gain 8'),
    ],
    typed: {
      trouble: [
        'thinkpulse electrodes railed',
        'change default gain in python thinkpulse',
        'empty dataset with thinkpulse sensors',
      ],
    },
  },
  {
    asks: 'The 8-bit board.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', '', 'archived OpenBCI_Python')],
    typed: { trouble: ['openbci v3 8 board with new gui'], name: ['8bit board'] },
  },
];
