import { at, type Question } from '../types';

/**
 * Asked about the corners of the site: sensors and programs of others, projects to copy, things that are no longer made,
 * the shop's rules and the pages themselves. Written down before the pages were opened; the places were named afterwards.
 */
export const askersCorners: readonly Question[] = [
  {
    asks: 'A MyoWare 2.0 on the Cyton: wires, and nothing in the GUI.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '3-see-it-in-the-gui', 'Turn Analog Read On'),
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'before you look at the sensor'),
    ],
    typed: { trouble: ['myoware cyton no signal in gui'] },
  },
  {
    asks: 'How a MyoWare is wired to the Cyton.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'this page uses D12'),
      at('Deprecated/MyoCyton', 'wire-it', 'E and M may go to any other channel'),
    ],
    typed: { task: ['wire myoware to cyton'] },
  },
  {
    asks: 'A first MyoWare on a channel of the Cyton: the gain.',
    origins: [],
    answers: [at('Deprecated/MyoCyton', 'see-the-muscle', 'Leave the channel at 24')],
    typed: { trouble: ['old myoware on N1P which gain'] },
  },
  {
    asks: 'A MyoWare with the Ganglion.',
    origins: [],
    answers: [
      at('Deprecated/MyoGanglion', '', 'cannot be used with a Ganglion'),
      at('Deprecated/MyoGanglion', 'wire-it', 'channel 1 then uses its own minus pin'),
      at('ThirdParty/Myoware/MyoWareCyton', '', 'cannot be used with a Ganglion'),
    ],
    typed: { task: ['connect myowear to ganglion'] },
  },
  {
    asks: 'A Pulse Sensor that shows a flat line.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/191',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/245',
    ],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'Analog Read is off'),
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'the-wave-is-there-but-bpm-is-0-or-jumps',
        'Press less on the finger',
      ),
    ],
    typed: { trouble: ['pulse sensor flat line bpm 0'] },
  },
  {
    asks: 'Where the acceleration is while analog pins are read.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'accelerometer', 'The modes share the six bytes with it'),
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'see-your-pulse',
        'Only the acceleration is missing',
      ),
      at('ThirdParty/Myoware/MyoWareCyton', '3-see-it-in-the-gui', 'the accelerometer stops'),
    ],
    typed: { trouble: ['accelerometer gone after analog read'] },
  },
  {
    asks: 'Heart rate beside the eight channels.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'see-your-pulse',
        'The eight channels go on as before',
      ),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'reads D11 only'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', '', 'Three wires connect it to a Cyton'),
    ],
    typed: { task: ['heart rate sensor with cyton', 'pulse sensor and eeg at the same time'] },
  },
  {
    asks: 'An EmotiBit that the GUI does not find.',
    origins: ['https://github.com/EmotiBit/ofxEmotiBit/issues/166'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'with-openbci', 'it has no EmotiBit source'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', 'in the same network on 2.4 GHz'),
    ],
    typed: { trouble: ['emotibit not found in gui'] },
  },
  {
    asks: 'An EmotiBit without a computer.',
    origins: ['https://github.com/EmotiBit/EmotiBit_Docs/issues/135'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'begin at the computer and switch WiFi off')],
    typed: { task: ['record emotibit without computer'] },
  },
  {
    asks: 'Whether a Dryode can be used again.',
    origins: [],
    answers: [at('ThirdParty/IDUN_Dryode/Dryode', 'what-to-expect', 'You can use it again')],
    typed: { task: ['reuse dryode'] },
  },
  {
    asks: 'ThinkPulse electrodes of which all are railed.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2869/thinkpulse-active-electrodes-q-a-resolved',
    ],
    answers: [
      at(
        'ThirdParty/ThinkPulse/ThinkPulse',
        'a-channel-shows-railed',
        'If all are railed, suspect power or settings',
      ),
      at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', 'Unplug the BIAS ear clip'),
      at(
        'ThirdParty/ThinkPulse/ThinkPulse',
        'why-active-electrodes-need-other-settings',
        'A gain of 8 leaves room',
      ),
    ],
    typed: { trouble: ['thinkpulse all channels railed'] },
  },
  {
    asks: 'Sixteen ThinkPulse electrodes and their power.',
    origins: [],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'mount-the-electrodes', 'the second set goes to the Daisy'),
      at('ThirdParty/ThinkPulse/ThinkPulse', 'specifications', 'sixteen 80 mW'),
    ],
    typed: { task: ['power 16 thinkpulse electrodes'] },
  },
  {
    asks: 'cEEGrids over a night: wires and wear.',
    origins: [],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'wire-the-box', 'L6 (reference) on the cable'),
      at(
        'ThirdParty/cEEGrid_Kit',
        'which-electrode-is-which-channel',
        'as reference (left) and ground (right)',
      ),
    ],
    typed: { task: ['ceegrid sleep recording wiring'] },
  },
  {
    asks: 'How long cEEGrids can stay on.',
    origins: [],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'put-the-grids-on', 'fit for a whole day'),
      at('ThirdParty/cEEGrid_Kit', 'what-it-was-shown-to-record', 'for one night beside polysomnography'),
    ],
    typed: { task: ['how many hours can ceegrid stay on'] },
  },
  {
    asks: 'BioEra with sixteen channels.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BioEra', 'known', 'could not be verified'),
      at('Software/CompatibleThirdPartySoftware/BioEra', 'first', 'it is an element of your design'),
    ],
    typed: { task: ['bioera 16 channel setup'], trouble: ['bioera no openbci in device list'] },
  },
  {
    asks: 'Amplitudes in BrainBay.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'It always converts with gain 24'),
    ],
    typed: { trouble: ['brainbay wrong amplitude openbci'] },
  },
  {
    asks: 'MATLAB does not know lsl_loadlib.',
    origins: ['https://github.com/sccn/lsl_archived/issues/267'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/Matlab',
        'lsl',
        'MATLAB does not know the folder of liblsl-Matlab',
      ),
    ],
    typed: { trouble: ['lsl_loadlib undefined function'] },
  },
  {
    asks: 'MATLAB waits for an EEG stream.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_MATLAB/issues/1',
      'https://github.com/sccn/lsl_archived/issues/183',
    ],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'it sees no stream of the type EEG'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'EEG is the default type in the GUI',
      ),
    ],
    typed: { trouble: ['matlab stuck resolving an eeg stream'] },
  },
  {
    asks: 'From OpenBCI into MATLAB, live or from a file.',
    origins: ['https://github.com/sccn/lsl_archived/issues/342'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', '', 'Most people should record with the GUI'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'Download the MATLAB package'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'receive with liblsl-Matlab'),
    ],
    typed: { task: ['stream openbci to matlab'] },
  },
  {
    asks: 'The text file of the GUI into EEGLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row for each channel'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'becomes NaN'),
    ],
    typed: { task: ['load openbci txt file into eeglab'], trouble: ['readmatrix nan column openbci txt'] },
  },
  {
    asks: 'OpenViBE and a driver that does not answer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/135'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'no-response',
        'For a second no complete packet came',
      ),
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'If it does not connect'),
    ],
    typed: { trouble: ['openvibe no response from the driver in 1000ms'] },
  },
  {
    asks: 'neuromore gets no OSC.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/463'],
    answers: [at('Software/CompatibleThirdPartySoftware/Neuromore', 'osc', 'the port 4545')],
    typed: { trouble: ['neuromore not receiving osc'] },
  },
  {
    asks: 'The dongle in a virtual machine, and lost packets there.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'problems',
        'Set the latency timer in the guest',
      ),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'in the guest'),
    ],
    typed: { trouble: ['virtualbox dongle packet loss'] },
  },
  {
    asks: 'How a virtual machine gets the dongle.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'Add filter from device'),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', '', "can give it the board's USB dongle"),
    ],
    typed: { task: ['use dongle in virtual machine'] },
  },
  {
    asks: 'The focus of the GUI on an Arduino.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/75'],
    answers: [
      at('Examples/EEGProjects/FocusArduino', '', 'sends 1 or 0 to an Arduino'),
      at('Examples/EEGProjects/FocusArduino', 'connect-the-gui', 'Set the baud rate to 57600'),
    ],
    typed: { task: ['send focus to arduino'] },
  },
  {
    asks: 'A port that the GUI holds while one wants to look at it.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F9514'],
    answers: [
      at(
        'Examples/EEGProjects/FocusArduino',
        'see-lines',
        'choose UDP in the Networking widget for a moment',
      ),
      at('Examples/EEGProjects/FocusArduino', 'upload-busy', "the GUI holds the Arduino's port"),
      at('Examples/EEGProjects/FocusArduino', 'focus-error', 'Close the other program'),
    ],
    typed: { trouble: ['arduino serial port busy gui focus', 'see what the gui sends to arduino serial'] },
  },
  {
    asks: 'Sliders of an old Focus widget.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/924'],
    answers: [at('Examples/EEGProjects/FocusArduino', 'there-is-no-focus-widget', 'Then it is about GUI 4')],
    typed: { trouble: ['focus widget alpha beta slider missing'] },
  },
  {
    asks: 'An LED that stays on.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_LED', 'stays-on', 'hum, a loose electrode, or SRB2 still on')],
    typed: { trouble: ['led always on emg arduino'] },
  },
  {
    asks: 'A dinosaur that does not jump.',
    origins: [],
    answers: [
      at(
        'Examples/EMGProjects/EMG_Chrome_Dino_Game',
        'the-terminal-prints-jump-but-the-dinosaur-stands-still',
        'does not have the focus',
      ),
    ],
    typed: { trouble: ['dino does not jump'] },
  },
  {
    asks: 'Python does not find pyautogui.',
    origins: [],
    answers: [
      at(
        'Examples/EMGProjects/EMG_Chrome_Dino_Game',
        'no-pyautogui',
        'missing in the Python that runs the script',
      ),
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'software', 'Install the one package'),
    ],
    typed: { trouble: ['No module named pyautogui'] },
  },
  {
    asks: 'Tetris with the head, also lying down.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Tetris', '', 'The piece moves when you tilt your head'),
      at('Examples/EMGProjects/EMG_Tetris', 'run-it', 'It asks for three poses'),
    ],
    typed: { task: ['play tetris with head tilt'] },
  },
  {
    asks: 'Tetris for somebody who lies on the back.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Tetris', 'variations', 'Lying on your back')],
    typed: { task: ['tetris lying in bed head tilt not detected'] },
  },
  {
    asks: 'Music from muscles.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGmusic', '', 'Flex once, and the music stops'),
      at('Examples/EMGProjects/EMGmusic', 'variations', 'Sound that follows your strength'),
      at('Examples/EMGProjects/EMGpiano', '', 'Four muscles play four notes'),
    ],
    typed: { task: ['make music with muscles'] },
  },
  {
    asks: 'A piano played by muscles.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGpiano', '', 'Four muscles play four notes'),
      at('Examples/EMGProjects/EMGpiano', 'wiring', 'A pair for each finger, one ground'),
    ],
    typed: { task: ['play piano with emg'] },
  },
  {
    asks: 'A page that scrolls by a muscle.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGscrolling', '', 'The left forearm scrolls up'),
      at('Examples/EMGProjects/EMGscrolling', 'run-it', 'rest the pointer over a long page'),
    ],
    typed: { task: ['scroll page with muscle'] },
  },
  {
    asks: 'Scrolling with the face, and talking.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGscrolling', 'variations', 'Talking and chewing tense these muscles, too'),
    ],
    typed: { trouble: ['emg scroll jaw page jumps when talking'] },
  },
  {
    asks: 'Slides by a muscle, and several at once.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'two-slides-at-once', 'lower --off')],
    typed: { trouble: ['slides advance several at once emg'] },
  },
  {
    asks: 'A film and the EEG beside it.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'variations', 'Film clips'),
      at('Examples/VideoExperiment', '', 'a Cyton records your EEG'),
    ],
    typed: { task: ['show video and record eeg'] },
  },
  {
    asks: 'Which Mark III, and its parts to print.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'parts', 'An 8-channel headset with five comfort units needs'),
      at('Deprecated/Mark3Dep', 'parts', 'do not mix them in'),
      at('Deprecated/Mark3_NovaDep', 'parts', 'The last column adds the eight units'),
      at('Deprecated/MarkIII', 'sizes', 'A half stands on its flat cut'),
    ],
    typed: { task: ['print ultracortex mark 3'] },
  },
  {
    asks: 'Which Ultracortex one has.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'recognise', 'All three have 21 nodes'),
      at('Deprecated/UltracortexMark1Dep', 'how-to-recognise-it', 'left and a right half'),
    ],
    typed: { task: ['which ultracortex version do i have octagon nuts'] },
  },
  {
    asks: 'The Mark III Nova by its name.',
    origins: [],
    answers: [
      at('Deprecated/Mark3_NovaDep', '', 'The Nova was developed from February to April 2016'),
      at('Deprecated/MarkIII', '', 'This is the last Mark III'),
      at('Deprecated/MarkIII', 'recognise', 'All three have 21 nodes'),
    ],
    typed: { name: ['mark 3 nova'] },
  },
  {
    asks: 'The print files of the Mark I.',
    origins: [],
    answers: [
      at('Deprecated/UltracortexMark1Dep', 'files', 'FRI_electrode_mount.stl'),
      at('Deprecated/UltracortexMark1Dep', '', 'This page gathers what they contain'),
    ],
    typed: { name: ['ultracortex mark 1 stl'] },
  },
  {
    asks: 'The Spiderclaw by its name.',
    origins: ['https://openbci.com/community/spiderclaw-v2-deprecated/'],
    answers: [
      at('Deprecated/SpiderclawDep', '', 'the first 3D-printed headset for OpenBCI'),
      at('Deprecated/SpiderclawDep', 'v2-spiderclaw_v2stl', 'holds one gold cup'),
      at('Deprecated/SpiderclawDep', 'v1-or-v2', 'a chain of hinged segments'),
    ],
    typed: { name: ['spiderclaw v2'] },
  },
  {
    asks: 'New firmware for the 8-bit board.',
    origins: [],
    answers: [
      at('Deprecated/8bitBoardDep', 'program-it', 'The short way is over the air'),
      at('Deprecated/DeprecatedCytonProgram', 'upload-to-an-8-bit-board', 'No button on the board is needed'),
    ],
    typed: { task: ['flash 8 bit board'] },
  },
  {
    asks: 'Old Python code on a new computer.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/109'],
    answers: [
      at('Deprecated/Python', 'errors', 'Your code was written before version 1.0'),
      at('Deprecated/Python', 'which-of-the-two-is-it', 'open_bci_v3'),
      at('Deprecated/Python', 'run-it-once-more', 'Do not install the package'),
      at('Deprecated/Python', 'move-to-brainflow', 'ask for the samples that have arrived'),
      at('Deprecated/Python', '', 'Use BrainFlow for anything new'),
    ],
    typed: { trouble: ['no module named open_bci_v3'] },
  },
  {
    asks: 'From the old Python libraries to BrainFlow.',
    origins: [],
    answers: [
      at('Deprecated/Python', 'move-to-brainflow', 'ask for the samples that have arrived'),
      at('Deprecated/Python', '', 'Use BrainFlow for anything new'),
    ],
    typed: { task: ['replace old python library by brainflow'] },
  },
  {
    asks: 'A Hub that goes on running.',
    origins: [],
    answers: [at('Deprecated/Hub', 'eaddrinuse', 'A Hub is already running')],
    typed: { trouble: ['OpenBCIHub still running port 10996'] },
  },
  {
    asks: 'A WiFi Shield whose address says File not found.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/72',
      'https://github.com/OpenBCI/OpenBCI_Radios/issues/31',
    ],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'manager', 'it comes from the manager'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'the shield has firmware 1 or none'),
    ],
    typed: { trouble: ['wifi shield 192.168.4.1 file not found'] },
  },
  {
    asks: 'A WiFi Shield for the first time.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', '', 'At the end of this page your shield streams'),
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-direct', 'wait for 10 quick flashes'),
    ],
    typed: { task: ['wifi sheild get started'] },
  },
  {
    asks: 'New firmware for a WiFi Shield, and one that an upload killed.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/90'],
    answers: [
      at('Deprecated/WiFiShield/WiFiProgram', 'over-the-air', 'Choose the file, press Update'),
      at('Deprecated/WiFiShield/WiFiProgram', '', 'Update over the air if the shield still opens a network'),
    ],
    typed: { task: ['update wifi shield firmware over the air'] },
  },
  {
    asks: 'A WiFi Shield that an upload killed.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/90'],
    answers: [
      at('Deprecated/WiFiShield/WiFiProgram', 'if-it-does-not-work', 'Then erase with'),
      at('Deprecated/WiFiShield/WiFiProgram', 'by-wire', 'the bootloader runs'),
      at('Deprecated/WiFiShield/WiFiProgram', '', 'by wire if it does not'),
    ],
    typed: { trouble: ['bricked wifi shield after upload'] },
  },
  {
    asks: 'A stream that starts by HTTP.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiAPI', 'routes', 'allows any origin'),
      at('Deprecated/WiFiShield/WiFiAPI', 'the-order-of-things', 'GET /stream/start'),
    ],
    typed: { name: ['OpenBCI_Wifi rest api /stream/start'] },
  },
  {
    asks: 'The radio of the dongle and its host sketch.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'host', 'RadioHost32bit'),
      at('Deprecated/DeprecatedDongleProgramming', 'which-sketch-goes-where', 'OpenBCI_32bit_Host.ino'),
      at('Deprecated/DeprecatedDongleProgramming', 'upload', 'Pass-through first'),
    ],
    typed: { task: ['program dongle rfduino host'] },
  },
  {
    asks: "Whether Apple's driver must go.",
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Mac', 'no-port', "Leave Apple's own driver alone"),
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'does-it-apply-to-me', "the system's own"),
    ],
    typed: { name: ['AppleUSBFTDI kext'] },
  },
  {
    asks: 'A Ganglion on a MacBook that seems to lose everything.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/pull/1194'],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'other', 'Packet Loss shows almost 100 %'),
      at('Troubleshooting/GUI_Troubleshooting', 'sample-index', 'do not believe Packet Loss meanwhile'),
    ],
    typed: { trouble: ['ganglion macbook packet loss 100%'] },
  },
  {
    asks: 'An order against a purchase order.',
    origins: [],
    answers: [
      at(
        'FAQ/PaymentFAQ',
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'The public text names none of these',
      ),
    ],
    typed: { task: ['pay by purchase order'] },
  },
  {
    asks: 'Import duties, and a carrier account of one’s own.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'You pay them in your country')],
    typed: { task: ['import duties brazil'] },
  },
  {
    asks: 'Shipping on a carrier account of the buyer.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'what-does-shipping-cost', 'your own account with a carrier')],
    typed: { task: ['ship with our own dhl account'] },
  },
  {
    asks: 'A Cyton that goes back opened, or that is faulty.',
    origins: [],
    answers: [
      at('FAQ/Returns', 'time-limits', '15 % restocking fee for headsets and for opened board kits'),
      at('FAQ/Returns', 'begin-a-return', 'Write to support@openbci.com'),
    ],
    typed: { task: ['return opened cyton'] },
  },
  {
    asks: 'One dead channel after some weeks.',
    origins: [],
    answers: [
      at(
        'FAQ/Returns',
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'repaired or replaced free of charge',
      ),
      at('FAQ/Returns', 'time-limits', 'a faulty board is repaired or replaced free of charge'),
    ],
    typed: { trouble: ['cyton channel dead after 5 weeks refund or repair'] },
  },
  {
    asks: 'Who answers for damage.',
    origins: [],
    answers: [
      at('FAQ/Liability', 'what-the-vendor-does-not-answer-for', "the vendor's liability is limited"),
      at('FAQ/Liability', '', "a plain summary of the vendor's liability policy"),
    ],
    typed: { name: ['limitation of liability'] },
  },
  {
    asks: 'Rules among people.',
    origins: [],
    answers: [
      at('FAQ/Conduct', '', 'This code applies to every space of the community'),
      at('FAQ/Conduct', 'report-a-problem', 'Every report is examined'),
    ],
    typed: { name: ['code of conduct'] },
  },
  {
    asks: 'Cookies.',
    origins: [],
    answers: [
      at('FAQ/Cookie', '', 'This documentation site sets no cookies'),
      at('FAQ/Cookie', 'the-vendors-cookie-policy-in-short', 'It applies to openbci.com'),
    ],
    typed: { name: ['cookie policy'] },
  },
  {
    asks: 'Conflicts of interest.',
    origins: [],
    answers: [
      at('FAQ/FCOI', '', 'You can skip this page as a customer'),
      at('FAQ/FCOI', 'whom-it-concerns', 'It concerns everyone at the company'),
      at('FAQ/FCOI', 'what-must-be-disclosed', 'significant financial interest'),
    ],
    typed: { name: ['FCOI'] },
  },
  {
    asks: 'A project for the page of projects.',
    origins: [],
    answers: [
      at('Examples/CommunityPageProjects', 'add-yours', 'propose an edit'),
      at('GettingStarted/Community/Community', 'write-the-post', 'Show the finished thing first'),
      at('GettingStarted/Community/Community', '', 'an approved account and a post'),
      at(
        'GettingStarted/Community/Community',
        'other-places-to-share',
        'welcome as a page of this documentation',
      ),
    ],
    typed: { task: ['add my project to community page'] },
  },
  {
    asks: 'A mistake on a page.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/99'],
    answers: [
      at('GettingStarted/Documentation/DocEdits', 'small', 'GitHub opens the page'),
      at('FAQ/DocsUpdate', 'how-do-i-tell-you-about-a-mistake', 'at the foot of the page'),
      at(
        'GettingStarted/Documentation/DocEdits',
        'report-instead-of-editing',
        'An issue needs a GitHub account, too',
      ),
    ],
    typed: { task: ['fix a mistake in the docs'] },
  },
];
