import { at, type Question } from '../types';

/**
 * More of what a student or a colleague asks: comparisons and judgements for which two facts must be joined, what happens
 * if, and how far it goes.
 */
export const studentsWhy2: readonly Question[] = [
  {
    asks: 'Whether a Cyton or a Ganglion has less noise.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'noise', 'For comparison, a'),
      at('Cyton/CytonSpecs', 'noise', 'adds about 1 µV peak to peak'),
    ],
    typed: { task: ['cyton vs ganglion noise floor'] },
  },
  {
    asks: 'Why 24 bits give larger steps on a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'signal-path', 'if both converters have 24 bits')],
    typed: { task: ['both 24 bit why ganglion coarser steps'] },
  },
  {
    asks: 'Gain 24 or 8 for EMG.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-gain-for-which-signal',
        'and also for EMG and ECG',
      ),
    ],
    typed: { task: ['gain 24 or gain 8 for emg'] },
  },
  {
    asks: "Built-in Bluetooth or the Ganglion's dongle.",
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'or if the stream loses packets'),
    ],
    typed: { task: ['dongle or bluetooth more reliable connection'] },
  },
  {
    asks: 'EmotiBit or Pulse Sensor for heart rate variability.',
    origins: [],
    answers: [
      at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'Pulse Sensor or EmotiBit?'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', 'The maker recommends its 100 Hz variant'),
    ],
    typed: { task: ['emotibit or pulse sensor for hrv'] },
  },
  {
    asks: 'Earlobe or mastoid as the reference.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'the bone behind the ear, are both in common use',
      ),
    ],
    typed: { task: ['earlobe or mastoid as reference'] },
  },
  {
    asks: 'A headset or a gel cap for P300.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'does not reach Cz and Pz'),
      at('AddOns/AddOnLanding', 'headwear-compared', 'Time to put on'),
      at(
        'AddOns/Electrodes/ElectrodesLanding',
        'dry-or-gel',
        'Alpha, beta and P300 did not differ measurably',
      ),
    ],
    typed: { task: ['headset or gel cap for p300 study'] },
  },
  {
    asks: 'Time stamps or sample numbers for the timing of an ERP.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'So count samples to get times within a recording'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'the sample index are the better clock'),
      at('Cyton/CytonExternal', 'list-of-times', 'So lay a straight line through all of them'),
    ],
    typed: { task: ['timestamp or sample number for erp timing'] },
  },
  {
    asks: 'A trigger on a pin or a marker from the program.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'choose', 'tens of ms are good enough')],
    typed: { task: ['hardware trigger or software marker accuracy'] },
  },
  {
    asks: 'BDF or text.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'format and convert instead'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'is the one to use'),
    ],
    typed: { task: ['bdf or csv which to save'] },
  },
  {
    asks: 'A live filter or one that runs both ways.',
    origins: [],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'Every filter for live signals delays'),
      at('ForDevelopers/DataAnalysis', 'filter', 'use the plain'),
    ],
    typed: { task: ['online filter vs offline filtfilt delay'] },
  },
  {
    asks: 'Whether a dry electrode with 200 kΩ will do.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'good-values', 'for dry electrodes whatever is stable')],
    typed: { task: ['dry electrode 200 kohm still usable'] },
  },
  {
    asks: 'A fine spectrum or quick feedback.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'resolution', 'but answers later'),
      at('Cyton/CytonDataFormat', 'latency', 'In neurofeedback the window counts most'),
    ],
    typed: { task: ['longer fft window slower neurofeedback'] },
  },
  {
    asks: 'Which needs fewer electrodes, SSVEP or motor imagery.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'the-boards-side-by-side',
        'Four channels are enough for neurofeedback',
      ),
    ],
    typed: { task: ['fewer electrodes ssvep or motor imagery'] },
  },
  {
    asks: 'AA cells or a lithium cell.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'AA cells or lithium?'),
      at('Cyton/CytonSpecs', 'battery-life', 'Four alkaline AA cells'),
    ],
    typed: { task: ['AA batteries or lipo for cyton'] },
  },
  {
    asks: 'ThinkPulse on which board.',
    origins: [],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'ganglion', "The power board fits the Cyton's header"),
      at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'EEG, active dry electrodes'),
    ],
    typed: { task: ['thinkpulse on ganglion or cyton'] },
  },
  {
    asks: 'A MyoWare or electrodes on a channel for EMG.',
    origins: [],
    answers: [
      at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'MyoWare, or electrodes on a channel?'),
    ],
    typed: { task: ['myoware or gel electrodes on cyton for emg'] },
  },
  {
    asks: 'The full rate with a Daisy: card or radio.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', '', 'keeps all sixteen channels at 250 Hz'),
      at('FAQ/HardFAQ', 'faster', 'also with a Daisy'),
    ],
    typed: { task: ['daisy full rate sd card versus radio'] },
  },
  {
    asks: 'When the file on the card is full.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'early', 'In most cases the file was full')],
    typed: { trouble: ['what happens when sd card is full'] },
  },
  {
    asks: 'When a program counts with 256 Hz instead of 250.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'resample', 'all frequencies come out 2.4 % too high')],
    typed: { trouble: ['code assumes 256 hz but board 250'] },
  },
  {
    asks: 'When the computer goes to sleep.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'overnight',
        "a session does not survive the computer's sleep",
      ),
      at(
        'ForDevelopers/BrainFlowErrors',
        'the-computer-goes-to-sleep-the-data-stops',
        'A session does not survive that',
      ),
    ],
    typed: { trouble: ['computer goes to sleep while recording'] },
  },
  {
    asks: 'When the wearer walks out of reach and comes back.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'If it is back within 5 s')],
    typed: { trouble: ['walk out of range and come back stream'] },
  },
  {
    asks: 'When bias and reference are exchanged.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'Did you exchange the plugs of')],
    typed: { trouble: ['swapped bias and reference electrode'] },
  },
  {
    asks: 'When the battery is connected the wrong way round.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board'),
      at(
        'GettingStarted/Boards/CytonGS',
        '2-power-the-board',
        'a diode is meant to block a reversed battery',
      ),
      at(
        'GettingStarted/Boards/GanglionGS',
        '1-power-the-board',
        'keeps a reversed battery from powering the board',
      ),
    ],
    typed: { trouble: ['battery plugged in backwards polarity'] },
  },
  {
    asks: 'When the notch is set for the mains of another country.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'A notch for the wrong one does nothing')],
    typed: { trouble: ['notch set to 60 hz in europe'] },
  },
  {
    asks: 'When the Daisy is not seen at the start.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'The Cyton did not find the Daisy'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'Daisy'),
    ],
    typed: { trouble: ['daisy unplugged or not detected at start'] },
  },
  {
    asks: 'When gel joins two electrodes.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'seeing-a-lot-of-noise', 'Then gel joins them'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'put-the-electrodes-on',
        'two cups that it joins show the same signal',
      ),
    ],
    typed: { trouble: ['gel bridge between two neighbouring electrodes'] },
  },
  {
    asks: 'Two people on one board.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person')],
    typed: { task: ['two people on one cyton hyperscanning'] },
  },
  {
    asks: 'Words or thoughts out of an EEG.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'No program described here reads words or pictures'),
    ],
    typed: { task: ['decode inner speech or thoughts from eeg'] },
  },
  {
    asks: 'EEG on a treadmill.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'movement', 'but movement shakes electrodes and wires'),
      at('Troubleshooting/minimizingNoise', 'movement', 'nothing restores EEG that was swamped'),
      at('FAQ/HardFAQ', 'outdoors', 'disturbs EEG more than anything else'),
    ],
    typed: { task: ['eeg while running on treadmill'] },
  },
  {
    asks: 'How long the wires may be.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'A longer wire picks up more hum and movement'),
    ],
    typed: { task: ['how long can electrode wires be'] },
  },
  {
    asks: 'Acceleration and analog inputs at once.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'accelerometer', 'For a pin and the acceleration in one stream'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'digital'),
    ],
    typed: { task: ['accelerometer and analog inputs at the same time'] },
  },
  {
    asks: 'Stimulating the brain.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'current', 'So you cannot stimulate with these boards')],
    typed: { task: ['can openbci stimulate the brain'] },
  },
  {
    asks: 'A product that is built on the designs.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'open-source', 'all allow commercial use'),
      at('ForDevelopers/HardwareDevelopment', 'licences', 'Share-alike means'),
    ],
    typed: { task: ['sell a product based on openbci design'] },
  },
  {
    asks: 'The heart of an unborn child.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'small', 'The heart of an unborn child?')],
    typed: { task: ['record fetal or baby heartbeat'] },
  },
  {
    asks: 'How far the Focus value can be trusted.',
    origins: [],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'how', 'It was not trained on you'),
      at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'results differ between people'),
    ],
    typed: { task: ['how accurate is focus detection'] },
  },
];
