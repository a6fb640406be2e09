import { at, type Question } from '../types';

const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const OPENVIBE = 'Software/CompatibleThirdPartySoftware/OpenVibe';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const HEART = 'GettingStarted/Biosensing-Setups/ECGSetup';
const MUSCLE = 'GettingStarted/Biosensing-Setups/EMGSetup';
const EYES = 'GettingStarted/Biosensing-Setups/ExGSetup';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const NOISE = 'Troubleshooting/minimizingNoise';

/** A thread of a public repository on GitHub. */
const thread = (path: string) => `https://github.com/${path}`;

/**
 * What was asked in public about the data after the recording: LabRecorder and XDF, EDF, BIDS, MNE, EEGLAB, R, Octave and
 * OpenViBE, LSL in other languages, hearts, muscles, eyes, sleep and flicker.
 */
export const realPrograms5: readonly Question[] = [
  {
    asks: 'LabRecorder with an empty folder for the study.',
    origins: [thread('labstreaminglayer/App-LabRecorder/pull/140')],
    answers: [at(LSL, 'labrecorder', 'Up to 1.16.5 LabRecorder then seems to record')],
    typed: { trouble: ['labrecorder no file saved study root empty'] },
  },
  {
    asks: 'LabRecorder and a folder of OneDrive.',
    origins: [thread('labstreaminglayer/App-LabRecorder/issues/61')],
    answers: [at(LSL, 'labrecorder', 'In a folder that OneDrive synchronises')],
    typed: { trouble: ['labrecorder does not save xdf to onedrive folder'] },
  },
  {
    asks: 'LabRecorder that listens for remote control from its start.',
    origins: [thread('labstreaminglayer/App-LabRecorder/issues/124')],
    answers: [at(LSL, 'labrecorder-remote', 'To have it listen from the start')],
    typed: { task: ['start labrecorder with rcs enabled'] },
  },
  {
    asks: 'A notice of MATLAB about missing clock offsets.',
    origins: [thread('sccn/lsl_archived/issues/337')],
    answers: [at(LSL, 'drift', 'only notes No clock offsets were available for stream')],
    typed: { trouble: ['No clock offsets were available for stream'] },
  },
  {
    asks: 'A notice of pyxdf about its pieces.',
    origins: [thread('xdf-modules/pyxdf/issues/137')],
    answers: [at(LSL, 'drift', 'is only a notice. The stream has a gap')],
    typed: { trouble: ['pyxdf segments and clock-segments differ'] },
  },
  {
    asks: 'A reader of XDF that throws the last samples away.',
    origins: [thread('xdf-modules/pyxdf/issues/176')],
    answers: [at(LSL, 'drift', 'A user lost good samples to this')],
    typed: { trouble: ['load_xdf drops valid samples clock offset'] },
  },
  {
    asks: 'An XDF file whose recorder did not close it.',
    origins: [thread('xdf-modules/pyxdf/issues/64')],
    answers: [at(LSL, 'drift', 'The footers only repeat what stands before them')],
    typed: { trouble: ['xdf file not closed properly no footer can i open it'] },
  },
  {
    asks: "One's own recordings in MOABB.",
    origins: [thread('NeuroTechX/moabb/issues/93')],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'LocalBIDSDataset')],
    typed: { task: ['use my own openbci dataset in moabb'] },
  },
  {
    asks: 'A cleaning step in EEGLAB that removes channels.',
    origins: [thread('sccn/clean_rawdata/issues/10')],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'take whole channels away?')],
    typed: { trouble: ['stop clean_rawdata deleting my channels'] },
  },
  {
    asks: 'NeuroKit2 finds too few beats for a rate.',
    origins: [thread('neuropsychology/NeuroKit/issues/773')],
    answers: [at(HEART, 'heart-rate-from-a-recording', '(NeuroKit2: three or fewer)')],
    typed: { trouble: ['Too few peaks detected to compute the rate'] },
  },
  {
    asks: 'A table of R for eegUtils.',
    origins: [thread('craddm/eegUtils/issues/137')],
    answers: [at(RECORDINGS, 'odf', 'eegUtils has no function for a data frame')],
    typed: { task: ['eegUtils R import eeg from data frame'] },
  },
  {
    asks: 'A BDF or EDF file in R.',
    origins: [thread('Pisca46/edfReader/issues/2')],
    answers: [at(RECORDINGS, 'odf', 'For EDF and BDF there is edfReader')],
    typed: { task: ['read bdf file in R and plot it'] },
  },
  {
    asks: 'A spreadsheet for EEGLAB.',
    origins: [thread('sccn/eeglab/issues/548')],
    answers: [at(MATLAB, 'eeglab', 'A spreadsheet (.xlsx) or another CSV')],
    typed: { task: ['eeglab import xlsx or csv'] },
  },
  {
    asks: 'An ICA that is fitted on another filter than it is applied to.',
    origins: [thread('mne-tools/mne-python/issues/8147')],
    answers: [
      at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'fit it on a copy with a high-pass of 1 Hz'),
    ],
    typed: { task: ['ica on 1 hz filtered copy then apply to raw'] },
  },
  {
    asks: 'A list of peaks with one of them twice.',
    origins: [thread('neuropsychology/NeuroKit/issues/491'), thread('PIA-Group/BioSPPy/issues/35')],
    answers: [at(HEART, 'hrv', 'one peak is in the list twice')],
    typed: { trouble: ['ValueError: Expect x to not have duplicates hrv'] },
  },
  {
    asks: 'BioSPPy finds too few beats.',
    origins: [thread('PIA-Group/BioSPPy/issues/78')],
    answers: [at(HEART, 'heart-rate-from-a-recording', 'For the peaks alone BioSPPy has')],
    typed: { trouble: ['biosppy not enough beats to compute heart rate'] },
  },
  {
    asks: 'Beats that no longer fit the time stamps after some minutes.',
    origins: [thread('boupetch/rsleep/pull/1')],
    answers: [
      at(HEART, 'heart-rate-from-a-recording', 'Do the beats drift away from the time stamps?'),
      at('Cyton/CytonDataFormat', 'sample-clock', 'For the true rate'),
    ],
    typed: { trouble: ['r peaks drift against time stamps true sample rate'] },
  },
  {
    asks: 'The heart in an EEG, without an ECG beside it.',
    origins: [thread('mne-tools/mne-python/issues/8237')],
    answers: [at(NOISE, 'heart', 'Without one MNE cannot find the heartbeats by itself')],
    typed: { task: ['remove heartbeat from eeg without ecg channel mne'] },
  },
  {
    asks: 'A trigger channel that is missing in an exported EDF file.',
    origins: [thread('mne-tools/mne-python/issues/9883')],
    answers: [at(ANALYSIS, 'mne', 'Before 1.7 MNE left a channel of the type stim out')],
    typed: { trouble: ['stim channel missing in edf exported by mne'] },
  },
  {
    asks: 'Events that MNELAB does not save.',
    origins: [thread('cbrnr/mnelab/issues/229')],
    answers: [at(LSL, 'record', 'It saves annotations, but not events')],
    typed: { trouble: ['mnelab events not saved when exporting to fif'] },
  },
  {
    asks: 'A table from Excel in Octave, whose first number is 0.',
    origins: [thread('gnu-octave/octave/issues/1')],
    answers: [at(MATLAB, 'load', 'Is the very first value of a CSV file 0?')],
    typed: { trouble: ['octave csvread first value is zero'] },
  },
  {
    asks: 'Two stimulations in one cell of a file of OpenViBE.',
    origins: [thread('okbalefthanded/bci_toolbox/issues/11')],
    answers: [at(OPENVIBE, 'save', 'Two stimulations at one sample share a cell')],
    typed: { trouble: ['openvibe csv two events in one cell with colon'] },
  },
  {
    asks: 'Time stamps of a device in LSL.',
    origins: [thread('sccn/labstreaminglayer/issues/99')],
    answers: [at(LSL, 'brainflow', 'are worth sending only if you know how far')],
    typed: { task: ['push own timestamps from device clock to lsl'] },
  },
  {
    asks: 'The reference electrode in EEGLAB.',
    origins: [thread('sccn/eeglab/issues/121')],
    answers: [
      at(MATLAB, 'eeglab', 'The reference has no channel'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'find-reference',
        'the reference has no channel of its own',
      ),
    ],
    typed: { trouble: ['reference channel not shown in eeglab'] },
  },
  {
    asks: 'A stream that is in the XDF file twice.',
    origins: [thread('xdf-modules/pyxdf/issues/75')],
    answers: [at(LSL, 'record', 'Is your marker stream in the file twice?')],
    typed: { trouble: ['marker stream twice in xdf file'] },
  },
  {
    asks: 'What the clock offsets in a recording of one computer mean.',
    origins: [thread('xdf-modules/pyxdf/issues/92')],
    answers: [at(LSL, 'drift', 'It tells neither latency nor jitter')],
    typed: { task: ['clock offsets in xdf one computer latency or jitter'] },
  },
  {
    asks: 'A search for bad channels that leaves the eyes alone.',
    origins: [thread('sccn/eeglab/issues/908')],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'name them at Ignore these channels')],
    typed: { task: ['clean_channels only on eeg keep eog channels'] },
  },
  {
    asks: 'A finder of beats that misses every other one.',
    origins: [thread('neuropsychology/NeuroKit/issues/818')],
    answers: [
      at(HEART, 'heart-rate-from-a-recording', 'Half the true rate, because only every other beat is found?'),
    ],
    typed: { trouble: ['ecg peak detection finds only every other beat'] },
  },
  {
    asks: 'The unit that YASA wants for spindles.',
    origins: [thread('raphaelvallat/yasa/issues/46')],
    answers: [at(ANALYSIS, 'yasa', 'If you pass an array instead')],
    typed: { trouble: ['yasa spindles_detect error volts or microvolts'] },
  },
  {
    asks: 'Spindles a minute.',
    origins: [thread('raphaelvallat/yasa/issues/79')],
    answers: [at(ANALYSIS, 'yasa', 'its column Density is their number a minute')],
    typed: { name: ['spindle density per minute yasa'] },
  },
  {
    asks: 'K-complexes.',
    origins: [thread('raphaelvallat/yasa/issues/94')],
    answers: [at(ANALYSIS, 'yasa', 'K-complexes have no function of their own')],
    typed: { name: ['detect k complexes with yasa'] },
  },
  {
    asks: 'TRCA that does worse than CCA.',
    origins: [thread('nbara/python-meegkit/issues/55')],
    answers: [at('ForDevelopers/Spectra', 'cca', 'where CCA fits any phase')],
    typed: { trouble: ['trca worse than cca ssvep'] },
  },
  {
    asks: 'pyRiemann for live SSVEP.',
    origins: [thread('pyRiemann/pyRiemann/issues/88')],
    answers: [at('ForDevelopers/Spectra', 'cca', 'has an example for SSVEP, but for recordings alone')],
    typed: { name: ['pyriemann ssvep online in python'] },
  },
  {
    asks: 'Recordings that are joined with the pauses between them.',
    origins: [thread('mne-tools/mne-python/issues/10483')],
    answers: [at(ANALYSIS, 'mne', 'The pause between them is lost')],
    typed: { task: ['join several recordings in mne and keep the gaps'] },
  },
  {
    asks: 'LSL in C# on Android.',
    origins: [thread('labstreaminglayer/liblsl-Csharp/issues/25')],
    answers: [at(LSL, 'receive', 'does not find lsl.dll')],
    typed: { trouble: ['liblsl c# maui android dll not found'] },
  },
  {
    asks: 'MNE finds blinks, but no glances.',
    origins: [thread('Neuronal-Oscillations/FLUX/pull/3')],
    answers: [at(EYES, 'count-blinks', 'looks for blinks, not for glances')],
    typed: { trouble: ['mne find_eog_events misses saccades'] },
  },
  {
    asks: 'The threshold of NeuroKit2 for muscles.',
    origins: [thread('neuropsychology/NeuroKit/issues/118')],
    answers: [at(MUSCLE, 'onset', 'takes a tenth of the standard deviation')],
    typed: { name: ['neurokit emg_activation threshold'] },
  },
  {
    asks: 'Marks of a VR headset that is not in the network.',
    origins: [thread('labstreaminglayer/liblsl-Csharp/issues/6')],
    answers: [at(LSL, 'other-programs', 'No network during the session?')],
    typed: { task: ['save markers on vr headset and merge with eeg later'] },
  },
  {
    asks: 'Marks of a game that are late by a constant time.',
    origins: [thread('labstreaminglayer/LSL4Unity/issues/59')],
    answers: [at(LSL, 'other-programs', 'Are marks and EEG apart by a constant time?')],
    typed: { trouble: ['unity markers 200 ms late in labrecorder'] },
  },
  {
    asks: 'A Java program that sends to LSL.',
    origins: [thread('sccn/lsl_archived/issues/291')],
    answers: [at(LSL, 'receive', 'In Java the class LSL of liblsl-Java')],
    typed: { task: ['java program send openbci data to lsl'] },
  },
];
