import { at, type Question } from '../types';

/** Short complaints, names and tasks, over boards, add-ons, programs and systems: in the words of people who know none of ours. */
export const examined14: readonly Question[] = [
  {
    asks: 'A dongle without its blue light.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'dark', 'The program of its radio lights this LED'),
      at('Troubleshooting/ResetButtonPress', 'others', 'Red light only, and no blue'),
    ],
    typed: { trouble: ['dongel no blue lite'] },
  },
  {
    asks: 'A Ganglion that does not connect.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        "Do not pair the board in the operating system's Bluetooth settings",
      ),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'The blue light must blink'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'START SEARCH looks for 3 seconds'),
    ],
    typed: { trouble: ['ganglon wont pair'] },
  },
  {
    asks: 'A window that stays empty.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'blank', 'Update the graphics driver')],
    typed: { trouble: ['gui black screen'] },
  },
  {
    asks: 'A straight line on one channel.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'no-change', 'One channel: the usual reason')],
    typed: { trouble: ['flat line ch 3'] },
  },
  {
    asks: 'Every channel at its limit.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'the converter is at its limit'),
      at('Troubleshooting/minimizingNoise', 'railed', 'all channels railed'),
    ],
    typed: { trouble: ['railed all channels'] },
  },
  {
    asks: 'A card without a file.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'no-file', 'Without one the board writes nothing')],
    typed: { trouble: ['sd card not writing'] },
  },
  {
    asks: 'A session that does not start.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'ganglion-listed', 'Wait a minute'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'The dongle answers, but the board does not'),
    ],
    typed: { trouble: ['stuck connecting'] },
  },
  {
    asks: 'A battery that is not charged.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-charge-the-battery-while-i-record', 'The boards have no built-in charger'),
      at('FAQ/HardFAQ', 'store', 'charge a lithium cell apart from the board'),
    ],
    typed: { trouble: ['board wont charge'] },
  },
  {
    asks: 'A wearer who walks.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'movement', 'While walking it depends on equipment and speed'),
      at('Troubleshooting/minimizingNoise', 'cable', 'leave a loose loop near each electrode'),
    ],
    typed: { trouble: ['signal jumpy when walk'] },
  },
  {
    asks: 'A Daisy that is not found.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'not-found', 'The Cyton did not find the Daisy')],
    typed: { trouble: ['daisy not found'] },
  },
  {
    asks: 'A headset that does not fit.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sizes', 'Measure above the eyebrows')],
    typed: { trouble: ['helmet too small'] },
  },
  {
    asks: 'Half of the samples.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'rate', '125 times a second'),
      at('Cyton/CytonSDCard', 'too-slow', 'a 16-channel file as if it had 125 a second'),
    ],
    typed: { trouble: ['data half speed'] },
  },
  {
    asks: 'A recording without data.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'tiny-file', 'Look for a second file first')],
    typed: { trouble: ['file empty after recording'] },
  },
  {
    asks: 'Gel that dries before the end.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'paste', 'Has it dried before the end')],
    typed: { trouble: ['gel dried out'] },
  },
  {
    asks: 'Hair under the electrodes.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'put-the-electrodes-on', 'Part the hair'),
      at('AddOns/Electrodes/ElectrodesLanding', 'hair', 'Part the hair at each position'),
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'reach between hairs'),
    ],
    typed: { trouble: ['hairs in way'] },
  },
  {
    asks: 'A battery that is empty too soon.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'empty after an hour or two'),
      at('Troubleshooting/ResetButtonPress', 'by-itself', 'A weak battery'),
    ],
    typed: { trouble: ['battery dead quick'] },
  },
  {
    asks: 'A red light.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'others', 'Its red light blinks, and that is normal')],
    typed: { trouble: ['red led blinking'] },
  },
  {
    asks: 'Times that look wrong.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'time-stamps',
        'A sample gets its time stamp when the computer reads it',
      ),
    ],
    typed: { trouble: ['wrong time stamps'] },
  },
  {
    asks: 'No heart rate.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'which must have a clear peak for each beat'),
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'If no heartbeat shows'),
    ],
    typed: { trouble: ['heart rate zero'] },
  },
  {
    asks: 'A Mac that refuses the GUI.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'gatekeeper', 'Open Anyway')],
    typed: { trouble: ['app damaged mac'] },
  },
  {
    asks: 'The radio modules.',
    origins: [],
    answers: [at('Cyton/CytonRadios', '', 'two RFduino modules (RFD22301)')],
    typed: { name: ['RFD22301 bootloader'] },
  },
  {
    asks: 'An error by its number.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR (7)'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'The port opened, but the board did not answer',
      ),
    ],
    typed: { name: ['brainflow error code 7'] },
  },
  {
    asks: 'An error by its name alone, without the system.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'no such port, no permission')],
    typed: { name: ['UNABLE_TO_OPEN_PORT_ERROR'] },
  },
  {
    asks: 'An EDF file.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'The GUI writes no EDF')],
    typed: { name: ['BDF+ edf export'] },
  },
  {
    asks: 'A port without permission.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'Your user may not open the serial port'),
    ],
    typed: { name: ['ttyUSB0 permission denied'] },
  },
  {
    asks: "A port of the reader's own, half remembered.",
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'check', 'The ending is the serial number of the chip')],
    typed: { name: ['usbserial-DM00'] },
  },
  {
    asks: 'The accelerometer of the Cyton.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'mode 3 at 4 MHz for the accelerometer')],
    typed: { name: ['lis3dh i2c adress'] },
  },
  {
    asks: 'The tools for the firmware.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'Choose version 1.3.1')],
    typed: { name: ['chipkit uecide'] },
  },
  {
    asks: 'Two calls that are alike.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'leaves them in the buffer')],
    typed: { name: ['get_board_data vs get_current_board_data'] },
  },
  {
    asks: 'A register of the converter.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'registers', 'shows what is in the registers'),
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'LOFF_SENSP'),
    ],
    typed: { name: ['ads1299 loff_sensp'] },
  },
  {
    asks: 'The optical sensor of the EmotiBit.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'MAX30101')],
    typed: { name: ['max30101'] },
  },
  {
    asks: 'A dongle under Linux.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'On Linux with the BLED112'),
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Linux'),
    ],
    typed: { name: ['bled112 linux'] },
  },
  {
    asks: 'A program that waits for a stream.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'receive',
        'Names and types must match letter for letter',
      ),
    ],
    typed: { name: ['pylsl StreamInlet hang'] },
  },
  {
    asks: 'The driver of OpenViBE.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'choose the driver OpenBCI')],
    typed: { name: ['openvibe acquisition server driver'] },
  },
  {
    asks: 'The unit of MNE.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'MNE expects volts')],
    typed: { name: ['mne RawArray units'] },
  },
  {
    asks: 'The standard of touchproof plugs.',
    origins: [],
    answers: [at('AddOns/Electrodes/ElectrodesLanding', 'adapter', 'DIN 42802-2')],
    typed: { name: ['DIN 42802'] },
  },
  {
    asks: 'A library that is not found.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'Reinstall the package')],
    typed: { name: ['libBoardController.so not found'] },
  },
  {
    asks: 'Two boards at once.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Two Cytons need different radio channels'),
    ],
    typed: { task: ['record two cytons at the same time'] },
  },
  {
    asks: 'A game in Unity.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'BrainFlow comes to Unity as its C# package')],
    typed: { task: ['stream eeg to unity over udp'] },
  },
  {
    asks: 'New firmware from a Mac.',
    origins: [],
    answers: [at('Cyton/CytonProgram', '', 'upload it through the dongle')],
    typed: { task: ['how to update cyton firmware on a mac'] },
  },
  {
    asks: 'An LED that the jaw switches.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', '', 'The GUI sends the strength of two face muscles to an Arduino'),
    ],
    typed: { task: ['make led turn on when i clench my jaw arduino'] },
  },
  {
    asks: 'Blinks with a Ganglion.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'and with each blink'),
      at('Examples/EMGProjects/EMGslideshow', 'blink', 'with the switch down (Ganglion)'),
    ],
    typed: { task: ['measure blink with ganglion'] },
  },
  {
    asks: 'A higher rate with the WiFi Shield.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'eight channels at 1000 Hz are 33 kB a second'),
    ],
    typed: { task: ['change sample rate to 1000 hz wifi shield'] },
  },
  {
    asks: 'Events of PsychoPy.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'choose', 'send markers over LSL'),
      at('Software/CompatibleThirdPartySoftware/LSL', 'markers', 'In PsychoPy put the lines'),
    ],
    typed: { task: ['mark events from psychopy'] },
  },
  {
    asks: 'A Raspberry Pi without a screen.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'raspberry-pi',
        'BrainFlow runs on them after you have compiled it once',
      ),
    ],
    typed: { task: ['use cyton with raspberry pi 5 headless'] },
  },
  {
    asks: 'A program in C#.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'c-1', 'dotnet add package brainflow')],
    typed: { task: ['read data in c#'] },
  },
  {
    asks: 'The impedance under a cap.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-cyton', 'set Mode to Impedance')],
    typed: { task: ['check electrode impedance with cap'] },
  },
  {
    asks: 'Eyes to the left and right.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'eog', 'beside the right eye, on the temple')],
    typed: { task: ['how do i wire eog for left right eye movements'] },
  },
  {
    asks: 'Pairs with a Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-cyton', 'Both pins of the column N1P'),
    ],
    typed: { task: ['bipolar emg with cyton srb off'] },
  },
  {
    asks: 'Channels that nobody needs.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIWidgets', 'channel-off', 'Press the round number')],
    typed: { task: ['turn off channels i dont use'] },
  },
  {
    asks: 'A phone.',
    origins: [],
    answers: [
      at(
        'FAQ/HardFAQ',
        'does-it-work-with-a-phone-or-a-tablet-android-iphone-ipad',
        'open the live board there in Chrome',
      ),
    ],
    typed: { task: ['use android phone with ganglion'] },
  },
  {
    asks: 'A night of sleep.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'sleep', 'E1 sits below and beside the left eye'),
      at('Software/OpenBCISoftware/GUIRecordings', 'overnight', 'Keep the computer awake'),
    ],
    typed: { task: ['sleep study all night'] },
  },
  {
    asks: 'What to print with.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'PLA (not ABS)')],
    typed: { task: ['print mark iv parts which filament'] },
  },
  {
    asks: 'Hum out of live data.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'filter-live', 'For a notch at 50 Hz'),
      at('ForDevelopers/DataAnalysis', 'filter', 'perform_bandstop'),
    ],
    typed: { task: ['notch filter 50 hz in python real time'] },
  },
  {
    asks: 'An EmotiBit over LSL.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'live', 'choose LSL in the Oscilloscope')],
    typed: { task: ['connect emotibit to lsl'] },
  },
];
