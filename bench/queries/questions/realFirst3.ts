import { at, type Question } from '../types';

/** What people asked in public before and around their first recording: choosing, hygiene, hair, batteries, kits, a product. */
export const realFirst3: readonly Question[] = [
  {
    asks: 'A Muse for motor imagery.',
    origins: [
      'https://medium.com/the-ultimate-bedroom-bci-guide/a-beginners-guide-to-brain-computer-interfaces-part-2-how-to-choose-the-eeg-device-for-your-eb8d51fa5d66',
    ],
    answers: [at('FAQ/HowProductsGoTogether', 'other-makers', 'Motor imagery, for example, needs C3 and C4')],
    typed: { task: ['muse 2 for motor imagery'] },
  },
  {
    asks: 'The time that a printed headset takes.',
    origins: ['http://projects.djd.im/2017/01/29/eeg-research-for-r-i-g-version-2-0/'],
    answers: [at('AddOns/Headwear/MarkIV', '', '3 hours to assemble and wire')],
    typed: { task: ['how long does it take to assemble printed headset'] },
  },
  {
    asks: 'Coarse and curly hair.',
    origins: [
      'https://www.sciencenews.org/article/electrodes-brain-waves-eeg-black-african-american-natural-hair?share=email',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'braided in rows')],
    typed: { task: ['eeg with braided curly hair'] },
  },
  {
    asks: 'Whether a cap is disinfected.',
    origins: ['https://sccn.ucsd.edu/pipermail/eeglablist/2017/013336.html'],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Disinfect it between people'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'Disinfect only when needed'),
    ],
    typed: { task: ['disinfect eeg cap between participants'] },
  },
  {
    asks: 'A card reader that the box does not contain.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/69'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'serial-wifi', 'Serial Monitor')],
    typed: { trouble: ['emotibit box no sd card reader'] },
  },
  {
    asks: 'A card for the EmotiBit.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/30'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-card', 'FAT32 card of 32 GB or less')],
    typed: { name: ['which micro sd card for emotibit'] },
  },
  {
    asks: 'The files of the board holder of a Nova.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/17'],
    answers: [at('Deprecated/Mark3_NovaDep', 'parts', 'BOARD_HOLDER')],
    typed: { trouble: ['nova board holder stl missing'] },
  },
  {
    asks: 'Standards for a device that has a board inside.',
    origins: ['https://electronics.stackexchange.com/questions/226533'],
    answers: [at('FAQ/GenFAQ', 'open-source', 'Which rules apply depends on what your product is for')],
    typed: { task: ['standards to certify product built on openbci'] },
  },
  {
    asks: 'Washing cups for one use.',
    origins: [
      'https://sleepreviewmag.com/sleep-diagnostics/in-lab-tests/pandemic-boosting-demand-single-use-electrodes/',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'even rinsing takes the coating off'),
    ],
    typed: { task: ['wash single use eeg cups'] },
  },
  {
    asks: 'Electrodes that daylight darkens.',
    origins: [
      'http://support.mindmedia.nl/KB/View/709-how-to-clean-and-maintain-the-sintered-minicap-electrodes',
    ],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'dark', 'store the cap in the dark')],
    typed: { task: ['store ag/agcl electrodes in dark'] },
  },
  {
    asks: 'A lithium cell that is put away for long.',
    origins: ['https://help.bitbrain.com/guide-to-battery-in-the-hero-eeg-system'],
    answers: [at('FAQ/HardFAQ', 'store', 'do not leave a lithium cell full')],
    typed: { task: ['store lipo battery for months charge level'] },
  },
  {
    asks: 'Lithium cells in checked luggage.',
    origins: ['https://donaldburghardt.photography/2019/Liionbat/'],
    answers: [at('FAQ/HardFAQ', 'flying', 'never into checked baggage')],
    typed: { task: ['lipo battery checked luggage flight'] },
  },
  {
    asks: 'A headset that is worn while it charges.',
    origins: ['https://www.emotiv.com/tools/knowledge-base/faq/can-i-use-the-headsets-while-charging'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    typed: { task: ['wear headset while charging'] },
  },
];
