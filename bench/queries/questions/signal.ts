import { at, type Question } from '../types';

export const signal: readonly Question[] = [
  {
    asks: 'All channels are railed.',
    origins: ['https://docs.openbci.com/Troubleshooting/GUI_Troubleshooting/'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'the reference or the ground'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'if all channels are railed'),
    ],
    typed: {
      trouble: [
        'all channels railed',
        'everything says railed what now',
        'railed 100% even with paste',
        'near railed 80%',
        'why does it say RAILED',
        'alle kanäle railed',
      ],
    },
  },
  {
    asks: 'One channel is railed.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', 'If the fault moves with the wire')],
    typed: { trouble: ['one channel railed others ok', 'channel 4 always railed'] },
  },
  {
    asks: 'EMG channel is railed.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'need SRB2 Off for that channel'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'if-you-see-something-else', 'SRB2 still on'),
    ],
    typed: { trouble: ['emg railed cyton', 'ecg shows railed'] },
  },
  {
    asks: 'Mains hum.',
    origins: ['https://docs.openbci.com/Troubleshooting/minimizingNoise/'],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', "Unplug the laptop's charger")],
    typed: {
      trouble: [
        '50hz noise everywhere',
        '60 hz hum how to remove',
        'strong noise when laptop charger is plugged',
        'thick band instead of eeg',
        'noise disappears when i touch the board',
        'notch filter doesnt remove 50 hz',
        'line noise kills my signal',
        'signal only clean on battery',
      ],
    },
  },
  {
    asks: 'All channels alike.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'Touch the reference electrode lightly')],
    typed: { trouble: ['all channels show same signal', 'every channel identical', 'alle kanale gleich'] },
  },
  {
    asks: 'A flat line.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', 'powered down'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-change', 'a perfectly straight line'),
    ],
    typed: {
      trouble: ['channel flat line', "Data from the board doesn't change", 'channel is dead straight line'],
    },
  },
  {
    asks: 'Open inputs.',
    origins: ['https://docs.openbci.com/Troubleshooting/GUI_Troubleshooting/'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'Switch unused channels off')],
    typed: {
      trouble: [
        'signal with no electrodes connected',
        'unconnected channels show noise',
        'why see waves when nothing on head',
      ],
    },
  },
  {
    asks: 'Blinks, muscle, heart.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'blink', 'These are blinks'),
      at('Troubleshooting/minimizingNoise', 'muscle', 'Relax the jaw'),
      at('Troubleshooting/minimizingNoise', 'heart', 'is your heart, picked up'),
    ],
    typed: {
      trouble: [
        'big peaks when i blink',
        'spike every second in eeg',
        'jaw clench noise',
        'heartbeat visible in eeg',
        'high gamma is this brain or muscle',
      ],
    },
  },
  {
    asks: 'Drift.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'drift', 'Sweat')],
    typed: { trouble: ['baseline drifts slowly', 'signal wanders up and down', 'slow drift dry electrodes'] },
  },
  {
    asks: 'Cable movement.',
    origins: ['https://docs.openbci.com/Troubleshooting/minimizingNoise/'],
    answers: [at('Troubleshooting/minimizingNoise', 'cable', 'loose loop')],
    typed: {
      trouble: ['jumps when cable moves', 'artifact when i move head cables', 'walking eeg artefacts'],
    },
  },
  {
    asks: 'Loose contact.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'loose', 'Wiggle one connector')],
    typed: {
      trouble: [
        'channel goes crazy now and then',
        'one channel much noisier',
        'intermittent noise one electrode',
      ],
    },
  },
  {
    asks: 'Ways to reduce noise.',
    origins: ['https://docs.openbci.com/Troubleshooting/minimizingNoise/'],
    answers: [at('Troubleshooting/minimizingNoise', 'first-checks', 'Laptop on battery')],
    typed: {
      trouble: ['my eeg is very noisy help', 'signal quality bad what to check first', 'clean signal tips'],
      task: ['reduce noise'],
    },
  },
  {
    asks: 'Is it the board or the electrodes?',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'Short the inputs')],
    typed: {
      trouble: [
        'board broken or electrodes bad',
        'how to test if channel is damaged',
        'noise floor of cyton shorted',
        'self test board',
      ],
    },
  },
  {
    asks: 'Is this a good signal: alpha.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Alpha is the strongest rhythm'),
      at('Troubleshooting/minimizingNoise', 'what-a-good-signal-looks-like', 'eyes closed'),
    ],
    typed: {
      trouble: [
        'cant see alpha waves',
        'no alpha when eyes closed',
        'how know if my eeg is real',
        'is this eeg or noise',
      ],
    },
  },
  {
    asks: 'Which filter for which signal.',
    origins: [],
    answers: [at('Troubleshooting/Filters', 'band', 'monitoring band')],
    typed: { trouble: ['bandpass for p300', 'filter settings ecg', 'which filter for emg'] },
  },
  {
    asks: 'Good impedance.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ'),
      at('Troubleshooting/Impedance', 'impedance-cyton', 'these limits are meant to find open contacts'),
    ],
    typed: {
      trouble: [
        'what impedance is ok for dry electrodes',
        'good impedance values eeg',
        'impedance yellow 750 kohm',
      ],
    },
  },
  {
    asks: 'Impedance while recording.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-while-recording', 'No. On a Cyton')],
    typed: { trouble: ['impedance during recording possible?'] },
  },
  {
    asks: 'Reference.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 're-reference', 'put the electrode')],
    typed: {
      trouble: ['use cz as reference', 're reference average openbci', 'mastoid or earlobe reference'],
    },
  },
  {
    asks: 'Joined ears, two references.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'may-both-ears-be-joined-as-a-reference',
        'linked ears',
      ),
    ],
    typed: { trouble: ['linked ears reference cyton', 'two ear clips one pin?'] },
  },
  {
    asks: 'Bipolar montage.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'bipolar-chain', 'subtract neighbours')],
    typed: { trouble: ['bipolar montage cyton', 'differential channels eeg C3-C4'] },
  },
  {
    asks: 'The first EEG.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'settings', 'Turn off the channels you do not use'),
    ],
    typed: { trouble: ['eeg beginners what do i see'], task: ['first eeg with gold cups'] },
  },
  {
    asks: 'Electrode positions.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'nasion')],
    typed: { trouble: ['where is C3 on head', 't5 t6 in 10-20', 'how find Cz'], name: ['10-20 system'] },
  },
  {
    asks: 'Electrodes of another maker.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-other-makers-electrodes-sensors-and-programs', '2.54 mm'),
      at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'DIN 42802'),
    ],
    typed: {
      trouble: [
        'which connector do electrodes have',
        'use my own eeg cap with cyton',
        'touchproof to dupont adapter',
      ],
    },
  },
  {
    asks: 'Which electrode to choose.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'which-electrode-for-what', 'One channel of EEG')],
    typed: {
      trouble: ['gel or dry electrodes', 'electrodes for long sleep recording', 'best electrode for hair'],
    },
  },
  {
    asks: 'Gold cups: cleaning and paste.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'never scratch')],
    typed: { trouble: ['clean gold cup electrodes', 'how much ten20 paste'] },
  },
  {
    asks: 'EMG.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'SRB2'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-ganglion', 'switches up'),
    ],
    typed: {
      trouble: [
        'emg wiring cyton two electrodes per channel',
        'emg ground where',
        'muscle signal tiny',
        'emg shows only noise',
      ],
      task: ['measure muscle with ganglion'],
    },
  },
  {
    asks: 'EMG sample rate.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'filters-and-sample-rate', 'Surface EMG spans'),
    ],
    typed: { trouble: ['is 250hz enough for emg', 'emg fatigue analysis openbci'] },
  },
  {
    asks: 'ECG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'R peaks point down')],
    typed: {
      trouble: ['ecg upside down', 'ecg electrode position', 'ecg p wave missing filter'],
      task: ['record heart with openbci'],
    },
  },
  {
    asks: 'ECG 5 leads.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'Einthoven')],
    typed: { trouble: ['5 lead ecg cyton', 'lead II with cyton'] },
  },
  {
    asks: 'Heart rate.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'heart-rate-from-a-recording',
        'and a threshold find it',
      ),
    ],
    typed: { trouble: ['heart rate from txt file python', 'heart rate detection wrong'] },
  },
  {
    asks: 'EEG and EMG together.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'one bias')],
    typed: {
      trouble: ['eeg and emg at same time same board', 'one ground for eeg and ecg', 'mix srb2 on and off'],
    },
  },
  {
    asks: 'EOG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye')],
    typed: {
      trouble: ['eye tracking with eog', 'eog electrodes placement', 'horizontal eye movement not visible'],
    },
  },
  {
    asks: 'Safety.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'send their data by radio')],
    typed: {
      trouble: [
        'can i get electric shock from openbci',
        'is it dangerous with laptop plugged in',
        'pacemaker openbci',
        'safe for children?',
      ],
    },
  },
  {
    asks: 'TMS, tDCS, MRI.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens',
        'No board here is made or tested for it',
      ),
    ],
    typed: { trouble: ['use during tdcs', 'cyton in mri', 'tens unit while recording'] },
  },
  {
    asks: 'Medical use.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'No. The boards')],
    typed: { trouble: ['diagnose epilepsy with openbci', 'medical certificate openbci ce fda'] },
  },
  {
    asks: 'Two people.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person')],
    typed: { trouble: ['two persons one cyton hyperscanning', 'hyperscanning openbci'] },
  },
  {
    asks: 'Electrostatic discharge.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'can-static-electricity-damage-the-board', 'divert discharges')],
    typed: { trouble: ['one channel noisy since static shock'] },
  },
  {
    asks: 'How far the radio reaches.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room')],
    typed: { trouble: ['range of the dongle meters', 'cyton through wall'] },
  },
];
