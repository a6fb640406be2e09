import { at, type Question } from '../types';

export const connectCyton: readonly Question[] = [
  {
    asks: 'The Cyton connects, but no channel shows data.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/306',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/347',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/339',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'restart a GUI session'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'Do packets arrive'),
    ],
    typed: {
      trouble: [
        'all channels 0.00 uvrms cyton connected nothing streaming',
        'start data stream but everything stays at zero',
        'no data after pressing start stream, dongle ok',
        'cyton conected but flat line on every chanel',
        'time series empty after start data stream',
        'connected but 0 uV everywhere pls help',
      ],
    },
  },
  {
    asks: "The dongle's lights go on, but the board is never found and the GUI falls back to the control panel.",
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/216',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/664',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/980',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'board is off'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'Let the scan finish'),
    ],
    typed: {
      trouble: [
        'it worked this morning now dongle cant connect to board',
        'cyton stopped connecting over night nothing changed',
        'blue lights on both but gui times out',
        'dongle blinks red then gui goes back to start screen',
        'board not found anymore although nothing changed',
        'cyton doesnt answer dongle ok',
      ],
    },
  },
  {
    asks: '“Unable to connect to Cyton. Please check hardware and power source.”',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/991'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'unable', 'Unable to connect to Cyton')],
    typed: {
      trouble: [
        'Unable to connect to Cyton. Please check hardware and power',
        'gui says check hardware and power source but lights are on',
        'macbook m1 unable to connect to cyton',
      ],
    },
  },
  {
    asks: "The GUI freezes when the system is started, because the dongle's switch is at RESET.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/388'],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'nothing ever connects'),
      at('Troubleshooting/ResetButtonPress', 'others', 'no software finds a board'),
    ],
    typed: {
      trouble: [
        'usb dongle light turns off when i press start system',
        'which way must the little switch on the dongle be',
        'gui hangs on start, dongle led goes dark',
        'dongle switch gpio6 or reset',
      ],
    },
  },
  {
    asks: 'What “System is Down” or a failed status means, and that AUTO-SCAN brings the two together.',
    origins: [
      'https://github.com/openbci-archive/Docs/issues/155',
      'https://github.com/openbci-archive/Docs/issues/121',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/155',
    ],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'Failure: System is Down'),
    ],
    typed: {
      trouble: [
        'Failure: System is Down',
        'system down after i changed the channel',
        'dongle lost the board, how pair again',
        'autoscan does not find my board',
        'board and dongle dont talk anymore',
        'host and device out of sync',
      ],
    },
  },
  {
    asks: '“Failure: Communications timeout - Device failed to poll Host”',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/155'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'poll', 'silent for more than 270 ms'),
      at('Cyton/CytonSDK', 'comms-timeout', 'has not heard the board'),
    ],
    typed: {
      trouble: [
        'Failure: Communications timeout - Device failed to poll Host',
        'device failed to poll host windows 10',
        'communications timeout cyton',
        'cyton timeout poll host after i moved the pc',
      ],
    },
  },
  {
    asks: 'A session fails with BOARD_NOT_READY_ERROR though the port opens.',
    origins: [
      'https://github.com/OpenBCI/brainflow/issues/166',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/597',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'not work with this GUI'),
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'not on GPIO6 (7)'),
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-initialize', 'BOARD_NOT_READY_ERROR (7)'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: {
      trouble: [
        'Error in prepare_session:BOARD_NOT_READY_ERROR',
        'BOARD_NOT_READY_ERROR:7 unable to prepare streaming session',
        'brainflow error board not ready, dongle found on /dev/ttyUSB0',
        'gui cant detect firmware version of my old cyton',
        'board doesnt send welcome characters',
        'board_not_ready_error but lights are blue',
        'prepare_session fails code 7',
      ],
    },
  },
  {
    asks: '“Board config error, probably dongle is inserted but Cyton is off.”',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'probably dongle is inserted but Cyton is off',
      ),
    ],
    typed: { trouble: ['probably dongle is inserted but Cyton is off', 'board config error brainflow log'] },
  },
  {
    asks: 'BrainFlow needs the full path of the port.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/607'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'not ttyUSB0')],
    typed: {
      trouble: [
        'UNABLE_TO_OPEN_PORT_ERROR:2 unable to prepare streaming session',
        '--serial-port ttyUSB0 does not work',
        'unable to open port but i am in dialout',
      ],
    },
  },
  {
    asks: 'UNABLE_TO_OPEN_PORT_ERROR on a Mac while another program holds the port, or with the tty name.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/62'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'another program holds it'),
      at('Troubleshooting/FTDI_Fix_Mac', 'check', 'not /dev/tty'),
    ],
    typed: {
      trouble: [
        'unable_to_open_port_error mac gui works but python not',
        'tty.usbserial or cu.usbserial which one',
        'brainflow cant open dongle on macos',
      ],
    },
  },
  {
    asks: 'Another program keeps the port busy.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'port-in-use', 'holds the port'),
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'One program at a time can open a COM port'),
    ],
    typed: {
      trouble: [
        'Serial Port in use. Try another port or unplug/plug dongle.',
        'com port access denied dongle',
        'resource busy /dev/cu.usbserial',
        'zugriff verweigert com3 dongle',
      ],
    },
  },
  {
    asks: 'No dongle is listed.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'FT231X USB UART'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Blue LED on'),
    ],
    typed: {
      trouble: [
        'No Cyton dongles were found',
        'gui doesnt list my dongle',
        'no serial port in list, refresh does nothing',
        'dongle plugged in but nothing in the port list',
        'el dongle no aparece en la lista',
      ],
    },
  },
  {
    asks: 'Only COM ports up to 9, or a COM number that changes.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'com-number', 'Windows gives each dongle its own number'),
    ],
    typed: { trouble: ['com port above 10 not accepted', 'com port number changes every time i plug in'] },
  },
  {
    asks: 'The dongle is an unknown device in Windows.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/346',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1224',
    ],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'USB Serial Converter')],
    typed: {
      trouble: [
        'windows doesnt recognise openbci dongle',
        'unknown device ft231x usb uart yellow triangle',
        'no com port shows up for the dongle',
        'where driver for cyton usb stick win11',
        'usb serial converter but no com port',
        'dongle driver instalation windows',
        'se necesita driver para el dongle windows 10',
      ],
    },
  },
  {
    asks: 'Permission denied on Linux.',
    origins: [
      'https://github.com/openbci-archive/Docs/pull/208',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/641',
    ],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'usermod')],
    typed: {
      trouble: [
        'permission denied /dev/ttyUSB0',
        'could not open port ttyUSB0 ubuntu',
        'Errno 13 permission denied ttyUSB0',
        'do i need sudo for the gui on linux',
        'sudo usermod -a -G dialout $USER',
        'gui only finds dongle as root',
        'permision denied serial port fedora',
        'usb dongle no permissions raspberry',
      ],
    },
  },
  {
    asks: 'The port appears and disappears on Ubuntu.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'brltty')],
    typed: {
      trouble: [
        'ttyUSB0 disappears after a second',
        'brltty steals my dongle',
        'usbfs interface 0 claimed by ftdi_sio',
      ],
    },
  },
  {
    asks: 'No ttyUSB though lsusb lists the chip.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'no-ttyusb', 'modprobe ftdi_sio')],
    typed: {
      trouble: [
        'lsusb shows 0403:6015 but no ttyUSB',
        'modprobe ftdi_sio not found',
        'ftdi driver raspberry kernel missing',
      ],
    },
  },
  {
    asks: 'The Mac shows no port for the dongle.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'charge-only cables')],
    typed: {
      trouble: [
        'mac doesnt see the dongle usb c',
        'no /dev/cu.usbserial on macbook',
        'allow accessory to connect dongle mac',
      ],
    },
  },
  {
    asks: 'The blue LED of the Cyton blinks.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'blinking', 'bootloader mode')],
    typed: {
      trouble: [
        'blue light blinking on cyton what does it mean',
        'cyton led blinks and doesnt connect',
        'my board is stuck in bootloader',
        'pressed reset and prog now blue led flashes',
      ],
    },
  },
  {
    asks: 'The board does not light up.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'states', 'No power'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Leave the switch at OFF'),
    ],
    typed: {
      trouble: [
        'cyton does not turn on no light',
        'no led on my board battery is charged',
        'board dead no blue light at all',
      ],
    },
  },
  {
    asks: 'The stream stops after some seconds with a data streaming error.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'check your device and restart a GUI session'),
    ],
    typed: {
      trouble: [
        'No new data received in 5.0 seconds',
        'stream stops by itself after a minute',
        'data streaming error restart a gui session',
        'it stops recieving data randomly',
        'recording broke off in the middle of my experiment',
      ],
    },
  },
  {
    asks: 'Two Cytons in one room disturb each other.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'on different radio channels'),
    ],
    typed: {
      trouble: [
        'two openbci boards interfere with each other',
        'wrong headset shows up, students next to me',
        'many cytons in one lab how',
        'can i run 2 cyton on same pc',
      ],
    },
  },
  {
    asks: 'Packets are lost over the radio.',
    origins: [
      'https://docs.openbci.com/Troubleshooting/GUI_Troubleshooting/',
      'https://github.com/OpenBCI/Documentation/issues/10',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/1053',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/827',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'in sight of the board'),
      at('Cyton/CytonRadioChannel', 'loss', 'Choose another channel'),
    ],
    typed: {
      trouble: [
        'lots of lost packets cyton',
        'samples missing in my recording',
        'packet loss 20 percent university lab',
        'connection bad when person moves away',
        'improve wireless range dongle',
        'losing data wenn person sits behind wall',
        'verliere viele pakete mit dem dongle',
        'se pierden paquetes cyton',
        'why do i lose packages',
      ],
    },
  },
  {
    asks: 'A recording is shorter than the time that was recorded.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/198'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'shorter than the time you recorded')],
    typed: {
      trouble: [
        'recorded 20 seconds but file has only 13',
        'number of samples / 200 is less than my time',
        'txt file shorter than recording time',
      ],
    },
  },
  {
    asks: 'The Packet Loss widget cannot see a loss of whole rounds of the sample number.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1262'],
    answers: [
      at('Cyton/CytonDataFormat', 'packet-loss', 'only up to multiples of 256 packets'),
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'modulo the length of the round'),
    ],
    typed: { trouble: ['is the packet loss widget accurate', 'lost more than 256 packets not detected'] },
  },
  {
    asks: 'Data hiccup when settings are changed or a character is sent during the stream.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/68'],
    answers: [
      at('Cyton/CytonDataFormat', 'packet-loss', 'The firmware stops the converters for some milliseconds'),
      at('Cyton/CytonSDK', 'rules', 'it stops the converters for a moment'),
    ],
    typed: {
      trouble: [
        'eeg jumps when i send a command during streaming',
        'hiccup in signal after serial command',
        'changing gain while streaming loses samples',
      ],
    },
  },
  {
    asks: 'How lost samples used to be interpolated.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/621'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'drew interpolated samples')],
    typed: { trouble: ['does the gui interpolate dropped packets'] },
  },
  {
    asks: 'The traces come in bursts on Windows.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'Latency Timer'),
      at('Troubleshooting/GUI_Troubleshooting', 'choppy', 'latency timer, not packet loss'),
    ],
    typed: {
      trouble: [
        'choppy data cyton windows',
        'signal moves in jumps half a second',
        'time series stutters',
        'data comes in chunks of 0.5s',
        'latency timer 16 auf 1 setzen',
      ],
    },
  },
  {
    asks: 'The traces come in bursts on Linux.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'echo 1')],
    typed: {
      trouble: [
        'bursty data linux cyton 60 ms',
        'set latency_timer ubuntu ttyUSB0',
        'echo 1 > latency_timer not permanent',
      ],
    },
  },
  {
    asks: 'The traces come in bursts on a Mac.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'IOSSDATALAT')],
    typed: {
      trouble: [
        'choppy eeg macbook',
        'info.plist ftdi latency macos ventura',
        'mac data bursts every half second',
      ],
    },
  },
  {
    asks: 'The GUI says a Daisy is not attached although it is.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1245'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'press it fully onto the header'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'no daisy to attach'),
    ],
    typed: {
      trouble: [
        'User selected Cyton+Daisy, but no Daisy is attached',
        'daisy not detected',
        'gui cant see daisy board but it is plugged',
        'no daisy to attach!8$$$',
        'daisy worked yesterday today only 8 channels',
        'gui findet daisy nicht',
        'daisy board is on but channel count error',
      ],
    },
  },
  {
    asks: 'Channels 9 to 16 do not work.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'no-reference', 'Y cable'),
      at('GettingStarted/Boards/DaisyGS', 'railed', 'SRB2 has no reference'),
    ],
    typed: {
      trouble: [
        'channels 9-16 flat zero',
        'daisy channels only noise',
        '9 to 16 railed 1 to 8 fine',
        'second board shows garbage',
        'chanels on daisy dont respond',
      ],
    },
  },
  {
    asks: 'Some channels of a 16-channel headset rail whatever the contact.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1238'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'wire torn at the holder'),
      at('Troubleshooting/minimizingNoise', 'railed', 'channel that works'),
    ],
    typed: {
      trouble: [
        'channel 12 and 15 always railed no matter contact',
        'one electrode railed even pressed hard',
        'two electrodes of headset always at 100 percent',
      ],
    },
  },
  {
    asks: 'The GUI says the application is not run with administrator access.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'administrator', 'It is a warning')],
    typed: { trouble: ['not being run with Administrator access', 'must i start gui as admin'] },
  },
  {
    asks: 'The GUI says no data source or port is selected.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'nothing-selected', 'You pressed START SESSION before'),
    ],
    typed: { trouble: ['No Serial/COM port selected', 'start session does nothing no device selected'] },
  },
  {
    asks: 'Firmware version cannot be read, or which one the board has.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'versions', 'to recognise 3.1.5'),
      at('Cyton/CytonProgram', 'version', 'The newest is 3.1.5'),
    ],
    typed: {
      trouble: ['which firmware is on my cyton', 'gui shows v3.1.2 after i flashed 3.1.5'],
      task: ['check cyton firmware version'],
    },
  },
  {
    asks: 'The Cyton does not appear among Bluetooth devices.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/340'],
    answers: [
      at('Cyton/CytonSpecs', 'bluetooth', 'another protocol'),
      at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'an OpenBCI dongle'),
    ],
    typed: {
      trouble: [
        'cyton not showing in bluetooth devices',
        'can i connect cyton without dongle to laptop bluetooth',
        'lost my dongle can i use bluetooth instead',
        'raw ble connection cyton python',
      ],
    },
  },
  {
    asks: 'Firmware 1 radios and the GUI of today.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'not work with this GUI'),
      at('Cyton/CytonProgram', 'older', 'the radio on the board, the dongle'),
    ],
    typed: {
      trouble: [
        '2015 cyton does not work with new gui',
        'old 32bit board kickstarter connect today',
        'upgrade v1 firmware to v3',
      ],
    },
  },
];
