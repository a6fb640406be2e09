import { at, type Question } from '../types';

export const trackers: readonly Question[] = [
  {
    asks: 'The Mac says that the GUI is damaged.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/132',
      'https://github.com/openbci-archive/Docs/issues/16',
    ],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'Open Anyway')],
    typed: {
      trouble: [
        'OpenBCI_GUI is damaged and cannot be opened move to trash',
        'mac wont open openbci gui after download',
        'openbci gui macos sequoia blocked malware',
      ],
    },
  },
  {
    asks: 'What the columns of a recording mean, and their unit.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/124'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Signals are in µV')],
    typed: {
      trouble: [
        'what are the columns in openbci txt file',
        'units of openbci recording uV or mV',
        'exported data file description',
      ],
    },
  },
  {
    asks: 'The old Python script prints values that are large and always negative.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/25'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'Subtract the mean'),
      at('Deprecated/Python', 'scale', 'Bluetooth'),
    ],
    typed: { trouble: ['test.py values always negative and very high', 'openbci_python raw values huge'] },
  },
  {
    asks: 'A COM port that Python cannot open.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/73',
      'https://github.com/openbci-archive/pyOpenBCI/issues/7',
      'https://github.com/openbci-archive/pyOpenBCI/issues/12',
    ],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'another program holds it'),
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'The most frequent causes'),
      // Explains both faults of pySerial with what mends them.
      at('Troubleshooting/FTDI_Fix_Windows', 'in-use', 'the dongle is unplugged, or has another number'),
    ],
    typed: {
      trouble: [
        'could not open port COM10 PermissionError 13 Access is denied',
        'serialutil.SerialException could not open port',
        "FileNotFoundError(2, 'The system cannot find the file specified.",
        'COM9 open error brainflow windows',
      ],
    },
  },
  {
    asks: 'A Ganglion from Python on Windows or a Mac.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/93',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/115',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'board-id', "computer's own Bluetooth"),
      at('Deprecated/Python', 'which-of-the-two-is-it', 'bluepy'),
    ],
    typed: {
      trouble: [
        'bluepy windows ganglion python',
        'can i read ganglion in python on windows',
        'python ganglion mac without linux',
      ],
    },
  },
  {
    asks: 'Event markers from PsychoPy, OpenSesame or another program in the recording.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/718',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1091',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1114',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/33',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'four bytes, a 32-bit float, big-endian'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'In PsychoPy'),
    ],
    typed: {
      trouble: [
        'opensesame markers into openbci gui',
        'send event code over com port to gui',
        'psychopy trigger openbci',
        'udp marker python gui value wrong 1.875',
        'which key inserts a marker',
      ],
    },
  },
  {
    asks: 'Digital markers from MATLAB to OpenBCI with LSL.',
    origins: [
      'https://github.com/labstreaminglayer/liblsl-Matlab/issues/27',
      'https://github.com/sccn/lsl_archived/issues/319',
    ],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'Send events as their own stream'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'brainflow', 'pylsl'),
    ],
    typed: { trouble: ['matlab lsl marker openbci', 'ganglion labstreaminglayer setup'] },
  },
  {
    asks: 'Nothing arrives at the Arduino.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1208'],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'the-led-never-changes', 'port'),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Same protocol'),
    ],
    typed: {
      trouble: [
        'arduino serial.available always 0 openbci focus',
        'Networking Serial, Focus error - null',
        'gui serial stream arduino gets nothing',
      ],
    },
  },
  {
    asks: 'What UDP packets of EMG look like.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/183'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Each packet is one JSON object')],
    typed: { trouble: ['parse udp emg packets openbci', 'what format does udp networking send'] },
  },
  {
    asks: 'A program that worked with GUI 4 gets wrong channels from GUI 5.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/891'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'formats-5',
        'A program written for one version may fail with another',
      ),
    ],
    typed: {
      trouble: ['osc channel 1 shows 0 to 255 sample index', 'osc messages changed after gui update'],
    },
  },
  {
    asks: 'The upload to the Cyton fails while it verifies.',
    origins: ['https://github.com/openbci-archive/Docs/issues/191'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'Data was lost on the way')],
    typed: {
      trouble: [
        'error at address 1D000180: file=3C1A9D00, mem=3C1A9D01',
        'cyton upload verify flash error',
        'Verify flash invalid reply checksum',
      ],
    },
  },
  {
    asks: 'Which version of the chipKIT core.',
    origins: ['https://github.com/openbci-archive/Docs/issues/122'],
    answers: [at('Cyton/CytonProgram', 'core', 'version 1.3.1')],
    typed: { trouble: ['chipkit core 2.x openbci no data after upload', 'which chipkit version for cyton'] },
  },
  {
    asks: 'Change the sample rate of a Cyton with WiFi Shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/97'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'Choose with ~ and a digit')],
    typed: {
      trouble: [
        'wifi shield change sampling rate 2000 hz',
        'do i need recompile firmware for other sample rate',
      ],
    },
  },
  {
    asks: 'The WiFi Shield stops after a minute, or sends nothing.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/263',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/51',
    ],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'firewall must let the GUI receive'),
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'Packets are lost'),
    ],
    typed: {
      trouble: [
        'wifi shield stops streaming after 2 minutes',
        '192.168.4.1/wifi does not open',
        'wifi shield connects then data stream stopped',
      ],
    },
  },
  {
    asks: 'Half a second is missing between time stamps of a Cyton.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/687'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'when it reaches the computer'),
      at('Troubleshooting/FTDI_Fix_Windows', 'why', '120 packets of the board'),
    ],
    typed: {
      trouble: [
        '0.5 second gaps in timestamps brainflow',
        'timestamp channel jumps half a second cyton',
        'is data lost or only late gap 0.48 s',
      ],
    },
  },
  {
    asks: 'The buffer becomes empty after a while.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/38'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'A second call'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'restart a GUI session'),
    ],
    typed: {
      trouble: ['get_board_data returns nothing after a minute', 'brainflow data count zero raspberry pi'],
    },
  },
  {
    asks: 'Why get_board_data returns more rows than channels.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/508'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'rows', 'get_board_descr')],
    typed: {
      trouble: [
        'why 24 rows for 8 channel cyton',
        'brainflow array shape what is each row',
        'which row is eeg channel 1 in brainflow',
      ],
    },
  },
  {
    asks: "BrainFlow's MATLAB package: folders lib and inc, and the compiler.",
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/35',
      'https://github.com/AI-Tianlong/SSVEP-BCI-OpenBCI/issues/6',
    ],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'choose a C++ compiler'),
      at('ForDevelopers/SoftwareDevelopment', 'matlab', 'add its folder with the subfolders lib and inc'),
    ],
    typed: {
      trouble: [
        'matlab loadlibrary DataHandler_thunk_pcwin64 failed',
        'brainflow matlab where is lib and inc folder',
      ],
    },
  },
  {
    asks: 'A native library is missing in the jar or the build.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/25'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'on its search path')],
    typed: { trouble: ['DataHandler.dll is not found in jar file', 'native library missing java brainflow'] },
  },
  {
    asks: 'Converting a file of the card freezes the GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/302'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'read it yourself'),
      at('Cyton/CytonSDCard', 'format', "two's complement"),
    ],
    typed: { trouble: ['convert sd file for playback hangs', 'sd conversion frozen after 1 hour'] },
  },
  {
    asks: 'GUI on a 32-bit Windows.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/811'],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install', 'the last version for 32 bit was')],
    typed: { trouble: ['openbci gui 32 bit windows', 'start system does nothing ganglion win7'] },
  },
  {
    asks: 'Fewer lost packets with several Cytons in a laboratory.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/10'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'different channels'),
      at('Software/OpenBCISoftware/GUIWidgets', 'packet-loss', 'gaps in the sample index'),
    ],
    typed: { trouble: ['many cytons in one room lost packets', 'how monitor packet loss'] },
  },
  {
    asks: 'The synthetic board has another rate than mine.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1258'],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'control-panel', 'always at 250 Hz')],
    typed: {
      trouble: ['synthetic 16 channels shows 250 hz not 125', 'demo mode sampling rate differs from daisy'],
    },
  },
  {
    asks: 'Band Power shows nothing, or bars of channels that are hidden.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/634'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'channel-select', 'this widget uses the channel')],
    typed: {
      trouble: [
        'band power widget empty no bars',
        'which channels count in fft and band power',
        'blue or grey channel button meaning',
      ],
    },
  },
  {
    asks: 'Change the poll time of the radios.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/9'],
    answers: [at('Cyton/CytonSDK', 'radio', 'The default poll time is 48 ms')],
    typed: { trouble: ['set poll time cyton dongle command', '0xF0 0x04 poll time'] },
  },
  {
    asks: 'Board modes, and why the board is deaf after one of them.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/334'],
    answers: [at('Cyton/CytonSDK', 'board-mode', 'A mode holds until you set another one')],
    typed: {
      trouble: [
        'cyton /2 answer Success: analog',
        'board does not react after /5',
        'how get back from analog mode to accelerometer',
      ],
    },
  },
  {
    asks: 'What the percentage beside Railed means.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3585/the-percentage-of-railed'],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', '24 a Cyton channel measures')],
    typed: {
      trouble: [
        'what is the % next to not railed',
        'how railed percentage is calculated',
        'railed goes down with gain 12 is that ok',
      ],
    },
  },
  {
    asks: 'Messages of GUI 3 and 4 with a Ganglion: codes 411 and 412.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/200',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/373',
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/59',
    ],
    answers: [at('Deprecated/Hub', 'old-gui', 'a CSR stick works up to GUI 3.4.0 only')],
    typed: {
      trouble: [
        'Code 412Error: Please turn blue tooth on',
        'Failed to start dongle. It may not be plugged in.',
        'error 412 ganglion windows 7 csr dongle',
      ],
    },
  },
  {
    asks: 'GUI 4 cannot open its socket on port 51000.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/665'],
    answers: [at('Deprecated/Hub', 'old-gui', 'another program has UDP port 51000')],
    typed: { trouble: ['opening socket failed! port:51000 Address already in use'] },
  },
];
