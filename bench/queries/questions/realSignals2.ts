import { at, type Question } from '../types';

const issue = (thread: string) => `https://github.com/${thread.replace('#', '/issues/')}`;
const forum = (discussion: string) => `https://openbci.com/forum/index.php?p=/discussion/${discussion}`;

const noise = 'Troubleshooting/minimizingNoise';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const trouble = 'Troubleshooting/GUI_Troubleshooting';
const code = 'ForDevelopers/SoftwareDevelopment';
const lsl = 'Software/CompatibleThirdPartySoftware/LSL';
const vibe = 'Software/CompatibleThirdPartySoftware/OpenVibe';

/** What users of the GUI, of recordings and of MNE, EEGLAB and OpenViBE asked in public, and what they saw in signals. */
export const realSignals2: readonly Question[] = [
  {
    asks: 'The list of times of a task against the stamps of a Ganglion.',
    origins: [forum('2487/synchronizing-ganglion-data-with-corresponding-task-data-resolved')],
    answers: [
      at('Cyton/CytonExternal', 'list-of-times', 'With a Ganglion the line holds as well'),
      at('Ganglion/GanglionSpecs', 'trigger', 'Marks from the computer'),
    ],
    typed: { trouble: ['ganglion erp average flat timestamps not matching task'] },
  },
  {
    asks: 'Harmonics of a sine from a generator.',
    origins: [forum('3829/openbci-fft')],
    answers: [at('Cyton/CytonSpecs', 'generator', 'Peaks at 30 and 50 Hz')],
    typed: { trouble: ['fft shows 30hz peak but generator gives 10hz'] },
  },
  {
    asks: 'The scale factor on the way from BrainFlow to LSL.',
    origins: [forum('comment/15981/')],
    answers: [at(code, 'send-commands-to-the-board', 'You need no factor of your own')],
    typed: { task: ['brainflow to lsl multiply data by scale factor'] },
  },
  {
    asks: 'The newer Focus widget and an Arduino.',
    origins: [forum('3491/sending-focus-data-from-gui-to-arduino-for-new-focus-widget')],
    answers: [
      at(widgets, 'focus', 'only 1 or 0 for the chosen metric and threshold'),
      at('Examples/EEGProjects/FocusArduino', 'connect-the-gui', 'Focus'),
    ],
    typed: { task: ['send focus widget to arduino new widget only 0 and 1'] },
  },
  {
    asks: 'Spikes on EEG channels while an ECG is recorded.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1067')],
    answers: [at(noise, 'heart', 'Look at two settings of the ECG channel')],
    typed: { trouble: ['regular spikes on O1 O2 while recording ecg too'] },
  },
  {
    asks: 'The tracker of lost packets is null.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1272')],
    answers: [at(trouble, 'impedance-running', 'Press Stop Impedance Check, then Start Data Stream')],
    typed: { trouble: ['Failed to stop data stream packetLossTracker is null'] },
  },
  {
    asks: 'Playback that shows flat lines.',
    origins: [issue('OpenBCI/OpenBCI_GUI#510')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'The bar moves, but a trace is flat?'),
    ],
    typed: { trouble: ['playback shows time bar but channels are flat'] },
  },
  {
    asks: 'A recording of GUI 4 that does not play.',
    origins: [issue('OpenBCI/OpenBCI_GUI#649'), issue('OpenBCI/OpenBCI_GUI#348')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'gui_old_to_new_file_converter.py'),
      at(trouble, 'old-file', 'The number of columns is not that of'),
    ],
    typed: {
      trouble: ['cant replay recording on ubuntu cyton daisy', 'array out of bounds opening playback file'],
    },
  },
  {
    asks: 'Two halves of the head in the Spectrogram.',
    origins: [issue('OpenBCI/OpenBCI_GUI#416')],
    answers: [at(widgets, 'spectrogram', 'the top plot takes the odd channels')],
    typed: { name: ['spectrogram widget left and right channels'] },
  },
  {
    asks: 'The older package of MNE for real time.',
    origins: [issue('mne-tools/mne-realtime#23')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'is discontinued in favour of MNE-LSL')],
    typed: { trouble: ['mne realtime LSLClient openbci gui exception in thread'] },
  },
  {
    asks: 'Stamps of an XDF file that jump.',
    origins: [issue('sccn/labstreaminglayer#102')],
    answers: [at(lsl, 'drift', 'The stamps jump by many seconds')],
    typed: { trouble: ['xdf timestamps jump by 200000 seconds'] },
  },
  {
    asks: 'A stream of half the rate.',
    origins: [issue('openbci-archive/OpenBCI_LSL#13'), issue('openbci-archive/OpenBCI_NodeJS#157')],
    answers: [at('GettingStarted/Boards/DaisyGS', 'rate', 'every channel arrives 125 times a second')],
    typed: { trouble: ['lsl stream is 125hz instead of 250 cyton'] },
  },
  {
    asks: 'Vertical lines in the plot of MNE.',
    origins: [issue('mne-tools/mne-python#9717'), issue('mne-tools/mne-python#4876')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'The factor 1e-6 is missing')],
    typed: { trouble: ['mne raw.plot only vertical lines'] },
  },
  {
    asks: 'Channels of an XDF file without type and unit.',
    origins: [issue('cbrnr/mnelab#383')],
    answers: [at(lsl, 'record', 'the stream names neither types nor units')],
    typed: { trouble: ['xdf channels loaded as misc instead of eeg'] },
  },
  {
    asks: 'EEGLAB asks for a plugin.',
    origins: [issue('sccn/eeglab#135')],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/Matlab',
        'toolboxes',
        'EEGLAB asks for this plugin when you import EDF or BDF',
      ),
    ],
    typed: { trouble: ['BIOSIG extension not installed eeglab'] },
  },
  {
    asks: 'The transient at the beginning of a filtered signal.',
    origins: [
      'https://dsp.stackexchange.com/questions/86760/bandpass-filtering-eeg-and-getting-weird-distortions-parameter-issue',
    ],
    answers: [
      at('ForDevelopers/DataAnalysis', 'ringing', 'The filter starts from zero'),
      at(noise, 'offset', 'the first seconds are garbage'),
    ],
    typed: { trouble: ['filtered eeg starts with huge spike'] },
  },
  {
    asks: 'Values of infra-low frequencies.',
    origins: ['http://www.bioera.net/support/viewtopic.jsp?id=552'],
    answers: [
      at(noise, 'offset', 'A low-pass leaves the offset in'),
      at('Software/CompatibleThirdPartySoftware/BioEra', 'first', 'behind a low-pass alone'),
    ],
    typed: { trouble: ['bioera infra low 0.01 hz huge values cyton'] },
  },
  {
    asks: 'A speller that errs.',
    origins: ['https://www.bci2000.org/bbs/viewtopic.php?f=5&t=2547'],
    answers: [at(vibe, 'scenarios', 'The speller picks wrong letters?')],
    typed: { trouble: ['p300 speller picks wrong letters'] },
  },
  {
    asks: 'Spectra and band powers as a file.',
    origins: [issue('OpenBCI/OpenBCI_GUI#658')],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'filtered-recording',
        'send TimeSeriesFilt, FFT or BandPower',
      ),
    ],
    typed: { task: ['save fft and band power values to file'] },
  },
  {
    asks: 'Band powers in a table.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1228'), issue('OpenBCI/OpenBCI_GUI#1227')],
    answers: [
      at('ForDevelopers/Spectra', 'band-table', 'adds one line for each channel and band'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'Let the receiver store it'),
    ],
    typed: { task: ['export band power to excel without programming'] },
  },
  {
    asks: 'A profile of OpenGL that is missing.',
    origins: [issue('OpenBCI/OpenBCI_GUI#816')],
    answers: [at(trouble, 'blank', 'Profile GL4bc is not available')],
    typed: { trouble: ['Profile GL4bc is not available black window ubuntu'] },
  },
  {
    asks: 'EDF and its 16 bits.',
    origins: [issue('openbci-archive/-DEPRECATED-OpenBCI_Processing#34')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'The GUI writes no EDF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
      at('Software/OpenBCISoftware/GUIRecordings', 'viewer', 'CSV or BDF+'),
    ],
    typed: { task: ['convert recording to edf 16 bit or bdf'] },
  },
  {
    asks: 'Several files of one night.',
    origins: [issue('OpenBCI/OpenBCI_GUI#461')],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'so you can join them')],
    typed: { task: ['overnight recording split into many files join them'] },
  },
  {
    asks: 'Text file and CSV of one recording.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/1246'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Where the BrainFlow CSV goes'),
      at(gui, 'folders', 'text file alone (streamer None)'),
    ],
    typed: { trouble: ['two copies of every recording disk full'] },
  },
  {
    asks: 'A folder of one’s own for recordings.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1122')],
    answers: [at(gui, 'folders', 'another place for the BrainFlow file only')],
    typed: { trouble: ['recording not saved in folder i picked'] },
  },
  {
    asks: 'EEG while a current stimulates the brain.',
    origins: ['https://githubissues.com/martindinov/hackathon/6'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens',
        'No board here is made or tested for it',
      ),
    ],
    typed: { task: ['eeg during tdcs dc filter'] },
  },
  {
    asks: 'A control panel that is longer than the screen.',
    origins: [issue('OpenBCI/OpenBCI_GUI#285')],
    answers: [at(trouble, 'window-size', 'You can change the size')],
    typed: { trouble: ['gui control panel cut off small laptop screen'] },
  },
  {
    asks: 'The rate that surface EMG needs.',
    origins: [
      'https://biomch-l.isbweb.org/forum/biomch-l-forums/biomch-l-1988-2010/17635-re-emg-filtering-and-sampling-rates',
    ],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'Surface EMG spans about 20 to 450 Hz',
      ),
    ],
    typed: { task: ['is 250 hz enough for emg aliasing'] },
  },
  {
    asks: 'The order of rectifying and smoothing.',
    origins: ['https://biomch-l.isbweb.org/archive/index.php/t-10366.html'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'then take absolute values (rectify)',
      ),
    ],
    typed: { task: ['emg linear envelope rectify lowpass order'] },
  },
  {
    asks: 'Which driver OpenViBE needs for the GUI.',
    origins: [forum('2362/openbci-gui-openvibe-data-acquisition-server'), issue('OpenBCI/Documentation#3')],
    answers: [
      at(vibe, '', 'This is the first choice'),
      at(vibe, 'lsl', 'choose the driver LabStreamingLayer (LSL)'),
      at(vibe, 'driver', 'choose the driver OpenBCI'),
    ],
    typed: { trouble: ['openvibe acquisition server which driver openbci or lsl'] },
  },
  {
    asks: 'Classes of imagined movements in real time.',
    origins: [issue('OpenBCI/OpenBCI_Ganglion_Library#32')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'give the trained classifier a sliding window')],
    typed: { task: ['python real time motor imagery classifier brainflow'] },
  },
  {
    asks: 'No data for five seconds.',
    origins: [issue('OpenBCI/OpenBCI_GUI#1011')],
    answers: [at(trouble, 'no-new-data', 'The board sent nothing for 5 s')],
    typed: { trouble: ['popup no data received in 5 seconds stream stops'] },
  },
  {
    asks: 'The unit in which YASA takes its data.',
    origins: [issue('raphaelvallat/yasa#59')],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'YASA turns them into microvolts itself')],
    typed: { task: ['yasa sleep staging openbci microvolts or volts'] },
  },
  {
    asks: 'People whose EEG differs in size.',
    origins: [issue('raphaelvallat/yasa#203')],
    answers: [at(noise, 'what-a-good-signal-looks-like', 'One person gives far larger waves')],
    typed: { trouble: ['eeg amplitude different between people same headset'] },
  },
  {
    asks: 'The unit of a limit in MNE.',
    origins: [issue('mne-tools/mne-python#5761')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'reject counts in volts')],
    typed: { task: ['mne reject threshold units 100 uv'] },
  },
  {
    asks: 'Epochs that MNE drops as too short.',
    origins: [issue('mne-tools/mne-python#6077'), issue('mne-tools/mne-python#5992')],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'an epoch reaches beyond the recording')],
    typed: { trouble: ['mne epochs dropped TOO_SHORT'] },
  },
  {
    asks: 'Stamps that are not evenly apart.',
    origins: [issue('openbci-archive/OpenBCI_NodeJS#157')],
    answers: [
      at(code, 'time', 'The samples themselves are evenly spaced'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'the time stamps jitter with the USB latency'),
    ],
    typed: { trouble: ['timestamps 1 ms then 8 ms apart not uniform'] },
  },
  {
    asks: 'Large negative values in Python.',
    origins: [issue('openbci-archive/OpenBCI_Python#25')],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'Raw data contain the constant offset voltage'),
      at(noise, 'offset', 'it is normal on a Cyton'),
    ],
    typed: { trouble: ['eeg values always negative and very high python'] },
  },
];
