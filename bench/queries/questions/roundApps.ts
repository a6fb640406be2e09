import { at, type Question } from '../types';

const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const neuroFly = 'Software/OpenBCISoftware/NeuroFly_Toolkit';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const code = 'ForDevelopers/SoftwareDevelopment';

/**
 * The GUI, its messages and files, BrainFlow, and the programs of others. Taken from threads and from what the sources do,
 * one or more for each document, and typed before any was put to a search.
 */
export const roundApps: readonly Question[] = [
  {
    asks: 'OSC time series arrive in lumps.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F11651'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'Put all arguments into a queue')],
    typed: { trouble: ['osc data choppy in pure data', 'osc comes in bursts of 10 values'] },
  },
  {
    asks: 'The unit of OSC values.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F1502%2Fopenbci-gui-3-2-0-and-max-7-networking',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'samples since the last, in µV')],
    typed: { name: ['osc time series units microvolt'], task: ['max msp openbci convert to uv'] },
  },
  {
    asks: 'Average band power over OSC has more values in each message.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'keeps earlier arguments')],
    typed: {
      trouble: ['average-band-power osc growing arguments', 'osc avgbandpower more values each address'],
    },
  },
  {
    asks: 'Feedback for one band alone.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3859/change-focus-widget-to-do-band-based-neurofeedback',
    ],
    answers: [at(widgets, 'focus', 'Feedback for one band, such as theta alone?')],
    typed: { task: ['focus widget only alpha or theta', 'band neurofeedback openbci gui one band'] },
  },
  {
    asks: 'The sound of the Focus widget fails.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'audio', 'The computer has no audio device')],
    typed: {
      trouble: ['unable to load audio files connect audio device', 'focus widget turn audio on no sound'],
    },
  },
  {
    asks: 'Own files in the folder of the samples are gone.',
    origins: [],
    answers: [
      at(gui, 'update', 'it deletes every file there'),
      at(gui, 'folders', 'Keep no file of yours here'),
    ],
    typed: { trouble: ['sample_data folder emptied after update', 'gui deleted my files in sample_data'] },
  },
  {
    asks: 'The heart rate is doubled with a Daisy.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'daisy', 'the BPM doubled'),
      at(widgets, 'digital', 'with a Daisy the BPM is doubled'),
    ],
    typed: { trouble: ['pulse widget bpm double with daisy', 'heart rate twice too high cyton daisy'] },
  },
  {
    asks: 'How the heart rate is averaged, and its limit.',
    origins: [],
    answers: [at(widgets, 'digital', 'the mean of the last ten beats and at most 200')],
    typed: { name: ['pulse widget bpm how many beats averaged'], trouble: ['bpm stuck at 200'] },
  },
  {
    asks: 'A file of filter settings is deleted.',
    origins: [],
    answers: [at(gui, 'settings-files', 'Failed to load Filter Settings')],
    typed: {
      trouble: ['old/broken file has been deleted filter settings', 'failed to load filter settings'],
    },
  },
  {
    asks: 'The longest time that Time Series shows.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/410'],
    answers: [at(widgets, 'time-series', 'The longest Window is 20 s')],
    typed: { name: ['time series longest window seconds'], task: ['show more than 20 seconds in gui'] },
  },
  {
    asks: 'The joystick lags.',
    origins: [],
    answers: [
      at(neuroFly, 'gui', 'for the fastest reaction'),
      at(widgets, 'emg-joystick', 'Smoothing keeps its share'),
    ],
    typed: { trouble: ['emg joystick slow delay'], name: ['emg joystick smoothing setting'] },
  },
  {
    asks: 'The corner of the joystick is not 1, 1.',
    origins: [],
    answers: [
      at(neuroFly, 'send', 'a corner is at about (0.71, 0.87)'),
      at(widgets, 'emg-joystick', 'bends the square towards a circle'),
    ],
    typed: { trouble: ['emg joystick diagonal not 1'], name: ['joystick x y range unit circle'] },
  },
  {
    asks: 'Channels and directions of the joystick, and two of them.',
    origins: [],
    answers: [
      at(neuroFly, 'electrodes', 'If you use fewer muscles'),
      at(neuroFly, 'gui', 'If a direction should come from another channel'),
    ],
    typed: { task: ['emg joystick with 2 channels'] },
  },
  {
    asks: 'What Accel/Aux sends.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'networking',
        'Accel/Aux sends whichever of the three is on',
      ),
    ],
    typed: {
      name: ['accel/aux networking what is sent'],
      trouble: ['accel aux switches to analog networking'],
    },
  },
  {
    asks: 'The stream stops by itself when no data come.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'The board sent nothing for 5 s'),
      at(gui, 'session', 'If no data arrive for 5 s'),
    ],
    typed: { trouble: ['data stream stopped no data 5 seconds', 'stream stops itself no data received'] },
  },
  {
    asks: 'Which Processing a Mac with Apple Silicon needs.',
    origins: [],
    answers: [
      at(
        gui,
        'running-the-openbci-gui-from-the-processing-ide',
        'On every Mac take the Intel 64-bit version',
      ),
    ],
    typed: { task: ['processing apple silicon gui intel', 'run gui from source m1 which processing'] },
  },
  {
    asks: 'How the two files of a session differ.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'brainflow-csv',
        'in the same order, without the formatted time',
      ),
    ],
    typed: {
      name: ['brainflow csv vs openbci txt difference', 'columns order brainflow-raw csv'],
    },
  },
  {
    asks: 'Signals of the GUI in neuromore, by OSC.',
    origins: ['https://github.com/neuromore/studio/issues/28'],
    answers: [at(`${thirdParty}/Neuromore`, 'osc', 'add one node OSC Input for each channel')],
    typed: { task: ['openbci gui osc to neuromore', 'neuromore osc input openbci'] },
  },
  {
    asks: 'The gain in neuromore.',
    origins: ['https://github.com/neuromore/studio/issues/120'],
    answers: [at(`${thirdParty}/Neuromore`, 'limits', 'gain stays at 24')],
    typed: { trouble: ['neuromore thinkpulse gain x8'], task: ['neuromore openbci change gain'] },
  },
  {
    asks: 'BioEra and firmware 3 of the Ganglion.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/22'],
    answers: [
      at(`${thirdParty}/BioEra`, 'ganglion', 'It stops after a minute or more, with its LED on'),
      at('Ganglion/GanglionSDK', 'hangs', 'Switch the board off and on before each session'),
    ],
    typed: { name: ['bioera ganglion firmware 3'], trouble: ['bioera ganglion disconnects after a minute'] },
  },
  {
    asks: 'The elements of BioEra for a Cyton.',
    origins: [],
    answers: [
      at(`${thirdParty}/BioEra`, 'first', 'Choose Element › New, then OpenBCI'),
      at(`${thirdParty}/BioEra`, 'known', 'FTDI Serial Port and OpenBCI'),
    ],
    typed: { name: ['bioera which elements for openbci', 'bioera ftdi serial port openbci element'] },
  },
  {
    asks: 'A Ganglion in BrainBay, and the Hub.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/49'],
    answers: [at(`${thirdParty}/BrainBay`, 'elements', 'does not read firmware 3')],
    typed: { name: ['brainbay ganglion hub needed', 'brainbay ganglion firmware v3'] },
  },
  {
    asks: 'BrainBay on Linux.',
    origins: [],
    answers: [at(`${thirdParty}/BrainBay`, 'other', 'BrainBay runs with Wine')],
    typed: { task: ['brainbay linux wine com port', 'brainbay on ubuntu'] },
  },
  {
    asks: 'Recordings in BrainBay.',
    origins: [],
    answers: [at(`${thirdParty}/BrainBay`, 'files', 'convert it to EDF')],
    typed: { task: ['brainbay open recorded txt file', 'import edf into brainbay'] },
  },
  {
    asks: 'The drift tolerance of OpenViBE.',
    origins: [],
    answers: [at(`${thirdParty}/OpenVibe`, 'driver', 'raise the Drift tolerance')],
    typed: { name: ['openvibe drift tolerance 10 ms'] },
  },
  {
    asks: 'OpenViBE on a Mac.',
    origins: [],
    answers: [at(`${thirdParty}/OpenVibe`, 'limits', 'On macOS the easiest way is to send LSL')],
    typed: { task: ['openvibe mac openbci'], name: ['openvibe for macos'] },
  },
  {
    asks: 'Files between the host and the virtual machine.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, 'share', 'Open Settings › Shared Folders')],
    typed: { task: ['virtualbox shared folder windows guest', 'copy recordings out of virtual machine'] },
  },
  {
    asks: 'A virtual machine on Apple Silicon.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, '', 'macOS on Apple Silicon')],
    typed: { task: ['virtualbox m1 mac windows openbci'] },
  },
  {
    asks: 'The USB controller of the virtual machine.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, 'usb', 'USB 3.0 (xHCI) or USB 2.0 (EHCI)')],
    typed: { name: ['virtualbox usb 2.0 ehci openbci'] },
  },
  {
    asks: 'Old samples in the serial port of MATLAB.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2046%2F'],
    answers: [at(`${thirdParty}/Matlab`, 'serialport', 'flush(port) empties it')],
    typed: {
      trouble: ['matlab serial old samples after stop'],
      task: ['matlab read cyton serial port directly'],
    },
  },
  {
    asks: 'UDP of the GUI in MATLAB.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'udp', 'This program receives light data')],
    typed: { task: ['receive udp from gui in matlab', 'matlab udpport openbci json'] },
  },
  {
    asks: 'Positions of the channels for EEGLAB.',
    origins: [],
    answers: [at(`${thirdParty}/Matlab`, 'eeglab', 'The labels shown are the first positions')],
    typed: { name: ['eeglab channel locations openbci 8', 'sfp file openbci electrodes'] },
  },
  {
    asks: 'LSL in BCILAB.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/511'],
    answers: [at(`${thirdParty}/Matlab`, 'toolboxes', 'LSL is under Online Analysis')],
    typed: { task: ['bcilab lab streaming layer openbci', 'bcilab online analysis read input'] },
  },
  {
    asks: 'The scale of BrainFlow after a reset of the channels.',
    origins: [],
    answers: [at(code, 'send-commands-to-the-board', 'It also follows a d that is sent alone')],
    typed: { trouble: ['brainflow scale wrong after d command'], name: ['config_board d gain tracker'] },
  },
  {
    asks: 'Channel settings are gone at each start of BrainFlow.',
    origins: [],
    answers: [at(code, 'send-commands-to-the-board', 'prepare_session sends d')],
    typed: {
      trouble: ['brainflow resets channel settings prepare_session', 'gain lost every time i start python'],
    },
  },
  {
    asks: 'Whether BrainFlow sets the latency timer.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'failed to adjust latency param in ftdi driver'),
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'sets the timer for you'),
    ],
    typed: {
      name: ['brainflow latency timer 1 ms automatic'],
      trouble: ['failed to adjust latency param in ftdi driver'],
    },
  },
  {
    asks: 'Overwrite or append with the file streamer.',
    origins: [],
    answers: [at(code, 'save', 'w empties a file that has this name already')],
    typed: {
      trouble: ['brainflow streamer file overwritten w'],
      task: ['add_streamer append instead of overwrite'],
    },
  },
  {
    asks: 'A streamer that is added a second time.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/558'],
    answers: [at(code, 'save', 'Add a streamer once, before the first start_stream')],
    typed: { trouble: ['only one streamer per preset', 'start_stream twice with file error'] },
  },
  {
    asks: 'Every sample twice after the stream was stopped and started.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1254'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'csv-numbers',
        'each sample comes twice after the second start of the stream',
      ),
    ],
    typed: {
      trouble: [
        'duplicate samples gui brainflow after restart stream',
        'brainflow-raw _1.csv same data as _0',
      ],
    },
  },
  {
    asks: 'No BrainFlow file and no stream from GUI 5.2.2.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1190',
      'https://github.com/brainflow-dev/brainflow/issues/738',
    ],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'brainflow-csv',
        'writes no BrainFlow CSV and sends nothing to the network',
      ),
      at(gui, 'from-gui', 'Nothing arrives from GUI 5.2.0 to 5.2.2?'),
    ],
    typed: {
      trouble: ['gui 5.2.2 no brainflow csv in folder', 'streaming board no data from gui 5.2.2'],
    },
  },
  {
    asks: 'The error 16 in MATLAB.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/641'],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the last run ended without release_session'),
      at(`${thirdParty}/Matlab`, 'brainflow', 'Non zero ec: 16'),
    ],
    typed: { trouble: ['another_board_is_created_error 16', 'non zero ec 16 prepare_session matlab'] },
  },
  {
    asks: 'Which programs work with a Ganglion.',
    origins: [],
    answers: [
      at('Software/SoftwareLanding', 'what-runs-where', 'Cyton, Daisy; others by BrainFlow'),
      at('Software/SoftwareLanding', 'others', 'Nearly every program can receive data'),
    ],
    typed: {
      name: ['third party software for ganglion 4 channels'],
    },
  },
  {
    asks: 'Two LSL streams with one source id.',
    origins: [],
    answers: [
      at(`${thirdParty}/LSL`, 'troubleshooting', 'all streams of every GUI have the source id openbcigui'),
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'the source id openbcigui'),
    ],
    typed: { name: ['lsl source id openbcigui two streams'], trouble: ['labrecorder mixes two gui streams'] },
  },
  {
    asks: 'The old LSL script: names of channels, and its start.',
    origins: [],
    answers: [at(`${thirdParty}/LSL`, 'openbci-lsl', 'renames the channels')],
    typed: { name: ['openbci_lsl loc channel names', 'openbci_lsl.py --stream command'] },
  },
];
