import { at, type Question } from '../types';

/**
 * What people asked in public about sleep, training, the heart, eyes and muscles, animals and plants, other devices beside an
 * EEG, hair and skin, and about rules and returns. Told anew in other words.
 */
export const realLives: readonly Question[] = [
  {
    asks: 'An ECG cable of five leads and six wires.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2F2098%2F5-lead-ecg'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'may be the shield')],
    typed: { task: ['5 lead ecg cable cyton where does shield go'] },
  },
  {
    asks: 'Training of two places with two bands.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/15991/'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'theta at Fz against beta at Pz')],
    typed: { task: ['theta fz beta pz neuromeditation 2 channels ganglion'] },
  },
  {
    asks: 'Recordings in pieces of some minutes.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/461'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Max File Duration')],
    typed: { task: ['start new recording file every 20 minutes'] },
  },
  {
    asks: 'A GUI whose memory fills up.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/955'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'freezes', 'older than 5.0.4')],
    typed: { trouble: ['gui crashes after one hour memory'] },
  },
  {
    asks: 'A card file of a night that is too large to convert.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/355'],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'both can take a file of any length')],
    typed: { trouble: ['convert 8 hour sd recording out of memory'] },
  },
  {
    asks: 'Sleep stages of a mouse.',
    origins: ['https://github.com/raphaelvallat/yasa/issues/213'],
    answers: [at('ForDevelopers/DataAnalysis', 'yasa', 'Not for mice, rats or other animals')],
    typed: { task: ['mouse eeg sleep staging'] },
  },
  {
    asks: 'Heart rate variability where only intervals were kept.',
    origins: ['https://github.com/neuropsychology/NeuroKit/issues/433'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'the intervals in ms')],
    typed: { task: ['hrv from inter beat intervals without raw signal'] },
  },
  {
    asks: 'The lowest rate for heart rate variability.',
    origins: ['https://github.com/PGomes92/pyhrv/issues/3'],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'accept less, down to 100 Hz')],
    typed: { task: ['minimum sampling rate ecg for hrv'] },
  },
  {
    asks: 'A heart rate that is wrong by the ratio of two sample rates.',
    origins: ['https://github.com/PGomes92/pyhrv/issues/46', 'https://github.com/PGomes92/pyhrv/issues/8'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'Four times the true rate with a Cyton',
      ),
    ],
    typed: { trouble: ['heart rate wrong library assumes 1000 hz'] },
  },
  {
    asks: 'Which rate to name to a program for R peaks.',
    origins: ['https://github.com/neuropsychology/NeuroKit.py/issues/40'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'RATE_HZ = 250'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'heart-rate-from-a-recording', 'sampling_rate=250'),
    ],
    typed: { task: ['r peaks neurokit cyton sampling rate'] },
  },
  {
    asks: 'The course of a band during training.',
    origins: ['https://github.com/nightscape/wavetuner/issues/5'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'band-power', 'No widget draws band power over minutes'),
      at('ForDevelopers/Spectra', 'band-table', 'Minute by minute'),
    ],
    typed: { task: ['band power over time smoothing neurofeedback'] },
  },
  {
    asks: 'A heartbeat as proof that the board works.',
    origins: ['https://openbci.com/community/collecting-ecg-w-openbci/'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        '',
        'proves quickly that board, wires and electrodes work',
      ),
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'The strictest test needs no body'),
    ],
    typed: { task: ['test if my board works with heartbeat'] },
  },
  {
    asks: 'All four signals of a body at once.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/64'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'EOG'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', '', 'EMG'),
    ],
    typed: { task: ['eeg ecg emg eog at the same time cyton'] },
  },
  {
    asks: 'Electrodes for both directions of the eyes.',
    origins: ['https://openbci.com/community/eog-eye-movement-blink-detection-with-the-openbci-cyton/'],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye')],
    typed: { task: ['eog vertical horizontal electrode placement cyton'] },
  },
  {
    asks: 'Needles in an anaesthetised mouse.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'animals', 'six anaesthetised mice')],
    typed: { task: ['needle electrodes anesthetized mouse'] },
  },
  {
    asks: 'A faster pulse wave from an EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/102'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', '100 Hz variant of the firmware')],
    typed: { task: ['emotibit ppg 100 hz'] },
  },
  {
    asks: 'Blinks in a recording without an eye channel.',
    origins: ['https://github.com/mne-tools/mne-python/issues/8053'],
    answers: [at('ForDevelopers/DataAnalysis', 'few-channel-ica', 'or use Fp1')],
    typed: { task: ['no eog channel which electrode for blinks mne'] },
  },
  {
    asks: 'The heart taken out of an EEG.',
    origins: ['https://github.com/mne-tools/mne-python/issues/3757'],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'Is it recorded already?')],
    typed: { task: ['remove heartbeat artifact from eeg'] },
  },
  {
    asks: 'Blinks by a threshold while they happen.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/272'],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', '--on 0.7')],
    typed: { task: ['detect blinks with threshold live'] },
  },
  {
    asks: 'Blinks as events of the device.',
    origins: ['https://github.com/robintibor/python-mindwave-mobile/issues/18'],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', 'The GUI sends no such events')],
    typed: { name: ['does the board send a blink signal'] },
  },
  {
    asks: 'Two streams of one file by two clocks.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/114'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'it is Unix time'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'clocks', 'BrainFlow and the GUI'),
    ],
    typed: { trouble: ['two devices lsl timestamps totally different in xdf'] },
  },
  {
    asks: 'A direct current through the head, with an EEG beside it.',
    origins: ['https://forum.biohack.me/index.php?p=/discussion/comment/2965'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens', 'With a stimulator'),
    ],
    typed: { task: ['tdcs and eeg at the same time'] },
  },
  {
    asks: 'A muscle stimulator beside EMG electrodes.',
    origins: [
      'https://git.wellton.com.br/wellton/bci-course/commit/64d46df2174b2845bede3e7b57c279c6696924c6',
    ],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens', 'Take the electrodes off'),
    ],
    typed: { task: ['tens stimulator while recording emg'] },
  },
  {
    asks: 'An Arduino with two electrodes on the chest.',
    origins: ['https://forum.arduino.cc/index.php?PHPSESSID=ob5otps1bn83l3gei2nda7s2l3&topic=336160.30'],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'such as an Arduino with an ECG module')],
    typed: { trouble: ['is it safe to connect arduino to body for ecg'] },
  },
  {
    asks: 'Sleep stages from around the ears.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'what-it-was-shown-to-record', 'beside polysomnography')],
    typed: { task: ['ceegrid overnight sleep stages'] },
  },
  {
    asks: 'The money back for an opened cap.',
    origins: [],
    answers: [at('FAQ/Returns', 'what-cannot-be-returned-once-opened', 'for reasons of hygiene')],
    typed: { task: ['opened electrode cap refund'] },
  },
  {
    asks: 'The fee on an opened kit.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', '15 % restocking fee')],
    typed: { name: ['restocking fee opened board'] },
  },
  {
    asks: 'A damaged item, and who pays to send it.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'it-arrived-damaged-does-not-work-or-is-the-wrong-item', 'a replacement at no cost'),
    ],
    typed: { trouble: ['who pays shipping for damaged item return'] },
  },
  {
    asks: 'Cups below a magnetic coil.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens',
        'may heat the scalp too much',
      ),
    ],
    typed: { trouble: ['gold cup electrodes tms coil heating'] },
  },
  {
    asks: 'An amplifier at its end while current flows.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens', 'so the channels rail'),
    ],
    typed: { trouble: ['tacs artifact saturates amplifier'] },
  },
  {
    asks: 'Fast rhythms with a cheap amplifier.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'Gamma, 30 to 70 Hz')],
    typed: { task: ['can openbci record gamma oscillations'] },
  },
  {
    asks: 'The voltages of a fungus.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'animals', '0.03 to 2.1 mV')],
    typed: { task: ['record electrical signals from mushrooms'] },
  },
  {
    asks: 'Wires on a sleeper.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'tape it to the shoulder')],
    typed: { task: ['fix electrode wires at night sleep'] },
  },
  {
    asks: 'People as subjects, and a device without a certificate.',
    origins: [
      'https://open-ephys.atlassian.net/wiki/spaces/OEW/pages/20971524/Safety+and+regulatory+procedures+for+human+use',
    ],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        "ask your institution's review board",
      ),
    ],
    typed: { task: ['university approval human subjects not certified'] },
  },
  {
    asks: 'An isolator between dongle and computer.',
    origins: ['https://tildesites.bowdoin.edu/~shauptma/resources/humanneurophysiology/safety/index.html'],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'The dongle needs no USB isolator')],
    typed: { name: ['do i need usb isolator with cyton'] },
  },
  {
    asks: 'Printed fingers between thick hair.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'Printed ones?'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'In thick or curly hair'),
    ],
    typed: { task: ['3d printed finger electrodes thick hair'] },
  },
  {
    asks: 'What a number of the pulse sensor means.',
    origins: ['https://github.com/paulvangentcom/heartrate_analysis_python/issues/74'],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', '512 of 1023'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'which have no unit'),
    ],
    typed: { name: ['pulse sensor raw data unit'] },
  },
  {
    asks: 'Training at home against inattention.',
    origins: ['http://www.pkfamily.com/users/solson/eeg/eeg_rant.html'],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'Can neurofeedback treat ADHD?')],
    typed: { task: ['home neurofeedback adhd child safe'] },
  },
];
