import { at, type Question } from '../types';

/**
 * What people who wear electrodes ask: headsets, caps, sensors, set-ups, example projects, orders. Collected from
 * threads and older instructions, and written down before any of it was put to a search or looked up on the pages.
 */
export const roundWearing: readonly Question[] = [
  {
    asks: 'The same channel of a headset is railed on everybody; a wire tore when its unit was turned.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1238'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'prove-that-it-works', 'wire torn at the holder'),
      at('Troubleshooting/minimizingNoise', 'railed', 'swap its wire with that of a channel that works'),
    ],
    typed: { trouble: ['channel 12 always railed ultracortex'] },
  },
  {
    asks: 'A wire of the Mark IV tore off when its unit was screwed in.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'crimp', 'If this contact comes off'),
      at('AddOns/Headwear/MarkIV', 'assemble-the-frame', "Unplug an electrode's wire"),
    ],
    typed: { trouble: ['mark iv wire ripped off when screwing'] },
  },
  {
    asks: 'An electrode of the Mark IV does not reach the scalp.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'reach', 'M4_Hardware_10bc_Octabolt long'),
      at('AddOns/Headwear/MarkIV', 'parts', 'longer and shorter ones in its folder Extended parts'),
    ],
    typed: {
      trouble: ['electrode doesnt reach scalp fully screwed in mark iv'],
      name: ['longer bolt ultracortex stl'],
    },
  },
  {
    asks: 'The Mark IV on a small printer.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/30'],
    answers: [at('AddOns/Headwear/MarkIV', 'bed', 'On 180 × 180 mm a small half fits')],
    typed: { task: ['will mark iv print on 180 mm bed', 'print ultracortex in quarters'] },
  },
  {
    asks: 'A slicer does not open the downloaded STL file.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'click its name first, then press the download button')],
    typed: { trouble: ['ultracortex stl wont open in cura', 'stl download github html file'] },
  },
  {
    asks: 'Spikes of 5 mm in the holders of the Mark IV.',
    origins: ['https://github.com/openbci-archive/Docs/issues/115'],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', '5 mm spikes'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'sold with 2 and 5 mm'),
    ],
    typed: { task: ['5mm spikes fit mark iv?'] },
  },
  {
    asks: 'New tips for worn spikey electrodes.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'care', 'spikey and flat units unscrew and are sold as replacements'),
      at('AddOns/Headwear/MarkIV', 'parts', 'Spikey units'),
    ],
    typed: { task: ['replace spikey electrode tips ultracortex'] },
  },
  {
    asks: 'Files of the comfort units.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/35'],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'The shapes of the moulded units')],
    typed: { name: ['comfort insert stl'] },
  },
  {
    asks: 'Tight or loose inserts of the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'inserts', '106 percent file')],
    typed: { name: ['insert 105.5 or 106 percent'] },
  },
  {
    asks: 'The AA battery holder on the headset, and 16 channels.',
    origins: [],
    answers: [
      at(
        'AddOns/Headwear/MarkIV',
        'assemble-the-frame',
        'With 16 channels the holder covers nodes that you need',
      ),
    ],
    typed: {
      task: ['where does AA battery pack go on mark iv'],
      trouble: ['battery pack covers electrode 16 channels'],
    },
  },
  {
    asks: 'Salt water for the gel-free cap.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', 'one teaspoon'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', '6 g in 200 ml'),
    ],
    typed: { task: ['how much salt for gelfree cap'] },
  },
  {
    asks: 'The gel-free cap gets worse after two hours.',
    origins: [],
    answers: [
      at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'dip them into the salt water'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'about two hours'),
    ],
    typed: { trouble: ['gelfree signal bad after 2 hours'] },
  },
  {
    asks: 'Impedance in the GUI with a wet cap, and its limits for colours.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1204'],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'under 20 kΩ with saline sponges'),
      at('Troubleshooting/Impedance', 'impedance-cyton', 'these limits are meant to find open contacts'),
      at('Troubleshooting/Impedance', 'impedance-too-high', '51 kΩ'),
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'For wet EEG electrodes aim for far less'),
    ],
    typed: {
      trouble: ['gelfree cap impedance 100 kohm ok?', 'green under 750 kohm really good enough'],
    },
  },
  {
    asks: 'Cleaning and disinfecting an electrode cap.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', '1 to 500'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'diluted household bleach'),
    ],
    typed: { task: ['disinfect eeg cap bleach ratio'] },
  },
  {
    asks: 'How hot the water for a gel cap may be.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', '50 °C at most')],
    typed: { task: ['wash electrode cap hot water'] },
  },
  {
    asks: 'The Head Plot shows other positions than the cap has.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'head-plot', 'Drag a number to move its electrode'),
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', "drag a channel's number to its new place"),
    ],
    typed: { trouble: ['head plot wrong positions cap Cz Pz'] },
  },
  {
    asks: 'Nineteen electrodes in the cap, sixteen channels on the boards.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'this order leaves out the three on the midline'),
    ],
    typed: { task: ['19 electrode cap which 16 to connect'] },
  },
  {
    asks: 'Which ear, or the mastoid, takes the reference.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'are both in common use')],
    typed: {
      task: ['which ear clip goes to srb left or right', 'reference on mastoid instead of earlobe'],
    },
  },
  {
    asks: 'Blinks point down.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/187'],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'points down in a recording'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'settings', 'the same blink points downwards'),
    ],
    typed: { trouble: ['blinks go downwards in gui'] },
  },
  {
    asks: 'A P300 upside down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'raw data are reference minus electrode'),
      at('Examples/VideoExperiment', 'average', 'every wave is upside down in the file'),
    ],
    typed: { trouble: ['p300 upside down cyton'] },
  },
  {
    asks: 'EEG and EMG with one Cyton: one ground or two.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'One body needs one bias electrode only',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'connect-a-cyton',
        'one such electrode for each person',
      ),
    ],
    typed: { task: ['eeg and emg at same time second ground agnd'] },
  },
  {
    asks: 'SRB2 off for an EMG channel.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'For each EMG channel set SRB2'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'set SRB2 to Off'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'what-do-the-columns-of-hardware-settings-mean',
        'SRB2',
      ),
    ],
    typed: { task: ['turn off srb2 for emg channel'] },
  },
  {
    asks: 'An ECG of only 100 µV.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F15558%2F'],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'small', 'not the height of the peak'),
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'it is not the height'),
    ],
    typed: { trouble: ['ecg amplitude only 100uV cyton', 'ecg too small gain 24'] },
  },
  {
    asks: 'An ECG upside down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'If the R peaks point down'),
    ],
    typed: { trouble: ['R peak negative swap electrodes'] },
  },
  {
    asks: 'Switches and pins of a Ganglion for EMG.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-ganglion', 'Set the switches up'),
      at('Ganglion/GanglionSpecs', 'inputs', 'up'),
    ],
    typed: { task: ['ganglion emg switches up or down'] },
  },
  {
    asks: 'Pins of a Ganglion for ECG.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'Ganglion pin (switch 1 up)'),
    ],
    typed: { task: ['ganglion ecg which pins'] },
  },
  {
    asks: 'Leads I, II and III, and the chest electrode, on a Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'five-lead', 'each of them goes through a Y cable'),
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        'chest-leads',
        'Measure every electrode against the right arm',
      ),
    ],
    typed: { task: ['5 lead ecg y cable cyton', 'lead I II III at the same time'] },
  },
  {
    asks: 'Electrodes, gain and filters for eye movements.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye')],
    typed: { task: ['eog electrode placement openbci', 'gain for eog horizontal eye movement'] },
  },
  {
    asks: 'A MyoWare on D11.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'the firmware reads them as A5'),
    ],
    typed: { trouble: ['myoware on D11 flat'] },
  },
  {
    asks: 'The pulse widget shows double the heart rate.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/337'],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'daisy', 'the BPM doubled'),
      at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'assumes 250 Hz'),
    ],
    typed: { trouble: ['pulse sensor bpm double', 'pulse widget 160 bpm cyton daisy'] },
  },
  {
    asks: 'The accelerometer is flat since Analog Read or the pulse sensor was used.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/249'],
    answers: [
      at('Cyton/CytonExternal', 'accelerometer', 'Send /0 to turn it on again'),
      at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'switching one on switches the others off'),
      at('Software/OpenBCISoftware/GUIWidgets', 'accelerometer', 'shares its place'),
    ],
    typed: {
      trouble: ['accelerometer flat after analog read'],
      task: ['accelerometer and pulse sensor at same time'],
    },
  },
  {
    asks: 'All ThinkPulse channels are railed.',
    origins: [],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'a-channel-shows-railed', 'the gain is 8 or less and was sent'),
      at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', '8 or less'),
    ],
    typed: { trouble: ['thinkpulse railed'] },
  },
  {
    asks: 'The channel command for ThinkPulse.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'set-the-channels', 'x1040010X')],
    typed: { name: ['thinkpulse gain command x1040010X'] },
  },
  {
    asks: 'The lights of an EmotiBit that does not start.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'lights-and-buttons', 'red, steady'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', '2.4 GHz'),
    ],
    typed: { trouble: ['emotibit red led stays on', 'emotibit blue led solid not blinking'] },
  },
  {
    asks: 'An EmotiBit away from computer and network.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/351'],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'data', 'A recording can only be begun from the Oscilloscope'),
    ],
    typed: { task: ['emotibit record without computer', 'emotibit offline recording bike'] },
  },
  {
    asks: 'Heart rate variability with an EmotiBit.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'hrv', '100 Hz variant of the firmware')],
    typed: { task: ['emotibit hrv 25 hz'], name: ['emotibit ppg 100hz firmware'] },
  },
  {
    asks: 'Reference and ground of a cEEGrid.',
    origins: [],
    answers: [
      at('ThirdParty/cEEGrid_Kit', 'which-electrode-is-which-channel', 'R4a and R4b in one sentence'),
    ],
    typed: { name: ['ceegrid reference ground electrode R4a'] },
  },
  {
    asks: 'Neighbours of a cEEGrid are flat.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'check-before-you-record', 'A bridge of gel connects them')],
    typed: { trouble: ['ceegrid neighbouring channels flat'] },
  },
  {
    asks: 'The dinosaur does not jump.',
    origins: [],
    answers: [
      at(
        'Examples/EMGProjects/EMG_Chrome_Dino_Game',
        'the-terminal-prints-jump-but-the-dinosaur-stands-still',
        'does not have the focus',
      ),
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'software', 'or no key arrives'),
    ],
    typed: { trouble: ['dino doesnt jump emg', 'pyautogui space key not pressed mac'] },
  },
  {
    asks: 'EMG values do not arrive over the network; which widget has to stay open.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'What must stay open'),
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'The stream stops when the widget is hidden'),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'widgets that must be open'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'troubleshooting',
        'The Networking widget is on the screen',
      ),
    ],
    typed: { trouble: ['emg lsl nothing arrives python'], task: ['does emg widget have to be open'] },
  },
  {
    asks: 'Channels and directions of the EMG joystick.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'electrodes', 'Direction at first'),
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'gui', 'should come from another channel'),
      at('Software/OpenBCISoftware/GUIWidgets', 'emg-joystick', 'X is right minus left'),
    ],
    typed: { task: ['emg joystick which channel left right', 'emg joystick change channels'] },
  },
  {
    asks: 'Concentration and relaxation at once.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1215'],
    answers: [at('Examples/EEGProjects/FocusArduino', 'variations', 'Both metrics at the same time')],
    typed: { task: ['send focus and relaxation same time'] },
  },
  {
    asks: 'The lamp of the focus project stays dark.',
    origins: [],
    answers: [
      at(
        'Examples/EEGProjects/FocusArduino',
        'the-led-never-changes',
        'Does the circle in the widget change',
      ),
    ],
    typed: { trouble: ['focus arduino led never on'] },
  },
  {
    asks: 'A motor imagery classifier at the level of chance, and how many trials it needs.',
    origins: [],
    answers: [
      at('Deprecated/MotorImagery', 'where-it-trips', 'That is chance for two classes'),
      at('Deprecated/MotorImagery', 'run-it', '20 to 50 cues of each kind'),
      at('AddOns/Electrodes/ElectrodesLanding', 'imagery-trials', '50 % is chance'),
    ],
    typed: { trouble: ['motor imagery accuracy 50%'], task: ['how many trials motor imagery'] },
  },
  {
    asks: 'No response to the pictures can be seen.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'both-means-look-alike', 'Too few epochs'),
      at('Examples/VideoExperiment', '', "A single picture's response drowns in the EEG"),
    ],
    typed: {
      trouble: ['no difference between puppy and kitten eeg', 'p300 not visible in single trial'],
    },
  },
  {
    asks: 'Returning an opened cap.',
    origins: [],
    answers: [at('FAQ/Returns', 'what-cannot-be-returned-once-opened', 'For reasons of hygiene')],
    typed: { task: ['return opened electrode cap'] },
  },
  {
    asks: 'The fee for an opened board after 30 days.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', 'Expect 20 %')],
    typed: { task: ['restocking fee opened board 45 days'] },
  },
  {
    asks: 'Duties and VAT.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'about 30 % in Europe')],
    typed: { task: ['import duty germany openbci'] },
  },
  {
    asks: 'Shipping to Russia.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'where-do-you-ship-from-and-to', 'Russia named as the exception')],
    typed: { task: ['ship to russia'] },
  },
  {
    asks: 'Approval as a medical device.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis')],
    typed: { task: ['is openbci fda approved'] },
  },
  {
    asks: 'Wearing electrodes while a computer or battery charges.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'run a laptop that the person touches from its battery'),
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    typed: { task: ['wear it while laptop is charging'] },
  },
  {
    asks: 'Electrodes on a person with an implant.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'with a pacemaker or another electronic implant'),
      at('GettingStarted/Biosensing-Setups/EMGSetup', '', 'Do not record from anyone with a pacemaker'),
    ],
    typed: { task: ['pacemaker and emg electrodes'] },
  },
  {
    asks: 'The battery for a night.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'how-long-does-the-battery-last', 'For a night of 8 to 9 hours'),
      at('Cyton/CytonSpecs', 'battery-life', 'For a night with the card'),
      at('FAQ/HardFAQ', 'battery', 'for about 40 hours'),
    ],
    typed: { task: ['record sleep 8 hours battery'] },
  },
  {
    asks: 'Headwear to sleep in.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'can-i-sleep-with-it', 'it suits sleep best')],
    typed: { task: ['which cap to sleep in'] },
  },
  {
    asks: 'A cap with touchproof plugs on a board with pins.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'It connects caps and clinical electrodes'),
      at('AddOns/Headwear/ElectrodeCap', 'connect-it', 'Each cap lead ends in a touchproof'),
      at('FAQ/HowProductsGoTogether', 'what-fits-which-board', 'adapter from header pins to touchproof'),
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have',
        'use the adapter',
      ),
    ],
    typed: { task: ['touchproof cap to cyton pins adapter'] },
  },
  {
    asks: 'Two kinds of metal on one person.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'contact', 'Use one kind of metal'),
      at('Troubleshooting/minimizingNoise', 'railed', 'different metals on electrode and reference'),
    ],
    typed: { task: ['mix gold and silver chloride electrodes'] },
  },
  {
    asks: 'Thick, curly or braided hair.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Coarse or curly hair is best braided')],
    typed: { trouble: ['ultracortex thick curly hair'], task: ['eeg braids hair openbci'] },
  },
  {
    asks: 'Heart rate variability from an ECG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'hrv', 'Guidelines ask for 250 to 500 Hz')],
    typed: { task: ['hrv with cyton ecg', 'is 250 hz enough for rr intervals'] },
  },
  {
    asks: 'Files of one EmotiBit recording differ in length.',
    origins: ['https://github.com/EmotiBit/EmotiBit_FeatherWing/issues/307'],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-files', 'does not keep its nominal rate')],
    typed: {
      trouble: ['emotibit ppg and accelerometer different length', 'emotibit samples count not 25 hz'],
    },
  },
  {
    asks: 'Skin conductance of the EmotiBit is flat.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'Skin conductance (EA) is flat')],
    typed: { trouble: ['emotibit eda flat'] },
  },
  {
    asks: 'Where to wear an EmotiBit.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'wear', 'Sensor and snaps must lie flat on bare skin'),
    ],
    typed: { task: ['where to wear emotibit wrist or finger'] },
  },
  {
    asks: 'Animals and needle electrodes.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'animals', 'six anaesthetised mice')],
    typed: { task: ['openbci on mouse or rat', 'subdermal needle electrodes cyton'] },
  },
  {
    asks: 'Testing a lead with a multimeter.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4569'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'multimeter', 'A good lead shows almost zero')],
    typed: { task: ['test electrode with multimeter'] },
  },
  {
    asks: 'A multimeter on an active electrode.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F17659%2F'],
    answers: [
      at('ThirdParty/ThinkPulse/ThinkPulse', 'the-impedance-check-shows-nonsense', 'A multimeter shows no'),
      at(
        'AddOns/Electrodes/ElectrodesLanding',
        'multimeter',
        'Active electrodes cannot be tested in this way',
      ),
    ],
    typed: { trouble: ['thinkpulse continuity no beep'] },
  },
  {
    asks: 'Leads that are too short.',
    origins: ['https://github.com/OpenBCI/Ultracortex/issues/22'],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'about 1 m long')],
    typed: { trouble: ['electrode wire too short extend'], name: ['gold cup cable length'] },
  },
  {
    asks: 'The springs of a Mark III.',
    origins: ['https://github.com/openbci-archive/Docs/issues/69'],
    answers: [
      at('Deprecated/MarkIII', 'parts', 'weak springs'),
      at('Deprecated/Mark3_NovaDep', 'parts', 'another strong spring with the same rate'),
    ],
    typed: { name: ['mark 3 weak strong spring', 'spring size ultracortex mark iii'] },
  },
  {
    asks: 'EEG in motion.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'movement', 'movement shakes electrodes and wires'),
      at('Troubleshooting/minimizingNoise', 'movement', 'Movement shifts the electrode on the skin'),
    ],
    typed: { task: ['eeg while running'] },
  },
  {
    asks: 'A cap under a helmet.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F10845%2F'],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'movement', 'no hard dry electrodes under a helmet')],
    typed: { task: ['cap under helmet'] },
  },
  {
    asks: 'How many EMG channels tell gestures apart.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'gestures',
        'told 15 classes of finger movements apart',
      ),
    ],
    typed: { task: ['how many emg channels for hand gestures', 'finger movements forearm emg electrodes'] },
  },
];
