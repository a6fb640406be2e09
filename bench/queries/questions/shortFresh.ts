import { at, type Question } from '../types';

const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const CAP = 'AddOns/Headwear/ElectrodeCap';
const MARK_IV = 'AddOns/Headwear/MarkIV';
const FORMAT = 'Cyton/CytonDataFormat';
const TRIGGERS = 'Cyton/CytonExternal';
const PROGRAM = 'Cyton/CytonProgram';
const CHANNEL = 'Cyton/CytonRadioChannel';
const RADIOS = 'Cyton/CytonRadios';
const CARD = 'Cyton/CytonSDCard';
const COMMANDS = 'Cyton/CytonSDK';
const CYTON = 'Cyton/CytonSpecs';
const OLD_PYTHON = 'Deprecated/Python';
const WIFI = 'Deprecated/WiFiShield/WiFiGS';
const PROJECTS = 'Examples/CommunityPageProjects';
const FAQ = 'FAQ/HardFAQ';
const FIRMWARE = 'ForDevelopers/FirmwareDevelopment';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const GANGLION_PROGRAM = 'Ganglion/GanglionProgram';
const GANGLION_COMMANDS = 'Ganglion/GanglionSDK';
const GANGLION = 'Ganglion/GanglionSpecs';
const EEG = 'GettingStarted/Biosensing-Setups/EEGSetup';
const EMG = 'GettingStarted/Biosensing-Setups/EMGSetup';
const EXG = 'GettingStarted/Biosensing-Setups/ExGSetup';
const CYTON_START = 'GettingStarted/Boards/CytonGS';
const DAISY = 'GettingStarted/Boards/DaisyGS';
const GANGLION_START = 'GettingStarted/Boards/GanglionGS';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const OPENVIBE = 'Software/CompatibleThirdPartySoftware/OpenVibe';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const MYOWARE = 'ThirdParty/Myoware/MyoWareCyton';
const PULSE = 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const MAC_BLUETOOTH = 'Troubleshooting/MacOSGanglionBLEWorkaround';
const RESET = 'Troubleshooting/ResetButtonPress';
const NOISE = 'Troubleshooting/minimizingNoise';

/**
 * Two to seven words by somebody who has never seen these pages: symptoms, half sentences, wrong names and slips, then names of
 * things, then tasks. All were written down, each with what the person wants to know, before a page was opened or a search run.
 */
export const shortFresh: readonly Question[] = [
  {
    asks: 'Fresh, stuck: what a dark dongle light means and what to do.',
    origins: [],
    answers: [
      at(RADIOS, 'dark', 'The program of its radio lights this LED'),
      at(CYTON_START, 'no-port', 'is its blue LED on'),
    ],
    typed: { trouble: ['blue led on dongle stays off'] },
  },
  {
    asks: 'Fresh, stuck: board on but no signal after battery change.',
    origins: [],
    answers: [
      at(NOISE, 'no-change', 'The board sends the same number again and again'),
      at(TROUBLE, 'stands-still', 'The stream runs, but the traces stand still'),
    ],
    typed: { trouble: ['cyton flat line after replacing batterys'] },
  },
  {
    asks: "Fresh, stuck: why the Daisy's channels are not seen.",
    origins: [],
    answers: [
      at(DAISY, 'not-found', 'Does the GUI show only eight channels'),
      at(TROUBLE, 'no-daisy', 'User selected Cyton+Daisy, but no Daisy is attached'),
    ],
    typed: { trouble: ['only first 8 chanels with daisy on'] },
  },
  {
    asks: 'Fresh, stuck: port is in use or forbidden, how to free it.',
    origins: [],
    answers: [at(WINDOWS, 'in-use', 'Only one program at a time can open a COM port')],
    typed: { trouble: ['COM3 acces denied openbci'] },
  },
  {
    asks: 'Fresh, stuck: Ganglion is listed but does not connect; pairing not needed.',
    origins: [],
    answers: [
      at(TROUBLE, 'ganglion-listed', 'The Ganglion is in the list, but the session does not start'),
      at(GANGLION_START, '2-choose-how-it-connects', 'Do not pair the board in the operating system'),
    ],
    typed: { trouble: ['ganglion found but wont pair'] },
  },
  {
    asks: 'Fresh, stuck: why the stream stops by itself.',
    origins: [],
    answers: [at(TROUBLE, 'no-new-data', 'Does it end after the same time again and again')],
    typed: { trouble: ['session stops itself after few minutes'] },
  },
  {
    asks: 'Fresh, stuck: how to bring impedance down / what colours mean.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'Impedance with a Ganglion'),
      at(WIDGETS, 'cyton-signal', 'values become yellow'),
      at(GUI, 'impedance-testing', 'The colours from green to red'),
    ],
    typed: { trouble: ['yellow smiley red impedance'] },
  },
  {
    asks: 'Fresh, stuck: GUI window is black at start.',
    origins: [],
    answers: [at(TROUBLE, 'blank', 'Blank or grey window')],
    typed: { trouble: ['gui black screen on launch'] },
  },
  {
    asks: 'Fresh, stuck: the BrainFlow message BOARD_NOT_READY, what to do.',
    origins: [],
    answers: [
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at('ForDevelopers/BrainFlowErrors', 'prepare', 'unable to prepare streaming session'),
    ],
    typed: { trouble: ['Unable to get ready for streaming session'] },
  },
  {
    asks: 'Fresh, stuck: board switches off: battery / switch.',
    origins: [],
    answers: [at(RESET, 'by-itself', 'The board switches itself off, or restarts')],
    typed: { trouble: ['board lights up then goes dark'] },
  },
  {
    asks: 'Fresh, stuck: is a hot dongle normal/dangerous.',
    origins: [],
    answers: [at(FAQ, 'repair', 'or a dongle out of its port')],
    typed: { trouble: ['usb dongle gets hot'] },
  },
  {
    asks: 'Fresh, stuck: battery life, which batteries.',
    origins: [],
    answers: [at(CYTON, 'battery-life', 'Cells that are empty after a day')],
    typed: { trouble: ['aaa batterys die in one day'] },
  },
  {
    asks: 'Fresh, stuck: charging a LiPo, when done.',
    origins: [],
    answers: [at(FAQ, 'store', 'so red for hours is normal')],
    typed: { trouble: ['lipo charger red light never off'] },
  },
  {
    asks: 'Fresh, stuck: repair or replace ear clip.',
    origins: [],
    answers: [at(EEG, 'which-ear', 'Has a clip broken, or does it fall off')],
    typed: { trouble: ['ear clip fell apart'] },
  },
  {
    asks: 'Fresh, stuck: dry comb electrodes wear, replace.',
    origins: [],
    answers: [
      at(ELECTRODES, 'combs', 'Replace them when the coating has worn off'),
      at(MARK_IV, 'care', 'Replace an electrode when its Ag/AgCl coating has worn off'),
    ],
    typed: { trouble: ['comb electrode tips bend'] },
  },
  {
    asks: 'Fresh, stuck: repair a broken 3D print of headset.',
    origins: [],
    answers: [at(MARK_IV, 'warped', 'Has the frame cracked')],
    typed: { trouble: ['printed frame cracked ultracortex'] },
  },
  {
    asks: "Fresh, stuck: why a recorded file doesn't load in playback.",
    origins: [],
    answers: [
      at(TROUBLE, 'unsupported', 'unsupported file for playback'),
      at(TROUBLE, 'no-header', 'Playback file does not contain the required header data'),
      at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Plays?'),
    ],
    typed: { trouble: ['playback file not loading gui'] },
  },
  {
    asks: 'Fresh, stuck: several rows share one time stamp in the recording.',
    origins: [],
    answers: [at(CODE, 'time', 'Why do several samples have the same time stamp')],
    typed: { trouble: ['time column repeats same number many rows'] },
  },
  {
    asks: 'Fresh, stuck: markers are not in data.',
    origins: [],
    answers: [at(CODE, 'marker', 'Insert markers only while the stream runs')],
    typed: { trouble: ['brainflow insert marker does nothing'] },
  },
  {
    asks: 'Fresh, stuck: port cannot be opened in BrainFlow.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'UNABLE_TO_OPEN_PORT_ERROR'),
      at(LINUX, 'full-name', 'Give the full name of the port'),
    ],
    typed: { trouble: ['BrainFlowError: UNABLE_TO_OPEN_PORT_ERROR:2'] },
  },
  {
    asks: 'Fresh, stuck: LSL stream not found.',
    origins: [],
    answers: [
      at(LSL, 'troubleshooting', 'The stream is not found'),
      at(LSL, 'receive', 'Names and types must match letter for letter'),
    ],
    typed: { trouble: ['pylsl resolve_stream hangs'] },
  },
  {
    asks: 'Fresh, stuck: BrainFlow Matlab package does not load.',
    origins: [],
    answers: [
      at(MATLAB, 'brainflow', 'An error of loadlibrary'),
      at('ForDevelopers/BrainFlowErrors', 'library', 'BoardController.dll'),
    ],
    typed: { trouble: ['matlab loadlibrary BoardController failed'] },
  },
  {
    asks: 'Fresh, stuck: OpenViBE drift/drop.',
    origins: [],
    answers: [at(OPENVIBE, 'dropped', 'Too many samples dropped')],
    typed: { trouble: ['openvibe acquisition server drops samples'] },
  },
  {
    asks: 'Fresh, stuck: wrong board chosen in Arduino IDE for Cyton.',
    origins: [],
    answers: [at(PROGRAM, 'program-flash-failed', 'stk500_2_ReceiveMessage')],
    typed: { trouble: ['avrdude stk500 programmer not responding cyton'] },
  },
  {
    asks: 'Fresh, stuck: program size exceeds on upload.',
    origins: [],
    answers: [at(PROGRAM, 'own-sketch', 'If yours does not fit')],
    typed: { trouble: ['sketch too big chipkit'] },
  },
  {
    asks: 'Fresh, stuck: saturation, motion, electrode.',
    origins: [],
    answers: [
      at(NOISE, 'railed', 'The input is close to the end of what the converter can measure'),
      at(EMG, 'if-you-see-something-else', 'slow swings when you move'),
    ],
    typed: { trouble: ['emg signal stuck after moving arm'] },
  },
  {
    asks: 'Fresh, stuck: ECG artifact in EEG.',
    origins: [],
    answers: [at(NOISE, 'heart', 'If the spikes have the rhythm of your pulse')],
    typed: { trouble: ['heartbeat showing up in my eeg'] },
  },
  {
    asks: 'Fresh, stuck: how to see blinks; where to place electrodes.',
    origins: [],
    answers: [at(NOISE, 'blink', 'Do you see clenched teeth, but no blinks')],
    typed: { trouble: ['blink does not show'] },
  },
  {
    asks: 'Fresh, stuck: mains noise from laptop charger.',
    origins: [],
    answers: [
      at(NOISE, 'mains', 'a spike at 50 or 60 Hz in the FFT'),
      at(CYTON_START, 'hum', 'The traces are huge, or show only mains hum'),
    ],
    typed: { trouble: ['huge 60 cycle hum laptop plugged'] },
  },
  {
    asks: 'Fresh, stuck: polarity sign.',
    origins: [],
    answers: [at(EEG, 'sign', 'Is my EEG upside down')],
    typed: { trouble: ['wave looks upside down'] },
  },
  {
    asks: 'Fresh, stuck: DC offset shows in FFT.',
    origins: [],
    answers: [at(NOISE, 'offset', 'In a spectrum it is a peak at 0 Hz')],
    typed: { trouble: ['fft peak at 0 hz'] },
  },
  {
    asks: 'Fresh, stuck: units raw vs. µV / offset large values.',
    origins: [],
    answers: [
      at(NOISE, 'offset', 'Files hold the raw values, offset included'),
      at(FORMAT, 'scale-factor', 'Scale factor'),
    ],
    typed: { trouble: ['numbers in millions uv raw file'] },
  },
  {
    asks: 'Fresh, stuck: WiFi Shield hot spot not visible.',
    origins: [],
    answers: [
      at(WIFI, 'if-it-does-not-connect', "is in the computer's list"),
      at(WIFI, 'wifi-station', 'its own OpenBCI-XXXX is not in the list'),
    ],
    typed: { trouble: ['wifi sheild no openbci network shows'] },
  },
  {
    asks: 'Fresh, stuck: Pulse Sensor motion artefacts.',
    origins: [],
    answers: [at(PULSE, 'the-wave-is-there-but-bpm-is-0-or-jumps', 'keep still')],
    typed: { trouble: ['pulse sensor noisy when finger moves'] },
  },
  {
    asks: 'Fresh, stuck: MyoWare output saturates.',
    origins: [],
    answers: [
      at(MYOWARE, 'stuck', 'Stuck at 0, or at the top (1023)'),
      at(MYOWARE, 'arduino', 'It sticks at the top'),
    ],
    typed: { trouble: ['myoware always max'] },
  },
  {
    asks: 'Fresh, stuck: salt bridge.',
    origins: [],
    answers: [at(CAP, 'seeing-a-lot-of-noise', 'Then gel joins them')],
    typed: { trouble: ['cap gel bridges two electrodes'] },
  },
  {
    asks: 'Fresh, stuck: old Python code, what to use now.',
    origins: [],
    answers: [at(OLD_PYTHON, 'errors', "No module named 'openbci'"), at(CODE, 'python', 'Python')],
    typed: { trouble: ['python -m openbci cyton -p COM4'] },
  },
  {
    asks: 'Fresh, stuck: Linux port permission after group change.',
    origins: [],
    answers: [at(LINUX, 'permission-denied', 'A new terminal is not enough')],
    typed: { trouble: ['sudo usermod -a -G dialout but still denied'] },
  },
  {
    asks: 'Fresh, stuck: auto-scan fails to find board.',
    origins: [],
    answers: [
      at(TROUBLE, 'unable', 'Unable to connect to Cyton'),
      at(TROUBLE, 'no-dongles', 'No Cyton dongles were found'),
      at(CHANNEL, 'lost', 'bring them together again'),
    ],
    typed: { trouble: ['dongle says no when i scan'] },
  },
  {
    asks: 'Fresh, stuck: GPIO 6 / RESET switch position on dongle.',
    origins: [],
    answers: [
      at(CYTON_START, '3-plug-in-the-dongle', 'towards the USB plug, to GPIO6'),
      at(RESET, 'others', 'On RESET no software finds a board'),
    ],
    typed: { trouble: ['pc2 gpio6 switch wrong way'] },
  },
  {
    asks: 'Fresh, stuck: why aux data are zero.',
    origins: [],
    answers: [
      at(GANGLION_COMMANDS, 'stream', 'If the acceleration stays at zero'),
      at(TROUBLE, 'aux', 'The Cyton sends only one of the three at a time'),
    ],
    typed: { trouble: ['accelrometer stays zero'] },
  },
  {
    asks: 'Fresh, stuck: SD file not closed / empty.',
    origins: [],
    answers: [at(CARD, 'zeros', 'The file is empty')],
    typed: { trouble: ['sd card file empty after recording'] },
  },
  {
    asks: 'Fresh, stuck: OSC stream not received.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Nothing arrives')],
    typed: { trouble: ['networking widget osc nothing arrives'] },
  },
  {
    asks: 'Fresh, stuck: macOS Ganglion BLE problem.',
    origins: [],
    answers: [at(MAC_BLUETOOTH, '', 'the GUI lists no Ganglion')],
    typed: { trouble: ['ganglion mac ventura not found'] },
  },
  {
    asks: 'Fresh, stuck: which BLE dongle for Ganglion on Windows 11.',
    origins: [],
    answers: [
      at(GANGLION_START, '2-choose-how-it-connects', 'such as the CSR stick of kits'),
      at(TROUBLE, 'no-bled112', 'a CSR or laptop Bluetooth adapter is not a BLED112'),
    ],
    typed: { trouble: ['bluetooth module csr8510 windows 11'] },
  },
  {
    asks: 'Fresh, name: BIAS pins on the top/bottom row on Cyton/Daisy.',
    origins: [],
    answers: [
      at(CYTON, 'electrode-header', 'either BIAS pin'),
      at(DAISY, 'wire', "The Daisy's own BIAS pin stays empty"),
    ],
    typed: { name: ['BIAS2'] },
  },
  {
    asks: 'Fresh, name: which Cyton pins the SD card / free pins use.',
    origins: [],
    answers: [at(CYTON, 'digital-pins', 'Two lines of the ADS1299 reach no connector')],
    typed: { name: ['pin D13 sd cs'] },
  },
  {
    asks: 'Fresh, name: what SRB1 is and which pin on the Cyton.',
    origins: [],
    answers: [at(CYTON, 'electrode-header', 'SRB2, the default reference')],
    typed: { name: ['SRB1 pin top row'] },
  },
  {
    asks: 'Fresh, name: the supply and ground pins of the board.',
    origins: [],
    answers: [
      at(CYTON, 'digital-pins', 'VDD is for sensors that take a few milliamperes'),
      at(CYTON, 'electrode-header', 'Electrode header'),
    ],
    typed: { name: ['DVDD AGND pins'] },
  },
  {
    asks: 'Fresh, name: what header that is on boards.',
    origins: [],
    answers: [at(CYTON, 'digital-pins', 'look whether J3 and J4 have sockets')],
    typed: { name: ['J4 header'] },
  },
  {
    asks: 'Fresh, name: the radio chip.',
    origins: [],
    answers: [
      at(CYTON, 'dongle', 'The dongle contains the other radio'),
      at(FIRMWARE, 'what-runs-where', 'RFduino (RFD22301)'),
      at(RADIOS, 'other-modules', 'RFD22301 modules bought elsewhere'),
    ],
    typed: { name: ['rfduino 22301'] },
  },
  {
    asks: 'Fresh, name: the processor of the Cyton.',
    origins: [],
    answers: [at(FIRMWARE, 'what-runs-where', 'PIC32MX250F128B'), at(CYTON, 'at-a-glance', 'At a glance')],
    typed: { name: ['pic32mx chip'] },
  },
  {
    asks: 'Fresh, name: ADC of the Ganglion.',
    origins: [],
    answers: [at(GANGLION, 'at-a-glance', 'At a glance')],
    typed: { name: ['mcp 3912 adc'] },
  },
  {
    asks: 'Fresh, name: accelerometer chip, its bus.',
    origins: [],
    answers: [
      at(PROGRAM, 'own-sketch', 'mode 3 at 4 MHz for the accelerometer'),
      at(CYTON, 'digital-pins', 'Pins of the microcontroller'),
    ],
    typed: { name: ['lis3dh i2c or spi'] },
  },
  {
    asks: 'Fresh, name: the SD card file name.',
    origins: [],
    answers: [at(CARD, 'numbering', 'How the files are numbered')],
    typed: { name: ['OBCI_33.TXT'] },
  },
  {
    asks: 'Fresh, name: GUI text recording file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'OpenBCI text format (ODF)'),
      at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Recording'),
    ],
    typed: { name: ['OpenBCI-RAW'] },
  },
  {
    asks: 'Fresh, name: stop byte with time stamp set.',
    origins: [],
    answers: [at(FORMAT, 'time-stamps', '0xC3 to 0xC6: time stamps')],
    typed: { name: ['0xC3 footer'] },
  },
  {
    asks: 'Fresh, name: BrainFlow function describing the board rows.',
    origins: [],
    answers: [at(CODE, 'rows', 'get_board_descr returns all of them')],
    typed: { name: ['get_board_descr cyton daisy'] },
  },
  {
    asks: 'Fresh, name: BrainFlow function that sends commands as bytes.',
    origins: [],
    answers: [
      at(CODE, 'send-commands-to-the-board', 'config_board_with_bytes does not work with these boards'),
    ],
    typed: { name: ['config_board_with_bytes'] },
  },
  {
    asks: 'Fresh, name: firmware function/command to read registers.',
    origins: [],
    answers: [
      at(GANGLION_COMMANDS, 'board', 'to print all registers'),
      at(COMMANDS, 'board', 'Reset, version, registers, Daisy'),
    ],
    typed: { name: ['printRegisters'] },
  },
  {
    asks: 'Fresh, name: what the Band Power widget shows.',
    origins: [],
    answers: [at(WIDGETS, 'band-power', 'Band Power')],
    typed: { name: ['bandpower bars'] },
  },
  {
    asks: 'Fresh, name: the Head Plot widget.',
    origins: [],
    answers: [at(WIDGETS, 'head-plot', 'Head Plot')],
    typed: { name: ['head plot'] },
  },
  {
    asks: 'Fresh, name: the Spectrogram widget, what colours mean.',
    origins: [],
    answers: [at(WIDGETS, 'spectrogram', 'colour is amplitude in µV')],
    typed: { name: ['spectrogram widget colors'] },
  },
  {
    asks: 'Fresh, name: where GUI settings are.',
    origins: [],
    answers: [at(GUI, 'settings-files', 'Every settings file')],
    typed: { name: ['UserSettings.json'] },
  },
  {
    asks: 'Fresh, name: connecting touchproof electrodes to header pins.',
    origins: [],
    answers: [at(ELECTRODES, 'adapter', 'Header pin to touchproof adapter')],
    typed: { name: ['touchproof to dupont'] },
  },
  {
    asks: 'Fresh, name: the electrode paste.',
    origins: [],
    answers: [at(ELECTRODES, 'paste', 'No Ten20 at hand')],
    typed: { name: ['ten20 jar'] },
  },
  {
    asks: 'Fresh, name: Y-splitter cable for ear clip reference.',
    origins: [],
    answers: [at(DAISY, 'wire', 'Y cable lost')],
    typed: { name: ['y splitter'] },
  },
  {
    asks: 'Fresh, name: FTDI latency.',
    origins: [],
    answers: [
      at(WINDOWS, 'latency', 'set the latency timer to 1 ms'),
      at(LINUX, 'latency', 'the latency timer'),
      at(MAC, 'latency', 'Data are choppy'),
    ],
    typed: { name: ['latency_timer'] },
  },
  {
    asks: 'Fresh, name: test signal of Ganglion.',
    origins: [],
    answers: [at(GANGLION_COMMANDS, 'stream', 'The square wave reaches')],
    typed: { name: ['Ganglion synthetic square wave'] },
  },
  {
    asks: 'Fresh, name: frontal electrode positions.',
    origins: [],
    answers: [at(EEG, 'where-the-electrodes-go', 'Where the electrodes go')],
    typed: { name: ['FP1 FP2'] },
  },
  {
    asks: 'Fresh, task: whether and how to power from USB power bank.',
    origins: [],
    answers: [at(FAQ, 'battery', 'A power bank may switch itself off'), at(CYTON, 'power', 'Power')],
    typed: { task: ['power cyton from power bank'] },
  },
  {
    asks: 'Fresh, task: how to set gain.',
    origins: [],
    answers: [
      at(COMMANDS, 'channel-settings', 'Channel settings: x…X'),
      at(WIDGETS, 'hardware-settings', 'Hardware Settings'),
    ],
    typed: { task: ['change gain to 12'] },
  },
  {
    asks: 'Fresh, task: SD card standalone recording.',
    origins: [],
    answers: [at(CARD, 'without-computer', 'record without a computer')],
    typed: { task: ['record without pc'] },
  },
  {
    asks: 'Fresh, task: remove a channel from the bias.',
    origins: [],
    answers: [
      at(WIDGETS, 'hardware-settings', 'Hardware Settings'),
      at(EXG, 'settings-in-the-gui', 'Bias Include to No'),
      at(COMMANDS, 'channel-settings', 'neither bias nor SRB2'),
    ],
    typed: { task: ['stop bias on one channel'] },
  },
  {
    asks: 'Fresh, task: reading the battery on the board.',
    origins: [],
    answers: [at(CYTON, 'battery-level', 'Can I measure the battery level')],
    typed: { task: ['read battery voltage'] },
  },
  {
    asks: 'Fresh, task: two boards at once.',
    origins: [],
    answers: [
      at(FAQ, 'can-i-measure-two-people-with-one-board', 'Take one board for each person'),
      at(CHANNEL, 'several', 'Run several Cytons at once'),
    ],
    typed: { task: ['two people at once hyperscanning'] },
  },
  {
    asks: 'Fresh, task: stream to Unity.',
    origins: [],
    answers: [at(CODE, 'unity', 'Unity and Unreal Engine')],
    typed: { task: ['udp to unity'] },
  },
  {
    asks: 'Fresh, task: load recording in MNE-Python.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'mne', 'has no reader for files of the OpenBCI GUI'),
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'open-recording',
        'How do I open a recording in Excel, MNE or as EDF',
      ),
    ],
    typed: { task: ['load txt in mne'] },
  },
  {
    asks: 'Fresh, task: read board data by Arduino / send GUI to Arduino.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Serial')],
    typed: { task: ['serial plot from arduino'] },
  },
  {
    asks: 'Fresh, task: external trigger by button.',
    origins: [],
    answers: [at(TRIGGERS, 'button', 'Your own button')],
    typed: { task: ['add trigger button'] },
  },
  {
    asks: 'Fresh, task: build the firmware with PlatformIO.',
    origins: [],
    answers: [at(PROGRAM, 'platformio', 'PlatformIO instead of the Arduino IDE')],
    typed: { task: ['compile firmware platformio'] },
  },
  {
    asks: 'Fresh, task: change name of Ganglion.',
    origins: [],
    answers: [at(GANGLION_PROGRAM, 'own-sketch', 'To give the board another name on the air')],
    typed: { task: ['rename ganglion'] },
  },
  {
    asks: 'Fresh, task: EMG on leg, placement.',
    origins: [],
    answers: [at(EMG, 'where-the-electrodes-go', 'standing on your toes')],
    typed: { task: ['put electrode on calf'] },
  },
  {
    asks: 'Fresh, task: both in one session.',
    origins: [],
    answers: [at(EXG, 'with-a-cyton-alone', 'EEG to the bottom pins N1P to N6P')],
    typed: { task: ['measure ecg and eeg together'] },
  },
  {
    asks: 'Fresh, task: cleaning of gold cup electrodes.',
    origins: [],
    answers: [at(ELECTRODES, 'gold-cups', 'Gold cup electrodes'), at(EEG, 'clean-up', 'Clean up')],
    typed: { task: ['clean gold cup'] },
  },
  {
    asks: 'Fresh, task: control with eye movement.',
    origins: [],
    answers: [
      at(EXG, 'eog', 'EOG: eye movements'),
      at(PROJECTS, 'movement-and-robots', 'Movement and robots'),
    ],
    typed: { task: ['make eog wheelchair'] },
  },
  {
    asks: 'Fresh, task: change data rate.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'resample', 'SciPy filters before it thins out')],
    typed: { task: ['downsample to 100 hz'] },
  },
  {
    asks: 'Fresh, task: sync of stimulus sound with recording.',
    origins: [],
    answers: [at(TRIGGERS, 'choose', 'The moment of a sound')],
    typed: { task: ['sync audio with eeg'] },
  },
  {
    asks: 'Fresh, task: real-time filtering with BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'filter', 'On live data, use the plain BUTTERWORTH')],
    typed: { task: ['live filter python code'] },
  },
  {
    asks: 'Fresh, task: turn accel off.',
    origins: [],
    answers: [
      at(COMMANDS, 'board-mode', 'no command switches it off alone'),
      at(GANGLION_COMMANDS, 'stream', 'Start, stop, accelerometer, test signal'),
    ],
    typed: { task: ['switch off accelerometer'] },
  },
];
