import { at, type Question } from '../types';

const EL = 'AddOns/Electrodes/ElectrodesLanding';
const EEG = 'GettingStarted/Biosensing-Setups/EEGSetup';
const EMG = 'GettingStarted/Biosensing-Setups/EMGSetup';
const ECG = 'GettingStarted/Biosensing-Setups/ECGSetup';
const NOISE = 'Troubleshooting/minimizingNoise';
const PULSE = 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing';
const MYO = 'ThirdParty/Myoware/MyoWareCyton';
const HW = 'ForDevelopers/HardwareDevelopment';
const ANA = 'ForDevelopers/DataAnalysis';
const SPECS = 'Cyton/CytonSpecs';
const WID = 'Software/OpenBCISoftware/GUIWidgets';
const FAQ = 'FAQ/GenFAQ';
const HARD = 'FAQ/HardFAQ';
const BUY = 'FAQ/HowProductsGoTogether';
const PLAY = 'https://github.com/WorldFamousElectronics/PulseSensorPlayground/issues';
const AMPED = 'https://github.com/WorldFamousElectronics/PulseSensor_Amped_Arduino/issues';
const AD8232 = 'https://github.com/sparkfun/AD8232_Heart_Rate_Monitor/issues';

/** What is worn and wired, as users of other amplifiers and of sensors around the boards ask. */
export const realBoards6: readonly Question[] = [
  {
    asks: 'A cap on braids, locs or a high afro.',
    origins: ['https://www.biosemi.nl/forum/viewtopic.php?f=1&t=1440'],
    answers: [at(EL, 'hair', 'push them aside until scalp shows')],
    typed: {
      trouble: [
        'dreadlocks or braids eeg cap does not fit',
        'afro pushes the cap up frontal electrodes in wrong place',
      ],
    },
  },
  {
    asks: 'How large the offset of each electrode is.',
    origins: ['http://www.biosemi.nl/forum/viewtopic.php?f=2&t=56'],
    answers: [at(NOISE, 'offset', 'At gain 24 one percent is 1.9 mV')],
    typed: {
      task: [
        'what is electrode offset in mv and where do i see it',
        'dc offset of each electrode from recording file',
      ],
    },
  },
  {
    asks: 'A P300 upside down against the ears, and which reference suits it.',
    origins: ['https://www.biosemi.nl/forum/viewtopic.php?f=1&t=177'],
    answers: [at(EEG, 'sign', 'raw data are reference minus electrode'), at(ANA, 'mne', 'SIGN')],
    typed: { trouble: ['p300 upside down after re-referencing to ears'] },
  },
  {
    asks: 'The signal of the reference electrode.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/91'],
    answers: [at(EEG, 'find-reference', 'the reference has no channel of its own')],
    typed: {
      task: ['can i get the signal of the reference electrode', 'data from srb2 channel itself'],
    },
  },
  {
    asks: 'Which electrode is for which wave.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/74'],
    answers: [at(WID, 'band-power', 'Which electrode for which band?')],
    typed: {
      task: ['which electrode for theta which for alpha'],
      trouble: ['alpha is different on every channel'],
    },
  },
  {
    asks: 'Both mastoids as the reference of a recording that had one.',
    origins: [
      'https://github.com/NOCIONS/letswave6/issues/145',
      'https://github.com/kylemath/DeepEEG/issues/4',
    ],
    answers: [at(EEG, 'linked-afterwards', 'Subtract half of the channel of M2')],
    typed: {
      task: ['reference was right mastoid how to get linked mastoids later', 'subtract half of left mastoid'],
    },
  },
  {
    asks: 'Each side against the opposite mastoid, for sleep.',
    origins: ['https://github.com/EtienneCmb/visbrain/issues/119'],
    answers: [at(EL, 'sleep', 'subtract that channel')],
    typed: {
      task: ['contralateral mastoid reference for sleep scoring', 'C3-A2 C4-A1 with openbci'],
    },
  },
  {
    asks: 'A Pulse Sensor on 3.3 V whose numbers end at 675.',
    origins: [`${PLAY}/88`],
    answers: [at(PULSE, 'arduino', 'reads 675 at most')],
    typed: {
      trouble: ['pulse sensor on 3.3v only goes to 675', 'pulse sensor 3.3v arduino uno aref'],
    },
  },
  {
    asks: 'Pulse waves with a flat top.',
    origins: [`${PLAY}/119`, `${PLAY}/135`],
    answers: [at(PULSE, 'the-wave-clips-at-the-top-or-the-bottom', 'Is the top flat at a lower number')],
    typed: { trouble: ['pulse sensor peaks cut off flat top', 'pulse sensor signal clipping'] },
  },
  {
    asks: 'Beats without a finger.',
    origins: [
      `${AMPED}/27`,
      `${AMPED}/58`,
      'https://github.com/tutRPi/Raspberry-Pi-Heartbeat-Pulse-Sensor/issues/1',
    ],
    answers: [at(PULSE, 'false-beats', 'Without a finger the BPM means nothing')],
    typed: {
      trouble: ['pulse sensor gives bpm without finger', 'pulse sensor led blinks with nothing touching it'],
    },
  },
  {
    asks: 'Whether a heart rate sensor is isolated from the supply.',
    origins: ['https://github.com/WorldFamousElectronics/PulseSensorStarterProject/issues/19'],
    answers: [at(PULSE, 'kit', 'has no isolation of its own')],
    typed: {
      task: [
        'is pulse sensor electrically isolated safe with usb power',
        'does a heart rate sensor need a battery supply',
      ],
    },
  },
  {
    asks: 'A muscle sensor that reads at random, connected or not.',
    origins: ['https://forum.arduino.cc/t/muscle-sensors-v3-returning-noise/312699'],
    answers: [at(MYO, 'arduino', 'It jumps about whatever the muscle does')],
    typed: {
      trouble: [
        'muscle sensor gives random values whether connected or not',
        'emg values 200 to 500 with no electrodes',
      ],
    },
  },
  {
    asks: 'Why common mode is left behind a driven right leg.',
    origins: ['https://forum.allaboutcircuits.com/threads/driven-right-leg-feedback.207819/'],
    answers: [at(SPECS, 'inputs', 'but never all')],
    typed: {
      task: ['driven right leg cancels, why still common mode', 'what does the bias amplifier do'],
    },
  },
  {
    asks: 'Where the third electrode of an EMG goes.',
    origins: ['https://forum.allaboutcircuits.com/threads/correct-gnd-on-emg-circuit.100977/'],
    answers: [
      at(EMG, 'connect-a-cyton', 'BIAS'),
      at(EMG, 'where-the-electrodes-go', 'ground'),
      at(EEG, 'how-eeg-is-measured', 'holds the body at the middle'),
    ],
    typed: {
      task: [
        'where does the third emg electrode connect 0v or half supply',
        'emg ground electrode connect to gnd or bias',
      ],
    },
  },
  {
    asks: 'Recordings from animals.',
    origins: ['https://github.com/prototipado/bioamp/issues/1'],
    answers: [at(FAQ, 'animals', 'six anaesthetised mice')],
    typed: { task: ['record eeg from mice or rats with openbci'] },
  },
  {
    asks: 'Which metal an electrode may be made of.',
    origins: ['https://github.com/Mic-Tsai/Sensor_ECG_PPG_MAX86150_Dev-Board/issues/1'],
    answers: [at(EL, 'home-made', 'a voltage arises that differs from metal to metal')],
    typed: {
      task: ['electrode metal stainless steel or copper pcb', 'can i use a coin as electrode'],
    },
  },
  {
    asks: 'Sleep stages from EEG alone.',
    origins: ['https://github.com/Mensen/swa-matlab/issues/59'],
    answers: [at(ANA, 'yasa', 'One central EEG channel is enough')],
    typed: { task: ['sleep staging without eog and chin emg', 'score rem only eeg channels'] },
  },
  {
    asks: 'Sleep stages from the channels of a finished headband.',
    origins: ['https://github.com/NirLab-TAU/sleepeegpy/issues/9'],
    answers: [
      at(BUY, 'other-makers', 'a Muse has neither of the two'),
      at(EL, 'sleep', 'Sleep is scored from EEG against'),
      at(ANA, 'yasa', 'One central EEG channel is enough'),
    ],
    typed: { task: ['sleep staging with forehead channels only AF7 AF8'] },
  },
  {
    asks: 'Which headset to buy.',
    origins: ['https://github.com/openyou/emokit/issues/263'],
    answers: [at(BUY, 'other-makers', 'Take a board from here if you want to choose the places')],
    typed: { task: ['openbci or emotiv which headset to buy'] },
  },
  {
    asks: 'Whether the data serve for a real experiment.',
    origins: ['https://github.com/openyou/emokit/issues/98'],
    answers: [at(FAQ, 'is-it-good-enough-for-research', 'Three of the studies that compared it')],
    typed: { task: ['is the data good enough for a real ssvep experiment'] },
  },
  {
    asks: 'Writing with ALS.',
    origins: ['https://github.com/OptiKey/OptiKey/issues/161'],
    answers: [at(FAQ, 'communicate', 'a brain signal is not the first thing to try')],
    typed: {
      task: ['openbci for als patient to type', 'bci for locked in person which board'],
    },
  },
  {
    asks: 'Words from an EEG.',
    origins: ['https://github.com/fwillett/speechBCI/issues/4'],
    answers: [at(FAQ, 'can-it-read-my-thoughts', 'reads words or pictures from it')],
    typed: {
      task: ['read words from thoughts with openbci headset', 'decode imagined speech 16 channels'],
    },
  },
  {
    asks: 'A sensor for the intervals from beat to beat.',
    origins: ['https://github.com/lbugnon/emoHR/issues/2'],
    answers: [at(ECG, 'hrv', 'is 250 Hz enough'), at(PULSE, 'arduino', 'is more exact')],
    typed: {
      task: ['which sensor for beat to beat intervals', 'rr intervals from ppg or ecg'],
    },
  },
  {
    asks: 'Where the five electrodes of a monitor go.',
    origins: ['https://github.com/Protocentral/protocentral-ads1293-arduino/issues/1'],
    answers: [
      at(ECG, 'five-lead', 'RA and LA below the collarbones'),
      at(ECG, 'chest-leads', 'fourth space between the ribs'),
    ],
    typed: {
      task: ['where to put 5 ecg electrodes on the body', 'electrode placement ra la ll rl v1'],
    },
  },
  {
    asks: 'ECG electrodes on women.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/12'],
    answers: [at(ECG, 'three-electrodes', 'Is a breast or a bra in the way?')],
    typed: { task: ['ecg electrode placement for women'] },
  },
  {
    asks: 'A heart rate that jumps at rest.',
    origins: ['https://github.com/Protocentral/ADS1292rShield_Breakout/issues/12'],
    answers: [
      at(ECG, 'heart-rate-from-a-recording', 'beats were missed or counted twice'),
      at(ECG, 'live-rate', 'the program counts what is no heartbeat'),
      at(PULSE, 'the-wave-is-there-but-bpm-is-0-or-jumps', 'Press less on the finger'),
    ],
    typed: { trouble: ['heart rate jumps between 0 50 and 120 at rest'] },
  },
  {
    asks: 'How often to read an AD8232.',
    origins: [`${AD8232}/14`],
    answers: [
      at(HARD, 'can-i-use-other-makers-electrodes-sensors-and-programs', 'read every 4 ms or faster'),
      at(ECG, 'hrv', 'Guidelines ask for 250 to 500 Hz'),
    ],
    typed: { task: ['how fast to sample ecg'], name: ['ad8232 sampling rate'] },
  },
  {
    asks: 'An ECG with two electrodes.',
    origins: [`${AD8232}/27`],
    answers: [at(ECG, 'three-electrodes', 'Two electrodes alone will not do')],
    typed: {
      task: ['ecg with two electrodes without right leg', 'two electrode ecg no ground cyton'],
    },
  },
  {
    asks: 'A first EMG with the parts of a kit.',
    origins: ['https://github.com/neurotech-berkeley/neurotech-course/issues/4'],
    answers: [
      at(EMG, 'how-many-electrodes', 'electrodes'),
      at(EMG, 'where-the-electrodes-go', 'ground'),
      at(EL, 'snaps', 'snap'),
    ],
    typed: { task: ['kit came with snap electrodes how to start with emg'] },
  },
  {
    asks: 'A filter for 50 Hz that does not help.',
    origins: ['https://www.mikrocontroller.net/topic/472038'],
    answers: [at(NOISE, 'mains', 'This does more than any filter')],
    typed: { trouble: ['50hz filter does not help biosignal hum'] },
  },
  {
    asks: 'Recordings with different references.',
    origins: ['https://github.com/935963004/LaBraM/issues/59'],
    answers: [
      at('ForDevelopers/Spectra', 'public-data', 'the same reference'),
      at(EEG, 're-reference', 'Re-referencing works because'),
      at(EEG, 'which-ear', 'Electrodes near the reference share part of its signal'),
    ],
    typed: { task: ['reference electrode changes amplitude between datasets'] },
  },
  {
    asks: 'What to tell a participant before the recording.',
    origins: ['https://github.com/NeuroTechX/eeg-notebooks_v0.1/issues/6'],
    answers: [at(EL, 'beforehand', 'let the jaw hang loose')],
    typed: {
      task: ['what to tell participants before eeg recording', 'relax jaw instructions eeg subject'],
    },
  },
  {
    asks: 'Blinks far from the eyes.',
    origins: ['https://github.com/stefan-ehrlich/dataset-automaticArtifactRemoval/issues/3'],
    answers: [at(NOISE, 'blink', 'smaller further back')],
    typed: { trouble: ['blinks visible in electrode far from eyes'] },
  },
  {
    asks: 'From eight channels to more.',
    origins: ['https://github.com/VolksEEG/VolksEEG/issues/13'],
    answers: [
      at(HARD, 'how-do-i-choose-between-4-8-and-16-channels', 'record two boards at once'),
      at(HARD, 'one-person', 'two boards'),
      at(HW, 'several', 'ADS1299'),
    ],
    typed: { task: ['how hard is it to go from 8 to 16 or more channels'] },
  },
  {
    asks: 'A board that one builds cheaper.',
    origins: ['https://github.com/VolksEEG/VolksEEG/issues/14'],
    answers: [at(HW, 'build-one', 'but it is difficult')],
    typed: { task: ['cheaper to build the 8 channel board myself'] },
  },
  {
    asks: 'A network that learned from 128 channels, with eight.',
    origins: ['https://github.com/bbaaii/DreamDiffusion/issues/3'],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'fits only recordings like those it learned from')],
    typed: { task: ['use model trained on 128 electrodes with 8 channels'] },
  },
  {
    asks: 'A generator at the electrodes shows noise.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/546042/heavy-noise-when-plotting-ecg-from-ads1293',
    ],
    answers: [at(SPECS, 'generator', 'Do not leave out the wire to AGND')],
    typed: { trouble: ['function generator on electrodes gives only noise'] },
  },
  {
    asks: 'An ECG with a Ganglion that does not succeed.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/85'],
    answers: [
      at(ECG, 'three-electrodes', 'look whether its switch is up'),
      at(ECG, 'if-you-see-something-else', 'thick band of hum'),
    ],
    typed: { trouble: ['ganglion ecg tutorial does not work for me'] },
  },
  {
    asks: 'The voltages of reference and ground themselves.',
    origins: ['https://www.biosemi.nl/forum/viewtopic.php?f=7&t=1249'],
    answers: [
      at(EEG, 'how-eeg-is-measured', 'A voltage exists only between two places'),
      at(EEG, 'find-reference', 'the reference has no channel of its own'),
    ],
    typed: { task: ['voltage of the reference and bias electrode in the data'] },
  },
];
