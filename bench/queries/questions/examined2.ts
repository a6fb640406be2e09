import { at, type Question } from '../types';

/** Owners with the hardware in their hands: batteries, chargers, lights, pins and what the skin shows. */
export const examined2: readonly Question[] = [
  {
    asks: 'A charger whose red light never turns green.',
    origins: ['https://electronics.stackexchange.com/q/164434'],
    answers: [at('FAQ/HardFAQ', 'store', 'Do not leave it on the charger overnight')],
    typed: {
      trouble: ['lipo charger light never turns green', 'charger red light on for 12 hours battery not full'],
      task: ['can i leave lipo charging overnight openbci'],
    },
  },
  {
    asks: 'One round lithium cell.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'battery', 'One round lithium-ion cell (18650)')],
    typed: { task: ['18650 cell with cyton ok'] },
  },
  {
    asks: 'Two small cells, or one of 3 V.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'or one CR123A, are too few'),
      at('Cyton/CytonSpecs', 'power', 'less than 2.8 V are left after the diode'),
    ],
    typed: { task: ['3.0v cr123 cell cyton', 'cyton powered by two AAA 3v'] },
  },
  {
    asks: 'Four AA cells on a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'power', 'four AA cells (6 V)'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'put in four AA batteries instead'),
      at('FAQ/HardFAQ', 'battery', 'suit both boards'),
    ],
    typed: { task: ['ganglion 4 aa batteries ok', '4xAA holder ganglion voltage'] },
  },
  {
    asks: 'Biting shows in every EEG channel.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'muscle', 'the reference on an ear picks up')],
    typed: {
      trouble: ['biting teeth shows on every eeg channel', 'emg bursts appear in all channels when biting'],
    },
  },
  {
    asks: 'Red marks and a wound under the spikes of a headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'hurts', 'Put no electrode there until the place has healed'),
      at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'A red print that fades comes from pressure'),
    ],
    typed: {
      trouble: [
        'mark iv electrode leaves red marks bleeding dents',
        'red marks on skin after wearing ultracortex',
      ],
    },
  },
  {
    asks: 'Pacemakers and implanted defibrillators.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'pacemaker or another electronic implant')],
    typed: { task: ['defibrillator pacemaker cyton allowed', 'pacemaker or ICD defibrillator allowed'] },
  },
  {
    asks: 'All traces of a Cyton at zero.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', 'the converter does not answer'),
      at('Cyton/CytonSDK', 'device-id', 'the same constant value'),
    ],
    typed: {
      trouble: ['time series all zero uV after start stream cyton', 'board flat zero all 8 channels'],
    },
  },
  {
    asks: 'The places of channels 9 to 16 on a Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'Daisy')],
    typed: { name: ['ultracortex 16 channel default locations daisy channel 9-16'] },
  },
  {
    asks: 'A dongle without any light.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'dark', 'try another USB port and another computer')],
    typed: { trouble: ['dongle no lights at all when plugged in'] },
  },
  {
    asks: 'A channel that is noisy after an impedance check.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-limits', 'may still carry the test current')],
    typed: { trouble: ['after impedance check channel stays noisy'] },
  },
  {
    asks: 'Where the minus side of an ECG goes on a Cyton.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'nothing goes to SRB')],
    typed: { task: ['ECG with cyton where to put negative lead N pin jumper SRB'] },
  },
  {
    asks: 'Two ear clips, A1 and A2, on SRB and BIAS.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'SRB'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'the one on SRB is the reference'),
    ],
    typed: { task: ['ear clip A1 A2 where to plug SRB2 BIAS'] },
  },
  {
    asks: 'The light of a Ganglion while it streams.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'switches', 'whether or not it streams'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'whether or not data flows'),
    ],
    typed: { trouble: ['ganglion led blinking fast while streaming?'] },
  },
];
