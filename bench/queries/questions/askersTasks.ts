import { at, type Question } from '../types';

/**
 * Typed by people at the bench who have a task with a result that can be checked: bytes to decode, a command to write, a pin to find,
 * a file to read. Written down before the pages were opened; the places were named afterwards.
 */
export const askersTasks: readonly Question[] = [
  {
    asks: 'A stop byte of a time stamp.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'time-stamps', 'Time stamp'),
      at('Cyton/CytonDataFormat', 'stop-bytes', '0xC3'),
    ],
    typed: { name: ['0xC3 stop byte'] },
  },
  {
    asks: 'All stop bytes of a Cyton in one table.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'stop-bytes', 'Stop bytes')],
    typed: { name: ['stop byte table cyton'] },
  },
  {
    asks: 'Where each byte of a Cyton packet stands.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'binary-format', 'Bytes of a packet')],
    typed: { name: ['33 byte packet layout'] },
  },
  {
    asks: 'A channel command for the Daisy with SRB1.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'You cannot set SRB1 for one channel alone')],
    typed: { task: ['channel setting string SRB1 daisy'] },
  },
  {
    asks: 'The impedance command of a Cyton by its letters.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', 'Lead-off (impedance)')],
    typed: { name: ['zP Z impedance command'] },
  },
  {
    asks: 'The rate command by its digit.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', 'Sample rate'),
      at('Ganglion/GanglionSDK', 'sample-rate', 'Sample rate'),
    ],
    typed: { name: ['~4 sample rate command'] },
  },
  {
    asks: 'Radio commands in hexadecimal, by their bytes.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'radio', 'Dongle and radio: 0xF0')],
    typed: { name: ['F0 01 radio channel hex', '0xF0 0x07 system status'] },
  },
  {
    asks: 'The command of analog mode.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'board-mode', 'Board mode'),
      at('Cyton/CytonExternal', 'analog', 'Analog mode'),
    ],
    typed: { name: ['board mode /2 analog'] },
  },
  {
    asks: 'The marker command by its character.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'markers', 'Marker mode'),
      at('Cyton/CytonSDK', 'stream', 'Start, stop, time stamp'),
    ],
    typed: { name: ['backtick marker command'] },
  },
  {
    asks: 'Unpack the 19-bit samples of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'samples', 'Two samples in 19 bytes'),
      at('Ganglion/GanglionDataFormat', 'parse-it-in-code', 'Parse it in code'),
    ],
    typed: { task: ['ganglion 19 bit decompression'] },
  },
  {
    asks: "Two ids of the Ganglion's text packets.",
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'packet-id', 'First byte: what a packet is'),
      at('Ganglion/GanglionDataFormat', 'impedance', 'Impedance and text packets'),
    ],
    typed: { name: ['ganglion packet id 206 207'] },
  },
  {
    asks: "Which axis the Ganglion's extra byte holds, and its unit.",
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'accelerometer', "The ID's last decimal digit says which axis"),
    ],
    typed: { task: ['ganglion accelerometer byte axis scale'] },
  },
  {
    asks: 'Microvolts of a Cyton at another gain than 24.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'Scale factor'),
      at('Cyton/CytonSpecs', 'gain', 'Gain and scale factor'),
    ],
    typed: { task: ['counts to microvolts gain 8'] },
  },
  {
    asks: "The Cyton's scale factor by its digits.",
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'scale-factor', 'Scale factor'),
      at('Cyton/CytonSpecs', 'gain', 'Gain and scale factor'),
    ],
    typed: { name: ['0.02235 uV per count'] },
  },
  {
    asks: "The Ganglion's scale factor by its digits.",
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'scale-factor', '0.001869917138805')],
    typed: { name: ['0.001869917138805'] },
  },
  {
    asks: 'How a card file is written.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'format', 'The file format')],
    typed: { name: ['SD card file hex format'] },
  },
  {
    asks: 'The letters that open files of a length.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'sizes', 'File sizes and durations'),
      at('Cyton/CytonSDK', 'sd', 'SD card'),
    ],
    typed: { name: ['sd card block count letters A S F G H J K L'] },
  },
  {
    asks: 'A card file as microvolts in a table.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'viewer', 'Look at a file, and convert it to microvolts'),
      at('Cyton/CytonSDCard', 'read-a-file', 'Read a file'),
    ],
    typed: { task: ['convert OBCI_00.TXT to csv'] },
  },
  {
    asks: 'The OSC address of the bands.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'OSC')],
    typed: { name: ['OSC adress band power'] },
  },
  {
    asks: "The GUI's UDP message of raw samples.",
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Nested lists are [channel][sample]')],
    typed: { name: ['udp json timeSeriesRaw'] },
  },
  {
    asks: "Name and type of the GUI's LSL stream.",
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'gui', 'obci_eeg1'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'obci_eeg1'),
    ],
    typed: { name: ['LSL stream type name gui obci_eeg1'] },
  },
  {
    asks: "The GUI's serial output at an Arduino.",
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Serial')],
    typed: { task: ['networking widget serial arduino baud'] },
  },
  {
    asks: "The columns of the GUI's text recording.",
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'OpenBCI text format (ODF)')],
    typed: { name: ['OpenBCI-RAW columns header'] },
  },
  {
    asks: "The columns of the GUI's other recording.",
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'BrainFlow CSV'),
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'OpenBCI text format (ODF)'),
    ],
    typed: { name: ['brainflow csv column order cyton'] },
  },
  {
    asks: 'The sum from test current to ohms.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'impedance in ohm'),
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'Cyton Signal'),
    ],
    typed: { task: ['impedance formula 6 nA'] },
  },
  {
    asks: 'The frequency of the test current.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'lead-off', '31.2 Hz')],
    typed: { name: ['31.2 hz lead off'] },
  },
  {
    asks: 'Hours of a battery with sixteen channels.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'battery', 'Which batteries fit, and how long do they last?'),
      at('Cyton/CytonSpecs', 'battery-life', 'How long does a battery last?'),
    ],
    typed: { task: ['battery life hours cyton daisy'] },
  },
  {
    asks: 'Count the losses by the sample numbers.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'packet-loss', 'Lost packets and wrap-around'),
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'Lost packets and wrap-around'),
      at('ForDevelopers/DataAnalysis', 'fill-gaps', 'Fill the gaps of lost packets before you analyse'),
    ],
    typed: { task: ['count lost packets sample index'] },
  },
  {
    asks: 'Which wire of the headset goes to which pin.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'wiring', 'Wire it'),
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'Eight channels, Cyton'),
    ],
    typed: { task: ['mark iv electrode pin colors'] },
  },
  {
    asks: "The electrode at a pin, by the wire's colour.",
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'Eight channels, Cyton'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'connect-the-wires', 'Connect the wires'),
      at('Cyton/CytonSpecs', 'electrode-header', 'Electrode header'),
    ],
    typed: { task: ['N1P purple which electrode'] },
  },
  {
    asks: 'The band of the converter at 250 samples a second.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'bandwidth', '0 to 65 Hz'),
      at('Cyton/CytonSpecs', 'noise', 'Noise in numbers'),
    ],
    typed: { name: ['ADS1299 bandwidth 250 sps sinc'] },
  },
  {
    asks: 'How long filters hold a signal back.',
    origins: [],
    answers: [
      at('Troubleshooting/Filters', 'erp-filter', 'delays a burst of 10 Hz by 33 ms'),
      at('Cyton/CytonSpecs', 'bandwidth', '6 ms earlier'),
      at('Cyton/CytonDataFormat', 'latency', 'How late does a sample reach my program?'),
    ],
    typed: { task: ['filter delay group latency'] },
  },
  {
    asks: 'The address of the board package.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'core', 'package_chipkit_index.json'),
      at('Ganglion/GanglionProgram', 'build', 'package_simblee_index.json'),
    ],
    typed: { name: ['board definitions json url arduino ide'] },
  },
  {
    asks: 'Firmware of the Ganglion over the air.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'ota', 'Over the air')],
    typed: { task: ['upload ganglion firmware dfu zip'] },
  },
  {
    asks: 'Load the radio of the dongle.',
    origins: [],
    answers: [
      at('Cyton/CytonRadios', 'host', '2. Program the dongle (host)'),
      at('Cyton/CytonRadios', 'ide', '1. Prepare the Arduino IDE'),
    ],
    typed: { task: ['program RFduino dongle'] },
  },
  {
    asks: "The driver's timer on Linux.",
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'latency timer')],
    typed: { task: ['latency timer 1 ms linux'] },
  },
  {
    asks: "The permission for the dongle's port on Linux.",
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'dialout')],
    typed: { name: ['ttyUSB0 permision dialout'] },
  },
  {
    asks: 'The pin of the Pulse Sensor.',
    origins: [],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'wire-it', 'Wire it')],
    typed: { task: ['pulse sensor pin cyton'] },
  },
  {
    asks: 'The second MyoWare on a Ganglion.',
    origins: [],
    answers: [
      at('Deprecated/MyoGanglion', '', 'cannot be used with a Ganglion'),
      at('ThirdParty/Myoware/MyoWareCyton', '', 'cannot be used with a Ganglion'),
    ],
    typed: { task: ['myoware 2.0 ganglion wiring'] },
  },
  {
    asks: 'A light sensor as a trigger on a pin.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'analog', 'Put a phototransistor between D12 and VDD'),
      at('Examples/VideoExperiment', 'wiring', 'Wiring'),
    ],
    typed: { task: ['photoresistor trigger D11'] },
  },
  {
    asks: 'A 5 V pulse at a 3.3 V pin.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'isolation', '18 kΩ from D17 to GND'),
      at('Cyton/CytonExternal', 'pins', '5 V from an Arduino Uno can destroy'),
    ],
    typed: { task: ['5V TTL to cyton voltage divider'] },
  },
  {
    asks: 'The pins that can be read as digital ones.',
    origins: [],
    answers: [
      at('Cyton/CytonSpecs', 'digital-pins', 'Pins of the microcontroller'),
      at('Cyton/CytonExternal', 'digital', 'Digital mode'),
      at('Cyton/CytonExternal', 'pins', 'Pins'),
    ],
    typed: { name: ['digital pins D11 D12 D13 D17 D18'] },
  },
  {
    asks: 'Two muscles on a Ganglion, with its switches.',
    origins: [],
    answers: [
      at('GettingStarted/Biosensing-Setups/EMGSetup', 'connect-a-ganglion', 'Connect a Ganglion'),
      at('GettingStarted/Boards/GanglionGS', '5-set-the-switches', '5. Set the switches'),
    ],
    typed: { task: ['EMG two channels ganglion switches'] },
  },
  {
    asks: 'Both ears as one reference for both boards.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'wire', '2. Connect the electrodes'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'may-both-ears-be-joined-as-a-reference', 'joined'),
    ],
    typed: { task: ['linked ears Y splitter daisy'] },
  },
  {
    asks: 'The files to print for the newest headset.',
    origins: [],
    answers: [
      at('AddOns/Headwear/MarkIV', 'print-it', 'Print it'),
      at('AddOns/Headwear/MarkIV', 'parts', 'Parts'),
    ],
    typed: { task: ['mark IV stl print list'] },
  },
  {
    asks: 'Two Cytons at one computer.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'can-i-use-two-cytons-in-one-room', 'Can I use two Cytons in one room'),
      at('Software/OpenBCISoftware/GUIDocs', 'two-boards', 'Can I use two boards at once?'),
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Two boards at once'),
      at('Cyton/CytonRadioChannel', 'several', 'Run several Cytons at once'),
    ],
    typed: { task: ['two cytons same computer'] },
  },
  {
    asks: 'A Cyton read by a web page.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'web-serial', 'Read a Cyton in the browser (Web Serial)')],
    typed: { task: ['web serial javascript parse cyton'] },
  },
  {
    asks: 'The messages of the EmotiBit in the network.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'from-a-program', 'Start and stop it from your program'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'raw', 'The raw file without the DataParser'),
    ],
    typed: { name: ['emotibit UDP message format'] },
  },
  {
    asks: 'An upload that finds no board.',
    origins: [],
    answers: [
      at('Cyton/CytonProgram', 'no-target', 'No Target Found'),
      at('Cyton/CytonProgram', 'bootloader', '4. Connect and start the bootloader'),
    ],
    typed: { trouble: ['upload says no target found chipkit'] },
  },
  {
    asks: 'A first sample that makes no sense.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'first-packet', 'The first packet looks wrong'),
      at('Cyton/CytonDataFormat', 'daisy', '16 channels with the Daisy'),
    ],
    typed: { trouble: ['first sample after connecting is garbage'] },
  },
  {
    asks: 'A Ganglion whose impedance never gets better.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'Impedance with a Ganglion'),
      at('Software/OpenBCISoftware/GUIWidgets', 'ganglion-signal', 'Ganglion Signal'),
    ],
    typed: { trouble: ['impedance stays red railed ganglon'] },
  },
  {
    asks: 'No acceleration once pins were read.',
    origins: [],
    answers: [
      at('Cyton/CytonExternal', 'accelerometer', 'The accelerometer stopped'),
      at(
        'Cyton/CytonDataFormat',
        '0xc1-and-0xc2-pins-markers-your-own-data',
        'Packets that suddenly end in 0xC1 hold no acceleration',
      ),
    ],
    typed: { trouble: ['accelerometer zero after analog read'] },
  },
  {
    asks: 'A card file in which nothing stands.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'zeros', 'not one block of 512 bytes reached it')],
    typed: { trouble: ['sd file empty after recording'] },
  },
  {
    asks: 'A program that does not see the LSL stream.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'The stream is not found')],
    typed: { trouble: ['LSL stream not found by pylsl'] },
  },
  {
    asks: 'A driver is there and no port.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Load VCP'),
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'Check first: is there a COM port?'),
    ],
    typed: { trouble: ['driver installed but no COM port'] },
  },
  {
    asks: 'Decoded values of a Ganglion that jump.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'noise', 'The values jump wildly'),
      at('Ganglion/GanglionDataFormat', 'which-firmware', 'Which firmware do I have?'),
    ],
    typed: { trouble: ['ganglion values jump huge when decoding'] },
  },
  {
    asks: 'Time stamps that come in groups.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'Samples come in bursts'),
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'latency timer'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'Why do several samples have the same time stamp?'),
      at('GettingStarted/Boards/CytonGS', 'choppy', 'The data is choppy or comes in bursts'),
    ],
    typed: { trouble: ['timestamps come in bursts of packets'] },
  },
  {
    asks: 'A reader for Node.js without BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'node-live', 'Read a Cyton live in Node.js')],
    typed: { task: ['nodejs serialport cyton reader without brainflow'] },
  },
];
