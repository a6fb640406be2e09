import { at, type Question } from '../types';

export const brainflowLsl: readonly Question[] = [
  {
    asks: 'Time stamps repeat in BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/298'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'time', 'when it reaches the computer')],
    typed: {
      trouble: [
        'same timestamp for several samples brainflow',
        'get_board_data timestamps identical',
        'brainflow timestamps bursts cyton',
      ],
    },
  },
  {
    asks: 'The sampling rate: what get_sampling_rate gives, and 248 Hz measured.',
    origins: [
      'https://github.com/OpenBCI/brainflow/issues/161',
      'https://github.com/openbci-archive/OpenBCI_NodeJS/issues/157',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/65',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', '248 Hz'),
      at('Cyton/CytonDataFormat', 'sample-clock', '±0.5 %'),
    ],
    typed: {
      trouble: [
        'measured sampling rate 248 instead of 250',
        'get_sampling_rate wrong value',
        'sample rate 125 why not 250 node',
        'i get 251 samples per second',
      ],
    },
  },
  {
    asks: 'A board that was not released.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/641'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'release_all_sessions')],
    typed: {
      trouble: [
        'Non zero ec: 16, for task: prepare_session',
        'ANOTHER_BOARD_IS_CREATED_ERROR jupyter',
        'have to restart kernel every time brainflow',
      ],
    },
  },
  {
    asks: 'Missing ip_port, wrong arguments.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/27'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'INVALID_ARGUMENTS_ERROR')],
    typed: {
      trouble: ['INVALID_ARGUMENTS_ERROR:13 unable to prepare', 'brainflow wifi shield ip_port missing'],
    },
  },
  {
    asks: 'WiFi Shield and BrainFlow.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/726',
      'https://github.com/brainflow-dev/brainflow/issues/390',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'CYTON_WIFI_BOARD'),
      at(
        'Deprecated/WiFiShield/WiFiGS',
        'if-it-does-not-connect',
        'Computer and shield must be in the same network',
      ),
    ],
    typed: { trouble: ['BOARD_WRITE_ERROR:4 wifi shield brainflow'] },
  },
  {
    asks: 'Node.js hangs though Python works.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/728'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'log', 'enable_dev_board_logger')],
    typed: { trouble: ['brainflow node hangs on start stream', 'node js cannot connect cyton python can'] },
  },
  {
    asks: "Read BrainFlow's log.",
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'log', 'enable_dev_board_logger')],
    typed: { trouble: ['brainflow error without details'], task: ['enable brainflow log'] },
  },
  {
    asks: 'Playback through BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/763'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'PLAYBACK_FILE_BOARD')],
    typed: {
      trouble: [
        'replay csv with brainflow',
        'playback board timestamps not current time',
        'loopback playback file brainflow',
      ],
    },
  },
  {
    asks: 'An empty array.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'right after')],
    typed: {
      trouble: ['get_board_data returns empty', 'brainflow shape (24, 0)', 'no data in array python cyton'],
    },
  },
  {
    asks: 'Channel rows.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'rows', 'get_board_descr')],
    typed: {
      trouble: [
        'which row is channel 1 brainflow',
        'emg channels same as eeg channels?',
        'UNSUPPORTED_BOARD_ERROR get_analog_channels ganglion',
        'what are 24 rows in board data',
      ],
    },
  },
  {
    asks: 'The library cannot be loaded.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'libBoardController.so')],
    typed: {
      trouble: [
        'unable to load library brainflow',
        'libBoardController.so wrong elf class',
        'brainflow pip raspberry pi import error',
        'dll load failed brainflow',
      ],
    },
  },
  {
    asks: 'The Raspberry Pi and BrainFlow.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'tools/build.py'),
      at('ForDevelopers/SoftwareDevelopment', 'python', 'keep pip away from the system'),
    ],
    typed: {
      trouble: ['pip install brainflow arm exec format error', 'externally-managed-environment brainflow'],
      task: ['brainflow on raspberry pi'],
    },
  },
  {
    asks: 'Several boards in one process.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'BoardShim')],
    typed: { trouble: ['two cytons python same time', 'record 2 boards synchronously'] },
  },
  {
    asks: 'Commands and gain in BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'send-commands-to-the-board', 'scales the microvolts')],
    typed: {
      trouble: [
        'change gain brainflow config_board',
        'config_board x1060110X',
        'values wrong after gain change python',
      ],
    },
  },
  {
    asks: 'Impedance in BrainFlow.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'impedance', 'get_resistance_channels'),
      at('Cyton/CytonSDK', 'impedance-python', 'cyton_impedance.py'),
    ],
    typed: { trouble: ['impedance with python cyton', 'brainflow impedance ganglion resistance channels'] },
  },
  {
    asks: 'Filters in BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'filter', 'perform_bandpass')],
    typed: {
      trouble: [
        'perform_bandpass arguments',
        'bandpass filter brainflow start stop freq',
        'detrend brainflow',
      ],
    },
  },
  {
    asks: 'Buffer overflow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'it is full')],
    typed: {
      trouble: [
        'brainflow ring buffer size minutes',
        'does get_board_data delete data',
        'real time sliding window python cyton',
      ],
    },
  },
  {
    asks: 'A marker by BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'marker', 'insert_marker')],
    typed: { trouble: ['marker late in brainflow data'], task: ['insert marker brainflow'] },
  },
  {
    asks: 'MNE-Python: load a GUI recording.',
    origins: [
      'https://github.com/mne-tools/mne-python/issues/9224',
      'https://github.com/mne-tools/mne-python/issues/3134',
      'https://github.com/openbci-archive/OpenBCI_MNE/issues/2',
      'https://github.com/mne-tools/mne-python/pull/2462',
    ],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'RawArray'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'MNE'),
    ],
    typed: {
      trouble: [
        'load openbci txt in mne',
        'mne reader error openbci file',
        'RuntimeError Reader error notify mne-python developers',
        'mne read openbci csv to raw',
        'how import openbci recording to mne python',
        'mne create_info openbci sfreq',
      ],
      task: ['export recording to fif'],
    },
  },
  {
    asks: 'BDF of the GUI with MNE or EEGLAB.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'read_raw_bdf'),
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'multiply by 44.74'),
    ],
    typed: { trouble: ['mne read_raw_bdf openbci amplitude', 'eeglab biosig openbci bdf wrong scale'] },
  },
  {
    asks: 'An old Python library: OpenBCI_Python, pyOpenBCI.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/129'],
    answers: [at('Deprecated/Python', 'errors', 'OpenBCI_Python'), at('FAQ/HardFAQ', 'python', 'archived')],
    typed: {
      trouble: [
        'from pyOpenBCI import OpenBCICyton error',
        "raise OSError('Cannot find OpenBCI port.')",
        'pyopenbci still maintained?',
        'openbci python library deprecated',
        'pyopenbci cant find port mac',
        'old python lib cyton alternative',
      ],
    },
  },
  {
    asks: 'streamer_lsl plug-in of the old library is not found.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/106',
      'https://github.com/openbci-archive/OpenBCI_LSL/issues/7',
    ],
    answers: [
      at('Deprecated/Python', 'user-py', 'plugin'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'openbci-lsl', 'archived'),
    ],
    typed: {
      trouble: [
        'user.py streamer_lsl not found',
        'python openbci_lsl.py --stream hangs',
        'instantiating board hangs forever',
      ],
    },
  },
  {
    asks: 'OpenBCI_LSL errors.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_LSL/issues/8',
      'https://github.com/openbci-archive/OpenBCI_LSL/issues/20',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/63',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'openbci-lsl', 'archived')],
    typed: {
      trouble: [
        'Unexpected END_BYTE found <2> instead of <192>',
        'openbci_lsl.py cannot find port',
        'OpenBCI_LSL PyQt4 not installable',
        'struct.error: unpack requires a buffer of 3 bytes',
      ],
    },
  },
  {
    asks: 'A stream is not found in LSL by name or type.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_LSL/issues/22',
      'https://github.com/sccn/labstreaminglayer/issues/115',
    ],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Same type or name'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'resolve_byprop'),
    ],
    typed: {
      trouble: [
        'looking for an EEG stream... hangs',
        'lsl stream not found on other computer',
        'labrecorder sees stream but python doesnt',
        'resolve_stream type eeg lowercase',
        "streams = resolve_stream('type', 'eeg')",
        'no streams found pylsl',
        'lsl inlet cannot find obci_eeg1',
        'resolve_byprop name with asterisk',
      ],
    },
  },
  {
    asks: 'resolve_stream is gone from pylsl.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'cannot import name')],
    typed: {
      trouble: ["cannot import name 'resolve_stream' from 'pylsl'", 'AttributeError pylsl resolve_stream'],
    },
  },
  {
    asks: 'liblsl is missing.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'PYLSL_LIB')],
    typed: { trouble: ['LSL binary library file was not found', 'pylsl mac liblsl.dylib'] },
  },
  {
    asks: 'The LSL stream has no names and units.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'no channel labels and no units'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'PYLSL_LIB'),
    ],
    typed: { trouble: ['add channel labels to lsl stream', 'lsl channel names missing'] },
  },
  {
    asks: 'LSL through a firewall, between computers.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'KnownPeers')],
    typed: {
      trouble: [
        'lsl over wifi two laptops not working',
        'which ports does lsl use',
        'lsl_api.cfg KnownPeers',
      ],
    },
  },
  {
    asks: 'Recording to XDF.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'record', 'LabRecorder')],
    typed: { trouble: ['labrecorder with openbci', 'pyxdf load openbci'], task: ['record lsl to xdf'] },
  },
  {
    asks: 'Time of LSL samples.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'latency timer')],
    typed: {
      trouble: ['lsl delay openbci', 'synchronise eeg and eye tracker', 'psychopy trigger lsl openbci'],
      task: ['sync eeg with psychopy'],
    },
  },
  {
    asks: 'EEG-ExPy and other programs ask for the port.',
    origins: [
      'https://github.com/NeuroTechX/EEG-ExPy/issues/40',
      'https://github.com/NeuroTechX/EEG-ExPy/issues/15',
    ],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'another program holds it')],
    typed: { trouble: ['eeg-expy openbci stream not detected', 'BrainFlowError while gui is open'] },
  },
  {
    asks: 'OpenViBE.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'Drift tolerance'),
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'lsl', 'LabStreamingLayer'),
    ],
    typed: {
      trouble: [
        'openvibe cannot open port',
        'openvibe drift too high',
        'openvibe acquisition server openbci driver missing',
      ],
      task: ['cyton in openvibe'],
    },
  },
  {
    asks: 'BrainBay, 16 channels.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/27'],
    answers: [at('Software/CompatibleThirdPartySoftware/BrainBay', 'elements', 'Cyton with Daisy')],
    typed: {
      trouble: ['brainbay 16 channels no signal', 'brainbay com port cyton'],
      task: ['neurofeedback with brainbay'],
    },
  },
  {
    asks: 'neuromore and the Ganglion or BrainFlow.',
    origins: ['https://github.com/neuromore/studio/issues/311'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'brainflow', 'could not connect a Ganglion'),
    ],
    typed: { trouble: ['neuromore ganglion brainflow no connection', 'neuromore doesnt find openbci'] },
  },
  {
    asks: 'MATLAB.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/8'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'readmatrix'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'mex -setup'),
    ],
    typed: {
      trouble: [
        'matlab import openbci txt',
        'matlab real time eeg cyton',
        'lsl_loadlib_ undefined',
        'matlab serial port openbci read',
      ],
      task: ['stream to matlab'],
    },
  },
  {
    asks: 'Unity.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'NuGetForUnity')],
    typed: { trouble: ['unity openbci live data', 'expected x64 architecture, but was x86'] },
  },
  {
    asks: 'Phones and tablets.',
    origins: ['https://github.com/OpenBCI/brainflow/issues/164'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'phones', 'the ready package cannot open the dongle'),
      // Says that there is no app, and what an own one can read.
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'there is no OpenBCI app',
      ),
    ],
    typed: { trouble: ['openbci android app', 'iphone ganglion app', 'use cyton with phone otg'] },
  },
  {
    asks: 'Own driver, without BrainFlow.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/12'],
    answers: [at('ForDevelopers/OwnDriver', 'session', '115200 baud')],
    typed: {
      trouble: [
        'read serial stream without library',
        'baud rate cyton dongle',
        'javascript browser read cyton web serial',
      ],
    },
  },
];
