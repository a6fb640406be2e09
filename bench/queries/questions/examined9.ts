import { at, type Question } from '../types';

/** What researchers with a study under way, learners of English and owners who come back after years type. */
export const examined9: readonly Question[] = [
  {
    asks: 'A participant feels a tingle under an electrode.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'tingle', 'take the electrodes off at once')],
    typed: { trouble: ['participant felt tingle from electrode what to do now'] },
  },
  {
    asks: 'A patient who is wired to other equipment.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'do not put electrodes of these boards on them',
      ),
    ],
    typed: { trouble: ['can i use it on patient in icu with other monitors running'] },
  },
  {
    asks: 'What to tell a committee that asks for certificates.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis'),
      at('FAQ/Liability', 'compliance', 'names no certificate'),
    ],
    typed: { trouble: ['ethics committee asks is it certified medical device CE'] },
  },
  {
    asks: 'The text file ends long before the session did.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Several files of one session'),
      at('Software/OpenBCISoftware/GUIRecordings', 'crash', 'except for its last moments'),
      at('Cyton/CytonSDCard', 'early', 'the file was full'),
    ],
    typed: { trouble: ['recording txt file stops in the middle lost 40 minutes'] },
  },
  {
    asks: 'A session with lost packets, and event-related potentials.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'fill-gaps', 'A session with gaps can still be used')],
    typed: { trouble: ['timestamps have gaps can i still use this session for erp'] },
  },
  {
    asks: 'Every channel is a copy of the others.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'The signal comes from what the channels share')],
    typed: { trouble: ['subject 7 all channels look the same like copies'] },
  },
  {
    asks: 'The peak of one person moved between two sessions.',
    origins: [],
    answers: [
      at('Examples/VideoExperiment', 'latency-people', 'Has it shifted between two sessions'),
      at('Cyton/CytonDataFormat', 'latency', 'up to 0.5 s late on Windows'),
    ],
    typed: { trouble: ['p300 latency shifted 100ms between two sessions why'] },
  },
  {
    asks: 'Contacts that were good and got worse in hours.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-cyton', 'Was it good before'),
      at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Has it dried before the end'),
    ],
    typed: { trouble: ['impedance was ok before lunch now 200k half the channels'] },
  },
  {
    asks: 'A recording in which no event can be found.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'marker', 'the marker column, if there is one, stays 0'),
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'It holds no markers'),
    ],
    typed: { trouble: ['event markers missing in saved file'] },
  },
  {
    asks: 'A computer that sleeps while it records.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'Keep the computer awake'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'switch sleep off'),
    ],
    typed: { trouble: ['laptop went to sleep in overnight recording'] },
  },
  {
    asks: 'Two pairs of board and dongle that disturb each other.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'on different radio channels')],
    typed: { trouble: ['2 cytons in same room get each others data'] },
  },
  {
    asks: 'A reviewer who doubts the nominal rate.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'sample-clock', 'For the true rate')],
    typed: { trouble: ['reviewer says sampling rate is not exactly 250'] },
  },
  {
    asks: 'Participants with an implant in the head.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'a cochlear implant'),
      at(
        'FAQ/GenFAQ',
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        'A participant with an implant',
      ),
      at('FAQ/GenFAQ', 'consent', 'wears a pacemaker or another implant'),
      at('AddOns/Electrodes/ElectrodesLanding', 'glasses', 'do not record'),
    ],
    typed: { trouble: ['patient with cochlear implant or dbs can we record'] },
  },
  {
    asks: 'Marks that dry electrodes leave on the skin.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'A red print that fades'),
      at('AddOns/Headwear/MarkIV', 'hurts', 'use flat units, not spikey ones'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'For prints that they leave'),
    ],
    typed: { trouble: ['red marks on forehead after dry comb electrodes'] },
  },
  {
    asks: 'A file of the card that holds hexadecimal numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'All numbers are hexadecimal'),
      at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts'),
      at('Cyton/CytonSDCard', 'read-a-file', 'are hexadecimal numbers'),
    ],
    typed: { trouble: ['OBCI_0A.TXT only letters and numbers cannot read'] },
  },
  {
    asks: 'Whether the notch gets into the file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'recordings stay raw'),
      at('Software/OpenBCISoftware/GUIWidgets', 'newest', 'the recording is clean'),
    ],
    typed: { trouble: ['is the notch filter inside my saved data or only on screen'] },
  },
  {
    asks: 'A switch that is on and a board that stays dark.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'support', 'the board gets no power'),
      at('Troubleshooting/ResetButtonPress', 'states', 'No power'),
    ],
    typed: { trouble: ['board not give light when i push switch'] },
  },
  {
    asks: 'A dongle that is in the port and in no list.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'No serial port has the name')],
    typed: { trouble: ['program say no dongle found but i put it in usb'] },
  },
  {
    asks: 'A trace that wanders slowly.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'drift', 'an electrode that you have just put on')],
    typed: { trouble: ['why signal go up and down slow all the time'] },
  },
  {
    asks: 'One channel alone is a flat line.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'the channel is powered down')],
    typed: { trouble: ['line is flat only channel number 3'] },
  },
  {
    asks: 'A Ganglion that the computer does not list.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'The blue LED must blink'),
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Do not pair the board'),
    ],
    typed: { trouble: ['computer dont see bluetooth ganglion'] },
  },
  {
    asks: 'A trace that grows when a hand touches the table.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Does it rise when you touch the table')],
    typed: { trouble: ['wave become very big when i touch the table'] },
  },
  {
    asks: 'The meaning of error 7 of BrainFlow.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'the board did not answer as it should'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['error BOARD_NOT_READY_ERROR 7 what mean'] },
  },
  {
    asks: 'Windows warns of the GUI as of a virus.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'install-windows', 'Run anyway')],
    typed: { trouble: ['windows say virus dangerous i can not install gui'] },
  },
  {
    asks: 'A file full of one large number.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', '187,500'),
      at('Troubleshooting/minimizingNoise', 'offset', 'and does it not move'),
    ],
    typed: { trouble: ['number in file is so big like -187500 it is correct?'] },
  },
  {
    asks: 'The sketch of the GUI after years, in a new Processing.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'the project builds with 4.2',
      ),
    ],
    typed: { trouble: ['my old openbci_gui processing sketch dont run anymore'] },
  },
  {
    asks: 'The old packages on a new Python.',
    origins: [],
    answers: [
      at('Deprecated/Python', 'errors', 'That is the folder in the repository'),
      at('FAQ/HardFAQ', 'python', 'BrainFlow'),
    ],
    typed: { trouble: ['import openbci fails after new python, pyOpenBCI gone?'] },
  },
  {
    asks: 'Where the Hub of the old GUI went.',
    origins: [],
    answers: [
      at('Deprecated/Hub', 'do-i-still-need-it', 'You need no Hub'),
      at('Software/SoftwareLanding', 'since-gui-4', 'no Hub'),
    ],
    typed: { trouble: ['there was openbci hub program where did it go'] },
  },
  {
    asks: 'A battery and a board that lay for years.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'Found again after a year or more'),
      at('FAQ/HardFAQ', 'green', 'could take a charge'),
    ],
    typed: { trouble: ['battery was 2 years in drawer, cyton dead now?'] },
  },
  {
    asks: 'A recording of an old GUI in the new one.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'GUI 4 and older'),
      at('Troubleshooting/GUI_Troubleshooting', 'v4-file', 'converts them'),
    ],
    typed: { trouble: ['old csv recording wont playback in new gui'] },
  },
  {
    asks: 'How a paper names the board.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: { task: ['how to cite openbci in methods section'] },
  },
  {
    asks: 'A recording into EEGLAB by its menus or lines.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'EEGLAB expects one row')],
    typed: { task: ['load recording in eeglab'] },
  },
  {
    asks: 'The noise of a Cyton from peak to peak.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'noise', '1 µV peak to peak')],
    typed: { name: ['input referred noise cyton uVpp'] },
  },
  {
    asks: 'Disinfection from one participant to the next.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'clean-up', 'disinfect the cups after washing'),
      at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Disinfect it between people'),
      at('AddOns/Headwear/GelfreeElectrodeCap', 'clean-store-disinfect', 'Disinfect only when needed'),
    ],
    typed: { task: ['how to disinfect electrodes between participants'] },
  },
  {
    asks: 'The true moment of a stimulus on the screen.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'Screen events with a light sensor'),
      at('Examples/VideoExperiment', 'how-it-works', 'Why a light sensor'),
    ],
    typed: { task: ['photodiode stimulus timing test'] },
  },
  {
    asks: 'Gaze and EEG on one clock.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', '', 'eye tracking'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'An eye tracker'),
    ],
    typed: { task: ['synchronize eyetracker with cyton'] },
  },
  {
    asks: 'A data set by the rules of BIDS.',
    origins: [],
    answers: [
      at('FAQ/Privacy', 'share', 'Brain Imaging Data Structure'),
      at('ForDevelopers/DataAnalysis', 'brainvision', 'For BIDS the package'),
    ],
    typed: { name: ['BIDS format openbci dataset'] },
  },
  {
    asks: 'Places for imagined movements of the hands.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'motor-imagery', 'Compare their power'),
      at('Deprecated/MotorImagery', 'electrodes', 'C3 and C4 matter most'),
    ],
    typed: { name: ['motor imagery C3 C4 montage'] },
  },
  {
    asks: 'The unit of skin conductance in the file.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'Skin conductance')],
    typed: { name: ['emotibit EDA unit csv columns'] },
  },
  {
    asks: 'The mean of both mastoids as the reference.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'linked-afterwards', 'Subtract half of the channel'),
    ],
    typed: { name: ['linked mastoids reference'] },
  },
  {
    asks: 'Published comparisons with a laboratory amplifier.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-good-enough-for-research', 'Three of the studies that compared it')],
    typed: { name: ['papers comparing openbci with research grade amplifier'] },
  },
  {
    asks: 'Electrodes for a scored night.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'Sleep is scored from EEG')],
    typed: { task: ['sleep study setup eog chin emg'] },
  },
  {
    asks: 'The hours that one charge gives.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'battery-life', 'about 8 hours from 500 mAh'),
      at('FAQ/HardFAQ', 'battery', 'for about 8 hours'),
    ],
    typed: { task: ['how many hours battery last'] },
  },
  {
    asks: 'EMG of the muscles in the hand.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'ball of the thumb'),
    ],
    typed: { task: ['how put electrode for muscle of hand'] },
  },
  {
    asks: 'The word RAILED on a channel.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'the converter is at its limit'),
      at('Troubleshooting/minimizingNoise', 'railed', 'close to the end of what the converter can measure'),
    ],
    typed: { name: ['what is mean RAILED'] },
  },
  {
    asks: 'The choice of a board for a class.',
    origins: [],
    answers: [at('FAQ/HowProductsGoTogether', 'ganglion-or-cyton', 'on a small budget')],
    typed: { task: ['difference ganglion and cyton for student project'] },
  },
  {
    asks: 'The colour of a wire and its channel.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', 'grey, purple, blue'),
      at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'grey 1, purple 2'),
    ],
    typed: { name: ['cable color which is which channel'] },
  },
  {
    asks: 'Where the ear clips go, on the head and on the board.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'Put one ear clip on each lobe'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'the one on SRB is the reference'),
    ],
    typed: { task: ['where put ear clip'] },
  },
  {
    asks: 'Charging for a beginner.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'store', 'charge a lithium cell apart from the board'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'Charge the lithium cell'),
    ],
    typed: { task: ['how charge battery of board'] },
  },
  {
    asks: 'Places on the chest for the heart.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'left chest')],
    typed: { task: ['heart beat electrode place on chest'] },
  },
  {
    asks: 'The first look at alpha.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Close your eyes')],
    typed: { task: ['see alpha wave eyes close'] },
  },
  {
    asks: 'The shortest program that reads a board.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'python', 'pip install brainflow')],
    typed: { task: ['simple python code read live data'] },
  },
  {
    asks: 'What gain is and where it is set.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-gain-for-which-signal',
        'how many times the board enlarges',
      ),
      at('Software/OpenBCISoftware/GUIWidgets', 'hardware-settings', 'Gain'),
    ],
    typed: { name: ['gain meaning and how to change'] },
  },
  {
    asks: 'What is new for somebody who knows GUI 4.',
    origins: [],
    answers: [at('Software/SoftwareLanding', 'since-gui-4', 'The programs changed')],
    typed: { name: ['what changed from gui v4 to v6'] },
  },
  {
    asks: 'The newest firmware, and one’s own.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'version', 'The newest is 3.1.5'),
      at('Cyton/CytonSDK', 'versions', 'Send V to recognise'),
    ],
    typed: { name: ['latest cyton firmware version how check mine'] },
  },
  {
    asks: 'Print files of the headset of 2015.',
    origins: [],
    answers: [at('Deprecated/Mark3Dep', 'parts', 'The files are in')],
    typed: { name: ['mark 3 ultracortex 3d print files'] },
  },
  {
    asks: 'The first board with a GUI of today.',
    origins: [],
    answers: [
      at('Deprecated/8bitBoardDep', '', 'GUI 2 and later do not support it'),
      at('Deprecated/DeprecatedLanding', 'boards-and-radios', 'GUI before 2'),
    ],
    typed: { name: ['does my 2014 8 bit board work with new gui'] },
  },
  {
    asks: 'What came after the packages for Node.js.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'Do not begin with the old packages'),
      at('Deprecated/DeprecatedLanding', 'software-and-tutorials', 'BrainFlow for Node.js'),
    ],
    typed: { name: ['nodejs sdk replacement'] },
  },
  {
    asks: 'Another stick in place of a Ganglion’s dongle.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'Only a BLED112 works as the dongle',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'choose Bluetooth (Native)'),
    ],
    typed: { name: ['ganglion usb dongle ble112 csr4.0 replacement'] },
  },
];
