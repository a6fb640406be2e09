import { at, type Question } from '../types';

/** What strangers type who do not know the names of things: a teacher, a musician, a nurse, owners of used boards, writers of a third language. */
export const examined6: readonly Question[] = [
  {
    asks: 'Which dongle belongs to which board of a class set.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'which-pair', 'A dongle does not know its board')],
    typed: { trouble: ['my pupils dongles mix up each others boards'] },
  },
  {
    asks: 'Safety with a laptop on its charger.',
    origins: [],
    answers: [
      at(
        'FAQ/GenFAQ',
        'is-it-safe-to-wear',
        'nothing that a person is connected to shares its ground with the mains',
      ),
    ],
    typed: { trouble: ['can i get a shock if laptop is plugged in wall'] },
  },
  {
    asks: 'A Ganglion that Linux does not list.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'It does not have to be in their list'),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'rfkill list bluetooth'),
    ],
    typed: { trouble: ['ganglion wont turn up in bluetooth list on ubuntu'] },
  },
  {
    asks: 'One channel that stays at zero.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/minimizingNoise',
        'no-change',
        'the usual reason is that the channel is powered down',
      ),
    ],
    typed: { trouble: ['one chanel is flat line 0 all the time'] },
  },
  {
    asks: 'Mains hum that covers everything.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact of reference')],
    typed: { trouble: ['everything looks like a big 50 wave'] },
  },
  {
    asks: 'A board with a light that the program does not show.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'light-on', 'not that the two hear each other')],
    typed: { trouble: ['blue light on but nothing in program'] },
  },
  {
    asks: 'Electrodes and a pacemaker.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-safe-to-wear', 'with a pacemaker or another electronic implant')],
    typed: { trouble: ['patient has pacemaker can we use this'] },
  },
  {
    asks: 'A used Cyton without its dongle.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'second-hand', 'A Cyton without one is silent'),
      at('FAQ/HardFAQ', 'lost-dongle', 'Get another Cyton dongle'),
    ],
    typed: { trouble: ['bought used cyton no dongle can i still use it'] },
  },
  {
    asks: 'The meaning of a BrainFlow error.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'no such port, no permission')],
    typed: { trouble: ['what means UNABLE_TO_OPEN_PORT_ERROR'] },
  },
  {
    asks: 'A board that gets hot.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'get hot, smell burnt or smoke')],
    typed: { trouble: ['cyton got hot and smells after i connect battery'] },
  },
  {
    asks: 'A rash after electrodes.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'skin', 'wash the skin and let it recover')],
    typed: { trouble: ['red rash on skin after electrodes'] },
  },
  {
    asks: 'What to do with the text file of a recording.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'Some lines with % stand on top'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Four lines begin with %'),
      at('Cyton/CytonSDCard', 'viewer', 'Choose a file of the card here'),
    ],
    typed: { trouble: ['file has only numbers with % on top how to open'] },
  },
  {
    asks: 'The hexadecimal file of the SD card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'no conversion is needed'),
      at('Cyton/CytonSDCard', 'viewer', 'The card holds hexadecimal numbers'),
    ],
    typed: { trouble: ['sd card recording is strange letters not numbers'] },
  },
  {
    asks: 'The rate of sixteen channels.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'rate', 'as the mean of two samples'),
      at('FAQ/HardFAQ', 'daisy-rate', 'Only the radio does'),
    ],
    typed: { trouble: ['only 125 hz when i have 16 channels why'] },
  },
  {
    asks: 'A headset that hurts.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'Loosen the bolt that hurts')],
    typed: { trouble: ['headset hurts after 20 minutes'] },
  },
  {
    asks: 'A railed channel.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'close to the end of what the converter can measure'),
      at('FAQ/HardFAQ', 'why-does-a-channel-say-railed', 'The input has reached the end of its range'),
    ],
    typed: { trouble: ['signal says railed 100%'] },
  },
  {
    asks: 'Lost packets in a recording.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'packets', 'Open the Packet Loss widget'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'It counts lost, received and expected'),
    ],
    typed: { trouble: ['holes in my recording wireless drops'] },
  },
  {
    asks: 'A sound that comes late after a muscle.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMGpiano', 'late', 'The EMG widget averages'),
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'gui', 'It reacts late.'),
    ],
    typed: { trouble: ['drum trigger from muscle comes too late'] },
  },
  {
    asks: 'An application that macOS calls damaged.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'gatekeeper',
        'macOS holds back programs that came from the internet',
      ),
    ],
    typed: { trouble: ['mac says app is damaged cant be opened'] },
  },
  {
    asks: 'A swollen cell.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'Do not charge or use a cell that is swollen')],
    typed: { trouble: ['battery is swollen can i still charge'] },
  },
  {
    asks: 'Diagnosis with the boards.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'They are not made or approved for diagnosis')],
    typed: { trouble: ['is it allowed for diagnosing epilepsy in hospital'] },
  },
  {
    asks: 'Equal time stamps.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'time',
        'when it reaches the computer, and several arrive at once',
      ),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'several samples may arrive in one burst'),
    ],
    typed: { trouble: ['time stamps the same for many samples'] },
  },
  {
    asks: 'A broken pin of a Daisy.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'A broken pin between Daisy and Cyton')],
    typed: { trouble: ['broke off the pin of the daisy can i solder it'] },
  },
  {
    asks: 'Thick hair.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Electrodes need bare scalp')],
    typed: { trouble: ['no signal through thick curly hair'] },
  },
  {
    asks: 'An upload that fails.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'upload', 'If the upload fails, go by what the IDE says'),
      at('Cyton/CytonProgram', 'no-target', 'The IDE does not reach the boot loader'),
      at('Cyton/CytonProgram', 'program-flash-failed', 'Data was lost on the way'),
    ],
    typed: { trouble: ['cannot upload firmware arduino timeout'] },
  },
  {
    asks: 'Large values and their unit.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'offset', 'it is normal on a Cyton'),
      at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'constant offset voltage of the electrode'),
    ],
    typed: { trouble: ['values are like 20000 is it microvolt or what'] },
  },
  {
    asks: 'A WiFi Shield that loses its connection.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'Packets are lost'),
      at('Deprecated/WiFiShield/WiFiLanding', 'cure', 'look at the power first'),
    ],
    typed: { trouble: ['wifi shield disconects after few seconds'] },
  },
  {
    asks: 'The heart with a Ganglion.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ECGSetup',
        '',
        'You will record the electrical signal of your heart',
      ),
    ],
    typed: { task: ['how to measure heart beat with ganglion'] },
  },
  {
    asks: 'Positions of the 10-20 system.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'found by measuring')],
    typed: { task: ['electrode positions for beginner 10 20'] },
  },
  {
    asks: 'MIDI from the stream.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'MIDI, for a drum machine or a synthesiser'),
    ],
    typed: { task: ['play notes with my brain midi'] },
  },
  {
    asks: 'A game played with a muscle.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', '', 'a few lines of Python press the space bar'),
      at(
        'Examples/EMGProjects/EMG_Chrome_Dino_Game',
        'more-ideas',
        'Play any game that needs one button only',
      ),
    ],
    typed: { task: ['control game with muscles keyboard'] },
  },
  {
    asks: 'A recording in pandas.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'keeps the names of the columns'),
    ],
    typed: { task: ['read openbci txt in python pandas'] },
  },
  {
    asks: 'The run time of a battery.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'runs a Cyton with Daisy for about 8 hours'),
      at('Cyton/CytonSpecs', 'battery-life', 'runs about 8 hours from 500 mAh'),
    ],
    typed: { task: ['how long do battery last'] },
  },
  {
    asks: 'Clean gold cups.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'gold-cups', 'warm water, a little soap')],
    typed: { task: ['clean gold cups after use'] },
  },
  {
    asks: 'Several boards on one computer.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'So 25 pairs are the limit')],
    typed: { task: ['how many people record at same time one pc'] },
  },
  {
    asks: 'The frame for a head of 58 cm.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'at 58 cm both medium and large do')],
    typed: { task: ['which headset size my head 58cm'] },
  },
  {
    asks: 'The files to print a headset.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'parts', 'The files are in the folder STL_Directory')],
    typed: { name: ['print own headset stl files'] },
  },
  {
    asks: 'Cyton and Ganglion compared.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'what-is-the-difference-between-cyton-cyton-with-daisy-and-ganglion',
        'learning, EMG, ECG, simple EEG',
      ),
      at('FAQ/HowProductsGoTogether', 'the-boards-side-by-side', 'Channels decide first'),
    ],
    typed: { name: ['difference cyton and ganglion'] },
  },
  {
    asks: 'What an EmotiBit records.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'rates with the stock firmware')],
    typed: { task: ['emotibit what does it measure'] },
  },
  {
    asks: 'How to check the impedance.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', '', 'The test is a widget of the OpenBCI GUI'),
      at('Troubleshooting/Impedance', 'impedance-cyton', 'Check All Channels'),
      at('FAQ/HardFAQ', 'can-it-measure-the-impedance-of-the-electrodes', 'Yes, channel by channel'),
    ],
    typed: { task: ['impedence check how'] },
  },
  {
    asks: 'A button as a trigger.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'button', 'Your own button')],
    typed: { task: ['add push button or external trigger to board'] },
  },
  {
    asks: 'A kit for a lesson.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'class', 'A Ganglion is enough for muscles')],
    typed: { task: ['cheap kit for school lesson brain waves'] },
  },
  {
    asks: "Another maker's headset with the GUI.",
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'can-i-use-a-muse-an-emotiv-or-another-makers-headset-with-the-gui',
        'The GUI reads the Cyton, the Ganglion and recordings of them',
      ),
    ],
    typed: { task: ['muse headband in openbci software'] },
  },
  {
    asks: 'A recording as EDF, or in MNE.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'has no reader for these files'),
      at('ForDevelopers/DataAnalysis', 'mne', 'but this program loads them'),
    ],
    typed: { task: ['convert recording to edf or mne'] },
  },
  {
    asks: 'Pins of reference and ground.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'connect-the-wires',
        'On the Cyton, use the bottom row of pins',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'how-eeg-is-measured',
        'ground (GND) is this further electrode',
      ),
    ],
    typed: { task: ['how to hook up grond and reference'] },
  },
  {
    asks: 'The gains of the ADS1299.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channel-settings', 'The nine characters of x…X'),
      at('Cyton/CytonSpecs', 'gain', 'at the default gain of 24'),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-gain-for-which-signal',
        'Lower it to 12, 8 or 6',
      ),
    ],
    typed: { name: ['ads1299 gain settings'] },
  },
  {
    asks: 'Unity.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'BrainFlow comes to Unity as its C# package')],
    typed: { name: ['unity plugin for VR'] },
  },
  {
    asks: 'A Raspberry Pi in place of a computer.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'after you have compiled it once')],
    typed: { task: ['raspberry pi run without laptop'] },
  },
  {
    asks: "The dongle's driver on Windows.",
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Windows Update usually installs the driver')],
    typed: { task: ['please how i install driver of dongle windows'] },
  },
  {
    asks: 'Electrodes for eye movements.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'You need two pairs')],
    typed: { task: ['eye movement setup EOG'] },
  },
  {
    asks: 'A P300 speller to try.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/OpenVibe',
        'scenarios',
        'flashes rows and columns of letters',
      ),
    ],
    typed: { task: ['what is p300 speller and how to try'] },
  },
  {
    asks: 'Consent, and what becomes of the data.',
    origins: [],
    answers: [
      at('FAQ/GenFAQ', 'consent', 'Your review board decides, and has its own form'),
      at('FAQ/Privacy', 'share', 'Open Brain Consent'),
    ],
    typed: { task: ['consent form students data privacy'] },
  },
  {
    asks: 'The plug of the battery.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'the one that fits is a JST PH with two poles'),
      at('GettingStarted/Boards/CytonGS', '2-power-the-board', 'JST PH'),
    ],
    typed: { task: ['which connector battery 2 pin'] },
  },
  {
    asks: 'A charger for the lithium cell.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'a charger made for a single lithium-polymer cell')],
    typed: { task: ['what charger for the lipo'] },
  },
  {
    asks: 'The experiment with closed eyes.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'alpha', 'Open your eyes: the peak shrinks')],
    typed: { task: ['alpha waves eyes closed experiment'] },
  },
];
