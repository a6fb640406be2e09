import { at, type Question } from '../types';

export const forum: readonly Question[] = [
  {
    asks: 'Impedance computed in an own Python program comes out far too high.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3968/convert-cyton-board-impedance-measurement-to-python-code',
    ],
    answers: [at('Cyton/CytonSDK', 'impedance-python', 'millions of kΩ')],
    typed: {
      trouble: [
        'my python impedance is 60000 kohm, gui says 300',
        'calculate impedance from brainflow data cyton',
        'cyton_impedance in own code much too big',
        'impedance N status with python to csv',
      ],
    },
  },
  {
    asks: 'Impedance over the serial protocol: which command and which formula.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/12748/'],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', '6 × 10⁻⁹ A'),
      at('Cyton/CytonSDK', 'impedance-python', 'microvolts were taken for volts'),
    ],
    typed: {
      trouble: [
        'how measure impedance with serial commands',
        'formula impedance sqrt 2 6nA 2200',
        'z101Z and then what',
      ],
    },
  },
  {
    asks: 'Units and limits of the impedance widget, and impedance in an LSL stream.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3870/impedance-fix-impedance-in-lsl-stream-custom-electrode-layout',
    ],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-while-recording', 'No. On a Cyton'),
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'yellow from 750'),
    ],
    typed: {
      trouble: [
        'impedance in lsl stream possible',
        'are these kohm correct 750k threshold',
        'check impedance during lsl recording',
      ],
    },
  },
  {
    asks: "The card's 250 Hz recording lined up with a 125 Hz stream.",
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3870/impedance-fix-impedance-in-lsl-stream-custom-electrode-layout',
    ],
    answers: [at('Cyton/CytonSDCard', 'align', 'Card and radio number the same sample alike')],
    typed: { trouble: ['align sd card 250hz with lsl 125hz', 'merge sd file and xdf'] },
  },
  {
    asks: 'Positions of the cap in the head plot.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3870/impedance-fix-impedance-in-lsl-stream-custom-electrode-layout',
    ],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'head-plot', 'Drag a number to move its electrode')],
    typed: { trouble: ['gelfree cap has fz cz pz how tell gui', 'custom electrode layout gui'] },
  },
  {
    asks: 'An impedance that jumps up when the next channel is tested.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3527/gelfree-electrode-cap-impedance-fluctuation',
      'https://openbci.com/forum/index.php?p=/discussion/3726/electrode-impedance-test-using-the-gui-widget',
    ],
    answers: [at('Troubleshooting/Impedance', 'impedance-too-high', 'not your gel')],
    typed: {
      trouble: ['gelfree cap impedance fluctuates', 'impedance suddenly jumps up other channel'],
    },
  },
  {
    asks: 'Noise on one channel only, after tests with a generator.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3737/cyton-picking-up-noise-only-on-one-channel',
    ],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'test-the-board',
        'If one is not, its wire or electrode is broken',
      ),
    ],
    typed: {
      trouble: [
        'noise only on one channel both electrodes tried',
        'channel 1 damaged? more noise than channel 2',
        'feed sine wave with function generator',
      ],
    },
  },
  {
    asks: 'No brain signals, flat lines although touching the pins shows something.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3421%2F'],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'first-checks',
        'Every channel is measured against the reference',
      ),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Hold all electrodes'),
    ],
    typed: {
      trouble: [
        'no brain signal only flat -201 uV',
        'flatlined when on head but reacts when i touch pins',
        'intermittent reference lead',
      ],
    },
  },
  {
    asks: 'A ramp or a reset every second with a Ganglion.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3082/abnormal-ganglion-1-hz-ramp-resolved-with-reflash',
      'https://openbci.com/forum/index.php?p=/discussion/2256/ganglion-data-collection-resetting-every-1-second-200-sample-points',
    ],
    answers: [
      at('Troubleshooting/minimizingNoise', 'sawtooth', 'put right once a second'),
      at('Ganglion/GanglionDataFormat', 'firmware-2', 'comes out wrong until the next ID 0'),
    ],
    typed: {
      trouble: [
        'abnormal 1 hz ramp ganglion ekg',
        'ganglion data resets every 200 samples',
        'sawtooth on ganglion old firmware',
      ],
    },
  },
  {
    asks: 'A sine of some millivolts is garbled by a Ganglion above some hertz.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3640/ganglion-testing-with-a-function-generator',
    ],
    answers: [
      at('Ganglion/GanglionDataFormat', 'firmware-2', 'the largest amplitude is'),
      at('Ganglion/GanglionProgram', 'two-or-three', 'Fast or large signals'),
    ],
    typed: {
      trouble: [
        'ganglion function generator garbage above 5 hz',
        'ganglion compression breaks with big signal',
        'testing ganglion with sine weird jumps',
      ],
    },
  },
  {
    asks: 'A Cyton built from the files.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F3067'],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'build-one', 'decides the noise'),
      at('Cyton/CytonSpecs', 'daisy', 'has an error at pin 52'),
    ],
    typed: { trouble: ['we built a cyton and daisy ourselves', 'daisy design error rework'] },
  },
  {
    asks: 'Soldering the headers of a Daisy.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/3895'],
    answers: [at('GettingStarted/Boards/DaisyGS', 'headers', 'solder the corner pins')],
    typed: { trouble: ['solder 16 channel kit headers', 'daisy loose pin headers how to solder'] },
  },
  {
    asks: 'LSL samples of the auxiliary channels come slower than those of EEG.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/13040/'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', "always the board's sample rate"),
      at('Cyton/CytonExternal', 'digital', 'each pin has its own byte'),
    ],
    typed: { trouble: ['aux trigger 25 hz but eeg 250 hz over lsl', 'different rate eeg and aux lsl'] },
  },
  {
    asks: 'A delay over LSL that grows with the length of the recording.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10418%2F'],
    answers: [
      at('Cyton/CytonDataFormat', 'sample-clock', 'exact to ±0.5 %'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'hardware trigger'),
    ],
    typed: {
      trouble: [
        'delay accumulates over 40 minutes lsl',
        'drift between stimulus and eeg grows',
        'openvibe marker delay increases',
      ],
    },
  },
  {
    asks: 'What the hardware settings mean.',
    origins: ['http://lightfield.one/forum/discussion/2193/openbci-gui-hardware-settings-instructions'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'what-do-the-columns-of-hardware-settings-mean',
        'Bias Include',
      ),
      at('Software/OpenBCISoftware/GUIWidgets', 'input-types', 'BIAS DRP'),
    ],
    typed: {
      trouble: [
        'hardware settings explained bias include srb2',
        'when use input type mvdd or bias drp',
        'dont include bias what does it do',
      ],
    },
  },
  {
    asks: 'A bipolar or sequential montage.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4704%2F'],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'bipolar-chain', 'subtract neighbours')],
    typed: { trouble: ['sequential montage wiring cyton y cables', 'longitudinal bipolar fp1-f3 f3-c3'] },
  },
  {
    asks: 'Which pins for several EEG channels, and why there is a bias.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F2181%2F'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'the negative inputs and SRB2'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'because little brain activity reaches it',
      ),
    ],
    typed: {
      trouble: [
        '4 eeg electrodes which pins',
        'do i need both reference and bias',
        'wo kommt die referenz elektrode hin',
      ],
    },
  },
  {
    asks: 'Channels answer when another electrode is touched.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3732/is-there-a-short-in-my-cyton'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'open-inputs', 'Switch unused channels off'),
      at('Troubleshooting/minimizingNoise', 'same', 'Touch the reference electrode lightly'),
    ],
    typed: {
      trouble: [
        'is there a short in my cyton',
        'tapping one electrode shows on all channels',
        'crosstalk between channels',
      ],
    },
  },
  {
    asks: 'Settings for EMG alone.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F1651%2Fmyoware-and-emg-need-to-adjust-srb-bias',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'leave Bias Include at'),
      at('Deprecated/MyoCyton', 'see-the-muscle', 'switch SRB2 off'),
    ],
    typed: { trouble: ['emg only do i have to change bias srb2', 'myoware srb bias settings'] },
  },
  {
    asks: '“Failure: System is down” whatever is tried; a wireless mouse disturbed it.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F6537%2F'],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels'),
      at('Cyton/CytonRadioChannel', 'loss', 'Choose another channel'),
    ],
    typed: {
      trouble: [
        'system is down tried everything autoscan override',
        'wireless mouse disturbs dongle',
        'unable to get dongle to communicate with cyton',
      ],
    },
  },
  {
    asks: 'A Cyton without its dongle.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17595'],
    answers: [
      at('Cyton/CytonSpecs', 'bluetooth', 'You need the dongle'),
      at('Cyton/CytonRadioChannel', 'basics', 'Any dongle can work with any Cyton'),
    ],
    typed: {
      trouble: [
        'cyton without usb dongle ftdi module',
        'lost dongle buy new one pair',
        'rn42 bluetooth module cyton',
        'connect cyton with usb to serial converter',
      ],
    },
  },
  {
    asks: '“No target found”, and “init timeout” after an upgrade.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F5265%2F',
      'https://openbci.com/forum/index.php?p=/discussion/comment/16911',
    ],
    answers: [
      at('Cyton/CytonProgram', 'no-target', 'the dongle is at GPIO6'),
      at('Cyton/CytonProgram', 'older', 'in this order'),
    ],
    typed: {
      trouble: [
        'no target found after firmware update v2',
        'upgrade 2014 cyton no target found catalina',
        'init timeout gui after firmware update',
        'downgrade cyton firmware failed',
      ],
    },
  },
  {
    asks: 'A board that shows the same pulse on every channel after an upgrade.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F2223%2Fis-my-cyton-broken-non-responsive-after-attempted-firmware-upgrade',
    ],
    answers: [
      at('Cyton/CytonProgram', 'no-ids', 'install chipKIT 1.3.1'),
      at('Troubleshooting/minimizingNoise', 'test-the-board', 'Short the inputs'),
    ],
    typed: {
      trouble: ['cyton not responsive after firmware upgrade'],
    },
  },
  {
    asks: 'Radio firmware: “fail... fail... fail...”, and the order of uploads.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17470%2F'],
    answers: [
      at('Cyton/CytonRadios', 'dongle-fails', 'the switch is at RESET'),
      at('Cyton/CytonProgram', 'older', 'the radio on the board, the dongle'),
    ],
    typed: {
      trouble: [
        'fail fail fail when uploading radio firmware',
        'order of firmware upload radio dongle board',
        'diy cyton cannot pair',
      ],
    },
  },
  {
    asks: 'How long batteries last.',
    origins: ['https://openbci.com/community/estimating-openbci-battery-life/'],
    answers: [at('Cyton/CytonSpecs', 'battery-life', '62 mA while streaming')],
    typed: { trouble: ['openbci current draw ma', '4 aa batteries how many hours cyton'] },
  },
  {
    asks: 'Sleep: a night with the boards.',
    origins: ['https://www.spisop.org/openbci/'],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'can-i-sleep-with-it', 'it suits sleep best'),
      at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card'),
    ],
    typed: { trouble: ['polysomnography with openbci', 'record sleep all night battery and card'] },
  },
  {
    asks: 'What the gain does to amplitudes.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3660/effect-of-gain-on-data-amplitude',
      'https://openbci.com/forum/index.php?p=/discussion/comment/2330',
      'https://openbci.com/forum/index.php?p=/discussion/comment/2328',
    ],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'change the divisor'),
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'hardware-settings',
        'The scale on screen and in the recording follows by itself',
      ),
    ],
    typed: {
      trouble: [
        'amplitude changes when i change gain',
        'is gain already in the microvolts of the file',
        'scale factor always x24?',
        'does gui divide by gain',
        'microvolt values differ between gain 1 and 24',
      ],
    },
  },
  {
    asks: 'An average of thousands of microvolts.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F21293'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'above 0.5 Hz, before you plot'),
      at('Troubleshooting/minimizingNoise', 'offset', 'Remove it with a high-pass'),
    ],
    typed: {
      trouble: ['erp amplitude 5000 uV impossible', 'p300 average thousands of microvolts'],
    },
  },
  {
    asks: 'Gain in BCI2000.',
    origins: ['https://www.bci2000.org/bbs__/viewtopic.php?p=10253'],
    answers: [at('Software/SoftwareLanding', 'others', 'OpenBCISource')],
    typed: { trouble: ['bci2000 openbci', 'bci2000 channel gain openbci'] },
  },
  {
    asks: 'The packet of a Cyton, seen in a program of Node.js.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3227/interpreting-cyton-data-format'],
    answers: [
      at('Cyton/CytonDataFormat', 'stop-bytes', 'packet type'),
      at('Cyton/CytonDataFormat', '0xc0-accelerometer', 'Zeros mean nothing new'),
    ],
    typed: {
      trouble: [
        'stopbyte 192 accelData auxData meaning',
        'what is auxData in cyton sample',
        'node js parse cyton stream',
      ],
    },
  },
  {
    asks: "The WiFi Shield's routes, such as /board.",
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3880/seeking-documentation-on-openbci-wifi-shield-api-and-example-responses',
    ],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'routes', 'Every route answers')],
    typed: {
      trouble: ['wifi shield api /board response', 'emulate cyton over wifi for gui'],
      name: ['wifi shield http api'],
    },
  },
  {
    asks: 'A Muse in the GUI.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3880/seeking-documentation-on-openbci-wifi-shield-api-and-example-responses',
    ],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-a-muse-an-emotiv-or-another-makers-headset-with-the-gui',
        'BrainFlow reads the Muse',
      ),
    ],
    typed: { trouble: ['muse s with openbci gui', 'emotiv in openbci gui'] },
  },
  {
    asks: 'Moving a cursor through OpenViBE.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/2665'],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'lsl', 'Acquisition client')],
    typed: { trouble: ['control mouse cursor with eeg openvibe', 'openvibe tutorial beginner openbci'] },
  },
  {
    asks: 'Firmware 3 of the Ganglion and programs that do not know it.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3686/compatibility-issue-with-bioera-and-ganglion-firmware-v3-0',
      'https://openbci.com/forum/index.php?p=/discussion/4049/ganglion-firmware-update-and-brainbay-incompatible/',
      'https://github.com/OpenBCI/OpenBCI_Ganglion_Library/issues/22',
    ],
    answers: [
      at('Ganglion/GanglionSDK', 'hangs', 'Switch the board off and on'),
      at('Ganglion/GanglionProgram', 'two-or-three', 'You can go back later'),
    ],
    typed: {
      trouble: [
        'bioera ganglion firmware 3 not working',
        'ganglion hangs after a minute led stays on',
        'brainbay not compatible with new ganglion firmware',
        'go back to ganglion firmware 2',
      ],
    },
  },
  {
    asks: 'The first packet and the counting of firmware 3.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_Ganglion_Library/pull/31',
      'https://github.com/brainflow-dev/brainflow/pull/664',
    ],
    answers: [
      at('Ganglion/GanglionDataFormat', 'sample-clock', 'converts 201 samples'),
      at('Ganglion/GanglionSDK', 'first-packet', 'stray ID'),
    ],
    typed: { trouble: ['ganglion packet id 99 first', 'ganglion lost one sample each second packet loss'] },
  },
  {
    asks: 'No streaming of a Ganglion after an own build.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'zeros', 'change them')],
    typed: { trouble: ['ganglion no data after flashing my sketch', 'own ganglion build values zero'] },
  },
  {
    asks: 'Digital input, photo sensor, forum on SD recording.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2552/recording-crashes-with-sd-card-and-other-issues',
      'https://openbci.com/forum/index.php?p=/discussion/3040/stabilize-sd-card-recording',
    ],
    answers: [
      at('Cyton/CytonSDCard', 'card', 'Cheap and slow cards lose data'),
      at('Cyton/CytonSDCard', 'when-it-does-not-work', 'switch the board off and on'),
    ],
    typed: {
      trouble: [
        'gui crashes when recording to sd',
        'sd card recording unstable',
        'stabilise sd recording cyton',
      ],
    },
  },
  {
    asks: 'Program the Ganglion on Windows.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/2736/ganglion-ota-programming-for-windows-new-instructions',
    ],
    answers: [at('Ganglion/GanglionProgram', 'build', 'Boards Manager')],
    typed: { trouble: ['ganglion ota windows instructions', 'compile ganglion firmware windows 10'] },
  },
  {
    asks: 'Playback board of BrainFlow and recordings of the GUI.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/673',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1113',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1007',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'save', 'as if it were live'),
      at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'cannot play these files back'),
    ],
    typed: {
      trouble: [
        'brainflow playback board with gui txt file',
        'play brainflow csv in gui',
        'playback board slow',
      ],
    },
  },
  {
    asks: 'The BrainFlow streamer on Windows.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1190'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'brainflow-csv',
        'writes no BrainFlow CSV and sends nothing to the network',
      ),
      at('Software/OpenBCISoftware/GUIDocs', 'from-gui', 'Nothing arrives from GUI 5.2.0 to 5.2.2?'),
    ],
    typed: {
      trouble: [
        'brainflow streamer not working windows gui 5.2.2',
        'no BrainFlow-RAW file written on windows',
      ],
    },
  },
  {
    asks: 'Streaming from one GUI to another over the internet.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/146'],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'from-gui', 'VPN')],
    typed: { trouble: ['stream eeg over internet to other gui', 'remote neurofeedback gui to gui'] },
  },
  {
    asks: "The streaming board's master board.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1100'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'master_board')],
    typed: { trouble: ['need to set master board attribute', 'streaming board brainflow arguments'] },
  },
  {
    asks: 'EMG widget and joystick.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/180',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1158',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1156',
      'https://github.com/OpenBCI/Documentation/issues/175',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'emg', 'upper threshold'),
      at('Software/OpenBCISoftware/GUIWidgets', 'emg-joystick', 'from the EMG values'),
    ],
    typed: {
      trouble: [
        'emg widget settings creep explained',
        'what is min delta uV',
        'emg joystick other channels',
        'smoothing or window emg settings',
      ],
      name: ['emg joystick widget'],
    },
  },
  {
    asks: 'Settings are not loaded at start.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1201',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1138',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/942',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'settings-files', 'After each connection'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'Each session begins with the default filters'),
    ],
    typed: {
      trouble: [
        'gui does not load my settings automatically',
        'user settings file deleted by gui',
        'default filters every time',
        'CytonUserSettings.json not loaded',
        'gui forgets filter settings',
        'load settings at startup automatic',
      ],
    },
  },
  {
    asks: 'Hardware settings are not kept.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/954'],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'settings-files', 'BrainFlow sends d'),
      at('Software/OpenBCISoftware/GUIWidgets', 'hardware-settings', 'Save and Load keep the settings'),
    ],
    typed: {
      trouble: [
        'hardware settings lost after restart',
        'gain goes back to 24 each session',
        'gui fails to send hardware settings',
        'channel settings reset when session restarts',
      ],
    },
  },
  {
    asks: 'The amplitude of the FFT.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1203'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'fft',
        'The GUI does not make up for what the window takes away',
      ),
    ],
    typed: { trouble: ['fft peak half of time series amplitude', 'linear fft amplitude incorrect'] },
  },
  {
    asks: 'The amplitudes of a BDF file.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1078',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1081',
    ],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'as whole microvolts')],
    typed: {
      trouble: [
        'eeg amplitude in bdf different from gui',
        'exported file amplitude too low below 1 uV',
        'matlab bdf 10 times lower than in gui',
      ],
    },
  },
  {
    asks: 'BDF file corrupt or not saved.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/441',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/147',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/35',
      'https://github.com/OpenBCI/OpenBCI_GUI/pull/169',
    ],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'only when the session ends')],
    typed: {
      trouble: [
        'bdf file not saved',
        'corrupt bdf edfbrowser cannot open',
        '.edf from old gui cannot be opened',
      ],
    },
  },
  {
    asks: 'The spectrogram.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1128',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/662',
    ],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'spectrogram', 'The top plot takes the odd channels'),
    ],
    typed: { trouble: ['spectrogram wrong frequency', 'spectrogram which channels top bottom'] },
  },
  {
    asks: 'Running from Processing: libraries are missing.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/309',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/150',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/609',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/953',
      'https://github.com/openbci-archive/Docs/issues/140',
      'https://github.com/openbci-archive/Docs/issues/134',
      'https://github.com/openbci-archive/Docs/issues/141',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/166',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/141',
    ],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'Copy everything inside',
      ),
    ],
    typed: {
      trouble: [
        'No library found for com.sun.jna',
        'no library found for controlP5 grafica oscP5',
        'processing ide many errors openbci gui',
        'setBorderColor(int) does not exist',
        'please fix the size() line to continue',
        'fftBuff cannot be resolved to a variable',
        'duplicate libraries processing gui',
        'where to copy processing libraries for gui',
        'run gui sketch no library minim',
      ],
    },
  },
  {
    asks: 'BrainFlow on a Raspberry Pi.',
    origins: [
      'https://github.com/brainflow-dev/brainflow/issues/382',
      'https://github.com/brainflow-dev/brainflow/issues/344',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/101',
    ],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'is for x64')],
    typed: {
      trouble: [
        'brainflow pip does not work on raspberry',
        'liblsl32.so cannot open shared object file pi',
        'openbci acquisition on pi zero',
        'user.py raspberry need more than 1 value to unpack',
        'compile brainflow on pi 4 64 bit',
      ],
    },
  },
  {
    asks: 'The old Python library on a Raspberry Pi.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_Python/issues/40',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/122',
    ],
    answers: [
      at('Deprecated/Python', 'errors', 'both packages import the Ganglion part'),
      at('Deprecated/Python', 'run-it-once-more', 'Load only the file that you'),
    ],
    typed: {
      trouble: [
        'undefined symbol: lsl_library_info',
        'sudo python user.py --board ganglion error',
        'yapsy unable to import plugin streamer_lsl',
      ],
    },
  },
  {
    asks: 'Node.js libraries.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_NodeJS_Cyton/issues/14',
      'https://github.com/openbci-archive/OpenBCI_NodeJS_Cyton/issues/22',
      'https://github.com/openbci-archive/OpenBCI_NodeJS/issues/33',
    ],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'npm install brainflow'),
      at('Deprecated/Hub', 'build-it-from-source', 'Whether their native modules'),
    ],
    typed: {
      trouble: [
        'serialport@6.2.2 install script failed',
        'openbci nodejs cyton npm install error',
        'Error [writeAndDrain]: Serialport not open',
        'openbci node library deprecated?',
        'openbci-cyton npm package does not compile',
      ],
    },
  },
  {
    asks: 'Scale factor of a Ganglion in the old library.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/133'],
    answers: [
      at('Deprecated/Python', 'scale', 'a thousand times too small'),
      at('Ganglion/GanglionDataFormat', 'scale-factor', '0.001869917138805'),
    ],
    typed: {
      trouble: [
        'ganglion scale factor 1200 or 1200000',
        'openbci_python ganglion values wrong by 1000',
        'ganglion counts to uv',
      ],
    },
  },
  {
    asks: 'WiFi Shield loses packets and shows spikes.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/231',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/82',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/48',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/63',
    ],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'Spikes appear in a rhythm'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'No certain one'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'If packets are missing'),
    ],
    typed: {
      trouble: [
        'wifi shield packet loss',
        'noise spikes every second wifi shield',
        'wifi direct dropped packets 1000hz',
        'udpx3 latency best setting',
        'wifi shield spikes how to remove',
        'wlan shield verliert daten',
      ],
    },
  },
  {
    asks: 'The WiFi Shield cannot be reached.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/51',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/72',
      'https://github.com/OpenBCI/OpenBCI_Radios/issues/31',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/90',
      'https://github.com/OpenBCI/OpenBCI_WIFI/issues/79',
    ],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-direct', '10 quick flashes'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'File not found'),
    ],
    typed: {
      trouble: [
        'cannot get wifi shield working',
        '192.168.4.1 page not opening',
        'D2 led never blinks wifi shield',
        '192.168.4.1/board File not found',
        'wifi shield at office no ip address',
        'wifi shield not in network list after update',
        'cant reach wifi shield page',
        'wifi shield hotspot not visible',
      ],
    },
  },
  {
    asks: '“No OpenBCI board attached to WiFi Shield”.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/369',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/303',
    ],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'power-a-ganglion-with-shield', 'Switch the shield on first'),
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'EXT PWR must be ON'),
    ],
    typed: {
      trouble: [
        'no openbci board attached to wifi shield',
        'wifi shield finds no cyton below',
        'ganglion wifi shield not attached',
      ],
    },
  },
  {
    asks: 'Sample rates of the WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'does not deliver every sample')],
    typed: { trouble: ['how fast is wifi shield', 'wifi shield 16 channels rate'] },
  },
  {
    asks: 'A session over WiFi does not stream.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/390'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'firewall must let the GUI receive'),
      at('Deprecated/WiFiShield/WiFiGS', 'start-the-gui', 'STATIC IP'),
    ],
    typed: { trouble: ['static ip or dynamic ip wifi shield', 'data not streaming wifi windows 10'] },
  },
  {
    asks: 'WiFi credentials and logins.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/pull/57'],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'forget', 'Click to Erase Wifi Credentials'),
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-station', 'enterprise'),
    ],
    typed: {
      trouble: ['reset wifi shield credentials', 'wifi shield eduroam', 'change network of wifi shield'],
    },
  },
  {
    asks: 'WiFi Shield firmware.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiProgram', 'over-the-air', 'Open /version')],
    typed: { trouble: ['update wifi shield firmware', 'esptool wifi shield bootloader'] },
  },
  {
    asks: "Where the Mark IV's files are, and parts that are missing.",
    origins: [
      'https://github.com/OpenBCI/Ultracortex/issues/11',
      'https://github.com/OpenBCI/Ultracortex/issues/19',
      'https://github.com/OpenBCI/Ultracortex/issues/25',
      'https://github.com/OpenBCI/Ultracortex/issues/26',
      'https://github.com/OpenBCI/Ultracortex/pull/34',
    ],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'M4_Medium_Front.stl')],
    typed: {
      trouble: ['where are the mark 4 stl files', 'mark iv medium large stl', 'ultracortex parts list'],
      task: ['download ultracortex files'],
    },
  },
  {
    asks: 'Is the Mark IV printable on a small printer, with which settings.',
    origins: [
      'https://github.com/OpenBCI/Ultracortex/issues/27',
      'https://github.com/OpenBCI/Ultracortex/issues/30',
      'https://github.com/OpenBCI/Ultracortex/issues/16',
    ],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Print the halves with the flat, cut side down'),
      at('Deprecated/MarkIII', 'sizes', 'quarters'),
    ],
    typed: {
      trouble: [
        'ultracortex too big for my printer',
        'mark iv print settings support',
        'too much support breaks frame',
        'headset frame 3d print failed',
        'split frame in 4 pieces',
        'what filament for ultracortex',
        'headset print supports wont come off',
      ],
    },
  },
  {
    asks: 'CAD files of the headset.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/9'],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'there is no parametric CAD file')],
    typed: { trouble: ['solidworks files ultracortex', 'edit ultracortex stl in cad'] },
  },
  {
    asks: 'Electrodes of the Mark IV, and others that fit.',
    origins: [
      'https://github.com/OpenBCI/Ultracortex/issues/31',
      'https://github.com/OpenBCI/Ultracortex/issues/1',
      'https://github.com/openbci-archive/Docs/issues/115',
    ],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', 'print the blue bolts and holders yourself'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'sold with 2 and 5 mm'),
    ],
    typed: {
      trouble: [
        'make mark iv electrodes myself',
        'longer spikes for thick hair electrode',
        '5mm comb electrodes fit mark iv?',
        'replacement electrodes ultracortex',
        'buy spare spikey electrodes',
        'spike electrodes worn off',
      ],
    },
  },
  {
    asks: 'The right SRB pin on a Mark IV.',
    origins: ['https://github.com/openbci-archive/Docs/issues/119'],
    answers: [at('AddOns/Headwear/MarkIV', 'wiring', 'The other wires may go to any channel')],
    typed: { trouble: ['mark iv srb pin top or bottom', 'ear clips which pins ultracortex'] },
  },
  {
    asks: 'A pin that is wrong in a guide.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/131'],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'Both pins of the column')],
    typed: { trouble: ['emg setup pin N1P or N2P'] },
  },
  {
    asks: "The LSL documentation's old script.",
    origins: [
      'https://github.com/OpenBCI/Documentation/pull/244',
      'https://github.com/OpenBCI/Documentation/issues/60',
    ],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'openbci-lsl', 'archived')],
    typed: { trouble: ['is openbci_lsl still supported'] },
  },
  {
    asks: 'LSL time stamps that do not fit other streams.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/775'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'stamped when the GUI hands them over'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'LSL measures the offset between computers'),
    ],
    typed: {
      trouble: [
        'xdf streams not aligned openbci',
        'lsl timestamps jump backwards',
        'labrecorder eeg and markers misaligned',
      ],
    },
  },
  {
    asks: 'LSL channels that hold more than EEG, and markers in OpenViBE.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/592',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/557',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/530',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Streams at once')],
    typed: { trouble: ['lsl three streams at once gui', '16 channels lsl gui crash'] },
  },
];
