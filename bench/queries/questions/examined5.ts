import { at, type Question } from '../types';

/** What an examiner asked who had not seen the pages: owners of a Cyton or Ganglion in their second year. */
export const examined5: readonly Question[] = [
  {
    asks: 'A Cyton that connected every week does not connect any more.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'unable', 'the easiest to check first'),
      at('Troubleshooting/TroubleshootingLanding', 'worked-before', 'begin with the battery'),
    ],
    typed: { trouble: ['cyton used to connect every week now says no daemon'] },
  },
  {
    asks: 'Old recordings that a newer GUI does not play.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'GUI 4 and older'),
      at('Troubleshooting/GUI_Troubleshooting', 'v4-file', 'converts them'),
    ],
    typed: { trouble: ['gui update and now my old recordings wont play back'] },
  },
  {
    asks: 'A stream that ends by itself after two minutes.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-new-data', 'weak batteries')],
    typed: { trouble: ['cyton streams for 2 minutes then stops by itself'] },
  },
  {
    asks: 'A lost dongle.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'lost-dongle', 'Get another Cyton dongle'),
      at('Cyton/CytonRadioChannel', 'lost', 'Any Cyton dongle works'),
    ],
    typed: { trouble: ['lost the usb dongle of my cyton can i just buy another one'] },
  },
  {
    asks: 'A dongle that is missing after an update of macOS.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'Allow accessory to connect?')],
    typed: { trouble: ['after macos update the dongle is not in the list'] },
  },
  {
    asks: 'One channel that is flat, all others well.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'powered down')],
    typed: { trouble: ['one channel is suddenly flat line all others fine'] },
  },
  {
    asks: 'A Ganglion that the search does not list any more.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'START SEARCH'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
    ],
    typed: { trouble: ['ganglion wont show up in bluetooth search anymore'] },
  },
  {
    asks: 'A Daisy whose channels are zero since it was plugged in again.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'no-reference', 'whether the Daisy itself works'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'bent pins'),
      at('Troubleshooting/minimizingNoise', 'no-change', 'test the Daisy'),
    ],
    typed: { trouble: ['daisy channels 9-16 all zero since i reseated the board'] },
  },
  {
    asks: 'A dim LED.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'states', 'Dimmer than usual')],
    typed: { trouble: ['blue light on board very dim, is battery dead'] },
  },
  {
    asks: 'BOARD_NOT_READY_ERROR with a board that worked yesterday.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the port opened, the board did not answer'),
      at('Troubleshooting/GUI_Troubleshooting', 'failed-to-initialize', 'BOARD_NOT_READY_ERROR'),
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'Do, in this order'),
    ],
    typed: { trouble: ['"BOARD_NOT_READY_ERROR:7" on start, worked yesterday'] },
  },
  {
    asks: 'A swollen cell.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'store', 'take it to a collection point')],
    typed: { trouble: ['lipo battery swollen what now'] },
  },
  {
    asks: 'A gold cup whose wire broke off.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'broken-wire', 'Soldering a wire on again')],
    typed: { trouble: ['gold cup wire broke off at the cup can i solder it'] },
  },
  {
    asks: 'A broken ear clip.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'which-ear', 'Has a clip broken')],
    typed: { trouble: ['ear clip snapped, which one to buy instead'] },
  },
  {
    asks: 'A headset that cracked.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'warped', 'Has the frame cracked?'),
      at('AddOns/Headwear/MarkIV', 'parts', 'are printed'),
    ],
    typed: { trouble: ['headset screw stripped / plastic cracked print a new part'] },
  },
  {
    asks: 'A file of the card that is shorter than the night.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'sizes', 'Choose a file whose name is longer'),
      at('Cyton/CytonSDCard', 'early', 'the file was full'),
    ],
    typed: { trouble: ['sd card file stops after 5 min but i wanted a whole night'] },
  },
  {
    asks: 'Noise that has grown over a year.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'used-to', 'contact or electrodes have aged')],
    typed: { trouble: ['signals much noisier than last year with same cap'] },
  },
  {
    asks: 'A script that fails since BrainFlow was updated.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'since-update', 'stop or falsify programs'),
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'nothing has arrived yet'),
    ],
    typed: { trouble: ['brainflow update broke my script get_board_data empty'] },
  },
  {
    asks: 'Two Cytons in one room that lose packets.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'different radio channels'),
      at('Cyton/CytonRadioChannel', 'several', 'channel'),
    ],
    typed: { trouble: ['two cytons in same room drop packets'] },
  },
  {
    asks: 'A WiFi Shield that is not found any more.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'if-it-does-not-connect', 'must be in the same network')],
    typed: { trouble: ['wifi shield no longer found by gui'] },
  },
  {
    asks: 'Native Bluetooth on a new computer with Windows 11.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'Bluetooth 4.0 or later')],
    typed: { trouble: ['bluetooth works on old laptop not on new windows 11 one'] },
  },
  {
    asks: 'A Cyton that is silent after an upload.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'upload DefaultBoard')],
    typed: { trouble: ['flashed new firmware and now cyton does not answer'] },
  },
  {
    asks: 'Four samples with one time stamp.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'several arrive at once'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'time'),
    ],
    typed: { trouble: ['timestamps in my csv jump, 4 samples at same time'] },
  },
  {
    asks: 'The right to open the port on Ubuntu.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'Log out and in again')],
    typed: { trouble: ['permission denied /dev/ttyUSB0 after reinstalling ubuntu'] },
  },
  {
    asks: 'An impedance test with absurd values and good EEG.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-cyton', 'mostly far too high'),
      at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong'),
    ],
    typed: { trouble: ['impedance says railed on every electrode but eeg looks ok'] },
  },
  {
    asks: 'Why a Daisy halves the rate.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'rate', '125 times a second'),
      at('FAQ/HardFAQ', 'daisy-rate', 'Only the radio does'),
    ],
    typed: { trouble: ['why does 250hz drop to 125 when i plug in the daisy'] },
  },
  {
    asks: 'Charging while recording.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person'),
    ],
    typed: { trouble: ['can i charge battery while recording'] },
  },
  {
    asks: 'An LSL stream that another computer does not see.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Both computers in one subnet'),
    ],
    typed: { trouble: ['lsl stream from gui not seen on the other computer'] },
  },
  {
    asks: 'A wrong scale after a change of gain.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'wrong-amplitude', 'another gain than 24'),
      at('Cyton/CytonDataFormat', 'scale-factor', '24'),
    ],
    typed: { trouble: ['scale is 24x wrong after i changed gain'] },
  },
  {
    asks: 'A Ganglion whose link ends in the next room.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'how-far-does-the-radio-reach', 'Plan for one room'),
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-drops', 'within 2 m'),
    ],
    typed: { trouble: ['ganglion disconnects when i walk to the next room'] },
  },
  {
    asks: 'A pin that stays 0 in the file.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'pin-random', 'Is the mode set?')],
    typed: { trouble: ['trigger on D17 always 0 in the file'] },
  },
  {
    asks: 'A higher rate on the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', '250 Hz is the highest rate over the dongle'),
      at('Cyton/CytonSDCard', 'faster', 'only over a WiFi Shield'),
      at('FAQ/HardFAQ', 'faster', 'Not by radio'),
    ],
    typed: { task: ['cyton 1000 hz sample rate over sd card'] },
  },
  {
    asks: 'A battery for a night.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'battery', 'for about 8 hours'), at('Cyton/CytonSpecs', 'battery-life', 'h')],
    typed: { task: ['record 8 hours of sleep eeg cyton battery life'] },
  },
  {
    asks: 'The newest firmware of the dongle.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'versions', 'The newest is 2.0.4')],
    typed: { name: ['cyton dongle firmware latest version'] },
  },
  {
    asks: 'A new dongle for an old board.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'basics', 'Any dongle can work with any Cyton'),
      at('Cyton/CytonRadioChannel', 'lost', 'bring them together'),
      at('FAQ/HardFAQ', 'lost-dongle', 'on one radio channel'),
    ],
    typed: { task: ['pair new dongle with old cyton channel number'] },
  },
  {
    asks: 'From 8 to 16 channels.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'later', 'The Daisy, its Y cable')],
    typed: { task: ['how to add 8 more channels to cyton'] },
  },
  {
    asks: 'A Daisy on a Ganglion.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-add-a-daisy-to-a-ganglion-or-a-second-daisy',
        'The Daisy fits the Cyton only',
      ),
      at('GettingStarted/Boards/DaisyGS', 'mount', 'not on a Ganglion'),
    ],
    typed: {
      trouble: ['can i put a daisy on my ganglion'],
      task: ['can daisy be put on a ganglion'],
    },
  },
  {
    asks: 'Two Ganglions on one computer.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Two Ganglions on the BLED112')],
    typed: { task: ['use two ganglions at once on one pc'] },
  },
  {
    asks: 'EMG of the leg.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EMGSetup', 'where-the-electrodes-go', 'Calf')],
    typed: { task: ['emg on leg with cyton electrode placement'] },
  },
  {
    asks: 'ECG with a Ganglion.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ECGSetup', 'three-electrodes', 'left chest')],
    typed: { task: ['ecg with ganglion where do electrodes go'] },
  },
  {
    asks: 'A light sensor for the trigger.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'analog', 'Put a phototransistor between D12 and VDD')],
    typed: { task: ['photodiode trigger cyton analog pin'] },
  },
  {
    asks: 'Julia.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'julia', 'BrainFlow.CYTON_BOARD')],
    typed: { task: ['read cyton in julia'] },
  },
  {
    asks: 'A live stream into MATLAB.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'mex -setup cpp'),
      at('Software/CompatibleThirdPartySoftware/Matlab', '', 'Own acquisition in MATLAB'),
    ],
    typed: { task: ['openbci matlab live stream'] },
  },
  {
    asks: 'C# and Unity.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'C# package'),
      at('ForDevelopers/SoftwareDevelopment', 'c-1', 'dotnet add package brainflow'),
    ],
    typed: { task: ['c# unity get ganglion data'] },
  },
  {
    asks: 'A file of the card as CSV.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts')],
    typed: { task: ['convert openbci sd hex file to csv'] },
  },
  {
    asks: 'A recording as EDF, and in MNE.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'exports EDF or FIF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'MNE'),
    ],
    typed: { task: ['openbci txt to edf for mne'] },
  },
  {
    asks: "A Ganglion's battery and its plug.",
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', 'JST PH')],
    typed: { name: ['ganglion battery which connector and voltage'] },
  },
  {
    asks: 'New combs for a headset.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'buy', 'combs of 5 mm'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'where to buy new ones'),
      at('AddOns/Headwear/MarkIV', 'care', 'sold as replacements'),
    ],
    typed: { name: ['replacement electrodes ultracortex spiky comb'] },
  },
  {
    asks: 'When dry electrodes are worn.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'care', 'coating has worn off'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'coating has worn off'),
    ],
    typed: { task: ['how often replace electrode tips'] },
  },
  {
    asks: 'Cleaning combs.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'with a damp cloth or an alcohol wipe'),
      at('AddOns/Headwear/MarkIV', 'care', 'alcohol wipe'),
    ],
    typed: { task: ['clean dry comb electrodes'] },
  },
  {
    asks: 'The digits of a channel command.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channel-settings', 'x…X'),
      at('Cyton/CytonSDK', 'rules', 'digit by digit'),
    ],
    typed: { name: ['cyton gain setting command x1060110X'] },
  },
  {
    asks: 'Back to the default settings of all channels.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'it begins with the defaults again')],
    typed: { task: ['reset cyton to default channel settings'] },
  },
  {
    asks: 'An upload over the air to a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'ota', 'nRF Connect')],
    typed: { task: ['ganglion firmware update over the air nrf'] },
  },
  {
    asks: 'Rate and range of the accelerometer.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'accelerometer', '±4 g, 25 times a second'),
      at('Cyton/CytonDataFormat', '0xc0-accelerometer', '25 times a second'),
    ],
    typed: { name: ['cyton accelerometer sample rate and range'] },
  },
  {
    asks: 'An EmotiBit beside a Cyton.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'sync', 'LocalTimestamp')],
    typed: { task: ['emotibit with cyton same time sync'] },
  },
  {
    asks: 'A cap with touchproof plugs.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-use-an-eeg-cap-or-electrodes-that-i-already-have',
        'touchproof connectors',
      ),
      at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'touchproof plug'),
    ],
    typed: { task: ['use my own cap with touch proof connectors on cyton'] },
  },
  {
    asks: 'Older versions of the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'versions', 'further down on the releases page')],
    typed: { name: ['openbci gui older version download'] },
  },
  {
    asks: 'A recording started by a script.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'unattended', 'Not with the GUI')],
    typed: { task: ['autostart recording from command line no gui'] },
  },
  {
    asks: 'The notch of the other mains.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'Notch (mains)')],
    typed: { task: ['60hz notch filter change to 50hz gui'] },
  },
  {
    asks: 'SRB1 as reference.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'SRB1 is the other reference'),
      at('Cyton/CytonSDK', 'channel-settings', 'Channel 1 against SRB1'),
    ],
    typed: { task: ['change reference electrode cyton SRB1 instead of SRB2'] },
  },
  {
    asks: 'A recording on a Raspberry Pi.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'Raspberry Pi')],
    typed: { task: ['raspberry pi 5 cyton headless recording'] },
  },
];
