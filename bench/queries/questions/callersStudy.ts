import { at, type Question } from '../types';

/**
 * Asked by researchers, students and teachers about a study: events and timing, analysis in other programs, what a reviewer or a
 * committee wants to know. Half of them are based on public threads. Written down before the pages were opened.
 */
export const callersStudy: readonly Question[] = [
  {
    asks: 'Events that are missing in a recording.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'missed', 'The pulse is shorter than 4 ms'),
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'The widget is new in version 6'),
      at('Cyton/CytonExternal', 'pin-random', 'Is the mode set?'),
    ],
    typed: { trouble: ['markers missing in recording'] },
  },
  {
    asks: 'A P300 whose latency differs between people or trials.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/297'],
    answers: [
      at('Examples/VideoExperiment', 'latency-people', 'A constant delay moves everybody by the same time'),
      at('Examples/VideoExperiment', 'how-it-works', 'and not always equally'),
      at('Cyton/CytonExternal', 'choose', 'varies with USB and radio'),
    ],
    typed: { trouble: ['P300 latency varies between trials'] },
  },
  {
    asks: 'A light sensor that shows no flash.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'sensor-flat', 'The 10 kΩ from the pin to GND are missing'),
      at('Cyton/CytonExternal', 'analog', 'Put a phototransistor between D12 and VDD'),
      at('Examples/VideoExperiment', 'the-analog-columns-do-not-move', 'Analog Read was not on'),
    ],
    typed: { trouble: ['photodiode signal flat analog read'] },
  },
  {
    asks: 'Markers over LSL that come late and unevenly.',
    origins: ['https://github.com/sccn/lsl_archived/issues/326'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'markers',
        'radio, dongle and driver add a delay and jitter',
      ),
      at('Cyton/CytonExternal', 'choose', 'marker mode is late, the others are early'),
    ],
    typed: { trouble: ['trigger appears late jitter lsl'] },
  },
  {
    asks: 'A peak of SSVEP beside the frequency of the flicker.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'fft', 'so a bin is 0.98 Hz wide'),
      at('ForDevelopers/Spectra', 'resolution', 'take a window that holds a whole number of periods'),
      at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'each period is a whole number of its frames'),
      at('Cyton/CytonDataFormat', 'sample-clock', '249 or 251 samples a second are normal'),
    ],
    typed: { trouble: ['SSVEP peak wrong frequency'] },
  },
  {
    asks: 'A recording on the card that ended in the night.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'early', 'In most cases the file was full'),
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'battery lasts'),
    ],
    typed: { trouble: ['sd recording stopped over night'] },
  },
  {
    asks: 'Muscles that look alike on all channels.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'same', 'The signal comes from what the channels share'),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'no-difference',
        'the plus pin is joined to those of the other channels',
      ),
    ],
    typed: { trouble: ['emg all channels look the same'] },
  },
  {
    asks: 'An ECG channel that is railed.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'need SRB2 Off for that channel'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'SRB2 still on'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-gain-for-which-signal',
        'as long as they do not rail',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'Railed'),
    ],
    typed: { trouble: ['ecg railed gain 24'] },
  },
  {
    asks: 'A recording of the GUI in MNE: an error, and amplitudes that are too large.',
    origins: [
      'https://github.com/mne-tools/mne-python/issues/9224',
      'https://github.com/openbci-archive/OpenBCI_MNE/issues/2',
    ],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'MNE-Python has no reader'),
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'open-recording',
        'it stops at the date in the last column',
      ),
    ],
    typed: { trouble: ['mne could not convert string to float', 'amplitude too large in mne'] },
  },
  {
    asks: 'Uneven time stamps in an XDF file.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/134'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'clumps',
        'even within a block and uneven between blocks',
      ),
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Count by time stamps instead of samples'),
    ],
    typed: { trouble: ['xdf timestamps irregular openbci'] },
  },
  {
    asks: 'An event-related potential with the wrong sign.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'raw data are reference minus electrode'),
      at('Examples/VideoExperiment', 'average', 'every wave is upside down in the file'),
    ],
    typed: { trouble: ['erp inverted polarity'] },
  },
  {
    asks: 'Lost samples: how to find them, and what to do with them.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/DataAnalysis',
        'fill-gaps',
        'the row is missing, and everything behind it moves forward',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'In the recording nothing fills the gap'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'lost'),
      at('Cyton/CytonSDCard', 'overruns', 'missing'),
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'lost'),
    ],
    typed: { trouble: ['missing samples in file'] },
  },
  {
    asks: 'Signs of a bad signal in a study: no alpha, drift, hair, heart, blinks.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha'),
      at('Troubleshooting/minimizingNoise', 'what-a-good-signal-looks-like', 'When you close your eyes'),
    ],
    typed: { trouble: ['alpha not visible eyes closed'] },
  },
  {
    asks: 'Sweat and movement in a study outdoors.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'outdoors', 'under an electrode shows as slow drift'),
      at('Troubleshooting/minimizingNoise', 'drift', 'Sweat'),
    ],
    typed: { trouble: ['sweat drift eeg walking'] },
  },
  {
    asks: 'Two Cytons that disturb each other, and two people at once.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'on different radio channels'),
      at('Cyton/CytonRadioChannel', 'several', 'channel'),
      at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Software/OpenBCISoftware/GUIDocs', 'two-boards', 'start the GUI twice'),
    ],
    typed: { trouble: ['two cytons same channel interfere'], task: ['record two people at once'] },
  },
  {
    asks: 'Dry electrodes in thick hair.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Electrodes need bare scalp'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'take the 5 mm ones'),
    ],
    typed: { trouble: ['dry electrodes thick hair no contact'] },
  },
  {
    asks: 'A recording in EEGLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row for each channel'),
    ],
    typed: { trouble: ['file does not open in eeglab'], task: ['import to eeglab'] },
  },
  {
    asks: 'The heartbeat in an EEG.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'this is your heart')],
    typed: { trouble: ['heart beat artifact in eeg'] },
  },
  {
    asks: 'Blinks that are too large.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'blink', 'These are blinks'),
      at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'Subtract what the eyes add'),
    ],
    typed: { trouble: ['blink artefcts too big'] },
  },
  {
    asks: 'Triggers from PsychoPy, a parallel port, E-Prime or Psychtoolbox.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/718',
      'https://github.com/openbci-archive/_DEPRECATED_OpenBCI_32bit/issues/1',
    ],
    answers: [
      at('Cyton/CytonExternal', 'isolation', 'From a parallel port'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'In PsychoPy put the lines'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'other-programs',
        'Psychtoolbox and other programs in MATLAB',
      ),
      at('Cyton/CytonExternal', 'choose', 'PsychoPy on a laptop without a parallel port'),
      at('Software/SoftwareLanding', 'others', 'OpenSesame, E-Prime, Psychtoolbox'),
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'as OpenSesame or E-Prime send them'),
    ],
    typed: {
      name: ['E-Prime', 'Psychtoolbox'],
      task: ['send trigger from psychopy', 'connect parallel port TTL to cyton'],
    },
  },
  {
    asks: 'A camera and EEG on one time line.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'camera', 'Let one pulse set D17 and light an LED in the picture'),
      at('Examples/VideoExperiment', 'variations', 'let your player send one by LSL'),
    ],
    typed: { task: ['sync eeg with video'] },
  },
  {
    asks: 'An eye tracker or a game engine beside the EEG.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'The Companion app of the Neon'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'An eye tracker, a second board'),
      at('Software/SoftwareLanding', 'others', 'LSL4Unity'),
    ],
    typed: { name: ['LSL4Unity', 'Pupil labs neon'], task: ['sync with eye tracker'] },
  },
  {
    asks: 'A night of sleep: how to record it.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'Keep the computer awake'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'M1 is the left mastoid'),
    ],
    typed: { task: ['overnight sleep recording'] },
  },
  {
    asks: 'A night of sleep: how to score it.',
    origins: ['https://github.com/raphaelvallat/yasa/pull/70'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'scores a night in epochs of 30 s')],
    typed: { name: ['YASA sleep staging'], trouble: ['sleep staging says awake all night'] },
  },
  {
    asks: 'Electrodes and trials for imagined movement.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Each pair lies in front of and behind'),
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', 'plan about 200 trials'),
    ],
    typed: {
      task: ['electrode placement motor imagery'],
      trouble: ['left right hand classifier stuck at 50 percent'],
    },
  },
  {
    asks: 'Force together with EMG.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'force',
        'The force is then in the same row as the EMG',
      ),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'mvc', 'maximum voluntary contraction'),
    ],
    typed: { name: ['HX711'], task: ['measure force with emg'] },
  },
  {
    asks: 'Heart rate variability from an ECG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'Guidelines ask for 250 to 500 Hz')],
    typed: { name: ['NeuroKit2'], task: ['compute HRV from ecg'] },
  },
  {
    asks: 'Electrodes for eye movements.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye'),
      at('AddOns/Headwear/HeadBand', 'eog', 'F7'),
    ],
    typed: { task: ['eog electrode placment'] },
  },
  {
    asks: 'A recording as EDF or BrainVision file.',
    origins: ['https://github.com/mne-tools/mne-python/issues/9224'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'and exports EDF or FIF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
      at('ForDevelopers/DataAnalysis', 'brainvision', 'You get three files that belong together'),
    ],
    typed: { task: ['convert txt to edf'] },
  },
  {
    asks: 'BrainVision files by name.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'brainvision', 'You get three files that belong together'),
      at('Software/SoftwareLanding', 'others', 'BrainVision Analyzer'),
    ],
    typed: { name: ['.vhdr brainvision'] },
  },
  {
    asks: 'Another reference afterwards, and the names of the reference pins.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 're-reference', 'an average reference misleads'),
    ],
    typed: { task: ['re-reference to average'] },
  },
  {
    asks: 'SRB1 and SRB2.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'SRB2'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'what-do-the-columns-of-hardware-settings-mean',
        'SRB1',
      ),
    ],
    typed: { name: ['SRB1 SRB2 reference'] },
  },
  {
    asks: 'What a methods section needs.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Rate as it was recorded')],
    typed: { task: ['write methods section'] },
  },
  {
    asks: 'A committee that asks for approvals.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'ask your institution',
      ),
      at('FAQ/Liability', 'compliance', 'The policy names no certificate'),
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
    ],
    typed: { task: ['ethics approval medical device'] },
  },
  {
    asks: 'A practical class.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'Begin with muscles')],
    typed: { task: ['teaching lab classroom'] },
  },
  {
    asks: 'Children as participants.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'children', 'the small Mark IV frame'),
      at('AddOns/Headwear/MarkIV', 'sizes', 'cm'),
    ],
    typed: { task: ['eeg with children headset size'] },
  },
  {
    asks: 'Neurofeedback with alpha.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'signal'),
      at('Software/SoftwareLanding', 'choose-by-what-you-want-to-do', 'Neurofeedback without code'),
      at('FAQ/GenFAQ', 'methods', 'CRED-nf'),
      at('Software/CompatibleThirdPartySoftware/Neuromore', 'first', 'classifier'),
    ],
    typed: { task: ['neurofeedback protocol alpha'] },
  },
  {
    asks: 'A recording outdoors, with no laptop along.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'outdoors', 'which needs the computer only for the start'),
      at('Cyton/CytonSDCard', 'without-computer', 'the stream must be started by a command'),
    ],
    typed: { task: ['record outdoors without laptop'] },
  },
  {
    asks: 'Whether a stimulus appears when it should.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'show when the light really came'),
      at('Cyton/CytonExternal', 'measure-delay', 'measure your own delay'),
      at('Examples/VideoExperiment', 'latency-people', 'Take the time from marker to light for every trial'),
      at('Cyton/CytonExternal', 'choose', "free of the screen's own delay"),
    ],
    typed: { task: ['test timing of stimulus'] },
  },
  {
    asks: 'A latency to state in a thesis.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'latency', 'About 15 ms after it happened on the skin'),
      at('Cyton/CytonExternal', 'measure-delay', 'measure your own delay'),
      at('FAQ/GenFAQ', 'methods', 'are computed, not measured on your computer'),
    ],
    typed: { task: ['what latency to state in thesis cyton dongle'] },
  },
  {
    asks: "BrainFlow's call for markers.",
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'marker', 'any number but 0')],
    typed: { name: ['insert_marker'] },
  },
  {
    asks: 'FieldTrip.',
    origins: ['https://github.com/fieldtrip/fieldtrip/pull/1411'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', "reads the GUI's text file itself"),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'toolboxes', 'ft_defaults'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'fieldtrip-live', 'openbci2ft'),
    ],
    typed: { name: ['fieldtrip'] },
  },
  {
    asks: 'LabRecorder and its files.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'record', 'saves all chosen streams into one XDF file'),
    ],
    typed: { name: ['LabRecorder xdf'] },
  },
  {
    asks: 'Marker mode by its command.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'markers', 'Send /4'), at('Cyton/CytonSDK', 'board-mode', 'mode')],
    typed: { name: ['/4 board mode marker'] },
  },
  {
    asks: 'Digital pins by their names.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'pins', 'Use D17 for a single trigger'),
      at('Cyton/CytonSpecs', 'digital-pins', 'VDD'),
      at('Cyton/CytonExternal', 'digital', 'each pin has its own byte'),
    ],
    typed: { name: ['D11 D12 D13 D17 D18'] },
  },
  {
    asks: 'Sharing and protecting recordings.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'share', 'Brain Imaging Data Structure'),
      at('FAQ/Privacy', 'recordings', 'is personal data'),
    ],
    typed: { name: ['BIDS'] },
  },
  {
    asks: 'The GDPR.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'recordings', 'is personal data'),
      at('FAQ/Privacy', 'vendor', 'in the European Union you may be informed'),
      at('FAQ/Privacy', 'share', 'GDPR'),
    ],
    typed: { name: ['GDPR'] },
  },
  {
    asks: 'Skin conductance with EmotiBit.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', '', 'EmotiBit'),
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'Use a sensor that has one',
      ),
    ],
    typed: { name: ['Emotibit eda'], task: ['grove gsr sensor on cyton analog pin'] },
  },
  {
    asks: "The Cyton's noise in numbers.",
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'noise', 'noise')],
    typed: { name: ['rms noise uV cyton'] },
  },
  {
    asks: 'Fatigue by the median frequency.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'It is not enough to study fatigue',
      ),
    ],
    typed: { name: ['median frequency'] },
  },
  {
    asks: 'Brainstorm.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'others', 'Brainstorm')],
    typed: { name: ['brainstorm'] },
  },
  {
    asks: 'Times of a stimulus program, matched with the recording afterwards.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'list-of-times', 'The column Timestamp counts the same seconds'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'clocks', 'Add the difference between the two clocks'),
    ],
    typed: { task: ['match stimulus log with timestamp column', 'align psychopy csv to eeg afterwards'] },
  },
  {
    asks: 'Which flicker a person looks at.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'cca', 'asks for each target how well sine waves'),
      at('ForDevelopers/Spectra', 'resolution', 'take a window that holds a whole number of periods'),
    ],
    typed: { task: ['detect which ssvep target in python'], name: ['CCA ssvep'] },
  },
  {
    asks: 'Common spatial patterns.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'MNE has common spatial patterns'),
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'scenarios', 'motor imagery'),
    ],
    typed: { name: ['csp lda motor imagery'] },
  },
  {
    asks: 'The fields of BIDS.',
    origins: [],
    answers: [at('FAQ/Privacy', 'share', 'EEGReference is for example')],
    typed: { name: ['EEGReference'] },
  },
  {
    asks: 'The heart in EMG of the back.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'on back and shoulder filter from 30 Hz on',
      ),
    ],
    typed: { trouble: ['heartbeat in back muscle emg'] },
  },
  {
    asks: 'Band power for each condition, and measures made of it.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'band-table', 'adds one line for each channel and band'),
      at('ForDevelopers/Spectra', 'resolution', 'µV² of each channel'),
    ],
    typed: {
      task: ['band power per condition csv for spss', 'how long resting state baseline recording'],
      name: ['frontal alpha asymmetry', 'engagement index'],
    },
  },
  {
    asks: 'Coherence and what it proves.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'coherence', 'High coherence is no proof of a connection')],
    typed: { trouble: ['coherence very high between all channels'], name: ['imaginary coherence'] },
  },
  {
    asks: 'Slow potentials.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'The board measures from 0 Hz up'),
      at('Troubleshooting/Filters', 'erp-filter', 'Take a high-pass of 0.1 Hz for slow waves'),
      at('Ganglion/GanglionSpecs', 'offset', 'Hz'),
    ],
    typed: { name: ['readiness potential DC recording'] },
  },
  {
    asks: 'Finding sources with few channels.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'for finding the sources of the waves'),
    ],
    typed: { name: ['LORETA source localization 16 channels'] },
  },
];
