import { at, type Question } from '../types';

export const ganglion: readonly Question[] = [
  {
    asks: 'The Ganglion is not found in the search.',
    origins: [
      'https://github.com/openbci-archive/Docs/issues/149',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/413',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/178',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/270',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'fresh batteries'),
    ],
    typed: {
      trouble: [
        'ganglion not showing in ble devices',
        'search cannot find ganglion',
        'start search finds nothing led blinks',
        'phone sees ganglion but gui not',
        'ganglion nicht gefunden bluetooth',
        'gangleon not detected windows 10',
        'ganlion not found',
        'no encuentra ganglion bluetooth',
        'ganglion board invisible to gui',
      ],
    },
  },
  {
    asks: 'The CSR dongle of old kits.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/652',
      'https://github.com/openbci-archive/OpenBCI_NodeJS/issues/138',
      'https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/21',
    ],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'CSR stick'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-bled112',
        'A CSR or laptop Bluetooth adapter is not a BLED112',
      ),
      at('Deprecated/Hub', 'old-gui', 'serial port not open'),
    ],
    typed: {
      trouble: [
        'csr bluetooth dongle ganglion failed to start dongle',
        'csr 4.0 dongle not working anymore zadig',
        'code 411Error: serial port not open',
        'can i use any bluetooth 4 usb stick for ganglion',
        'old bluetooth stick from kit 2017 ganglion',
      ],
    },
  },
  {
    asks: 'The Mac finds no Ganglion.',
    origins: [
      'https://github.com/OpenBCI/Documentation/pull/161',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/312',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/128',
    ],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'NSBluetoothAlwaysUsageDescription'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI lists no Ganglion'),
    ],
    typed: {
      trouble: [
        'ganglion mac bluetooth not found',
        'macos sonoma ganglion no devices',
        'gui never asks for bluetooth permission',
        'ble search empty macbook air',
        'my mac book dont find the ganglion',
        'big sur ganglion ble',
      ],
    },
  },
  {
    asks: 'The Ganglion stays connected after the session, its lamp stays lit.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/805',
      'https://github.com/brainflow-dev/brainflow/issues/520',
    ],
    answers: [
      at('Ganglion/GanglionSpecs', 'switches', 'a session did not end'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'switch the board off and on'),
    ],
    typed: {
      trouble: [
        'blue led stays solid after i close gui',
        'ganglion still connected after stop session',
        'second time it does not connect, must power off',
        'ganglion only works first time on mac',
        'led keeps on, brainflow cant connect again',
      ],
    },
  },
  {
    asks: 'Native Bluetooth with BrainFlow.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/584',
      'https://github.com/brainflow-dev/brainflow/issues/197',
      'https://github.com/brainflow-dev/brainflow/pull/574',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'GANGLION_NATIVE_BOARD')],
    typed: {
      trouble: [
        'GANGLION_NATIVE_BOARD does not connect',
        'brainflow ganglion without dongle',
        'failed to Open Ganglion Device',
        'ganglion python which board id',
      ],
    },
  },
  {
    asks: 'BrainFlow with the BLED112 fails to open the Ganglion.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/197'],
    answers: [
      at('Ganglion/GanglionSDK', 'brainflow-bled112', 'fw:auto'),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'fw:auto'),
    ],
    typed: {
      trouble: [
        'ganglion bled112 python GENERAL_ERROR:17',
        'failed to Open Ganglion Device 1 ttyACM0',
        'params.other_info fw:2 what is it',
      ],
    },
  },
  {
    asks: 'The Mac names the board Simblee and the traces are noise.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/pull/27'],
    answers: [
      at('Ganglion/GanglionDataFormat', 'which-firmware', 'Some Macs read the name as Simblee'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-fw2', 'Some Macs read the board'),
    ],
    typed: {
      trouble: [
        'my ganglion shows up as Simblee',
        'simblee instead of ganglion in list',
        'ganglion firmware 3 but gui says version 2',
      ],
    },
  },
  {
    asks: 'A firmware upload to the Ganglion: where the Simblee package is.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/17',
      'https://github.com/openbci-archive/Docs/issues/183',
      'https://github.com/OpenBCI/Documentation/issues/182',
      'https://github.com/openbci-archive/Docs/issues/65',
    ],
    answers: [
      at('Ganglion/GanglionProgram', 'build', 'package_simblee_index.json'),
      at('Ganglion/GanglionProgram', 'state', 'simblee.com'),
    ],
    typed: {
      trouble: [
        'simblee board package link broken',
        'simblee quick start guide link dead',
        'arduino board manager ganglion url',
        'package_simblee166_index.json 404',
        'cannot find simblee in arduino',
      ],
      task: ['compile ganglion firmware'],
    },
  },
  {
    asks: 'Arduino IDE 2 and the Ganglion.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/200'],
    answers: [at('Ganglion/GanglionProgram', 'state', 'does not work for this')],
    typed: { trouble: ['ganglion arduino ide 2 not working', 'which arduino version for ganglion'] },
  },
  {
    asks: 'Over the air update fails.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'dfu-stops', 'Phones keep an old list'),
      at('Ganglion/GanglionProgram', 'ota', 'nRF Connect'),
    ],
    typed: {
      trouble: [
        'dfu upload stops at 30 percent',
        'ganglion ota update phone fails',
        'no dfu button nrf connect',
        'DFU device not found',
      ],
      task: ['update ganglion firmware'],
    },
  },
  {
    asks: 'The GUI says that firmware version 2 was detected.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-fw2', 'A hint, not an error'),
      at('Ganglion/GanglionProgram', 'gui-popup', 'goes by the name on the air'),
    ],
    typed: {
      trouble: ['Ganglion firmware version 2 detected', 'popup please update to version 3'],
    },
  },
  {
    asks: 'BrainBay and the Ganglion.',
    origins: [
      'https://github.com/ChrisVeigl/BrainBay/issues/16',
      'https://github.com/ChrisVeigl/BrainBay/issues/49',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/BrainBay', 'elements', 'Do not use it')],
    typed: {
      trouble: [
        'brainbay ganglion not connecting hub',
        'brainbay old ganglion element after firmware update',
        'brainbay bled112',
      ],
    },
  },
  {
    asks: 'The BLED112 dongle is not found.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'Low Energy Dongle')],
    typed: {
      trouble: [
        'No BLED112 Dongle Found',
        'bled112 not recognised',
        'bluegiga dongle ttyACM0 permission',
        'blue usb dongle ganglion no port',
      ],
    },
  },
  {
    asks: 'A Mac with BLED112 and GUI 5.2.2 lists no board.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1223'],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', 'missing-library', 'libGanglionScan.dylib')],
    typed: {
      trouble: [
        'libGanglionScan.dylib not found',
        'gui 5.2.2 mac bled112 empty list',
        'unable to load library GanglionScan',
      ],
    },
  },
  {
    asks: 'The data of a Ganglion come below 200 Hz on a Mac.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1080',
      'https://github.com/brainflow-dev/brainflow/issues/568',
    ],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', 'slow', 'USB-C hub')],
    typed: {
      trouble: [
        'ganglion only 100 samples per second macbook',
        'usb c adapter ganglion slow stream',
        'sampling rate too low ganglion mac m1',
      ],
    },
  },
  {
    asks: 'The Ganglion disconnects after some seconds.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'ganglion-drops', 'a cell that measures well can')],
    typed: {
      trouble: [
        'ganglion disconnects after 10 seconds',
        'ganglion drops connection when i walk',
        'stream ganglion freezes battery ok',
        'ganglion keeps dropping out',
      ],
    },
  },
  {
    asks: 'Samples of a Ganglion: 199 a second, not 200.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'sample-clock', '201 samples')],
    typed: {
      trouble: [
        'ganglion gives 199 hz instead of 200',
        'why 199 samples per second',
        'ganglion recording drifts against video',
      ],
    },
  },
  {
    asks: 'Sample number column of a Ganglion repeats or runs from 0 to 200.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/70'],
    answers: [
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'each ID occurs twice'),
      at('Ganglion/GanglionDataFormat', 'which-firmware', 'a packet with ID 0 in every round'),
    ],
    typed: {
      trouble: [
        'ganglion sample id 100 to 199 twice',
        'every sample index two times ganglion',
        'package number ganglion 0 to 200',
      ],
    },
  },
  {
    asks: "The Ganglion's values are wrong or noise in an own program.",
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'noise', 'the other firmware line'),
      at('Ganglion/GanglionDataFormat', 'which-firmware', 'the values are nonsense'),
    ],
    typed: {
      trouble: [
        'ganglion all channels noise after firmware update',
        'ganglion decompression wrong values',
        'values jump wildly in my parser',
      ],
    },
  },
  {
    asks: 'MAC address of the Ganglion for pyOpenBCI or BrainFlow.',
    origins: [
      'https://github.com/openbci-archive/pyOpenBCI/issues/6',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/63',
      'https://github.com/openbci-archive/OpenBCI_LSL/issues/10',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'params.mac_address'),
      at('Deprecated/Python', 'errors', 'OpenBCI_Python'),
    ],
    typed: {
      trouble: [
        'Cannot find OpenBCI Ganglion Mac address',
        'where do i find mac adress of ganglion',
        'raise OSError Cannot find OpenBCI port ganglion',
      ],
    },
  },
  {
    asks: 'The switches of the Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', 'the shared REF pin'),
      at('Ganglion/GanglionSpecs', 'inputs', 'A thin orange film'),
    ],
    typed: {
      trouble: [
        'ganglion switches up or down for eeg',
        'small orange film switches ganglion',
        'ganglion inv switches what do they do',
        'ganglion flat signal wrong switch?',
      ],
    },
  },
  {
    asks: 'Which pin is ground on the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'input-header', 'D_G')],
    typed: {
      trouble: [
        'ganglion ground electrode which pin',
        'difference D_G GNDA ganglion',
        'where put ground on ganglion',
      ],
    },
  },
  {
    asks: 'Impedance of the Ganglion: values and colours.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'dark green'),
      at('Software/OpenBCISoftware/GUIWidgets', 'ganglion-signal', 'Dark green'),
      at('Ganglion/GanglionSDK', 'impedance', 'The GUI therefore shows half the value'),
    ],
    typed: {
      trouble: [
        'ganglion impedance what is good',
        'ganglion impedance all red',
        'ganglion impedance channel 0?',
      ],
    },
  },
  {
    asks: 'The 18-bit or 19-bit samples of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'samples', 'turn the accelerometer off')],
    typed: { trouble: ['ganglion 18 bit or 19 bit', 'turn accel off for better resolution ganglion'] },
  },
  {
    asks: 'Accelerometer of the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'signed byte')],
    typed: {
      trouble: [
        'ganglion accelerometer only zeros',
        'ganglion accel every tenth sample',
        'imu axis ganglion wrong direction',
      ],
    },
  },
  {
    asks: 'A trigger for the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'trigger', 'Not by a pin')],
    typed: {
      trouble: [
        'send trigger to ganglion',
        'ganglion digital input for events',
        'ttl marker ganglion possible',
      ],
    },
  },
  {
    asks: 'The gain of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'signal-path', 'gain is fixed'),
      at('Ganglion/GanglionSDK', 'the-commands-you-need-most', 'the gain is fixed'),
    ],
    typed: { trouble: ['change gain ganglion', 'ganglion hardware settings missing'] },
  },
  {
    asks: 'More than 200 Hz with a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'radio', 'Why not more than 200 Hz')],
    typed: { trouble: ['ganglion higher sampling rate bluetooth', 'ganglion 1600hz how'] },
  },
  {
    asks: 'SD card of the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'the card slot does nothing')],
    typed: { trouble: ['ganglion sd card not recording', 'micro sd slot on ganglion useless?'] },
  },
  {
    asks: 'Battery of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', '3.3 V to 10 V')],
    typed: {
      trouble: ['what battery ganglion', 'ganglion 9v block ok?', 'how long does ganglion run on 1000mah'],
    },
  },
  {
    asks: 'A Ganglion sawtooth.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'sawtooth', 'A Ganglion with firmware')],
    typed: { trouble: ['ganglion sawtooth every second', 'ganglion ramp signal resets each second'] },
  },
  {
    asks: 'Slow signals on a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'offset', 'high-pass')],
    typed: {
      trouble: [
        'ganglion eog drifts back to zero',
        'ganglion dc offset removed?',
        'ganglion lowest frequency',
      ],
    },
  },
  {
    asks: 'A Daisy or a second board with the Ganglion.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'fits the Cyton only',
      ),
    ],
    typed: { trouble: ['add more channels to ganglion', 'daisy on ganglion'] },
  },
  {
    asks: 'The Ganglion on Linux.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/133',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/965',
    ],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'often needs a BrainFlow that is compiled',
      ),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'BlueZ'),
    ],
    typed: { trouble: ['ganglion ubuntu bluetooth native'] },
  },
  {
    asks: 'Ganglion commands have no effect.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'no-effect', 'Only the first one counts')],
    typed: { trouble: ['ganglion ignores my commands bluetooth write', 'ganglion ~5 has no effect'] },
  },
  {
    asks: 'UUIDs of the Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'the-stream-in-one-minute', 'Connect, switch on notifications'),
      at('Ganglion/GanglionSDK', 'rules', 'one character at a time'),
      at('Ganglion/GanglionDataFormat', 'uuids', 'UUIDs to copy'),
    ],
    typed: {
      trouble: ['2d30c083-f39f-4ce6-923f-3484ea480596', 'web bluetooth ganglion service characteristic'],
      name: ['ganglion ble uuid'],
    },
  },
];
