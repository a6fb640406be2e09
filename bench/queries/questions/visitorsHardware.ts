import { at, type Question } from '../types';

/** Asked at the bench, by people who own the boards and what is plugged into them. Written down before the pages were opened. */
export const visitorsHardware: readonly Question[] = [
  {
    asks: 'A battery that was plugged in the wrong way round.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board')],
    typed: { trouble: ['cyton battery reversed got warm'] },
  },
  {
    asks: 'A board that the GUI does not find after an upload.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'takes the place of the shipped firmware')],
    typed: { trouble: ['after flashing no board found $$$'] },
  },
  {
    asks: 'Salt water for the gel-free cap.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', '200 ml of tap water')],
    typed: { task: ['make saline for gelfree cap'] },
  },
  {
    asks: 'Ganglion channels with one reference.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'inputs', 'Boards are shipped with all four switches up')],
    typed: { task: ['put ganglion channels on common reference'] },
  },
  {
    asks: 'A card recording at a higher rate.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'faster', 'The card gets the rate of the stream'),
      at('FAQ/HardFAQ', 'faster', 'records at the rate of the stream'),
    ],
    typed: { task: ['record sd 1000hz'] },
  },
  {
    asks: 'The little switch of the dongle.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'little switch towards the USB plug'),
    ],
    typed: { name: ['GPIO6 RESET switch'] },
  },
  {
    asks: 'How fast an EmotiBit records each signal.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'table of sampling rates')],
    typed: { name: ['emotibit MD V6 sampling rates'] },
  },
];
