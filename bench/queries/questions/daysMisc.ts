import { at, type Question } from '../types';

/** Headsets old and new, printing them, orders and policies. Typed before any was put to a search. */
export const daysMisc: readonly Question[] = [
  {
    asks: 'Supports that cannot be taken off a printed Mark IV.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/27'],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'Supports: as few as possible')],
    typed: {
      trouble: ['mark iv supports locked in wont come off'],
      name: ['support overhang angle ultracortex'],
    },
  },
  {
    asks: 'Errors that a slicer reports in the mesh of a part.',
    origins: ['https://github.com/openbci-archive/Docs/issues/238'],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'non-manifold edges')],
    typed: {
      trouble: ['board cover stl non manifold edges', 'self intersecting surfaces mark iv stl'],
    },
  },
  {
    asks: 'Frames on a usual square bed.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/30'],
    answers: [at('AddOns/Headwear/MarkIV', 'bed', 'so does one of 220 × 220 mm')],
    typed: { task: ['large mark iv frame on ender 3 bed', 'rotate ultracortex half to fit the bed'] },
  },
  {
    asks: 'Scaling of the print files.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/26'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Do not scale the files'),
      at('AddOns/Headwear/MarkIV', 'inserts', 'Only the thread differs'),
    ],
    typed: {
      task: ['scale mark iv stl before printing'],
      trouble: ['insert thread too tight for the blue bolt'],
    },
  },
  {
    asks: 'A CAD file of the frame.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/9'],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'there is no parametric CAD file')],
    typed: { name: ['ultracortex solidworks cad file'], task: ['edit mark iv frame in cad'] },
  },
  {
    asks: 'Charging the battery in the headset.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/23'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'The boards have no built-in charger'),
      at('FAQ/HardFAQ', 'store', 'Charge a lithium cell apart from the board'),
      at('AddOns/Headwear/MarkIV', '', 'Charge the battery away from the head'),
    ],
    typed: { task: ['charge lipo inside ultracortex', 'wear headset while battery charges'] },
  },
  {
    asks: 'Screws for the board holder of a Mark 3.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/4'],
    answers: [
      at('Deprecated/Mark3Dep', 'assemble-it', 'with four No. 4 drive screws'),
      at('Deprecated/MarkIII', 'assemble', 'fasten the board holder with four drive screws'),
    ],
    typed: { task: ['mark 3 board holder how many screws'], trouble: ['8 drive screws only 4 holes'] },
  },
  {
    asks: 'A Cyton on a Spiderclaw.',
    origins: ['https://github.com/openbci-archive/Spiderclaw/issues/8'],
    answers: [
      at('Deprecated/SpiderclawDep', 'which-electrodes-and-boards-fit', 'A Cyton does not fit the posts'),
    ],
    typed: { task: ['spiderclaw fit cyton'] },
  },
  {
    asks: 'A chin strap.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/3'],
    answers: [
      at('AddOns/Headwear/MarkIV', '', 'as a chin strap through the bars at the sides'),
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'the headset slides: chin strap'),
    ],
    typed: { task: ['chin strap for ultracortex'], trouble: ['mark iv slides forward'] },
  },
  {
    asks: 'Screws for the board mount of a Mark IV.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/20'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', 'No. 6 screws for brittle plastic'),
      at('AddOns/Headwear/MarkIV', 'assemble-the-frame', 'with the two No. 6 screws'),
    ],
    typed: { name: ['mark iv board mount screw size'], task: ['attach board mount screws or zip ties'] },
  },
  {
    asks: 'A return without an order number, or of something bought elsewhere.',
    origins: [],
    answers: [at('FAQ/Returns', 'elsewhere', 'with a valid order number')],
    typed: {
      trouble: ['return without order number'],
      task: ['bought openbci from reseller return', 'bought openbci second hand warranty'],
    },
  },
  {
    asks: 'Returns of a Galea.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', 'a deposit is not paid back')],
    typed: { name: ['galea return restocking fee', 'galea deposit refundable'] },
  },
  {
    asks: 'A helmet over electrodes.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10845%2F'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'not-for', 'No helmet over it'),
      at('AddOns/Headwear/ElectrodeCap', 'movement', 'Not in a sport where you may fall'),
    ],
    typed: { task: ['wear ultracortex under bike helmet', 'eeg under helmet during sport'] },
  },
  {
    asks: 'Sleep with a rigid headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'not-for', 'It does not suit sleep'),
      at('AddOns/Headwear/ElectrodeCap', 'can-i-sleep-with-it', 'it suits sleep best'),
    ],
    typed: { task: ['sleep with mark iv headset on'] },
  },
  {
    asks: 'Where the comfort units go.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'assemble-the-frame', 'at Fz, Cz, Pz, F7 and F8'),
      at(
        'AddOns/Headwear/MarkIV',
        'sixteen-channels-cyton-with-daisy',
        'The comfort units at Fz, Cz and Pz stay',
      ),
    ],
    typed: {
      task: ['where do the 5 comfort units go mark iv'],
      trouble: ['which comfort units to remove for 16 channels'],
    },
  },
  {
    asks: 'From eight to sixteen channels later.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'eight more spikey units')],
    typed: { task: ['upgrade mark iv 8 to 16 channels later', 'what to buy for 8 to 16 upgrade'] },
  },
  {
    asks: 'The Y cable of the ear clip.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/MarkIV',
        'sixteen-channels-cyton-with-daisy',
        "one ear clip on the cable's single end",
      ),
    ],
    typed: { task: ['mark iv splitter cyton daisy srb', 'y splitter ear clip which end'] },
  },
  {
    asks: 'A printed holder for the battery box.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'battery-box', 'OctaMount6c_Battery Tray')],
    typed: {
      name: ['octamount hole spacing'],
      task: ['battery tray 4xaa mark iv', 'aaa pack inside board case'],
    },
  },
  {
    asks: 'A head between two frames.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'The five frames are 8, 13, 18, 23 and 28 mm')],
    typed: { task: ['mark iv between medium and large'], name: ['devkit medium large frame'] },
  },
  {
    asks: 'Which old headset it is.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedLanding', 'headsets', 'Which one do I have?'),
      at('Deprecated/MarkIII', 'recognise', 'Look at the nut in the frame'),
    ],
    typed: { task: ['which ultracortex do i have', 'identify old openbci headset'] },
  },
  {
    asks: 'Printing the stars of a Supernova, and how many.',
    origins: [],
    answers: [
      at('Deprecated/Mark3_NovaDep', 'parts', 'QUADSTAR'),
      at('Deprecated/Mark3_NovaDep', 'supernova', 'Neighbouring stars share a zip tie'),
    ],
    typed: {
      name: ['quadstar ninjaflex settings', 'supernova how many quadstars zip ties'],
      trouble: ['quadstar print too stringy'],
    },
  },
  {
    asks: 'The nut of a Mark 3 the right way round.',
    origins: [],
    answers: [
      at('Deprecated/Mark3Dep', 'assemble-it', 'with the gap of each at the notch'),
      at('Deprecated/Mark3_NovaDep', 'assemble-it', 'Seat each nut with its gap at the notch'),
    ],
    typed: { trouble: ['mark 3 octanut wrong way round'], task: ['octanut cut line up with frame'] },
  },
  {
    asks: 'The spring of a Mark II, and its printer files.',
    origins: [],
    answers: [
      at('Deprecated/Mark2Dep', 'assemble-it', 'Cut the lip out of each Mount A'),
      at('Deprecated/Mark2Dep', 'parts-and-files', 'for a MakerBot Replicator 2 only'),
    ],
    typed: { trouble: ['mark 2 electrode mount spring wont go in'], name: ['x3g file ultracortex open'] },
  },
  {
    asks: 'The solder lug of a Mark I.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/1'],
    answers: [
      at('Deprecated/UltracortexMark1Dep', 'assemble-it', 'Slip the lug over the screw'),
      at('Deprecated/UltracortexMark1Dep', 'parts-for-one-electrode', 'Solder lug'),
    ],
    typed: { task: ['mark 1 solder lug where', 'ultracortex mark 1 wire electrode'] },
  },
  {
    asks: 'Data about another person, sent to the vendor.',
    origins: [],
    answers: [at('FAQ/Privacy', 'vendor', 'Data about somebody else')],
    typed: { task: ['send participant recording to openbci support'], name: ['openbci account under 16'] },
  },
  {
    asks: 'The lawful basis of the vendor.',
    origins: [],
    answers: [at('FAQ/Privacy', 'vendor', 'a legitimate interest that does not outweigh yours')],
    typed: { name: ['openbci gdpr lawful basis'] },
  },
  {
    asks: 'Advertising partners of the shop.',
    origins: [],
    answers: [at('FAQ/Cookie', 'the-vendors-cookie-policy-in-short', 'WebChoices')],
    typed: { task: ['openbci shop facebook pixel opt out', 'webchoices opt out openbci'] },
  },
  {
    asks: 'An address of the earlier documentation.',
    origins: [],
    answers: [
      at(
        'FAQ/DocsUpdate',
        'i-followed-a-link-and-landed-here-or-on-page-not-found',
        'Addresses of earlier versions',
      ),
    ],
    typed: { trouble: ['old link docs/08FAQ/Returns', 'docs page has moved'] },
  },
  {
    asks: 'Records and training for conflicts of interest.',
    origins: [],
    answers: [at('FAQ/FCOI', 'deadlines', 'three years after the last expenditure report')],
    typed: { name: ['fcoi records how many years', 'fcoi training how often'] },
  },
  {
    asks: 'The yearly form, and what the NIH is told.',
    origins: [],
    answers: [
      at('FAQ/FCOI', 'what-must-be-disclosed', 'The form is due even if there is nothing to disclose'),
      at('FAQ/FCOI', 'what-happens-with-a-disclosure', 'A report to the NIH names the investigator'),
    ],
    typed: { task: ['fcoi form if i have nothing to disclose'], name: ['nih fcoi report contents'] },
  },
  {
    asks: 'A parcel that is held or lost.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'lost', 'If customs holds the parcel')],
    typed: { trouble: ['openbci package stuck in customs', 'parcel lost who pays'] },
  },
  {
    asks: 'Filament for a headset, and its weight.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'Volume of all printed parts')],
    typed: { task: ['how much filament for mark iv'], name: ['ultracortex frame weight grams pla'] },
  },
  {
    asks: 'Which address of the company to write to.',
    origins: [],
    answers: [
      at('help', 'contact', 'faulty hardware, a return, a change to an order'),
      at('FAQ/FAQLanding', 'write', 'about the rest'),
      at('FAQ/GenFAQ', 'where-is-openbci-located-and-how-do-i-contact-it', 'about products and orders'),
    ],
    typed: { name: ['openbci email support or sales'], task: ['who do i write to about my order'] },
  },
  {
    asks: 'Something of your own on the frame.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'accessories', 'No. 6 self-tapping screws')],
    typed: { task: ['mount camera on ultracortex', 'mark iv accessory holes screw'] },
  },
  {
    asks: 'The frame in one piece.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/27'],
    answers: [at('AddOns/Headwear/MarkIV', 'bed', 'The designer advises against it')],
    typed: { task: ['print M4_Medium_Whole.stl in one piece'] },
  },
  {
    asks: 'The print bed for the older frames.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/16'],
    answers: [
      at('Deprecated/MarkIII', 'sizes', 'a small one then needs 174 mm'),
      at('Deprecated/Mark3_NovaDep', 'parts', 'it then needs 176 mm'),
      at('Deprecated/UltracortexMark1Dep', 'files', 'a square bed of 203 mm'),
    ],
    typed: { task: ['mark 3 frame 7 inch print bed'], name: ['nova frame bed size'] },
  },
];
