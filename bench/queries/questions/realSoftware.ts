import { at, type Question } from '../types';

const CODE = 'ForDevelopers/SoftwareDevelopment';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const NOISE = 'Troubleshooting/minimizingNoise';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const OPENVIBE = 'Software/CompatibleThirdPartySoftware/OpenVibe';

/**
 * What people asked in public about the programs around the boards: drivers, streams between programs, languages, recordings.
 * Told anew in other words.
 */
export const realSoftware: readonly Question[] = [
  {
    asks: 'An example calls get_board_data with a number and fails.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/378'],
    answers: [at(CODE, 'keep', 'takes 1 positional argument but 2 were given')],
    typed: { trouble: ['get_board_data 20 takes 1 positional argument'] },
  },
  {
    asks: 'A Daisy over WiFi in Python: channels 9 to 16 are zero.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/90'],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'daisy-zero', 'BrainFlow before 3.3.0')],
    typed: { trouble: ['daisy wifi channels 9-16 zero'] },
  },
  {
    asks: 'BrainFlow names 1000 Hz although another rate was set.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/804'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'rate-unchanged', 'get_board_sampling_rate')],
    typed: { trouble: ['get_sampling_rate always 1000 wifi shield'] },
  },
  {
    asks: 'lsl_loadlib does not run on a Mac.',
    origins: ['https://github.com/sccn/lsl_archived/issues/341'],
    answers: [at(MATLAB, 'lsl', 'run build_mex in its folder')],
    typed: { trouble: ['lsl_loadlib error mac matlab'] },
  },
  {
    asks: 'Time stamps of OpenViBE lie far from those of Python.',
    origins: ['https://github.com/sccn/lsl_archived/issues/333'],
    answers: [at(OPENVIBE, 'lsl-stamps', 'ForceDefaultTimestamps')],
    typed: { trouble: ['openvibe lsl timestamps not synchronised'] },
  },
  {
    asks: 'Events of Presentation at wrong times in an XDF.',
    origins: ['https://github.com/sccn/lsl_archived/issues/287'],
    answers: [at(LSL, 'drift', 'Count by time stamps instead of samples')],
    typed: { trouble: ['load_xdf event latency wrong'] },
  },
  {
    asks: 'The sending laptop sees the stream, the other computer does not.',
    origins: ['https://github.com/sccn/lsl_archived/issues/315'],
    answers: [at(LSL, 'troubleshooting', 'Both computers in one subnet')],
    typed: { trouble: ['lsl stream visible on one pc but not on the other linux'] },
  },
  {
    asks: 'vis_stream stops with an unknown error.',
    origins: ['https://github.com/labstreaminglayer/liblsl-Matlab/issues/37'],
    answers: [at(MATLAB, 'lsl', 'Error using lsl_get_fullinfo')],
    typed: { trouble: ['vis_stream unknown error matlab'] },
  },
  {
    asks: 'The GUI is a white page on a Mac.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1001'],
    answers: [at(TROUBLE, 'blank', 'An empty window is a fault of 5.0.6 and 5.0.7')],
    typed: { trouble: ['gui white screen mac'] },
  },
  {
    asks: 'The GUI freezes at the start, with the synthetic board too.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/445'],
    answers: [
      at(TROUBLE, 'freeze-on-start', 'The GUI cannot create the recording'),
      at(TROUBLE, 'audio-hang', 'even with SYNTHETIC'),
      at(TROUBLE, 'freezes', 'it cannot write the recording'),
    ],
    typed: { trouble: ['gui freezes after start even with synthetic'] },
  },
  {
    asks: 'A game with LSL runs in the editor and not on the headset.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/61'],
    answers: [at(LSL, 'other-programs', 'but not for Android')],
    typed: { name: ['DllNotFoundException lsl unity android'] },
  },
  {
    asks: 'The old Node.js package for the Ganglion does not install.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/52'],
    answers: [at(CODE, 'typescript-and-nodejs', 'Their projects are archived')],
    typed: { trouble: ['npm install openbci-ganglion fails bluetooth-hci-socket'] },
  },
  {
    asks: 'The old Node.js package streams, and no sample comes.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Ganglion/issues/23'],
    answers: [at(CODE, 'typescript-and-nodejs', 'Do not begin with the old packages')],
    typed: { trouble: ['ganglion sample event never fires node'] },
  },
  {
    asks: 'Which port a Ganglion has for the old Python program on a Mac.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/34'],
    answers: [at('Deprecated/Python', '', 'the Ganglion parts need Linux')],
    typed: { trouble: ['user.py ganglion mac which port'] },
  },
  {
    asks: 'Concentration in a program outside the GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/977'],
    answers: [at('ForDevelopers/Spectra', 'band-power', "like the GUI's Focus widget")],
    typed: { task: ['add brainflow concentration to my own program websocket'] },
  },
  {
    asks: 'Why there is a notch beside a band pass that ends below it.',
    origins: [
      'https://neurobb.com/t/openbci-why-are-1-50hz-bandpass-and-60hz-notch-filters-both-applied-by-default/23',
    ],
    answers: [
      at(WIDGETS, 'filters', 'A band pass is a slope and not a wall'),
      at(WIDGETS, 'filters-scipy', 'Notch 50 + 60 Hz'),
    ],
    typed: { task: ['why bandpass 1-50 and notch 60 both'] },
  },
  {
    asks: 'A file with the filters applied, and the coefficients of the notch.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17312%2F'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'Is the recorded data filtered?'),
      at(WIDGETS, 'filters-scipy', 'Butterworth filter of the GUI'),
    ],
    typed: { task: ['save filtered data from the gui'] },
  },
  {
    asks: 'Coefficients of a notch for 50 Hz.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17312%2F'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'biquad', 'A filter of order 2 needs five numbers'),
      at(WIDGETS, 'filters-scipy', 'Butterworth filter of the GUI'),
    ],
    typed: { name: ['butterworth notch coefficients 50hz 250hz'] },
  },
  {
    asks: 'The raw values on the screen, without any filter.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10840'],
    answers: [
      at(WIDGETS, 'filters', 'a blank circle means off'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'Is the recorded data filtered?'),
    ],
    typed: { task: ['see raw adc data without filters in gui'] },
  },
  {
    asks: 'A recording of the GUI into OpenViBE.',
    origins: ['https://autodidacts.io/using-recorded-openbci-data-in-openvibe'],
    answers: [at(OPENVIBE, 'csv', "does not read the GUI's text files")],
    typed: { task: ['recorded file into openvibe csv'] },
  },
  {
    asks: 'The unit of old Node.js libraries, and their limit.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Cyton/issues/7'],
    answers: [
      at(NOISE, 'railed', '−0.1875'),
      at(CODE, 'typescript-and-nodejs', 'Both give channelData in volts'),
    ],
    typed: { name: ['-0.1875'] },
  },
  {
    asks: 'Volts or microvolts from the old Node.js library.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS/issues/53'],
    answers: [at(CODE, 'typescript-and-nodejs', 'Both give channelData in volts')],
    typed: { name: ['node cyton sample channelData volts or microvolts'] },
  },
  {
    asks: 'BCILAB hangs while it looks for the stream.',
    origins: ['https://github.com/sccn/BCILAB/issues/20'],
    answers: [at(MATLAB, 'toolboxes', 'empty the query for markers')],
    typed: { trouble: ['bcilab hangs looking for a device lsl'] },
  },
  {
    asks: 'The GUI stands still as soon as a script reads the board.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Wifi/issues/33'],
    answers: [
      at('Software/SoftwareLanding', 'one-at-a-time', 'one program at a time'),
      at(CODE, 'with-gui', 'Only one program can hold the board'),
    ],
    typed: { trouble: ['signals in gui stop when my script starts'] },
  },
  {
    asks: 'Two ways into a program: through the GUI or with BrainFlow.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/228'],
    answers: [
      at(CODE, 'prototype-with-the-gui-first', 'replace the GUI with BrainFlow'),
      at('Software/SoftwareLanding', 'one-at-a-time', 'The GUI forwards with its'),
    ],
    typed: { task: ['gui networking or brainflow, which one for python'] },
  },
  {
    asks: 'EEG-ExPy: the number of the port.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/issues/143'],
    answers: [at('Software/SoftwareLanding', 'others', 'IndexError: list index out of range')],
    typed: { trouble: ['eegnb list index out of range com port'] },
  },
  {
    asks: 'The markers of a BrainFlow program are all zero.',
    origins: ['https://github.com/NeuroTechX/EEG-ExPy/issues/127'],
    answers: [at(CODE, 'marker', 'Insert markers only while the stream runs')],
    typed: { trouble: ['brainflow marker channel all zeros csv'] },
  },
  {
    asks: 'A script for Cyton files fails at a file of a Ganglion.',
    origins: ['https://github.com/curiositry/EEGrunt/issues/15'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Each board has its own columns')],
    typed: { trouble: ['loadtxt index out of range ganglion recording'] },
  },
  {
    asks: 'An XDF with 125 channels, recorded with eight electrodes.',
    origins: ['https://github.com/sccn/eeglab/issues/535'],
    answers: [at(LSL, 'gui', '125 channels instead of 8?')],
    typed: { trouble: ['xdf eeglab 125 channels instead of 8'] },
  },
  {
    asks: 'A stream from another computer, by its name or address.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/19'],
    answers: [
      at(LSL, 'troubleshooting', 'Both computers in one subnet'),
      at(LSL, 'lsl-api-cfg', 'To name a computer that multicast does not reach'),
    ],
    typed: { task: ['resolve stream from another pc hostname'] },
  },
  {
    asks: 'An example waits for ever for an EEG stream.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/17'],
    answers: [
      at(LSL, 'receive', 'Names and types must match letter for letter'),
      at(LSL, 'troubleshooting', 'Same type or name on both sides'),
    ],
    typed: { trouble: ['stuck at looking for an EEG stream'] },
  },
  {
    asks: 'MATLAB sees the stream, Python does not.',
    origins: ['https://github.com/labstreaminglayer/pylsl/issues/86'],
    answers: [at(LSL, 'troubleshooting', 'Firewall: allow the programs')],
    typed: { trouble: ['pylsl finds nothing matlab does'] },
  },
  {
    asks: 'No port after an update of macOS.',
    origins: [
      'https://hackaday.com/2020/12/03/ftdi-vcp-chips-with-custom-pids-not-working-on-macos-11-big-sur/',
    ],
    answers: [
      at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'which can take the dongle away from Apple'),
      at('Troubleshooting/FTDI_Fix_Mac', '', 'without any driver to install'),
    ],
    typed: { trouble: ['ftdi big sur no serial port'] },
  },
  {
    asks: 'A Braille service takes the port.',
    origins: ['https://lynxbee.com/solved-brltty-usb-com-port-gets-immediately-disconnected'],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'the Braille display service')],
    typed: { name: ['brltty ttyUSB0 disconnected'] },
  },
  {
    asks: 'A Ganglion with its dongle in an adapter is not in the list.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1213'],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'dongle', 'No BLED112 Dongle Found'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI lists no Ganglion'),
    ],
    typed: { trouble: ['ganglion not found macbook sonoma usb-c adapter'] },
  },
  {
    asks: 'Band powers on a linear axis.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1139'],
    answers: [at(WIDGETS, 'band-power', 'The axis is logarithmic')],
    typed: { task: ['band power linear scale'] },
  },
  {
    asks: 'A board with its first firmware and a new GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/608'],
    answers: [at(TROUBLE, 'board-not-ready', 'is older than 3.0.0')],
    typed: { trouble: ['cyton firmware 1.0 gui fails to connect to data source'] },
  },
  {
    asks: 'Recording to the card alone.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/277'],
    answers: [at('Cyton/CytonSDCard', 'without-computer', 'the stream must be started by a command')],
    typed: { task: ['record on sd card without streaming and mark events'] },
  },
  {
    asks: 'Impedance of a Cyton in a Python program.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/765'],
    answers: [at('Cyton/CytonSDK', 'impedance-python', 'only 31.2 Hz may count')],
    typed: { task: ['cyton impedance in python'] },
  },
  {
    asks: 'Impedance of every channel during the experiment.',
    origins: ['https://github.com/OpenBCI/brainflow/issues/160'],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-while-recording', 'Check before and after the recording'),
    ],
    typed: { task: ['impedance and eeg at the same time brainflow'] },
  },
  {
    asks: 'One stream is found where several run.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/23'],
    answers: [at(LSL, 'troubleshooting', 'name the other computer in')],
    typed: { name: ['lsl_resolve_all only one stream matlab'] },
  },
  {
    asks: 'All markers at latency 1.',
    origins: ['https://github.com/sccn/xdf/issues/59'],
    answers: [at(LSL, 'drift', 'Every event has the latency 1')],
    typed: { name: ['marker stream nominal srate 0 warning'] },
  },
  {
    asks: 'FieldTrip buffer and a Ganglion.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/89'],
    answers: [at(MATLAB, 'fieldtrip-live', 'It does not read a Ganglion')],
    typed: { task: ['ganglion eegsynth fieldtrip buffer'] },
  },
  {
    asks: 'EEG in SuperCollider.',
    origins: ['https://phd.krishofstadter.com/docs/05-bcmi-2/05-2-bcmi-2-openbci-supercollider-interface'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'usually listens on port 57120'),
      at('Software/SoftwareLanding', 'others', 'SuperCollider'),
    ],
    typed: { task: ['openbci supercollider'] },
  },
  {
    asks: 'A C# program does not find DataHandler.dll.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/573'],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'DataHandler.dll')],
    typed: { name: ['Unable to load DLL DataHandler.dll'] },
  },
  {
    asks: 'CMake does not find BrainFlow on Windows.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/425'],
    answers: [at(CODE, 'c', 'CMAKE_PREFIX_PATH does not name the folder')],
    typed: { name: ['find_package brainflow cmake windows'] },
  },
  {
    asks: 'Close a recording and begin another without leaving the session.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/400'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Each time you stop and start the stream'),
    ],
    typed: { task: ['stop recording without ending session'] },
  },
  {
    asks: 'Playback once more from its beginning.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/2'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Drag the bar below Time Series')],
    typed: { task: ['restart playback from the beginning'] },
  },
  {
    asks: 'Three kinds of data by LSL at once.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/605'],
    answers: [
      at(LSL, 'gui', 'You can send three types of data at once'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Streams at once'),
    ],
    typed: { task: ['three lsl streams at once networking'] },
  },
];
