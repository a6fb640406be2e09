import { at, type Question } from '../types';

export const gui: readonly Question[] = [
  {
    asks: 'The GUI does not start, nothing appears.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1089',
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/102',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/380',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'blank', 'Update the graphics driver'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-start', 'The GUI does not start'),
    ],
    typed: {
      trouble: [
        'gui does not open nothing happens',
        'double click openbci gui no window',
        'grey window gui hangs at loading',
        'gui closes immediately after start',
        'crash at start SIGSEGV opengl driver mac',
        'app starts then dissapears',
        'gui startet nicht',
        'opengl error at start of gui',
        'la gui no abre en windows',
      ],
    },
  },
  {
    asks: 'The GUI freezes when the data stream is started.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/978'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'cannot create the recording')],
    typed: {
      trouble: [
        'gui freezes when pressing start data stream',
        'start data stream crashes whole program',
        'controlled folder access openbci',
        'gui hangs no file written in documents',
        'programm hangs at start streaming',
      ],
    },
  },
  {
    asks: 'The application was launched from a read-only location.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'read-only', 'disk image')],
    typed: {
      trouble: ['gui was launched from a read-only location', 'read only location mac downloads folder'],
    },
  },
  {
    asks: 'macOS does not let the GUI open.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'com.apple.quarantine'),
      at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'Open Anyway'),
    ],
    typed: {
      trouble: [
        "OpenBCI_GUI is damaged and can't be opened",
        'mac says damaged move to trash',
        'developer cannot be verified openbci',
        'apple could not verify is free of malware',
        'xattr -dr com.apple.quarantine',
        'cant open app on mac sequoia',
      ],
    },
  },
  {
    asks: 'Windows SmartScreen.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install-windows', 'SmartScreen')],
    typed: { trouble: ['windows protected your pc openbci', 'antivirus blocks gui exe'] },
  },
  {
    asks: 'The GUI is tiny on a 4K screen.',
    origins: ['https://docs.openbci.com/Troubleshooting/GUI_Troubleshooting/'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'high-dpi', 'high DPI settings')],
    typed: {
      trouble: ['gui window tiny on 4k monitor', 'text too small to read in gui', 'blurry gui hidpi linux'],
    },
  },
  {
    asks: 'A library of the GUI is missing.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'library', 'BoardController.dll')],
    typed: {
      trouble: [
        'UnsatisfiedLinkError Unable to load library',
        'BoardController.dll not found',
        'liblsl64.dylib missing in gui',
      ],
    },
  },
  {
    asks: 'The GUI on a Raspberry Pi or ARM Linux.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/489'],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'through Rosetta'),
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'Raspberry Pi'),
    ],
    typed: { trouble: ['gui on raspberry pi 4', 'openbci gui arm64 linux', 'jetson nano openbci gui'] },
  },
  {
    asks: 'Apple Silicon.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install', 'Rosetta')],
    typed: { trouble: ['gui on m1 m2 m3 mac', 'apple silicon support gui'] },
  },
  {
    asks: 'GUI 4 does not find its Hub.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/766',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/612',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/531',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/432',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/316',
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/52',
    ],
    answers: [
      at('Deprecated/Hub', 'when-it-fails', 'EADDRINUSE'),
      at('Deprecated/Hub', 'old-gui', 'the GUI finds nothing on port 10996'),
    ],
    typed: {
      trouble: [
        'unable to establish link to hub',
        'OpenBCIHub Fatal Error: listen EADDRINUSE 127.0.0.1:10996',
        'hub not connected gui 4',
        'java.net.ConnectException Connection refused hub',
        'please launch openbci hub prior to launching',
        'where is openbcihub download',
      ],
    },
  },
  {
    asks: "The Hub's port or another program's port is taken on a lab computer.",
    origins: ['https://github.com/openbci-archive/OpenBCI_Hub/issues/38'],
    answers: [at('Deprecated/Hub', 'eaddrinuse', '10996')],
    typed: { trouble: ['port 10996 already in use', 'which port does the hub use'] },
  },
  {
    asks: 'Do I still need the Hub?',
    origins: [],
    answers: [at('Deprecated/Hub', 'do-i-still-need-it', 'BrainFlow')],
    typed: { trouble: ['do i need openbci hub for gui 5', 'hub or no hub'] },
  },
  {
    asks: 'Which GUI version is newest and which one to take.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'versions', 'Take 5.2.2')],
    typed: {
      trouble: ['gui 5.2.2 or 6 beta which one', 'is version 6 stable'],
      task: ['latest gui version'],
    },
  },
  {
    asks: 'Where recordings are.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'not-in-documents', 'OneDrive'),
      at('Software/OpenBCISoftware/GUIDocs', 'folders', 'Recordings'),
    ],
    typed: {
      trouble: [
        'where are my recordings saved',
        'cant find my data file',
        'documents folder empty no OpenBCI_GUI onedrive',
        'wo werden die aufnahmen gespeichert',
      ],
      task: ['find recorded files'],
    },
  },
  {
    asks: 'An SD card file or another file does not load for playback.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/993',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1070',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/307',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/267',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unsupported', '%STOP AT'),
      at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'play it with 5.2.2'),
    ],
    typed: {
      trouble: [
        'Tried to load an unsupported file for playback',
        'cant open OBCI_01.TXT in gui',
        'sd card file unsupported',
        'gui wont open my sd recording',
        'playback error unsuported file',
      ],
    },
  },
  {
    asks: 'Old SD converter files of GUI 4.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/451',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/829',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'no conversion is needed'),
      at('Software/OpenBCISoftware/GUIRecordings', 'sd', 'Only GUI 4.2.0 and older'),
    ],
    typed: {
      trouble: [
        'convert sd card file to txt',
        'SDconverted file error playback',
        'how decode hex file from sd card',
      ],
    },
  },
  {
    asks: 'A recording of an older GUI does not play.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/633',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/151',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/120',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'v4-file', 'gui_old_to_new_file_converter.py'),
      at('Troubleshooting/GUI_Troubleshooting', 'unsupported', 'OpenBCI Raw EXG Data'),
    ],
    typed: {
      trouble: [
        'Found GUI v4 or earlier file',
        'old recording wont play in gui 5',
        'replay saved session error',
        'convert v4 file to v5',
        'my 2018 txt files not supported anymore',
        'convert old openbci recordings',
        'old text file playback python script',
      ],
    },
  },
  {
    asks: 'Playback freezes.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/392',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/637',
    ],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'large-file', 'Any file:')],
    typed: {
      trouble: [
        'playback freezes gui',
        'big file 3 hours wont load',
        'nothing happens when i select sample data file',
      ],
    },
  },
  {
    asks: 'The header of a playback file.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-header', 'Put the header back')],
    typed: {
      trouble: [
        'Playback file does not contain the required header',
        'opened txt in excel now gui wont load it',
      ],
    },
  },
  {
    asks: 'UDP or other network output during playback.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/906'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'data stream running'),
      at('ForDevelopers/SoftwareDevelopment', 'prototype-with-the-gui-first', 'played-back recordings'),
    ],
    typed: {
      trouble: [
        'udp doesnt work in playback mode',
        'stream recorded file to my program',
        'simulate live data without board',
      ],
    },
  },
  {
    asks: 'LSL stops when the widget is hidden.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1252'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'drawn'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'visible'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Hidden, it sends nothing'),
    ],
    typed: {
      trouble: [
        'lsl stream stops when i switch widget',
        'lsl hangs when networking widget not visible',
        'labrecorder file stops growing',
        'lsl freezes gui 6 beta',
        'lsl breaks when i change tab in gui',
        'no lsl samples anymore after layout change',
      ],
    },
  },
  {
    asks: 'Samples are dropped over LSL.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1107'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'keep it in one pane')],
    typed: {
      trouble: ['samples missing in lsl stream from gui', 'lsl from gui fewer samples than expected'],
    },
  },
  {
    asks: 'OSC does not arrive, or FFT and band power are wrong.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1042',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/463',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/356',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'overwrites its message'),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Same protocol'),
    ],
    typed: {
      trouble: [
        'osc stream not working max msp',
        'osc fft only one value',
        'osc data freezes after a minute',
        'touchdesigner gets no osc from openbci',
        'osc data viewer shows nothing',
        'osc messages only channel bin 124',
        'puredata osc openbci nothing arrives',
      ],
    },
  },
  {
    asks: "Streaming the widget's data needs the widget to be open.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/971'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'must stay open')],
    typed: {
      trouble: [
        'udp sends zeros band power',
        'focus over udp only works when widget is open',
        'networking null values',
      ],
    },
  },
  {
    asks: 'Duplicate UDP packets, and two streams of the same type.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/376'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'one of the streams')],
    typed: { trouble: ['udp duplicate packets', 'second stream gets no data same data type'] },
  },
  {
    asks: "The Networking widget's serial output and its ports.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1221'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'choose the Arduino')],
    typed: {
      trouble: [
        'gui crashes when i pick serial port networking',
        'send focus value to arduino',
        'serial output garbage arduino openbci',
      ],
    },
  },
  {
    asks: 'Analog or pulse data over LSL.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'networking',
        'switch before you start the network stream',
      ),
    ],
    typed: { trouble: ['stream pulse sensor over lsl', 'analog pins over lsl'] },
  },
  {
    asks: 'What the messages look like.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/170'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Each packet is one JSON object')],
    typed: {
      trouble: ['udp json format openbci gui', 'how parse udp from gui in python', 'lsl chunk or sample?'],
      name: ['networking widget data types'],
      task: ['receive data from gui in unity'],
    },
  },
  {
    asks: 'Impedance values of the Cyton are far too high.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1204',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/1211',
    ],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel'),
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', '511'),
    ],
    typed: {
      trouble: [
        'impedance much too high good contact cyton',
        'gui shows 500 kohm with gel',
        'cyton impedance wrong by factor 10',
        'impedance too high with ten20 paste why',
        '51k resistor reads 511k',
        'impedanz viel zu hoch cyton',
        'impedance 700k even with gel and clean skin',
        'is the impedance widget broken',
      ],
    },
  },
  {
    asks: "One electrode's impedance at a time; values jump.",
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1121',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/983',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'impedance-patience', 'Wait for one check to end'),
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'one electrode at a time'),
    ],
    typed: {
      trouble: [
        'impedance fluctuates when i test next channel',
        'impedance all channels at the same time?',
        'check all channels error be patient',
      ],
    },
  },
  {
    asks: 'Impedance of both pins of a channel.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1058'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'tests the bottom pins (N) only'),
      at('Troubleshooting/Impedance', 'impedance-limits', 'tests the bottom pins (N) only'),
      at('Cyton/CytonSDK', 'lead-off', 'z…Z'),
    ],
    typed: { trouble: ['impedance of top pin p input', 'check impedance emg electrodes both pins'] },
  },
  {
    asks: 'Impedance buttons of older GUIs.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/201',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/243',
      'https://github.com/OpenBCI/Documentation/issues/88',
    ],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'impedance-testing', 'Cyton Signal')],
    typed: {
      trouble: ['impedance check shows no values', 'where is impedance button in gui 5'],
      task: ['check electrode impedance'],
    },
  },
  {
    asks: 'Recording does not go on after an impedance check.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'busy-impedance', 'Reset Channels')],
    typed: {
      trouble: [
        'Busy Checking Impedance please turn off',
        'cant start stream impedance check on',
        'recording stopped when i checked impedance',
      ],
    },
  },
  {
    asks: 'A 31 Hz peak.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', '31 Hz')],
    typed: { trouble: ['peak at 31 hz in fft', '31.25 hz spike cyton'] },
  },
  {
    asks: 'Filters at the first start hide slow waves.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'default-filter', 'nothing below 5 Hz')],
    typed: {
      trouble: [
        'no delta waves visible in gui',
        'cant see slow eye movements',
        'why is everything above 50 hz gone',
        'bandpass default 5-50',
      ],
    },
  },
  {
    asks: 'The recording is unfiltered.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'FFT or band power? No')],
    typed: {
      trouble: [
        'is the saved file filtered',
        'export band power to csv',
        'notch filter not applied to my txt file',
        'save fft data from gui',
      ],
    },
  },
  {
    asks: 'Huge values in the file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'constant offset voltage'),
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('FAQ/HardFAQ', 'why-are-my-values-so-large-such-as-180000-µv', 'constant voltage'),
    ],
    typed: {
      trouble: [
        'values are -180000 uV is that normal',
        'recorded numbers 50000 microvolt what',
        'raw data drift huge offset in txt',
        'my eeg is in the tens of thousands',
      ],
    },
  },
  {
    asks: 'BDF files have a wrong scale.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', '44.74')],
    typed: {
      trouble: [
        'bdf file amplitudes wrong',
        'bdf values 45 times too small',
        'edf bdf openbci amplitude scale',
        'bdf accelerometer zero',
      ],
    },
  },
  {
    asks: 'The columns of a recording.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/159'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Sample Index')],
    typed: {
      trouble: [
        'what is other column in txt file',
        'what means EXG Channel 0',
        'column 23 24 timestamp marker',
        'which column is accelerometer in the txt',
        'what are the columns in the recorded csv',
      ],
      name: ['OpenBCI-RAW txt columns'],
    },
  },
  {
    asks: 'Time stamps in the file are not even.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'several samples may'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'reaches the computer'),
    ],
    typed: {
      trouble: [
        'timestamps not equally spaced',
        'many rows have same timestamp',
        'unix timestamp jitter csv',
      ],
    },
  },
  {
    asks: 'Excel and other programs.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'Excel')],
    typed: {
      trouble: [
        'open txt in excel columns wrong',
        'scientific notation E9 in timestamp',
        'convert openbci txt to edf',
        'csv to edf edfbrowser',
      ],
    },
  },
  {
    asks: 'BrainFlow CSV of the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'tabs')],
    typed: {
      trouble: [
        'BrainFlow-RAW csv no header',
        'difference between two recorded files txt csv',
        'brainflow csv tab separated?',
      ],
    },
  },
  {
    asks: 'Settings lost or refused.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'settings-mismatch', 'saved for another board'),
      at('Software/OpenBCISoftware/GUIDocs', 'settings', 'Settings'),
    ],
    typed: {
      trouble: [
        'gui does not remember my settings',
        'Channel Number Mismatch Detected',
        'settings reset every session filters',
        'load settings error removes file',
      ],
    },
  },
  {
    asks: 'Keyboard shortcuts are gone.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'shortcuts', 'Expert Mode')],
    typed: {
      trouble: [
        'keyboard shortcuts dont work anymore',
        'press b s nothing happens',
        'Expert Mode key not assigned',
      ],
      name: ['expert mode'],
    },
  },
  {
    asks: 'Markers in the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'Insert 1')],
    typed: {
      trouble: [
        'add event marker during recording',
        'send marker udp from psychopy wrong value 1.875',
        'marker shows 2.125 instead of 3',
      ],
      task: ['insert marker in gui'],
    },
  },
  {
    asks: 'A focus widget.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'regression')],
    typed: {
      trouble: [
        'focus widget how is it computed',
        'concentration always 1 or 0',
        'which electrodes for focus widget',
      ],
      name: ['focus widget'],
    },
  },
  {
    asks: 'The head plot.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'head-plot', 'Drag a number')],
    typed: {
      trouble: ['change electrode positions head plot', 'head plot wrong positions'],
      name: ['head plot widget'],
    },
  },
  {
    asks: 'FFT amplitude lower than expected.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'Hamming')],
    typed: { trouble: ['fft amplitude wrong half of sine', 'fft window length gui'], name: ['fft plot'] },
  },
  {
    asks: 'Band Power.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'band-power', '30–55 Hz')],
    typed: { trouble: ['band power units', 'gamma band range gui'], name: ['band power widget'] },
  },
  {
    asks: 'The accelerometer widget is empty.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'aux', 'one of the three at a time')],
    typed: {
      trouble: [
        'accelerometer widget empty',
        'analog read shows nothing',
        'accelerometer stopped after digital read',
      ],
    },
  },
  {
    asks: 'Hardware settings cannot be opened.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'hardware-settings', 'Stop the data stream first'),
      // Says both reasons in its first sentence.
      at('Software/OpenBCISoftware/GUIWidgets', 'hardware-settings', 'only while the stream is stopped'),
    ],
    typed: { trouble: ['hardware settings button greyed out', 'cant change gain in gui'] },
  },
  {
    asks: 'Write an own widget, or run from source.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'Processing 4',
      ),
      at('Software/OpenBCISoftware/GUIWidgets', 'custom-widget', 'W_Template.pde'),
    ],
    typed: {
      trouble: ['duplicate packages jna processing', 'build gui from source error libraries'],
      task: ['run gui from processing', 'write own widget'],
    },
  },
  {
    asks: 'Two GUIs, or two boards.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'two-boards', 'holds one board'),
      at('Software/OpenBCISoftware/GUIDocs', 'from-gui', 'two GUIs'),
    ],
    typed: {
      trouble: [
        'two boards in one gui',
        'can i open gui twice for two headsets',
        'show same data on second computer',
      ],
    },
  },
  {
    asks: 'From a program to the GUI, at the same time.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'to-gui', '225.1.1.1'),
      at('Software/SoftwareLanding', 'one-at-a-time', 'one program at a time'),
    ],
    typed: {
      trouble: [
        'use gui and python at same time',
        'share board between two programs',
        'stream from python into gui',
      ],
    },
  },
  {
    asks: 'Update, uninstall, internet.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'update', 'there is no updater'),
      at('Software/OpenBCISoftware/GUIDocs', 'offline', 'only asks GitHub'),
    ],
    typed: {
      trouble: ['does gui need internet', 'update gui keep recordings'],
      task: ['uninstall openbci gui'],
    },
  },
  {
    asks: 'Screenshots, console log.',
    origins: ['https://docs.openbci.com/Troubleshooting/GUI_Troubleshooting/'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'console-log', 'Console_Data')],
    typed: {
      trouble: ['where is console log file'],
      task: ['save screenshot gui'],
    },
  },
  {
    asks: 'File of a session is missing its last second, or smoothing.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'session', 'Smoothing On / Off')],
    typed: {
      trouble: ['last second of recording missing', 'smoothing on or off?', 'gui signal delayed one second'],
    },
  },
];
