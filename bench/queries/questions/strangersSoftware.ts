import { at, type Question } from '../types';

const fixes = 'Troubleshooting/GUI_Troubleshooting';
const gui = 'Software/OpenBCISoftware/GUIDocs';
const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const develop = 'ForDevelopers/SoftwareDevelopment';
const thirdParty = 'Software/CompatibleThirdPartySoftware';
const emg = 'Examples/EMGProjects';
const focus = 'Examples/EEGProjects/FocusArduino';
const windows = 'Troubleshooting/FTDI_Fix_Windows';
const linux = 'Troubleshooting/FTDI_Fix_Linux';
const ganglionMac = 'Troubleshooting/MacOSGanglionBLEWorkaround';
const channel = 'Cyton/CytonRadioChannel';
const guiThread = (number: number) => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${number}`;
const forumComment = (number: number) =>
  `https://openbci.com/forum/index.php?p=/discussion/comment/${number}`;

/**
 * Software, data, buying and beginning, as strangers ask in forums and write to a vendor: ordinary trouble in their own words,
 * each with a twist, and what teachers, lab managers and developers ask first. Typed before any page was read.
 */
export const strangersSoftware: readonly Question[] = [
  {
    asks: 'A board from eBay shows no port, and the Hub that came with it does not open.',
    origins: [guiThread(346), guiThread(1224)],
    answers: [
      at(windows, 'driver', 'install the driver yourself'),
      at('Deprecated/Hub', '', '5 and 6 need no Hub'),
      at('FAQ/HardFAQ', 'second-hand', 'Is the dongle there?'),
      at(windows, 'check', 'The driver is missing'),
    ],
    typed: { trouble: ['ebay openbci v3 com port not shown', 'clicking openbci hub nothing happens'] },
  },
  {
    asks: 'The dongle goes dark when the session starts, and the program freezes.',
    origins: [guiThread(388)],
    answers: [
      at(fixes, 'board-not-ready', 'may go out when you try'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'On RESET nothing ever connects'),
    ],
    typed: {
      trouble: ['dongle light goes off when start session', 'blue light usb stick turns off gui freezes'],
    },
  },
  {
    asks: 'Nothing connects any more since the Daisy is on.',
    origins: [guiThread(664)],
    answers: [
      at(
        'GettingStarted/Boards/DaisyGS',
        'nothing-connects',
        'take the Daisy off, and connect the Cyton alone',
      ),
    ],
    typed: { trouble: ['stopped connecting after adding daisy', 'both lights blue but wont connect'] },
  },
  {
    asks: 'System is down, and a wireless mouse is plugged in beside the dongle.',
    origins: [forumComment(6537)],
    answers: [
      at(channel, 'lost', 'Dongle and board are on different channels'),
      at(channel, 'loss', 'Unplug the receiver of a wireless mouse'),
    ],
    typed: { trouble: ['wireless mouse disturbs cyton dongle'] },
  },
  {
    asks: 'Two Ganglions do not appear on a MacBook with a USB-C adapter.',
    origins: [guiThread(1213)],
    answers: [
      at(ganglionMac, '', 'never gets permission to use Bluetooth'),
      at(ganglionMac, 'slow', 'USB-C hub or adapter'),
      at(fixes, 'no-ganglion', 'The blue LED must blink'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
    ],
    typed: {
      trouble: ['ganglions not in list macbook usb-c adapter', 'headband kit ganglion mac nothing shows up'],
    },
  },
  {
    asks: "The Mac's Bluetooth does not find the Cyton.",
    origins: [guiThread(345)],
    answers: [
      at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'Bluetooth does not see it'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Bluetooth-Incoming-Port'),
      at('Cyton/CytonSpecs', 'bluetooth', 'you need the dongle'),
    ],
    typed: {
      trouble: ['only Bluetooth-Incoming-Port in list cyton', 'mac bluetooth does not find cyton'],
    },
  },
  {
    asks: 'A muscle shall light an LED on an Arduino: what arrives there?',
    origins: [forumComment(9514)],
    answers: [
      at(`${emg}/EMG_LED`, '', 'a sketch turns strength into light'),
      at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Use it for an Arduino'),
    ],
    typed: {
      name: ['what does gui send to arduino serial emg'],
      task: ['muscle turns on led arduino uno cyton'],
    },
  },
  {
    asks: 'How late is the feedback in neurofeedback?',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3901/delay-or-latency-between-sensors-and-on-screen-feedback',
    ],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'In neurofeedback the window counts most')],
    typed: { name: ['delay head to screen neurofeedback', 'how much lag cyton to feedback'] },
  },
  {
    asks: 'After 40 minutes the markers in OpenViBE are seconds late.',
    origins: [forumComment(10418)],
    answers: [
      at(`${thirdParty}/OpenVibe`, 'drift', 'OpenViBE counts the samples'),
      at(`${thirdParty}/LSL`, 'drift', 'Count by time stamps instead of samples'),
    ],
    typed: { trouble: ['lsl markers drift 2 seconds openvibe', 'delay grows during recording lsl'] },
  },
  {
    asks: 'Which columns of the text file are the electrodes, and why does one say -187500?',
    origins: ['https://github.com/OpenBCI/Documentation/issues/124'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'EXG Channel 0'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'comma as separator'),
      at('Troubleshooting/minimizingNoise', 'railed', '187500.02'),
    ],
    typed: {
      task: ['openbci txt in excel which columns are eeg'],
      trouble: ['column says -187500 everywhere'],
    },
  },
  {
    asks: 'A board of 2017 is found, but its session does not start.',
    origins: [guiThread(980), 'https://github.com/OpenBCI/brainflow/issues/166'],
    answers: [at(fixes, 'board-not-ready', 'firmware is older than 3.0.0')],
    typed: {
      trouble: ['BOARD_NOT_READY_ERROR after success channel 20', 'old cyton from 2017 start session fails'],
    },
  },
  {
    asks: 'The GUI works on Linux, and the script cannot open the port.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/607'],
    answers: [
      at(linux, 'full-name', 'Give the full name of the port'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'full name of the port'),
      at(linux, 'permission-denied', 'UNABLE_TO_OPEN_PORT_ERROR'),
    ],
    typed: {
      trouble: ['unable_to_open_port_error but gui works', 'serial port ttyUSB0 python linux not open'],
    },
  },
  {
    asks: 'MATLAB does not know the variable COM3.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/46'],
    answers: [at(`${thirdParty}/Matlab`, 'brainflow', 'the quotes are missing')],
    typed: {
      trouble: ['matlab undefined variable COM3'],
      task: ['matlab brainflow cyton daisy example serial port'],
    },
  },
  {
    asks: 'Must the GUI be in Program Files, with administrator rights, and the Hub first?',
    origins: [guiThread(607)],
    answers: [
      at(fixes, 'administrator', 'a Cyton connects without these rights'),
      at('Deprecated/Hub', '', '5 and 6 need no Hub'),
      at(fixes, 'read-only', 'not Program Files'),
      at(
        'Deprecated/Hub',
        'unable-to-establish-link-to-hub-or-hub-not-connected',
        'The GUI found nothing on the port',
      ),
    ],
    typed: { task: ['put gui in program files run as administrator'], name: ['start hub before gui?'] },
  },
  {
    asks: 'Students follow the old motor imagery tutorial, and its classifier fails.',
    origins: ['https://www.ischool.berkeley.edu/projects/2023/open-bci-motor-imagery'],
    answers: [
      at('Deprecated/MotorImagery', '', 'If you plan such a project now'),
      at('Deprecated/MotorImagery', 'where-it-trips', 'Results near 50 %'),
      at(`${thirdParty}/OpenVibe`, 'scenarios', 'motor-imagery-CSP'),
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Compare their power'),
    ],
    typed: {
      trouble: ['motor imagery tutorial classifier error'],
      task: ['left right hand imagery project how'],
    },
  },
  {
    asks: 'The window is larger than the screen of the laptop.',
    origins: [guiThread(378)],
    answers: [at(fixes, 'window-size', 'drag an edge or a corner')],
    typed: { trouble: ['gui window bigger than screen', 'cant reach maximise button gui laptop'] },
  },
  {
    asks: 'The GUI is a white page on a Mac.',
    origins: [guiThread(1001), guiThread(987)],
    answers: [at(fixes, 'blank', 'An empty window is a fault of 5.0.6 and 5.0.7')],
    typed: {
      trouble: ['gui only white page mac', 'downloaded gui white screen reinstall doesnt help'],
    },
  },
  {
    asks: 'Is a board from the Kickstarter still of use to someone who does not program?',
    origins: ['https://www.jeremydeprisco.com/open-bci/'],
    answers: [
      at('FAQ/HardFAQ', 'old', 'Most old products still work'),
      at('Deprecated/8bitBoardDep', '', 'still records with the archived'),
      at('FAQ/GenFAQ', 'do-i-have-to-write-code', 'shows, filters, records and forwards signals without it'),
    ],
    typed: { name: ['kickstarter openbci board still useful', 'openbci without programming skills'] },
  },
  {
    asks: 'A study needs 1000 Hz, and the WiFi Shield is gone.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/712/prospects-for-higher-sample-rates'],
    answers: [
      at('FAQ/HardFAQ', 'faster', 'Not by radio'),
      at('Deprecated/WiFiShield/WiFiLanding', '', 'is no longer sold'),
      at('FAQ/HowProductsGoTogether', 'do-i-need-the-wifi-shield', 'WiFi Shield'),
    ],
    typed: { name: ['need 1000 hz sampling which board', 'buy wifi shield 2026'] },
  },
  {
    asks: 'MATLAB reads old packets after a stop and a start.',
    origins: [forumComment(2046)],
    answers: [at(`${thirdParty}/Matlab`, 'serialport', 'empties it')],
    typed: {
      trouble: ['matlab serial old packets after stop'],
      task: ['read cyton directly in matlab serialport'],
    },
  },
  {
    asks: 'A robot hand shall follow a Ganglion, without a laptop.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/2954/time-series-data-to-the-arduino'],
    answers: [at('FAQ/HardFAQ', 'arduino', 'a microcontroller that has Bluetooth Low Energy')],
    typed: { task: ['ganglion to arduino without laptop', 'robot hand ganglion arduino'] },
  },
  {
    asks: 'A P300 speller for a class, with OpenViBE and a Cyton.',
    origins: ['https://sites.google.com/eng.ucsd.edu/2018-2019group14/the-solution'],
    answers: [
      at(`${thirdParty}/OpenVibe`, 'scenarios', 'p300-speller-xDAWN'),
      at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'With four channels of a Ganglion'),
    ],
    typed: { task: ['p300 speller openvibe cyton class'], name: ['which electrodes for p300 speller'] },
  },
  {
    asks: 'Which programs record and analyse for a thesis, without programming?',
    origins: [],
    answers: [
      at('Software/SoftwareLanding', 'choose-by-what-you-want-to-do', 'also for a thesis or a study'),
      at('Software/SoftwareLanding', '', 'Start with the OpenBCI GUI'),
    ],
    typed: {
      task: ['which program to record eeg for my thesis', 'free software analyse openbci recordings'],
    },
  },
  {
    asks: 'Where does one begin with a game in Unity, in C#?',
    origins: [],
    answers: [
      at(develop, 'unity', 'NuGetForUnity'),
      at(develop, 'c-1', 'BrainFlow'),
      at('Software/SoftwareLanding', 'others', 'Unity, Unreal Engine'),
    ],
    typed: { task: ['unity game openbci where to start', 'csharp read cyton data'] },
  },
  {
    asks: 'How is the GUI built from its source, and with which Processing?',
    origins: [],
    answers: [at(gui, 'running-the-openbci-gui-from-the-processing-ide', 'the project builds with 4.2')],
    typed: { task: ['build openbci gui from source'], name: ['which processing version for gui'] },
  },
  {
    asks: 'Can new firmware break the board, and how does a sensor get into it?',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'bricked', 'Nearly always the program is wrong'),
      at('Cyton/CytonProgram', 'own-sketch', 'The examples of the library are good starting points'),
    ],
    typed: {
      trouble: ['can i brick my cyton flashing firmware'],
      task: ['add own sensor to cyton firmware'],
    },
  },
  {
    asks: 'A course wants to make the board itself.',
    origins: [],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'under the licence'),
      at('ForDevelopers/HardwareDevelopment', 'where-are-the-design-files', 'Gerber'),
      at('Cyton/CytonSpecs', 'design-files', 'any Gerber viewer'),
    ],
    typed: { name: ['cyton gerber schematic download', 'make our own openbci board pcb legal'] },
  },
  {
    asks: 'The window was closed: is the recording saved, and do filters change it?',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'crash', 'You only closed the window'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'whatever you stream is saved, unfiltered'),
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
    ],
    typed: { trouble: ['closed gui is my recording saved'], name: ['do gui filters change saved file'] },
  },
  {
    asks: 'What do red and blue mean in the head plot?',
    origins: [],
    answers: [at(widgets, 'head-plot', 'everything is red')],
    typed: { name: ['head plot colors red blue meaning'] },
  },
  {
    asks: 'Which drone and which headset belong to the NeuroFly Toolkit?',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', '', 'It includes neither a headset nor a drone'),
    ],
    typed: { task: ['fly drone with openbci class'], name: ['neurofly which drone'] },
  },
  {
    asks: 'Does BioEra see a Cyton, and what does it cost?',
    origins: [],
    answers: [
      at(`${thirdParty}/BioEra`, '', 'BioEra is commercial software'),
      at(`${thirdParty}/BioEra`, 'first', 'FTDI Serial Port'),
    ],
    typed: { name: ['bioera price cyton'], task: ['bioera openbci setup'] },
  },
  {
    asks: 'neuromore finds no connection, although the port is there.',
    origins: [guiThread(445)],
    answers: [at(`${thirdParty}/Neuromore`, 'setup', 'If no device appears after 30 seconds')],
    typed: { trouble: ['neuromore says no connection cyton', 'neuromore dongle com3 not connecting'] },
  },
  {
    asks: 'A program for Windows, on a Mac with Apple Silicon.',
    origins: [],
    answers: [at(`${thirdParty}/VirtualBox`, '', 'macOS on Apple Silicon')],
    typed: { task: ['windows program on m2 mac dongle', 'virtualbox apple silicon openbci'] },
  },
  {
    asks: 'Two hours, one Ganglion, children: which project?',
    origins: [],
    answers: [
      at('Examples/ExamplesLanding', 'which-one-suits-me', 'first project'),
      at('FAQ/GenFAQ', 'class', 'First lesson, EMG'),
      at('FAQ/GenFAQ', 'children', 'For a first lesson'),
    ],
    typed: { task: ['easiest project for kids one ganglion', 'first project two hours'] },
  },
  {
    asks: 'Is there code for a robot arm to begin with?',
    origins: [],
    answers: [
      at('Examples/CommunityPageProjects', 'movement-and-robots', 'For a robot arm or hand'),
      at('Examples/CommunityPageProjects', '', 'projects that people built'),
    ],
    typed: { task: ['robot arm brain control code example'], name: ['projects others built with openbci'] },
  },
  {
    asks: 'Film clips and EEG: when did a clip begin?',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'variations', 'when a clip begins and ends'),
      at('Examples/VideoExperiment', '', 'the moment at which each picture appears'),
      at(widgets, 'marker', 'where an event happens'),
    ],
    typed: { task: ['show film clips record eeg markers', 'video emotions experiment how'] },
  },
  {
    asks: 'The lamp of the focus project does nothing, and the port is busy.',
    origins: [],
    answers: [
      at(focus, 'upload-busy', 'Stop Serial Stream'),
      at(focus, 'the-led-never-changes', 'Does the circle in the widget change?'),
      at(focus, 'focus-error', 'Close the other program'),
    ],
    typed: { trouble: ['focus arduino port busy', 'concentration lamp arduino does nothing'] },
  },
  {
    asks: 'The dinosaur jumps by itself.',
    origins: [],
    answers: [
      at(`${emg}/EMG_Chrome_Dino_Game`, 'it-jumps-all-the-time', 'a twitch counts as 1'),
      at(`${emg}/EMG_Chrome_Dino_Game`, 'tuning', 'jumps at rest'),
    ],
    typed: { trouble: ['dino jumps by itself emg'] },
  },
  {
    asks: 'A game of the browser, played with a muscle.',
    origins: [],
    answers: [at(`${emg}/EMG_Chrome_Dino_Game`, '', 'dinosaur')],
    typed: { task: ['muscle control chrome dinosaur'] },
  },
  {
    asks: 'An arm turns slides, and sometimes two at once.',
    origins: [],
    answers: [
      at(`${emg}/EMGslideshow`, 'two-slides-at-once', 'dips and rises again within one effort'),
      at(`${emg}/EMGslideshow`, '', 'slide'),
    ],
    typed: { trouble: ['emg slideshow skips two slides'], task: ['powerpoint with arm muscle'] },
  },
  {
    asks: 'The muscle piano makes no sound.',
    origins: [],
    answers: [at(`${emg}/EMGpiano`, 'no-sound', 'does not have the focus')],
    typed: { trouble: ['emg piano no sound'] },
  },
  {
    asks: 'Nothing scrolls on a Mac.',
    origins: [],
    answers: [
      at(`${emg}/EMGscrolling`, 'nothing-scrolls-though-the-switch-is-on', 'Accessibility permission'),
    ],
    typed: { trouble: ['emg scrolling nothing happens mac'] },
  },
  {
    asks: 'A driver for all computers of a course.',
    origins: [],
    answers: [at(windows, 'driver', 'For a whole computer room')],
    typed: { name: ['which driver should it install for openbci'], task: ['install ftdi driver on 12 pcs'] },
  },
  {
    asks: 'Ubuntu sees the dongle and has no port for it.',
    origins: [],
    answers: [at(linux, 'no-ttyusb', 'Load the driver'), at(linux, 'vanishes', 'takes the port for itself')],
    typed: { trouble: ['lsusb shows ftdi but no ttyUSB0', 'ubuntu dongle appears then vanishes'] },
  },
  {
    asks: 'Does a new MacBook need a driver?',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Mac', '', 'without any driver to install'),
      at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'dongle'),
    ],
    typed: { name: ['macbook m3 driver for openbci dongle'], trouble: ['mac does not see usb dongle'] },
  },
  {
    asks: 'Which buttons, and in which order, before an upload?',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bootloader', 'Release RST first')],
    typed: {
      task: ['which button to press before upload'],
      trouble: ['board not going into bootloader prog rst'],
    },
  },
  {
    asks: 'A fuzzy band on every channel, less of it on battery.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact of reference'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'it came through the charger'),
    ],
    typed: { trouble: ['thick fuzzy band on every channel', 'noise gone when laptop charger unplugged'] },
  },
  {
    asks: 'Nothing works, twenty minutes before the class.',
    origins: [],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', '', 'do the seven first checks'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'Does the software work without a board?'),
    ],
    typed: { trouble: ['nothing works where to begin'], task: ['openbci quick check before class'] },
  },
  {
    asks: 'A student broke a pin after four months.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'The policy ends after 90 days',
      ),
      at('FAQ/Returns', 'time-limits', 'after 90 days'),
      at('FAQ/HardFAQ', 'repair', 'A bent pin'),
    ],
    typed: { trouble: ['student broke the board warranty'], name: ['how long is warranty cyton'] },
  },
  {
    asks: 'A conference in ten days, in Brazil.',
    origins: [],
    answers: [
      at('FAQ/ShippingFAQ', 'how-long-does-delivery-take', 'Ten days can be enough'),
      at('FAQ/ShippingFAQ', '', 'says about shipping'),
    ],
    typed: { task: ['can i get it in ten days brazil'], name: ['how long does shipping take abroad'] },
  },
  {
    asks: 'A university pays by invoice, after delivery.',
    origins: [],
    answers: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'an order leaves after it is paid in full',
      ),
    ],
    typed: { task: ['university pays by invoice purchase order'], name: ['pay after delivery net 30'] },
  },
  {
    asks: 'A hospital wants to record patients.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'but not for diagnosis or treatment',
      ),
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
      at('FAQ/Liability', 'what-the-products-are-for', 'not medical, clinical or diagnostic devices'),
    ],
    typed: { task: ['can we use it on patients in hospital'], name: ['is openbci medical device'] },
  },
  {
    asks: 'Pupils under 16, and what this site keeps about them.',
    origins: [],
    answers: [
      at('FAQ/Cookie', 'what-this-site-keeps', 'Nothing is stored until you do'),
      at('FAQ/Privacy', 'vendor', 'data is not sold'),
      at('FAQ/GenFAQ', 'children', 'ask the parents and the child'),
      at('FAQ/Privacy', 'what-this-site-does-with-your-data', 'site'),
    ],
    typed: { name: ['school pupils under 16 privacy', 'does this site use cookies'] },
  },
  {
    asks: 'Does a partner in a grant have to disclose interests?',
    origins: [],
    answers: [
      at('FAQ/FCOI', 'whom-it-concerns', 'It concerns everyone at the company'),
      at('FAQ/FCOI', '', 'skip this page as a customer'),
      at('FAQ/FCOI', 'deadlines', 'first disclosure'),
    ],
    typed: {
      task: ['do i have to file fcoi disclosure'],
      name: ['nih grant subrecipient conflict of interest'],
    },
  },
  {
    asks: 'Somebody was insulted in the forum.',
    origins: [],
    answers: [at('FAQ/Conduct', 'report-a-problem', 'Every report is examined')],
    typed: { trouble: ['someone insulted me in forum'] },
  },
  {
    asks: 'A link in a syllabus leads nowhere.',
    origins: [],
    answers: [at('FAQ/DocsUpdate', '', 'through an old link')],
    typed: { trouble: ['link in my syllabus is dead'] },
  },
  {
    asks: 'What belongs to a full set of eight channels?',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'dry EEG, 8 channels')],
    typed: { name: ['what else do i need besides the board', 'shopping list 8 channel eeg'] },
  },
  {
    asks: 'Does it read thoughts, or put something into the brain?',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'No program described here reads words or pictures'),
      at('FAQ/GenFAQ', 'current', 'you cannot stimulate with these boards'),
    ],
    typed: { name: ['can openbci read my thoughts', 'can it send signals into brain'] },
  },
  {
    asks: 'What is it, in plain words?',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'what-does-openbci-stand-for', 'measure the small voltages of the body'),
      at('FAQ/GenFAQ', '', 'what it is, what it can do'),
      at('FAQ/GenFAQ', 'what-can-these-boards-measure', 'voltages on the skin'),
    ],
    typed: { name: ['what is openbci in simple words'] },
  },
  {
    asks: 'A present for a child of twelve.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'names no minimum age')],
    typed: { name: ['openbci gift for 12 year old'] },
  },
  {
    asks: 'A film teaches user.py: is it still of use?',
    origins: [],
    answers: [
      at('Deprecated/Python', '', 'Both older libraries are archived'),
      at('Deprecated/Python', 'user-py', 'user.py'),
      at('Deprecated/DeprecatedLanding', 'software-and-tutorials', 'OpenBCI_Python or pyOpenBCI'),
    ],
    typed: {
      task: ['youtube tutorial user.py openbci python'],
      name: ['pip install openbci python still works'],
    },
  },
  {
    asks: 'Old guides for programming board and dongle.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'core', 'Later versions of the core'),
      at('Deprecated/DeprecatedCytonProgram', '', 'Boards made since the autumn of 2016'),
      at('Deprecated/DeprecatedDongleProgramming', '', 'Dongles made since the autumn of 2016'),
    ],
    typed: { name: ['old guide arduino chipkit urls cyton', 'rfduino dongle programming old guide'] },
  },
  {
    asks: 'An old printed headset turned up.',
    origins: [],
    answers: [
      at('Deprecated/DeprecatedLanding', 'headsets', 'Count the nodes'),
      at('FAQ/HardFAQ', 'old', 'Headsets contain no electronics'),
    ],
    typed: { name: ['old 3d printed openbci helmet use with new cyton', 'spare parts for old ultracortex'] },
  },
  {
    asks: 'An old MyoWare, and a Ganglion.',
    origins: [],
    answers: [
      at('Deprecated/MyoGanglion', '', 'If you own a first MyoWare'),
      at('Deprecated/MyoGanglion', 'wire-it', 'Solder the male-male wires'),
      at('ThirdParty/Myoware/MyoWareCyton', '', 'what worked with the first MyoWare'),
      at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'MyoWare'),
      at('Deprecated/DeprecatedLanding', 'boards-and-radios', 'AT-04-001'),
    ],
    typed: { task: ['old myoware sensor on ganglion'], name: ['myoware 1 or 2 which guide'] },
  },
  {
    asks: 'A used WiFi Shield that the GUI does not find.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', '', 'Shields in use still work'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'must be in the same network'),
      at('Deprecated/WiFiShield/WiFiLanding', '', 'Shields in use still work'),
    ],
    typed: { trouble: ['used wifi shield gui doesnt find it'], name: ['wifi shield which gui version'] },
  },
  {
    asks: 'An old Mac gets its data in bursts.',
    origins: [],
    answers: [
      at('Deprecated/FTDI_Fix_Mac_Deprecated', '', 'could arrive in gulps'),
      at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'update, or leave'),
    ],
    typed: { trouble: ['old mac data comes in bursts'], name: ['el capitan ftdi fix'] },
  },
  {
    asks: 'The GUI on a Mac closes when it searches for a Ganglion.',
    origins: [],
    answers: [
      at(ganglionMac, '', 'never gets permission to use Bluetooth'),
      at(ganglionMac, 'why', 'the application quits'),
    ],
    typed: {
      trouble: ['gui closes when searching ganglion mac'],
      name: ['mac bluetooth permission gui ganglion'],
    },
  },
  {
    asks: 'Is there a ready design for a Cyton in BrainBay?',
    origins: [],
    answers: [
      at(`${thirdParty}/BrainBay`, 'first', 'brainflow_cyton_reducedChannels_test.con'),
      at(`${thirdParty}/BrainBay`, '', 'you drag elements onto a sheet'),
    ],
    typed: { name: ['brainbay ready design for cyton'], task: ['brainbay how to start openbci'] },
  },
  {
    asks: 'One computer records, another runs the game, and no stream is found.',
    origins: ['https://github.com/openbci-archive/OpenBCI_LSL/issues/22'],
    answers: [
      at(`${thirdParty}/LSL`, 'troubleshooting', 'Both computers in one subnet'),
      at(`${thirdParty}/LSL`, 'record', 'LabRecorder'),
    ],
    typed: { trouble: ['lsl stream not found other computer'], task: ['labrecorder two computers openbci'] },
  },
  {
    asks: 'The GUI is slow on an old laptop.',
    origins: [],
    answers: [at(fixes, 'choppy', 'with fewer panes')],
    typed: { trouble: ['gui very slow on old laptop', 'traces stutter high cpu usage'] },
  },
  {
    asks: 'Tetris with the head, and every blink turns the piece.',
    origins: [],
    answers: [
      at(`${emg}/EMG_Tetris`, '', 'tilt your head'),
      at(`${emg}/EMG_Tetris`, 'every-blink-turns-the-piece-or-none-does', 'Watch the EMG bar'),
    ],
    typed: {
      task: ['tetris with head movement need headset'],
      trouble: ['tetris blink rotates all the time'],
    },
  },
  {
    asks: 'A clenched muscle pauses the music.',
    origins: [],
    answers: [at(`${emg}/EMGmusic`, '', 'it works with Spotify')],
    typed: { task: ['pause spotify by clenching'], name: ['emg music which player'] },
  },
  {
    asks: "The shield's HTTP commands, and JSON for a program of one's own.",
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', '', 'a small web server on port 80')],
    typed: { task: ['wifi shield json into own program'], name: ['wifi shield http commands list'] },
  },
  {
    asks: 'Files to print a headset of 2015.',
    origins: [],
    answers: [
      at('Deprecated/Mark2Dep', 'parts-and-files', 'The files are in'),
      at('Deprecated/DeprecatedLanding', 'headsets', 'the print files are public'),
    ],
    typed: { name: ['print files ultracortex 2015'] },
  },
  {
    asks: 'The columns of the analog pins are zero.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3288/plotting-analog-read-data-from-gui-recording-file',
    ],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Analog Read was off while you recorded')],
    typed: { trouble: ['analog channel columns all zero in recording', 'where is my sensor in the csv'] },
  },
  {
    asks: 'UDP from the GUI to another computer.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'udp', 'To reach another computer'),
      at(gui, 'from-gui', 'several receivers in the same local network'),
    ],
    typed: {
      task: ['udp from gui to another computer'],
      trouble: ['python receives nothing from gui other pc'],
    },
  },
  {
    asks: 'Data for a professor, as EDF or .mat.',
    origins: [],
    answers: [
      at(`${thirdParty}/Matlab`, 'load', 'To pass the data on as a'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'exports EDF or FIF'),
    ],
    typed: { task: ['export recording as edf', 'give data to professor as mat file'] },
  },
  {
    asks: 'Which laptop, and does a Chromebook do?',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'what-does-a-beginner-need', 'Which computer?'),
      at(gui, 'install', '64 bit'),
      at(develop, 'windows-arm', 'A Chromebook is not among the systems'),
    ],
    typed: { name: ['which laptop to buy for openbci', 'does it run on a chromebook school'] },
  },
  {
    asks: 'One file for a whole night, and a laptop that sleeps.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'a session does not survive'),
      at(fixes, 'no-new-data', 'the computer slept'),
    ],
    typed: {
      task: ['overnight recording one file gui'],
      trouble: ['laptop sleeps during night recording'],
    },
  },
  {
    asks: "A participant's code in the name, before or after.",
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'the code of your participant and a number'),
    ],
    typed: { task: ['rename session folder after recording', 'add participant code to file name'] },
  },
  {
    asks: 'An update in the middle of a study.',
    origins: [],
    answers: [at(gui, 'update', 'stay with the version that you began with')],
    typed: { name: ['should i update gui during study', 'gui update available now what'] },
  },
  {
    asks: 'An event from Python or PsychoPy into the recording of the GUI.',
    origins: [],
    answers: [
      at(widgets, 'marker', 'Send a number by UDP'),
      at(`${thirdParty}/LSL`, 'markers', 'In PsychoPy put the lines'),
    ],
    typed: { task: ['psychopy marker into gui recording', 'send event from python to openbci file'] },
  },
  {
    asks: 'Live signals on a projector, with electrodes on.',
    origins: [],
    answers: [
      at(`${emg}/EMGslideshow`, 'two-laptops', 'which may be wired to the projector'),
      at('FAQ/GenFAQ', 'class', 'not wired to a projector'),
    ],
    typed: { task: ['laptop on projector while wearing electrodes', 'show live eeg to class on beamer'] },
  },
];
