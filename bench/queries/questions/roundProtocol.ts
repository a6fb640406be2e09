import { at, type Question } from '../types';

/**
 * What owners and builders ask about the bytes, commands, card, radios and firmware of a Cyton, its drawings, and what came
 * before it. Taken from threads and primary sources, and written down before the pages and the search were asked.
 */
export const roundProtocol: readonly Question[] = [
  {
    asks: 'A start byte that also stands inside the data.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10039%2F'],
    answers: [at('Cyton/CytonDataFormat', 'parse-it-in-code', 'A start byte may also occur inside the data')],
    typed: { trouble: ['A0 byte inside channel data resync', 'find packet start when 0xA0 repeats'] },
  },
  {
    asks: 'The largest value that a channel can show.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', '2²³ − 1 = 8,388,607 is the largest positive value'),
    ],
    typed: { trouble: ['187500 uv flat line'], name: ['max raw value 7FFFFF microvolts'] },
  },
  {
    asks: 'How many bytes a second a Cyton sends, and whether 115200 baud could carry more.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', 'which makes 8,250 bytes a second'),
      at('Cyton/CytonSDCard', 'faster', '115,200 baud carry 349 packets a second'),
      at('Cyton/CytonProgram', 'own-sketch', 'The radio carries at most 250 packets of 33 bytes a second'),
    ],
    typed: { name: ['how many bytes per second cyton serial', '115200 baud enough for 500 hz?'] },
  },
  {
    asks: 'The first packets of a stream with a Daisy.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'daisy', 'daisyPairingNotes')],
    typed: { trouble: ['first daisy sample not averaged', 'first 16 channel packet invalid'] },
  },
  {
    asks: 'Packets of a sketch that end in a stop byte of their own.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'To mark your packets as your own kind'),
      at('Cyton/CytonDataFormat', 'stop-bytes', 'For your own data use 0xC2'),
    ],
    typed: { name: ['stop byte C2 user defined packet', 'PACKET_TYPE_USER_DEFINED cyton'] },
  },
  {
    asks: 'How many different codes the digital pins can carry.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'isolation', 'A code of several bits takes one isolator for each bit'),
    ],
    typed: { task: ['8 bit parallel port triggers to cyton', 'how many trigger codes digital pins'] },
  },
  {
    asks: '3.14 in the columns of the accelerometer.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'firmware', 'a program that takes it for acceleration shows'),
      at('Deprecated/8bitBoardDep', 'put-an-event-into-the-data', 'is 25,120 counts, shown as 3.14 g'),
    ],
    typed: { trouble: ['3.14 in accelerometer column old trigger'], name: ['0x6220 button press cyton'] },
  },
  {
    asks: 'A trigger through an opto-isolator that falls instead of rising.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'isolation', 'which falls from 1 to 0 at the event')],
    typed: { trouble: ['optocoupler trigger goes low instead of high'], task: ['CNY17 which side to cyton'] },
  },
  {
    asks: 'The old name of the Cyton.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'revisions', 'These names mean the same board'),
      at('Cyton/CytonLanding', 'which', 'Older texts call the Cyton'),
      at('Deprecated/DeprecatedLanding', 'boards-and-radios', 'is the earlier name of the Cyton'),
    ],
    typed: { name: ['is 32bit board the same as cyton', 'openbci v3 32 old name'] },
  },
  {
    asks: 'An upload that ends with an error of verifying, at an address.',
    origins: ['https://github.com/openbci-archive/Docs/issues/191'],
    answers: [
      at('Cyton/CytonProgram', 'verify', 'the program has most likely arrived'),
      at('Cyton/CytonProgram', 'upload', 'can be ignored if the board works'),
    ],
    typed: {
      trouble: ['verify flash error at address file= mem=', 'Read page failed invalid reply checksum'],
    },
  },
  {
    asks: 'An upload with another board chosen in the IDE.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F1973'],
    answers: [at('Cyton/CytonProgram', 'bricked', 'after an upload with another board selected')],
    typed: { trouble: ['uploaded with chipkit dp32 board dead', 'wrong board selected cyton led off'] },
  },
  {
    asks: 'The header of the SD library is not found.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/46'],
    answers: [
      at('Cyton/CytonProgram', 'wifi-master', 'belongs to OpenBCI_32bit_SD'),
      at('Cyton/CytonProgram', 'libraries', 'The firmware needs three libraries'),
    ],
    typed: { trouble: ['OpenBCI_Wifi_Master.h not found'] },
  },
  {
    asks: 'Which version of the chipKIT core to take, after a silent upload too.',
    origins: ['https://github.com/openbci-archive/Docs/pull/122'],
    answers: [
      at('Cyton/CytonProgram', 'core', 'Choose version 1.3.1 and install it'),
      at('Cyton/CytonProgram', 'no-ids', 'The core is too new'),
    ],
    typed: {
      trouble: ['no accelerometer id after firmware upload'],
      task: ['chipkit core 2.1.0 or 1.3.1 for openbci'],
    },
  },
  {
    asks: 'The address for the Boards Manager.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'Additional Boards Manager URLs')],
    typed: { trouble: ['OpenBCI 32 not in board list arduino'], task: ['chipkit boards manager url'] },
  },
  {
    asks: 'A radio channel changed by a program.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'bytes', 'Commands for the dongle')],
    typed: { name: ['0xF0 0x01 channel bytes example'], task: ['change radio channel from python pyserial'] },
  },
  {
    asks: 'A radio channel above 25.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'bytes', 'comes for numbers above 25')],
    typed: { trouble: ['radio channel 26 invalid', 'Failure: verify channel number is less than 25'] },
  },
  {
    asks: 'A channel in the sketch that has no effect.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'stored', 'counts only the first time')],
    typed: { trouble: ['radio channel in sketch has no effect'], name: ['flashNonVolatileMemory radios'] },
  },
  {
    asks: 'Radio modules that do not take the firmware.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/34'],
    answers: [at('Cyton/CytonRadios', 'other-modules', 'the upload fails on modules from several sellers')],
    typed: {
      trouble: ['rfd22301 aliexpress upload error'],
      task: ['bare rfduino module diy cyton firmware'],
    },
  },
  {
    asks: 'Radio firmware uploaded from Linux.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'uploader', 'the folder RFduino has no uploader that runs')],
    typed: { task: ['RFDLoader linux wine', 'upload rfduino from linux'] },
  },
  {
    asks: 'A serial adapter of 5 V at the radio.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'adapters', '5 V can destroy the radio')],
    typed: { trouble: ['5v ftdi adapter damage rfduino'], task: ['which ftdi breakout for cyton radio'] },
  },
  {
    asks: 'Binary garbage in a whole file of the card.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/51'],
    answers: [at('Cyton/CytonSDCard', 'garbage', 'suspect the card')],
    typed: { trouble: ['OBCI file unreadable characters not hex'] },
  },
  {
    asks: 'An old converter that hangs on what follows the last sample.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/351'],
    answers: [at('Cyton/CytonSDCard', 'erased', 'could hang on such an end')],
    typed: { trouble: ['gui freezes opening sd file', 'old data at end of OBCI txt'] },
  },
  {
    asks: 'Spikes that only the recording of the card has.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/92'],
    answers: [at('Cyton/CytonSDCard', 'spikes', 'no cause is known')],
    typed: { trouble: ['1200 uv spikes sd card', 'sd recording spikes not in stream'] },
  },
  {
    asks: 'A card that was changed while the board was on.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'changed-card', 'Switch the board off and on before you record')],
    typed: { trouble: ['changed sd card while board on', 'new sd card not recognised until reset'] },
  },
  {
    asks: 'What the LED says when a recording on the card begins.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'gui', 'Three blinks, then steady light')],
    typed: {
      trouble: ['cyton led off after starting sd recording'],
      name: ['blue led blinks 3 times sd card'],
    },
  },
  {
    asks: 'Files that last twice as long, or half, by the command c.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'unless c was sent')],
    typed: { trouble: ['sd file 5 min half size 8 channels'], name: ['c command sd card blocks'] },
  },
  {
    asks: 'Files of the card without taking it out.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', '', 'You need a card reader to get at the files')],
    typed: { task: ['download sd recording without removing card', 'read sd card over usb dongle'] },
  },
  {
    asks: 'What the six digits of the defaults mean.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'Channel settings and their answers')],
    typed: { name: ['060110$$$ what does it mean', 'query default channel settings reply'] },
  },
  {
    asks: 'No answers during a stream.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', 'While it streams, the board does not answer')],
    typed: { trouble: ['no reply to commands while streaming', 'success message missing during stream'] },
  },
  {
    asks: 'Several channels set in one message.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'Several at once')],
    typed: { task: ['set all channels gain 12 one command', 'stack x commands in one string'] },
  },
  {
    asks: 'Outline and holes of the board for a case.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'mechanics', 'Mechanical data of revision V4_C')],
    typed: { task: ['cyton mounting hole spacing mm', 'pcb size for 3d printed case'] },
  },
  {
    asks: 'The voltage that an electrode pin can measure.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'limits', 'an electrode pin bears no more than 2.8 V')],
    typed: { name: ['max voltage on electrode pin', 'cyton input range mv gain 1'] },
  },
  {
    asks: 'The supply of an 8-bit board.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', 'specifications', 'Use batteries only, from 6 V to 12 V')],
    typed: { task: ['openbci 8 bit board 9v battery', '8bit board supply voltage'] },
  },
  {
    asks: 'An 8-bit board that ignores commands.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', 'commands', 'the board ignores what is not wrapped')],
    typed: {
      trouble: ['8bit board ignores commands over ftdi'],
      name: ['plus sign before and after command 8bit'],
    },
  },
  {
    asks: 'A sketch uploaded to an 8-bit board.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedCytonProgram', 'upload-to-an-8-bit-board', 'Choose the board Arduino UNO'),
      at('Deprecated/8bitBoardDep', 'program-it', 'the board setting Arduino UNO'),
    ],
    typed: { name: ['OpenBCI_8bit_SD sketch'], task: ['upload sketch to 8bit openbci arduino uno'] },
  },
  {
    asks: 'Where the channel of a radio with firmware 1 is written.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedDongleProgramming', 'upload', 'is written on the antistatic bag'),
      at('Cyton/CytonRadios', 'versions', 'the channel was written on the bag'),
    ],
    typed: { trouble: ['old dongle channel written on bag'], name: ['RFduinoGZLL.channel 2-25'] },
  },
  {
    asks: 'Which products are no longer made.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedLanding', 'boards-and-radios', 'OpenBCI has also stopped selling'),
      at('Deprecated/DeprecatedLanding', 'software-and-tutorials', 'OpenBCI_Python or pyOpenBCI'),
    ],
    typed: { task: ['which openbci products are discontinued', 'is openbci python library dead'] },
  },
  {
    asks: 'A Hub that lacks a module.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/50',
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/51',
    ],
    answers: [at('Deprecated/Hub', 'missing-module', 'whose package lacks that module')],
    typed: { trouble: ["Cannot find module 'openbci-ganglion'", 'openbcihub javascript error main process'] },
  },
  {
    asks: 'Channel settings through the Hub.',
    origins: [],
    answers: [
      at('Deprecated/Hub', 'talk-to-the-board', 'The gains are those of the Cyton'),
      at('Deprecated/Hub', 'move-to-brainflow', 'channelSettings set'),
    ],
    typed: { name: ['openbci hub channelSettings json'], task: ['hub set gain channel 4 tcp 10996'] },
  },
  {
    asks: 'A time for the stream of user.py.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/120'],
    answers: [at('Deprecated/Python', 'user-py', "module 'string' has no attribute 'find'")],
    typed: { trouble: ["module 'string' has no attribute 'find'", 'user.py /start T: error'] },
  },
  {
    asks: 'yapsy is not found with sudo.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/17',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/102',
    ],
    answers: [at('Deprecated/Python', 'errors', 'one that does not see your packages')],
    typed: {
      trouble: ['No module named yapsy.PluginManager sudo', 'openbci_python permission denied ttyUSB0'],
    },
  },
  {
    asks: 'Packets that the old libraries refuse.',
    origins: [],
    answers: [
      at('Deprecated/Python', 'samples-that-are-missing', 'Only packets that end in 0xC0 are accepted'),
    ],
    typed: { trouble: ['Unexpected END_BYTE found instead of 192', 'pyopenbci reconnecting all the time'] },
  },
  {
    asks: 'A stream of an old library that does not return.',
    origins: [],
    answers: [at('Deprecated/Python', 'blocks', 'your next line runs only when the stream ends')],
    typed: {
      trouble: ['pyopenbci start_stream never returns'],
      task: ['stop_stream from another thread openbci'],
    },
  },
  {
    asks: 'A network with a login.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-station', 'Networks with a login (enterprise security'),
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'The shield cannot join networks with a login'),
    ],
    typed: { trouble: ['wifi shield university network eduroam', 'wpa enterprise openbci wifi'] },
  },
  {
    asks: 'The switch EXT PWR, and one battery or two.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'power-a-cyton-with-shield', 'Set EXT PWR to ON.'),
      at('Deprecated/WiFiShield/WiFiGS', 'power-a-ganglion-with-shield', 'Set EXT PWR to OFF'),
      at('Deprecated/WiFiShield/WiFiLanding', 'buttons-and-switches', 'ON: the shield'),
    ],
    typed: { task: ['EXT PWR switch on or off', 'two batteries wifi shield ganglion order'] },
  },
  {
    asks: 'A shield that connects and sends nothing on Windows.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/391'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'brainflow-codes', 'by marking the network as private'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'the firewall must let the GUI receive'),
    ],
    typed: { trouble: ['wifi shield connects but no data windows', 'firewall blocks wifi shield'] },
  },
  {
    asks: 'The latency of the shield for high rates.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'latency-and-tcp-or-udp', 'The firmware starts with 10,000 µs'),
      at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'From 4000 Hz on, set the latency to 20 ms'),
    ],
    typed: { name: ['wifi shield latency microseconds default'], task: ['latency for 8000 hz wifi'] },
  },
  {
    asks: 'The version of ArduinoJson for the firmware of the shield.',
    origins: [],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiProgram',
        'compile-it',
        'the sketch uses DynamicJsonBuffer, which 6 removed',
      ),
    ],
    typed: { trouble: ['wifi shield firmware arduinojson 6 error'], name: ['StaticJsonBuffer wifi shield'] },
  },
  {
    asks: 'New firmware on a shield, by browser or by wire.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiProgram', 'by-wire', 'Version 5 of esptool calls it'),
      at('Deprecated/WiFiShield/WiFiProgram', 'over-the-air', 'Choose the file, press Update'),
    ],
    typed: { task: ['esptool command wifi shield bin', 'update wifi shield in browser'] },
  },
  {
    asks: 'JSON by UDP, and from the default sketch.',
    origins: [],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiAPI',
        'what-arrives',
        'JSON output comes from the sketch WifiShieldJSON only',
      ),
      at(
        'Deprecated/WiFiShield/WiFiAPI',
        'set-up-the-output',
        'The default sketch can send raw packets only',
      ),
    ],
    typed: { trouble: ['default firmware no json'], task: ['json output over udp wifi shield'] },
  },
  {
    asks: 'A board of your own below the shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiSDK', 'write-your-own-board', 'then one 32-byte message a sample'),
      at('Deprecated/WiFiShield/WiFiSDK', 'the-rules-of-the-link', 'whose messages have exactly 32 bytes'),
    ],
    typed: { name: ['spi slave 32 bytes esp8266'], task: ['use wifi shield with my own microcontroller'] },
  },
  {
    asks: 'Current and voltage of a shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'specifications', 'WiFi Shield at a glance'),
      at('Deprecated/WiFiShield/WiFiGS', '', 'Four AA cells (6 V) also work'),
    ],
    typed: { name: ['wifi shield current draw'], task: ['battery for wifi shield volts'] },
  },
  {
    asks: 'Selling boards made from the design files.',
    origins: [],
    answers: [at('ForDevelopers/HardwareDevelopment', 'licences', 'Creative Commons BY-SA 4.0')],
    typed: { task: ['openbci license commercial use', 'can i sell boards based on openbci'] },
  },
  {
    asks: 'Which upload can make a board useless.',
    origins: [],
    answers: [
      at('ForDevelopers/FirmwareDevelopment', '', 'A failed upload of the radio firmware can leave'),
      at('Cyton/CytonProgram', 'bricked', 'Nearly always the program is wrong'),
    ],
    typed: { trouble: ['which firmware upload is dangerous'], task: ['can i brick my cyton with firmware'] },
  },
  {
    asks: 'Parts of the Cyton that differ between its files.',
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/33'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'give them different values')],
    typed: { trouble: ['R11 R10 D10 values differ cyton bom', 'cyton bom schematic mismatch'] },
  },
  {
    asks: 'The error in the layout of the first Daisy.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'daisy', 'has an error at pin 52'),
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'so that the two boards do not share a clock'),
    ],
    typed: { trouble: ['daisy design error lifted ads pin'], task: ['daisy rework solder ads lead'] },
  },
  {
    asks: 'A program that opens the drawings of the Cyton.',
    origins: [],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'open-the-files', 'schematic and layout'),
      at('Cyton/CytonSpecs', 'design-files', 'They open in DesignSpark PCB'),
    ],
    typed: { name: ['designspark library openbci parts'], task: ['open cyton sch pcb files kicad'] },
  },
  {
    asks: 'Three bytes put together to a signed number.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F6152%2F'],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'the first byte is 0x80 or more, so subtract 2²⁴'),
      at('Cyton/CytonSDCard', 'format', 'are negative, subtract 2²⁴'),
    ],
    typed: {
      trouble: ['matlab decode 24 bit cyton values wrong'],
      task: ['combine three bytes signed 24 bit formula'],
    },
  },
  {
    asks: 'Card files of a whole night that are too large to convert.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'ran out of memory on files of twelve hours'),
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
    ],
    typed: { trouble: ['out of memory converting 12 hour sd file', 'overnight OBCI txt too large'] },
  },
  {
    asks: 'The size of the card.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/207'],
    answers: [at('Cyton/CytonSDCard', 'card', 'Take one of 8 GB or 16 GB')],
    typed: { trouble: ['32gb sd card cyton problems'], task: ['which sd card size for cyton'] },
  },
  {
    asks: 'Another board with an ESP8266 as a shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/95'],
    answers: [at('Deprecated/WiFiShield/WiFiSDK', 'nodemcu', 'is reported to run on a NodeMCU')],
    typed: { task: ['nodemcu instead of wifi shield', 'esp8266 board as wifi shield cyton'] },
  },
  {
    asks: 'The room for a sketch on a Cyton.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'A sketch may have up to 122,880 bytes')],
    typed: { task: ['how big can a cyton sketch be', 'pic32 flash left for own code'] },
  },
  {
    asks: 'A stream of the old library over WiFi that ends at once.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/127',
      'https://github.com/openbci-archive/pyOpenBCI/issues/3',
    ],
    answers: [
      at('Deprecated/Python', 'errors', 'The last line must be shield.loop()'),
      at('Deprecated/Python', 'run-it-once-more', 'shield.loop(): it receives the data'),
    ],
    typed: {
      trouble: ['openbci wifi python stream stopped immediately', 'OpenBCIWiFi stopping streaming at once'],
    },
  },
  {
    asks: 'Garbled packets of the old library over WiFi.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/75'],
    answers: [at('Deprecated/Python', 'errors', 'reads nothing but JSON, while the shield')],
    typed: {
      trouble: ['failed to parse No JSON object could be decoded openbci', 'stream_data_wifi.py garbled'],
    },
  },
  {
    asks: 'The packages of OpenBCI for Node.js.',
    origins: [],
    answers: [
      at(
        'Deprecated/DeprecatedLanding',
        'software-and-tutorials',
        'last changed in 2019, and no longer developed',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'npm install brainflow'),
    ],
    typed: { trouble: ['openbci npm package deprecated'], task: ['openbci nodejs library still maintained'] },
  },
  {
    asks: 'The number of copper layers to order.',
    origins: [],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'Order four copper layers')],
    typed: { task: ['how many layers cyton pcb', '4 layer gerber order cyton'] },
  },
  {
    asks: 'A port that Python may not open.',
    origins: ['https://github.com/openbci-archive/pyOpenBCI/issues/7'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'could not open port'),
      at('Deprecated/Python', 'errors', 'another program has the port'),
    ],
    typed: {
      trouble: [
        'could not open port COM10 PermissionError 13 pyopenbci',
        'serial access denied openbci python',
      ],
    },
  },
  {
    asks: 'Whether to update the firmware of a Cyton at all.',
    origins: [],
    answers: [at('Cyton/CytonProgram', '', 'OpenBCI asks you to write to its support first')],
    typed: { task: ['should i update cyton firmware', 'does openbci advise firmware update'] },
  },
  {
    asks: 'A plugin of user.py that is not loaded.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/94',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/107',
    ],
    answers: [at('Deprecated/Python', 'errors', 'user.py found no such plugin')],
    typed: { trouble: ['[print] not found or could not be loaded', 'user.py plugin not found'] },
  },
  {
    asks: 'Time stamps on the card.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/62'],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'go into the stream only, not onto the card')],
    typed: { trouble: ['sd file has no time stamps'], task: ['timestamps in the sd card file cyton'] },
  },
  {
    asks: 'The impedance test through a WiFi Shield.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/653',
      'https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/94',
    ],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'After a change of the sample rate (~), send v before you measure'),
      at('Cyton/CytonSDK', 'sample-rate', 'The impedance test then needs a v'),
    ],
    typed: { trouble: ['impedance not working wifi shield cyton', 'no 31.2 hz signal after ~6'] },
  },
  {
    asks: 'How exact the time of the shield is.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/65'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'what-arrives', 'exact to about a second only')],
    typed: { trouble: ['wifi shield timestamps off by a second'], name: ['wifi shield ntp server change'] },
  },
];
