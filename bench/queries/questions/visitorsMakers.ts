import { at, type Question } from '../types';

/** Told as makers, musicians, parents and buyers of second-hand boards tell it. Written down before the pages were opened; the places were named afterwards. */
export const visitorsMakers: readonly Question[] = [
  {
    asks: 'Blinks that do not show, although clenched teeth do.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'but no blinks')],
    typed: {
      trouble: ["blink doesn't show up on the trace but jaw clench does"],
      task: ['what size in uV should a blink be'],
    },
  },
  {
    asks: 'A servo that twitches and restarts the Arduino.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_LED', 'servo', 'which cannot feed a servo under load')],
    typed: {
      trouble: ['servo jitter emg', 'arduino restarts when the servo moves 5V'],
      task: ['emg control servo arduino'],
    },
  },
  {
    asks: 'Alpha waves as a control for music programs.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'a Max for Live device')],
    typed: {
      task: ['send osc to ableton', 'alpha band power into supercollider osc'],
    },
  },
  {
    asks: 'What to do before selling, giving away or throwing away a board.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'give-away', 'Put each Cyton with its dongle')],
    typed: {
      task: ['sell or give away old board', 'recycle broken cyton electronic waste'],
    },
  },
  {
    asks: 'A dongle that is lost, and another one to replace it.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17595'],
    answers: [
      at('FAQ/HardFAQ', 'lost-dongle', 'Get another Cyton dongle'),
      at('Cyton/CytonRadioChannel', 'lost', 'OVERRIDE DONGLE'),
    ],
    typed: { trouble: ['dongle lost'], task: ['will a new dongle pair with my old board'] },
  },
  {
    asks: 'A drink spilled over a board.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'outdoors', 'If a board did get wet')],
    typed: { trouble: ['spilled coffee on the board', "rinsed board now won't turn on coffee"] },
  },
  {
    asks: 'A Cyton that shows no light.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'states', 'push the plug fully in'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'If it is still dark'),
      at('Cyton/CytonSpecs', 'measure-supply', 'Hold the black probe'),
    ],
    typed: { trouble: ['cyton no blue light', 'blue led does not light with new AA batteries'] },
  },
  {
    asks: 'Headset, headband or cap for the first EEG at home.',
    origins: [],
    answers: [
      at('AddOns/AddOnLanding', 'headwear-compared', 'Hair decides, too'),
      at('AddOns/AddOnLanding', '', 'To see your first brain waves'),
    ],
    typed: { task: ['choose headset or cap', 'headband or printed headset or gel cap long thick hair'] },
  },
  {
    asks: 'Charging the cell, and with what.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'a charger made for a single lithium-polymer cell'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'Charge the lithium cell'),
    ],
    typed: { task: ['charge lipo battery ganglion'], trouble: ['swollen lipo battery'] },
  },
  {
    asks: 'What a board costs.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'how-much-does-it-cost', 'Prices change')],
    typed: { name: ['cyton price'] },
  },
  {
    asks: 'A connector torn off, and pins to solder.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'S2B-PH-SM4-TB')],
    typed: {
      trouble: ['battery connector broke off'],
      task: ['solder header pins ganglion'],
      name: ['JST PH 2 connector'],
    },
  },
  {
    asks: 'A focus circle that never lights up.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus-dark', 'Check these in order')],
    typed: { trouble: ['focus widget never turns on'] },
  },
  {
    asks: 'Printing the headset on a small printer.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'bed', 'On 180 × 180 mm a small half fits')],
    typed: { task: ['print ultracortex small printer', 'mark iv on a 180 mm bed A1 mini'] },
  },
  {
    asks: 'Electrodes made at home.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'one metal for all of them')],
    typed: { task: ['make own electrodes'] },
  },
  {
    asks: 'A Mac that calls the GUI damaged.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/132'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'macOS holds back programs'),
      at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'macOS asks first'),
    ],
    typed: { trouble: ['gui damaged move to trash mac'] },
  },
  {
    asks: 'The dinosaur that jumps without a muscle.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'it-jumps-all-the-time', 'until a twitch counts as 1'),
    ],
    typed: { trouble: ['chrome dino jumps all the time'] },
  },
  {
    asks: 'Eye movements that move a pointer.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'You need two pairs'),
      at('AddOns/Headwear/HeadBand', 'eog', 'see the eyes go left and right'),
    ],
    typed: { task: ['move mouse with eyes'] },
  },
];
