import { at, type Question } from '../types';

/**
 * Queries of somebody who knew the boards and not the pages, to which no page had an answer when they were written. The
 * answers were then looked up in the sources; what no source decides is not here.
 */
export const gaps: readonly Question[] = [
  {
    asks: 'The start of a session with GUI 3 or 4 ends with “Init timeout”.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/668'],
    answers: [at('Deprecated/Hub', 'old-gui', 'did not begin within 12 s')],
    typed: { trouble: ['init Timeout. Verify your serial/COM Port'] },
  },
  {
    asks: 'Nothing lights up on a Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'mount', 'it has no LED')],
    typed: { trouble: ['no led on daisy board'] },
  },
  {
    asks: 'The Java binding reports libraries that its JAR lacks.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/520'],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'log-messages',
        'older versions, and with them the GUI, have most of them',
      ),
    ],
    typed: { trouble: ['libsimpleble-c.dylib is not found'] },
  },
  {
    asks: 'The Hub finds no Bluetooth stick that it knows.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Hub/issues/62',
      'https://github.com/ChrisVeigl/BrainBay/issues/16',
    ],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/BrainBay',
        'elements',
        'Insert the BrainFlow element instead',
      ),
      at('Deprecated/Hub', 'old-gui', 'found no Bluetooth stick that it knows'),
    ],
    typed: { trouble: ['No compatible USB Bluetooth 4.0 device found!'] },
  },
  {
    asks: 'The window of the GUI is larger than the screen.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/378',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/900',
    ],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'window-size', 'drag an edge or a corner')],
    typed: { trouble: ['gui window doesnt fit my laptop screen'] },
  },
  {
    asks: "The makers' script for files of the card converts nothing.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1255'],
    answers: [at('Cyton/CytonSDCard', 'makers-script', 'Put a copy whose name ends in .txt into hex_data')],
    typed: { trouble: ['sd conversion script finds no files'] },
  },
  {
    asks: 'Delta is the tallest bar in every state.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'delta', 'strongest at its lowest frequencies')],
    typed: { trouble: ['why is delta always highest band power'] },
  },
  {
    asks: 'A spectrogram of one colour, red.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/662'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'spectrogram', 'No channel is chosen for it')],
    typed: { trouble: ['spectrogram completely red'] },
  },
  {
    asks: 'Reference and bias on one ear.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3788/how-far-apart-do-ground-ref-and-signal-electrodes-have-to-be',
    ],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'same-ear', 'as two electrodes side by side')],
    typed: { task: ['srb2 and bias on same ear'] },
  },
  {
    asks: 'One channel shows a tenth of what the others show.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'small', 'calculates with another gain than the board has'),
    ],
    typed: { trouble: ['one channel 10x smaller than rest'] },
  },
  {
    asks: 'Spikes in the EEG when the mouse pointer moves.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'Let somebody else move the mouse')],
    typed: { trouble: ['mouse cursor makes spikes in the eeg??'] },
  },
];
