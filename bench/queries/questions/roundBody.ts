import { at, type Question } from '../types';

/**
 * What people ask about all that is worn: headsets, caps, electrodes, sensors of other makers, set-ups, example
 * projects and retired headsets. Collected from threads, from older instructions and from sources, page by page, and
 * written down before any of it was put to a search or looked up on the pages.
 */
export const roundBody: readonly Question[] = [
  {
    asks: 'Which headwear goes with which board and with sixteen channels.',
    origins: [],
    answers: [
      at('AddOns/AddOnLanding', 'headwear-compared', 'Best board'),
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'EEG with a Ganglion'),
    ],
    typed: {
      name: ['which headset works with ganglion'],
      task: ['headwear for 16 channels comparision'],
    },
  },
  {
    asks: 'Electrodes made at home from brass or copper.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/646/openbci-gui-incorrect-calculation-of-rms-value',
    ],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'home-made', 'A user with electrodes of brass found'),
      at('AddOns/Electrodes/ElectrodesLanding', 'contact', 'Use one kind of metal for all electrodes'),
    ],
    typed: {
      trouble: ['homemade brass electrodes railed'],
      task: ['can i make eeg electrodes from copper'],
    },
  },
  {
    asks: 'The snap cable goes on before the electrode is on the skin.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'snaps', 'the electrode goes on the skin'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', '', 'the electrode goes on the skin'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', '', 'before they go on the skin'),
      at('ThirdParty/IDUN_Dryode/Dryode', 'put-it-on', 'Pressing a snap on skin hurts'),
    ],
    typed: {
      task: ['snap electrode before or after sticking on skin', 'how to attach snap cable to foam electrode'],
    },
  },
  {
    asks: 'Temperature, raft and brim for the frame of the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', '220 °C at the nozzle')],
    typed: { task: ['pla temperature ultracortex print', 'raft or brim for mark iv frame'] },
  },
  {
    asks: 'A Mark IV on a Ganglion: pins and ear clips.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'four-channels-ganglion', 'Set all four switches')],
    typed: {
      task: ['ultracortex with ganglion which pins'],
      name: ['mark iv 4 channels ganglion ear clips'],
    },
  },
  {
    asks: 'Two wires are too short for sixteen channels on the Mark IV.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/MarkIV',
        'sixteen-channels-cyton-with-daisy',
        'plug a grey and a purple 8-inch wire into a 4-inch one',
      ),
    ],
    typed: {
      trouble: ['wires too short 16 channel mark iv'],
      task: ['gray purple cable F7 F8 extend'],
    },
  },
  {
    asks: 'How long a gel cap takes to put on.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', '', 'gives the steadiest EEG'),
      at('AddOns/AddOnLanding', 'headwear-compared', '15 to 45 min'),
    ],
    typed: { task: ['how long to put on gel cap'] },
  },
  {
    asks: 'Gel in the hair after a recording.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'does-the-gel-come-out-of-the-hair', 'It is water-based'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'warm water and shampoo'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'Paste in the hair comes out'),
    ],
    typed: { trouble: ['gel out of hair after eeg'] },
  },
  {
    asks: 'Rows of pins and grey cables of the gel-free cap.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'connect-it', 'Use the bottom row on both boards')],
    typed: {
      task: ['gelfree cap daisy top or bottom pins'],
      name: ['gelfree cap grey cable ref gnd'],
    },
  },
  {
    asks: 'Disinfectants for the gel-free cap and its sponges.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'Perfektan TB')],
    typed: { name: ['disinfect gelfree cap cavicide'], task: ['bleach on saline cap sponges'] },
  },
  {
    asks: 'Taking an electrode out of the headband.',
    origins: [],
    answers: [at('AddOns/Headwear/HeadBand', 'mount-the-electrodes', 'lever it off with a thin, flat tool')],
    typed: {
      task: ['remove spikey electrode from headband lead'],
      trouble: ['comb electrode stuck in snap holder'],
    },
  },
  {
    asks: 'Places that the headband reaches.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'where-electrodes-can-go', 'F7, AF7, Fp1, Fpz, Fp2, AF8, F8'),
      at('AddOns/Headwear/HeadBand', '', 'but not the top (C3, Cz, Pz)'),
      at('AddOns/Headwear/HeadBand', 'what-it-is-for-and-what-not', 'motor imagery (needs C3, C4)'),
    ],
    typed: { task: ['headband c3 c4 possible?'], name: ['headband electrode positions list'] },
  },
  {
    asks: 'Which sensors of other makers are no longer sold.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/333'],
    answers: [
      at(
        'ThirdParty/ThirdPartyLanding',
        'which-board-does-it-fit',
        'OpenBCI no longer sells ThinkPulse, Dryode and MyoWare',
      ),
      at('ThirdParty/ThinkPulse/ThinkPulse', '', 'OpenBCI has discontinued the kit'),
      at('ThirdParty/Myoware/MyoWareCyton', '', 'the OpenBCI shop has stopped selling the MyoWare 2.0'),
    ],
    typed: { name: ['thinkpulse discontinued?'], task: ['is myoware still sold by openbci'] },
  },
  {
    asks: 'A cEEGrid used again.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'clean-and-reuse', 'without rubbing and without chemicals')],
    typed: { task: ['reuse ceegrid cleaning'] },
  },
  {
    asks: 'Gold or silver for a cEEGrid.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'gold-or-silver', 'Gold had the lower impedance')],
    typed: { name: ['ceegrid gold or silver chloride'] },
  },
  {
    asks: 'Messages of the EmotiBit DataParser.',
    origins: [
      'https://github.com/EmotiBit/ofxEmotiBit/issues/125',
      'https://github.com/EmotiBit/ofxEmotiBit/issues/111',
    ],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-files', 'MALFORMED PACKET'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'Keep the Oscilloscope connected for a minute'),
    ],
    typed: { trouble: ['emotibit dataparser malformed packet', 'emotibit dataparser no timesyncs'] },
  },
  {
    asks: 'An EmotiBit on the hotspot of an iPhone.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', 'With an iPhone hotspot'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'settings-files', 'EmotiBitOscilloscope.app'),
    ],
    typed: {
      trouble: ['emotibit iphone hotspot not found', 'emotibit oscilloscope empty list blue blinking'],
    },
  },
  {
    asks: 'How long the battery of an EmotiBit lasts and charges.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'battery', 'about two hours')],
    typed: { task: ['emotibit battery how many hours', 'emotibit charge time 400mah'] },
  },
  {
    asks: 'The SD card of an EmotiBit is too large or holds no recording.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/311'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-card', 'larger ones are not supported'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', '', 'at most 32 GB'),
    ],
    typed: { name: ['emotibit 64gb sd card'], trouble: ['emotibit recording file missing on card'] },
  },
  {
    asks: 'The installer of the EmotiBit finds no Feather.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'no-firmware', 'The installer does not find the Feather'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'set-it-up', 'Programming fails while the device is in HIB'),
    ],
    typed: {
      trouble: ['emotibit firmware installer feather not detected'],
      name: ['emotibit hib switch firmware'],
    },
  },
  {
    asks: 'Cables for a Dryode, and whether it can be bought.',
    origins: [],
    answers: [
      at('ThirdParty/IDUN_Dryode/Dryode', '', 'the same snap cables that take foam electrodes'),
      at('ThirdParty/IDUN_Dryode/Dryode', 'connect-it', 'Dryodes replace the foam electrodes'),
      at(
        'ThirdParty/ThirdPartyLanding',
        'which-board-does-it-fit',
        'OpenBCI no longer sells ThinkPulse, Dryode and MyoWare',
      ),
    ],
    typed: { task: ['dryode which cable'], name: ['idun dryode still available'] },
  },
  {
    asks: 'Outputs and supply of a MyoWare 2.0.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Myoware/MyoWareCyton',
        '1-solder-pins-to-the-sensor',
        'envelope: smooth, rises with effort',
      ),
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'The pins take 0 V to 3.3 V'),
    ],
    typed: { name: ['myoware 2.0 env or raw output'], task: ['myoware vin which cyton pin'] },
  },
  {
    asks: 'The three wires of a Pulse Sensor.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'Pulse widget reads D11 only')],
    typed: { name: ['pulse sensor red purple wire cyton'] },
  },
  {
    asks: 'A Pulse Sensor on a Ganglion.',
    origins: [],
    answers: [
      at(
        'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
        'with-a-ganglion',
        'Pulse and Analog Read widgets belong to the Cyton',
      ),
      at('ThirdParty/ThirdPartyLanding', 'which-board-does-it-fit', 'not in the GUI'),
    ],
    typed: { task: ['pulse sensor on ganglion'] },
  },
  {
    asks: 'New prongs for a ThinkPulse electrode.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'a-prong-is-worn', 'Put a small flat screwdriver')],
    typed: { task: ['replace thinkpulse prongs'] },
  },
  {
    asks: 'The power board of ThinkPulse on an older Cyton.',
    origins: [],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'mount-the-electrodes', 'made before and after 2018'),
      at('ThirdParty/ThinkPulse/ThinkPulse', 'old-kits', 'one solder joint repairs'),
    ],
    typed: { trouble: ['thinkpulse old cyton power board'] },
  },
  {
    asks: 'Where the third electrode of a simple ECG goes.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'three-electrodes',
        'on the breastbone or on the lowest left ribs',
      ),
    ],
    typed: { task: ['3 lead ecg placement LL bias', 'where to put ground electrode ecg'] },
  },
  {
    asks: 'Which of the two REF and D_G pins of a Ganglion.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/13'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'the-ganglion-has-two-ref-and-two-d_g-pins-which',
        'The top and bottom pins are connected there',
      ),
    ],
    typed: { task: ['ganglion ref top or bottom pin'], name: ['D_G both pins or one'] },
  },
  {
    asks: 'A tap on one electrode shows on all channels.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3732/is-there-a-short-in-my-cyton'],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'a tap on one wire shows on every channel')],
    typed: {
      trouble: ['tapping one electrode shows in all channels', 'crosstalk between cyton channels short?'],
    },
  },
  {
    asks: 'Distance and direction of a pair of EMG electrodes.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        'one electrode behind the other',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        'Over a tendon the signal is small',
      ),
    ],
    typed: { task: ['emg electrodes distance apart', 'emg electrode on tendon or belly'] },
  },
  {
    asks: 'How many electrodes several muscles need.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'how-many-electrodes', 'Boards that can do it'),
      at('AddOns/Electrodes/ElectrodesLanding', 'which-electrode-for-what', 'all share one ground'),
    ],
    typed: { task: ['how many electrodes for 4 muscles', 'one ground for several emg channels'] },
  },
  {
    asks: 'EEG with ECG and EMG on one Ganglion: its switches.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'ganglion',
        'Switches 1 and 2 down, switches 3 and 4 up',
      ),
      at('Ganglion/GanglionSpecs', 'inputs', 'Both at once'),
    ],
    typed: {
      task: ['ganglion eeg and ecg same time switches'],
      name: ['ganglion mixed switches up down'],
    },
  },
  {
    asks: 'Whether a Daisy with muscles only needs the Y cable.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'connect-the-daisy-ecg-and-emg',
        'With EEG on the Daisy as well',
      ),
    ],
    typed: { task: ['y splitter needed if daisy only emg'], trouble: ['daisy srb without y cable'] },
  },
  {
    asks: 'A first project, and which board the projects need.',
    origins: [],
    answers: [
      at('Examples/ExamplesLanding', '', 'the dinosaur game'),
      at('Examples/ExamplesLanding', 'which-one-suits-me', 'first project'),
    ],
    typed: {
      task: ['easiest openbci project for beginner', 'do the emg examples work with ganglion'],
    },
  },
  {
    asks: 'Open code of a speller by P300 or SSVEP.',
    origins: [],
    answers: [at('Examples/CommunityPageProjects', 'speech-and-text', 'SSVEP')],
    typed: { name: ['p300 speller openbci code'], task: ['ssvep speller open source cyton'] },
  },
  {
    asks: 'Light sensor and button of the picture experiment.',
    origins: [],
    answers: [at('Examples/VideoExperiment', 'wiring', 'protects the pin')],
    typed: { name: ['photocell resistor value cyton pin'], task: ['puppies kittens button circuit'] },
  },
  {
    asks: 'The GUI writes a focus error instead of data to an Arduino.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1208'],
    answers: [
      at('Examples/EEGProjects/FocusArduino', 'focus-error', 'The GUI could not write to the port'),
      at('Examples/EEGProjects/FocusArduino', 'the-led-never-changes', 'the Serial Monitor is closed'),
      at(
        'Examples/EMGProjects/EMG_LED',
        'the-gui-cannot-open-the-arduinos-port',
        'The Serial Monitor or another program',
      ),
    ],
    typed: { trouble: ['networking serial focus error null', 'arduino gets no serial data from gui'] },
  },
  {
    asks: 'The dinosaur game while the computer is online.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'software', 'chrome://dino')],
    typed: { task: ['open chrome dino without going offline'] },
  },
  {
    asks: 'The port for the dinosaur script without the GUI.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'brainflow', '--serial-port')],
    typed: { name: ['dino script serial port windows'] },
  },
  {
    asks: 'LEDs on an Arduino with and without transistors.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'leds', 'may carry 20 mA'),
      at('Examples/EMGProjects/EMG_LED', 'many', 'Use one transistor for each colour'),
    ],
    typed: { task: ['led project without transistor arduino'] },
  },
  {
    asks: 'An older muscle script that waits for a stream.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'old-scripts', 'Looking for an EMG stream')],
    typed: { trouble: ['looking for an EMG stream forever'] },
  },
  {
    asks: 'Streams and port of the Tetris project.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMG_Tetris', 'run-it', 'both to the same port')],
    typed: { name: ['tetris udp port 12345 gui settings'] },
  },
  {
    asks: 'Tilts of the head go the wrong way.',
    origins: [],
    answers: [
      at(
        'Examples/EMGProjects/EMG_Tetris',
        'how-it-works',
        'the orientation of the board on the headset does not matter',
      ),
      at('Examples/EMGProjects/EMG_Tetris', 'run-it', 'It asks for three poses'),
    ],
    typed: { trouble: ['tetris head tilt accelerometer wrong direction'] },
  },
  {
    asks: 'One flex pauses the music and starts it again.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGmusic', 'it-pauses-and-goes-on-at-once', 'Widen the gap'),
      at('Examples/EMGProjects/EMGmusic', 'tuning', 'one flex counts twice'),
    ],
    typed: { trouble: ['music pauses twice per flex'] },
  },
  {
    asks: 'Pausing a video with a muscle.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMGmusic', 'run-it', 'pauses YouTube')],
    typed: { task: ['pause youtube with muscle'] },
  },
  {
    asks: 'Fingers, channels and keys of the piano.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGpiano', 'run-it', 'which keyboard key plays which note'),
      at('Examples/EMGProjects/EMGpiano', 'wiring', 'A pair for each finger'),
    ],
    typed: { task: ['which channel which finger emg piano'], name: ['emg piano keys x p o i'] },
  },
  {
    asks: 'Scrolling does not stop.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGscrolling', 'it-goes-on-after-you-relax', 'The EMG window is long'),
    ],
    typed: { trouble: ['scrolling with muscles never stops'] },
  },
  {
    asks: 'Two blinks instead of one turn the slide.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGslideshow', 'double-blink', 'A press counts only if another one'),
      at('Examples/EMGProjects/EMGslideshow', 'blink', 'Normal blinks must stay below'),
    ],
    typed: { task: ['only double blink next slide'] },
  },
  {
    asks: 'Where the electrode for blinks goes.',
    origins: [],
    answers: [at('Examples/EMGProjects/EMGslideshow', 'blink', 'Put an electrode above the eye')],
    typed: { task: ['blink slideshow electrode where'] },
  },
  {
    asks: 'Screws and nuts of a Mark I.',
    origins: [],
    answers: [at('Deprecated/UltracortexMark1Dep', 'parts-for-one-electrode', 'brass, No. 2-56')],
    typed: { name: ['ultracortex mark 1 screws', 'mark 1 electrode mount nut size'] },
  },
  {
    asks: 'Springs of a Mark II.',
    origins: [],
    answers: [at('Deprecated/Mark2Dep', 'springs', 'tested: too strong')],
    typed: { trouble: ['ultracortex mark 2 spring too strong'] },
  },
  {
    asks: 'Print settings of a Mark II.',
    origins: [],
    answers: [at('Deprecated/Mark2Dep', 'print-settings', 'Turn the frame parts')],
    typed: { name: ['mark 2 print temperature infill'] },
  },
  {
    asks: 'Which SRB a Mark 3 uses.',
    origins: [],
    answers: [
      at('Deprecated/Mark3Dep', 'srb', 'Use SRB2, the bottom SRB pin'),
      at('Deprecated/MarkIII', 'wiring', 'the bottom SRB pin'),
    ],
    typed: { name: ['mark 3 ultracortex srb1 or srb2', 'mark 3 reference pin'] },
  },
  {
    asks: 'Which nut fits the bolts of a Mark III.',
    origins: [],
    answers: [at('Deprecated/MarkIII', 'parts', 'where bolts go too tight')],
    typed: { name: ['octanut tight normal or loose'] },
  },
  {
    asks: 'Two equal halves of a small Mark III frame.',
    origins: [],
    answers: [at('Deprecated/MarkIII', 'sizes', 'If your two small halves are alike')],
    typed: { trouble: ['mark 3 nova small back stl is front'] },
  },
  {
    asks: 'Corrosion at the electrodes of a Mark III.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/21'],
    answers: [at('Deprecated/MarkIII', 'repair', 'Two different metals touch there')],
    typed: { trouble: ['corrosion screw electrode mark 3'] },
  },
  {
    asks: 'The drill for the board holder of a Mark III.',
    origins: [],
    answers: [
      at('Deprecated/MarkIII', 'assemble', '1/16 in (1.6 mm) drill'),
      at('Deprecated/Mark3_NovaDep', 'assemble-it', '1/16 in (1.6 mm)'),
    ],
    typed: { task: ['drill bit board holder mark iii'] },
  },
  {
    asks: 'Files of the Spiderclaw.',
    origins: [],
    answers: [at('Deprecated/SpiderclawDep', 'parts', 'The files are in')],
    typed: { name: ['spiderclaw stl download'] },
  },
  {
    asks: 'The two versions of the Spiderclaw.',
    origins: [],
    answers: [at('Deprecated/SpiderclawDep', 'v1-or-v2', 'a chain of hinged segments')],
    typed: { name: ['spiderclaw v1 v2 difference'] },
  },
  {
    asks: 'Calibration and labels for motor imagery in NeuroPype.',
    origins: [],
    answers: [
      at('Deprecated/MotorImagery', 'run-it', 'Inject Calibration Data'),
      at('Deprecated/MotorImagery', 'how-it-works', 'Assign Targets'),
    ],
    typed: {
      task: ['neuropype motor imagery calibration xdf'],
      name: ['neuropype assign targets left right'],
    },
  },
  {
    asks: 'SRB2 and the pins of a first MyoWare on a Cyton.',
    origins: [
      'https://openbci.com/forum/index.php?p=%2Fdiscussion%2F1651%2Fmyoware-and-emg-need-to-adjust-srb-bias',
    ],
    answers: [
      at('Deprecated/MyoCyton', 'see-the-muscle', 'switch SRB2 off for channel 1'),
      at('Deprecated/MyoCyton', 'wire-it', 'with SRB2 off the channel shows E minus M'),
    ],
    typed: { trouble: ['myoware cyton turn off srb2 bias?'], name: ['myoware 1 R E M which pin'] },
  },
  {
    asks: 'Wires and switch of a first MyoWare on a Ganglion.',
    origins: [],
    answers: [at('Deprecated/MyoGanglion', 'wire-it', 'channel 1 then uses its own minus pin')],
    typed: { task: ['myoware ganglion wiring R E M', 'myoware ganglion switch up or down'] },
  },
];
