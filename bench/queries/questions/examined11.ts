import { at, type Question } from '../types';

/** What people type who have never soldered: students in their first lab, teachers, artists, sleepers, parents, clinicians. */
export const examined11: readonly Question[] = [
  {
    asks: 'All traces stay at zero.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', 'The board sends the same number again and again'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-zero', 'zero'),
    ],
    typed: { trouble: ['my eeg is just a flat line at zero'] },
  },
  {
    asks: 'What railed means, and what to do when every channel says it.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'Look at reference and bias first'),
      at('Troubleshooting/minimizingNoise', 'railed', 'Railed'),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'railed'),
    ],
    typed: { trouble: ['all channels say railed in red what does that mean'] },
  },
  {
    asks: 'The dongle is plugged in and not found.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'No serial port has the name'),
      at('GettingStarted/Boards/CytonGS', 'no-port', 'GPIO6'),
    ],
    typed: { trouble: ['usb stick is plugged in but the app finds nothing'] },
  },
  {
    asks: 'A headset that presses after a while.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'Loosen the bolt that hurts')],
    typed: { trouble: ['headset hurts my head after 20 minutes'] },
  },
  {
    asks: 'A laptop on its charger.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'run a laptop that the person touches from its battery'),
    ],
    typed: { trouble: ['is it safe to wear while laptop is charging'] },
  },
  {
    asks: 'Blinks in the signal.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'These are blinks')],
    typed: { trouble: ['why does the signal jump whenever I blink'] },
  },
  {
    asks: 'Use on patients.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'not for diagnosis or treatment',
      ),
    ],
    typed: { trouble: ['can I use this on a patient in hospital'] },
  },
  {
    asks: 'A child of nine years.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'children', 'if an adult stays with the child')],
    typed: { trouble: ['my kid is 9 can he wear the eeg headset'] },
  },
  {
    asks: 'An ECG that points down.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'if-you-see-something-else', 'R peaks that point down'),
    ],
    typed: { trouble: ['heart beat peaks are upside down in my ecg'] },
  },
  {
    asks: 'Gel that dries during a recording.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Has it dried before the end')],
    typed: { trouble: ['gel dried out during the recording now its noisy'] },
  },
  {
    asks: 'Skin that is irritated by electrodes.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'never put an electrode back on irritated skin'),
    ],
    typed: { trouble: ['skin is red and itchy where the stickers were'] },
  },
  {
    asks: 'Mains hum, described by its look.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Unplug the laptop')],
    typed: { trouble: ['thick fuzzy trace like a caterpillar on every channel'] },
  },
  {
    asks: 'A session that cannot connect, whichever the board.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'errors', 'Its whole message decides'),
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-connect', 'The second sentence decides'),
    ],
    typed: { trouble: ['"Failed to connect" when I press start session'] },
  },
  {
    asks: 'No alpha with closed eyes.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['alpha waves do not show up when i close my eyes'] },
  },
  {
    asks: 'A recording that ended in the night.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'Did it stop in the middle of the night'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'the computer slept'),
      at('Cyton/CytonSDCard', 'early', 'the file was full'),
    ],
    typed: { trouble: ['recording stopped in the middle of the night'] },
  },
  {
    asks: 'A board without a light.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'support', 'Most likely the board gets no power'),
      at('GettingStarted/Boards/GanglionGS', '1-power-the-board', 'If there is no light'),
    ],
    typed: { trouble: ['the blue light on the board never comes on'] },
  },
  {
    asks: 'A muscle sensor that is not at zero at rest.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', 'rest', 'A low, fairly steady value at rest is normal'),
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'if-you-see-something-else',
        'a fuzzy line while you rest',
      ),
    ],
    typed: { trouble: ['muscle sensor reads even when arm is relaxed'] },
  },
  {
    asks: 'Phones and tablets.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'there is no OpenBCI app',
      ),
    ],
    typed: { trouble: ['does it work with my ipad or android phone'] },
  },
  {
    asks: 'The Mac holds the program back.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'Open Anyway')],
    typed: { trouble: ['mac says the app is damaged and cant be opened'] },
  },
  {
    asks: 'Where the file of a recording is.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Documents/OpenBCI_GUI/Recordings'),
      at('FAQ/HardFAQ', 'where-are-recordings-saved-and-in-which-format', 'Documents/OpenBCI_GUI/Recordings'),
      at('Troubleshooting/GUI_Troubleshooting', 'not-in-documents', 'directly in your home folder'),
    ],
    typed: { trouble: ['where did my recording go after I stopped'] },
  },
  {
    asks: 'The numbers of a text file in a spreadsheet.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'Numbers in the ten thousands')],
    typed: { trouble: ['opened the txt in excel and numbers make no sense'] },
  },
  {
    asks: 'Eight of sixteen channels are missing.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'not-found', 'The Cyton did not find the Daisy')],
    typed: { trouble: ['half of the 16 channels missing'] },
  },
  {
    asks: 'Curly hair and electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Electrodes need bare scalp')],
    typed: { trouble: ['i have thick curly hair electrodes dont touch'] },
  },
  {
    asks: 'A lost dongle.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'lost-dongle', 'Get another Cyton dongle')],
    typed: { trouble: ['lost the little usb thing can i buy just that'] },
  },
  {
    asks: 'A hot battery.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'Do not charge or use a cell that is swollen, dented, hot or wet')],
    typed: { trouble: ['battery gets hot is that normal'] },
  },
  {
    asks: 'Reading thoughts.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'can-it-read-my-thoughts', 'No program described here reads words or pictures'),
    ],
    typed: { trouble: ['can it read my thoughts or dreams'] },
  },
  {
    asks: 'The radio through a wall.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room')],
    typed: { trouble: ['the signal drops when I walk to the next room'] },
  },
  {
    asks: 'The Focus widget never lights up.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'focus-dark', 'The circle stays dark')],
    typed: { trouble: ['focus widget always says not relaxed'] },
  },
  {
    asks: 'What goes on the ears.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'You need both ear clips'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'Eight channels take ten electrodes',
      ),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'other earlobe'),
    ],
    typed: { trouble: ['which bit goes on the ear and do I need both'] },
  },
  {
    asks: 'Sleeping with electrodes on.',
    origins: [],
    answers: [
      at('AddOns/Headwear/ElectrodeCap', 'can-i-sleep-with-it', 'it suits sleep best'),
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'For a whole night'),
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'charge nothing that the person wears'),
    ],
    typed: { trouble: ['can i sleep with it on all night'] },
  },
  {
    asks: 'A gel cap for the first time.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', '', '45 minutes the first time')],
    typed: { task: ['how to put on the eeg cap for the first time'] },
  },
  {
    asks: 'An ECG with three electrodes.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'One lead, three electrodes'),
    ],
    typed: { task: ['how to record ecg with 3 stickers'] },
  },
  {
    asks: 'Electrodes on the biceps.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EMGSetup',
        'where-the-electrodes-go',
        'middle of the upper arm, in front',
      ),
    ],
    typed: { task: ['where to stick electrodes for biceps'] },
  },
  {
    asks: 'A map of the positions on the head.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'The 10-10 system')],
    typed: { name: ['10-20 positions chart'] },
  },
  {
    asks: 'The size of a Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'Measure above the eyebrows')],
    typed: { task: ['what head size do I need ultracortex'] },
  },
  {
    asks: 'Cleaning any kind of electrode.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'clean', 'Do it right after use'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'Wash the cups in warm water'),
    ],
    typed: { task: ['how to clean electrodes after use'] },
  },
  {
    asks: 'Music from an EEG.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'For sound that follows alpha')],
    typed: { task: ['make music from brainwaves'] },
  },
  {
    asks: 'A game in Unity.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'BrainFlow comes to Unity')],
    typed: { task: ['control a game with my brain unity'] },
  },
  {
    asks: 'Marks of events in an experiment.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'choose', 'The moment a screen changes')],
    typed: { task: ['how to make event markers for an experiment'] },
  },
  {
    asks: 'A recording in EEGLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row for each channel'),
    ],
    typed: { task: ['open recording in matlab eeglab'] },
  },
  {
    asks: 'First live data in Python.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { task: ['python read live data beginner'] },
  },
  {
    asks: 'A P300 speller.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'scenarios',
        'You need not build a speller yourself',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'p300', 'take the ready one of OpenViBE'),
    ],
    typed: { task: ['p300 speller experiment how to'] },
  },
  {
    asks: 'Cyton or Ganglion.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion',
        'Samples per second and channel',
      ),
    ],
    typed: { name: ['difference between cyton and ganglion'] },
  },
  {
    asks: 'Electrodes of a sleep recording.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Electrodes in all')],
    typed: { task: ['how many electrodes do i need for sleep staging'] },
  },
  {
    asks: 'The limits of the bands.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'band-power', '8–13 Hz')],
    typed: { name: ['delta theta alpha beta gamma hz ranges'] },
  },
  {
    asks: 'Boards for a class.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'class', 'A Ganglion is enough for muscles'),
      at('FAQ/HowProductsGoTogether', 'count', 'for a class one for each group of three'),
    ],
    typed: { task: ['which board for a school class of 20 students'] },
  },
  {
    asks: 'Marks and approvals.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
      at('FAQ/Liability', 'compliance', 'names no certificate'),
    ],
    typed: { name: ['is openbci fda approved or ce marked'] },
  },
  {
    asks: 'A Ganglion with the Bluetooth of Windows.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Windows 10 (19041 and newer), 11'),
    ],
    typed: { task: ['how to connect ganglion bluetooth windows'] },
  },
  {
    asks: 'What the impedance is, and which value is good.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'good-values', 'Under 10 kΩ with paste or gel'),
      at('Troubleshooting/Impedance', '', 'electrical resistance'),
    ],
    typed: { task: ['what is impedance and what number is good'] },
  },
  {
    asks: 'The pulse at a finger.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'D11')],
    typed: { task: ['measure heart rate with pulse sensor on finger'] },
  },
  {
    asks: 'The notch of the GUI.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'The GUI begins with')],
    typed: { task: ['how to take out 50 hz hum in the gui'] },
  },
  {
    asks: 'Electrodes for eye movements.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye')],
    typed: { task: ['eye movement recording eog where to place'] },
  },
  {
    asks: 'Files to print a headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Print the halves'),
      at('AddOns/Headwear/MarkIV', 'sizes', 'M4_Medium_Front.stl'),
      at('AddOns/Headwear/MarkIV', '', 'printed or bought'),
    ],
    typed: { task: ['print my own headset 3d files'] },
  },
  {
    asks: 'Neurofeedback without one’s own program.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'focus', 'build the feedback without code'),
      at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'neurofeedback'),
    ],
    typed: { task: ['meditation neurofeedback setup'] },
  },
  {
    asks: 'Consent of participants.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'consent', '45 CFR 46.116')],
    typed: { task: ['informed consent ethics for student eeg study'] },
  },
  {
    asks: 'How to cite the board.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: { task: ['how to cite openbci in a thesis'] },
  },
  {
    asks: 'What a kit contains.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'What is in the box')],
    typed: { name: ['what is in the box eeg starter kit'] },
  },
];
