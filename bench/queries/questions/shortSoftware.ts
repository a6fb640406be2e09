import { at, type Question } from '../types';

const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const NOISE = 'Troubleshooting/minimizingNoise';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const TRIGGERS = 'Cyton/CytonExternal';
const COMMANDS = 'Cyton/CytonSDK';
const FORMAT = 'Cyton/CytonDataFormat';
const CARD = 'Cyton/CytonSDCard';
const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const OLD_PYTHON = 'Deprecated/Python';
const FAQ = 'FAQ/HardFAQ';
const OPENVIBE = 'Software/CompatibleThirdPartySoftware/OpenVibe';
const NEUROFLY = 'Software/OpenBCISoftware/NeuroFly_Toolkit';
const DAISY = 'GettingStarted/Boards/DaisyGS';
const GANGLION = 'Ganglion/GanglionDataFormat';

/**
 * Two to six words about software and its use: the GUI and its files, drivers, libraries, commands, analysis. They were written
 * before a page was read. A short complaint has many causes, so every place that serves it is named.
 */
export const shortSoftware: readonly Question[] = [
  {
    asks: 'Short, stuck: file is empty after recording.',
    origins: [],
    answers: [at(TROUBLE, 'tiny-file', 'My recording is empty, too small or too short')],
    typed: { trouble: ['file is empty after recording'] },
  },
  {
    asks: 'Short, stuck: recording stopped halfway through night.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'A long recording, or one over night'),
      at(CARD, 'early', 'Recording stopped earlier than I expected'),
      at(
        TROUBLE,
        'no-new-data',
        'Data Streaming Error: No new data received in 5.0 seconds. Please check your device and restart a GUI session.',
      ),
    ],
    typed: { trouble: ['recording stopped halfway through night'] },
  },
  {
    asks: 'Short, stuck: cant find my saved recording.',
    origins: [],
    answers: [
      at(TROUBLE, 'not-in-documents', 'My recordings are not in Documents'),
      at(GUI, 'folders', 'Where everything is'),
      at(
        FAQ,
        'where-are-recordings-saved-and-in-which-format',
        'Where are recordings saved, and in which format?',
      ),
    ],
    typed: { trouble: ['cant find my saved recording'] },
  },
  {
    asks: 'Short, stuck: values in file are huge negative.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'offset',
        'Why are my recorded values tens of thousands of microvolts?',
      ),
      at(NOISE, 'offset', 'All values are huge, such as −180,000 µV, yet the signal moves'),
      at(
        FAQ,
        'why-are-my-values-so-large-such-as-180000-µv',
        'Why are my values so large, such as −180,000 µV?',
      ),
    ],
    typed: { trouble: ['values in file are huge negative'] },
  },
  {
    asks: 'Short, stuck: numbers in csv around -187500.',
    origins: [],
    answers: [
      at(NOISE, 'railed', '"Railed", or "Near Railed 80%" in the Time Series'),
      at(NOISE, 'offset', 'All values are huge, such as −180,000 µV, yet the signal moves'),
    ],
    typed: { trouble: ['numbers in csv around -187500'] },
  },
  {
    asks: 'Short, stuck: timestamps all the same in csv.',
    origins: [],
    answers: [
      at(CODE, 'time', 'Why do several samples have the same time stamp?'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'Are the time stamps exact?'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'when it reaches the computer'),
    ],
    typed: { trouble: ['timestamps all the same in csv'] },
  },
  {
    asks: 'Short, stuck: time stamps jump in blocks.',
    origins: [],
    answers: [
      at(LSL, 'clumps', 'Samples come in clumps, and the time stamps are uneven'),
      at(CODE, 'time', 'Why do several samples have the same time stamp?'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'Are the time stamps exact?'),
    ],
    typed: { trouble: ['time stamps jump in blocks'] },
  },
  {
    asks: 'Short, stuck: sample index skips numbers.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'Packets are lost'),
      at(FORMAT, 'packet-loss', 'Lost packets and wrap-around'),
      at(GANGLION, 'packet-loss', 'Lost packets and wrap-around'),
    ],
    typed: { trouble: ['sample index skips numbers'] },
  },
  {
    asks: 'Short, stuck: sample index goes 0 2 4 6.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'With a Daisy it counts 0, 2, 4'),
      at(FORMAT, 'daisy', '16 channels with the Daisy'),
      at(CODE, 'time', 'counts 0, 2, 4'),
    ],
    typed: { trouble: ['sample index goes 0 2 4 6'] },
  },
  {
    asks: 'Short, stuck: only even sample numbers.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'With a Daisy it counts 0, 2, 4'),
      at(FORMAT, 'daisy', '16 channels with the Daisy'),
      at(CODE, 'time', 'counts 0, 2, 4'),
    ],
    typed: { trouble: ['only even sample numbers'] },
  },
  {
    asks: 'Short, stuck: playback wont load my file.',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'unsupported',
        'ERROR: Tried to load an unsupported file for playback! Please try a valid file.',
      ),
      at(TROUBLE, 'no-header', 'Playback file does not contain the required header data.'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Playback'),
    ],
    typed: { trouble: ['playback wont load my file'] },
  },
  {
    asks: 'Short, stuck: playback file runs too fast.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'plays in real time, no faster'),
      at(CARD, 'too-slow', 'A Daisy recording plays for twice as long as it lasted'),
    ],
    typed: { trouble: ['playback file runs too fast'] },
  },
  {
    asks: 'Short, stuck: gui black screen on start.',
    origins: [],
    answers: [
      at(TROUBLE, 'blank', 'Blank or grey window, stuck while loading, or the window closes at once'),
    ],
    typed: { trouble: ['gui black screen on start'] },
  },
  {
    asks: 'Short, stuck: gui wont open mac.',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'gatekeeper',
        'The Mac says that the app cannot be opened, is damaged, or that the developer cannot be verified',
      ),
      at(GUI, 'install-macos', 'Open Anyway'),
    ],
    typed: { trouble: ['gui wont open mac'] },
  },
  {
    asks: 'Short, stuck: "app is damaged and can\'t be opened".',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'gatekeeper',
        'The Mac says that the app cannot be opened, is damaged, or that the developer cannot be verified',
      ),
    ],
    typed: { trouble: ['"app is damaged and can\'t be opened"'] },
  },
  {
    asks: 'Short, stuck: GUI window too small text tiny 4k.',
    origins: [],
    answers: [at(TROUBLE, 'high-dpi', 'The GUI is tiny or blurred on a high-DPI screen')],
    typed: { trouble: ['GUI window too small text tiny 4k'] },
  },
  {
    asks: 'Short, stuck: gui freezes when i press start.',
    origins: [],
    answers: [at(TROUBLE, 'freeze-on-start', 'The GUI freezes or crashes when I press Start Data Stream')],
    typed: { trouble: ['gui freezes when i press start'] },
  },
  {
    asks: 'Short, stuck: gui slow laggy laptop.',
    origins: [],
    answers: [
      at(TROUBLE, 'choppy', 'To relieve the computer'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Does the delay grow?'),
    ],
    typed: { trouble: ['gui slow laggy laptop'] },
  },
  {
    asks: 'Short, stuck: no com ports in dropdown.',
    origins: [],
    answers: [
      at(WINDOWS, 'check', 'Check first: is there a COM port?'),
      at(WINDOWS, 'driver', 'The dongle is not recognized: no COM port shows up, or an unknown device'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'No serial port, or “No Cyton dongles were found.”'),
    ],
    typed: { trouble: ['no com ports in dropdown'] },
  },
  {
    asks: 'Short, stuck: com port busy.',
    origins: [],
    answers: [
      at(WINDOWS, 'in-use', '"Serial Port in use" or "Access denied"'),
      at(TROUBLE, 'port-in-use', 'Another program or a second GUI holds the port'),
    ],
    typed: { trouble: ['com port busy'] },
  },
  {
    asks: 'Short, stuck: "Failed to connect using COM".',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'failed-to-connect',
        "Failed to connect using /dev/ttyUSB0. Check hardware or try pressing 'Auto-Scan'.",
      ),
    ],
    typed: { trouble: ['"Failed to connect using COM"'] },
  },
  {
    asks: 'Short, stuck: board found but no stream.',
    origins: [],
    answers: [
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at(
        TROUBLE,
        'autoscanning',
        'Found a Cyton dongle, but could not connect to the board. Auto-Scanning now...',
      ),
      at(
        TROUBLE,
        'no-new-data',
        'Data Streaming Error: No new data received in 5.0 seconds. Please check your device and restart a GUI session.',
      ),
    ],
    typed: { trouble: ['board found but no stream'] },
  },
  {
    asks: 'Short, stuck: flat line all channels after start session.',
    origins: [],
    answers: [
      at(TROUBLE, 'stands-still', 'The stream runs, but the traces stand still'),
      at(NOISE, 'no-change', '"Data from the board doesn\'t change"'),
    ],
    typed: { trouble: ['flat line all channels after start session'] },
  },
  {
    asks: 'Short, stuck: time series shows railed.',
    origins: [],
    answers: [at(NOISE, 'railed', '"Railed", or "Near Railed 80%" in the Time Series')],
    typed: { trouble: ['time series shows railed'] },
  },
  {
    asks: 'Short, stuck: lsl stream not found in matlab.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'The stream is not found'), at(MATLAB, 'lsl', 'LSL')],
    typed: { trouble: ['lsl stream not found in matlab'] },
  },
  {
    asks: 'Short, stuck: lsl streams stop when window minimised.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'The stream stops when the widget is hidden'),
      at(LSL, 'troubleshooting', 'Hidden, it sends nothing'),
    ],
    typed: { trouble: ['lsl streams stop when window minimised'] },
  },
  {
    asks: 'Short, stuck: LabRecorder doesnt see stream.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'The stream is not found')],
    typed: { trouble: ['LabRecorder doesnt see stream'] },
  },
  {
    asks: 'Short, stuck: lsl timestamps wrong delay.',
    origins: [],
    answers: [at(LSL, 'clumps', 'Samples come in clumps, and the time stamps are uneven')],
    typed: { trouble: ['lsl timestamps wrong delay'] },
  },
  {
    asks: 'Short, stuck: udp data not arriving unity.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'nothing-arrives',
        'Nothing arrives: no data by UDP, OSC, LSL or serial',
      ),
    ],
    typed: { trouble: ['udp data not arriving unity'] },
  },
  {
    asks: 'Short, stuck: osc not recieved touchdesigner.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'nothing-arrives',
        'Nothing arrives: no data by UDP, OSC, LSL or serial',
      ),
    ],
    typed: { trouble: ['osc not recieved touchdesigner'] },
  },
  {
    asks: 'Short, stuck: headplot widget all red.',
    origins: [],
    answers: [at(WIDGETS, 'head-plot', 'everything is red')],
    typed: { trouble: ['headplot widget all red'] },
  },
  {
    asks: 'Short, stuck: focus widget threshold too hard.',
    origins: [],
    answers: [at(WIDGETS, 'focus-dark', 'it starts at 0.8')],
    typed: { trouble: ['focus widget threshold too hard'] },
  },
  {
    asks: 'Short, stuck: fft peak at 50 hz wont go.',
    origins: [],
    answers: [at(NOISE, 'mains', 'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT')],
    typed: { trouble: ['fft peak at 50 hz wont go'] },
  },
  {
    asks: 'Short, stuck: filter not applied in saved file.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'filtered-recording',
        'Is the recorded data filtered? Can I export filtered data, FFT or band power?',
      ),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'whatever you stream is saved, unfiltered'),
    ],
    typed: { trouble: ['filter not applied in saved file'] },
  },
  {
    asks: 'Short, stuck: notch still noise 60hz.',
    origins: [],
    answers: [
      at(NOISE, 'mains', 'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT'),
      at(WIDGETS, 'newest', 'Why is the newest half second noisy, and calms down as it moves left?'),
    ],
    typed: { trouble: ['notch still noise 60hz'] },
  },
  {
    asks: 'Short, stuck: spectrogram blank.',
    origins: [],
    answers: [at(WIDGETS, 'spectrogram', 'Is the picture black?')],
    typed: { trouble: ['spectrogram blank'] },
  },
  {
    asks: 'Short, stuck: impedance check says very high number.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/Impedance',
        'impedance-too-high',
        'Why is the impedance so high, hundreds of kΩ, with good gel?',
      ),
    ],
    typed: { trouble: ['impedance check says very high number'] },
  },
  {
    asks: 'Short, stuck: "BOARD_NOT_READY_ERROR".',
    origins: [],
    answers: [
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the port opened, the board did not answer'),
    ],
    typed: { trouble: ['"BOARD_NOT_READY_ERROR"'] },
  },
  {
    asks: 'Short, stuck: brainflow import error dll not found.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', '"Unable to load library" or a DLL is missing')],
    typed: { trouble: ['brainflow import error dll not found'] },
  },
  {
    asks: 'Short, stuck: "another board is already created".',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'ANOTHER_BOARD_IS_CREATED_ERROR')],
    typed: { trouble: ['"another board is already created"'] },
  },
  {
    asks: 'Short, stuck: brainflow returns int32 not microvolts why.',
    origins: [],
    answers: [at(CODE, 'rows', 'All rows hold floating-point numbers')],
    typed: { trouble: ['brainflow returns int32 not microvolts why'] },
  },
  {
    asks: 'Short, stuck: get_current_board_data deletes data?',
    origins: [],
    answers: [at(CODE, 'keep', 'leaves them in the buffer')],
    typed: { trouble: ['get_current_board_data deletes data?'] },
  },
  {
    asks: 'Short, stuck: matlab brainflow cant find library.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'library', '"Unable to load library" or a DLL is missing'),
      at(MATLAB, 'brainflow', 'Stream live, in real time, with BrainFlow'),
      at(CODE, 'matlab', 'MATLAB'),
    ],
    typed: { trouble: ['matlab brainflow cant find library'] },
  },
  {
    asks: 'Short, stuck: brainflow raspberry pi wont install.',
    origins: [],
    answers: [at(CODE, 'raspberry-pi', 'Raspberry Pi, Jetson and other ARM computers')],
    typed: { trouble: ['brainflow raspberry pi wont install'] },
  },
  {
    asks: 'Short, stuck: pyserial reads garbage.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'python-live', 'Does your own program print garbage?'),
      at(COMMANDS, 'rules', 'packets are not text'),
    ],
    typed: { trouble: ['pyserial reads garbage'] },
  },
  {
    asks: 'Short, stuck: pyOpenBCI no module named.',
    origins: [],
    answers: [at(OLD_PYTHON, 'errors', 'Errors')],
    typed: { trouble: ['pyOpenBCI no module named'] },
  },
  {
    asks: 'Short, stuck: pyOpenBCI ganglion bluepy error windows.',
    origins: [],
    answers: [at(OLD_PYTHON, 'errors', 'On Windows and macOS')],
    typed: { trouble: ['pyOpenBCI ganglion bluepy error windows'] },
  },
  {
    asks: 'Short, stuck: markers dont show in file.',
    origins: [],
    answers: [at(WIDGETS, 'marker', 'the marker column, if there is one, stays 0')],
    typed: { trouble: ['markers dont show in file'] },
  },
  {
    asks: 'Short, stuck: trigger not in data.',
    origins: [],
    answers: [
      at(TRIGGERS, 'pin-random', 'The pin always reads 0 or 1, or changes at random'),
      at(TRIGGERS, 'missed', 'Some events are missing'),
    ],
    typed: { trouble: ['trigger not in data'] },
  },
  {
    asks: 'Short, stuck: my keyboard press not logged.',
    origins: [],
    answers: [at(GUI, 'shortcuts', 'need Settings'), at(WIDGETS, 'marker', 'Press a key')],
    typed: { trouble: ['my keyboard press not logged'] },
  },
  {
    asks: 'Short, stuck: delay between stimulus and eeg.',
    origins: [],
    answers: [
      at(TRIGGERS, 'delay', 'Are pins and EEG exactly in step?'),
      at(FORMAT, 'latency', 'How late does a sample reach my program?'),
      at(TRIGGERS, 'measure-delay', 'Measure how late your samples arrive'),
    ],
    typed: { trouble: ['delay between stimulus and eeg'] },
  },
  {
    asks: 'Short, stuck: how come 125hz with daisy.',
    origins: [],
    answers: [
      at(DAISY, 'rate', 'What changes: 125 Hz'),
      at(FAQ, 'daisy-rate', 'Why does the Daisy halve the sample rate?'),
      at(FORMAT, 'sample-rate', 'Sample rate'),
    ],
    typed: { trouble: ['how come 125hz with daisy'] },
  },
  {
    asks: 'Short, stuck: data drops packets bluetooth.',
    origins: [],
    answers: [at(GANGLION, 'packet-loss', 'To lose less'), at(TROUBLE, 'packet-loss', 'Packets are lost')],
    typed: { trouble: ['data drops packets bluetooth'] },
  },
  {
    asks: 'Short, stuck: eegablab import wrong sampling rate.',
    origins: [],
    answers: [at(MATLAB, 'eeglab', 'Data sampling rate')],
    typed: { trouble: ['eegablab import wrong sampling rate'] },
  },
  {
    asks: 'Short, stuck: mne reads data in volts too big.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'is missing: the values are a million times too large'),
    ],
    typed: { trouble: ['mne reads data in volts too big'] },
  },
  {
    asks: 'Short, stuck: edf file wont open.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'change the ending to')],
    typed: { trouble: ['edf file wont open'] },
  },
  {
    asks: 'Short, stuck: bdf file start stream error.',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'add-streamer',
        'Error in add_streamer:GENERAL_ERROR / Error in start_stream:GENERAL_ERROR, with BDF+',
      ),
    ],
    typed: { trouble: ['bdf file start stream error'] },
  },
  {
    asks: 'Short, stuck: can i use two boards at once.',
    origins: [],
    answers: [
      at(GUI, 'two-boards', 'Can I use two boards at once?'),
      at(CODE, 'two-boards', 'Two boards at once'),
    ],
    typed: { trouble: ['can i use two boards at once'] },
  },
  {
    asks: 'Short, stuck: can i run without gui.',
    origins: [],
    answers: [at(GUI, 'unattended', 'Can I start a recording from a script, without clicking?')],
    typed: { trouble: ['can i run without gui'] },
  },
  {
    asks: 'Short, stuck: can I record and stream same time.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'The GUI goes on recording')],
    typed: { trouble: ['can I record and stream same time'] },
  },
  {
    asks: 'Short, stuck: does it work on linux arm.',
    origins: [],
    answers: [
      at(GUI, 'install', 'other ARM Linux cannot run the GUI'),
      at(CODE, 'raspberry-pi', 'Raspberry Pi, Jetson and other ARM computers'),
    ],
    typed: { trouble: ['does it work on linux arm'] },
  },
  {
    asks: 'Short, stuck: can phone app read it.',
    origins: [],
    answers: [
      at(
        FAQ,
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'Does it work with a phone or a tablet (Android, iPhone, iPad)?',
      ),
      at(CODE, 'phones', 'Android, iPhone and iPad'),
    ],
    typed: { trouble: ['can phone app read it'] },
  },
  {
    asks: 'Short, stuck: alpha waves not seen eyes closed.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['alpha waves not seen eyes closed'] },
  },
  {
    asks: 'Short, stuck: classification accuracy bad motor imagery.',
    origins: [],
    answers: [at(ELECTRODES, 'imagery-trials', 'How many trials, and what if the accuracy stays near 50 %?')],
    typed: { trouble: ['classification accuracy bad motor imagery'] },
  },
  {
    asks: 'Short, stuck: game lags behind my blink.',
    origins: [],
    answers: [
      at(TROUBLE, 'choppy', 'The trace jumps in steps'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'How late do the data arrive?'),
    ],
    typed: { trouble: ['game lags behind my blink'] },
  },
  {
    asks: 'Short, by name: BrainFlow board id ganglion.',
    origins: [],
    answers: [at(CODE, 'board-id', 'Which board id?')],
    typed: { name: ['BrainFlow board id ganglion'] },
  },
  {
    asks: 'Short, by name: cyton daisy board id.',
    origins: [],
    answers: [at(CODE, 'board-id', 'Which board id?')],
    typed: { name: ['cyton daisy board id'] },
  },
  {
    asks: 'Short, by name: STREAMING_BOARD.',
    origins: [],
    answers: [
      at(CODE, 'board-id', 'Which board id?'),
      at(GUI, 'from-gui', 'From the GUI to your program, or to other GUIs'),
    ],
    typed: { name: ['STREAMING_BOARD'] },
  },
  {
    asks: 'Short, by name: playback board brainflow.',
    origins: [],
    answers: [at(CODE, 'save', 'PLAYBACK_FILE_BOARD')],
    typed: { name: ['playback board brainflow'] },
  },
  {
    asks: 'Short, by name: OpenBCI_GUI settings folder.',
    origins: [],
    answers: [at(GUI, 'folders', 'Where everything is')],
    typed: { name: ['OpenBCI_GUI settings folder'] },
  },
  {
    asks: 'Short, a task: where are recordings saved.',
    origins: [],
    answers: [
      at(GUI, 'folders', 'Where everything is'),
      at(
        FAQ,
        'where-are-recordings-saved-and-in-which-format',
        'Where are recordings saved, and in which format?',
      ),
      at(TROUBLE, 'not-in-documents', 'My recordings are not in Documents'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Documents/OpenBCI_GUI/Recordings'),
    ],
    typed: { task: ['where are recordings saved'] },
  },
  {
    asks: 'Short, a task: convert sd card file.',
    origins: [],
    answers: [
      at(CARD, 'viewer', 'Look at a file, and convert it to microvolts'),
      at('Software/OpenBCISoftware/GUIRecordings', 'sd', 'SD card files'),
    ],
    typed: { task: ['convert sd card file'] },
  },
  {
    asks: 'Short, a task: import into EEGLAB.',
    origins: [],
    answers: [at(MATLAB, 'eeglab', 'EEGLAB')],
    typed: { task: ['import into EEGLAB'] },
  },
  {
    asks: 'Short, a task: load raw file mne python.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'MNE-Python')],
    typed: { task: ['load raw file mne python'] },
  },
  {
    asks: 'Short, a task: read csv pandas openbci header.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'pandas.read_csv')],
    typed: { task: ['read csv pandas openbci header'] },
  },
  {
    asks: 'Short, by name: scale factor microvolts count.',
    origins: [],
    answers: [
      at(FORMAT, 'scale-factor', 'Scale factor'),
      at(GANGLION, 'scale-factor', 'Scale factor'),
      at('Cyton/CytonSpecs', 'gain', 'Gain and scale factor'),
    ],
    typed: { name: ['scale factor microvolts count'] },
  },
  {
    asks: 'Short, by name: ADS1299 channel settings command.',
    origins: [],
    answers: [at(COMMANDS, 'channel-settings', 'Channel settings: x…X')],
    typed: { name: ['ADS1299 channel settings command'] },
  },
  {
    asks: 'Short, by name: marker command `.',
    origins: [],
    answers: [at(TRIGGERS, 'markers', 'Marker mode: /4'), at(COMMANDS, 'board-mode', 'Board mode: /')],
    typed: { name: ['marker command `'] },
  },
  {
    asks: 'Short, by name: analog read command.',
    origins: [],
    answers: [at(COMMANDS, 'board-mode', 'Board mode: /'), at(TRIGGERS, 'analog', 'Analog mode: /2')],
    typed: { name: ['analog read command'] },
  },
  {
    asks: 'Short, by name: /2.',
    origins: [],
    answers: [at(TRIGGERS, 'analog', 'Analog mode: /2'), at(COMMANDS, 'board-mode', 'Board mode: /')],
    typed: { name: ['/2'] },
  },
  {
    asks: 'Short, by name: sample rate command ~6.',
    origins: [],
    answers: [at(COMMANDS, 'sample-rate', 'Sample rate: ~')],
    typed: { name: ['sample rate command ~6'] },
  },
  {
    asks: 'Short, by name: marker widget.',
    origins: [],
    answers: [at(WIDGETS, 'marker', 'Marker')],
    typed: { name: ['marker widget'] },
  },
  {
    asks: 'Short, by name: accelerometer widget.',
    origins: [],
    answers: [at(WIDGETS, 'accelerometer', 'Accelerometer')],
    typed: { name: ['accelerometer widget'] },
  },
  {
    asks: 'Short, by name: auxiliary udp port default 12345.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'ports 12345')],
    typed: { name: ['auxiliary udp port default 12345'] },
  },
  {
    asks: 'Short, by name: network output serial arduino.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Serial')],
    typed: { name: ['network output serial arduino'] },
  },
  {
    asks: 'Short, a task: bandpass filter python.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'scipy', 'Filter a recording with SciPy'),
      at('ForDevelopers/DataAnalysis', 'filter', 'Filter the signal'),
      at(WIDGETS, 'filters-scipy', 'The same filters in SciPy, and what they leave'),
    ],
    typed: { task: ['bandpass filter python'] },
  },
  {
    asks: 'Short, by name: butterworth order gui filter.',
    origins: [],
    answers: [at(WIDGETS, 'filters', 'Butterworth, order 4')],
    typed: { name: ['butterworth order gui filter'] },
  },
  {
    asks: 'Short, by name: SSVEP experiment.',
    origins: [],
    answers: [
      at(ELECTRODES, 'ssvep', 'SSVEP with eight channels'),
      at(OPENVIBE, 'scenarios', 'Begin with a ready scenario: P300 speller, motor imagery'),
    ],
    typed: { name: ['SSVEP experiment'] },
  },
  {
    asks: 'Short, by name: eeg notebooks.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'others', 'formerly EEG-Notebooks')],
    typed: { name: ['eeg notebooks'] },
  },
  {
    asks: 'Short, by name: NeuroPype.',
    origins: [],
    answers: [at('Deprecated/MotorImagery', '', 'This experiment is no longer supported')],
    typed: { name: ['NeuroPype'] },
  },
  {
    asks: 'Short, by name: OpenViBE openbci driver.',
    origins: [],
    answers: [at(OPENVIBE, 'driver', 'The OpenBCI driver')],
    typed: { name: ['OpenViBE openbci driver'] },
  },
  {
    asks: 'Short, by name: BCILAB.',
    origins: [],
    answers: [at(MATLAB, 'toolboxes', 'Install EEGLAB, FieldTrip, ERPLAB or BCILAB')],
    typed: { name: ['BCILAB'] },
  },
  {
    asks: 'Short, by name: Node.js sdk.',
    origins: [],
    answers: [
      at(CODE, 'typescript-and-nodejs', 'TypeScript and Node.js'),
      at('ForDevelopers/OwnDriver', 'node-live', 'Read a Cyton live in Node.js'),
    ],
    typed: { name: ['Node.js sdk'] },
  },
  {
    asks: 'Short, by name: FTDI driver mac.',
    origins: [],
    answers: [at(MAC, '', 'without any driver to install')],
    typed: { name: ['FTDI driver mac'] },
  },
  {
    asks: 'Short, a task: how to change ganglion firmware.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'ota', 'Over the air')],
    typed: { task: ['how to change ganglion firmware'] },
  },
  {
    asks: 'Short, a task: how to control drone with eeg.',
    origins: [],
    answers: [at(NEUROFLY, '', 'Four muscles become the four directions of a joystick')],
    typed: { task: ['how to control drone with eeg'] },
  },
];
