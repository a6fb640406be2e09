import { at, type Question } from '../types';

/** Choosing, buying, planning a study, teaching a class, writing it up. Typed before any was put to a search. */
export const roundBuyers: readonly Question[] = [
  {
    asks: 'Renting boards out, or using them on clients.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/14482'],
    answers: [at('FAQ/GenFAQ', 'lend', 'neither allows nor forbids')],
    typed: { task: ['can i rent out openbci headsets', 'hire out cyton as service'] },
  },
  {
    asks: 'A certificate of electrical safety.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F14600'],
    answers: [at('FAQ/Liability', 'compliance', 'IEC 60601-1')],
    typed: { name: ['iec 60601 certificate cyton', 'declaration of conformity cyton'] },
  },
  {
    asks: 'An electric shock from a board on a battery.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F14600'],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'shares its ground with the mains'),
      at('FAQ/GenFAQ', 'current', 'No, it measures'),
    ],
    typed: { trouble: ['can a battery eeg board give electric shock'] },
  },
  {
    asks: 'CE, FCC and RoHS.',
    origins: [],
    answers: [at('FAQ/Liability', 'compliance', 'CE and FCC marks')],
    typed: { name: ['ce mark rohs fcc openbci'] },
  },
  {
    asks: 'More places on the headset than channels.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/553/4-channels-on-the-ganglion-yet-room-for-61-sampling-locations-why',
    ],
    answers: [
      at('FAQ/HardFAQ', 'how-do-i-choose-between-4-8-and-16-channels', 'One channel measures one place'),
    ],
    typed: { task: ['mark iv 61 locations but only 4 channels', 'more electrodes than channels openbci'] },
  },
  {
    asks: 'Skin conductance, from the boards or beside them.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/7518'],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'have no circuit for skin conductance',
      ),
    ],
    typed: { task: ['gsr skin conductance with cyton', 'measure eda openbci'] },
  },
  {
    asks: 'A Ganglion of the first years.',
    origins: ['https://bcicellar.com/?p=101'],
    answers: [
      at('FAQ/HardFAQ', 'old', 'A Ganglion of 2016 or 2017'),
      at('Ganglion/GanglionSpecs', 'radio', 'Why not more than 200 Hz?'),
    ],
    typed: { task: ['old ganglion 2016 vs new ganglion', 'is newer ganglion faster than 200hz'] },
  },
  {
    asks: 'Dry electrodes in the holders of the gel cap.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10845%2F'],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'can-i-replace-the-gel-electrodes-by-dry-ones', 'Not in this cap'),
    ],
    typed: { task: ['put dry electrodes in gel cap', 'swap wet electrodes for dry in cap'] },
  },
  {
    asks: 'A product that uses the design or the firmware.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'open-source', 'all allow commercial use')],
    typed: { task: ['sell device based on openbci firmware', 'can i use openbci in commercial product'] },
  },
  {
    asks: 'Thirty-two channels.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'a Cyton takes one Daisy',
      ),
    ],
    typed: { task: ['32 channels with two daisy', 'stack second daisy on cyton'] },
  },
  {
    asks: 'Galea or a board.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'where-is-the-documentation-of-galea', 'Galea is a headset for virtual reality'),
    ],
    typed: { name: ['galea vs cyton which', 'galea documentation'] },
  },
  {
    asks: 'Teaching a class: lessons and kits.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'First lesson, EMG')],
    typed: { task: ['eeg lab exercise for students', 'teach bci course openbci how many kits'] },
  },
  {
    asks: 'Permission in a class.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'A lesson is usually not research')],
    typed: {
      task: ['consent form students record own eeg class', 'ethics approval for classroom demo eeg'],
    },
  },
  {
    asks: 'Sharing a data set.',
    origins: [],
    answers: [at('FAQ/Privacy', 'share', 'Take out who it is')],
    typed: { task: ['share eeg dataset anonymize openbci', 'openbci to bids'] },
  },
  {
    asks: 'HIPAA, and forms of consent.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'recordings', 'say nothing about HIPAA'),
      at('FAQ/Privacy', 'share', 'Open Brain Consent'),
    ],
    typed: { name: ['is openbci hipaa compliant', 'consent form template eeg study gdpr'] },
  },
  {
    asks: 'Trying the software before a board is there.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4060'],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'first', 'SYNTHETIC (algorithmic)'),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'SYNTHETIC_BOARD'),
      at('GettingStarted/Boards/CytonGS', 'live', 'a simulated one'),
    ],
    typed: { task: ['no hardware yet test my code', 'try openbci software before buying'] },
  },
  {
    asks: 'How many channels a brain-computer interface needs.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'Plan for eight for P300 and SSVEP'),
      at(
        'FAQ/HardFAQ',
        'how-do-i-choose-between-4-8-and-16-channels',
        'Eight cover the usual sites of a brain-computer interface',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'two or three pairs are enough'),
    ],
    typed: { task: ['how many channels for p300 ssvep', 'minimum electrodes motor imagery thesis'] },
  },
  {
    asks: 'A QEEG of 19 places, and norms.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-record-a-qeeg-with-19-channels-and-compare-it-with-a-normative-database',
        'sixteen of the 19 places',
      ),
    ],
    typed: { task: ['qeeg 19 channels with daisy', 'normative database cyton 16 ch'] },
  },
  {
    asks: 'The cheapest electrodes, and gold cups against a headset.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'what-is-the-cheapest-choice-with-a-good-signal',
        'Gold cups with paste, or adhesive snap electrodes',
      ),
    ],
    typed: { task: ['cheapest electrodes for eeg'] },
  },
  {
    asks: 'A board for three muscles.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'how-many-electrodes', 'Ganglion, Cyton'),
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'up to four channels of EEG, EMG or ECG'),
    ],
    typed: { task: ['3 muscles emg ganglion or cyton'] },
  },
  {
    asks: 'A validation for a reviewer.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'If a reviewer asks for a validation')],
    typed: {
      task: ['is cyton validated against lab amplifier', 'openbci validation paper for reviewer'],
    },
  },
  {
    asks: 'Papers by board and signal.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'published work by board and signal')],
    typed: { task: ['papers with ganglion emg', 'openbci motor imagery papers list'] },
  },
  {
    asks: 'A link of the old documentation that leads nowhere.',
    origins: ['https://github.com/openbci-archive/Docs/issues/145'],
    answers: [
      at(
        'FAQ/DocsUpdate',
        'i-followed-a-link-and-landed-here-or-on-page-not-found',
        'Search for what you wanted',
      ),
    ],
    typed: { trouble: ['docs.openbci.com link 404 old tutorial', 'docs page moved where'] },
  },
  {
    asks: 'A large order that has not left, or has no tracking number.',
    origins: [],
    answers: [
      at('FAQ/ShippingFAQ', 'how-long-does-delivery-take', 'above 2,500 US dollars'),
      at('FAQ/ShippingFAQ', 'will-i-get-a-tracking-number', 'within 2 to 3 business days'),
    ],
    typed: { trouble: ['3000 dollar order not shipped yet', 'no tracking number after two days'] },
  },
  {
    asks: 'VAT and duty after a return.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'may not be refunded')],
    typed: { task: ['vat refund after return openbci', 'import duty back if i return'] },
  },
  {
    asks: 'What a university abroad pays at the border.',
    origins: [],
    answers: [
      at('FAQ/ShippingFAQ', 'tax', 'may be free of some import costs'),
      at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'about 30 % in Europe'),
    ],
    typed: { task: ['university exempt from import duty', 'import cost percent germany vs canada'] },
  },
  {
    asks: 'Carriers and the fastest way.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'how-long-does-delivery-take', 'International express')],
    typed: { task: ['fedex or dhl international economy days', 'fastest shipping to japan'] },
  },
  {
    asks: 'The customs tariff number.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'customs tariff number (HS code)')],
    typed: { name: ['hs code openbci board', 'tariff number eeg board customs'] },
  },
  {
    asks: 'Forms of a purchasing office.',
    origins: [],
    answers: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'supplier registration',
      ),
    ],
    typed: { task: ['openbci w9 supplier registration', 'sole source letter openbci'] },
  },
  {
    asks: 'PayPal and Google Pay, and a card that is authorised.',
    origins: [],
    answers: [
      at('FAQ/PaymentFAQ', 'methods', 'PayPal, Google Pay and Apple Pay'),
      at('FAQ/PaymentFAQ', 'when-is-my-card-charged', 'authorised at the moment you order'),
    ],
    typed: { task: ['pay with paypal or google pay', 'card authorized but not charged'] },
  },
  {
    asks: 'What an email for a quotation contains.',
    origins: [],
    answers: [at('FAQ/PaymentFAQ', 'how-do-i-get-a-quote-or-an-invoice', 'every product with its quantity')],
    typed: { task: ['quotation for purchasing department sales email', 'quote needs account and address'] },
  },
  {
    asks: 'The fee for an opened headset.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', 'a 15 % restocking fee for headsets')],
    typed: { task: ['return opened ultracortex fee', 'restocking fee headset'] },
  },
  {
    asks: 'A board that came broken, and the postage.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'a full refund that includes shipping',
      ),
    ],
    typed: { trouble: ['cyton arrived broken replacement', 'defective who pays return shipping'] },
  },
  {
    asks: 'A discount code after the order.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'i-forgot-a-discount-code', 'only if you enter it before checkout'),
      at('FAQ/PaymentFAQ', 'can-i-add-a-discount-code-later', 'only if you enter it before checkout'),
    ],
    typed: { trouble: ['forgot to enter discount code', 'add coupon after order'] },
  },
  {
    asks: 'The limit of liability and the law that applies.',
    origins: [],
    answers: [at('FAQ/Liability', 'what-the-vendor-does-not-answer-for', 'limited to the amount paid')],
    typed: { name: ['openbci liability limit', 'which law governs openbci terms'] },
  },
  {
    asks: 'Whether recordings leave the computer.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'recordings', 'keep recordings on your computer'),
      at('Software/OpenBCISoftware/GUIDocs', 'offline', 'Your data stay on your computer'),
    ],
    typed: { task: ['does gui send my eeg to cloud'] },
  },
  {
    asks: 'Deleting personal data at the vendor.',
    origins: [],
    answers: [at('FAQ/Privacy', 'vendor', 'delete, restrict and move your data')],
    typed: { task: ['delete my data openbci gdpr'] },
  },
  {
    asks: 'Tracking, here and in the shop.',
    origins: [],
    answers: [
      at('FAQ/Cookie', 'what-this-site-keeps', 'nothing in it identifies you'),
      at('FAQ/Cookie', '', 'sets no cookies'),
      at('FAQ/Cookie', 'the-vendors-cookie-policy-in-short', 'WebChoices'),
      at('FAQ/Privacy', '', 'collects no statistics'),
    ],
    typed: { name: ['docs site tracking cookies', 'turn off ad tracking openbci shop'] },
  },
  {
    asks: 'Thresholds and subawards of the conflict of interest policy.',
    origins: [],
    answers: [
      at('FAQ/FCOI', 'what-must-be-disclosed', '5,000 US dollars'),
      at('FAQ/FCOI', 'whom-it-concerns', 'receives part of a grant'),
    ],
    typed: { name: ['fcoi 5000 dollar threshold nih', 'subaward fcoi which policy applies'] },
  },
  {
    asks: 'Reporting harassment in confidence.',
    origins: [],
    answers: [at('FAQ/Conduct', 'report-a-problem', 'stays confidential')],
    typed: { trouble: ['report harassment in forum', 'is a report confidential conduct'] },
  },
  {
    asks: 'Consulting and reselling.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'does-openbci-offer-consulting-or-guide-research-projects', 'No, says the vendor'),
      at('FAQ/GenFAQ', 'how-do-i-become-an-affiliate-or-a-reseller', 'affiliate program'),
    ],
    typed: { task: ['hire openbci for consulting', 'become reseller affiliate openbci'] },
  },
  {
    asks: 'The rate of a Daisy for a study.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'is-125-enough', 'the spectrum ends at 62.5 Hz'),
      at('GettingStarted/Boards/DaisyGS', 'rate', 'plenty for EEG'),
    ],
    typed: { task: ['is 125 hz enough for p300', 'daisy sample rate too low for study'] },
  },
  {
    asks: 'The three versions of the Mark IV, and what they contain.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'The Mark IV is sold in three versions'),
    ],
    typed: { name: ['print it yourself vs unassembled mark iv'] },
  },
  {
    asks: 'A headset and its board, together or apart.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', '', 'No headset includes a board')],
    typed: { task: ['does mark iv come with board'] },
  },
  {
    asks: 'Electrodes on the belly.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'electrodes on the belly',
      ),
    ],
    typed: { task: ['egg gut electrodes which board'] },
  },
  {
    asks: 'Programs for a Ganglion.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'does-it-work-with-my-software', 'over LSL'),
      at('Software/SoftwareLanding', 'what-runs-where', 'Ganglion'),
      at('Software/CompatibleThirdPartySoftware/OpenVibe', '', 'LSL from the GUI'),
    ],
    typed: { task: ['does openvibe support ganglion', 'which software works with ganglion'] },
  },
  {
    asks: 'A profile that is not listed, and a project to post.',
    origins: [],
    answers: [
      at('GettingStarted/Community/Community', 'get-an-account', 'until all three are there'),
      at('GettingStarted/Community/Community', 'write-the-post', 'Add New'),
    ],
    typed: { trouble: ['my profile not on people page'], task: ['how to post project community'] },
  },
  {
    asks: 'A new page for these docs.',
    origins: [],
    answers: [at('GettingStarted/Documentation/DocEdits', 'new-page', 'Choose the place')],
    typed: { task: ['add new page to docs'] },
  },
  {
    asks: 'The first step with a new kit.',
    origins: [],
    answers: [
      at('GettingStarted/GettingStartedLanding', '', 'from the box to a signal in two steps'),
      at(
        'GettingStarted/GettingStartedLanding',
        '1-set-up-the-board',
        'You have one board with eight channels',
      ),
      at('Welcome', '', 'Set up an OpenBCI Cyton'),
    ],
    typed: { task: ['just got my kit what first'] },
  },
  {
    asks: 'Whom to write to, and what a question contains.',
    origins: [],
    answers: [
      at('help', 'contact', 'support@openbci.com'),
      at('help', 'good-report', 'What you expected'),
      at('Troubleshooting/minimizingNoise', 'still-stuck', 'board and firmware version'),
      at('FAQ/GenFAQ', 'where-is-openbci-located-and-how-do-i-contact-it', 'support@openbci.com'),
    ],
    typed: { task: ['contact openbci support', 'what to include in forum post'] },
  },
  {
    asks: 'Participants a day.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'how-much-time-does-a-participant-take-and-how-many-a-day',
        'plan several caps',
      ),
    ],
    typed: { task: ['participants per day with one eeg cap', 'how long does cap setup take per person'] },
  },
];
