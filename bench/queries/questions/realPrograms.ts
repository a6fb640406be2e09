import { at, type Question } from '../types';

const CODE = 'ForDevelopers/SoftwareDevelopment';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const PACKETS = 'Cyton/CytonDataFormat';
const PYTHON = 'Deprecated/Python';
const WIFI = 'Deprecated/WiFiShield/WiFiGS';

const gui = (issue: number) => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${issue}`;
const brainflow = (issue: number) => `https://github.com/brainflow-dev/brainflow/issues/${issue}`;
const forum = (comment: number) =>
  `https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F${comment}`;

/**
 * What people asked in public about programs: messages of the GUI and of BrainFlow, streams by LSL, languages, recordings.
 * Told anew in other words; the queries were written down before the pages were opened.
 */
export const realPrograms: readonly Question[] = [
  {
    asks: 'The window freezes as soon as the session is started on a Mac, with board and dongle lit.',
    origins: [gui(118), gui(29)],
    answers: [
      at(TROUBLE, 'freezes', 'at “Starting Session…”'),
      at(TROUBLE, 'audio-hang', 'has no audio device that the GUI can use'),
    ],
    typed: { trouble: ['gui freezes when i press start session mac'] },
  },
  {
    asks: 'An old Ganglion recording plays as eight channels.',
    origins: [gui(399)],
    answers: [
      at(TROUBLE, 'v4-file', 'their columns differ as well'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'of GUI 4 and older'),
      at(TROUBLE, 'unsupported', 'as its first line'),
    ],
    typed: { trouble: ['playback shows wrong number of channels ganglion file'] },
  },
  {
    asks: 'Band powers saved from LSL: which of the numbers is alpha?',
    origins: [gui(670)],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'alpha is the fourth of six')],
    typed: { trouble: ['band power lsl stream which column is alpha'] },
  },
  {
    asks: 'The second session with BDF+ does not begin.',
    origins: [gui(1105)],
    answers: [at(TROUBLE, 'add-streamer', 'Record as OpenBCI text')],
    typed: { trouble: ['add_streamer GENERAL_ERROR'] },
  },
  {
    asks: 'The GUI stays at the start of a session with the sample file.',
    origins: [gui(830)],
    answers: [
      at(TROUBLE, 'audio-hang', 'has no audio device that the GUI can use'),
      at(TROUBLE, 'freezes', 'at “Starting Session…”'),
    ],
    typed: { trouble: ['stuck at attempting to start session playback'] },
  },
  {
    asks: 'MATLAB says that a board with this id exists already.',
    origins: [brainflow(682)],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'and the same config already exists')],
    typed: { trouble: ['board with id and the same config already exists'] },
  },
  {
    asks: 'A Ganglion whose stream cannot be stopped, code 17.',
    origins: [brainflow(24)],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'it did not confirm the stop')],
    typed: { trouble: ['brainflow unable to stop streaming session ganglion'] },
  },
  {
    asks: 'A script of 2016 fails at find_port.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/26'],
    answers: [at(PYTHON, 'errors', 'is not defined')],
    typed: { trouble: ['open_bci_v3 find_port not defined'] },
  },
  {
    asks: 'LSL works in the editor of Unity, but not in the game.',
    origins: [
      'https://github.com/labstreaminglayer/liblsl-Csharp/issues/3',
      'https://github.com/labstreaminglayer/LSL4Unity/issues/15',
    ],
    answers: [at(LSL, 'other-programs', 'tick the platform of the build')],
    typed: { trouble: ['unity build DllNotFoundException lsl'] },
  },
  {
    asks: 'A second program that reads the board of the first.',
    origins: ['https://github.com/mindaffect/pymindaffectBCI/issues/38'],
    answers: [
      at(GUI, 'from-gui', 'The receiver uses the streaming board'),
      at(GUI, 'to-gui', 'Only one program can hold the board'),
      at('Software/SoftwareLanding', 'one-at-a-time', 'let one of them hold the board'),
    ],
    typed: { task: ['second program read same board streaming_board'] },
  },
  {
    asks: 'LSL from JavaScript.',
    origins: ['https://github.com/sccn/lsl_archived/issues/168'],
    answers: [at(LSL, 'receive', 'In Node.js and Electron')],
    typed: { task: ['lsl javascript node'] },
  },
  {
    asks: 'The same samples are returned over and over.',
    origins: ['https://github.com/MindRove/MindRoveSDK/issues/2'],
    answers: [at(CODE, 'keep', 'leaves them in the buffer')],
    typed: { trouble: ['get_current_board_data duplicate samples'] },
  },
  {
    asks: 'config_board in C++ returns an empty text.',
    origins: [brainflow(196)],
    answers: [at(CODE, 'send-commands-to-the-board', 'An empty text is no fault')],
    typed: { trouble: ['config_board returns empty response'] },
  },
  {
    asks: 'BrainFlow in Rust.',
    origins: [brainflow(311)],
    answers: [at(CODE, 'rust', 'Both bindings are built from source')],
    typed: { name: ['brainflow rust'] },
  },
  {
    asks: 'The Band Power widget has no bars.',
    origins: [gui(573)],
    answers: [at(WIDGETS, 'band-power', 'choose channels under Channels')],
    typed: { trouble: ['bandpower shows nothing'] },
  },
  {
    asks: 'Go to a later moment of a recording in the GUI.',
    origins: [gui(666)],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Drag the bar below Time Series')],
    typed: { trouble: ['skip forward in playback file'] },
  },
  {
    asks: 'From Processing on Linux a library cannot be linked.',
    origins: [gui(844)],
    answers: [
      at(GUI, 'running-the-openbci-gui-from-the-processing-ide', 'Copy everything inside'),
      at(TROUBLE, 'library', 'In Processing copy'),
    ],
    typed: { trouble: ['UnsatisfiedLinkError linux processing gui'] },
  },
  {
    asks: 'BCILAB hangs while it looks for a stream that exists.',
    origins: ['https://github.com/sccn/BCILAB/issues/27'],
    answers: [at(MATLAB, 'toolboxes', 'empty the query for markers')],
    typed: { trouble: ['bcilab run_readlsl hangs'] },
  },
  {
    asks: 'EEGLAB: the markers of an XDF lie outside of the data.',
    origins: [
      'https://github.com/sccn/lsl_archived/issues/35',
      'https://github.com/labstreaminglayer/App-LabRecorder/issues/89',
    ],
    answers: [at(LSL, 'drift', 'count by different clocks')],
    typed: { trouble: ['xdf markers out of range eeglab'] },
  },
  {
    asks: 'The stamps of an XDF jump by hours from one sample to the next.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/134'],
    answers: [at(LSL, 'drift', 'it came from the correction of the clocks')],
    typed: { trouble: ['xdf timestamp jump huge gap'] },
  },
  {
    asks: 'The clock behind the time stamps of pull_sample.',
    origins: ['https://github.com/sccn/lsl_archived/issues/223'],
    answers: [at(LSL, 'clocks', 'LSL counts seconds by its own clock')],
    typed: { task: ['pull_sample timestamp what clock'] },
  },
  {
    asks: 'Names and places of the electrodes in EEGLAB.',
    origins: ['https://github.com/sccn/eeglab/issues/211'],
    answers: [at(MATLAB, 'eeglab', 'Edit › Channel locations')],
    typed: { task: ['eeglab channel locations openbci'] },
  },
  {
    asks: 'Streams of one computer are missing on the other, because python.exe was blocked.',
    origins: ['https://github.com/neurobooth/neurobooth-os/issues/785'],
    answers: [at(LSL, 'troubleshooting', "answered the firewall's question with Cancel")],
    typed: { trouble: ['lsl stream not visible on other computer firewall'] },
  },
  {
    asks: 'Write a long recording to a file while it runs.',
    origins: [brainflow(603)],
    answers: [at(CODE, 'save', 'every sample, as it comes')],
    typed: { task: ['brainflow save to file continuously long recording'] },
  },
  {
    asks: 'Pieces of a recording between markers.',
    origins: [brainflow(143)],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'The mean of the 0.2 s before each event'),
      at(CODE, 'marker', 'get_marker_channel'),
    ],
    typed: { task: ['epochs between markers brainflow'] },
  },
  {
    asks: 'Java on a new Mac does not load its library.',
    origins: [brainflow(426)],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'In Java the name is')],
    typed: { trouble: ['jna incompatible architecture arm64 brainflow java'] },
  },
  {
    asks: 'Independent components in BrainFlow.',
    origins: [brainflow(591)],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'Plot the rows of s first')],
    typed: { name: ['perform_ica'] },
  },
  {
    asks: 'Save what a WiFi Shield sends as npz.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/99'],
    answers: [at(CODE, 'save', 'np.savez_compressed')],
    typed: { task: ['save wifi shield data python npz'] },
  },
  {
    asks: 'Save a stream of LSL with Python.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/16'],
    answers: [
      at(LSL, 'csv', 'Each stream becomes a file'),
      at(LSL, 'record', 'saves all chosen streams into one XDF file'),
    ],
    typed: { task: ['save lsl stream to csv python'] },
  },
  {
    asks: 'FieldTrip with a recording, or live.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/185'],
    answers: [
      at(MATLAB, 'eeglab', "reads the GUI's text file itself"),
      at(MATLAB, 'fieldtrip-live', 'FieldTrip has its own reader for a Cyton'),
    ],
    typed: { name: ['fieldtrip openbci'] },
  },
  {
    asks: 'The GUI waited for its window and gave up.',
    origins: [gui(577), gui(406)],
    answers: [at(TROUBLE, 'blank', 'did not get to draw for 5 seconds')],
    typed: { trouble: ['Waited 5000ms for'] },
  },
  {
    asks: 'The GUI takes all of the processor.',
    origins: [gui(126)],
    answers: [at(TROUBLE, 'choppy', 'Layout with fewer panes')],
    typed: { trouble: ['gui high cpu usage slow laptop'] },
  },
  {
    asks: 'A session over the WiFi Shield hangs at its start.',
    origins: [gui(417), gui(555)],
    answers: [
      at(WIFI, 'if-it-does-not-connect', 'the firewall must let the GUI receive'),
      at(TROUBLE, 'audio-hang', 'has no audio device that the GUI can use'),
    ],
    typed: { trouble: ['gui stuck starting session wifi shield'] },
  },
  {
    asks: 'Read the LSL of the GUI into MNE while it runs.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'From LSL in real time')],
    typed: { task: ['mne real time lsl openbci gui'] },
  },
  {
    asks: 'The unit of a recorded file.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/132'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Signals are in µV'),
      at(PACKETS, 'scale-factor', 'µV'),
      at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts'),
    ],
    typed: { task: ['is recorded csv in uV or mV'] },
  },
  {
    asks: 'Lights that follow the Head Plot: what red and blue are.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3802/headplot-colors-and-time-series'],
    answers: [at(WIDGETS, 'head-plot', 'Red and blue are the sign relative to the strongest channel')],
    typed: { task: ['headplot red blue meaning'] },
  },
  {
    asks: 'Init timeout of an old GUI.',
    origins: [forum(1966)],
    answers: [at('Deprecated/Hub', 'old-gui', 'the session did not begin within 12 s')],
    typed: { trouble: ['init timeout verify your serial com port'] },
  },
  {
    asks: 'Keys do nothing, except the space bar.',
    origins: [gui(505), gui(976)],
    answers: [
      at(GUI, 'shortcuts', 'need Settings › Turn Expert Mode On'),
      at(TROUBLE, 'not-assigned', 'Expert Mode'),
    ],
    typed: { trouble: ['keyboard shortcuts dont work gui'] },
  },
  {
    asks: 'A Cyton’s dongle at an Android phone, with BrainFlow.',
    origins: ['https://github.com/OpenBCI/brainflow/issues/164'],
    answers: [at(CODE, 'phones', 'the ready package cannot open the dongle')],
    typed: { task: ['brainflow android serial port cyton dongle'] },
  },
  {
    asks: 'MATLAB does not know lsl_loadlib_.',
    origins: [
      'https://github.com/labstreaminglayer/liblsl-Matlab/issues/31',
      'https://github.com/labstreaminglayer/liblsl-Matlab/issues/35',
      'https://github.com/labstreaminglayer/liblsl-Matlab/issues/9',
    ],
    answers: [at(MATLAB, 'lsl', 'MATLAB does not find the compiled part')],
    typed: { trouble: ['Undefined function lsl_loadlib_'] },
  },
  {
    asks: 'A script that uses Bluetooth is ended by macOS.',
    origins: ['https://github.com/abandonware/noble/issues/143'],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', 'brainflow', 'macOS ends the program')],
    typed: { trouble: ['python script abort trap bluetooth mac terminal permission'] },
  },
  {
    asks: 'Read packets from a port in Python and draw them while they come.',
    origins: ['https://stackoverflow.com/questions/1797249'],
    answers: [
      at('ForDevelopers/OwnDriver', 'python-live', 'This is the whole of that order'),
      at(CODE, 'keep', 'For a plot that moves'),
      at(PACKETS, 'parse-it-in-code', 'A start byte may also occur inside the data'),
    ],
    typed: { task: ['real time plot pyserial matplotlib packets'] },
  },
  {
    asks: 'An old GUI throws every packet away.',
    origins: [forum(4994)],
    answers: [at('Deprecated/Hub', 'old-gui', 'the last byte of the packet is none that this version knows')],
    typed: { trouble: ['expecteding end-of-packet byte is missing discarding packet'] },
  },
  {
    asks: 'BrainBay asks whether the Ganglion is switched on.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/18'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'elements', 'Ganglion through OpenBCIHub.exe'),
    ],
    typed: { trouble: ['brainbay ganglion connection error'] },
  },
  {
    asks: 'The program that gives a Bluetooth stick another driver.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'since you used Zadig'),
      at('Deprecated/Hub', 'keep-gui-4-running', 'which you install with Zadig'),
    ],
    typed: { name: ['zadig'] },
  },
];
