import { at, type Question } from '../types';

/** What people type who hold a board for the first time this week: students, artists, parents, a nurse in a sleep lab; on a phone. */
export const examined7: readonly Question[] = [
  {
    asks: 'A lit board that the computer does not show.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'light-on', 'says only that it has power'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Check the driver'),
    ],
    typed: { trouble: ["my kid's board has a blue light but laptop finds nothing"] },
  },
  {
    asks: 'An empty list of ports.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', 'no-port', 'Press REFRESH LIST'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'No serial port has the name'),
    ],
    typed: { trouble: ['there is no port in the list just an empty box'] },
  },
  {
    asks: "The GUI's message about a port.",
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-connect', 'the port opened and the dongle spoke'),
    ],
    typed: { trouble: ['"Failed to connect using..." what now'] },
  },
  {
    asks: 'All channels railed.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', 'look at the reference or the ground')],
    typed: { trouble: ['all the lines are just red and say railed'] },
  },
  {
    asks: 'Hum since the charger is plugged in.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', "Unplug the laptop's charger")],
    typed: { trouble: ['big fuzzy wave everywhere when i plug in laptop charger'] },
  },
  {
    asks: 'A Mac that lists no Ganglion.',
    origins: [],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the GUI lists no Ganglion')],
    typed: { trouble: ['ganglion doesnt show up bluetooth mac'] },
  },
  {
    asks: 'A phone on its charger near the wearer.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'touch one on its charger')],
    typed: { trouble: ['can i use it while phone is charging'] },
  },
  {
    asks: 'Children.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'an adult stays with the child')],
    typed: { trouble: ['is it safe for my 8 year old'] },
  },
  {
    asks: 'Electric shock.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'tingle', 'currents, which are named above, are too small to feel'),
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'shares its ground with the mains'),
      at('FAQ/GenFAQ', 'current', 'it measures'),
    ],
    typed: { trouble: ['can it give you an electric shock'] },
  },
  {
    asks: 'A cell that gets hot on the charger.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'gets hot or swells while it charges')],
    typed: { trouble: ['battery got hot while charging it'] },
  },
  {
    asks: "The polarity of the battery's plug.",
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Check the polarity'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'The red wire must meet'),
    ],
    typed: { trouble: ['which way does the battery plug go in i dont want to fry it'] },
  },
  {
    asks: 'No lamp after switching on.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'support', 'Most likely the board gets no power'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'If there is no light'),
    ],
    typed: { trouble: ['nothing lights up when i flip the switch'] },
  },
  {
    asks: "The positions of the Cyton's switch.",
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'buttons', 'The board is on'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'does the same as'),
    ],
    typed: { trouble: ['switch says PC OFF BLE which one'] },
  },
  {
    asks: 'A stream that has stopped.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'Data stream stopped.'),
      at('Troubleshooting/TroubleshootingLanding', 'worked-before', 'begin with the battery'),
      at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'Do packets arrive?'),
    ],
    typed: { trouble: ['it worked yesterday and today it says data stream stopped'] },
  },
  {
    asks: 'An ECG upside down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'R peaks that point down'),
    ],
    typed: { trouble: ['why does my heartbeat look upside down'] },
  },
  {
    asks: 'No alpha with closed eyes.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['i close my eyes and nothing changes no alpha'] },
  },
  {
    asks: 'Blinks or brain.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'blink five times on purpose')],
    typed: { trouble: ['are these spikes my brain or am i blinking'] },
  },
  {
    asks: 'Paste that dried in the cups.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'If the paste has dried in'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Soak the cup in warm water'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'Wash the cups in warm water'),
    ],
    typed: { trouble: ['paste dried in the cups how do i get it out'] },
  },
  {
    asks: 'Irritated skin.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'wash the skin and let it recover')],
    typed: { trouble: ['skin red and itchy after taking the stickers off'] },
  },
  {
    asks: 'A headset that hurts.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'Loosen the bolt that hurts')],
    typed: { trouble: ['the headset hurts after 10 minutes'] },
  },
  {
    asks: 'Dry electrodes in thick hair.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'take combs with 5 mm spikes'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'take the 5 mm ones'),
    ],
    typed: { trouble: ['my hair is too thick the dry ones dont touch'] },
  },
  {
    asks: 'Windows warns of the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install-windows', 'Run anyway')],
    typed: { trouble: ['windows says unknown publisher wont open the gui'] },
  },
  {
    asks: 'The place of a recording.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'where-are-recordings-saved-and-in-which-format', 'in your home folder'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'whatever you stream is saved'),
      at('GettingStarted/Boards/CytonGS', '6-record', 'Recordings'),
    ],
    typed: { trouble: ['where did my recording go i pressed stop'] },
  },
  {
    asks: 'A recording in Excel.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'import it with a comma')],
    typed: { trouble: ['csv opens in excel all in one column huge numbers'] },
  },
  {
    asks: 'Eight of sixteen channels.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'Does the GUI show only eight channels'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-daisy', 'Do only eight channels come up'),
    ],
    typed: { trouble: ['only 8 of my 16 channels move'] },
  },
  {
    asks: 'Sample numbers that go up by two.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'nothing is lost as long as they rise by two'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Change the radio channel'),
    ],
    typed: { trouble: ['every second packet missing numbers jump'] },
  },
  {
    asks: 'Water and sweat.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'outdoors', 'Keep rain, sweat')],
    typed: { trouble: ['can i wear it in the shower or if i sweat'] },
  },
  {
    asks: 'iPhone and iPad.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'there is no OpenBCI app',
      ),
    ],
    typed: { trouble: ['does it work with my iphone or ipad'] },
  },
  {
    asks: 'A lead that was cut.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'broken-wire', 'can be soldered end to end')],
    typed: { trouble: ['i cut a wire on the electrode can i solder it'] },
  },
  {
    asks: 'The contents of the Cyton kit.',
    origins: [],
    answers: [at('GettingStarted/Boards/CytonGS', '1-know-the-parts', 'In the box')],
    typed: { name: ["what's in the box cyton"] },
  },
  {
    asks: 'Ganglion or Cyton.',
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'Take a Ganglion for up to four channels'),
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'is the simplest board'),
      at('FAQ/HardFAQ', 'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion', 'Good for'),
    ],
    typed: { task: ['ganglion vs cyton for a beginner'] },
  },
  {
    asks: 'Hours from a battery.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', 'about 8 hours from 500 mAh'),
      at('FAQ/HardFAQ', 'battery', '66 hours at best'),
    ],
    typed: { name: ['how long does the battery last'] },
  },
  {
    asks: "The Cyton's rate.",
    origins: [],
    answers: [
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'A channel measures one EEG position'),
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle'),
      at(
        'FAQ/HardFAQ',
        'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion',
        'Samples per second and channel',
      ),
    ],
    typed: { name: ['cyton sampling rate'] },
  },
  {
    asks: 'Electrodes for sleep.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Electrodes in all')],
    typed: { task: ['how many electrodes do i need for sleep'] },
  },
  {
    asks: 'Electrodes on the arm.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'Put the pair there'),
    ],
    typed: { task: ['where to put electrodes for arm muscle'] },
  },
  {
    asks: 'Heart rate with a Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'heart-rate-from-a-recording', '200 for a Ganglion'),
    ],
    typed: { task: ['how to measure heart rate with ganglion'] },
  },
  {
    asks: 'The ear clip of the reference.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'reference, earlobe'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'is the reference'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'Here it is an earlobe'),
    ],
    typed: { name: ['what is the white ear clip for'] },
  },
  {
    asks: 'The pin of the ground electrode.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'input-header', 'ground electrode belongs to'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'other earlobe'),
      at('Cyton/CytonSpecs', 'inputs', 'It is not ground'),
    ],
    typed: { name: ['which pin is ground'] },
  },
  {
    asks: 'What SRB2 is.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'is the reference with the default settings'),
      at(
        'Software/OpenBCISoftware/GUIWidgets',
        'hardware-settings',
        'measured against the electrode on SRB2',
      ),
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'stimulus, reference and bias',
      ),
    ],
    typed: { name: ['SRB2 meaning'] },
  },
  {
    asks: 'Where the GUI is downloaded.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install', 'releases page')],
    typed: { name: ['download gui'] },
  },
  {
    asks: 'A Chromebook.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIDocs', 'install', 'and Chromebooks'),
      at('FAQ/HardFAQ', 'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad', 'a Chromebook'),
    ],
    typed: { name: ['gui on chromebook'] },
  },
  {
    asks: 'A Raspberry Pi.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'does not run there')],
    typed: { name: ['raspberry pi openbci'] },
  },
  {
    asks: 'Sound from EEG.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'For sound that follows alpha'),
      at('ForDevelopers/DataAnalysis', 'hear', 'play it 20 times as fast'),
    ],
    typed: { task: ['how to make sound from brainwaves'] },
  },
  {
    asks: 'TouchDesigner.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'OSC In CHOP')],
    typed: { task: ['send eeg to touchdesigner'] },
  },
  {
    asks: 'A sketch in Processing.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'processing', 'The circle grows with alpha'),
      at('ForDevelopers/SoftwareDevelopment', 'java', 'In a sketch of Processing 4'),
    ],
    typed: { name: ['processing sketch example'] },
  },
  {
    asks: 'A game in Unity.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'BrainFlow comes to Unity'),
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'send', 'In Unity, receive the packet'),
    ],
    typed: { task: ['unity game brain control'] },
  },
  {
    asks: 'The first program in Python.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { task: ['first python script read cyton'] },
  },
  {
    asks: 'Places for EOG.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye')],
    typed: { task: ['eye movement eog sticker placement'] },
  },
  {
    asks: "A headset for a child's head.",
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'children', 'small Mark IV frame'),
      at('AddOns/Headwear/MarkIV', 'sizes', '42 to 50 cm'),
    ],
    typed: { name: ['what size headset for a child'] },
  },
  {
    asks: 'Printing a Mark IV.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', 'STL_Directory'),
      at('AddOns/Headwear/MarkIV', 'sizes', 'M4_Small_Front.stl'),
    ],
    typed: { task: ['print my own headset'] },
  },
  {
    asks: 'A light as a mark in the data.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'Screen events with a light sensor'),
      at('Cyton/CytonExternal', 'choose', 'Light sensor'),
    ],
    typed: { task: ['mark when the light flashed in the recording'] },
  },
  {
    asks: 'Recording on the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', '', 'from an empty card to microvolts'),
      at('Cyton/CytonSDCard', 'gui', 'WRITE TO SD CARD?'),
    ],
    typed: { name: ['sd card recording cyton'] },
  },
  {
    asks: "A sensor or a button on a Cyton's pins.",
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'A button beside the sensor'),
      at('Examples/VideoExperiment', 'wiring', '10 kΩ from here to GND'),
      at('Cyton/CytonExternal', 'choose', 'your own'),
    ],
    typed: { task: ['light sensor or button on cyton pins'] },
  },
  {
    asks: 'Good values of impedance.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'under 10 kΩ with paste or gel'),
      at('Ganglion/GanglionSDK', 'impedance', 'Which value is good?'),
      at('Software/OpenBCISoftware/GUIWidgets', 'ganglion-signal', 'very good'),
    ],
    typed: { name: ['impedance check what number is good'] },
  },
  {
    asks: 'The notch filter.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'takes out 48 to 52 Hz'),
      at('Troubleshooting/minimizingNoise', 'mains', 'A notch for the wrong one does nothing'),
    ],
    typed: { name: ['what does notch 50 60 do'] },
  },
  {
    asks: 'Patients in a hospital.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'but not for diagnosis or treatment',
      ),
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved'),
    ],
    typed: { task: ['can a hospital use it for patients'] },
  },
  {
    asks: 'EmotiBit beside a smartwatch.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'In place of a smartwatch?')],
    typed: { name: ['emotibit vs smartwatch what does it measure'] },
  },
];
