import { at, type Question } from '../types';

/** What a young researcher looked for while doing ten jobs of a study with these pages alone. */
export const studyAlone: readonly Question[] = [
  {
    asks: 'Markers from PsychoPy beside the stream of a Cyton.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'PsychoPy on a laptop without a parallel port'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'markers',
        'The mark is then sent when the first frame',
      ),
    ],
    typed: { task: ['psychopy send trigger to cyton'] },
  },
  {
    asks: 'The jitter of a software marker in an oddball with the dongle.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'the driver alone adds up to half a second'),
      at('ForDevelopers/SoftwareDevelopment', 'marker', 'more and unevenly otherwise'),
      at('Cyton/CytonExternal', 'choose', 'marker mode is late, the others are early'),
    ],
    typed: { trouble: ['p300 oddball marker jitter how many ms with dongle'] },
  },
  {
    asks: 'Which sample a marker of BrainFlow lands in.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'marker', 'about 15 ms with a Cyton')],
    typed: { trouble: ['brainflow insert_marker is late which sample'] },
  },
  {
    asks: 'A light sensor on the screen, wired to a Cyton.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'Hold the phototransistor against a corner'),
      at('Examples/VideoExperiment', 'wiring', 'sensor'),
    ],
    typed: {
      task: [
        'photodiode screen corner to cyton pin',
        'light sensor stimulus onset eeg analog read 1 or 0 flashes',
        'measure monitor lag eeg delay',
      ],
    },
  },
  {
    asks: 'The columns of a light sensor or trigger with a Daisy.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Cyton + Daisy: 33 columns'),
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'with a Daisy 28 for the sensor, 24 for D17'),
    ],
    typed: { task: ['daisy light sensor column which one'] },
  },
  {
    asks: 'A trigger that shows half its value with sixteen channels.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'daisy', 'the row shows half')],
    typed: { trouble: ['oddball with 16 channels trigger half value'] },
  },
  {
    asks: 'Events of an XDF file that lie beside the EEG by the delay of the link.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'write t + 0.015'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'a nearly constant 15 ms'),
    ],
    typed: { trouble: ['xdf eeg 15 ms late correct events'] },
  },
  {
    asks: 'A light sensor in the same LSL stream as the EEG.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'markers', "in the EEG's own stream")],
    typed: { task: ['can i get analog pin / light sensor into lsl stream with eeg'] },
  },
  {
    asks: 'A recording of sixteen channels in MNE, with names, units and events.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts')],
    typed: {
      task: ['load gui txt 16 channels in mne'],
      trouble: ['mne amplitude million times too big openbci'],
    },
  },
  {
    asks: 'Events of MNE from the column of markers.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'leave out the three lines that make events'),
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'all events with marker 2'),
    ],
    typed: { task: ['markers column to mne events annotations'] },
  },
  {
    asks: 'A file of the card in R.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'read-a-file', 'In R, without a package')],
    typed: { task: ['read OBCI_00.TXT in R'] },
  },
  {
    asks: 'A file of the card in Octave.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'sd', 'It works in GNU Octave, too')],
    typed: { task: ['sd card hex to microvolt octave'] },
  },
  {
    asks: 'The time of a recording on the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'The file holds no absolute time'),
      at('Cyton/CytonSDCard', 'numbering', 'every file is dated 1 January 2000'),
    ],
    typed: {
      task: ['when did sd card recording start time of each sample', 'does obci sd file know the date'],
    },
  },
  {
    asks: 'Reference and bias of a cap with sixteen electrodes.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'the single end of the Y cable'),
      at('GettingStarted/Boards/DaisyGS', 'wire', 'Y cable'),
    ],
    typed: { task: ['eeg cap 16 channels where reference and bias daisy'] },
  },
  {
    asks: 'Which impedance is low enough under a cap with gel.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'Below 10 kΩ is good'),
      at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ with paste or gel'),
    ],
    typed: { task: ['which kohm is good enough for gel cap'] },
  },
  {
    asks: 'Linked ears after the recording.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'linked-afterwards', 'Subtract half of the channel'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        're-reference',
        'subtract the channel of the new reference',
      ),
    ],
    typed: { task: ['rereference to linked ears afterwards'] },
  },
  {
    asks: 'Reference and bias of electrodes around the ear.',
    origins: [],
    answers: [
      at(
        'ThirdParty/cEEGrid_Kit',
        'which-electrode-is-which-channel',
        'as reference (left) and ground (right)',
      ),
      at('ThirdParty/cEEGrid_Kit', 'wire-the-box', 'Connect R6 (ground)'),
    ],
    typed: { task: ['ear eeg bias electrode where', 'ear electrodes grid reference ground openbci'] },
  },
  {
    asks: 'Heart and EEG with one Cyton.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'One body needs one bias electrode',
      ),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'with-a-cyton-alone', 'Bias Include to No'),
    ],
    typed: { task: ['ecg chest and eeg at the same time one cyton'] },
  },
  {
    asks: 'A pair on the arm beside channels that share a reference.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'connect-a-cyton',
        'For each EMG channel set SRB2 to Off',
      ),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'xQ060000X'),
    ],
    typed: { task: ['emg on arm bipolar channel while other channels use srb2'] },
  },
  {
    asks: 'Where the bias goes for a muscle of the arm.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'the elbow, the wrist'),
    ],
    typed: { task: ['bias electrode on the wrist or ear for arm emg'] },
  },
  {
    asks: 'SSVEP at the rate of a Daisy.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'rate', 'ends at 62.5 Hz'),
      at('Cyton/CytonDataFormat', 'daisy-mains', 'For any other frequency'),
    ],
    typed: { task: ['ssvep with daisy 125 hz enuf?'] },
  },
  {
    asks: 'Frequencies that a screen can show.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ssvep', 'A screen can flicker evenly only if')],
    typed: { task: ['which flicker frequency on 60hz monitor'] },
  },
  {
    asks: 'The window of a spectrum for SSVEP.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'resolution', 'a whole number of periods')],
    typed: { task: ['welch window length for ssvep peak'] },
  },
  {
    asks: 'The envelope of a muscle at 250 Hz, and its share of a maximum.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'filters-and-sample-rate', 'To compute the envelope'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'mvc', 'maximum voluntary contraction'),
    ],
    typed: { task: ['emg envelope lowpass 250 hz', 'percent mvc normalise emg'] },
  },
  {
    asks: 'Heart rate from an ECG at 200 Hz.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'heart-rate-from-a-recording', 'RATE_HZ = 250'),
    ],
    typed: { task: ['heart rate from ecg python r peaks 200 hz'] },
  },
  {
    asks: 'A recording as EDF or BDF that others can open.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'viewer', 'as CSV or BDF+, with the markers'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'saves them as BDF+ for other programs'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
    ],
    typed: { task: ['write edf without mne'] },
  },
  {
    asks: 'Why an EDF file looks like stairs.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits')],
    typed: { trouble: ['edf export loses microvolts resolution'] },
  },
  {
    asks: 'The fields and tables of a BIDS data set.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'share', 'In the JSON file EEGReference is'),
      at('ForDevelopers/DataAnalysis', 'brainvision', 'makes these files, their folders and the tables'),
    ],
    typed: {
      task: [
        'BIDS sidecar openbci eeg.json',
        'channels.tsv units uV for openbci',
        'event onset in seconds from marker column events.tsv',
      ],
    },
  },
  {
    asks: 'The BDF file of the GUI in another viewer.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', '44.74 times too small')],
    typed: { task: ['gui bdf file opens in edfbrowser?'] },
  },
  {
    asks: 'What a paper says about board and software.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: {
      task: ['how to cite openbci in my paper', 'methods section amplifier input noise gain sampling rate'],
      name: ['noise microvolts rms of cyton for paper'],
    },
  },
  {
    asks: 'A study in which people record at home.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'home', 'Give each of them a code'),
      at('Cyton/CytonSDCard', 'without-computer', 'Pull the dongle out'),
    ],
    typed: {
      task: [
        'study at home participants record alone',
        'self administered eeg at home instructions',
        'participants at home without laptop cyton sd',
      ],
    },
  },
  {
    asks: 'Several Cytons in one room, in step with each other.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'put a common trigger into all of them'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'radio channel'),
      at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'bring the streams together'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
    ],
    typed: {
      task: [
        'two cytons in same room interference several participants',
        'sync two people hyperscanning two boards',
      ],
    },
  },
  {
    asks: 'Ganglions for several participants or a class.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'class', 'Choose each Ganglion by its name'),
      at('ForDevelopers/SoftwareDevelopment', 'which-ganglion', 'name'),
    ],
    typed: { task: ['data logger several ganglions classroom'] },
  },
  {
    asks: 'The impedance of the electrodes of an ECG.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-limits', 'For an electrode on a top pin')],
    typed: { task: ['impedance of ecg electrodes chest check'] },
  },
  {
    asks: 'A wrong sample rate moves the alpha peak.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'resample', 'all frequencies come out 2.4 % too high'),
      at('GettingStarted/Boards/DaisyGS', 'double', '125'),
    ],
    typed: { trouble: ['is alpha peak at 10 hz shifted because sample rate wrong'] },
  },
  {
    asks: 'Channels of heart, muscle and eyes in a BIDS data set.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'raw.set_channel_types'),
      at('ForDevelopers/DataAnalysis', 'brainvision', 'raw.set_channel_types'),
    ],
    typed: { task: ['eog ecg emg eeg together bids channel types'] },
  },
  {
    asks: 'The strength of a muscle with a Daisy.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'filters-and-sample-rate', 'need only the envelope'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'limits-to-know', 'fine for the envelope'),
    ],
    typed: { task: ['emg rms window 125 hz daisy valid'] },
  },
];
