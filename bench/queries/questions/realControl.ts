import { at, type Question } from '../types';

const issue = (thread: string) => `https://github.com/${thread.replace('#', '/issues/')}`;

/**
 * What people asked in public about classifiers and networks, control by brain, eyes and muscles, feedback, sleep, hearts,
 * lies, secrets and classes with these boards. Told anew in other words.
 */
export const realControl: readonly Question[] = [
  {
    asks: 'A network for four channels that stays at a half.',
    origins: [issue('vlawhern/arl-eegmodels#40')],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'With a hundred trials'),
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '50 % is chance'),
    ],
    typed: { trouble: ['eegnet accuracy stays 0.5 with 4 channels'] },
  },
  {
    asks: 'The rate that EEGNet expects.',
    origins: [issue('vlawhern/arl-eegmodels#15'), issue('vlawhern/arl-eegmodels#19')],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'EEGNet was made for 128 Hz'),
      at('ForDevelopers/DataAnalysis', 'resample', 'SciPy filters before it thins out'),
    ],
    typed: { task: ['resample 250 hz to 128 hz for eegnet'] },
  },
  {
    asks: 'The shape of the input for sixteen channels.',
    origins: [issue('aliasvishnu/EEGNet#8')],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'Chans=16, Samples=125')],
    typed: { name: ['eegnet input shape 16 channels 125 hz'] },
  },
  {
    asks: 'A library for networks with a live headset.',
    origins: [issue('TNTLFreiburg/braindecode#9')],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'filtered and scaled as in the training'),
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'give the trained classifier a sliding window'),
    ],
    typed: { task: ['braindecode live with openbci'] },
  },
  {
    asks: 'A network that names one class for all trials.',
    origins: [issue('TNTLFreiburg/braindecode#34')],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'Always the same class')],
    typed: { trouble: ['model always predicts one class eeg'] },
  },
  {
    asks: 'The unit in which a trained model wants its data.',
    origins: [issue('935963004/LaBraM#26')],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'are in µV')],
    typed: { name: ['pretrained eeg model input unit uV or V'] },
  },
  {
    asks: 'Covariance matrices that are not positive definite.',
    origins: [issue('pyRiemann/pyRiemann#69'), issue('pyRiemann/pyRiemann#40')],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'Covariance matrices must be positive definite'),
    ],
    typed: { trouble: ['Covariance matrices must be positive definite'] },
  },
  {
    asks: 'Filters and band power while data arrive.',
    origins: [issue('mne-tools/mne-realtime#18')],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter-live', 'keep the state of the filter'),
      at('ForDevelopers/Spectra', 'band-power', 'BrainFlow'),
      at('ForDevelopers/Spectra', 'spectrogram', 'live'),
    ],
    typed: { task: ['live filter and band power python'] },
  },
  {
    asks: 'Filter before the windows are cut, or after.',
    origins: [issue('vlawhern/arl-eegmodels#25')],
    answers: [
      at('ForDevelopers/Spectra', 'cca', 'Filter first'),
      at('ForDevelopers/DataAnalysis', 'ringing', 'Cut away the first two seconds after filtering'),
      at('Troubleshooting/Filters', 'erp-filter', 'epochs'),
    ],
    typed: { name: ['ssvep filter before or after cutting windows'] },
  },
  {
    asks: 'The power of each minute of a relaxation.',
    origins: [issue('neurosity/eeg-pipes#50')],
    answers: [at('ForDevelopers/Spectra', 'band-table', 'Minute by minute')],
    typed: { task: ['band power per minute of a 30 min session'] },
  },
  {
    asks: 'A flicker that the eye does not see.',
    origins: [issue('mindaffect/pymindaffectBCI#47')],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'A flicker that nobody sees')],
    typed: { task: ['ssvep flicker you cannot see'] },
  },
  {
    asks: 'Electrodes together with glasses for virtual reality.',
    origins: [issue('NeuroTechX/EEG-ExPy#232')],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'movement', 'Under a VR headset')],
    typed: { task: ['openbci cap under quest vr headset'] },
  },
  {
    asks: 'A warning before a seizure of a relative.',
    origins: [issue('NeuroSyd/seizure-prediction-CNN#7')],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'You cannot find or rule out epilepsy')],
    typed: { task: ['seizure warning for my mother wearable eeg'] },
  },
  {
    asks: 'A program that wants the R peaks to point up.',
    origins: [issue('neuropsychology/NeuroKit#368')],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'R peaks that point down'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'The R peaks must point up'),
    ],
    typed: { trouble: ['neurokit misses R peaks pointing down'] },
  },
  {
    asks: 'Beats that are found only at one rate.',
    origins: [issue('neuropsychology/NeuroKit#1040')],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'ecg_peaks(ecg, sampling_rate=1000')],
    typed: { trouble: ['ecg_peaks wrong beats sampling rate 250'] },
  },
  {
    asks: 'The onset of muscles on several channels.',
    origins: [issue('neuropsychology/NeuroKit#1094')],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'emg', 'channel'),
      at('Examples/EMGProjects/EMG_LED', 'core', 'level'),
      at('Examples/EMGProjects/EMGpiano', '', 'four'),
    ],
    typed: { task: ['detect muscle activation on all channels at once'] },
  },
  {
    asks: 'Four classes and an accuracy of a third.',
    origins: [issue('pbashivan/EEGLearn#20'), issue('braindecode/braindecode#816')],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', 'chance is 25 %')],
    typed: { trouble: ['4 class imagery accuracy only 32 percent'] },
  },
  {
    asks: 'An avatar that moves its ears with brain waves.',
    origins: [issue('ChilloutCharles/BrainFlowsIntoVRChat#3')],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'VRChat')],
    typed: { task: ['send brainwaves to vrchat avatar'] },
  },
  {
    asks: 'A drum machine that muscles play.',
    origins: [issue('OpenBCI/Documentation#143')],
    answers: [
      at('Examples/EMGProjects/EMGpiano', 'variations', 'MIDI'),
      at('Examples/EMGProjects/EMGmusic', 'variations', 'OSC'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'Ableton Live'),
    ],
    typed: { task: ['play drum machine midi with emg'] },
  },
  {
    asks: 'Sounds at the slow waves of sleep.',
    origins: ['https://www.spisop.org/cosleep/'],
    answers: [at('Examples/CommunityPageProjects', 'sleep', 'Sleep')],
    typed: { task: ['play sound in slow wave sleep cyton'] },
  },
  {
    asks: 'The height of a blink that counts.',
    origins: ['https://irenevigueguix.wordpress.com/2016/08/10/automated-eye-blink-detection-online/'],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', '100 to 300 µV')],
    typed: { task: ['blink detection threshold microvolt'] },
  },
  {
    asks: 'What the numbers of the FFT stream are.',
    origins: [
      'http://rosetta.to/u/sentdex/explorations-and-testing-ideas-brain-computer-interface-w-python-openbci-and-eeg',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'FFT')],
    typed: { name: ['gui fft stream 125 values per channel'] },
  },
  {
    asks: 'A toy helicopter that alpha lifts.',
    origins: ['http://makezine.com/go/openbci-braincopter'],
    answers: [at('Examples/CommunityPageProjects', 'games-and-play', 'Eyes-closed alpha')],
    typed: { task: ['fly toy helicopter with alpha digital potentiometer'] },
  },
  {
    asks: 'Files of one session that become shorter.',
    origins: ['https://aigcu.github.io/BCI-website/Wheelchair.html'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Each time you stop and start the stream'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'If a recording is shorter'),
    ],
    typed: { trouble: ['each recording has fewer rows than the last'] },
  },
  {
    asks: 'Yes and no by imagination, which stays at chance.',
    origins: ['https://ar5iv.labs.arxiv.org/html/2107.00045'],
    answers: [
      at('FAQ/GenFAQ', 'communicate', 'Imagined movements last'),
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '50 % is chance'),
    ],
    typed: { trouble: ['yes no imagery not above chance openbci'] },
  },
  {
    asks: 'A hidden face that the P300 gives away.',
    origins: [
      'https://devpost.com/software/clue-the-bci-expansion',
      'https://blog.backyardbrains.com/2021/06/p300-signals-as-the-new-lie-detector/',
    ],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'familiar or important',
      ),
    ],
    typed: { task: ['lie detector with cyton p300'] },
  },
  {
    asks: 'A toy whose remote control the muscles press.',
    origins: ['https://leanneapichay.com/portfolio/neurobots.html'],
    answers: [
      at('Examples/CommunityPageProjects', 'games-and-play', 'the shark, the bug'),
      at('Examples/CommunityPageProjects', 'movement-and-robots', 'one servo that follows a muscle'),
    ],
    typed: { task: ['hack rc toy remote with emg and arduino'] },
  },
  {
    asks: 'A model of emotions that is trained already.',
    origins: [issue('jordan-bird/eeg-feature-generation#1')],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'network trained on DEAP'),
      at('ForDevelopers/Spectra', 'band-table', 'For emotion or stress'),
    ],
    typed: { task: ['ready trained emotion model for eeg'] },
  },
  {
    asks: 'Alpha of a meditation, and of rest.',
    origins: [
      'http://eeghacker.blogspot.com/2013/12/breathing-meditation-alpha-amplitude.html?showComment=1455126414824',
    ],
    answers: [
      at('ForDevelopers/Spectra', 'statistics', 'Meditation'),
      at('ForDevelopers/Spectra', 'band-table', 'Minute by minute'),
    ],
    typed: { name: ['alpha amplitude while meditating eyes closed'] },
  },
  {
    asks: 'Feedback that rewards one band and is held back by another.',
    origins: ['https://sites.google.com/site/biofeedbackpages/brainbay-openbci/neurofeedback'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'For a first neurofeedback'),
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'artefacts', 'logical And'),
    ],
    typed: { task: ['brainbay reward alpha inhibit beta'] },
  },
  {
    asks: 'How late live EEG arrives.',
    origins: [issue('sccn/lsl_archived#269')],
    answers: [
      at('Cyton/CytonExternal', 'measure-delay', 'takes the time until the pulse shows in the stream'),
    ],
    typed: { task: ['measure lsl latency of live eeg'] },
  },
  {
    asks: 'A network for flicker, trained anew for one headset.',
    origins: [issue('osmanberke/Deep-SSVEP-BCI#3')],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'Wang2016'),
      at('ForDevelopers/Spectra', 'cca', 'Methods that learn from the same person'),
    ],
    typed: { task: ['retrain deep ssvep net with my headset'] },
  },
  {
    asks: 'Music that two blinks pause.',
    origins: ['https://kelaenderkoe.pages.dev/float-https-devpost.com/software/brainmusiccontroller'],
    answers: [
      at('Examples/EMGProjects/EMGslideshow', 'double-blink', 'A press counts only if another one'),
      at('Examples/EMGProjects/EMGmusic', '', 'music'),
    ],
    typed: { task: ['double blink to pause music'] },
  },
  {
    asks: 'Public recordings of a P300 with eight channels.',
    origins: [issue('NeuroTechX/moabb#899')],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'BNCI2014_008')],
    typed: { name: ['public p300 data set 8 channels'] },
  },
  {
    asks: 'Words that somebody only thinks.',
    origins: [issue('NeuroTechX/moabb#876')],
    answers: [
      at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'No program described here reads words or pictures'),
    ],
    typed: { name: ['inner speech with 8 channels'] },
  },
  {
    asks: 'Alpha that does not rise in every student.',
    origins: ['https://pmc.ncbi.nlm.nih.gov/articles/PMC11441432'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha'),
      at('FAQ/GenFAQ', 'class', 'some people show little of it'),
    ],
    typed: { trouble: ['eyes closed alpha not in every student'] },
  },
  {
    asks: 'A club in which pupils measure brain waves.',
    origins: ['https://praxis-teacher-research.org/neuroscience-for-students'],
    answers: [
      at('FAQ/GenFAQ', 'children', 'an adult stays with the child the whole time'),
      at('FAQ/GenFAQ', 'class', 'Begin with muscles'),
    ],
    typed: { task: ['eeg club at school pupils 12'] },
  },
  {
    asks: 'What replaces an armband that is no longer made.',
    origins: [issue('balandinodidonato/MyoMapper#55')],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'gestures', 'Myo armband')],
    typed: { name: ['myo armband discontinued alternative'] },
  },
  {
    asks: 'A secret that brain waves give away.',
    origins: ['http://solarechoesrpg.blogspot.com/2016/08/monitoring-our-brain-signals-part-35.html'],
    answers: [at('FAQ/Privacy', 'recordings', 'Can somebody read a PIN or a password from it?')],
    typed: { name: ['can someone steal pin from my eeg'] },
  },
  {
    asks: 'Alpha that the board finds by itself.',
    origins: ['http://openbci.com/forum/index.php?p=/discussion/278/alpha-detector-on-board'],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'on-board', 'Yes, in a sketch that you write')],
    typed: { task: ['detect alpha on the board itself pic32'] },
  },
  {
    asks: 'A public set for electrodes that it does not have.',
    origins: ['https://kelaenderkoe.pages.dev/linux-https-devpost.com/software/neuromotion'],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'but no Fp1, Fp2, O1 or O2')],
    typed: { task: ['train on bnci2014 only fp1 fp2 c3 c4'] },
  },
  {
    asks: 'Gestures that are wrong after the band was off.',
    origins: [issue('PerlinWarp/pyomyo#10')],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'gestures', 'each time the electrodes have been off'),
    ],
    typed: { trouble: ['emg classifier fails after putting band on again'] },
  },
  {
    asks: 'Dropouts on stage, with the laptop on its battery.',
    origins: ['https://www.eegsynth.org/?p=3696'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'only while the laptop runs on its battery'),
    ],
    typed: { trouble: ['eeg drops out on stage laptop on battery'] },
  },
];
