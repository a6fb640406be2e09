import { at, type Question } from '../types';

const software = 'ForDevelopers/SoftwareDevelopment';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const lsl = `${thirdParty}/LSL`;
const matlab = `${thirdParty}/Matlab`;
const emotibit = 'ThirdParty/EmotiBit/EmotiBit_Guide';
const messages = 'Troubleshooting/GUI_Troubleshooting';
const programs = 'Software/SoftwareLanding';
const issue = (thread: string) => `https://github.com/${thread.replace('#', '/issues/')}`;

/**
 * Sixty threads of issue trackers, retold as their reporters began.
 * The queries were written down before the pages were opened; the places were named afterwards.
 */
export const askersIssues: readonly Question[] = [
  {
    asks: 'Two Cytons with Daisy on one computer, or two boards of any kind.',
    origins: [issue('brainflow-dev/brainflow#691'), issue('brainflow-dev/brainflow#265')],
    answers: [
      at(software, 'two-boards', 'for each board, with its own port'),
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'two boards at once',
      ),
      at(gui, 'two-boards', 'start the GUI twice'),
    ],
    typed: { trouble: ['two cyton daisy one computer 32 channels'], name: ['brainflow_multiboard_get_data'] },
  },
  {
    asks: 'Samples that fill the buffer twice a second.',
    origins: [issue('brainflow-dev/brainflow#81')],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'why', 'half a second'),
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'latency timer'),
    ],
    typed: { trouble: ['brainflow data arrives in chunks every half second'] },
  },
  {
    asks: 'BrainFlow on a Mac with an Arm processor.',
    origins: [issue('brainflow-dev/brainflow#628')],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'for both processors')],
    typed: { task: ['brainflow mac m2 arm64'] },
  },
  {
    asks: 'A detrended signal that differs from MNE and SciPy.',
    origins: [issue('brainflow-dev/brainflow#433')],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter', '5.10.0'),
      at('ForDevelopers/BrainFlowErrors', 'row-major', 'loop over the channels'),
    ],
    typed: { trouble: ['brainflow detrend differs from mne'] },
  },
  {
    asks: 'A played back file that begins in its middle.',
    origins: [issue('brainflow-dev/brainflow#567')],
    answers: [at(software, 'save', 'set_index_percentage')],
    typed: { task: ['playback brainflow csv start at index'] },
  },
  {
    asks: 'Impedance during the whole experiment.',
    origins: [issue('OpenBCI/brainflow#160'), issue('OpenBCI/OpenBCI_Cyton_Library#39')],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-while-recording', 'test current'),
      at(software, 'impedance', 'do not record meanwhile'),
      at('Cyton/CytonSDK', 'impedance-python', 'Before you put the electrode on a person'),
    ],
    typed: { task: ['log impedance during experiment cyton python'] },
  },
  {
    asks: 'A trigger on a pin with WiFi Shield and Daisy.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'digital', 'With a WiFi Shield D13 and D18 are taken')],
    typed: { trouble: ['digital trigger D12 not in file wifi shield'] },
  },
  {
    asks: 'Tones for the bands, so that the eyes can stay closed.',
    origins: [issue('OpenBCI/OpenBCI_GUI#709')],
    answers: [
      at(widgets, 'focus', 'each note follow one band'),
      at(`${thirdParty}/BrainBay`, 'first', 'first neurofeedback'),
    ],
    typed: { task: ['neurofeedback tones eyes closed ganglion'] },
  },
  {
    asks: 'Bars of the Band Power widget that hardly move.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1139')],
    answers: [at(widgets, 'band-power', 'The axis is logarithmic')],
    typed: { trouble: ['band power widget linear scale'] },
  },
  {
    asks: 'Time stamps that stand still and jump under Linux.',
    origins: [issue('OpenBCI/OpenBCI_GUI#176')],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'below 7.5 ms'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'the time stamps jitter'),
      at(software, 'time', 'when it reaches the computer'),
    ],
    typed: { trouble: ['timestamps jump linux openbci txt'] },
  },
  {
    asks: 'The number of channels of an LSL stream in GUI 4.',
    origins: [issue('OpenBCI/OpenBCI_GUI#644')],
    answers: [at('Deprecated/Hub', 'old-gui', 'BandPower: 5. FFT: 125')],
    typed: { trouble: ['lsl #chan fft 125'] },
  },
  {
    asks: 'Java that the Linux package does not find.',
    origins: [issue('OpenBCI/OpenBCI_GUI#371')],
    answers: [
      at('Deprecated/Hub', 'old-gui', 'java/bin/java: not found'),
      at(gui, 'install-linux', 'java/bin/java'),
    ],
    typed: { trouble: ['gui java not found linux', 'java/bin/java: not found'] },
  },
  {
    asks: 'The GUI on a Raspberry Pi.',
    origins: [issue('OpenBCI/OpenBCI_GUI#146')],
    answers: [
      at(software, 'raspberry-pi', 'The OpenBCI GUI does not run there'),
      at(gui, 'install', 'A Raspberry Pi or other ARM Linux cannot run the GUI'),
      at(messages, 'blank', 'was reported from a Raspberry Pi'),
    ],
    typed: { trouble: ['raspberry pi gui black window', 'OpenGL error 1282 at bot beginDraw()'] },
  },
  {
    asks: 'A system that starts, and nothing moves.',
    origins: [issue('OpenBCI/OpenBCI_GUI#418')],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'different channels, or the board is off'),
      at(messages, 'failed-to-start', 'The stream could not be started'),
      at(messages, 'stands-still', 'If no message comes, data arrive'),
    ],
    typed: { trouble: ['start system no data no message'] },
  },
  {
    asks: 'A Ganglion that is listed on a Mac, and a start that hangs.',
    origins: [issue('OpenBCI/OpenBCI_GUI#299')],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'scanning itself fails'),
      at(messages, 'no-ganglion', 'The blue LED must'),
    ],
    typed: { trouble: ['ganglion in list start hangs mac'] },
  },
  {
    asks: 'WiFi Direct without a sample.',
    origins: [issue('OpenBCI/OpenBCI_WIFI#71')],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-direct', 'turn off automatic connection'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'All three lights must be on'),
    ],
    typed: { trouble: ['wifi direct no samples'] },
  },
  {
    asks: 'A CSV file that the playback refuses.',
    origins: [issue('OpenBCI/Documentation#283')],
    answers: [
      at(messages, 'unsupported', 'BrainFlow CSV files do not play'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', '.csv'),
      at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'cannot play'),
    ],
    typed: { trouble: ['playback .csv file not accepted'] },
  },
  {
    asks: 'Several Cytons in one room.',
    origins: [issue('OpenBCI/Documentation#218')],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'then the next'),
    ],
    typed: { task: ['several cytons in one room channel'] },
  },
  {
    asks: 'Brain, heart, muscle and eyes at once.',
    origins: [issue('OpenBCI/Documentation#64')],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'with-a-cyton-alone', 'ECG to both pins of'),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'every electrode is measured against one',
      ),
    ],
    typed: { task: ['eeg ecg emg eog same time cyton'] },
  },
  {
    asks: 'The pins of the Daisy that a cap goes to.',
    origins: [issue('OpenBCI/Documentation#129')],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'bottom pins'),
      at('GettingStarted/Boards/DaisyGS', 'wire', 'bottom pin'),
      at('Cyton/CytonSpecs', 'electrode-header', 'SRB2, the default reference'),
    ],
    typed: { task: ['daisy electrode cap top or bottom pins'] },
  },
  {
    asks: 'OpenViBE that does not see the Cyton’s port.',
    origins: [issue('openbci-archive/Docs#168')],
    answers: [at(`${thirdParty}/OpenVibe`, 'driver', 'Use Daisy Module')],
    typed: { trouble: ['openvibe acquisition server no com port cyton'] },
  },
  {
    asks: 'A Ganglion in OpenViBE on Linux.',
    origins: [issue('openbci-archive/Docs#148')],
    answers: [at(`${thirdParty}/OpenVibe`, 'lsl', 'LabStreamingLayer')],
    typed: { task: ['ganglion openvibe linux'] },
  },
  {
    asks: 'The old packages for Node.js: they do not build, and the acceleration is missing.',
    origins: [
      issue('openbci-archive/OpenBCI_NodeJS_Cyton#23'),
      issue('openbci-archive/OpenBCI_NodeJS_Ganglion#27'),
    ],
    answers: [at(software, 'typescript-and-nodejs', 'before 1.1.9')],
    typed: {
      trouble: [
        'nodejs library accelerometer never fires',
        'prebuild-install || node-gyp rebuild serialport',
      ],
    },
  },
  {
    asks: 'MATLAB that waits for a stream, or has to receive and compute at once.',
    origins: [issue('openbci-archive/OpenBCI_MATLAB#1'), issue('sccn/lsl_archived#139')],
    answers: [at(matlab, 'lsl', 'Receive and compute at the same time')],
    typed: {
      trouble: ['lsl_resolve_byprop'],
      task: ['matlab real time process while receiving lsl'],
    },
  },
  {
    asks: 'A stream that MATLAB or another computer does not see, or that is not recorded.',
    origins: [issue('sccn/lsl_archived#254'), issue('labstreaminglayer/App-LabRecorder#17')],
    answers: [
      at(lsl, 'troubleshooting', 'the firewall of the computer that sends'),
      at(matlab, 'lsl', 'This example waits for ever'),
    ],
    typed: {
      trouble: ['matlab lsl waiting for eeg stream', 'labrecorder stream other computer missing'],
    },
  },
  {
    asks: 'The library of LSL that Python does not find.',
    origins: [issue('labstreaminglayer/pylsl#68'), issue('LMBooth/pybci#19')],
    answers: [at(lsl, 'liblsl', 'standalone_compilation_linux.sh'), at(lsl, 'brainflow', 'built into')],
    typed: {
      trouble: ['raspberry pi pylsl'],
      name: ['PYLSL_LIB', 'standalone_compilation_linux.sh'],
    },
  },
  {
    asks: 'What a hospital’s firewall has to let through.',
    origins: [issue('psychopy/psychopy#7762')],
    answers: [at(lsl, 'it-department', '239.255.172.215'), at(lsl, 'troubleshooting', '16571')],
    typed: { trouble: ['firewall lab streaming layer hospital'] },
  },
  {
    asks: 'An event that lies late against the EEG of another computer.',
    origins: [issue('sccn/labstreaminglayer#117'), issue('labstreaminglayer/pylsl#8')],
    answers: [at(lsl, 'markers', 'What the clock can and cannot do'), at(lsl, 'drift', 'nearest stamp')],
    typed: { trouble: ['event late in eeglab two pcs'] },
  },
  {
    asks: 'Events that drift, or all lie at the first sample.',
    origins: [issue('sccn/lsl_archived#9'), issue('sccn/xdf#59')],
    answers: [
      at(lsl, 'drift', 'Every event has the latency 1'),
      at(`${thirdParty}/OpenVibe`, 'drift', 'Two clocks are the main reason'),
      at(matlab, 'eeglab', 'use the plugin xdfimport'),
    ],
    typed: { trouble: ['markers drift from eeg over time', 'pop_loadxdf'] },
  },
  {
    asks: 'Data that come out upside down.',
    origins: [issue('eegsynth/eegsynth#420')],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'reference minus electrode'),
      at(matlab, 'load', 'eeg = -raw'),
    ],
    typed: { trouble: ['cyton signal upside down'] },
  },
  {
    asks: 'Channels without a position in MNE.',
    origins: [issue('mne-tools/mne-python#3722')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'match_case=False')],
    typed: { trouble: ['did not have a position specified montage FZ'] },
  },
  {
    asks: 'A Feather that the installer does not find.',
    origins: [issue('EmotiBit/ofxEmotiBit#214')],
    answers: [at(emotibit, 'no-firmware', 'Apple Silicon')],
    typed: { trouble: ['emotibit firmware installer feather not found mac'] },
  },
  {
    asks: 'What values of skin conductance mean.',
    origins: [issue('EmotiBit/EmotiBit_Docs#127')],
    answers: [at(emotibit, 'bad-signal', 'Near 0.03 µS'), at(emotibit, 'what-it-records', 'µS')],
    typed: { task: ['emotibit eda value meaning'] },
  },
  {
    asks: 'A column of LSL times that is all zeros.',
    origins: [issue('EmotiBit/ofxEmotiBit#234')],
    answers: [at(emotibit, 'sync', 'at least two markers')],
    typed: { trouble: ['LslLocalTimestamp zeros'] },
  },
  {
    asks: 'An EmotiBit that is carried from one network to another.',
    origins: [issue('EmotiBit/EmotiBit_FeatherWing#76')],
    answers: [at(emotibit, 'second-network', 'A recording goes on')],
    typed: { trouble: ['emotibit change wifi network walking'] },
  },
  {
    asks: 'A Chromebook whose Linux does not get the dongle.',
    origins: [issue('dnschneid/crouton#5061')],
    answers: [at(software, 'windows-arm', 'Chromebook')],
    typed: { trouble: ['chromebook usb serial linux no prompt'] },
  },
  {
    asks: 'A port that brltty takes away.',
    origins: [issue('huggingface/lerobot#497')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'brltty')],
    typed: { trouble: ['brltty sets config #1'] },
  },
  {
    asks: 'Sleep scored from one channel and the eyes.',
    origins: [issue('perslev/U-Time#45')],
    answers: [
      at('ForDevelopers/DataAnalysis', 'yasa', 'one central EEG channel'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'To have the night scored'),
    ],
    typed: { task: ['sleep staging one channel eeg file edf'] },
  },
  {
    asks: 'What to buy for neurofeedback with eight channels.',
    origins: [issue('ChrisVeigl/BrainBay#14')],
    answers: [
      at('FAQ/HowProductsGoTogether', 'chooser', 'Which board for what I want to do'),
      at('FAQ/HardFAQ', 'how-do-i-choose-between-4-8-and-16-channels', 'Count the places'),
    ],
    typed: { task: ['which parts for 8 channel neurofeedback'] },
  },
  {
    asks: 'Blinks and cables that spoil the feedback in BrainBay.',
    origins: [issue('ChrisVeigl/BrainBay#36')],
    answers: [at(`${thirdParty}/BrainBay`, 'artefacts', 'hold the feedback back')],
    typed: { trouble: ['brainbay blink artifact filter rings'] },
  },
  {
    asks: 'NeuroTechX’s experiments with a Cyton.',
    origins: [issue('NeuroTechX/EEG-ExPy#143'), issue('NeuroTechX/EEG-ExPy#28')],
    answers: [at(programs, 'others', 'Select Port(number)')],
    typed: {
      trouble: ['eegnb cyton com port index', 'IndexError: list index out of range COM port eegnb'],
    },
  },
  {
    asks: 'openbci2ft with a Ganglion.',
    origins: [issue('eegsynth/eegsynth#89')],
    answers: [at(matlab, 'fieldtrip-live', 'It does not read a Ganglion')],
    typed: { task: ['openbci2ft ganglion'] },
  },
  {
    asks: 'The names of the channels of a stream, and an object that is a list.',
    origins: [issue('labstreaminglayer/pylsl#77')],
    answers: [at(lsl, 'receive', 'get_channel_labels')],
    typed: {
      trouble: ["TypeError: 'list' object is not callable pylsl StreamInlet"],
      task: ['channel names of lsl stream in python'],
    },
  },
  {
    asks: 'Another filter for each channel.',
    origins: [issue('OpenBCI/OpenBCI_GUI#988')],
    answers: [at(widgets, 'filters', 'the rows below it one channel each')],
    typed: { task: ['5-50 hz channel 1 and 0.5-3 hz channel 2 gui'] },
  },
  {
    asks: 'A new file without a new session.',
    origins: [issue('OpenBCI/OpenBCI_GUI#48')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Each time you stop and start the stream'),
      at(software, 'save', 'delete_streamer'),
    ],
    typed: { task: ['new recording file without restarting session'] },
  },
  {
    asks: 'The hex file of the card as a table.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1014')],
    answers: [
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
      at('Cyton/CytonSDCard', 'makers-script', 'It expects a Daisy'),
      at('Cyton/CytonSDCard', 'read-a-file', 'no conversion is needed'),
    ],
    typed: { task: ['sd card hex to csv script'] },
  },
  {
    asks: 'A script for a Cyton’s file that stops at a Ganglion’s.',
    origins: [issue('curiositry/EEGrunt#15')],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Each board has its own columns')],
    typed: { trouble: ['usecols IndexError ganglion recording numpy'] },
  },
  {
    asks: 'A computer that has to be named because multicast is blocked.',
    origins: [issue('sccn/lsl_archived#254')],
    answers: [at(lsl, 'lsl-api-cfg', 'KnownPeers')],
    typed: { name: ['KnownPeers lsl_api.cfg'] },
  },
  {
    asks: 'A web page whose list of ports is empty on Android.',
    origins: [issue('GoogleChromeLabs/serial-terminal#17')],
    answers: [
      at('ForDevelopers/OwnDriver', 'web-serial', 'On Android the list of ports is empty'),
      at(software, 'phones', 'use a serial driver for the FT231X'),
    ],
    typed: { trouble: ['navigator.serial android'] },
  },
  {
    asks: 'A board of one’s own around the ADS1299.',
    origins: [issue('nikki-uwu/Meower#6')],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'Buy the ADS1299')],
    typed: { task: ['build own ads1299 board which chip'] },
  },
];
