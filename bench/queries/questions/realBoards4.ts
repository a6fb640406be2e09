import { at, type Question } from '../types';

/**
 * What was asked in public about the boards and what is worn: radios, boot loaders, the bias, the ends of a card recording,
 * batteries and caps, and what people are asked to do before a session. Told anew in other words.
 */
export const realBoards4: readonly Question[] = [
  {
    asks: 'Open inputs that are in the bias.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/1024410/ads1299-bias_sens-signals-source',
    ],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'hardware-settings', 'can even rail all channels')],
    typed: { trouble: ['all channels rail when i add open inputs to the bias'] },
  },
  {
    asks: 'A bias electrode whose absence nobody sees.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/351795/ads1299-how-to-check-bias-is-working-as-expected-and-other-problems',
    ],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'To check that it works'),
      at('Troubleshooting/minimizingNoise', 'mains', 'Does nothing change when you unplug BIAS?'),
    ],
    typed: { trouble: ['unplugged the bias electrode and nothing changes is it working'] },
  },
  {
    asks: 'A buffer for the reference electrode.',
    origins: ['http://e2e.ti.com/support/data-converters/f/73/t/314891'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'Does the reference electrode need a buffer?'),
    ],
    typed: { task: ['do i need an op amp buffer for the reference electrode'] },
  },
  {
    asks: 'The largest voltage at the inputs of a Ganglion.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/1395/what-is-the-max-voltage-i-can-input-into-ganglion-channel',
    ],
    answers: [
      at('Ganglion/GanglionSpecs', 'limits', 'To feed in a signal generator'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'a Ganglion clips above'),
    ],
    typed: { task: ['what is the max voltage i can input into a ganglion channel'] },
  },
  {
    asks: 'A test signal that a Ganglion makes itself.',
    origins: ['http://openbci.com/forum/index.php?p=/discussion/1396/internal-signal-test-for-ganglion'],
    answers: [
      at('Ganglion/GanglionSDK', 'stream', 'The firmware makes it from numbers'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'which tests the link alone'),
    ],
    typed: { name: ['internal signal test for ganglion'] },
  },
  {
    asks: 'Several people at one board, for a game.',
    origins: ['https://eeghacker.blogspot.com/2014/11/two-brains-one-robot.html'],
    answers: [at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person')],
    typed: { task: ['four people control one robot with one board'] },
  },
  {
    asks: 'The newest schematic of the Ganglion.',
    origins: ['https://github.com/openbci-archive/Docs/issues/113'],
    answers: [
      at('Ganglion/GanglionSpecs', 'design-files', 'The newest schematic is'),
      at('Ganglion/GanglionSpecs', 'revisions', 'the revision of the schematic'),
    ],
    typed: { name: ['which ganglion schematic is the current revision'] },
  },
  {
    asks: 'A card recording that was ended early and has no footer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/pull/111'],
    answers: [at('Cyton/CytonSDCard', 'stamps', 'the footer only when the file runs full')],
    typed: { trouble: ['ended sd recording before the time and footer is missing'] },
  },
  {
    asks: 'Radios that stream on after the program has gone.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Radios/issues/2'],
    answers: [
      at('Cyton/CytonRadios', 'versions', 'could be stuck in it'),
      at('Cyton/CytonSDK', 'rules', 'Connecting does not reset a Cyton'),
    ],
    typed: { trouble: ['closed serial port while streaming needs reboot of board'] },
  },
  {
    asks: 'The interrupt of the converter in the firmware.',
    origins: ['https://github.com/OpenBCI/OpenBCI_Cyton_Library/issues/22'],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'already interrupts the PIC32')],
    typed: { name: ['interrupt for ads data ready pin cyton firmware'] },
  },
  {
    asks: 'New firmware on one of the two radios only.',
    origins: ['https://github.com/hassan-albalawi/OpenBCI_AlphaWave/issues/1'],
    answers: [at('Cyton/CytonRadios', 'versions', 'must be of the same major version')],
    typed: { trouble: ['flashed device radio only and dongle receives nothing'] },
  },
  {
    asks: 'An upload whose log names another chip.',
    origins: ['https://chipkit.net/archive/850'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'names another chip')],
    typed: { trouble: ['avrdude says part 32MX795F512L but chip is 32MX250F128B'] },
  },
  {
    asks: "A sister of the Cyton's microcontroller.",
    origins: ['https://chipkit.org/archive/2193'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'not a PIC32MX150F128B')],
    typed: { task: ['PIC32MX150F128B instead of 250F128B on own board'] },
  },
  {
    asks: 'An upload that finds the boot loader and then times out.',
    origins: ['https://chipkit.org/archive/1982'],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'stk500_2_ReceiveMessage')],
    typed: { trouble: ['found STK500 programmer but then timeout receivemessage'] },
  },
  {
    asks: 'Where a program begins in the memory of the Simblee.',
    origins: [
      'https://devzone.nordicsemi.com/f/nordic-q-a/60490/dfu-over-ble-for-simblee/rss?ContentTypeId=0',
    ],
    answers: [at('Ganglion/GanglionProgram', 'state', '0x1F000')],
    typed: { name: ['simblee app starts at 0x1F000'] },
  },
  {
    asks: 'Another boot loader for the Simblee.',
    origins: [
      'https://devzone.nordicsemi.com/f/nordic-q-a/65404/nrf51822-not-resetting-after-dfu-bootloader-softdevice/267783',
    ],
    answers: [at('Ganglion/GanglionProgram', 'state', 'Another boot loader')],
    typed: { task: ['replace simblee bootloader with own bootloader over dfu'] },
  },
  {
    asks: 'A chain of converters whose data are all ones.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/1198/question-about-ads1299-daisy-chain-with-stm32',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'several', 'A chain (daisy-chain mode)')],
    typed: { trouble: ['ads1299 daisy chain 3 chips registers ok but data all 0xff'] },
  },
  {
    asks: 'Both pins of a channel for EEG.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3773/question-on-using-both-top-and-bottom-pins-for-eeg',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'bipolar-chain', 'do not lower the noise'),
      at('Cyton/CytonSpecs', 'electrode-header', 'use the bottom row'),
    ],
    typed: { task: ['any reason to use top and bottom pins of a channel less noise'] },
  },
  {
    asks: 'How thick the board of the dongle is.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3067'],
    answers: [at('ForDevelopers/HardwareDevelopment', 'build-one', 'a board 2.4 mm thick')],
    typed: { name: ['pcb thickness for dongle usb connector'] },
  },
  {
    asks: 'A pin of the loose headers that is too long.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/3895'],
    answers: [at('GettingStarted/Boards/DaisyGS', 'headers', 'trim it before you solder')],
    typed: { trouble: ['agnd pin of daisy header too long trim'] },
  },
  {
    asks: 'A battery connector that is spared.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/3895'],
    answers: [at('FAQ/HardFAQ', 'repair', 'To spare the battery connector')],
    typed: { task: ['jst extension cord so battery plug does not wear out'] },
  },
  {
    asks: 'Noise of a boost converter.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/2386'],
    answers: [at('FAQ/HardFAQ', 'battery', 'A boost converter')],
    typed: { task: ['does the powerboost converter disturb the eeg'] },
  },
  {
    asks: 'The openings of the gel cap.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10845%2F'],
    answers: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'can-i-replace-the-gel-electrodes-by-dry-ones',
        'how large its openings are',
      ),
    ],
    typed: { name: ['hole diameter of the electrodes in the gel cap'] },
  },
  {
    asks: 'A lithium cell next to a person.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F11679%2F'],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'Wear no lithium cell that'),
      at('FAQ/HardFAQ', 'store', 'swollen, dented, hot or wet'),
    ],
    typed: { task: ['lithium battery near a patient accident risk'] },
  },
  {
    asks: 'Glasses below a cap.',
    origins: [
      'http://www.ric.org/research/research-centers--programs/center-for-brain-stimulation/resources/how-to-prepare-for-an-electroencephalography-eeg-visit/',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'glasses', 'may stay on if no part')],
    typed: { task: ['can i wear my glasses under the eeg cap'] },
  },
  {
    asks: 'Jewellery in a session.',
    origins: [
      'https://scullycenter.princeton.edu/experiment-participation/how-to-prepare-for-your-eeg-experiment/',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'glasses', 'come off where an ear clip goes')],
    typed: { task: ['take off earrings and necklace before eeg'] },
  },
  {
    asks: 'Make-up where an electrode goes.',
    origins: [
      'http://www.ric.org/research/research-centers--programs/center-for-brain-stimulation/resources/how-to-prepare-for-an-electroencephalography-eeg-visit/',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'glasses', 'cream and hair spray')],
    typed: { task: ['make up on forehead before eeg electrodes'] },
  },
  {
    asks: 'Gel for a number of electrodes.',
    origins: ['https://protocolexchange.researchsquare.com/article/pex-779/v3'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', '10 ml for 32 electrodes')],
    typed: { task: ['10 ml syringe of gel for how many electrodes'] },
  },
  {
    asks: 'The dongle of a board in a sound booth.',
    origins: ['https://github-wiki-see.page/m/cogcommscience-lab/lab-docs/wiki/EEG-Protocol'],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'have the dongle inside with the board')],
    typed: { task: ['dongle inside or outside of the soundbooth'] },
  },
  {
    asks: 'Phones of participants.',
    origins: [
      'http://matthewrjohnson.net/lab/rapwiki/StandardEEGProtocols',
      'http://www.ric.org/research/research-centers--programs/center-for-brain-stimulation/resources/how-to-prepare-for-an-electroencephalography-eeg-visit/',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'beforehand', 'they stay in a bag')],
    typed: { task: ['should participants put away phone and smartwatch'] },
  },
  {
    asks: 'Contact lenses in a session.',
    origins: [
      'http://www.ric.org/research/research-centers--programs/center-for-brain-stimulation/resources/how-to-prepare-for-an-electroencephalography-eeg-visit/',
    ],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'glasses', 'may stay in')],
    typed: { name: ['contact lenses during eeg'] },
  },
  {
    asks: 'Gel on clothes.',
    origins: ['https://protocolexchange.researchsquare.com/article/pex-779/v3'],
    answers: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'does-the-gel-come-out-of-the-hair',
        'Water dissolves it on clothes',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'beforehand', 'what a drop of gel cannot spoil'),
    ],
    typed: { task: ['clothes get gel on them wash out'] },
  },
  {
    asks: 'A syringe for more than one person.',
    origins: ['https://protocolexchange.researchsquare.com/article/pex-779/v3'],
    answers: [
      at(
        'AddOns/Headwear/ElectrodeCap',
        'put-it-on-and-fill-it',
        'Take a new syringe and tip for each person',
      ),
    ],
    typed: { task: ['sterile syringe tip between participants'] },
  },
  {
    asks: 'The front of a cap, measured.',
    origins: ['http://matthewrjohnson.net/lab/rapwiki/StandardEEGProtocols'],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'a tenth of the measured length'),
      at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'The rows are at 10'),
    ],
    typed: { task: ['front of cap 10 percent from nasion'] },
  },
  {
    asks: 'Electrodes with unequal impedance.',
    origins: ['https://knowledge.tmsi.com/how-can-i-get-low-impedances-for-my-eeg-measurements'],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'It matters more that the values are alike'),
      at('AddOns/Headwear/ElectrodeCap', 'put-it-on-and-fill-it', 'equal values are better'),
    ],
    typed: { task: ['do all electrodes need the same impedance'] },
  },
  {
    asks: 'Wet hair below a cap.',
    origins: ['https://protocolexchange.researchsquare.com/article/pex-779/v3'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'beforehand', 'Wet hair is dried'),
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'and let them dry'),
    ],
    typed: { task: ['participant arrives with wet hair can i put on the cap'] },
  },
  {
    asks: 'Coffee and sleep before a session.',
    origins: ['https://ebrary.net/59014/education/experiment_design'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'beforehand', 'Sleep, coffee and alcohol')],
    typed: { task: ['coffee or little sleep before an eeg recording'] },
  },
  {
    asks: 'Electrodes that are not in use.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10418%2F'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'Switch unused channels off'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'a plastic bowl of tap water'),
    ],
    typed: { trouble: ['unused electrodes in salt water so they do not rail'] },
  },
  {
    asks: 'The time a gel cap takes to dry.',
    origins: ['http://matthewrjohnson.net/lab/rapwiki/StandardEEGProtocols'],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'gives no time for this'),
      at(
        'FAQ/HowProductsGoTogether',
        'how-much-time-does-a-participant-take-and-how-many-a-day',
        'plan several caps',
      ),
    ],
    typed: { task: ['how long does the gel cap have to dry before the next person'] },
  },
  {
    asks: 'Metal in the head that is no electronics.',
    origins: [
      'https://scullycenter.princeton.edu/experiment-participation/how-to-prepare-for-your-eeg-experiment/',
    ],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'Metal without electronics')],
    typed: { task: ['metal plate in the head does it disturb eeg'] },
  },
];
