import { at, type Question } from '../types';

const CODE = 'ForDevelopers/SoftwareDevelopment';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const PROGRAMS = 'Software/SoftwareLanding';
const EMOTIBIT = 'ThirdParty/EmotiBit/EmotiBit_Guide';
const FAQ = 'FAQ/HardFAQ';
const GANGLION = 'Ganglion/GanglionSDK';

/** A thread of a public repository on GitHub. */
const thread = (path: string) => `https://github.com/${path}`;

/** Asked of those who make the programs around the boards: LSL, MATLAB, BrainFlow, EEG-ExPy, EmotiBit. */
export const realPrograms4: readonly Question[] = [
  {
    asks: 'A synthetic board that makes too few samples.',
    origins: [thread('brainflow-dev/brainflow/issues/371')],
    answers: [at(CODE, 'time', 'a user counted 203 on Windows')],
    typed: { trouble: ['synthetic board runs at 203 hz instead of 250'] },
  },
  {
    asks: 'The plugin of Timeflux for BrainFlow.',
    origins: [thread('timeflux/timeflux_ui/issues/12')],
    answers: [at(PROGRAMS, 'others', 'timeflux_brainflow')],
    typed: { name: ['timeflux openbci cyton yaml'] },
  },
  {
    asks: 'An EEG-ExPy that asks BrainFlow for a board which it does not know.',
    origins: [thread('NeuroTechX/EEG-ExPy/issues/172')],
    answers: [at(PROGRAMS, 'others', 'AttributeError: MUSE_2016_BOARD')],
    typed: { trouble: ['AttributeError MUSE_2016_BOARD eegnb'] },
  },
  {
    asks: 'Why a Ganglion once needed its own adapter.',
    origins: [thread('brainflow-dev/brainflow/pull/215')],
    answers: [at(FAQ, 'do-i-need-a-dongle-for-the-ganglion', 'could use no adapter but the BLED112')],
    typed: { task: ['why does ganglion need bled112 if it is normal bluetooth'] },
  },
  {
    asks: "A Daisy's stream from another program in the GUI.",
    origins: [thread('OpenBCI/OpenBCI_GUI/pull/926')],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'to-gui', 'Choose the BOARD')],
    typed: { task: ['external streaming board cyton daisy gui'] },
  },
  {
    asks: 'A receiver that does not report a lost stream.',
    origins: [thread('labstreaminglayer/pylsl/issues/88')],
    answers: [at(LSL, 'lost', 'LostError never comes?')],
    typed: { trouble: ['pylsl LostError is never raised'] },
  },
  {
    asks: 'A sender that does not notice that its receiver has gone.',
    origins: [thread('labstreaminglayer/pylsl/issues/43')],
    answers: [at(LSL, 'lost', 'stays true although the receiver has gone')],
    typed: { trouble: ['have_consumers still true after inlet closed'] },
  },
  {
    asks: 'An inlet that was closed and opened again.',
    origins: [thread('sccn/liblsl/issues/180')],
    answers: [at(LSL, 'lost', 'make a new inlet instead')],
    typed: { trouble: ['reopen lsl inlet after close_stream no new samples'] },
  },
  {
    asks: 'A stream that stays empty after an interruption.',
    origins: [thread('sccn/lsl_archived/issues/367')],
    answers: [at(LSL, 'lost', 'It does not come back?'), at(MATLAB, 'lsl', 'stays empty after a break')],
    typed: { trouble: ['pull_chunk stays empty after stream came back matlab'] },
  },
  {
    asks: 'The error of a lost stream in MATLAB.',
    origins: [thread('labstreaminglayer/liblsl-Matlab/issues/16')],
    answers: [at(LSL, 'lost', 'this inlet stays dead'), at(MATLAB, 'lsl', 'For the stream has been lost')],
    typed: { trouble: ['lsl the stream has been lost matlab'] },
  },
  {
    asks: 'A time correction that does not return.',
    origins: [thread('labstreaminglayer/pylsl/issues/2')],
    answers: [at(LSL, 'lost', 'never returns')],
    typed: { trouble: ['inlet.time_correction hangs timeout'] },
  },
  {
    asks: 'Stamps that come in groups.',
    origins: [thread('labstreaminglayer/pylsl/issues/103')],
    answers: [at(LSL, 'clumps', 'even within a block and uneven between blocks')],
    typed: { trouble: ['lsl timestamps in groups of 12 samples then jump'] },
  },
  {
    asks: "The formats of a stream's values.",
    origins: [thread('labstreaminglayer/pylsl/issues/72')],
    answers: [at(LSL, 'brainflow', 'The format of a stream')],
    typed: { task: ['which channel_format can pylsl use'] },
  },
  {
    asks: 'A stamp for each sample of a chunk.',
    origins: [thread('labstreaminglayer/pylsl/pull/73')],
    answers: [at(LSL, 'brainflow', 'takes a list of times')],
    typed: { task: ['push_chunk one timestamp for each sample'] },
  },
  {
    asks: "A call of one's own function for each new sample.",
    origins: [thread('labstreaminglayer/pylsl/issues/70')],
    answers: [at(LSL, 'receive', 'pylsl calls no function of yours')],
    typed: { task: ['pylsl async callback when new sample arrives'] },
  },
  {
    asks: 'A filter on a live stream in MATLAB.',
    origins: [thread('sccn/lsl_archived/issues/150')],
    answers: [at(MATLAB, 'lsl', 'To filter while you receive')],
    typed: { task: ['filter lsl eeg live in matlab'] },
  },
  {
    asks: 'MATLAB that closes while it receives.',
    origins: [
      thread('labstreaminglayer/liblsl-Matlab/issues/20'),
      thread('labstreaminglayer/liblsl-Matlab/issues/45'),
    ],
    answers: [at(MATLAB, 'lsl', 'Loguru caught a signal')],
    typed: { trouble: ['matlab crashes SIGSEGV loguru lsl openbci ubuntu'] },
  },
  {
    asks: 'The library of LSL for MATLAB, and its place.',
    origins: [thread('labstreaminglayer/liblsl-Matlab/issues/7')],
    answers: [at(MATLAB, 'lsl', 'Older ones called it liblsl64.dll')],
    typed: { name: ['liblsl64.dll matlab bin folder'] },
  },
  {
    asks: 'A call in MATLAB that waits for a sample.',
    origins: [thread('sccn/labstreaminglayer/issues/14')],
    answers: [at(MATLAB, 'lsl', 'MATLAB stays busy at')],
    typed: { trouble: ['matlab stays busy at inlet.pull_sample'] },
  },
  {
    asks: 'A warning about time packets.',
    origins: [thread('sccn/labstreaminglayer/issues/105')],
    answers: [at(LSL, 'lost', 'Error trying to send a time packet')],
    typed: { trouble: ['Error trying to send a time packet Invalid argument'] },
  },
  {
    asks: 'An effective rate near zero.',
    origins: [thread('sccn/xdf/issues/26')],
    answers: [at(LSL, 'drift', 'An effective rate near zero')],
    typed: { trouble: ['effective_srate 1e-05 pyxdf'] },
  },
  {
    asks: 'Events with several texts each, in MNELAB.',
    origins: [thread('cbrnr/mnelab/issues/451')],
    answers: [at(LSL, 'record', 'does not offer a stream of texts')],
    typed: { trouble: ['multi channel marker stream xdf cannot load mnelab'] },
  },
  {
    asks: 'The memory of a sender.',
    origins: [thread('sccn/liblsl/pull/71')],
    answers: [at(LSL, 'brainflow', 'Does the sender need more and more memory?')],
    typed: { trouble: ['lsl outlet memory keeps growing'] },
  },
  {
    asks: 'A recorder that keeps everything in memory.',
    origins: [thread('mne-tools/mne-lsl/issues/45')],
    answers: [at(ANALYSIS, 'mne', 'held the whole recording in memory')],
    typed: { trouble: ['mne-lsl recorder crashes long recording memory'] },
  },
  {
    asks: 'The difference between two packages for LSL.',
    origins: [thread('mne-tools/mne-lsl/issues/95')],
    answers: [at(ANALYSIS, 'mne', 'needs no pylsl'), at(LSL, 'receive', 'which works without pylsl')],
    typed: { task: ['mne-lsl or pylsl which one'] },
  },
  {
    asks: 'Marks from an experiment in a browser.',
    origins: [thread('makebrainwaves/BrainWaves/pull/71')],
    answers: [at(LSL, 'other-programs', 'jsPsych and other experiments in a browser')],
    typed: { task: ['jspsych markers into lsl'] },
  },
  {
    asks: 'A missing symbol of the library on a Mac.',
    origins: [thread('sccn/lsl_archived/issues/346')],
    answers: [at(MATLAB, 'lsl', '___stack_chk_guard')],
    typed: { trouble: ['Missing symbol ___stack_chk_guard lsl_loadlib mac'] },
  },
  {
    asks: 'A compiled part for another Node.js.',
    origins: [thread('openbci-archive/OpenBCI_NodeJS/issues/31')],
    answers: [at(CODE, 'typescript-and-nodejs', 'NODE_MODULE_VERSION')],
    typed: { trouble: ['serialport node compiled against different node version electron'] },
  },
  {
    asks: 'The time of a sample in the old package for Node.js.',
    origins: [
      thread('openbci-archive/OpenBCI_NodeJS/issues/38'),
      thread('openbci-archive/OpenBCI_NodeJS/pull/45'),
    ],
    answers: [at(CODE, 'typescript-and-nodejs', 'Time of a sample')],
    typed: { task: ['nodejs cyton sample timestamp sntp sync'] },
  },
  {
    asks: "The computation of the EmotiBit's heart rate.",
    origins: [thread('EmotiBit/EmotiBit_FeatherWing/pull/174')],
    answers: [at(EMOTIBIT, 'what-it-records', 'How are HR and BI computed?')],
    typed: { task: ['how does emotibit compute heart rate HR'] },
  },
  {
    asks: "Beats in the EmotiBit's pulse that a program misses.",
    origins: [
      thread('embodied-computation-group/systole/issues/47'),
      thread('paulvangentcom/heartrate_analysis_python/issues/70'),
    ],
    answers: [at(EMOTIBIT, 'what-it-records', 'Programs that miss peaks')],
    typed: { trouble: ['emotibit ppg heartpy systole missing peaks'] },
  },
  {
    asks: 'A buffer with too few samples after a pause.',
    origins: [thread('CAMBI-tech/BciPy/pull/308')],
    answers: [at(LSL, 'receive', 'After a long pause')],
    typed: { trouble: ['lsl inlet few samples after long pause'] },
  },
  {
    asks: 'BciPy with a board of OpenBCI.',
    origins: [thread('CAMBI-tech/BciPy')],
    answers: [at(PROGRAMS, 'others', 'BciPy (P300 speller)')],
    typed: { name: ['bcipy openbci p300 speller'] },
  },
  {
    asks: 'The markers of EEG-ExPy, and their times.',
    origins: [thread('NeuroTechX/EEG-ExPy/issues/111')],
    answers: [at(PROGRAMS, 'others', 'get the time of the sample that came last')],
    typed: { task: ['eegnb cyton markers how timed csv'] },
  },
  {
    asks: "Half of a Ganglion's samples in MATLAB.",
    origins: [thread('OpenBCI/OpenBCI_GUI/issues/1103')],
    answers: [at(MATLAB, 'lsl', 'Fewer samples than seconds times rate?')],
    typed: { trouble: ['lsl matlab ganglion only 550 of 1000 samples in 5 seconds'] },
  },
  {
    asks: 'A recording whose data end early.',
    origins: [thread('sccn/lsl_archived/issues/299')],
    answers: [
      at(LSL, 'troubleshooting', 'or they stop'),
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'The stream stops when the widget is hidden'),
    ],
    typed: { trouble: ['labrecorder records only first minute then nothing'] },
  },
  {
    asks: 'Too few samples of a Ganglion on its dongle.',
    origins: [thread('OpenBCI/brainflow/pull/121'), thread('brainflow-dev/brainflow/pull/57')],
    answers: [at(GANGLION, 'brainflow-bled112', 'Far fewer than 200 samples a second')],
    typed: { trouble: ['ganglion bled112 brainflow 719 samples in 5 seconds'] },
  },
  {
    asks: 'The description of a stream that cannot be fetched.',
    origins: [thread('sccn/liblsl/issues/179')],
    answers: [at(LSL, 'lost', 'means that the sender has ended')],
    typed: { trouble: ['inlet.info TimeoutError although stream was found'] },
  },
  {
    asks: 'Names of channels that do not arrive.',
    origins: [thread('labstreaminglayer/pylsl/issues/100')],
    answers: [at(LSL, 'receive', 'The names and units of the channels')],
    typed: { trouble: ['pylsl get_channel_labels None as_xml desc empty'] },
  },
  {
    asks: 'A band pass for the RxJS package.',
    origins: [thread('neurosity/openbci-observable/issues/5')],
    answers: [at(CODE, 'typescript-and-nodejs', 'has bandpassFilter')],
    typed: { name: ['bandpass operator openbci-observable rxjs'] },
  },
];
