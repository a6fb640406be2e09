import { at, type Question } from '../types';

export const more: readonly Question[] = [
  {
    asks: 'Band powers in BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/758'],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'get_avg_band_powers')],
    typed: {
      trouble: [
        'alpha power in python with brainflow',
        'calculate band power cyton',
        'get_avg_band_powers how long data',
      ],
    },
  },
  {
    asks: 'Huge power values in BrainBay.',
    origins: ['https://github.com/ChrisVeigl/BrainBay/issues/45'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'Filter'),
    ],
    typed: { trouble: ['brainbay magnitude gives massive power', 'power value very large without filter'] },
  },
  {
    asks: 'The traces run out of the plot.',
    origins: ['https://github.com/openbci-archive/Docs/issues/138'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'time-series', 'Auto scale adapts')],
    typed: { trouble: ['trace disappears out of time series plot', 'autoscale time series'] },
  },
  {
    asks: 'Recordings on Linux are missing, or only work with sudo.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/641'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'not-in-documents', 'The console log prints the full path'),
      at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'keeps its files in root'),
    ],
    typed: {
      trouble: ['recordings missing on linux', 'gui only streams with sudo', 'files belong to root openbci'],
    },
  },
  {
    asks: 'What is needed to begin.',
    origins: ['https://docs.openbci.com/FAQ/HardFAQ/'],
    answers: [
      at('FAQ/HardFAQ', 'what-do-i-need-to-get-started', 'You do not need an Ultracortex'),
      at('FAQ/GenFAQ', 'what-does-a-beginner-need', 'A headset is optional'),
    ],
    typed: {
      trouble: [
        'what do i need to buy for eeg',
        'starter kit openbci what else needed',
        'do i need the headset',
      ],
    },
  },
  {
    asks: 'The difference between the boards.',
    origins: ['https://docs.openbci.com/FAQ/HardFAQ/'],
    answers: [
      at('FAQ/HardFAQ', 'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion', 'Good for'),
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Ganglion for up to four channels'),
    ],
    typed: {
      trouble: [
        'ganglion or cyton which one should i buy',
        'difference cyton daisy ganglion',
        'which board for neurofeedback',
      ],
    },
  },
  {
    asks: '4, 8 or 16 channels.',
    origins: ['https://docs.openbci.com/FAQ/HardFAQ/', 'https://docs.openbci.com/FAQ/HowProductsGoTogether/'],
    answers: [
      at('FAQ/HardFAQ', 'how-do-i-choose-between-4-8-and-16-channels', 'Eight cover the'),
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'plan for eight'),
    ],
    typed: {
      trouble: ['how many channels for motor imagery', 'is 8 channels enough for p300', '4 channels enough?'],
    },
  },
  {
    asks: 'Where to download.',
    origins: ['https://docs.openbci.com/FAQ/HardFAQ/'],
    answers: [
      at('FAQ/HardFAQ', 'where-do-i-download-the-software', 'releases page'),
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'releases page'),
    ],
    typed: { trouble: ['where is gui download link'], task: ['download openbci gui'] },
  },
  {
    asks: 'Other hardware and software.',
    origins: ['https://docs.openbci.com/FAQ/HardFAQ/'],
    answers: [
      at('Software/SoftwareLanding', 'others', 'Nearly every program'),
      at('FAQ/HardFAQ', 'which-software-can-i-use-besides-the-gui', 'OpenBCISource'),
    ],
    typed: {
      trouble: [
        'use openbci with labview',
        'does it work with max msp',
        'node-red openbci',
        'touchdesigner eeg',
      ],
    },
  },
  {
    asks: 'Which headset or electrodes fit.',
    origins: ['https://docs.openbci.com/FAQ/HowProductsGoTogether/'],
    answers: [
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'gold cup electrodes'),
      at('FAQ/HowProductsGoTogether', 'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have', 'touchproof'),
    ],
    typed: {
      trouble: [
        'what electrodes fit the cyton',
        'my own cap with touchproof on ganglion',
        'shopping list eeg 16 channels',
      ],
    },
  },
  {
    asks: 'Stomach and skin.',
    origins: ['https://docs.openbci.com/FAQ/HowProductsGoTogether/'],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'electrogastrography',
      ),
    ],
    typed: {
      trouble: ['measure gsr with cyton', 'egg stomach recording openbci', 'skin conductance sensor'],
    },
  },
  {
    asks: 'The Mark IV with a Ganglion.',
    origins: ['https://docs.openbci.com/FAQ/HowProductsGoTogether/'],
    answers: [
      at('FAQ/HowProductsGoTogether', 'can-i-use-a-mark-iv-with-a-ganglion', 'four of its electrodes'),
      at('AddOns/Headwear/MarkIV', 'four-channels-ganglion', 'Set all four switches'),
    ],
    typed: { trouble: ['ultracortex with ganglion', 'mark iv 4 channels'] },
  },
  {
    asks: 'What the headset contains.',
    origins: ['https://docs.openbci.com/FAQ/HowProductsGoTogether/'],
    answers: [
      at('FAQ/HowProductsGoTogether', '', 'no headset includes a board'),
      at('AddOns/Headwear/MarkIV', 'parts', 'Spikey units'),
    ],
    typed: { trouble: ['does ultracortex include the board', 'whats in the mark iv kit'] },
  },
  {
    asks: 'A quote.',
    origins: ['https://docs.openbci.com/FAQ/PaymentFAQ/'],
    answers: [at('FAQ/PaymentFAQ', 'how-do-i-get-a-quote-or-an-invoice', 'sales@openbci.com')],
    typed: { trouble: ['need invoice for university', 'proforma invoice openbci'], task: ['get a quote'] },
  },
  {
    asks: 'When the card is charged.',
    origins: ['https://docs.openbci.com/FAQ/PaymentFAQ/'],
    answers: [at('FAQ/PaymentFAQ', 'when-is-my-card-charged', '48 hours')],
    typed: { trouble: ['when is credit card charged', 'charged but no order confirmation'] },
  },
  {
    asks: 'Change an order.',
    origins: ['https://docs.openbci.com/FAQ/PaymentFAQ/'],
    answers: [at('FAQ/PaymentFAQ', 'can-i-change-or-cancel-an-order', 'promises nothing')],
    typed: {
      trouble: ['cancel my order', 'change shipping address after order'],
    },
  },
  {
    asks: 'Shipping.',
    origins: ['https://docs.openbci.com/FAQ/ShippingFAQ/'],
    answers: [
      at('FAQ/ShippingFAQ', 'how-long-does-delivery-take', '7 to 14 days'),
      at('FAQ/ShippingFAQ', 'where-do-you-ship-from-and-to', 'to the whole world'),
    ],
    typed: {
      trouble: [
        'how long does shipping to germany take',
        'do you ship to india',
        'my order has not shipped yet',
        'express delivery openbci',
      ],
    },
  },
  {
    asks: 'Tracking.',
    origins: ['https://docs.openbci.com/FAQ/ShippingFAQ/'],
    answers: [at('FAQ/ShippingFAQ', 'will-i-get-a-tracking-number', 'by email')],
    typed: { trouble: ['where is my package', 'no tracking number yet'] },
  },
  {
    asks: 'Duties.',
    origins: ['https://docs.openbci.com/FAQ/ShippingFAQ/'],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', '30 %')],
    typed: { trouble: ['customs fee europe openbci', 'who pays vat import', 'zoll openbci kosten'] },
  },
  {
    asks: 'Tax exemption.',
    origins: ['https://docs.openbci.com/FAQ/ShippingFAQ/'],
    answers: [at('FAQ/ShippingFAQ', 'tax', 'exemption certificate')],
    typed: { trouble: ['tax exempt university order', 'sales tax refund'] },
  },
  {
    asks: 'Returns.',
    origins: ['https://docs.openbci.com/FAQ/Returns/'],
    answers: [
      at('FAQ/Returns', 'time-limits', '15 % restocking'),
      at('FAQ/Returns', 'what-cannot-be-returned-once-opened', 'hygiene'),
    ],
    typed: {
      trouble: ['send back headset restocking fee', 'return opened electrodes', 'refund after 30 days'],
      task: ['return a product'],
    },
  },
  {
    asks: 'Broken or damaged on arrival.',
    origins: ['https://docs.openbci.com/FAQ/Returns/'],
    answers: [at('FAQ/Returns', 'it-arrived-damaged-does-not-work-or-is-the-wrong-item', 'within 90 days')],
    typed: { trouble: ['board arrived defective', 'wrong item in the box', 'doa cyton replacement'] },
  },
  {
    asks: 'Warranty.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'lost its program',
      ),
    ],
    typed: { trouble: ['board broke after 6 months warranty', 'repair cyton'] },
  },
  {
    asks: 'Payment methods.',
    origins: [],
    answers: [at('FAQ/PaymentFAQ', 'methods', 'PayPal')],
    typed: { trouble: ['pay with paypal', 'bank transfer possible?'] },
  },
  {
    asks: 'What the name stands for, where the company is.',
    origins: ['https://docs.openbci.com/FAQ/GenFAQ/'],
    answers: [
      at('FAQ/GenFAQ', 'what-does-openbci-stand-for', 'Open Brain-Computer Interface'),
      at('FAQ/GenFAQ', 'where-is-openbci-located-and-how-do-i-contact-it', 'Brooklyn'),
    ],
    typed: { trouble: ['what does openbci stand for', 'openbci address phone', 'contact support openbci'] },
  },
  {
    asks: 'What others build.',
    origins: ['https://docs.openbci.com/FAQ/GenFAQ/'],
    answers: [
      at('FAQ/GenFAQ', 'what-are-people-building-with-it', 'community projects'),
      at('Examples/CommunityPageProjects', 'add-yours', 'community'),
    ],
    typed: {
      trouble: ['what can i build with openbci', 'openbci projects list', 'papers that used openbci'],
    },
  },
  {
    asks: 'Consulting, reselling.',
    origins: ['https://docs.openbci.com/FAQ/GenFAQ/'],
    answers: [
      at('FAQ/GenFAQ', 'does-openbci-offer-consulting-or-guide-research-projects', 'no'),
      at('FAQ/GenFAQ', 'how-do-i-become-an-affiliate-or-a-reseller', 'affiliate'),
    ],
    typed: { trouble: ['become reseller', 'hire openbci for research'] },
  },
  {
    asks: 'Technical questions.',
    origins: ['https://docs.openbci.com/FAQ/GenFAQ/'],
    answers: [
      at('FAQ/GenFAQ', 'i-have-a-technical-question-whom-do-i-ask', 'forum'),
      at('Troubleshooting/TroubleshootingLanding', 'ask', 'choose where to ask'),
    ],
    typed: { trouble: ['where can i ask for help', 'who answers technical questions'] },
  },
  {
    asks: 'Ethics board and trials.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'review board',
      ),
    ],
    typed: { trouble: ['irb approval openbci study', 'use in clinical trial'] },
  },
  {
    asks: 'Open source, selling.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'open-source', 'Creative Commons BY-SA 4.0'),
      at('ForDevelopers/HardwareDevelopment', 'licences', 'Share-alike'),
    ],
    typed: { trouble: ['sell product based on cyton', 'openbci license commercial'] },
  },
  {
    asks: 'Mind reading.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'reads words or pictures from it')],
    typed: { trouble: ['can it read thoughts', 'can i control things with my mind'] },
  },
  {
    asks: 'Galea.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'where-is-the-documentation-of-galea', 'GALEA_BOARD')],
    typed: { trouble: ['galea brainflow board id'], name: ['galea'] },
  },
  {
    asks: 'The gel cap: noise, cleaning, sleep, EDF.',
    origins: ['https://docs.openbci.com/AddOns/Headwear/ElectrodeCap/'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'seeing-a-lot-of-noise', 'GND of the cap')],
    typed: {
      trouble: [
        'gel cap noisy all channels',
        'electrode cap where gnd and ref',
        'cap two channels identical',
      ],
    },
  },
  {
    asks: 'The gel cap: cleaning.',
    origins: ['https://docs.openbci.com/AddOns/Headwear/ElectrodeCap/'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Soak the cap')],
    typed: { trouble: ['how clean eeg cap gel', 'disinfect eeg cap bleach'] },
  },
  {
    asks: 'The gel cap: files and sleep scoring.',
    origins: ['https://docs.openbci.com/AddOns/Headwear/ElectrodeCap/'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'which-file-formats-do-i-get', 'Sleep-scoring')],
    typed: { trouble: ['edf for sleep scoring'] },
  },
  {
    asks: 'The gel cap: battery.',
    origins: ['https://docs.openbci.com/AddOns/Headwear/ElectrodeCap/'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'how-long-does-the-battery-last', '2,500 mAh')],
    typed: { trouble: ['battery 8 hours sleep cap'] },
  },
  {
    asks: 'The gel cap: dry electrodes.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'can-i-replace-the-gel-electrodes-by-dry-ones', 'Not in this cap'),
    ],
    typed: { trouble: ['dry electrodes in gel cap'] },
  },
  {
    asks: 'The gel-free cap.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'is the Y cable missing'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', 'one teaspoon'),
    ],
    typed: {
      trouble: [
        'gelfree cap bad signal after two hours',
        'salt water how much salt sponge',
        'hydro link sponges dry',
        'gel free cap impedance high',
      ],
    },
  },
  {
    asks: 'The headband.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'mount-the-electrodes', 'until it snaps'),
      at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'Put one ear clip on each lobe'),
    ],
    typed: {
      trouble: [
        'headband electrodes fall off',
        'how to put spikey electrodes on headband',
        'headband no alpha',
      ],
      task: ['set up headband'],
    },
  },
  {
    asks: 'The headband: what it is for.',
    origins: [],
    answers: [at('AddOns/Headwear/HeadBand', 'what-it-is-for-and-what-not', 'motor imagery')],
    typed: { trouble: ['headband for motor imagery', 'headband sleep possible'] },
  },
  {
    asks: 'Assembling the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'assemble-the-frame', "Unplug an electrode's wire")],
    typed: {
      trouble: [
        'assemble mark iv steps',
        'glue ultracortex halves',
        'wire ripped off electrode holder',
        'wire broken mark iv spikey unit',
      ],
    },
  },
  {
    asks: 'Putting the Mark IV on.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'fit', 'comfort units')],
    typed: { trouble: ['ultracortex hurts', 'mark iv slips off head', 'headset too tight painful'] },
  },
  {
    asks: 'Size of the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'Head circumference')],
    typed: { trouble: ['ultracortex size medium large head', 'head circumference mark iv'] },
  },
  {
    asks: 'The positions of the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'nodes', '35 nodes')],
    typed: { trouble: ['which node is cz on mark iv', 'move electrode to other position mark iv'] },
  },
  {
    asks: 'Mark III.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'recognise', 'OCTANUT'),
      at('Deprecated/MarkIII', 'reuse', 'Bolts, nuts and holders'),
    ],
    typed: {
      trouble: [
        'mark 3 or nova which one do i have',
        'can i upgrade mark iii to mark iv',
        'mark iii spare parts',
      ],
    },
  },
  {
    asks: 'cEEGrid.',
    origins: [],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'wire-the-box', 'SRB'),
      at('ThirdParty/cEEGrid_Kit', 'which-electrode-is-which-channel', 'channel'),
    ],
    typed: { trouble: ['ceegrid openbci wiring', 'around ear eeg cyton'], name: ['ceegrid'] },
  },
  {
    asks: 'EmotiBit.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', '2.4 GHz'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'red, steady'),
    ],
    typed: {
      trouble: [
        'emotibit not in list',
        'emotibit red light stays on',
        'emotibit sd card not found',
        'emotibit hib switch',
      ],
    },
  },
  {
    asks: 'EmotiBit data.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'DataParser'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'sync', 'LslLocalTimestamp'),
    ],
    typed: { trouble: ['emotibit parse data csv', 'sync emotibit with cyton'] },
  },
  {
    asks: 'Pulse sensor.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'cover the finger',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'D11'),
    ],
    typed: { trouble: ['pulse sensor bpm 0', 'pulse sensor flat line cyton', 'heart rate sensor which pin'] },
  },
  {
    asks: 'MyoWare.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'D12')],
    typed: { trouble: ['myoware 2.0 cyton wiring', 'myoware with ganglion'], name: ['myoware'] },
  },
  {
    asks: 'Dryode.',
    origins: [],
    answers: [at('ThirdParty/IDUN_Dryode/Dryode', '', 'discontinued')],
    typed: { trouble: ['dryode still available'], name: ['idun dryode'] },
  },
  {
    asks: 'ThinkPulse: railed.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'if-something-is-wrong', 'BIAS clip is unplugged')],
    typed: { trouble: ['active electrodes railed', 'think pulse bias no'], name: ['thinkpulse'] },
  },
  {
    asks: 'fNIRS, HEG.',
    origins: [],
    answers: [at('ThirdParty/ThirdPartyLanding', 'start-here', 'HEGduino')],
    typed: { trouble: ['fnirs openbci', 'hegduino guide'] },
  },
  {
    asks: 'Focus and an Arduino.',
    origins: [],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'what-goes-wrong', 'Focus widget'),
      at('Examples/EEGProjects/FocusArduino', 'connect-the-gui', 'Serial'),
    ],
    typed: { trouble: ['focus arduino led never changes', 'arduino relax focus example'] },
  },
  {
    asks: 'LED by EMG.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_LED', 'what-goes-wrong', 'cannot open the Arduino')],
    typed: { trouble: ['emg led arduino port not open', 'led flickers emg'] },
  },
  {
    asks: 'Dino game.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'what-goes-wrong', 'UDP port 12345 is taken')],
    typed: { trouble: ['dino does not jump emg', 'control keyboard with muscle'] },
  },
  {
    asks: 'Tetris, scrolling, slides, music, piano.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Tetris', 'what-goes-wrong', 'tilt was too small'),
      at('Examples/EMGProjects/EMG_Tetris', 'run-it', 'python'),
    ],
    typed: { trouble: ['tetris with head tilt', 'tilt too small to tell from rest'] },
  },
  {
    asks: 'Scrolling.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMGscrolling', 'what-goes-wrong', 'It scrolls the wrong way')],
    typed: { trouble: ['emg scrolling wrong direction'] },
  },
  {
    asks: 'Slides.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', 'blink')],
    typed: { trouble: ['change slide by blink'] },
  },
  {
    asks: 'P300, an oddball experiment.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'what-goes-wrong', 'stimuli without a flash'),
      at('Examples/VideoExperiment', 'average', 'epochs'),
    ],
    typed: { trouble: ['p300 experiment openbci', 'average epochs script', 'no p300 visible'] },
  },
  {
    asks: 'Motor imagery.',
    origins: [],
    answers: [
      at('Deprecated/MotorImagery', 'where-it-trips', 'Muscles'),
      at('Deprecated/MotorImagery', '', 'OpenViBE'),
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '50 % is chance'),
    ],
    typed: { trouble: ['motor imagery accuracy 50 percent', 'neuropype motor imagery openbci'] },
  },
  {
    asks: 'Old Mac driver.',
    origins: [],
    answers: [at('Deprecated/FTDI_Fix_Mac_Deprecated', 'does-it-apply-to-me', 'macOS 10.13')],
    typed: { trouble: ['ftdi driver macos 10.14 choppy', 'kext info.plist latency'] },
  },
  {
    asks: 'Virtual machine.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'problems', 'The USB list is empty'),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'FTDI FT231X USB UART'),
    ],
    typed: {
      trouble: ['virtualbox usb dongle not visible', 'run brainbay on mac', 'parallels openbci dongle'],
    },
  },
  {
    asks: 'WSL, Docker.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'usbipd'),
      at('ForDevelopers/SoftwareDevelopment', 'docker', 'brainflow/brainflow'),
    ],
    typed: { trouble: ['wsl2 usb dongle openbci', 'docker brainflow serial device'] },
  },
  {
    asks: 'Correct a page.',
    origins: [],
    answers: [at('GettingStarted/Documentation/DocEdits', 'small', 'Edit this page')],
    typed: { trouble: ['typo in documentation'], task: ['report a mistake in docs'] },
  },
  {
    asks: 'A link that is dead.',
    origins: [],
    answers: [at('FAQ/DocsUpdate', '', 'link')],
    typed: { trouble: ['old docs link not working'] },
  },
  {
    asks: 'Publish.',
    origins: [],
    answers: [at('GettingStarted/Community/Community', 'get-an-account', 'subscriber')],
    typed: { trouble: ['community account not approved'], task: ['publish project community page'] },
  },
  {
    asks: 'Privacy.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'recordings', 'personal data'),
      at('FAQ/Privacy', 'vendor', 'data is not sold'),
    ],
    typed: { trouble: ['does openbci sell my data', 'who sees my eeg data', 'gdpr eeg recording'] },
  },
  {
    asks: 'Wrong colours, dark mode: what is stored.',
    origins: [],
    answers: [at('FAQ/Cookie', 'what-this-site-keeps', 'browser')],
    typed: { trouble: ['cookies docs site'] },
  },
  {
    asks: 'The computer sleeps.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'the-computer-goes-to-sleep-the-data-stops',
        'session does not survive',
      ),
    ],
    typed: { trouble: ['stream stops when laptop sleeps', 'laptop lid closed recording stops'] },
  },
  {
    asks: 'Python sample, other languages.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { name: ['brainflow'], task: ['read cyton in python', 'brainflow c++ example'] },
  },
  {
    asks: 'C# and games.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'NuGetForUnity')],
    typed: { trouble: ['brainflow c# example unity'] },
  },
  {
    asks: 'Java and R and Julia.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'java', 'jar')],
    typed: { trouble: ['brainflow java maven'] },
  },
  {
    asks: 'TypeScript.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'npm install brainflow')],
    typed: { task: ['brainflow node typescript'] },
  },
  {
    asks: 'Build the firmware, where to change.',
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'what-runs-where', 'PIC32MX250F128B')],
    typed: { trouble: ['which repository is the firmware of cyton'], task: ['modify cyton firmware'] },
  },
  {
    asks: 'Own data in packets.',
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'put-your-own-bytes-into-the-packet', 'auxData')],
    typed: { trouble: ['send own sensor value with eeg packet'] },
  },
  {
    asks: 'Add a command.',
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'add-a-command', 'processChar')],
    typed: { trouble: ['add custom command to firmware'] },
  },
  {
    asks: 'Names of boards and parts.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'at-a-glance', 'Battery only')],
    typed: { name: ['cyton', 'cyton specs', 'ads1299 gain noise'] },
  },
  {
    asks: "The Ganglion's numbers.",
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'at-a-glance', 'Battery only')],
    typed: { name: ['ganglion specs', 'mcp3912'] },
  },
  {
    asks: 'Getting started.',
    origins: [],
    answers: [at('GettingStarted/Boards/CytonGS', '4-connect-in-the-gui', 'AUTO-CONNECT')],
    typed: { name: ['cyton getting started'], task: ['connect cyton', 'first recording with cyton'] },
  },
  {
    asks: 'Ganglion: getting started.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', '3-connect', 'START SEARCH')],
    typed: { name: ['ganglion getting started'], task: ['connect ganglion'] },
  },
  {
    asks: 'Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'stream', '16 CHANNELS')],
    typed: { name: ['daisy module'], task: ['stream 16 channels'] },
  },
  {
    asks: 'Settings names.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'Band stop')],
    typed: { name: ['notch filter'], task: ['set filters in gui'] },
  },
  {
    asks: 'Networking.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Protocol')],
    typed: { name: ['networking widget'], task: ['send data to other program'] },
  },
  {
    asks: 'The packet loss widget, playback history, digital read.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'packet-loss', 'gaps in the sample index')],
    typed: { name: ['packet loss widget'] },
  },
  {
    asks: 'Impedance widgets.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', '6 nA')],
    typed: { name: ['cyton signal widget'] },
  },
  {
    asks: 'Latency timer.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'BM Options')],
    typed: { name: ['latency timer'], task: ['set latency timer windows'] },
  },
  {
    asks: 'Board modes.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'board-mode', 'auxiliary bytes')],
    typed: { name: ['board mode'], task: ['switch to digital mode'] },
  },
  {
    asks: 'Sample rates.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'sample-rate', '250 Hz')],
    typed: { name: ['cyton sample rate'], task: ['change sample rate cyton'] },
  },
  {
    asks: 'Scale factors.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'scale-factor', 'full scale')],
    typed: { name: ['ganglion scale factor'] },
  },
  {
    asks: 'Data formats.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'which-firmware', 'Data packets')],
    typed: { name: ['ganglion data format', 'ganglion packet'] },
  },
  {
    asks: 'SD card.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'gui', 'WRITE TO SD CARD')],
    typed: { name: ['OBCI_01.TXT'], task: ['record to sd card'] },
  },
  {
    asks: 'LSL.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'Start LSL Stream')],
    typed: { name: ['lsl'], task: ['stream with lsl'] },
  },
  {
    asks: 'MATLAB.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'addpath')],
    typed: { name: ['matlab'], task: ['real time matlab'] },
  },
  {
    asks: 'OpenViBE.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'lsl', 'Acquisition Server')],
    typed: { name: ['openvibe'] },
  },
  {
    asks: 'Hub.',
    origins: [],
    answers: [at('Deprecated/Hub', 'protocol', 'code')],
    typed: { name: ['openbci hub protocol'] },
  },
  {
    asks: 'WiFi.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', 'specifications', 'Use batteries only')],
    typed: { name: ['wifi shield'] },
  },
  {
    asks: 'Electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Ten20')],
    typed: { name: ['ten20 paste'] },
  },
  {
    asks: 'EMG, ECG, EOG set-up.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'along')],
    typed: { name: ['emg setup'], task: ['place emg electrodes'] },
  },
  {
    asks: 'Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'wiring', 'ribbons')],
    typed: { name: ['ultracortex mark iv'], task: ['wire mark iv'] },
  },
  {
    asks: 'Firmware upload.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bootloader', 'Release RST first')],
    typed: { name: [], task: ['put cyton in bootloader', 'upload cyton firmware'] },
  },
  {
    asks: 'Radios.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'host', 'RadioHost32bit')],
    typed: { name: ['rfduino'], task: ['flash dongle firmware'] },
  },
];
