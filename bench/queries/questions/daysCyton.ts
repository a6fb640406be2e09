import { at, type Question } from '../types';

/**
 * The second question after the first answer, the odd combination and what a page has to refuse: what owners, builders and
 * clinics ask about a Cyton, its firmware and what came before it. Written down before the search was asked.
 */
export const daysCyton: readonly Question[] = [
  {
    asks: 'A board that no longer answers after the mode for Bluetooth LE.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'board-mode', 'before it sends the answer'),
      at('Cyton/CytonSDK', 'silent', 'After /5 only a'),
    ],
    typed: { trouble: ['sent /5 and cyton stopped answering', 'cyton ble mode 9600 no reply'] },
  },
  {
    asks: 'A channel command whose channel character the firmware does not know.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'Settings for channels 9 to 16 are answered with')],
    typed: { trouble: ['wrong channel changed x command', 'lowercase q in x command sets channel 1'] },
  },
  {
    asks: 'A sample number that starts again in the middle of a stream.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'packet-loss', 'the number then begins at 0, as in a new stream'),
      at('Cyton/CytonSDK', 'rules', 'sample numbers restart at 0'),
    ],
    typed: {
      trouble: ['sample number jumps to 0 when i turn off channel', 'sample counter restarts mid stream'],
    },
  },
  {
    asks: 'The answer to C when no Daisy is seen.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'not-found', 'means that the Daisy is still not seen')],
    typed: { trouble: ['no daisy to attach!8', 'C command answer 8 with daisy plugged in'] },
  },
  {
    asks: 'Markers whose character also is a command of the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'unused', 'the SD card code reads every character'),
      at('Cyton/CytonExternal', 'marker-sd', 'Use digits as markers'),
      at('Cyton/CytonExternal', 'markers', 'Use digits only'),
    ],
    typed: { trouble: ['marker letter starts sd recording'], name: ['which characters are safe as markers'] },
  },
  {
    asks: 'What a right test signal proves.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/264'],
    answers: [at('Cyton/CytonSDK', 'test-signals', 'A right test signal says nothing about pins')],
    typed: {
      trouble: ['test signal ok but electrodes flat'],
      name: ['does test signal check the input pins'],
    },
  },
  {
    asks: 'A soft reset while the card records.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'board', 'the next b goes on writing into the same file')],
    typed: { trouble: ['sent v while recording what happens', 'soft reset during sd recording'] },
  },
  {
    asks: 'Other settings of the channels at power-up.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'To start with other defaults')],
    typed: { task: ['change default gain in firmware', 'boot with gain 1 without commands'] },
  },
  {
    asks: 'A comma in the answer to the time-stamp command.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'radio', 'radioMessages'),
      at('Cyton/CytonSDK', 'stream', 'streamCommands'),
    ],
    typed: { trouble: ['comma byte after sending <'], name: ['host answers , to time stamp command'] },
  },
  {
    asks: 'Stimuli aligned by the time at which the stream was started.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F9860%2F'],
    answers: [at('Cyton/CytonExternal', 'from-b', 'The dongle keeps the')],
    typed: { name: ['delay between b command and first sample'], task: ['sync stimulus by time i sent b'] },
  },
  {
    asks: 'The blue LED in analog and digital mode.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'led-dark', 'The LED is connected to pin D11'),
      at('Troubleshooting/ResetButtonPress', 'states', 'Nothing.'),
    ],
    typed: { trouble: ['blue led turns off analog read mode', 'cyton light off after digital read'] },
  },
  {
    asks: 'A sensor that the Cyton supplies.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'is for sensors that take a few milliamperes'),
      at('Cyton/CytonExternal', 'analog', 'put a phototransistor between D12 and VDD'),
    ],
    typed: { name: ['how much current can dvdd give'], task: ['power photocell from cyton pin'] },
  },
  {
    asks: 'The stream when the file on the card is full.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/102'],
    answers: [
      at('Cyton/CytonSDCard', 'sizes', 'From firmware 3.1.4 on the stream goes on'),
      at('Cyton/CytonSDCard', 'early', 'which goes on streaming'),
    ],
    typed: { name: ['sd time over does stream stop'] },
  },
  {
    asks: 'Overruns in the footer of an SD file.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'overruns', 'Not every overrun costs a sample')],
    typed: { trouble: ['block write over 2000 us data lost?'], name: ['sd overruns footer meaning'] },
  },
  {
    asks: 'A recording started without a card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'no-card', 'The board found no card'),
      at('Cyton/CytonSDCard', 'commands', 'Without a card the board answers at once'),
    ],
    typed: { trouble: ['start sd recording without card', 'program hangs if no sd card'] },
  },
  {
    asks: 'Charging a Cyton by USB.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'The board has no USB socket')],
    typed: { name: ['where is usb port on cyton to charge'], task: ['charge cyton battery usb'] },
  },
  {
    asks: 'A supply other than a battery.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Not from a laboratory supply'),
      at('Cyton/CytonSpecs', 'at-a-glance', 'never on a mains adapter or a laboratory supply'),
    ],
    typed: { task: ['power cyton from bench supply', 'run cyton from dongle 3v pin'] },
  },
  {
    asks: 'One clock for two Cytons.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'You cannot tie them')],
    typed: { name: ['clk pin cyton 2.048 mhz out'], task: ['share adc clock between two cytons'] },
  },
  {
    asks: "A chip of one's own on the SPI bus of the Cyton.",
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/1'],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'Another chip on the SPI bus')],
    typed: { name: ['spare spi cs pin cyton'], task: ['use daisy header for my spi chip'] },
  },
  {
    asks: 'A board of 2014 or 2015 with the GUI of today.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/513'],
    answers: [
      at(
        'Deprecated/DeprecatedCytonProgram',
        'which-firmware-is-on-my-board',
        'Even GUI 4 did not connect to boards of 2015',
      ),
      at('Cyton/CytonProgram', 'older', 'program all three parts in this order'),
    ],
    typed: { trouble: ['cyton from 2015 connection timed out', '2014 openbci board new gui'] },
  },
  {
    asks: 'Two versions of the Arduino IDE side by side.',
    origins: [],
    answers: [
      at(
        'Deprecated/DeprecatedCytonProgram',
        'two-arduino-versions-on-one-windows-computer',
        'unpack each into its own folder',
      ),
      at('Cyton/CytonRadios', 'ide', 'It can live beside a newer one'),
    ],
    typed: { task: ['arduino 1.5.8 and 1.8 same computer', 'install old arduino next to new'] },
  },
  {
    asks: 'A message to the dongle that is too long.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'rules', 'takes one message of up to 16 radio packets'),
      at('Cyton/CytonSDK', 'radio', 'radioMessages'),
    ],
    typed: { trouble: ['Failure: Input too large!'], name: ['longest command string dongle'] },
  },
  {
    asks: 'Whether RST restarts the radio.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'rst', 'not the whole board'),
      at('Cyton/CytonSpecs', 'buttons', 'To reset the radio as well'),
    ],
    typed: { trouble: ['radio stuck after rst'], name: ['does reset button restart the radio'] },
  },
  {
    asks: 'The Cyton firmware in a newer Arduino IDE.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'advises against Arduino IDE 2')],
    typed: { name: ['chipkit in arduino ide 2', 'arduino 2.x cyton firmware'] },
  },
  {
    asks: 'A Daisy on the 8-bit board.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', 'commands', 'The board has pins for a Daisy bus')],
    typed: { name: ['daisy module on 8bit board', '16 channels openbci 8bit'] },
  },
  {
    asks: 'Analog pins of the 8-bit board.',
    origins: [],
    answers: [at('Deprecated/8bitBoardDep', 'pins', 'PinTable')],
    typed: { name: ['8bit board a6 a7 digital', '8 bit openbci analog pins voltage'] },
  },
  {
    asks: 'Libraries of firmware 1.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedCytonProgram', 'firmware-1-on-a-cyton', 'OpenBCI_32_Daisy'),
      at('Deprecated/DeprecatedCytonProgram', 'where-older-texts-differ', 'OBCI_SD'),
    ],
    typed: { name: ['OpenBCI_32_Daisy library', 'OBCI_SD library firmware v1'] },
  },
  {
    asks: 'A Python library that finds no port.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/129'],
    answers: [at('Deprecated/Python', 'errors', 'Cannot find OpenBCI port')],
    typed: { trouble: ['OSError: Cannot find OpenBCI port.', 'pyopenbci does not find dongle'] },
  },
  {
    asks: "The Ganglion's factor of an old Python library.",
    origins: [],
    answers: [
      at('Deprecated/Python', 'scale', 'Ganglion recordings are wrong'),
      at('Deprecated/Python', 'where-older-texts-differ', 'which multiplies where it should divide'),
    ],
    typed: {
      trouble: ['1.2 * 8388607.0 * 1.5 * 51.0 wrong'],
      name: ['pyopenbci ganglion volts per count formula'],
    },
  },
  {
    asks: 'A browser or curl at the port of the Hub.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Hub/issues/52'],
    answers: [
      at('Deprecated/Hub', 'it-connects-but-answers-nothing', 'The port speaks neither HTTP nor WebSocket'),
    ],
    typed: { trouble: ['curl localhost 10996 hub'], name: ['hub not http websocket?'] },
  },
  {
    asks: 'Codes of the Hub.',
    origins: [],
    answers: [at('Deprecated/Hub', 'codes', '300 to 305 a state')],
    typed: { name: ['hub error code 408', 'openbci hub response codes list'] },
  },
  {
    asks: 'A shield that cannot connect back.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'errors', 'wifiShieldErrors'),
      at('Deprecated/WiFiShield/WiFiAPI', 'the-order-of-things', 'The shield connects to you'),
    ],
    typed: { trouble: ['wifi shield /tcp connected false', '504 from wifi shield tcp'] },
  },
  {
    asks: 'Who can read along at a shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'Nothing is protected')],
    typed: { name: ['is wifi shield hotspot password protected', 'wifi shield data encrypted?'] },
  },
  {
    asks: 'A shield whose pages do not answer after the WiFi manager.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'manager', 'While the WiFi manager is open')],
    typed: {
      trouble: ['wifi shield page not loading after wifi manager', 'shield not responding after /wifi'],
    },
  },
  {
    asks: 'The same packet three times by UDP.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/63'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'latency-and-tcp-or-udp', 'it sends three equal ones')],
    typed: { trouble: ['same sample number three times udp'], name: ['udpx3 duplicate packets'] },
  },
  {
    asks: 'A Daisy over WiFi that keeps to 250 Hz.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/258'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'daisy-slow', "reaches the Cyton's own converter alone")],
    typed: { trouble: ['daisy updates every 4th sample wifi', '16 channels wifi daisy only 250 hz'] },
  },
  {
    asks: 'What a program asks of a WiFi Shield.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3880/seeking-documentation-on-openbci-wifi-shield-api-and-example-responses',
    ],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'emulate', 'answer what BrainFlow')],
    typed: { name: ['wifi shield /board response json'], task: ['emulate wifi shield for gui'] },
  },
  {
    asks: 'A restart of a shield that sits on a board.',
    origins: [],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiLanding',
        'buttons-and-switches',
        'Do not press it while a Ganglion is attached',
      ),
      at('Cyton/CytonSDK', 'wifi', 'Answers over the shield have no'),
    ],
    typed: {
      name: ['wifi shield reset button ganglion attached'],
      task: ['how to restart wifi shield from board'],
    },
  },
  {
    asks: 'The version of the core for the firmware of the shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiProgram', 'compile-it', 'users report that the GUI does not connect'),
    ],
    typed: {
      trouble: ['gui does not work with my compiled wifi firmware'],
      name: ['esp8266 core version wifi shield build'],
    },
  },
  {
    asks: 'Speed and length of an SPI transfer to the shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiSDK', 'the-rules-of-the-link', 'its clock may run at up to about 10 MHz'),
    ],
    typed: { name: ['max spi speed wifi shield', 'spi mode 32 bytes esp8266 slave speed'] },
  },
  {
    asks: 'A substitute for the capacitor arrays.',
    origins: ['https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/14'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'The capacitor arrays at the inputs')],
    typed: { name: ['CKCL44X7R1H102M085AA replacement', 'capacitor array cyton input substitute'] },
  },
  {
    asks: 'Where to report a fault of firmware or pages.',
    origins: [],
    answers: [
      at('ForDevelopers/ForDevelopersLanding', 'contribute', 'use the issue tracker of the repository'),
    ],
    typed: { task: ['where to report cyton firmware bug', 'report documentation error github'] },
  },
  {
    asks: 'RST pressed while the board is off.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'rst', 'nothing happens')],
    typed: {
      trouble: ['pressed reset while board was off'],
      name: ['is it bad to press rst with power off'],
    },
  },
  {
    asks: 'Directions of the accelerometer.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', 'X points to the right')],
    typed: { name: ['cyton accelerometer axis direction', 'which way is x y z on the cyton board'] },
  },
  {
    asks: 'The Cyton firmware with PlatformIO.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'platformio', 'PlatformIO knows the board')],
    typed: { name: ['platformio cyton firmware'], task: ['compile cyton firmware without arduino ide'] },
  },
  {
    asks: 'A boot loader for an empty PIC32.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/2657/replacing-pic32mx250f128'],
    answers: [at('Cyton/CytonProgram', 'older', 'The file is UDB32_MX2_DIP.hex')],
    typed: {
      trouble: ['pickit sketch hex no led no serial'],
      task: ['bootloader hex file for empty pic32 cyton'],
    },
  },
  {
    asks: 'Whether the radios store the poll time.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'radio', 'Board and dongle store the poll time'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Both radios store it'),
    ],
    typed: { name: ['poll time stored after unplug'], task: ['reset poll time to default 48'] },
  },
  {
    asks: 'A change of channel that broke off.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'half-changed', 'The change broke off half-way')],
    typed: {
      trouble: [
        'Channel Change RequestCommunications timeout',
        'channel change failed dongle shows new number',
      ],
    },
  },
  {
    asks: 'Encryption of the radio link.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'encryption', 'The radio firmware has neither a key nor a pairing'),
    ],
    typed: { name: ['is cyton radio link encrypted', 'can someone else receive my eeg'] },
  },
  {
    asks: 'How long an upload takes.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'upload', 'Over the air this takes about two minutes')],
    typed: { trouble: ['upload very slow cyton over dongle'], name: ['how long does cyton upload take'] },
  },
  {
    asks: 'An accelerometer that stands still since time stamps were on.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', 'Time stamps stay on through')],
    typed: { trouble: ['accelerometer gone after time stamp command', 'v does not turn time stamp off'] },
  },
  {
    asks: 'Two computers at one shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'one-receiver', 'The shield has a single output')],
    typed: { name: ['wifi shield second tcp client'], task: ['two computers receive from one wifi shield'] },
  },
  {
    asks: 'A trigger from a device on its own battery.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'isolation', 'From a device that runs on its own battery alone')],
    typed: {
      task: [
        'trigger from battery powered device without optocoupler',
        'connect two battery devices trigger ground',
      ],
    },
  },
];
