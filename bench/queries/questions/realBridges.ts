import { at, type Question } from '../types';

/**
 * What people asked in public about the programs around the boards: BrainFlow in its languages, LSL and LabRecorder, MATLAB,
 * file formats, old libraries, and other makers' programs. Told anew in other words.
 */
export const realBridges: readonly Question[] = [
  {
    asks: 'The library for a Jetson.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/354'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'compiled it once'),
      at('ForDevelopers/BrainFlowErrors', 'library', 'is for another processor'),
    ],
    typed: { trouble: ['jetson nano libBoardController.so cannot open'] },
  },
  {
    asks: 'A library for native Bluetooth that is missing.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/391'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'build it again with')],
    typed: { trouble: ['failed to load lib libsimpleble-c.dylib'] },
  },
  {
    asks: 'Which of two JARs.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/72'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'java', 'jar-with-dependencies.jar')],
    typed: { task: ['brainflow jar with dependencies or without'] },
  },
  {
    asks: 'BrainFlow on an iPhone.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/769'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'Three ways need no BrainFlow on the phone')],
    typed: { name: ['brainflow swift ios sdk'] },
  },
  {
    asks: 'Two streamers at once.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/509'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'add one streamer for each')],
    typed: { task: ['brainflow save to file and stream at same time'] },
  },
  {
    asks: 'MATLAB cannot read a header of BrainFlow.',
    origins: ['https://github.com/MindRove/MindRoveSDK/issues/5'],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'Choose Visual Studio')],
    typed: { trouble: ['matlab board_controller.h failed to parse type'] },
  },
  {
    asks: 'BrainBay and the library for native Bluetooth.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/39'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/BrainBay',
        'elements',
        "lacks the library for the computer's own Bluetooth",
      ),
    ],
    typed: { trouble: ['brainbay failed to prepare session 17'] },
  },
  {
    asks: 'A first channel that is the sample index.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/889'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'counts from 0 to 255'),
      at('Software/OpenBCISoftware/GUINetworking', 'formats-5', 'A program written for one version may fail'),
    ],
    typed: { trouble: ['lsl first channel counts 1 to 255'] },
  },
  {
    asks: 'A stream without a readable name.',
    origins: ['https://github.com/sccn/lsl_archived/issues/163'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'a decimal comma makes the stream unreadable',
      ),
    ],
    typed: { trouble: ['lsl bad lexical cast stream could not be recovered'] },
  },
  {
    asks: 'A marker sent as a double.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1270'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'marker', '3.0 as 2.125')],
    typed: { trouble: ['udp marker 3 arrives as 2.125'] },
  },
  {
    asks: 'A BDF file whose first byte is lost.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1210'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'Put it back in front of')],
    typed: { trouble: ['header has unknown version BIOSEMI expected 0'] },
  },
  {
    asks: 'The columns of a converted file of the card.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/606'],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'in each line the sample number')],
    typed: { task: ['plot eeg from sd converted csv columns'] },
  },
  {
    asks: 'A program without hardware.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/124'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'it runs without a board')],
    typed: { task: ['python without a board fake data'] },
  },
  {
    asks: 'A program of the old library without a plugin.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/57'],
    answers: [at('Deprecated/Python', 'errors', 'without a plugin')],
    typed: { trouble: ['user.py no function loaded'] },
  },
  {
    asks: 'A name that the old library never defined.',
    origins: ['https://github.com/openbci-archive/pyOpenBCI/issues/10'],
    answers: [at('Deprecated/Python', 'errors', 'defines neither')],
    typed: { trouble: ['ganglion.py parse_raw struct not defined'] },
  },
  {
    asks: 'The old scale factor of a Ganglion.',
    origins: ['https://github.com/openbci-archive/pyOpenBCI/issues/9'],
    answers: [at('Deprecated/Python', 'scale', '0.001870 for a Ganglion')],
    typed: { trouble: ['pyopenbci volts per count ganglion wrong'] },
  },
  {
    asks: 'Old packages that do not compile.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/126'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'Do not begin with the old packages'),
    ],
    typed: { trouble: ['npm serialport gyp cant find python'] },
  },
  {
    asks: 'The Hub on a Raspberry Pi.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Hub/issues/14'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'The OpenBCI GUI does not run there'),
      at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'Do not begin with the old packages'),
    ],
    typed: { trouble: ['openbci hub raspberry pi npm install electron'] },
  },
  {
    asks: 'JSON from the WiFi Shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/11'],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'json', 'comes from the sketch'),
      at('Deprecated/WiFiShield/WiFiAPI', 'set-up-the-output', 'JSON'),
    ],
    typed: { task: ['wifi shield json instead of raw'] },
  },
  {
    asks: 'Which number of an OSC message is which band.',
    origins: [
      'https://www.jeremydeprisco.com/openbci-osc-stream-mapped-to-multiple-objects-in-touchdesigner/',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'is delta')],
    typed: { task: ['touchdesigner osc which band is which value'] },
  },
  {
    asks: 'Stamps that an old pyxdf shifted.',
    origins: ['https://github.com/xdf-modules/pyxdf/issues/34'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'Versions before 1.16')],
    typed: { trouble: ['pyxdf dejitter shifts markers'] },
  },
  {
    asks: 'A file that holds only the description of its streams.',
    origins: ['https://github.com/labstreaminglayer/App-LabRecorder/issues/68'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'holds only the description'),
    ],
    typed: { trouble: ['xdf only metadata no samples mac'] },
  },
  {
    asks: 'LabRecorder that begins without a click.',
    origins: ['https://github.com/labstreaminglayer/App-LabRecorder/issues/21'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'labrecorder-remote', 'AutoStart=1')],
    typed: { task: ['start labrecorder recording automatically'] },
  },
  {
    asks: 'What LabRecorder takes by TCP.',
    origins: ['https://github.com/labstreaminglayer/App-LabRecorder/issues/57'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'labrecorder-remote', 'It answers each with')],
    typed: { name: ['labrecorder remote control update command'] },
  },
  {
    asks: 'LSL and a container.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/44'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'docker', 'LSL from outside is not found')],
    typed: { trouble: ['lsl from openbci gui into docker container'] },
  },
  {
    asks: 'pylsl in a packed program.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/47'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'pyinstaller-hooks-contrib')],
    typed: { trouble: ['pyinstaller pylsl lsl.dll not found exe'] },
  },
  {
    asks: 'A faulty liblsl of 2019.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/5'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'is a fault of the library')],
    typed: { trouble: ['pylsl recursive_mutex constructor failed'] },
  },
  {
    asks: 'A liblsl for the other processor.',
    origins: ['https://github.com/sccn/liblsl/issues/226'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'an old liblsl for Intel is found first'),
    ],
    typed: { trouble: ['liblsl have x86_64 need arm64 mac'] },
  },
  {
    asks: 'Two systems on one cable.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/95'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'switch off network adapters'),
    ],
    typed: { trouble: ['lsl windows to ubuntu over cable not seen'] },
  },
  {
    asks: 'A warning about multicast.',
    origins: ['https://github.com/sccn/lsl_archived/issues/348'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'it-department', 'is a warning')],
    typed: { trouble: ['could not create multicast responder lsl'] },
  },
  {
    asks: 'The Unity editor on a Mac.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/56'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'Try the built game')],
    typed: { trouble: ['unity editor mac finds no lsl stream'] },
  },
  {
    asks: 'LSL in Simulink.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/11'],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'limits', 'For LSL in Simulink')],
    typed: { task: ['lsl block in simulink'] },
  },
  {
    asks: 'Quotes in a condition.',
    origins: ['https://github.com/sccn/lsl_archived/issues/136'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'The text in the condition needs quotes'),
    ],
    typed: { trouble: ['lsl_resolve_bypred returns empty matlab'] },
  },
  {
    asks: 'Gaps that a reader fills.',
    origins: ['https://github.com/cbrnr/mnelab/issues/385'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'record', 'leaves gaps longer than a second empty'),
    ],
    typed: { trouble: ['mnelab xdf gaps interpolated'] },
  },
  {
    asks: 'A wrong name in a recording.',
    origins: ['https://github.com/sccn/xdf/issues/45'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'record',
        'Each piece of an XDF file begins with its length',
      ),
    ],
    typed: { task: ['edit xdf stream name after recording'] },
  },
  {
    asks: 'The wrong stream in EEGLAB.',
    origins: ['https://github.com/gmierz/mindwave-lsl/issues/3'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', "a sample rate that is not your board's"),
    ],
    typed: { trouble: ['xdf opens with 1 hz in eeglab'] },
  },
  {
    asks: 'neuromore on Ubuntu.',
    origins: ['https://github.com/neuromore/studio/issues/108'],
    answers: [at('Software/CompatibleThirdPartySoftware/Neuromore', 'setup', 'permission and latency')],
    typed: { trouble: ['neuromore ubuntu cannot connect cyton'] },
  },
  {
    asks: 'neuromore and a Ganglion.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/39'],
    answers: [at('Software/CompatibleThirdPartySoftware/Neuromore', 'brainflow', 'is the safer choice')],
    typed: { trouble: ['neuromore ganglion not listed in /dev/tty'] },
  },
  {
    asks: 'A liblsl older than pylsl.',
    origins: ['https://github.com/sccn/lsl_archived/issues/336'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'this liblsl is older than pylsl')],
    typed: { trouble: ['undefined symbol lsl_library_info'] },
  },
  {
    asks: 'EEGLAB and BDF files.',
    origins: ['https://github.com/sccn/eeglab/issues/26'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'toolboxes', 'Biosig extension is not installed'),
    ],
    typed: { trouble: ['eeglab cant import bdf biosig error'] },
  },
  {
    asks: 'MEDUSA with an OpenBCI board.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/58'],
    answers: [at('Software/SoftwareLanding', 'others', 'MEDUSA')],
    typed: { name: ['medusa bci openbci lsl'] },
  },
  {
    asks: 'Packets that travel three times.',
    origins: ['https://github.com/openbci-archive/Docs/issues/186'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'start-the-gui', 'every packet travels three times'),
      at('Deprecated/WiFiShield/WiFiAPI', 'set-up-the-output', 'sends everything three times'),
    ],
    typed: { name: ['UDPx3'] },
  },
];
