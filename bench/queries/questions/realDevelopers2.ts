import { at, type Question } from '../types';

const code = 'ForDevelopers/SoftwareDevelopment';
const lsl = 'Software/CompatibleThirdPartySoftware/LSL';
const vibe = 'Software/CompatibleThirdPartySoftware/OpenVibe';
const python = 'Deprecated/Python';
const wifi = 'Deprecated/WiFiShield/WiFiGS';

/**
 * What developers and owners of the Ganglion asked in public about BrainFlow in several languages, the old drivers for
 * Python and Node.js, LSL, Unity, OpenViBE, phones and the WiFi Shield. Told anew in other words.
 */
export const realDevelopers2: readonly Question[] = [
  {
    asks: 'The core of BrainFlow with Visual Studio.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/45'],
    answers: [at(code, 'c', 'Visual Studio 2022, 2019 or 2017')],
    typed: { trouble: ['build brainflow core windows visual studio 2019 fails'] },
  },
  {
    asks: 'A package for Node.js in React Native.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/165'],
    answers: [at(code, 'phones', 'React Native is no Node.js')],
    typed: { trouble: ['react native openbci unable to resolve module fs'] },
  },
  {
    asks: 'A general Bluetooth adapter, and Zadig.',
    origins: ['https://github.com/neurosity/ganglion-ble/issues/2'],
    answers: [at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'since you used Zadig')],
    typed: { trouble: ['usb ble adapter ganglion device was not found zadig'] },
  },
  {
    asks: 'The driver for Node.js stumbles over a service that it did not find.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/44'],
    answers: [at(code, 'typescript-and-nodejs', "Cannot read property 'once' of null")],
    typed: { trouble: ['ganglion node cannot read property once of null'] },
  },
  {
    asks: 'The rate of a Ganglion in an LSL stream.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/36'],
    answers: [at('Ganglion/GanglionSDK', 'sample-rate', 'leave it at 200 Hz')],
    typed: { task: ['ganglion lsl handoff.py sample rate'] },
  },
  {
    asks: 'A Ganglion on a Raspberry Pi 3 with the old library.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/87'],
    answers: [
      at(code, 'raspberry-pi', 'BrainFlow runs on them after you have compiled it once'),
      at(python, 'errors', "name 'Peripheral' is not defined"),
    ],
    typed: { trouble: ['raspberry pi 3 ganglion user.py does not connect'] },
  },
  {
    asks: 'A name of bluepy that Python does not know.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/103'],
    answers: [at(python, 'errors', "name 'Peripheral' is not defined")],
    typed: { trouble: ['NameError Peripheral is not defined'] },
  },
  {
    asks: 'The helper of bluepy that does not compile.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/67'],
    answers: [at(python, 'errors', 'Failed to compile bluepy-helper')],
    typed: { trouble: ['bluepy make fails pkg-config command not found'] },
  },
  {
    asks: 'pylsl on Windows without a part of its library.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/15'],
    answers: [at(lsl, 'liblsl', '[WinError 126]')],
    typed: { trouble: ['openbci_lsl.py WinError 126 pylsl'] },
  },
  {
    asks: 'pylsl on Windows with a library of another kind.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/32'],
    answers: [at(lsl, 'liblsl', '[WinError 193]')],
    typed: { trouble: ['pylsl WinError 193 not a valid Win32 application'] },
  },
  {
    asks: 'The driver of OpenViBE with a Ganglion.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/73'],
    answers: [
      at(vibe, '', 'Cyton, and Cyton with Daisy, by dongle'),
      at(vibe, 'lsl', 'choose the driver LabStreamingLayer (LSL)'),
    ],
    typed: { trouble: ['openvibe driver properties device only automatic ganglion'] },
  },
  {
    asks: 'A Ganglion into OpenViBE on Linux.',
    origins: ['https://github.com/openbci-archive/Docs/issues/148'],
    answers: [at(vibe, 'lsl', 'choose the driver LabStreamingLayer (LSL)')],
    typed: { task: ['connect ganglion to openvibe linux'] },
  },
  {
    asks: 'The clock of a Cyton with the driver for Node.js.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/87'],
    answers: [at('Cyton/CytonDataFormat', 'time-stamps', 'gives up after 500 ms')],
    typed: { trouble: ['syncClocksFull time sync not working cyton'] },
  },
  {
    asks: 'A GUI 4 that stands still with a WiFi Shield.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/622'],
    answers: [
      at(wifi, 'if-it-does-not-connect', 'the firewall must let the GUI receive'),
      at('Deprecated/Hub', 'old-gui', 'at the start of a session with a WiFi Shield'),
    ],
    typed: { trouble: ['wifi shield start session gui freezes'] },
  },
  {
    asks: 'A setting for a shield that is not connected.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/555'],
    answers: [at('Deprecated/Hub', 'old-gui', 'ipAddress is not set')],
    typed: { trouble: ['ipAddress is not set. Please call connect wifi shield'] },
  },
  {
    asks: 'The two kinds of output of a WiFi Shield.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/51'],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'set-up-the-output', 'packets of 33 bytes, or JSON'),
      at('Deprecated/WiFiShield/WiFiAPI', 'json', 'nanovolts'),
    ],
    typed: { name: ['wifi shield json vs raw mode'] },
  },
  {
    asks: 'So many samples and no more.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/230'],
    answers: [at(code, 'keep', 'for the oldest 20 samples alone')],
    typed: { task: ['get_board_data fixed number of samples c#'] },
  },
  {
    asks: 'A high pass that turns the signal.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/693'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'faults', 'perform_highpass of an odd order')],
    typed: { trouble: ['brainflow highpass inverts signal odd order'] },
  },
  {
    asks: 'Acceleration that comes too often from a fast Ganglion.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/512'],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'what-arrives', 'The sensor measures ten times a second')],
    typed: { trouble: ['ganglion wifi 1600hz accelerometer too many samples'] },
  },
  {
    asks: 'BrainFlow for Node.js.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/250'],
    answers: [at(code, 'typescript-and-nodejs', 'npm install brainflow')],
    typed: { name: ['brainflow node.js package'] },
  },
  {
    asks: 'Markers at the end of an XDF file.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/23'],
    answers: [at(lsl, 'drift', 'all stand at the end')],
    typed: { trouble: ['xdf markers all bunched at the end'] },
  },
  {
    asks: 'A driver that waits for the end of a greeting.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/145'],
    answers: [at('Cyton/CytonSDK', 'silent', 'If you see bytes but no $$$')],
    typed: { trouble: ['node openbci stuck waiting for $$$'] },
  },
  {
    asks: 'Packets with a wrong end over WiFi.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Wifi/issues/23'],
    answers: [at(wifi, 'missing-packets', 'bad stop byte')],
    typed: { trouble: ['bad stop byte wifi shield electron'] },
  },
  {
    asks: 'The Hub on a Windows of 32 bit.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Hub/issues/16'],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'the last version for 32 bit'),
      at('Deprecated/Hub', 'keep-gui-4-running', 'contain the Hub in their folder data'),
    ],
    typed: { trouble: ['ganglionhub windows 32 bit tablet 501'] },
  },
  {
    asks: "The GUI's forerunner and a Ganglion.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/323'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'made before the Ganglion',
      ),
    ],
    typed: { trouble: ['map called which returns NaN ganglion processing'] },
  },
  {
    asks: 'Another beginning of a playback.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/567'],
    answers: [at(code, 'save', 'set_index_percentage')],
    typed: { task: ['playback file board start at sample'] },
  },
  {
    asks: 'One board for the heart, one for the brain.',
    origins: [
      'https://petergamma.org/how-to-join-sensor-data-from-an-openbci-board-with-eeg-data-with-an-openbci-board-with-ecg-data',
    ],
    answers: [at(code, 'two-boards', 'Each board has its own clock')],
    typed: { task: ['combine ecg board and eeg board data'] },
  },
  {
    asks: 'An inlet that Unity does not attach.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/39'],
    answers: [at(lsl, 'other-programs', 'AFloatInlet and the like are abstract')],
    typed: { trouble: ['AFloatInlet cannot add class abstract unity'] },
  },
  {
    asks: 'LSL in a built game.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/57'],
    answers: [
      at(lsl, 'other-programs', 'although it ran in the editor'),
      at(lsl, 'troubleshooting', 'Firewall: allow the programs'),
    ],
    typed: { trouble: ['lsl works in unity editor not in build exe'] },
  },
  {
    asks: 'LSL from a phone to a computer.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/66'],
    answers: [at(lsl, 'other-programs', 'CHANGE_WIFI_MULTICAST_STATE')],
    typed: { task: ['lsl android phone to pc unity wifi'] },
  },
  {
    asks: 'Two streams and one inlet.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/11'],
    answers: [at(lsl, 'other-programs', 'An inlet holds one stream')],
    typed: { trouble: ['unity receives only one of two lsl streams'] },
  },
  {
    asks: 'Markers that Unity does not see.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/54'],
    answers: [at(lsl, 'other-programs', 'which for markers is 0')],
    typed: { trouble: ['unity doesnt see lsl marker stream openvibe'] },
  },
  {
    asks: 'A stream of another computer in Unity.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/30'],
    answers: [at(lsl, 'troubleshooting', 'Both computers in one subnet')],
    typed: { trouble: ['unity lsl inlet not found other computer'] },
  },
  {
    asks: 'A dashboard of 2016.',
    origins: ['https://github.com/neurosity/openbci-dashboard/issues/43'],
    answers: [at(code, 'typescript-and-nodejs', 'its author moved on to eeg-pipes')],
    typed: { name: ['openbci-dashboard'] },
  },
  {
    asks: 'Acceleration to another program.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/532'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'only time series, Accel/Aux and Marker')],
    typed: { task: ['stream accelerometer over lsl or osc'] },
  },
  {
    asks: 'liblsl in a folder that is not searched.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/48'],
    answers: [at(lsl, 'liblsl', 'It is installed and still not found')],
    typed: { trouble: ['liblsl found but not loaded linux'] },
  },
  {
    asks: 'A Ganglion on Android with BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/512'],
    answers: [at(code, 'phones', 'is worth a try')],
    typed: { task: ['brainflow ganglion android ble'] },
  },
  {
    asks: 'Files that BrainFlow leaves in the project.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/517'],
    answers: [at(code, 'java', 'unpacks its libraries from the JAR')],
    typed: { trouble: ['brainflow java dylib files in project folder'] },
  },
  {
    asks: 'The place of LSL4Unity.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/1'],
    answers: [at(lsl, 'other-programs', 'which the Package Manager adds by the address')],
    typed: { task: ['where to put LSL4Unity files in unity project'] },
  },
  {
    asks: 'A program of PyInstaller without the library.',
    origins: ['https://github.com/MindRove/MindRoveSDK/issues/11'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'pyinstaller --collect-all brainflow')],
    typed: { trouble: ['pyinstaller brainflow dynamic library is missed'] },
  },
  {
    asks: 'An event of acceleration that never comes.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/27'],
    answers: [at(code, 'typescript-and-nodejs', 'never sends its accelerometer event')],
    typed: { trouble: ['ganglion accelerometer event never fires node'] },
  },
  {
    asks: "The card's sketch does not compile.",
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/3'],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'void value not ignored')],
    typed: { trouble: ['GanglionWithSD void value not ignored root.ls'] },
  },
  {
    asks: 'Numbers with a comma.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/275'],
    answers: [at(code, 'save', 'Decimal commas in the file?')],
    typed: { trouble: ['brainflow csv comma instead of dot decimal'] },
  },
  {
    asks: "The button of a Ganglion's channel.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/205'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'channel-off', 'Press the round number'),
      at('Ganglion/GanglionSDK', 'channels', 'A channel that is off reads 0'),
    ],
    typed: { trouble: ['ganglion channel off button does nothing'] },
  },
];
