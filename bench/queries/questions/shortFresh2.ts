import { at, type Question } from '../types';

const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const HEADBAND = 'AddOns/Headwear/HeadBand';
const MARK_IV = 'AddOns/Headwear/MarkIV';
const FORMAT = 'Cyton/CytonDataFormat';
const TRIGGERS = 'Cyton/CytonExternal';
const PROGRAM = 'Cyton/CytonProgram';
const RADIOS = 'Cyton/CytonRadios';
const CARD = 'Cyton/CytonSDCard';
const COMMANDS = 'Cyton/CytonSDK';
const CYTON = 'Cyton/CytonSpecs';
const OLD_DONGLE = 'Deprecated/DeprecatedDongleProgramming';
const WIFI = 'Deprecated/WiFiShield/WiFiLanding';
const SLIDES = 'Examples/EMGProjects/EMGslideshow';
const TETRIS = 'Examples/EMGProjects/EMG_Tetris';
const FAQ = 'FAQ/HardFAQ';
const TOGETHER = 'FAQ/HowProductsGoTogether';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const GANGLION_FORMAT = 'Ganglion/GanglionDataFormat';
const GANGLION_PROGRAM = 'Ganglion/GanglionProgram';
const GANGLION_COMMANDS = 'Ganglion/GanglionSDK';
const GANGLION = 'Ganglion/GanglionSpecs';
const EEG = 'GettingStarted/Biosensing-Setups/EEGSetup';
const EMG = 'GettingStarted/Biosensing-Setups/EMGSetup';
const DAISY = 'GettingStarted/Boards/DaisyGS';
const GANGLION_START = 'GettingStarted/Boards/GanglionGS';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const RESET = 'Troubleshooting/ResetButtonPress';
const NOISE = 'Troubleshooting/minimizingNoise';

/**
 * Sixty more by somebody who had never seen these pages: 30 in trouble, 15 names, 15 tasks, each with what the person wants to
 * know. All were written down before a page was opened or a search run.
 */
export const shortFresh2: readonly Question[] = [
  {
    asks: 'Fresh 2, stuck: The blue LED blinks/goes out after switch on: what does it mean, what to do.',
    origins: [],
    answers: [at(RESET, 'blinking', 'The board is in bootloader mode')],
    typed: { trouble: ['cyton beeps?? no just blinks blue then stops'] },
  },
  {
    asks: 'Fresh 2, stuck: GUI hangs while starting a session: cause and fix.',
    origins: [],
    answers: [at(TROUBLE, 'audio-hang', 'The GUI hangs at')],
    typed: { trouble: ['stuck on "initializing session"'] },
  },
  {
    asks: 'Fresh 2, stuck: GUI shows lost packets; how to lower.',
    origins: [],
    answers: [at(TROUBLE, 'packet-loss', 'Packets are lost'), at(WIDGETS, 'packet-loss', 'Packet Loss')],
    typed: { trouble: ['packet loss indicator red'] },
  },
  {
    asks: 'Fresh 2, stuck: Ganglion does not show up / pair; fix.',
    origins: [],
    answers: [at(GANGLION_START, '2-choose-how-it-connects', 'Do not pair the board')],
    typed: { trouble: ['gaglion wont pair'] },
  },
  {
    asks: 'Fresh 2, stuck: Every channel shows the same signal: why.',
    origins: [],
    answers: [at(NOISE, 'same', 'All channels show the same curve')],
    typed: { trouble: ['all channels same waveform'] },
  },
  {
    asks: 'Fresh 2, stuck: One bad channel: check electrode, cable, gain.',
    origins: [],
    answers: [
      at(NOISE, 'loose', 'An electrode is loose'),
      at(GANGLION_COMMANDS, 'channel-4', 'two bits of channel 4 get lost'),
    ],
    typed: { trouble: ['ch 4 noisy rest ok'] },
  },
  {
    asks: 'Fresh 2, stuck: What the red LED on dongle means and what is missing.',
    origins: [],
    answers: [
      at(RESET, 'others', 'Red light only'),
      at(RADIOS, 'dark', 'The program of its radio lights this LED'),
    ],
    typed: { trouble: ['dongle red light only'] },
  },
  {
    asks: 'Fresh 2, stuck: Serial port busy in GUI/BrainFlow: close others.',
    origins: [],
    answers: [
      at(WINDOWS, 'in-use', 'Serial Port in use'),
      at(TROUBLE, 'port-in-use', 'Serial Port in use'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'close the GUI'),
    ],
    typed: { trouble: ['error opening port com4 busy'] },
  },
  {
    asks: 'Fresh 2, stuck: SD file has no data: why.',
    origins: [],
    answers: [at(CARD, 'zeros', 'The file is empty')],
    typed: { trouble: ['sd card file empty'] },
  },
  {
    asks: 'Fresh 2, stuck: GUI fails to open on Apple silicon.',
    origins: [],
    answers: [at(TROUBLE, 'blank', 'also needs Rosetta'), at(GUI, 'install-macos', 'accept it')],
    typed: { trouble: ['GUI crashes on start mac m1'] },
  },
  {
    asks: 'Fresh 2, stuck: macOS gatekeeper message fix.',
    origins: [],
    answers: [at(TROUBLE, 'gatekeeper', 'is damaged')],
    typed: { trouble: ['"app is damaged and cant be opened"'] },
  },
  {
    asks: 'Fresh 2, stuck: Compile size error when programming the Ganglion.',
    origins: [],
    answers: [at(GANGLION_PROGRAM, 'too-big', 'The sketch is too big')],
    typed: { trouble: ['sketch too big for ganglion'] },
  },
  {
    asks: 'Fresh 2, stuck: pip cannot install brainflow: python version/platform.',
    origins: [],
    answers: [at(CODE, 'python', 'No matching distribution found')],
    typed: { trouble: ['python -m pip install brainflow error no matching distribution'] },
  },
  {
    asks: "Fresh 2, stuck: What BrainFlow's error code 7 means.",
    origins: [],
    answers: [
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the board did not answer'),
    ],
    typed: { trouble: ['BoardNotReady error 7'] },
  },
  {
    asks: 'Fresh 2, stuck: ECG artifact in EEG: how to recognise and remove.',
    origins: [],
    answers: [at(NOISE, 'heart', 'One sharp spike a second')],
    typed: { trouble: ['heart beat in my eeg'] },
  },
  {
    asks: 'Fresh 2, stuck: Accel values constant zero in stream/GUI.',
    origins: [],
    answers: [
      at(WIDGETS, 'accelerometer', 'Only zeros with a Ganglion'),
      at(TROUBLE, 'aux', 'The Cyton sends only one of the three'),
      at(GANGLION_COMMANDS, 'stream', 'If the acceleration stays at zero'),
    ],
    typed: { trouble: ['accelerometer stuck at 0'] },
  },
  {
    asks: 'Fresh 2, stuck: Chunky timestamps: packets arrive in bursts; latency timer.',
    origins: [],
    answers: [at(CODE, 'time', 'same time stamp')],
    typed: { trouble: ['timestamps jump 50 samples at once'] },
  },
  {
    asks: 'Fresh 2, stuck: EMG signal railed/saturated or EMG widget bar is at max.',
    origins: [],
    answers: [at(NOISE, 'railed', 'EMG or ECG channel railed')],
    typed: { trouble: ['emg always maxed out'] },
  },
  {
    asks: 'Fresh 2, stuck: Loose nodes in the Mark IV.',
    origins: [],
    answers: [at(MARK_IV, 'inserts', 'falls out of its node again')],
    typed: { trouble: ['mark iv squeaks / node keeps falling out'] },
  },
  {
    asks: 'Fresh 2, stuck: Ear clip discomfort alternatives.',
    origins: [],
    answers: [at(EEG, 'which-ear', 'Earlobe and mastoid'), at(MARK_IV, 'hurts', 'The ear clip hurts')],
    typed: { trouble: ['clip on ear hurts after 20 min'] },
  },
  {
    asks: 'Fresh 2, stuck: Lipo heat safety.',
    origins: [],
    answers: [at(FAQ, 'store', 'A charger that is hot at once')],
    typed: { trouble: ['battery gets hot charging'] },
  },
  {
    asks: 'Fresh 2, stuck: LSL stream resolves but pull gives none.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'the stream is found, but no data come')],
    typed: { trouble: ['lsl outlet found but no samples'] },
  },
  {
    asks: 'Fresh 2, stuck: MATLAB LSL library path.',
    origins: [],
    answers: [at(MATLAB, 'lsl', 'does not know the folder of liblsl-Matlab')],
    typed: { trouble: ['matlab cant find lsl_loadlib'] },
  },
  {
    asks: 'Fresh 2, stuck: Upload to Cyton failing: which programmer/boot mode.',
    origins: [],
    answers: [at(PROGRAM, 'program-flash-failed', 'For a Cyton the chipKIT core uses pic32prog')],
    typed: { trouble: ['avrdude failed programming chipkit'] },
  },
  {
    asks: 'Fresh 2, stuck: WiFi Shield disconnects.',
    origins: [],
    answers: [at(WIFI, 'cure', 'The stream stops after one or two minutes')],
    typed: { trouble: ['wifi shield drops every few minutes'] },
  },
  {
    asks: 'Fresh 2, stuck: Linux dialout.',
    origins: [],
    answers: [at(LINUX, 'permission-denied', 'Your user may not open the serial port')],
    typed: { trouble: ['permission denied ttyUSB0'] },
  },
  {
    asks: 'Fresh 2, stuck: Sign inverted SRB2.',
    origins: [],
    answers: [at(EEG, 'sign', 'upside down')],
    typed: { trouble: ['the wave is upside down'] },
  },
  {
    asks: 'Fresh 2, stuck: Daisy not recognised.',
    origins: [],
    answers: [
      at(DAISY, 'not-found', 'no Daisy is attached'),
      at(TROUBLE, 'no-daisy', 'no Daisy is attached'),
    ],
    typed: { trouble: ['cyton 16 channels but only 8 show'] },
  },
  {
    asks: 'Fresh 2, stuck: What is seen when the bias comes off; what to do with data.',
    origins: [],
    answers: [
      at(NOISE, 'mains', 'Did the bias electrode or an ear clip fall off'),
      at(COMMANDS, 'lead-off', 'If the bias has come off'),
    ],
    typed: { trouble: ['bias electrode fell off mid recording'] },
  },
  {
    asks: 'Fresh 2, stuck: Dongle loose USB / disconnects.',
    origins: [],
    answers: [at(WINDOWS, 'driver', 'unplug sound')],
    typed: { trouble: ['windows unplug sound when i touch dongle'] },
  },
  {
    asks: 'Fresh 2, name: What D11 does on Cyton.',
    origins: [],
    answers: [at(CYTON, 'digital-pins', 'D11 is analog channel A5')],
    typed: { name: ['D11 pin cyton'] },
  },
  {
    asks: 'Fresh 2, name: What the two ground pins are and which to use.',
    origins: [],
    answers: [at(CYTON, 'inputs', 'the only ground of the board')],
    typed: { name: ['AGND vs DGND'] },
  },
  {
    asks: 'Fresh 2, name: Stop byte 0xC6: meaning.',
    origins: [],
    answers: [at(FORMAT, 'time-stamps', 'Send < to turn time stamps on')],
    typed: { name: ['0xC6'] },
  },
  {
    asks: 'Fresh 2, name: Where board version/settings are defined.',
    origins: [],
    answers: [at(PROGRAM, 'capital-bit', "the file's name is")],
    typed: { name: ['OpenBCI_32bit_Library_Definitions.h'] },
  },
  {
    asks: 'Fresh 2, name: What the polarity setting of the Head Plot does.',
    origins: [],
    answers: [at(WIDGETS, 'head-plot', 'Polarity at')],
    typed: { name: ['headplot polarity button'] },
  },
  {
    asks: 'Fresh 2, name: id number 2 and use.',
    origins: [],
    answers: [at(CODE, 'board-id', 'Which board id?')],
    typed: { name: ['BoardIds.CYTON_DAISY_BOARD'] },
  },
  {
    asks: 'Fresh 2, name: Which electrodes, boards.',
    origins: [],
    answers: [at(ELECTRODES, 'snaps', 'Foam snap electrodes')],
    typed: { name: ['snap cable'] },
  },
  {
    asks: 'Fresh 2, name: accelerometer chip.',
    origins: [],
    answers: [
      at(CYTON, 'at-a-glance', 'At a glance'),
      at(FORMAT, 'accelerometer', 'Each 12-bit step is 2 mg'),
    ],
    typed: { name: ['LIS3DH range 4g'] },
  },
  {
    asks: 'Fresh 2, name: radio library.',
    origins: [],
    answers: [
      at(RADIOS, 'versions', 'took its channel from the code alone'),
      at(OLD_DONGLE, 'upload', 'RFduinoGZLL.begin'),
    ],
    typed: { name: ['RFduinoGZLL'] },
  },
  {
    asks: 'Fresh 2, name: Band Power widget: bands, how computed, settings.',
    origins: [],
    answers: [at(WIDGETS, 'band-power', 'The value is the sum of the power spectral density')],
    typed: { name: ['band power smoothing auto channel'] },
  },
  {
    asks: 'Fresh 2, name: electrode position.',
    origins: [],
    answers: [
      at(ELECTRODES, 'ten-twenty', 'Positions on the head are found by measuring'),
      at(HEADBAND, 'where-electrodes-can-go', 'Comb'),
    ],
    typed: { name: ['TP8'] },
  },
  {
    asks: "Fresh 2, name: Ganglion's supply regulator.",
    origins: [],
    answers: [at(GANGLION, 'power', 'the regulator of the analog half')],
    typed: { name: ['NCP5623? voltage regulator ganglion'] },
  },
  {
    asks: 'Fresh 2, name: SD file.',
    origins: [],
    answers: [at(CARD, 'numbering', 'How the files are numbered')],
    typed: { name: ['OBCI_1F.TXT'] },
  },
  {
    asks: 'Fresh 2, name: BrainFlow function: which rows.',
    origins: [],
    answers: [at(CODE, 'rows', 'name the same rows')],
    typed: { name: ['get_eeg_channels'] },
  },
  {
    asks: 'Fresh 2, name: Positions of power switch on Cyton.',
    origins: [],
    answers: [at(CYTON, 'buttons', 'The position BLE does not select Bluetooth')],
    typed: { name: ['switch OFF PC BLE labels'] },
  },
  {
    asks: 'Fresh 2, task: How to record 1 kHz to SD.',
    origins: [],
    answers: [
      at(COMMANDS, 'sample-rate', 'The SD card records at the rate of the stream'),
      at(CARD, 'faster', 'How do I record at more than 250 Hz?'),
      at(FAQ, 'faster', 'Can I record faster than 250 Hz?'),
    ],
    typed: { task: ['set sample rate 1000 cyton sd'] },
  },
  {
    asks: 'Fresh 2, task: Joining GUI files.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'so you can join them')],
    typed: { task: ['merge two recordings'] },
  },
  {
    asks: 'Fresh 2, task: Electrode wiring for 3 EMG channels.',
    origins: [],
    answers: [at(EMG, 'connect-a-ganglion', 'A second muscle')],
    typed: { task: ['wire 3 emg sensors one ganglion'] },
  },
  {
    asks: 'Fresh 2, task: Detect blinks and press key.',
    origins: [],
    answers: [at(SLIDES, 'blink', 'One channel is enough'), at(TETRIS, '', 'turns when you blink hard')],
    typed: { task: ['send keypress when blink'] },
  },
  {
    asks: 'Fresh 2, task: Scale factor.',
    origins: [],
    answers: [
      at(FORMAT, 'scale-factor', 'Scale factor'),
      at(GANGLION_FORMAT, 'scale-factor', 'Scale factor'),
    ],
    typed: { task: ['convert counts to uV'] },
  },
  {
    asks: 'Fresh 2, task: programming dongle.',
    origins: [],
    answers: [at(RADIOS, 'host', 'Program the dongle (host)')],
    typed: { task: ['update dongle rfduino host hex'] },
  },
  {
    asks: 'Fresh 2, task: Rename the Ganglion in firmware.',
    origins: [],
    answers: [at(GANGLION_PROGRAM, 'own-sketch', 'To give the board another name on the air')],
    typed: { task: ['change ganglion name'] },
  },
  {
    asks: 'Fresh 2, task: markers with PsychoPy.',
    origins: [],
    answers: [at(LSL, 'markers', 'In PsychoPy'), at(TRIGGERS, 'choose', 'PsychoPy on a laptop')],
    typed: { task: ['put trigger from psychopy in data'] },
  },
  {
    asks: 'Fresh 2, task: Standalone SD recording.',
    origins: [],
    answers: [
      at(CARD, 'without-computer', 'Once the stream runs'),
      at(FAQ, 'arduino', 'Can an Arduino or an ESP32 read the board'),
    ],
    typed: { task: ['use cyton without pc'] },
  },
  {
    asks: 'Fresh 2, task: Print settings, material.',
    origins: [],
    answers: [at(MARK_IV, 'print-it', 'Print it')],
    typed: { task: ['3d print mark 4 frame settings'] },
  },
  {
    asks: 'Fresh 2, task: Read analog sensor.',
    origins: [],
    answers: [at(TOGETHER, 'breathing', 'such as a belt around the chest')],
    typed: { task: ['respiration belt on analog input'] },
  },
  {
    asks: "Fresh 2, task: send command '5' config_board.",
    origins: [],
    answers: [
      at(CODE, 'send-commands-to-the-board', 'turn channel 5 off'),
      at(COMMANDS, 'channels', 'For example, 3 turns channel 3 off'),
    ],
    typed: { task: ['turn off channel 5 from python'] },
  },
  {
    asks: 'Fresh 2, task: CSV format.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'rename a copy')],
    typed: { task: ['load OpenBCI-RAW txt into excel columns'] },
  },
  {
    asks: 'Fresh 2, task: Clean.',
    origins: [],
    answers: [at(ELECTRODES, 'gold-cups', 'Clean with warm water'), at(EEG, 'clean-up', 'Clean up')],
    typed: { task: ['clean gold cup after paste'] },
  },
  {
    asks: 'Fresh 2, task: Live plotting.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'spectrogram', 'fetch the newest ten seconds')],
    typed: { task: ['plot live spectrogram python'] },
  },
];
