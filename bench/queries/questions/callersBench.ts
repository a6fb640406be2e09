import { at, type Question } from '../types';

/**
 * Complaints at the bench, on a phone, by people who do not know the names of things and seldom name the product: first-time
 * owners, students in a practical, owners of a used box without papers. Written down before the pages were opened; the places were named afterwards.
 */
export const callersBench: readonly Question[] = [
  {
    asks: 'A board or a stick without any light.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/403/board-not-turning-on-polarity-protection-diode-failed',
    ],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'support', 'Most likely the board gets no power'),
      at('Troubleshooting/ResetButtonPress', 'states', 'push the plug fully in'),
      at('Cyton/CytonSpecs', 'measure-supply', 'Hold the red probe to these points'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'If there is no light'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'If no LED lights'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'If it stays dark'),
    ],
    typed: {
      trouble: [
        'no light',
        'light wont come on',
        'turned on but dead',
        'nothing lights up',
        'lamp stays dark',
        'no sound no light',
      ],
    },
  },
  {
    asks: 'What the lights of the dongle mean.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'others', 'Its red light blinks, and that is normal'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'a red LED that blinks'),
      at('Cyton/CytonSpecs', 'dongle', 'LEDs blink with data'),
    ],
    typed: { trouble: ['blinks red only', 'red lamp on stick'] },
  },
  {
    asks: 'Which board and which stick somebody has in hand.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1224'],
    answers: [
      at('FAQ/HardFAQ', 'which-board', 'Look at the switches and at the print'),
      at('Deprecated/8bitBoardDep', 'is-it-an-8-bit-board', 'It has one push button'),
    ],
    typed: {
      task: ['what board do i have', 'what is this board', 'identify my board'],
      trouble: ['manual lost', 'used board no papers what is it'],
    },
  },
  {
    asks: 'Which of several sticks belongs where.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'which-board', 'Go by the name that the computer shows'),
      at('Cyton/CytonRadioChannel', 'which-pair', 'only the radio channel joins them'),
    ],
    typed: { task: ['which stick'], trouble: ['two usb sticks which belongs to which'] },
  },
  {
    asks: 'A dongle that the computer does not notice.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/346'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'There is no USB connection'),
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'install the driver yourself'),
      at('Troubleshooting/FTDI_Fix_Linux', 'check', 'now plug the dongle in'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'No serial port has the name'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'A port must vanish and come back'),
    ],
    typed: { trouble: ['usb does nothing', 'nothing happens when plugged in', 'pc does not see it'] },
  },
  {
    asks: 'Traces that stand still while the stream runs.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'stands-still', 'data arrive'),
      at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'The GUI cannot create the recording'),
    ],
    typed: {
      trouble: ['graph does not move', 'lines stand still', 'pressed start but the picture stays still'],
    },
  },
  {
    asks: 'A recording that is empty or far too small.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'tiny-file', 'Look for a second file first')],
    typed: { trouble: ['file empty', 'recorded file only 4 kb', 'saved nothing'] },
  },
  {
    asks: 'The dongle was pulled out during a recording.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'crash', 'nothing that had arrived')],
    typed: { trouble: ['pulled usb while recording is it lost', 'recording gone'] },
  },
  {
    asks: 'An adhesive electrode that does not hold, and whether it serves twice.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'does not hold or has fallen off'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'where the foam would not stick'),
    ],
    typed: {
      trouble: ['sticker falls off', 'stickers do not stick', 'sticker wont hold'],
      task: ['reuse stickers'],
    },
  },
  {
    asks: 'A wire that came off its cup.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'broken-wire', 'plug another cup of the set'),
      at('AddOns/Headwear/MarkIV', 'crimp', 'crimp a new one'),
      at('AddOns/Electrodes/ElectrodesLanding', 'multimeter', 'the wire is broken inside'),
    ],
    typed: { trouble: ['wire broken off', 'wire came off the metal cup'] },
  },
  {
    asks: 'A tingle or a shock during a recording.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'tingle', 'Take the electrodes off at once'),
      at('FAQ/GenFAQ', 'current', 'Two very small currents'),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'no wire leads from the person to the computer'),
    ],
    typed: { trouble: ['it tingles', 'felt a small shock from electrodes'] },
  },
  {
    asks: 'A board that fell down, or whose battery plug is loose.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'It fell on the floor')],
    typed: { trouble: ['dropped on floor', 'plug loose', 'battery connector wobbles'] },
  },
  {
    asks: 'Two groups in one room see the data of the other.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'several', 'Each pair has its own channel'),
      at('FAQ/GenFAQ', 'class', 'Several boards in one room'),
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'must use a channel that no other pair uses'),
    ],
    typed: { trouble: ['sees other groups data'] },
  },
  {
    asks: 'Only one channel moves as it should.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'same', 'most likely those have no electrode'),
      at('Troubleshooting/minimizingNoise', 'no-change', 'Which channels do it'),
    ],
    typed: { trouble: ['only one channel works', 'one line good the others move together'] },
  },
  {
    asks: 'Where the ear clips and the coloured cables go.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'use the bottom row of pins'),
      at('GettingStarted/Boards/CytonGS', '7-connect-yourself', 'reference'),
      at('AddOns/Headwear/MarkIV', 'wiring', 'the other end onto the board'),
    ],
    typed: { task: ['connect ear clips', 'which cable where'] },
  },
  {
    asks: 'An ear clip that does not stay on.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'A clip holds on the lobe')],
    typed: { trouble: ['clip falls off ear'] },
  },
];
