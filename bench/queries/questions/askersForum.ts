import { at, type Question } from '../types';

/**
 * What people asked in public, in forums, under blogs and in lists: owners, makers, students, musicians, parents, builders of
 * boards. Told anew in other words; half of them know half of what they ask about.
 */
export const askersForum: readonly Question[] = [
  {
    asks: 'Neurofeedback with a sound on a Mac.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3350'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'For sound that follows alpha'),
      at('Software/SoftwareLanding', 'choose-by-what-you-want-to-do', 'On a Mac: neuromore'),
    ],
    typed: { trouble: ['neurofeedback app for mac alpha sound'] },
  },
  {
    asks: 'Brain waves as notes for a music program.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/98/musical-applications'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'Ableton Live takes OSC'),
      at('Examples/EMGProjects/EMGpiano', 'variations', 'MIDI instead of keys'),
    ],
    typed: { task: ['eeg to midi ableton'] },
  },
  {
    asks: 'A Cyton that talks to a telephone, and one with another radio.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4577%2F'],
    answers: [
      at('Cyton/CytonSpecs', 'bluetooth', 'the board computes the alpha waves itself'),
      at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'pair nothing there'),
      at('ForDevelopers/SoftwareDevelopment', 'phones', 'plug the dongle into an Android device'),
    ],
    typed: { trouble: ['cyton bluetooth to phone without dongle'] },
  },
  {
    asks: 'Another Bluetooth module on the board.',
    origins: ['http://strfry.org/blog/openbci-review.html'],
    answers: [at('Cyton/CytonSpecs', 'bluetooth', 'could replace the dongle')],
    typed: { name: ['hc-05'] },
  },
  {
    asks: 'Several people on one board, with their grounds joined.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4506'],
    answers: [at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person')],
    typed: { trouble: ['two people on one board bias'] },
  },
  {
    asks: 'A microphone on an electrode input, as a trigger.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/1512/recording-microphone-audio-signals-on-openbci-for-use-as-a-trigger-channel',
      'https://openbci.com/forum/index.php?p=/discussion/comment/3672',
    ],
    answers: [at('Cyton/CytonExternal', 'sound', 'a clap may leave a trace there')],
    typed: { trouble: ['microphone into eeg channel no signal tones'] },
  },
  {
    asks: 'Raw data that do not look like the GUI.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3845/time-series-plot-default-filters'],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'recordings stay raw'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'raw'),
    ],
    typed: { trouble: ['raw data looks different than time series plot'] },
  },
  {
    asks: 'The rhythm of the motor cortex that does not show.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2F304%2Fmu-waves-motor-imagery'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'become weaker')],
    typed: { trouble: ['cant see mu rhythm c3'] },
  },
  {
    asks: 'A channel of a Ganglion that is at its limit after an update.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/1218/updated-firmware-4th-channel-railed'],
    answers: [at('Ganglion/GanglionProgram', 'railed', 'railed')],
    typed: {
      trouble: ['4th channel railed after ganglion firmware update'],
    },
  },
  {
    asks: 'Small parts that came off the board.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3692/question-regarding-how-missing-capacitors-will-affect-performance-cyton-v3',
    ],
    answers: [at('FAQ/HardFAQ', 'repair', 'A tiny capacitor broke off a Cyton')],
    typed: { trouble: ['smd capacitors broke off cyton'] },
  },
  {
    asks: 'The radio so near to the head.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2F186%2Faccelerometer-data-rational'],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'at most 2.5 mW')],
    typed: { trouble: ['is the radio near my head dangerous'] },
  },
  {
    asks: 'A regular spike, and whether it is the heart.',
    origins: ['https://koendeschacht.be/blog/headset-has-arrived'],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'heart')],
    typed: { trouble: ['spikes every second in eeg is it heartbeat'] },
  },
  {
    asks: 'A port of Linux whose group is another.',
    origins: ['https://koendeschacht.be/blog/headset-has-arrived'],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'uucp')],
    typed: { trouble: ['ttyusb0 uucp group arch linux'] },
  },
  {
    asks: 'Eye movements whose base line wanders.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/823299/ads1299-bias-electrode-and-line-noise-rejection',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'with slow drift'),
      at('Troubleshooting/minimizingNoise', 'drift', 'drift'),
    ],
    typed: { trouble: ['eog baseline wanders'] },
  },
  {
    asks: 'A schematic without notch filter and amplifiers.',
    origins: [
      'https://electronics.stackexchange.com/questions/225514/how-is-this-eeg-circuit-amplifying-and-filtering-input-correctly',
    ],
    answers: [at('ForDevelopers/HardwareDevelopment', 'how-to-read-them', 'You find no notch filter')],
    typed: { trouble: ['why no notch filter on the schematic'] },
  },
  {
    asks: 'How a signal into the body makes hum smaller.',
    origins: [
      'https://itecnotes.com/electrical/electronic-how-does-the-bias-drive-in-ti-ads1299-help-in-noise-reduction/',
    ],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'with the inverted mean of all included inputs'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'cancels much of the hum'),
      at('FAQ/GenFAQ', 'current', 'which reduces hum'),
    ],
    typed: { trouble: ['how does bias electrode reduce noise'] },
  },
  {
    asks: "The bias amplifier's open input.",
    origins: [
      'https://github.com/OpenBCI/V3_Hardware_Design_Files/issues/11',
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/268235/ads1299-4-electrodes-basic-eeg-bias-drive',
    ],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'BIASINV is left open')],
    typed: { trouble: ['bias amp BIASINV floating cyton schematic'] },
  },
  {
    asks: 'A muscle sensor that is high as soon as USB is plugged in, or for good.',
    origins: [
      'https://forum.arduino.cc/t/emg-sensor-problem/423307',
      'https://forum.arduino.cc/t/myoware-emg-sensor-output/1309853',
      'https://forum.arduino.cc/t/emg-signal-robot-hand/20313',
    ],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'as soon as USB is plugged in')],
    typed: {
      trouble: [
        'myoware 600 all the time when usb plugged',
        'myoware envelope stuck at 4095',
        'emg negative voltage arduino pin',
      ],
    },
  },
  {
    asks: 'Servos that move by themselves.',
    origins: [
      'https://forum.arduino.cc/t/emg-sensor-problem/866965',
      'https://forum.arduino.cc/t/myoware-sensor-and-erratic-servo/699634',
    ],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'servo', 'cannot feed a servo under load'),
      at('ThirdParty/Myoware/MyoWareCyton', 'arduino', 'a separate battery'),
    ],
    typed: { trouble: ['servos twitch when emg not flexed'] },
  },
  {
    asks: 'EEG while somebody walks.',
    origins: ['https://news.ycombinator.com/item?id=41096297'],
    answers: [
      at('Troubleshooting/minimizingNoise', 'movement', 'on the back of each one'),
      at('AddOns/Headwear/ElectrodeCap', 'movement', 'movement shakes electrodes and wires'),
      at('FAQ/HardFAQ', 'outdoors', 'sport'),
    ],
    typed: { trouble: ['eeg while walking noise'] },
  },
  {
    asks: 'Whether cheap EEG is worth the money.',
    origins: ['https://news.ycombinator.com/item?id=41096297'],
    answers: [
      at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'Three of the studies that compared it'),
      at('FAQ/HowProductsGoTogether', 'what-is-the-cheapest-choice-with-a-good-signal', 'are the cheapest'),
    ],
    typed: { trouble: ['is cheap eeg worth it'] },
  },
  {
    asks: 'An isolator between a person and a laptop.',
    origins: ['https://www.electronicspoint.com/forums/threads/eeg-circuit-need-help-please.277007/'],
    answers: [
      at('Cyton/CytonExternal', 'isolation', 'Keep the two sides apart'),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'shares its ground with the mains'),
      at('Cyton/CytonSpecs', 'isolation', 'The board itself contains no isolator'),
      at('Troubleshooting/minimizingNoise', 'mains', 'isolator'),
    ],
    typed: { trouble: ['is usb isolator safe eeg laptop'] },
  },
  {
    asks: 'What the raw values of an EmotiBit are, and its clock.',
    origins: ['https://www.reddit.com/r/EmotiBit/'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'Pulse (PPG)')],
    typed: { trouble: ['ppg raw units emotibit'] },
  },
  {
    asks: 'The clock of an EmotiBit in a long recording.',
    origins: ['https://reddit.targetnode.de/r/EmotiBit/rising'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'at least two')],
    typed: { trouble: ['emotibit clock drift'] },
  },
  {
    asks: 'Speech without a voice, from muscles.',
    origins: ['https://studium.dev/tech/diy-alterego'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'For silent speech'),
    ],
    typed: { task: ['silent speech emg jaw'] },
  },
  {
    asks: 'Parts that come off while they are printed.',
    origins: ['http://jackpolymath.com/blog/2017/02/3d-printing-an-eeg-headset.html'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'If the first layer comes off'),
      at('AddOns/Headwear/MarkIV', 'warped', 'with a brim'),
    ],
    typed: { trouble: ['headset parts come off print bed'] },
  },
  {
    asks: 'Another maker’s headset or this one, for raw data.',
    origins: ['https://mindamachine.blogspot.com/'],
    answers: [at('FAQ/HowProductsGoTogether', 'other-makers', 'Emotiv Insight')],
    typed: { trouble: ['emotiv vs openbci raw data'] },
  },
  {
    asks: 'Events that a program does not find in a BDF file.',
    origins: ['http://sccn.ucsd.edu/pipermail/eeglablist/attachments/20051209/374f627d/attachment.html'],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'It holds no markers')],
    typed: { trouble: ['bdf events not found eeglab'] },
  },
  {
    asks: 'EEG under goggles for virtual reality.',
    origins: ['https://rakuhana.github.io/projects/impulsevr.html'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'vr', 'at 90 Hz')],
    typed: { trouble: ['eeg under vr headset slipping'] },
  },
  {
    asks: 'Skin conductance that jumps, and the lie detector.',
    origins: ['https://wiki.pumpingstationone.org/Biosensor_Array_Galvanic_Skin_Response'],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'If the value jumps when the hand moves',
      ),
    ],
    typed: { trouble: ['gsr jumps when hand moves'], task: ['plug gsr sensor into cyton'] },
  },
  {
    asks: 'Stimulation and EEG at once.',
    origins: ['https://foc.us/tdcs-safety/'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-it-in-an-mri-scanner-or-with-tdcs-tms-or-tens', 'With a stimulator'),
    ],
    typed: { trouble: ['tdcs and eeg same time'] },
  },
  {
    asks: 'A warning of seizures.',
    origins: ['http://smellslikeml.com/not_impossible.html'],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'You cannot find or rule out epilepsy')],
    typed: { trouble: ['can it detect seizures'] },
  },
  {
    asks: 'A marker that comes before the picture.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/120'],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'free of the screen'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'PsychoPy'),
      at('Cyton/CytonExternal', 'camera', 'camera'),
    ],
    typed: { trouble: ['marker too early psychopy'] },
  },
  {
    asks: 'A headset for a child.',
    origins: ['https://www.frontiersin.org/articles/10.3389/fnhum.2019.00024'],
    answers: [at('FAQ/GenFAQ', 'children', '42 to 50 cm'), at('AddOns/Headwear/MarkIV', 'sizes', 'cm')],
    typed: { trouble: ['headset for child 51 cm'] },
  },
  {
    asks: 'A way to speak for somebody who cannot move.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F12584%2F',
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F12538',
    ],
    answers: [at('FAQ/GenFAQ', 'communicate', 'First the eyes, or one muscle')],
    typed: { trouble: ['one on off switch for als patient', 'cerebral palsy son switch brain'] },
  },
  {
    asks: 'A wheelchair that follows concentration.',
    origins: ['https://researchandart.substack.com/p/moving-without-moving-building-a'],
    answers: [
      at('Examples/CommunityPageProjects', 'movement-and-robots', 'NeuroFly Toolkit'),
      at('Examples/CommunityPageProjects', '', 'that follows a wrong signal can hurt someone'),
    ],
    typed: { trouble: ['wheelchiar control with concentration safe'] },
  },
  {
    asks: 'Plugs of clinical leads.',
    origins: ['https://robertoostenveld.nl/category/technology/hardware/page/2/'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'DIN 42802-2')],
    typed: { name: ['touchproof connectors DIN 42802'] },
  },
  {
    asks: 'The block size of BCI2000.',
    origins: ['https://www.bci2000.org/mediawiki/index.php?oldid=7756&title=Contributions%3AOpenBCISource'],
    answers: [at('Software/SoftwareLanding', 'others', 'SampleBlockSize')],
    typed: { name: ['SampleBlockSize BCI2000'] },
  },
  {
    asks: 'Two registers of the converter.',
    origins: [
      'https://e2e.ti.com/support/data-converters-group/data-converters/f/data-converters-forum/823299/ads1299-bias-electrode-and-line-noise-rejection',
    ],
    answers: [at('Cyton/CytonSDK', 'registers', 'egister')],
    typed: { name: ['CONFIG3 BIAS_SENSP'] },
  },
  {
    asks: 'The waves of the stomach by their name.',
    origins: ['https://arxiv.org/abs/2509.17260'],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'tutorial of 2025',
      ),
    ],
    typed: { name: ['electrogastrography'] },
  },
  {
    asks: 'An app that reads a Ganglion itself.',
    origins: ['https://danielbarnett714.github.io/DozeAlert/implementation/'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'phones', 'write an app'),
      at('Ganglion/GanglionDataFormat', 'the-stream-in-one-minute', 'service'),
    ],
    typed: { task: ['kotlin android ganglion ble'] },
  },
  {
    asks: 'An alarm for a driver who falls asleep.',
    origins: ['https://devpost.com/software/drift-v7yux'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'drowsiness', 'let nobody drive by it')],
    typed: { task: ['drowsy driver alarm which electrodes'] },
  },
  {
    asks: 'The axes of the accelerometer.',
    origins: ['https://eeghacker.blogspot.com/2014/12/'],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', 'g')],
    typed: { name: ['accelerometer axes direction 1 g'] },
  },
  {
    asks: 'Electrodes from the drawer.',
    origins: ['http://eeghacker.blogspot.com/2013/11/homemade-passive-electrodes.html'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'one metal for all of them')],
    typed: { task: ['make electrodes from washers'] },
  },
  {
    asks: 'The supply of active electrodes.',
    origins: ['https://openbci.com/community/posts/active-electrodes-for-openbci'],
    answers: [at('Cyton/CytonSpecs', 'avdd-current', 'a few milliamperes in all')],
    typed: { task: ['power active electrodes AVDD AVSS'] },
  },
  {
    asks: 'A sound in a dream.',
    origins: ['https://hackaday.io/project/13285-openld-lucid-dreaming-research-platform'],
    answers: [
      at('Examples/CommunityPageProjects', 'sleep', 'leep'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'E1 sits below'),
    ],
    typed: { task: ['detect rem sleep play sound'] },
  },
  {
    asks: 'Blinks as keys in a game.',
    origins: ['https://www.montek.dev/post/thoughtdriven-shooting-with-a-singlechannel-eeg'],
    answers: [
      at('Examples/EMGProjects/EMGslideshow', 'double-blink', 'blink'),
      at('Examples/EMGProjects/EMGslideshow', 'blink', 'blink'),
    ],
    typed: { task: ['press key with double blink'] },
  },
  {
    asks: 'Positions of the channels in EEGLAB.',
    origins: ['https://wiki.orbit-lab.org/wiki/Other/Summer/2015/eBio?action=diff&version=9'],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'Channel locations')],
    typed: { task: ['set channel locations eeglab openbci txt'] },
  },
  {
    asks: 'A form for a science fair.',
    origins: ['http://www.sciencebuddies.org/science-fair-projects/project_src_safety_human_subjects.shtml'],
    answers: [at('FAQ/GenFAQ', 'children', 'For a science fair')],
    typed: { task: ['consent form science fair'] },
  },
  {
    asks: "A builder's own board in BrainFlow.",
    origins: [
      'https://www.reddit.com/r/electronics/comments/1nq15ei/open_source_16_channels_bci_board_i_made_called',
    ],
    answers: [at('ForDevelopers/OwnDriver', 'own-board', 'Let it speak as a Cyton does')],
    typed: { task: ['own ads1299 esp32 board in brainflow'] },
  },
  {
    asks: 'A horse.',
    origins: [
      'https://connected-vet.com/eeg-and-mobile-technology-to-monitor-horse-brain-activity-in-the-field',
    ],
    answers: [at('FAQ/GenFAQ', 'animals', 'six anaesthetised mice')],
    typed: { name: ['horse eeg'] },
  },
  {
    asks: 'Teeth that grind, from around the ear.',
    origins: ['http://www.pubmed.gov/?cmd=Search&term=Niklas%20Bauer'],
    answers: [at('ThirdParty/cEEGrid_Kit', 'what-it-was-shown-to-record', 'jaw')],
    typed: { name: ['teeth grinding ceegrid'] },
  },
  {
    asks: 'One frequency for each minute of a night.',
    origins: [
      'http://openbci.com/forum/index.php?p=/discussion/1515/average-brain-frequency-plotted-across-time',
    ],
    answers: [at('ForDevelopers/Spectra', 'peak-frequency', 'minute by minute')],
    typed: { task: ['alpha frequency over 8 hours plot'] },
  },
  {
    asks: 'A channel whose impedance is endless.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/1218/updated-firmware-4th-channel-railed'],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'kΩ'),
      at('Ganglion/GanglionProgram', 'railed', 'railed'),
    ],
    typed: { trouble: ['impedance channel 4 gigaohm ganglion'] },
  },
  {
    asks: 'Whether 250 samples are enough for muscles.',
    origins: ['https://studium.dev/tech/diy-alterego'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'filters-and-sample-rate',
        'enough for strength and gestures',
      ),
    ],
    typed: { trouble: ['is 250 hz enough for emg'] },
  },
  {
    asks: 'A measure of focus that seems to be random.',
    origins: ['https://rakuhana.github.io/projects/impulsevr.html'],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'ocus')],
    typed: { trouble: ['focus widget random values'] },
  },
];
