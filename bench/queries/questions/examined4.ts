import { at, type Question } from '../types';

/** What an examiner asked who had not seen the pages: buyers, teachers, owners in the first hour and of retired boards. */
export const examined4: readonly Question[] = [
  {
    asks: 'Smart App Control of Windows 11 and the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install-windows', 'no exception for a single program')],
    typed: {
      trouble: [
        'windows 11 smart app control blocks openbci gui',
        'smart app control turn off windows 11 openbci',
      ],
    },
  },
  {
    asks: 'An entry of BibTeX for the GUI or a board.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'In BibTeX, for example')],
    typed: { task: ['bibtex entry for openbci cyton or gui'] },
  },
  {
    asks: 'A warranty after soldering, printing or own firmware.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'a headset printed by yourself',
      ),
    ],
    typed: {
      name: ['warranty void if i 3d print my own headset or solder', 'warranty void if modify solder'],
    },
  },
  {
    asks: 'Whether research needs an approval by the FDA.',
    origins: [],
    answers: [
      at('FAQ/Liability', 'compliance', 'need no approval by the FDA'),
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
    ],
    typed: {
      name: ['is openbci fda approved medical device ce marked'],
      task: ['fda approval needed for eeg research'],
    },
  },
  {
    asks: 'The numbers of the dongles for a school that blocks USB.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'vendor and product ID')],
    typed: { trouble: ['school IT blocks usb dongle which vid pid whitelist'] },
  },
  {
    asks: 'The GUI for a classroom without internet.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'offline', 'on a USB stick'),
      at('Software/OpenBCISoftware/GUIDocs', 'update', 'stay with the version that you began with'),
    ],
    typed: { task: ['gui for whole semester offline install usb stick'] },
  },
  {
    asks: 'How a Mark III differs from a Mark IV.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'recognise', 'a Mark IV has 35'),
      at('Deprecated/MarkIII', 'reuse', '35 nodes are closer together'),
    ],
    typed: {
      name: [
        'mark 3 or mark 4 how to tell which ultracortex i have',
        'difference ultracortex mark iii and mark iv',
      ],
    },
  },
  {
    asks: 'The supply of a Ganglion at its limit.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', 'stay below that')],
    typed: { name: ['ganglion power supply 6v 4 AA lipo max voltage'] },
  },
  {
    asks: 'What a headset and a board contain of each other.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', '', 'no headset includes a board')],
    typed: { name: ['does the ultracortex come with the cyton or separate'] },
  },
  {
    asks: 'Minors in a class.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'children', 'names no minimum age'),
      at('FAQ/GenFAQ', 'class', 'nobody has to wear electrodes'),
    ],
    typed: { name: ['can minors under 18 use it consent class'] },
  },
  {
    asks: 'A parcel that does not arrive.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'lost', 'has no rule for a lost parcel')],
    typed: { trouble: ['lost in transit parcel not arrived what now'] },
  },
  {
    asks: 'A second Daisy.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        '24 channels on one Cyton are impossible',
      ),
    ],
    typed: { name: ['can i add second daisy 24 channels 32 channels'] },
  },
  {
    asks: 'A fixed address of a WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'fixed-address', 'sets nothing in the shield')],
    typed: { trouble: ['wifi shield not in gui 5 list static ip 192.168.4.1'] },
  },
  {
    asks: 'A Mark III Nova and a Supernova.',
    origins: [],
    answers: [at('Deprecated/Mark3_NovaDep', 'supernova', 'Stretch a QUADSTAR')],
    typed: { name: ['ultracortex mark 3 nova supernova difference'] },
  },
  {
    asks: 'A Chromebook and its Linux.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'after you have handed it over')],
    typed: { task: ['chromebook crostini usb serial dongle linux brainflow'] },
  },
];
