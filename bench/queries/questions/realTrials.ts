import { at, type Question } from '../types';

/**
 * What people asked in public about experiments and signals: event-related potentials, flicker, imagined movement, sleep,
 * skin conductance, muscles and hearts, filters, artifacts, classifiers and projects. Told anew in other words.
 */
export const realTrials: readonly Question[] = [
  {
    asks: 'CSP on motor imagery of an OpenBCI headset by way of OpenViBE stays at one half.',
    origins: ['https://github.com/mne-tools/mne-python/issues/6626'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '50 % is chance'),
      at('Deprecated/MotorImagery', 'where-it-trips', 'Results near 50 %'),
    ],
    typed: { trouble: ['csp left right hand imagery stuck at 50 percent'] },
  },
  {
    asks: 'A scored night has far too much wake.',
    origins: ['https://github.com/raphaelvallat/yasa/issues/67'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'whole night scored as wake')],
    typed: { trouble: ['sleep staging says awake all night yasa'] },
  },
  {
    asks: 'A nap shorter than five minutes is refused by the scorer.',
    origins: ['https://github.com/raphaelvallat/yasa/issues/158'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'At least 5 minutes of data is required')],
    typed: { trouble: ['yasa at least 5 minutes of data error'] },
  },
  {
    asks: 'An ECG upside down: the finder takes the S wave.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/1081'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'R peaks that point down'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'The R peaks must point up'),
    ],
    typed: { trouble: ['neurokit r peaks wrong ecg upside down'] },
  },
  {
    asks: 'Offsets of a Ganglion in LSL, although it has a high-pass.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/319'],
    answers: [
      at(
        'Ganglion/GanglionSpecs',
        'offset',
        'a constant voltage between the inputs shows up about 50 times too small',
      ),
      at('Troubleshooting/minimizingNoise', 'offset', 'remove it with a high-pass'),
    ],
    typed: { trouble: ['ganglion dc offset in matlab lsl but has highpass'] },
  },
  {
    asks: 'Relative or absolute band power as feedback.',
    origins: ['https://github.com/arnodelorme/neurofeedbacklab/issues/7'],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'A share also rises when another band falls')],
    typed: { task: ['relative or absolute band power for neurofeedback'] },
  },
  {
    asks: 'A sine of 10 Hz of 400 mV shows peaks at 30 Hz too.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3829/openbci-fft'],
    answers: [at('Cyton/CytonSpecs', 'generator', 'They are harmonics')],
    typed: { trouble: ['10hz sine from signal generator shows peak at 30hz'] },
  },
  {
    asks: 'Which band-pass, kind and order suit EEG and ECG.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F11064%2F'],
    answers: [
      at('Troubleshooting/Filters', 'band', 'monitoring band'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'channel 9: 0.5 to 40 Hz'),
      at('ForDevelopers/DataAnalysis', 'ringing', 'Order 2 or 4 is enough'),
    ],
    typed: { task: ['bandpass settings for ecg and eeg iir order'] },
  },
  {
    asks: 'ASR with few channels.',
    origins: ['https://github.com/sccn/clean_rawdata/issues/19'],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'also works with 8 or 16 channels')],
    typed: { task: ['asr artifact removal with 8 channels'] },
  },
  {
    asks: 'A P300 whose peak stands at 600 ms.',
    origins: ['https://www.bci2000.org/bbs__/viewtopic.php?t=1263&view=print'],
    answers: [at('Examples/VideoExperiment', 'latency-people', 'Near 600 ms in everybody?')],
    typed: { trouble: ['p300 peak at 600 ms instead of 300'] },
  },
  {
    asks: 'A filter spoils the start of each window of live data.',
    origins: ['https://github.com/NTX-McGill/NeuroTechX-McGill-2021/issues/6'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter-live', 'begins from zero'),
      at('ForDevelopers/DataAnalysis', 'ringing', 'The filter starts from zero'),
    ],
    typed: { trouble: ['filter artifact at beginning of each window live'] },
  },
  {
    asks: 'The ERP from a file with a column of markers.',
    origins: ['https://github.com/kylemath/EEGEdu/issues/176'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'The mean of the 0.2 s before each event is the zero'),
    ],
    typed: { task: ['plot erp from csv with marker column'] },
  },
  {
    asks: 'SSVEP with dry electrodes: neither the frequency nor its double.',
    origins: ['https://github.com/AI-Tianlong/Useful-Tools/issues/3'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'No peak, although the alpha test works?')],
    typed: { trouble: ['ssvep dry electrodes no peak at fundamental or harmonic'] },
  },
  {
    asks: 'Watching an ERP grow while it is recorded.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1234'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'the GUI shows no such mean')],
    typed: { task: ['watch erp average live in gui'] },
  },
  {
    asks: 'No difference in the signal between videos.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Experiment/issues/3'],
    answers: [
      at(
        'Examples/VideoExperiment',
        'both-means-look-alike',
        'a single response is smaller than the EEG around it',
      ),
    ],
    typed: { trouble: ['no difference in eeg watching different videos'] },
  },
  {
    asks: 'Blinks are still there after ICA.',
    origins: ['https://github.com/mne-tools/mne-python/issues/6027'],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'a component seldom holds blinks alone')],
    typed: { trouble: ['blinks still there after ica'] },
  },
  {
    asks: 'How high the threshold of a neurofeedback game goes.',
    origins: ['https://groups.yahoo.com/neo/groups/buildcheapeeg/conversations/messages/1189'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/BrainBay',
        'first',
        'the reward comes for about 70 % of the time',
      ),
    ],
    typed: { task: ['neurofeedback reward threshold what percent'] },
  },
  {
    asks: 'A classifier that is too good, by windows that overlap in training and test.',
    origins: ['https://github.com/tongdaxu/EEG_Emotion_Classifier_DEAP/issues/1'],
    answers: [at('ForDevelopers/Spectra', 'classifier-test', 'Windows that overlap share samples')],
    typed: { trouble: ['eeg classifier too good overlapping windows leak'] },
  },
  {
    asks: 'Right in training, poor in validation, by subject.',
    origins: ['https://github.com/DL4mHealth/ADformer/issues/2'],
    answers: [at('ForDevelopers/Spectra', 'classifier-test', 'Only the second number counts')],
    typed: { trouble: ['training accuracy 90 validation 70 eeg normal?'] },
  },
  {
    asks: 'The lowest frequency that an epoch of 1.5 s allows.',
    origins: ['https://github.com/ucdavis/erplab/issues/199'],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'epochframes must be at least 3 times the filtorder'),
    ],
    typed: { trouble: ['epochframes must be at least 3 times the filtorder'] },
  },
  {
    asks: 'MNE warns that its filter is longer than the signal.',
    origins: ['https://github.com/mne-tools/mne-python/pull/4565'],
    answers: [at('Troubleshooting/Filters', 'erp-filter', 'is longer than the signal, distortion is likely')],
    typed: { trouble: ['filter_length is longer than the signal distortion is likely'] },
  },
  {
    asks: 'Two electrodes held together still show noise.',
    origins: ['http://uucode.com/blog/2017/09/30/cleaning-the-signal-from-eeg-smt/'],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'test-the-board',
        'two electrodes that touch each other are not enough',
      ),
    ],
    typed: { trouble: ['two electrodes touching each other still noise not zero'] },
  },
  {
    asks: 'RMSSD of a pulse wave is far too high.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/462'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'hrv',
        'A single missed or doubled beat spoils both numbers',
      ),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', 'a point of the pulse wave only every 40 ms'),
    ],
    typed: { trouble: ['rmssd way too high from ppg'] },
  },
  {
    asks: 'Half of the pictures have no skin response.',
    origins: ['https://github.com/neuropsychology/NeuroKit.py/issues/38'],
    answers: [
      at(
        'ThirdParty/EmotiBit/EmotiBit_Guide',
        'what-it-records',
        'Many stimuli without a response are normal',
      ),
    ],
    typed: { trouble: ['no scr peak for half of the stimuli'] },
  },
  {
    asks: 'How long after a stimulus to look for a skin response.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/623'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', '1 to 3 s')],
    typed: { task: ['how many seconds after stimulus look for scr eda'] },
  },
  {
    asks: 'Two streams of one file whose time stamps are decades apart.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/196'],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clocks', 'count from 1970')],
    typed: { trouble: ['xdf two streams timestamps unix time vs lsl clock'] },
  },
  {
    asks: 'Skin responses of an EmotiBit in BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/620'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'with-openbci', 'do not come through BrainFlow')],
    typed: { task: ['emotibit scr amplitude in brainflow'] },
  },
  {
    asks: 'The lag between two EEG systems of a pair of people.',
    origins: ['https://github.com/ppsp-team/HyPyP/issues/111'],
    answers: [at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'common trigger')],
    typed: { task: ['measure lag between two eeg systems hyperscanning'] },
  },
  {
    asks: 'How to file recordings of two people.',
    origins: ['https://github.com/bids-standard/bids-specification/issues/402'],
    answers: [at('FAQ/Privacy', 'share', 'For two people at once (hyperscanning)')],
    typed: { task: ['bids folder for hyperscanning two people'] },
  },
  {
    asks: 'What records an EDF for a sleep scorer.',
    origins: ['https://github.com/skjerns/AutoSleepScorer/issues/5'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'yasa', 'scores a night'),
      at('AddOns/Headwear/ElectrodeCap', 'which-file-formats-do-i-get', 'EDF'),
    ],
    typed: { name: ['record edf for automatic sleep scoring'] },
  },
  {
    asks: 'A muscle switch that fires by itself during a working day.',
    origins: ['https://github.com/MSKazemi/yazses/issues/106'],
    answers: [at('Examples/EMGProjects/EMG_LED', 'core', 'Two thresholds')],
    typed: { task: ['emg trigger false activations dual threshold'] },
  },
  {
    asks: 'EMG in percent of the strongest contraction.',
    origins: ['https://github.com/aalhossary/pyemgpipeline/issues/2'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'mvc', 'Divide them by a maximum of the same muscle'),
    ],
    typed: { task: ['normalize emg to maximum voluntary contraction'] },
  },
  {
    asks: 'What the ratio of theta and beta says.',
    origins: ['https://github.com/amisepa/BrainBeats/issues/28'],
    answers: [at('ForDevelopers/Spectra', 'band-table', 'is no test for an attention disorder')],
    typed: { name: ['theta beta ratio'] },
  },
  {
    asks: 'The map of movement and rest is random; where mu is.',
    origins: ['https://www.bci2000.org/bbs__/viewtopic.php?p=6831'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'try a real movement')],
    typed: { trouble: ['mu rhythm r2 feature map random'] },
  },
  {
    asks: 'A device that calls for help at a seizure.',
    origins: ['http://hackaday.com/tag/seizure/'],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'You cannot find or rule out epilepsy')],
    typed: { task: ['detect seizures with eeg and alert'] },
  },
  {
    asks: 'Rules for a science fair project with people.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'For a science fair')],
    typed: { task: ['science fair eeg on classmates permission rules'] },
  },
  {
    asks: 'Electrodes made at home: silver discs, pogo pins, coax.',
    origins: ['http://akmemorph.us/author/temp_uname/page/4/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'one metal for all of them')],
    typed: { name: ['homemade electrodes silver disk pogo pins'] },
  },
  {
    asks: 'CSP fails after an average reference.',
    origins: ['https://github.com/mne-tools/mne-python/issues/9094'],
    answers: [at('ForDevelopers/DataAnalysis', 'mne-epochs', 'one channel can be computed from the others')],
    typed: { trouble: ['csp leading minor not positive definite average reference'] },
  },
  {
    asks: 'The limit above which an epoch is dropped.',
    origins: ['https://github.com/ChildDevLab/MADE-EEG-preprocessing-pipeline/issues/8'],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'swing by more than 100 µV'),
      at('Examples/VideoExperiment', 'tuning', '150, after checking the electrodes'),
    ],
    typed: { task: ['epoch rejection threshold microvolts adults'] },
  },
  {
    asks: 'The clocks of a sound card and of the EEG drift.',
    origins: ['https://github.com/LABSN/expyfun/issues/421'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'drift',
        'take for each event the sample with the nearest stamp',
      ),
      at('Cyton/CytonExternal', 'sound', 'delay of the sound card'),
    ],
    typed: { task: ['sound card and eeg clock drift'] },
  },
  {
    asks: 'Grinding of teeth, found by a threshold.',
    origins: ['https://github.com/luc-vocab/gc/issues/1'],
    answers: [at('ThirdParty/cEEGrid_Kit', 'what-it-was-shown-to-record', 'detects teeth clenching live')],
    typed: { name: ['bruxism teeth grinding detection emg'] },
  },
  {
    asks: 'A motor that turns while a muscle is over a limit.',
    origins: ['https://github.com/dzhu/myo-raw/issues/12'],
    answers: [at('Examples/EMGProjects/EMG_LED', 'core', 'opens at the lower one')],
    typed: { trouble: ['spin motor when emg over threshold'] },
  },
  {
    asks: 'What a display of signal quality goes by.',
    origins: ['https://mind-monitor.com/forums/viewtopic.php?p=3788'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'says nothing about noise or hum')],
    typed: { name: ['how is signal quality calculated'] },
  },
];
