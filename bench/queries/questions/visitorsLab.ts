import { at, type Question } from '../types';

/** As students, teachers and technicians of a lab ask before and after a session. Written down before the pages were opened. */
export const visitorsLab: readonly Question[] = [
  {
    asks: 'A P300 that vanished with the filter of the GUI.',
    origins: [],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'almost nothing of a P300'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters-scipy', 'Band pass 5 to 50 Hz'),
    ],
    typed: { trouble: ['p300 gone after filter 5-50'] },
  },
  {
    asks: 'An autoclave for the electrodes of a cap.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Do not autoclave it')],
    typed: { task: ['can I autoclave the electrodes'] },
  },
  {
    asks: 'A breathing belt beside ECG in a class.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'breathing', 'such as a belt around the chest'),
      at('Cyton/CytonExternal', 'analog', 'volts = value'),
    ],
    typed: { task: ['measure breathing with cyton', 'respiration belt cyton'] },
  },
  {
    asks: 'A Cyton together with a scanner or a stimulator.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens',
        'No board here is made or tested for it',
      ),
    ],
    typed: { task: ['TMS/tDCS/fMRI at the same time as cyton'] },
  },
  {
    asks: 'Two Cytons on one time axis.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Each board has its own clock'),
      at('Cyton/CytonRadioChannel', 'several', 'their streams slowly drift apart'),
    ],
    typed: { task: ['sync two cytons'] },
  },
  {
    asks: 'Another Ganglion than one’s own connects in a class.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'which-ganglion', 'nothing chooses the board'),
      at('FAQ/GenFAQ', 'class', 'Several boards in one room'),
    ],
    typed: { trouble: ['ganglion wrong board connects classroom'] },
  },
  {
    asks: 'A card recording that ended in the night.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'early', 'In most cases the file was full')],
    typed: { trouble: ['sd card stopped overnight'] },
  },
  {
    asks: 'Cleaning between two participants.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'disinfect the cups after washing'),
      at('AddOns/Headwear/MarkIV', 'care', 'before the next person'),
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'between people'),
    ],
    typed: { task: ['clean electrodes between participants'] },
  },
];
