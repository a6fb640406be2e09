import { at, type Question } from '../types';

/**
 * Names, as somebody types them who wants the page about a thing or how to use it: parts, pins, programs, commands, codes, files
 * and short tasks, a third of them with slips. Written down before the pages were opened; the places were named afterwards.
 */
export const callersNames: readonly Question[] = [
  {
    asks: 'The converter of the Cyton by its number.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'at-a-glance', 'At a glance'),
      at('Cyton/CytonSDK', 'registers', 'Register map: which bits the commands write'),
    ],
    typed: { name: ['ads1299', 'ads 1299'] },
  },
  {
    asks: 'The other chips of the Cyton by their numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'at-a-glance', 'At a glance'),
      at('ForDevelopers/FirmwareDevelopment', 'what-runs-where', 'What runs where?'),
    ],
    typed: { name: ['lis3dh', 'rfd22301', 'pic32mx250f128b'] },
  },
  {
    asks: 'The radio module by a mistyped name.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'ide', '1. Prepare the Arduino IDE'),
      at('Cyton/CytonSpecs', 'dongle', 'USB dongle'),
      at('Cyton/CytonRadios', '', "The Cyton's radio link consists of two"),
    ],
    typed: { name: ['rfduno'] },
  },
  {
    asks: 'The radio of the Ganglion by its name.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'state', 'What still works'),
      at('Ganglion/GanglionSpecs', 'radio', 'Radio and memory card'),
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'At a glance'),
    ],
    typed: { name: ['simblee'] },
  },
  {
    asks: 'The two reference pins.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'inputs', 'Inputs: SRB1, SRB2 and BIAS')],
    typed: { name: ['srb1', 'srb2 vs srb1'] },
  },
  {
    asks: 'The bias pin, and by its other names.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'inputs', 'Inputs: SRB1, SRB2 and BIAS'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'how-eeg-is-measured', 'How EEG is measured'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'Connect the wires'),
    ],
    typed: { name: ['bias pin', 'drl driven rightleg'] },
  },
  {
    asks: 'A pin or a supply by its printed name.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'pins', 'Pins'),
      at('Cyton/CytonSpecs', 'digital-pins', 'Pins of the microcontroller'),
      at('Cyton/CytonExternal', 'digital', 'Digital mode: /3'),
    ],
    typed: { name: ['dvdd pin', 'd17', 'D 11'] },
  },
  {
    asks: 'A column of the electrode header.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'Connect the wires'),
    ],
    typed: { name: ['n1p'] },
  },
  {
    asks: 'Commands and signs of the protocol.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'rules', 'Rules of the conversation')],
    typed: { name: ['$$$'] },
  },
  {
    asks: 'A command for the rate.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', 'Sample rate: ~'),
      at('Cyton/CytonSDCard', 'faster', 'How do I record at more than 250 Hz?'),
    ],
    typed: { name: ['~6', 'sampel rate 1khz'] },
  },
  {
    asks: 'What the Arduino IDE needs.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', '1. Install the chipKIT core')],
    typed: { name: ['chipkit core'] },
  },
  {
    asks: 'The bootloader by the name of the board it was made for.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bootloader', '4. Connect and start the bootloader')],
    typed: { name: ['uc32 bootlaoder'] },
  },
  {
    asks: 'A file of the card by its name.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'numbering', 'How the files are numbered'),
      at('Cyton/CytonSDCard', 'viewer', 'Look at a file, and convert it to microvolts'),
    ],
    typed: { name: ['OBCI_00.TXT'] },
  },
  {
    asks: 'Files of the GUI by their names.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'BrainFlow CSV')],
    typed: { name: ['BrainFlow-RAW csv'] },
  },
  {
    asks: 'The text files of the GUI by their names.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'OpenBCI text format (ODF)'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'Load a GUI recording'),
    ],
    typed: { name: ['OpenBCI-RAW txt'] },
  },
  {
    asks: 'The program by its short name.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', '', 'The OpenBCI GUI is the free desktop')],
    typed: { name: ['obci gui'] },
  },
  {
    asks: 'Retired things by their names.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiLanding', '', 'No longer made')],
    typed: { name: ['wifishield'] },
  },
  {
    asks: 'A retired headset by a mistyped name.',
    origins: [],
    answers: [at('Deprecated/SpiderclawDep', '', 'Replaced')],
    typed: { name: ['spidreclaw'] },
  },
  {
    asks: 'The driver of the dongle by its maker and kind.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', '', "The Cyton's USB dongle has an FTDI"),
      at(
        'Troubleshooting/FTDI_Fix_Windows',
        'driver',
        'The dongle is not recognized: no COM port shows up, or an unknown device',
      ),
      at('Troubleshooting/FTDI_Fix_Mac', '', "On macOS 11 and later the Cyton's"),
      at('Troubleshooting/FTDI_Fix_Linux', '', 'The Linux kernel already has the driver'),
    ],
    typed: { name: ['ftdi vcp', 'vcp driver'] },
  },
  {
    asks: 'The group that may open a port.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        '"Permission denied" or "Failed to connect using /dev/ttyUSB0"',
      ),
    ],
    typed: { name: ['dialout'], trouble: ['/dev/ttyusb0 permision denied'] },
  },
  {
    asks: 'The switches of dongle and board.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/CytonGS',
        '3-plug-in-the-dongle',
        '3. Plug in the dongle, then switch the board on',
      ),
      at('Cyton/CytonSpecs', 'buttons', 'Buttons, lamps and the switch'),
      at('Cyton/CytonSpecs', 'dongle', 'USB dongle'),
    ],
    typed: { name: ['gpio6 pc switch', 'off pc ble swich'] },
  },
  {
    asks: 'The headset by its nicknames.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', '', 'The Ultracortex Mark IV, the newest of')],
    typed: { name: ['ultra cortex mk4', 'mark4'] },
  },
  {
    asks: 'The parts list of the headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'parts', 'Parts'),
      at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'Complete shopping lists'),
    ],
    typed: { name: ['mark 4 bom'] },
  },
  {
    asks: 'Printing the headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Print it'),
      at('AddOns/Headwear/MarkIV', 'bed', 'Does a half fit on my printer?'),
    ],
    typed: { task: ['print frame'] },
  },
  {
    asks: 'The cap with salt water.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', '', 'The gel-free cap measures 16 channels of')],
    typed: { name: ['gel free cap saline'] },
  },
  {
    asks: 'Electrodes of a third party by a mistyped name.',
    origins: [],
    answers: [at('ThirdParty/IDUN_Dryode/Dryode', '', 'The Dryode, by IDUN Technologies of Switzerland,')],
    typed: { name: ['idunn'] },
  },
  {
    asks: 'The ear grid by another spelling.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', '', 'A cEEGrid is a C-shaped strip of')],
    typed: { name: ['c-ee-grid adaptor'] },
  },
  {
    asks: 'Sensors of third parties with their names run together or apart.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', '', 'EmotiBit is an open-source wearable that records'),
    ],
    typed: { name: ['emoti bit'] },
  },
  {
    asks: 'The pulse sensor in one word.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', '', 'The Pulse Sensor shines green light into'),
    ],
    typed: { name: ['pulsesensor'] },
  },
  {
    asks: 'The muscle sensor in two words.',
    origins: [],
    answers: [at('ThirdParty/Myoware/MyoWareCyton', '', 'The MyoWare 2.0 is a small board')],
    typed: { name: ['myo ware', 'myoware 2.0'] },
  },
  {
    asks: 'Widgets of the GUI by their names.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'band-power', 'Band Power')],
    typed: { name: ['bandpower widget'] },
  },
  {
    asks: 'A widget by a mistyped name.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'spectrogram', 'Spectrogram')],
    typed: { name: ['spectogram'] },
  },
  {
    asks: 'What can be played back.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Playback')],
    typed: { name: ['playback file'] },
  },
  {
    asks: 'Buttons and modes of the GUI.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIDocs', 'session', 'The window in a session')],
    typed: { name: ['smoothing'] },
  },
  {
    asks: 'Addresses and messages of the Networking widget.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'OSC')],
    typed: { name: ['osc adress'] },
  },
  {
    asks: 'Programs for streams.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'record', 'Record')],
    typed: { name: ['labrecorder'] },
  },
  {
    asks: 'The LSL package of Python.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'receive', 'Receive'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'brainflow', 'Way 2: from Python with BrainFlow'),
    ],
    typed: { name: ['pylsl'] },
  },
  {
    asks: 'The acquisition server of OpenViBE.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'The OpenBCI driver'),
      at('Software/CompatibleThirdPartySoftware/OpenVibe', '', 'OpenViBE is free software from Inria for'),
    ],
    typed: { name: ['open vibe acquistion server'] },
  },
  {
    asks: 'Constants and calls of BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'Which board id?')],
    typed: { name: ['board id -1'] },
  },
  {
    asks: 'A code that BrainFlow prints behind the name of an error.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'Error codes')],
    typed: { name: ['GENERAL_ERROR:17'] },
  },
  {
    asks: 'Bytes of a packet.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'binary-format', 'Bytes of a packet')],
    typed: { name: ['0xA0'] },
  },
  {
    asks: 'The last byte of a packet.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'stop-bytes', 'Stop bytes: what bytes 26 to 31 mean'),
      at('Cyton/CytonDataFormat', 'time-stamps', '0xC3 to 0xC6: time stamps'),
    ],
    typed: { name: ['stop byte 0xC3'] },
  },
  {
    asks: 'Which firmware is on it.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'versions', 'Which version am I running?'),
      at('Cyton/CytonProgram', 'version', 'Which version do I have?'),
      at(
        'ForDevelopers/FirmwareDevelopment',
        'which-version-is-on-my-board',
        'Which version is on my board?',
      ),
    ],
    typed: { name: ['V3 firmware verison'] },
  },
  {
    asks: 'Positions on the head in words.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'ten-twenty', 'Placing electrodes: the 10-20 system'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'where-the-electrodes-go', 'Where the electrodes go'),
    ],
    typed: { name: ['ten-ten positons'] },
  },
  {
    asks: 'Cables by their names.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes'),
      at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'Sixteen channels, Cyton with Daisy'),
    ],
    typed: { name: ['Y splitter cable'] },
  },
  {
    asks: 'The plug of the battery.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'Power'),
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'At a glance'),
    ],
    typed: { name: ['jst ph'] },
  },
  {
    asks: 'An old adapter for the Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', '2. Choose how it connects'),
      at('Deprecated/Hub', 'old-gui', 'Messages of GUI 2, 3 and 4'),
    ],
    typed: { name: ['CSR 4.0'] },
  },
  {
    asks: 'The adapter for the Ganglion by two names.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', '2. Choose how it connects'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'dongle', 'Way 1: use the BLED112 dongle'),
      at('FAQ/HardFAQ', 'do-i-need-a-dongle-for-the-ganglion', 'Do I need a dongle for the Ganglion?'),
    ],
    typed: { name: ['ble112 bled112', 'ganglion dongle ced'] },
  },
  {
    asks: 'Short tasks at the bench.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'board', 'Reset, version, registers, Daisy'),
      at(
        'GettingStarted/Boards/DaisyGS',
        'not-found',
        '“User selected Cyton+Daisy, but no Daisy is attached. Please change Channel Count to 8 Channels.”',
      ),
      at('Troubleshooting/ResetButtonPress', 'others', 'nor a reset button'),
    ],
    typed: { task: ['reset daisy'] },
  },
  {
    asks: 'The radio channel.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'change', 'Change the channel in the GUI')],
    typed: { task: ['chnage radio chanel'] },
  },
  {
    asks: 'A sketch for the Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'build', 'Build the firmware')],
    typed: { task: ['upload sketch ganglion'] },
  },
  {
    asks: 'The joystick of the GUI.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIWidgets', 'emg', 'EMG'),
      at('Software/OpenBCISoftware/NeuroFly_Toolkit', 'gui', 'Set up the GUI'),
    ],
    typed: { task: ['calbirate emg joystick'] },
  },
  {
    asks: 'A file of the card as numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'viewer', 'Look at a file, and convert it to microvolts'),
      at('Cyton/CytonSDCard', 'read-a-file', 'Read a file'),
    ],
    typed: { task: ['convert sd card hex file'] },
  },
  {
    asks: 'A reference behind the ear.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'linked-afterwards',
        'Can I reference to both mastoids afterwards?',
      ),
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-ear',
        'Does it matter which ear takes the reference?',
      ),
    ],
    typed: { task: ['reference to mastoid'] },
  },
  {
    asks: 'Sending an order back.',
    origins: [],
    answers: [at('FAQ/Returns', 'begin-a-return', 'Begin a return')],
    typed: { task: ['return my oder'] },
  },
  {
    asks: 'The second board shows nothing.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'no-reference', 'Channels 9 to 16 are flat or pure noise'),
      at(
        'GettingStarted/Boards/DaisyGS',
        'not-found',
        '“User selected Cyton+Daisy, but no Daisy is attached. Please change Channel Count to 8 Channels.”',
      ),
    ],
    typed: { trouble: ['no data on channel 9 16'] },
  },
  {
    asks: 'A program that the Mac calls damaged.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'gatekeeper',
        'The Mac says that the app cannot be opened, is damaged, or that the developer cannot be verified',
      ),
    ],
    typed: { trouble: ['gui wont open mac damaged'] },
  },
  {
    asks: 'One channel without a signal.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'no-change', `"Data from the board doesn't change"`),
      at(
        'Troubleshooting/minimizingNoise',
        'loose',
        'One channel is noisier than the others, or explodes now and then',
      ),
    ],
    typed: { trouble: ['flat line one chanel'] },
  },
];
