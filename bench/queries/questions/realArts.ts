import { at, type Question } from '../types';

/** What makers of music, games, installations and machines asked in public threads of other projects. */
export const realArts: readonly Question[] = [
  {
    asks: 'A tone for each band, to hear with closed eyes.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/709',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/745',
    ],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'makes each note follow one band')],
    typed: { task: ['play a tone for each brainwave band eyes closed'] },
  },
  {
    asks: 'An Unreal game that sends by LSL in the preview, and not on a Quest 3.',
    origins: ['https://github.com/sccn/labstreaminglayer/issues/124'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'It is made for Windows and Linux only')],
    typed: { trouble: ['unreal lsl plugin works in preview not on quest 3'] },
  },
  {
    asks: 'A Unity game on a Pico headset whose stream no computer sees.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/60'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'The permission alone is not enough'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'hold a WifiManager.MulticastLock'),
    ],
    typed: { trouble: ['pico headset lsl stream not visible native build'] },
  },
  {
    asks: 'A stream of an Android tablet that comes and goes in the list.',
    origins: ['https://github.com/sccn/liblsl/issues/204'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'its own come and go in the list'),
    ],
    typed: { trouble: ['lsl stream from android tablet online then offline'] },
  },
  {
    asks: 'Several streams on one Android device without Wi-Fi, of which one is found.',
    origins: ['https://github.com/sccn/liblsl/issues/207'],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'Without Wi-Fi, only one of several streams',
      ),
    ],
    typed: { trouble: ['android lsl only one stream found without wifi'] },
  },
  {
    asks: 'A stream into a blueprint of Unreal.',
    origins: ['https://github.com/labstreaminglayer/plugin-UE4/issues/3'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'give an actor the component LSLInlet')],
    typed: { task: ['unreal blueprint eeg stream inlet or outlet'] },
  },
  {
    asks: 'A loop over LSL samples in Unity that does not end.',
    origins: ['https://github.com/labstreaminglayer/LSL4Unity/issues/14'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'more slowly than they come'),
    ],
    typed: { trouble: ['unity pull_sample while loop never ends'] },
  },
  {
    asks: 'BrainFlow in Unity by NuGet.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/592'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'It gives Unity a NuGet menu')],
    typed: { task: ['install brainflow in unity nuget'] },
  },
  {
    asks: 'Which boards an Android app reads through BrainFlow.',
    origins: ['https://github.com/brainflow-dev/BrainFlowAndroidTest/issues/1'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'names Android for few of the boards')],
    typed: { name: ['brainflow android app which openbci boards work'] },
  },
  {
    asks: 'An avatar of VRChat with no room for more parameters.',
    origins: ['https://github.com/ChilloutCharles/BrainFlowsIntoVRChat/issues/3'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'share 256 bits')],
    typed: { trouble: ['vrchat out of parameter memory too many osc floats'] },
  },
  {
    asks: 'The names of the parameters for an avatar.',
    origins: ['https://github.com/ChilloutCharles/BrainFlowsIntoVRChat/pull/17'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'BFI/PwrBands/Left/Alpha')],
    typed: { name: ['vrchat osc address for focus and alpha left'] },
  },
  {
    asks: 'A scene in a browser that follows brain and heart.',
    origins: ['https://github.com/vizorvr/patches/issues/2051'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'web-page', 'a three.js or WebXR scene for example'),
    ],
    typed: { task: ['webvr scene controlled by eeg and heart rate'] },
  },
  {
    asks: 'A drum machine played from the GUI.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/143'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'for a drum machine or a synthesiser')],
    typed: { task: ['max msp osc from gui to midi drum machine'] },
  },
  {
    asks: 'Ten equal values of acceleration in one message.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/238'],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Ten equal accelerometer values in a row'),
      at('Examples/EMGProjects/EMG_Tetris', 'how-it-works', 'packs ten accelerometer samples'),
    ],
    typed: { trouble: ['udp accelerometer json ten values per axis'] },
  },
  {
    asks: 'An addon of openFrameworks for OpenBCI.',
    origins: ['https://github.com/atduskgreg/ofxaddons.com/issues/168'],
    answers: [at('Software/SoftwareLanding', 'others', 'in openFrameworks with its addon ofxOsc')],
    typed: { name: ['ofxOpenBCI'] },
  },
  {
    asks: 'Electrodes below the strap of a VR headset.',
    origins: [
      'https://academy.ant-neuro.com/blog/application-notes-2/simultaneous-eeg-vr-recordings-with-your-eego-tm-system-22',
    ],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'vr', 'Straps and padding press on electrodes'),
      at('AddOns/Headwear/ElectrodeCap', 'movement', 'the straps press on electrodes'),
    ],
    typed: { trouble: ['vr headset presses on eeg electrodes'] },
  },
  {
    asks: 'EEG in Unreal by OSC.',
    origins: ['https://forums.unrealengine.com/t/brain-computer-interfaces/10483/9'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'make a server with Create OSC Server')],
    typed: { task: ['unreal engine osc eeg from gui'] },
  },
  {
    asks: 'A loop that fetches and computes while the board streams.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/171'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'keep', 'For a sliding window'),
      at('ForDevelopers/DataAnalysis', 'filter-live', 'take get_current_board_data'),
    ],
    typed: { task: ['brainflow real time loop process data with delay'] },
  },
  {
    asks: 'The GUI stays behind after work in another window.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/230'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'choppy', 'as it did in GUI 3')],
    typed: { trouble: ['gui in background lags then catches up'] },
  },
  {
    asks: 'Streams of RxJS from a board.',
    origins: ['https://github.com/neurosity/openbci-observable/issues/2'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'openbci-observable of 2017')],
    typed: { name: ['javascript rxjs observable openbci'] },
  },
  {
    asks: 'The old sketch for focus and the new widget.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3491/sending-focus-data-from-gui-to-arduino-for-new-focus-widget',
    ],
    answers: [at('Examples/EEGProjects/FocusArduino', 'old-sketch', 'wait for the words of GUI 4')],
    typed: { trouble: ['arduino focus sketch with new focus widget'] },
  },
  {
    asks: 'A Cyton on a phone by Bluetooth LE.',
    origins: ['http://openbci.com/community/cyton-ble-code-now-in-alpha/'],
    answers: [
      at('Cyton/CytonSpecs', 'bluetooth', 'two channels over Bluetooth LE'),
      at('FAQ/HardFAQ', 'does-the-cyton-use-bluetooth', 'talks to an OpenBCI dongle only'),
      at(
        'ForDevelopers/SoftwareDevelopment',
        'phones',
        'With a Cyton, plug the dongle into an Android device',
      ),
    ],
    typed: { task: ['cyton bluetooth to phone without dongle firmware'] },
  },
  {
    asks: 'A Muse in the GUI.',
    origins: ['https://github.com/alexandrebarachant/muse-lsl/issues/160'],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-a-muse-an-emotiv-or-another-makers-headset-with-the-gui',
        'The GUI reads the Cyton, the Ganglion',
      ),
    ],
    typed: { task: ['muse headband in openbci gui'] },
  },
  {
    asks: 'Brain and heart of two performers at the same time.',
    origins: ['https://www.evaleestudio.com/whats-new/art-a-hack-fourth-week-down-to-the-wire'],
    answers: [
      at('FAQ/HardFAQ', 'can-i-measure-two-people-with-one-board', 'Take one board for each person'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Make one BoardShim for each board'),
    ],
    typed: { task: ['eeg and ecg of two performers into processing visuals'] },
  },
  {
    asks: "The GUI's file, read by TouchDesigner while it grows.",
    origins: ['https://www.jeremydeprisco.com/category/open-bci/'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'recording',
        'Another program may read the file meanwhile',
      ),
    ],
    typed: { task: ['touchdesigner read recording file while gui records'] },
  },
  {
    asks: 'A drone that stops when the brain program fails.',
    origins: ['https://neuralberta.tech/project/drone/', 'https://gear.dev/building-a-mind-controlled-drone'],
    answers: [
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'send', 'Stop the machine if no packet has come'),
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', '', 'keep a hand on its own off switch'),
    ],
    typed: { task: ['brain controlled drone kill switch'] },
  },
  {
    asks: 'Electrodes for a robot arm that follows imagined movement.',
    origins: ['https://openbci.com/community/robotic-future/'],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Each pair lies in front of and behind'),
      at('Deprecated/MotorImagery', 'electrodes', 'C3'),
    ],
    typed: { task: ['robot arm motor imagery which electrodes C3 C4 Cz'] },
  },
  {
    asks: 'OpenBCI in Node-RED.',
    origins: [
      'https://preprints.org/manuscript/202401.1608/v1',
      'https://jcoms.fesb.unist.hr/10.24138/jcomss-2025-0012',
    ],
    answers: [at('Software/SoftwareLanding', 'others', 'Node-RED')],
    typed: { name: ['node-red openbci nodes'] },
  },
  {
    asks: 'A result of a Python program in a browser.',
    origins: ['https://git.ete.moe/NeuroTech-Leuven/BrainBrowsR/blob/main/docs/websockets.md'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'web-page', 'Your own Python program can send')],
    typed: { task: ['send ssvep result from python to browser websocket'] },
  },
  {
    asks: 'A muscle that presses a key.',
    origins: ['https://githubissues.com/Neurotechnology-Exploration-Team/OpenBciWebGui/readme'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'keys', 'presses keys in whatever program'),
    ],
    typed: { task: ['emg threshold press key toggle or tap'] },
  },
  {
    asks: 'A Raspberry Pi that reads the board and streams to the network.',
    origins: ['https://github.com/UN-GCPDS/bci-framework'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'stream it to the GUI')],
    typed: { task: ['raspberry pi acquisition server stream eeg over network'] },
  },
  {
    asks: "BrainFlow's C# package with Mono.",
    origins: ['https://github.com/brainflow-dev/brainflow/pull/140'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'c-1', 'With Mono on Linux')],
    typed: { task: ['brainflow c# linux mono'] },
  },
  {
    asks: 'A lamp of Philips Hue that follows focus.',
    origins: ['http://www.meshchery.com/tag/phillips-hue/'],
    answers: [at('Software/SoftwareLanding', 'others', 'lamps such as Philips Hue')],
    typed: { task: ['turn lamp on when focused philips hue'] },
  },
  {
    asks: 'BrainFlow in a component of Unreal.',
    origins: ['https://geeksrepos.com/XanaGA/VR_lab'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'for Unreal Engine 4.25 and later')],
    typed: { task: ['brainflow c++ in unreal component'] },
  },
  {
    asks: 'Unity finds no stream of another computer.',
    origins: ['https://github.com/sccn/liblsl/issues/29'],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Both computers in one subnet'),
    ],
    typed: { trouble: ['unity does not see lsl stream of other computer'] },
  },
  {
    asks: 'Web Bluetooth in a WebView of an Android app.',
    origins: ['https://github.com/WebBluetoothCG/web-bluetooth/issues/558'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'Android has no Web Bluetooth')],
    typed: { task: ['web bluetooth android webview ganglion app'] },
  },
  {
    asks: 'Notes of MIDI from brain waves in Python.',
    origins: [
      'https://bagavanmm.medium.com/generating-music-with-my-brain-829d1c168ef8?source=user_profile---------1----------------------------',
    ],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'In Python mido sends both')],
    typed: { task: ['midi notes from alpha band power python'] },
  },
];
