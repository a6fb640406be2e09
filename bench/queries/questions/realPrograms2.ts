import { at, type Question } from '../types';

const CODE = 'ForDevelopers/SoftwareDevelopment';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const PROGRAMS = 'Software/SoftwareLanding';

const issue = (thread: string) => `https://github.com/${thread.replace('#', '/issues/')}`;
const pull = (thread: string) => `https://github.com/${thread.replace('#', '/pull/')}`;

/**
 * What people asked in public about programs and drivers: LabRecorder, LSL in games and on phones, BrainFlow in more
 * languages, what the GUI sends, files for MNE and EEGLAB. Told anew in other words; the queries were written down before
 * the pages were opened.
 */
export const realPrograms2: readonly Question[] = [
  {
    asks: 'An app on an iPhone finds no streams but its own.',
    origins: [issue('sccn/liblsl#208'), issue('labstreaminglayer/LSL4Unity#68')],
    answers: [at(LSL, 'troubleshooting', 'com.apple.developer.networking.multicast')],
    typed: { trouble: ['ios app cant find lsl streams'] },
  },
  {
    asks: 'The stream of an Android tablet comes and goes in LabRecorder.',
    origins: [issue('sccn/liblsl#204'), issue('sccn/liblsl#210')],
    answers: [at(LSL, 'troubleshooting', 'WifiManager.MulticastLock')],
    typed: { trouble: ['lsl stream from android goes online offline labrecorder'] },
  },
  {
    asks: 'Streams of a game are seen from the editor, and not from the headset itself.',
    origins: [issue('labstreaminglayer/LSL4Unity#60')],
    answers: [
      at(LSL, 'other-programs', 'CHANGE_WIFI_MULTICAST_STATE'),
      at(LSL, 'troubleshooting', 'WifiManager.MulticastLock'),
    ],
    typed: { trouble: ['unity lsl stream invisible on android vr headset'] },
  },
  {
    asks: 'LabRecorder ends at once on a Mac.',
    origins: [
      issue('labstreaminglayer/App-LabRecorder#88'),
      issue('labstreaminglayer/App-LabRecorder#105'),
      issue('labstreaminglayer/App-LabRecorder#125'),
    ],
    answers: [at(LSL, 'labrecorder', 'macOS_universal-signed')],
    typed: { trouble: ['labrecorder quit unexpectedly mac'] },
  },
  {
    asks: 'LabRecorder, started by a script, records the streams of other rooms, too.',
    origins: [issue('labstreaminglayer/App-LabRecorder#111')],
    answers: [at(LSL, 'labrecorder-remote', 'it records every stream')],
    typed: { trouble: ['labrecorder remote start records all streams'] },
  },
  {
    asks: 'Two senders with one name are one line in LabRecorder.',
    origins: [issue('labstreaminglayer/App-LabRecorder#99')],
    answers: [
      at(LSL, 'labrecorder', 'one line in the list'),
      at(LSL, 'troubleshooting', 'Two streams with one name'),
    ],
    typed: { trouble: ['labrecorder two streams same name only one listed'] },
  },
  {
    asks: 'Max receives one bin of the spectrum.',
    origins: [
      issue('OpenBCI/OpenBCI_GUI#1263'),
      'https://openbci.com/forum/index.php?p=/discussion/4072/fft-data-parsing-in-max-msp',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'only bin 124 of each channel is sent')],
    typed: { trouble: ['fft over osc only gets one bin'] },
  },
  {
    asks: 'Band powers are sent only while their widget is on the screen.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1094')],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'the widget that computes the data'),
    ],
    typed: { trouble: ['band power osc all zeros unless widget open'] },
  },
  {
    asks: 'Time series over the serial port to an Arduino.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1142')],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Time series are too much')],
    typed: { task: ['send raw eeg to arduino over serial'] },
  },
  {
    asks: 'An exception when sixteen filtered channels are sent.',
    origins: [issue('OpenBCI/OpenBCI_GUI#638')],
    answers: [at('Deprecated/Hub', 'old-gui', 'filtered time series of 16 channels')],
    typed: { trouble: ['ArrayIndexOutOfBounds networking 16 channels'] },
  },
  {
    asks: 'The form of a marker that the GUI takes by UDP.',
    origins: [issue('OpenBCI/Documentation#188')],
    answers: [at(WIDGETS, 'marker', 'four bytes, a 32-bit float, big-endian')],
    typed: { task: ['udp marker to gui python float bytes'] },
  },
  {
    asks: 'Acceleration by UDP comes as three lists, and not as x, y and z.',
    origins: [pull('OpenBCI/Documentation#238')],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Nested lists are')],
    typed: { trouble: ['udp accelerometer json has 10 values per axis'] },
  },
  {
    asks: 'BrainFlow in the Unreal Engine.',
    origins: [issue('brainflow-dev/brainflow#77'), issue('brainflow-dev/BrainFlowUnrealPlugin#8')],
    answers: [at(CODE, 'unity', 'for Unreal Engine 4.25 and later')],
    typed: { name: ['brainflow unreal engine'] },
  },
  {
    asks: 'BrainFlow on Macs with M1 and M2.',
    origins: [issue('brainflow-dev/brainflow#628')],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'libraries are for both processors')],
    typed: { name: ['brainflow apple silicon m2'] },
  },
  {
    asks: 'A spectrum by Welch that never ends.',
    origins: [pull('brainflow-dev/brainflow#851')],
    answers: [at('ForDevelopers/BrainFlowErrors', 'faults', 'an overlap equal to nfft never ends')],
    typed: { trouble: ['get_psd_welch hangs overlap'] },
  },
  {
    asks: 'BrainFlow in an environment of conda.',
    origins: [issue('brainflow-dev/brainflow#412')],
    answers: [
      at(CODE, 'python', 'The command is the same in a conda environment'),
      at('ForDevelopers/BrainFlowErrors', 'library', 'Reinstall the package in the environment'),
    ],
    typed: { task: ['brainflow conda environment windows'] },
  },
  {
    asks: 'The build of BrainFlow stops on a Raspberry Pi Zero.',
    origins: [issue('brainflow-dev/brainflow#708')],
    answers: [at(CODE, 'raspberry-pi', 'Process finished with error code 2')],
    typed: { trouble: ['brainflow build.py error code 2 raspberry pi zero'] },
  },
  {
    asks: 'A marker from an experiment that runs beside the program that records.',
    origins: [issue('NeuroTechX/EEG-ExPy#156')],
    answers: [at(CODE, 'marker', 'From another program')],
    typed: { task: ['insert marker from another process brainflow'] },
  },
  {
    asks: 'The old script for LSL sends at half the rate.',
    origins: [issue('openbci-archive/OpenBCI_LSL#13')],
    answers: [
      at(LSL, 'openbci-lsl', '125 Hz instead of 250'),
      at('GettingStarted/Boards/DaisyGS', 'rate', '125'),
    ],
    typed: { trouble: ['openbci_lsl only 125 hz instead of 250'] },
  },
  {
    asks: 'An inlet with a short buffer gives no samples.',
    origins: [issue('openbci-archive/OpenBCI_LSL#11')],
    answers: [at(LSL, 'receive', 'are whole seconds')],
    typed: { trouble: ['lsl buffer less than 1 second empty chunk'] },
  },
  {
    asks: 'C# refuses the array for a sample.',
    origins: [issue('labstreaminglayer/LSL4Unity#4')],
    answers: [at(LSL, 'other-programs', 'exactly as many elements as the stream has channels')],
    typed: { trouble: ['pull_sample ArgumentException unity'] },
  },
  {
    asks: 'An inlet for a stream without a rate stays empty.',
    origins: [pull('labstreaminglayer/LSL4Unity#62')],
    answers: [at(LSL, 'other-programs', 'which for markers is 0')],
    typed: { trouble: ['unity inlet markers empty irregular rate'] },
  },
  {
    asks: 'EDF has 16 bits, the board has 24.',
    origins: [issue('openbci-archive/-DEPRECATED-OpenBCI_Processing#34')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'the 24-bit relative of EDF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
    ],
    typed: { task: ['edf or bdf 16 bit 24 bit'] },
  },
  {
    asks: 'How the stream of OpenViBE is found from Python.',
    origins: [pull('mne-tools/mne-lsl#68')],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'lsl', 'openvibeSignal')],
    typed: { task: ['openvibe lsl stream type signal'] },
  },
  {
    asks: 'A classifier of scikit-learn on live data.',
    origins: [issue('OpenBCI/OpenBCI_Ganglion_Library#32')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'give the trained classifier a sliding window')],
    typed: { task: ['scikit-learn real time classifier openbci'] },
  },
  {
    asks: 'EEGLAB counts an XDF by the nominal rate.',
    origins: [issue('xdf-modules/xdf-EEGLAB#2')],
    answers: [at(LSL, 'drift', 'gives the data the nominal rate')],
    typed: { trouble: ['eeglab ignores xdf timestamps'] },
  },
  {
    asks: 'load_xdf ends in an error of chol.',
    origins: [issue('sccn/lsl_archived#322'), issue('sccn/lsl_archived#329'), issue('sccn/xdf#23')],
    answers: [at(LSL, 'drift', 'HandleClockSynchronization')],
    typed: { trouble: ['load_xdf chol matrix must be positive definite'] },
  },
  {
    asks: 'MNE shows an EDF file a million times too large.',
    origins: [issue('mne-tools/mne-python#9186')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'a million times too large')],
    typed: { trouble: ['mne edf amplitudes million times too large'] },
  },
  {
    asks: 'The export to EDF says that a field is too long.',
    origins: [issue('mne-tools/mne-python#12964')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'exceeds maximum field length')],
    typed: { trouble: ['mne export edf exceeds maximum field length'] },
  },
  {
    asks: 'No power in the low bands of a short piece.',
    origins: [issue('Xiul109/eeglib#3')],
    answers: [at('ForDevelopers/Spectra', 'resolution', '1 s gives 1 Hz, 2 s 0.5 Hz')],
    typed: { trouble: ['delta power zero 2 second window'] },
  },
  {
    asks: 'Alpha power once a second in JavaScript.',
    origins: [issue('pwstegman/bci.js#7')],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'bcijs')],
    typed: { task: ['alpha power every second javascript'] },
  },
  {
    asks: 'A packed program does not find the compiled part of Koffi.',
    origins: [issue('Koromix/koffi#222'), issue('Koromix/koffi#199')],
    answers: [at(CODE, 'typescript-and-nodejs', 'Cannot find the native Koffi module')],
    typed: { trouble: ['Cannot find the native Koffi module'] },
  },
  {
    asks: 'A notebook expects COM3, and the dongle has COM5.',
    origins: [issue('JadinTredup/brainflow-notebooks#3')],
    answers: [at(CODE, 'find-port', 'has the USB numbers 0403:6015')],
    typed: { task: ['find dongle com port automatically python'] },
  },
  {
    asks: 'The ports of Windows in Node.js.',
    origins: [issue('openbci-archive/OpenBCI_NodeJS_Cyton#15')],
    answers: [at('ForDevelopers/OwnDriver', 'node-live', 'SerialPort.list() finds the dongle')],
    typed: { task: ['node js list com ports cyton windows'] },
  },
  {
    asks: 'The unit of band powers in Max.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F8023%2F'],
    answers: [
      at(WIDGETS, 'band-power', 'Use the values to compare, not as µV²'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'AvgBandPower'),
    ],
    typed: { task: ['osc band power units max msp'] },
  },
  {
    asks: 'An inlet that is emptied sample by sample falls behind.',
    origins: [issue('NeuropsyOL/RECORDA#11')],
    answers: [at(LSL, 'receive', 'Your loop is slower than the stream')],
    typed: { trouble: ['lsl inlet reads one sample at a time lag'] },
  },
  {
    asks: 'Web Bluetooth inside an app for Android.',
    origins: [issue('WebBluetoothCG/web-bluetooth#558')],
    answers: [at(CODE, 'phones', 'In a WebView inside an app')],
    typed: { task: ['web bluetooth android webview'] },
  },
  {
    asks: 'A board in SuperCollider.',
    origins: [
      'https://baryon.supercollider.online/media/sc_docs/OpenBCI-SuperCollider/Classes/DataSequencer.html',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'usually listens on port 57120')],
    typed: { name: ['supercollider openbci'] },
  },
  {
    asks: 'LabRecorder sees nothing of other Macs until their addresses are named.',
    origins: [issue('ml4ai/tomcat#377')],
    answers: [at(LSL, 'lsl-api-cfg', 'KnownPeers')],
    typed: { trouble: ['labrecorder other mac KnownPeers lsl_api.cfg'] },
  },
  {
    asks: 'What BrainFlow does, and what LSL does.',
    origins: [issue('brainflow-dev/brainflow#246')],
    answers: [at(LSL, '', 'BrainFlow reads a board into one program')],
    typed: { task: ['brainflow or lsl which one'] },
  },
  {
    asks: 'Windows that overlap, for a classifier of muscles.',
    origins: [issue('UlysseCoteAllard/MyoArmbandDataset#11'), issue('wmvanvliet/neuroscience_tutorials#8')],
    answers: [at(CODE, 'keep', 'For a sliding window')],
    typed: { task: ['sliding window overlap emg classifier'] },
  },
  {
    asks: 'BCI2000 with a board by LSL.',
    origins: ['https://bci2000.org/mediawiki/index.php/Contributions:LSLSource'],
    answers: [at(PROGRAMS, 'others', 'LSLSource')],
    typed: { name: ['bci2000 lslsource openbci sampleblocksize'] },
  },
  {
    asks: 'All markers stand in the first row.',
    origins: [issue('alexandrebarachant/muse-lsl#92')],
    answers: [at(LSL, 'drift', 'Every event has the latency 1')],
    typed: { trouble: ['lsl markers all at top of file'] },
  },
  {
    asks: 'The LSL package inside PsychoPy.',
    origins: [issue('psychopy/psychopy#2384')],
    answers: [at(LSL, 'markers', 'pylsl must be in')],
    typed: { task: ['pylsl in psychopy standalone'] },
  },
];
