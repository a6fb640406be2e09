import { at, type Question } from '../types';

/**
 * What the vendor's questions, developers' pages and examples answered, and what their readers ask next.
 * Typed before the pages were searched; the places were named afterwards.
 */
export const coverageProjects: readonly Question[] = [
  // Questions and policies
  {
    asks: 'Whether few channels are enough, with evidence.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/553/4-channels-on-the-ganglion-yet-room-for-61-sampling-locations-why',
    ],
    answers: [
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'More is not always better'),
      at('FAQ/HardFAQ', 'how-do-i-choose-between-4-8-and-16-channels', 'Count the places'),
    ],
    typed: { task: ['do i really need 16 channels paper', 'study on how few electrodes are enough'] },
  },
  {
    asks: 'What of duty and VAT comes back with a return.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'begin-a-return', 'Import duty and VAT'),
      at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'may not be refunded'),
    ],
    typed: {
      trouble: ['sent headset back do i get import tax back', 'refund of customs after returning order'],
    },
  },
  {
    asks: 'What postage costs.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'what-does-shipping-cost', 'shown at checkout')],
    typed: { task: ['shipping price to germany'] },
  },
  {
    asks: 'Where the boards are made.',
    origins: [],
    answers: [
      at('FAQ/Liability', 'compliance', 'designed and assembled in the United States'),
      at('FAQ/Returns', 'elsewhere', 'Its own boards are all made in the United States'),
    ],
    typed: { task: ['is openbci made in china or usa', 'country of origin of the cyton'] },
  },
  {
    asks: 'Somebody to call.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'where-is-openbci-located-and-how-do-i-contact-it',
        'The public texts name no telephone number',
      ),
    ],
    typed: { task: ['openbci customer service phone number'] },
  },
  // For developers
  {
    asks: 'A board of one’s own in BrainFlow.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/300'],
    answers: [
      at('ForDevelopers/OwnDriver', 'own-board', 'Let it speak as a Cyton does'),
      at('ForDevelopers/OwnDriver', 'fake-cyton', 'makes a serial port with a Cyton behind it'),
    ],
    typed: { task: ['stream my diy eeg board into brainflow', 'brainflow driver for new hardware'] },
  },
  {
    asks: 'A graph that moves, in Python.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'For a plot that moves')],
    typed: { task: ['live plot eeg python brainflow'] },
  },
  {
    asks: 'A file that is played back and ends, or waits.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/673',
      'https://github.com/brainflow-dev/brainflow/issues/763',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'At the end of the file nothing more comes')],
    typed: { trouble: ['playback file board returns nothing after some time'] },
  },
  {
    asks: 'A classifier for imagined movements.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'common spatial patterns'),
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'scenarios',
        'tells an imagined movement of the left hand from one of the right',
      ),
    ],
    typed: { task: ['csp lda motor imagery python openbci', 'machine learning left right hand eeg'] },
  },
  {
    asks: 'Events from the light sensor in MNE.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne-epochs', 'on D12 of a Cyton in analog mode'),
      at('Examples/VideoExperiment', 'average', 'finds the flash of each picture'),
    ],
    typed: { task: ['photodiode channel to mne events', 'find stimulus onsets in analog column'] },
  },
  {
    asks: 'The design files in the format of another program.',
    origins: [],
    answers: [at('ForDevelopers/HardwareDevelopment', 'open-the-files', 'no KiCad, Eagle or Altium files')],
    typed: { task: ['cyton kicad project download', 'cyton 3d step model for enclosure'] },
  },
  // Examples
  {
    asks: 'The vendor’s focus sketch with today’s GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1208'],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'old-sketch', 'wait for the words of GUI 4'),
      at(
        'Examples/EEGProjects/FocusArduino',
        'the-led-never-changes',
        'Does the circle in the widget change',
      ),
    ],
    typed: {
      trouble: ['old focus arduino code true false not working', 'focusfan sketch motor never spins'],
    },
  },
  {
    asks: 'The wrong serial package.',
    origins: ['https://github.com/pyhys/minimalmodbus/issues/139'],
    answers: [at('Examples/EMGProjects/EMG_LED', 'older-sketch', 'The script needs pySerial')],
    typed: { trouble: ["attributeerror module 'serial' has no attribute 'Serial'"] },
  },
  {
    asks: 'Older scripts that cannot import a name.',
    origins: [
      'https://github.com/OpenBCI/Documentation/issues/237',
      'https://github.com/OpenBCI/OpenBCI_Tutorials/issues/4',
    ],
    answers: [
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'old-imports', 'Replace both'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'Use resolve_byprop'),
    ],
    typed: {
      trouble: ['emg music script importerror resolve_stream', 'pylsl has no resolve_stream anymore'],
    },
  },
  {
    asks: 'The BrainFlow scripts of the dinosaur game.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'old-imports', 'BrainFlow 5 gave it another name'),
    ],
    typed: { trouble: ['chrome_dino_v2.py cannot import WindowFunctions'] },
  },
  {
    asks: 'Reaction times.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'average', 'the time from the light of each picture to its press'),
    ],
    typed: { task: ['measure reaction time with cyton button'] },
  },
  {
    asks: 'The film with puppies and kittens.',
    origins: [],
    answers: [at('Examples/VideoExperiment', 'film', 'of about three minutes instead')],
    typed: { name: ['puppies kittens experiment video file', 'OpenBCI_Experiment_Toolkits notebook peaks'] },
  },
];
