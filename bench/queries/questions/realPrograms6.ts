import { at, type Question } from '../types';

const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const NETWORKING = 'Software/OpenBCISoftware/GUINetworking';
const PROGRAMS = 'Software/SoftwareLanding';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';

/** A thread of a public repository on GitHub. */
const thread = (path: string) => `https://github.com/${path}`;

/**
 * What was asked in public beside the boards: LabRecorder by remote control, live windows and epochs, plots that stay empty,
 * bytes of the dongle on Android, ports that two programs open, MATLAB and the amplitudes of EDF and BDF files.
 */
export const realPrograms6: readonly Question[] = [
  {
    asks: 'Any CSV file into MNE.',
    origins: [thread('mne-tools/mne-python/issues/3601')],
    answers: [at(ANALYSIS, 'mne', 'Another table of numbers'), at(RECORDINGS, 'open-recording', 'MNE')],
    typed: { task: ['import csv eeg data into mne python', 'mne raw from csv file'] },
  },
  {
    asks: 'Uneven stamps of chunks in MATLAB.',
    origins: [thread('sccn/labstreaminglayer/issues/63')],
    answers: [at(LSL, 'clumps', 'set_postprocessing(3)')],
    typed: { trouble: ['matlab pull_chunk timestamps not equal spacing'] },
  },
  {
    asks: 'EEG with Unix stamps, markers with those of LSL, so that no event falls into the EEG.',
    origins: [
      thread('sccn/labstreaminglayer/issues/13'),
      thread('xdf-modules/xdf-EEGLAB/issues/1'),
      thread('xdf-modules/xdf-EEGLAB/issues/6'),
      thread('xdf-modules/xdf-Matlab/issues/18'),
    ],
    answers: [
      at(LSL, 'drift', 'the two streams count by different clocks'),
      at(LSL, 'clocks', 'Add the difference between the two clocks'),
    ],
    typed: {
      trouble: [
        'xdf event markers all at time 0',
        'stream times are not synchronized eeglab',
        'eeg stream timestamps unix time but markers seconds since boot',
      ],
    },
  },
  {
    asks: 'A serial port in Docker Desktop on Windows.',
    origins: [thread('docker/for-win/issues/4271'), thread('docker/for-win/issues/1018')],
    answers: [at(LINUX, 'vm', 'A container needs'), at(CODE, 'docker', 'With Docker Desktop on Windows')],
    typed: { task: ['use serial port in docker on windows', 'docker desktop com port dongle'] },
  },
  {
    asks: 'A viewer for XDF files.',
    origins: [thread('sccn/lsl_archived/issues/70')],
    answers: [at(LSL, 'record', 'To look at an XDF file without programming')],
    typed: { task: ['how to view xdf file'], name: ['xdf viewer'] },
  },
  {
    asks: 'XDF files in MNE.',
    origins: [thread('mne-tools/mne-python/issues/5180')],
    answers: [at(LSL, 'record', 'Opened with MNELAB')],
    typed: { task: ['open xdf in mne'] },
  },
  {
    asks: 'A filter for live data that does not look ahead.',
    origins: [thread('mne-tools/mne-realtime/issues/10')],
    answers: [at(ANALYSIS, 'filter-live', 'keep the state of the filter from block to block')],
    typed: {
      task: ['causal filter real time python lfilter'],
      trouble: ['filter each chunk edge artifacts live'],
    },
  },
  {
    asks: 'Triggers of jsPsych by LSL.',
    origins: [thread('jspsych/jsPsych/issues/2275')],
    answers: [at(LSL, 'other-programs', 'a page cannot speak LSL')],
    typed: { task: ['jspsych send trigger lsl', 'browser experiment markers to lsl'] },
  },
  {
    asks: "The chip's two bytes of state among the data, on Android.",
    origins: [
      thread('mik3y/usb-serial-for-android/issues/298'),
      thread('mik3y/usb-serial-for-android/issues/138'),
      thread('felHR85/UsbSerial/issues/316'),
      thread('LUJIAN2020/UsbSerialForAndroid.Net/issues/17'),
    ],
    answers: [at(CODE, 'phones', 'puts two bytes with its state in front of every USB packet')],
    typed: {
      trouble: ['android ftdi extra bytes 01 60 in data', 'strange bytes 0x01 0x60 usb serial android'],
    },
  },
  {
    asks: 'Bytes that are missing on Android.',
    origins: [thread('mik3y/usb-serial-for-android/issues/599')],
    answers: [at(CODE, 'phones', 'a buffer whose length is a multiple of 64')],
    typed: {
      trouble: [
        'android usb serial missing bytes zeros at end of buffer',
        'corrupt data from dongle on android',
      ],
    },
  },
  {
    asks: 'EDF in place of the own format.',
    origins: [thread('openbci-archive/-DEPRECATED-OpenBCI_Processing/issues/34')],
    answers: [
      at(RECORDINGS, 'open-recording', 'exports EDF or FIF'),
      at(RECORDINGS, 'bdf', 'The GUI writes no EDF'),
      at(ANALYSIS, 'mne', 'EDF stores 16 bits'),
    ],
    typed: { task: ['convert openbci recording to edf'] },
  },
  {
    asks: 'Matplotlib that is too slow for a live plot.',
    origins: [thread('eegsynth/eegsynth/issues/82')],
    answers: [at(CODE, 'keep', 'A plot that falls behind')],
    typed: { trouble: ['matplotlib too slow for real time eeg', 'live plot lags behind python'] },
  },
  {
    asks: 'LabRecorder that begins a new file by itself.',
    origins: [thread('sccn/lsl_archived/issues/120')],
    answers: [at(LSL, 'labrecorder-remote', 'A new file every few minutes')],
    typed: {
      task: ['labrecorder new file every 5 seconds', 'labrecorder script start stop automatically'],
    },
  },
  {
    asks: 'LabRecorder started from MATLAB.',
    origins: [thread('sccn/lsl_archived/issues/231')],
    answers: [at(LSL, 'labrecorder-remote', 'In MATLAB')],
    typed: { task: ['start labrecorder from matlab', 'matlab control labrecorder recording'] },
  },
  {
    asks: 'LabRecorder that does not start after `start`.',
    origins: [thread('labstreaminglayer/App-LabRecorder/issues/113')],
    answers: [at(LSL, 'labrecorder-remote', 'A line counts only when its end')],
    typed: {
      trouble: [
        'labrecorder start command not working',
        'send start to labrecorder port 22345 nothing happens',
      ],
    },
  },
  {
    asks: 'From a classifier of recordings to one that runs live.',
    origins: [thread('MAMEM/eeg-processing-toolbox/issues/51')],
    answers: [at(ANALYSIS, 'mne-epochs', 'give the trained classifier a')],
    typed: { task: ['use trained classifier on live eeg'] },
  },
  {
    asks: 'Marks of a game that lie at a distance from the EEG.',
    origins: [thread('Emotiv/labstreaminglayer/issues/17')],
    answers: [
      at(LSL, 'other-programs', 'Are marks and EEG apart by a constant time'),
      at(LSL, 'markers', 'What the clock can and cannot do'),
    ],
    typed: {
      trouble: ['unity marker latency lsl jitter 60 ms', 'marker delay between unity and eeg'],
    },
  },
  {
    asks: "Flat lines in MNE's plot.",
    origins: [thread('mne-tools/mne-python/issues/6406')],
    answers: [at(ANALYSIS, 'mne', 'The lines in the plot are flat')],
    typed: { trouble: ['mne plot flat lines offset', 'raw.plot shows straight lines scalings'] },
  },
  {
    asks: 'An empty plot of MNE in a notebook.',
    origins: [thread('mne-tools/mne-python/issues/12873')],
    answers: [at(ANALYSIS, 'mne', '%matplotlib qt')],
    typed: { trouble: ['mne raw plot empty', 'mne plot blank in jupyter'] },
  },
  {
    asks: 'UDP into MATLAB and Simulink.',
    origins: ['https://www.bci2000.org/bbs/viewtopic.php?f=5&t=2854'],
    answers: [at(MATLAB, 'udp', 'band power or focus'), at(MATLAB, 'limits', 'UDP Receive')],
    typed: { task: ['receive udp in matlab simulink', 'simulink udp eeg real time'] },
  },
  {
    asks: 'Band power in one window after the other.',
    origins: [thread('raphaelvallat/yasa/issues/57')],
    answers: [at('ForDevelopers/Spectra', 'spectrogram', 'once a second')],
    typed: {
      task: ['band power over time for each 4 seconds'],
      name: ['yasa bandpower win_sec sliding window'],
    },
  },
  {
    asks: 'Two programs on one port, on Windows and on Linux.',
    origins: [
      thread('pyserial/pyserial/issues/573'),
      thread('pyserial/pyserial/issues/378'),
      thread('pyserial/pyserial/issues/326'),
      thread('serialport/node-serialport/issues/807'),
    ],
    answers: [
      at(PROGRAMS, 'one-at-a-time', 'Each byte then reaches only one of the two'),
      at(LINUX, 'busy', 'Only one program at a time can use the port'),
    ],
    typed: {
      trouble: [
        'two programs read same com port',
        'port opened twice garbage data linux',
        'two apps on ttyUSB0 incomplete packets',
      ],
    },
  },
  {
    asks: 'A second of a stream as an array.',
    origins: [thread('Emotiv/labstreaminglayer/issues/13')],
    answers: [at(LSL, 'receive', 'The newest second as a NumPy array')],
    typed: {
      task: ['collect 1 second of eeg into numpy array lsl', 'stack eeg in 1 second windows pull_sample'],
    },
  },
  {
    asks: 'Live epochs around markers of LSL.',
    origins: [thread('mne-tools/mne-realtime/issues/41')],
    answers: [at(ANALYSIS, 'mne-epochs', 'Live epochs around markers that come by LSL')],
    typed: { task: ['real time epochs from lsl markers', 'cut epochs live around string markers'] },
  },
  {
    asks: 'Speech from EEG.',
    origins: [thread('fwillett/speechBCI/issues/4')],
    answers: [at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'reads words or pictures from it')],
    typed: { task: ['speech decoding with openbci headset', 'can eeg read inner speech'] },
  },
  {
    asks: 'The factor between counts and microvolts of a BDF file.',
    origins: [thread('holgern/pyedflib/issues/257')],
    answers: [at(RECORDINGS, 'bdf', 'one count is 187500 / 8388607')],
    typed: { task: ['bdf digital physical value conversion'] },
  },
  {
    asks: 'Stairs in an EDF file that was made of a BDF file.',
    origins: [thread('mne-tools/mne-python/issues/12493')],
    answers: [at(ANALYSIS, 'mne', 'EDF stores 16 bits')],
    typed: { trouble: ['export bdf to edf loses resolution', 'edf export amplitude steps'] },
  },
  {
    asks: 'A CSV file in EEGLAB.',
    origins: [thread('sccn/eeglab/issues/468')],
    answers: [at(MATLAB, 'eeglab', 'EEGLAB does not import it')],
    typed: { trouble: ['eeglab import csv error'], task: ['csv into eeglab'] },
  },
  {
    asks: 'Packets by UDP in Python.',
    origins: [thread('bardiabarabadi/uvicMUSE/issues/3')],
    answers: [at(NETWORKING, 'udp', 'Each packet is one JSON object')],
    typed: { task: ['receive udp packets in python from gui'] },
  },
  {
    asks: 'A moving average of a muscle, live in MATLAB, for an Arduino.',
    origins: [
      'https://it.mathworks.com/matlabcentral/answers/1668024-compute-a-moving-average-on-a-live-streamed-signal',
    ],
    answers: [at(MATLAB, 'lsl', 'For the strength of a muscle')],
    typed: { task: ['moving average live emg matlab arduino', 'smooth emg stream matlab lsl'] },
  },
  {
    asks: 'liblsl on a Raspberry Pi.',
    origins: [
      thread('labstreaminglayer/pylsl/issues/36'),
      thread('chkothe/pylsl/issues/1'),
      thread('alexandrebarachant/muse-lsl/issues/137'),
    ],
    answers: [at(LSL, 'liblsl', 'files for ARM')],
    typed: { trouble: ['pylsl liblsl32.so cannot open raspberry pi'] },
  },
  {
    asks: 'liblsl on a Jetson.',
    origins: [thread('labstreaminglayer/pylsl/issues/16')],
    answers: [at(LSL, 'liblsl', 'Raspberry Pi, Jetson')],
    typed: { trouble: ['pylsl jetson nano liblsl64.so'], name: ['lsl on jetson'] },
  },
  {
    asks: 'Live predictions that differ from those of the recording.',
    origins: [
      thread('sappelhoff/bci_project_ws2017-18/issues/13'),
      thread('sappelhoff/bci_project_ws2017-18/issues/15'),
    ],
    answers: [
      at(ANALYSIS, 'filter-live', 'A narrow band answers late'),
      at('ForDevelopers/Spectra', 'classifier-test', 'Train on whole trials, and test on others'),
      at(ANALYSIS, 'mne-epochs', 'because raw.filter looks ahead'),
    ],
    typed: { trouble: ['online predictions differ from offline', 'online accuracy worse than offline'] },
  },
  {
    asks: 'brltty, which takes the port.',
    origins: [thread('pop-os/beta/issues/421')],
    answers: [at(LINUX, 'vanishes', 'brltty')],
    typed: { trouble: ['remove brltty dongle ubuntu', 'ttyUSB0 disconnected brltty'] },
  },
  {
    asks: 'A filter that is longer than the signal.',
    origins: [thread('mne-tools/mne-python/issues/11406')],
    answers: [at('Troubleshooting/Filters', 'erp-filter', 'is longer than the signal')],
    typed: { trouble: ['filter_length is longer than the signal'] },
  },
  {
    asks: 'The window of Welch in MNE.',
    origins: [thread('mne-tools/mne-python/issues/4454')],
    answers: [at('ForDevelopers/Spectra', 'resolution', 'Hann or Hamming')],
    typed: { name: ['hann or hamming window welch mne'] },
  },
];
