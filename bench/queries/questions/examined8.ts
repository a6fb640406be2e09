import { at, type Question } from '../types';

/** What engineers type in the middle of a job: firmware, Unity, files of others, repair, devices on one clock. */
export const examined8: readonly Question[] = [
  {
    asks: 'An upload that does not reach the boot loader.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'no-target', 'The IDE does not reach the boot loader')],
    typed: { trouble: ['bootloader not found timeout when uploading to cyton'] },
  },
  {
    asks: 'Where the core for the Cyton comes from today.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'Additional Boards Manager URLs')],
    typed: { trouble: ['chipkit core gone, cannot install board url for arduino ide'] },
  },
  {
    asks: 'What the GUI waits for from a firmware of one’s own.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'own-sketch', 'within the first 500 characters'),
      at('ForDevelopers/OwnDriver', 'own-board', 'until $$$ comes'),
    ],
    typed: { trouble: ['my own firmware boots but gui hangs at connect'] },
  },
  {
    asks: 'Text between the packets.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'own-sketch', 'it lands between the packets')],
    typed: { trouble: ['Serial.print in my sketch messes up the stream'] },
  },
  {
    asks: 'Lost packets, by the sample number.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'packet-loss', 'modulo 256')],
    typed: { trouble: ['sample counter jumps from 120 to 123'] },
  },
  {
    asks: 'A converter that does not answer.',
    origins: [],
    answers: [
      at('ForDevelopers/HardwareDevelopment', 'own-ads1299', 'All registers read 0xFF, or all 0x00'),
      at('Cyton/CytonSDK', 'device-id', 'such as 0x00, means that the processor cannot read that converter'),
    ],
    typed: { trouble: ['ads1299 ID register reads 0x00'] },
  },
  {
    asks: 'A Ganglion that sends nothing to one’s own program.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'the-stream-in-one-minute', 'No samples come until you write b'),
    ],
    typed: { trouble: ['esp32 connects to ganglion over ble but no notifications'] },
  },
  {
    asks: 'The program of the other radio in the dongle.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'wrong-radio', 'No harm is permanent')],
    typed: { trouble: ['flashed wrong hex on radio now dongle dead'] },
  },
  {
    asks: 'How fast a microcontroller must read the stream.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'cpp', 'Read at least every 5 ms')],
    typed: { trouble: ['microcontroller reads cyton serial but misses bytes'] },
  },
  {
    asks: 'The native library in Unity.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'select the library of your system')],
    typed: { trouble: ['DllNotFoundException BoardController unity'] },
  },
  {
    asks: 'What stops Unity at the second run.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'Unity stands still after Play')],
    typed: { trouble: ['unity freezes second time i press play'] },
  },
  {
    asks: 'Code 7.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the port opened, the board did not answer'),
      at('Troubleshooting/GUI_Troubleshooting', 'board-not-ready', 'board doesnt send welcome characters!'),
    ],
    typed: { trouble: ['brainflow exit code 7 BOARD_NOT_READY'] },
  },
  {
    asks: 'A packet by UDP that arrives in part.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Keep the 65535 of recvfrom')],
    typed: { trouble: ['udp from gui cut off json cant parse'] },
  },
  {
    asks: 'Where the delay between muscle and program arises.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'why', 'every packet is full'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'How late do the data arrive'),
      at('Examples/EMGProjects/EMG_LED', 'tuning', 'delays the light by up to a second'),
    ],
    typed: { trouble: ['game reacts half a second after the muscle'] },
  },
  {
    asks: 'A railed channel, by its value.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'railed', '187.5 mV')],
    typed: { trouble: ['values stuck at -187500'] },
  },
  {
    asks: 'The columns of the text file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Channel numbers in the names begin with 0'),
    ],
    typed: { trouble: ['txt has 24 columns which one is eeg'] },
  },
  {
    asks: 'Several samples with one time.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'several samples may arrive in one burst'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'several arrive at once'),
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'clumps',
        'even within a block and uneven between blocks',
      ),
    ],
    typed: { trouble: ['timestamps come in clumps of same time'] },
  },
  {
    asks: 'Hexadecimal numbers on the card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'format', 'All numbers are hexadecimal'),
      at('Cyton/CytonSDCard', 'read-a-file', 'hexadecimal numbers, one line for each sample'),
    ],
    typed: { trouble: ['why are there letters like FFA3 in my sd file'] },
  },
  {
    asks: 'A file of the card that ends early.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'early', 'In most cases the file was full')],
    typed: { trouble: ['sd recording stopped early file cut'] },
  },
  {
    asks: 'The sign of a Cyton.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'sign', 'raw data are reference minus electrode'),
    ],
    typed: { trouble: ['eeg looks upside down vs other amplifier'] },
  },
  {
    asks: 'A wrong gain in the scale factor.',
    origins: [],
    answers: [
      at(
        'Cyton/CytonDataFormat',
        'scale-factor',
        'With the wrong gain all values are wrong by the same factor',
      ),
    ],
    typed: { trouble: ['scale is off by 24 in my python plot'] },
  },
  {
    asks: 'A reversed battery.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'keeps a reversed battery from powering the board')],
    typed: { trouble: ['plugged battery in backwards is my board fried'] },
  },
  {
    asks: 'A dongle whose plug broke off.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'repair', 'but the edge of its board')],
    typed: { trouble: ['usb plug ripped off dongle can i resolder'] },
  },
  {
    asks: 'A board without supply.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'measure-supply', 'Measure the supply of a board that seems dead'),
      at('FAQ/HardFAQ', 'repair', 'measure its supply'),
    ],
    typed: { trouble: ['no 3.3 volts on the board after it fell'] },
  },
  {
    asks: 'One damaged input.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'test-the-board', 'most likely has a damaged input')],
    typed: { trouble: ['one input dead after static shock'] },
  },
  {
    asks: 'A Daisy that is not found.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'press the Daisy on evenly'),
      at('FAQ/HardFAQ', 'repair', 'A bent pin'),
    ],
    typed: { trouble: ['daisy pins bent, gui only sees 8 channels'] },
  },
  {
    asks: 'A trigger that does not show.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'pin-random', 'Is the mode set?')],
    typed: { trouble: ['trigger on D17 not showing in data'] },
  },
  {
    asks: 'Two clocks in one long recording.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'drift', 'Count by time stamps instead of samples'),
    ],
    typed: { trouble: ['clock of eeg and eye tracker drift apart over an hour'] },
  },
  {
    asks: 'LSL between two computers.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Both computers in one subnet'),
    ],
    typed: { trouble: ['lsl stream not visible on second computer'] },
  },
  {
    asks: 'The pins of the microcontroller by their names.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'Pins of the microcontroller'),
      at('Cyton/CytonExternal', 'pins', 'Use D17 for a single trigger'),
    ],
    typed: { name: ['pic32 pin numbers arduino names cyton'] },
  },
  {
    asks: 'Registers of the converter through the board.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'registers', '? shows what is in the registers')],
    typed: { task: ['read ads1299 registers over serial'] },
  },
  {
    asks: 'A parser in C.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'cpp', 'Hand each byte that arrives to take')],
    typed: { task: ['parse cyton packet in c'] },
  },
  {
    asks: 'A command of one’s own.',
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'add-a-command', 'dispatched in processChar')],
    typed: { task: ['add my own command to firmware'] },
  },
  {
    asks: 'Analog pins in the stream.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'The three 16-bit values are'),
      at('Cyton/CytonExternal', 'choose', 'A voltage of 0 V to 3.3 V'),
    ],
    typed: { task: ['send analog pin readings in the packet'] },
  },
  {
    asks: 'The pins for a PICkit.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'older', 'connect the PICkit 3 to PGC'),
      at('Cyton/CytonSpecs', 'digital-pins', 'use D12 as PGC'),
    ],
    typed: { name: ['pickit icsp header pinout'] },
  },
  {
    asks: 'The bytes of a radio packet.',
    origins: [],
    answers: [at('Cyton/CytonRadios', 'packet', 'A packet has 32 bytes on air')],
    typed: { name: ['gazell payload size'] },
  },
  {
    asks: 'Differences of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'firmware-2', 'old sample minus new sample')],
    typed: { task: ['decode ganglion 18 bit delta compression'] },
  },
  {
    asks: 'The routes of a WiFi Shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'latency-and-tcp-or-udp', 'takes the same body')],
    typed: { name: ['wifi shield rest api stream tcp'] },
  },
  {
    asks: 'BrainFlow in C#.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'c-1', 'With Mono on Linux'),
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'BrainFlow comes to Unity as its C# package'),
    ],
    typed: { task: ['unity c# brainflow example'] },
  },
  {
    asks: 'LSL into Unity.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'To receive in Unity')],
    typed: { name: ['lsl4unity inlet'] },
  },
  {
    asks: 'A board that is none.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'SYNTHETIC_BOARD')],
    typed: { name: ['synthetic board id test without hardware'] },
  },
  {
    asks: 'The OSC messages of the GUI.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'The GUI sends one message per channel or value'),
    ],
    typed: { name: ['osc address of focus widget'] },
  },
  {
    asks: 'BrainFlow on Android.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'A Meta Quest runs Android, too')],
    typed: { task: ['brainflow on android or quest'] },
  },
  {
    asks: 'An EmotiBit in a game.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'live', 'Unity, without a package')],
    typed: { task: ['emotibit heart rate into unity'] },
  },
  {
    asks: 'The text file in pandas.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'keeps the names of the columns'),
    ],
    typed: { task: ['pandas read_csv openbci raw file'] },
  },
  {
    asks: 'The columns of the BrainFlow CSV.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'brainflow-csv',
        'in the same order, without the formatted time',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'rows', 'get_board_descr returns all of them'),
    ],
    typed: { name: ['brainflow csv column order daisy'] },
  },
  {
    asks: 'From counts to microvolts.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'scale-factor', 'Microvolts = counts')],
    typed: { name: ['counts to microvolt formula'] },
  },
  {
    asks: 'Names of channels in MNE.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'names channels that the montage does not know')],
    typed: { task: ['channel names montage 16 mne'] },
  },
  {
    asks: 'The type tags of an EmotiBit.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'Skin conductance')],
    typed: { name: ['emotibit typetag list'] },
  },
  {
    asks: 'XDF in Python.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'record', 'pyxdf.load_xdf')],
    typed: { task: ['open xdf in python'] },
  },
  {
    asks: 'The supplies, measured.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'measure-supply', 'The inverter U3')],
    typed: { name: ['AVDD AVSS test voltages'] },
  },
  {
    asks: 'The formats of the design files.',
    origins: [],
    answers: [at('ForDevelopers/HardwareDevelopment', 'open-the-files', 'no KiCad, Eagle or Altium files')],
    typed: { name: ['eagle kicad gerber files'] },
  },
  {
    asks: 'The resistor in series with an input.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'at-a-glance', 'At a glance'),
      at('Cyton/CytonSpecs', 'input-impedance', 'The low-pass of 2.2 kΩ and 1 nF'),
    ],
    typed: { name: ['resistor value on inputs'] },
  },
  {
    asks: 'The battery connector.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'power', 'is a JST PH with two poles'),
      at('FAQ/HardFAQ', 'repair', 'JST PH with 2 pins'),
    ],
    typed: { name: ['jst battery connector type'] },
  },
  {
    asks: 'The voltage that a pin bears.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'limits', 'Limits'),
      at('Cyton/CytonExternal', 'pins', 'Signals must stay between 0 V and 3.3 V'),
    ],
    typed: { name: ['max voltage on trigger input'] },
  },
  {
    asks: 'Two boards at once.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'one-person', 'As far as their schematics show'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Make one BoardShim for each board'),
    ],
    typed: { task: ['more than 16 channels two boards same pc'] },
  },
  {
    asks: 'The delay of one’s own set-up.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'measure-delay', 'From skin to program')],
    typed: { task: ['measure end to end latency'] },
  },
];
