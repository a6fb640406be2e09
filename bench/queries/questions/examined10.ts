import { at, type Question } from '../types';

/** What people type who write their own programs and firmware for the boards, or read recordings of others. */
export const examined10: readonly Question[] = [
  {
    asks: 'A dongle on a Raspberry Pi that gets no serial port.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'check', 'does the kernel see the dongle'),
      at('Troubleshooting/FTDI_Fix_Linux', 'no-ttyusb', 'Load the driver and look again'),
    ],
    typed: { trouble: ['cyton on raspberry pi no /dev/ttyUSB0'] },
  },
  {
    asks: 'A program that may not open the port on Linux.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'permission-denied',
        'Add yourself to the group that owns the port',
      ),
    ],
    typed: { trouble: ['permission denied /dev/ttyUSB0 openbci python'] },
  },
  {
    asks: 'An own program in Node.js that opens the port and gets no bytes.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'session', 'An open port says nothing about the board'),
      at('ForDevelopers/OwnDriver', 'node-live', 'the answer to v'),
      at('Cyton/CytonSDK', 'silent', 'no other program holds it'),
    ],
    typed: { trouble: ['nodejs serialport cyton not getting any data after b'] },
  },
  {
    asks: "BrainFlow's code 7 from a Cyton.",
    origins: [],
    answers: [
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'The port opened, but the board did not answer as it should',
      ),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['brainflow BOARD_NOT_READY_ERROR:7'] },
  },
  {
    asks: 'A raw signal that stays below zero.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'offset', 'so all of them may be negative')],
    typed: { trouble: ['why are my cyton values always negative'] },
  },
  {
    asks: 'Bytes that are cut into packets at the wrong place.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'parse-it-in-code', 'check the byte 32 places further on'),
      at('Cyton/CytonDataFormat', 'binary-format', 'Why some texts show 0x41 as the start byte'),
    ],
    typed: { trouble: ['bytes dont start with A0 packet misaligned'] },
  },
  {
    asks: 'Which packet holds which half of 16 channels.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'daisy', 'Join an even packet with the odd one after it'),
      at('ForDevelopers/BrainFlowErrors', 'daisy-halves', 'A packet was lost on the radio'),
    ],
    typed: { trouble: ['daisy packets odd even samples mixed up'] },
  },
  {
    asks: 'A microcontroller that reads the board by a wire.',
    origins: [],
    answers: [
      at('FAQ/HardFAQ', 'arduino', 'the board sends its stream from D11'),
      at('Cyton/CytonDataFormat', 'cpp', 'Hand each byte that arrives to take'),
    ],
    typed: { trouble: ['esp32 read cyton uart directly without dongle'] },
  },
  {
    asks: 'Time stamps of BrainFlow in lumps.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'samples-come-in-bursts',
        "The latency timer of the dongle's driver is still at 16 ms",
      ),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'So count samples to get times'),
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'For the Cyton it must be below 7.5 ms'),
    ],
    typed: { trouble: ['timestamps come in bursts of samples brainflow'] },
  },
  {
    asks: 'An LSL stream that another computer does not find.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Both computers in one subnet'),
    ],
    typed: { trouble: ['lsl stream openbci not found on other computer'] },
  },
  {
    asks: 'A game in Unity that gets nothing from the GUI.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'Is it always null'),
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Is the data stream running'),
    ],
    typed: { trouble: ['unity udp from openbci gui not receiving'] },
  },
  {
    asks: 'TouchDesigner that gets no OSC.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'nothing-arrives', 'Do both sides have the same protocol'),
      at('Software/OpenBCISoftware/GUINetworking', 'osc', 'OSC In CHOP'),
    ],
    typed: { trouble: ['osc touchdesigner openbci nothing arrives'] },
  },
  {
    asks: 'A page that reads a Ganglion.',
    origins: [],
    answers: [at('ForDevelopers/OwnDriver', 'web-bluetooth', 'in Chrome or Edge')],
    typed: { trouble: ['web bluetooth ganglion connect in browser'] },
  },
  {
    asks: 'A sample index that leaves numbers out.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'Any other jump means lost packets'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'in the files the sample index jumps'),
    ],
    typed: { trouble: ['gui recording txt sample index jumps what does it mean'] },
  },
  {
    asks: 'A recording of the GUI that MATLAB does not read as it is.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'load', 'Lines 1 to 4 begin with %')],
    typed: { trouble: ['matlab load openbci txt file error comment lines %'] },
  },
  {
    asks: 'A board that is missing in the Arduino IDE.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'core', 'Boards Manager')],
    typed: { trouble: ['arduino ide cant find board "OpenBCI 32"'] },
  },
  {
    asks: 'An upload that ends in a timeout of stk500.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'stk500_2_ReceiveMessage(): timeout')],
    typed: { trouble: ['avrdude stk500 timeout uploading cyton firmware'] },
  },
  {
    asks: 'A board that is dead after an upload.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'bricked', 'Did the upload break off')],
    typed: { trouble: ['bricked my cyton after flashing, no blue light'] },
  },
  {
    asks: 'More than 250 Hz over the dongle.',
    origins: [],
    answers: [at('FAQ/HardFAQ', 'faster', 'Not by radio'), at('Cyton/CytonSDK', 'sample-rate', '250')],
    typed: { trouble: ['can i change sample rate to 1000 hz over bluetooth dongle'] },
  },
  {
    asks: 'A Ganglion over the built-in Bluetooth of Linux.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/FTDI_Fix_Linux',
        'ganglion',
        'A program with bluepy most likely uses one of the old Python libraries',
      ),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'compile it from source with --ble'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'bluetoothctl power on'),
    ],
    typed: { trouble: ['ganglion on linux bluepy cant connect native ble'] },
  },
  {
    asks: "No samples in BrainFlow's array.",
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'nothing has arrived yet'),
    ],
    typed: { trouble: ['brainflow get_board_data empty array'] },
  },
  {
    asks: 'Gaps in a recording of somebody else.',
    origins: [],
    answers: [
      at('ForDevelopers/DataAnalysis', 'fill-gaps', 'Do not fill by repeating the last value'),
      at('Cyton/CytonDataFormat', 'packet-loss', 'zeros make filters ring'),
    ],
    typed: { trouble: ['ffill gaps in other persons openbci csv, packet loss'] },
  },
  {
    asks: 'A port that another program holds, on Linux.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'busy', 'who has it open')],
    typed: { trouble: ['"Device or resource busy" serial port openbci'] },
  },
  {
    asks: 'Microvolts that MNE takes for volts.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'The factor 1e-6 is missing')],
    typed: { trouble: ['mne raw from openbci data scale is huge uV V'] },
  },
  {
    asks: 'A shield whose web server does not answer.',
    origins: [],
    answers: [
      at(
        'Deprecated/WiFiShield/WiFiGS',
        'if-it-does-not-connect',
        'Computer and shield must be in the same network',
      ),
      at('Deprecated/WiFiShield/WiFiGS', 'manager', 'the shield stops its own web server'),
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-direct', 'in a browser'),
    ],
    typed: { trouble: ['wifi shield http api not responding 192.168.4.1'] },
  },
  {
    asks: 'An ESP32 in the place of the shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiSDK', 'nodemcu', 'Not an ESP32')],
    typed: { trouble: ['esp32 instead of wifi shield possible?'] },
  },
  {
    asks: 'The dongle in a container.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'docker', '--device /dev/ttyUSB0'),
      at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'A container needs'),
    ],
    typed: { trouble: ['docker container brainflow usb dongle not seen'] },
  },
  {
    asks: 'A program in Rust that waits for the end of an answer.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'session', 'not even $$$'),
      at('Cyton/CytonSDK', 'silent', 'If you see bytes but no $$$'),
      at('ForDevelopers/OwnDriver', 'go-rust', 'the answer to v'),
    ],
    typed: { trouble: ['rust serialport cyton $$$ never comes'] },
  },
  {
    asks: 'What the three analog pins give.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'analog', 'Each has 10 bits, 0 to 1023')],
    typed: { trouble: ['analog pins cyton A5 A6 A7 read values wrong'] },
  },
  {
    asks: 'The column of markers in a BrainFlow file.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'The last column is the marker')],
    typed: { trouble: ['which column in brainflow csv is the marker'] },
  },
  {
    asks: 'The bytes of a packet.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'binary-format', 'Offsets count from 0'),
      at('Cyton/CytonDataFormat', 'the-stream-in-one-minute', '33 bytes'),
    ],
    typed: { name: ['cyton packet format byte by byte'] },
  },
  {
    asks: 'From counts to microvolts.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'scale-factor', '4.5 V ÷ gain')],
    typed: { name: ['adc counts to microvolts formula gain 24'] },
  },
  {
    asks: 'Settings of the converter by command.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channel-settings', 'You get one answer for each'),
      at('Cyton/CytonSDK', 'registers', 'There is no command that writes a register directly'),
    ],
    typed: { name: ['ads1299 register settings over serial command x'] },
  },
  {
    asks: 'All commands of a Cyton.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'the-commands-you-need-most', 'Stop whatever runs, then reset')],
    typed: { name: ['list of all ascii commands cyton'] },
  },
  {
    asks: 'The service and characteristics of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'uuids', 'Receive (notifications')],
    typed: { name: ['ganglion ble uuid characteristics'] },
  },
  {
    asks: 'The packed samples of a Ganglion.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'samples', 'the lowest bit of a value is a copy of its sign'),
    ],
    typed: { task: ['ganglion 18 bit 19 bit compression decode'] },
  },
  {
    asks: 'BrainFlow in C#.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'c-1', 'dotnet add package brainflow')],
    typed: { name: ['brainflow c# example cyton'] },
  },
  {
    asks: 'BrainFlow in Rust.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'rust', 'Build the library first')],
    typed: { task: ['brainflow rust crate build'] },
  },
  {
    asks: 'Samples for ROS.',
    origins: [],
    answers: [
      at('ForDevelopers/Spectra', 'send-on', 'Start the program in a terminal in which ROS is set up'),
      at('Software/SoftwareLanding', 'others', 'ROS 2, MQTT, Home Assistant'),
    ],
    typed: { task: ['how to stream openbci to ros'] },
  },
  {
    asks: 'The numbers of the boards in BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'CYTON_DAISY_BOARD')],
    typed: { name: ['brainflow board ids cyton daisy ganglion synthetic'] },
  },
  {
    asks: 'Band power by MQTT.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'send-on', 'A broker such as Mosquitto must run')],
    typed: { task: ['mqtt publish eeg band power from python'] },
  },
  {
    asks: 'Band power by OSC from an own program.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/Spectra',
        'send-on',
        'Give it the address and the port at which the other program listens',
      ),
    ],
    typed: { task: ['python osc band power sender brainflow'] },
  },
  {
    asks: 'What each stop byte says.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'stop-bytes', 'The low four bits of the stop byte are the packet type'),
      at('Cyton/CytonDataFormat', 'time-stamps', '7 is X, 8 is Y, 9 is Z'),
    ],
    typed: { name: ['cyton aux data time stamp footer C0 C1 C3 C5'] },
  },
  {
    asks: "A command of one's own in the firmware.",
    origins: [],
    answers: [at('ForDevelopers/FirmwareDevelopment', 'add-a-command', 'Choose a character that no page')],
    typed: { task: ['how to add custom command to cyton firmware'] },
  },
  {
    asks: 'The radio channel by raw bytes.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'bytes', '25 itself works'),
      at('Cyton/CytonSDK', 'radio', 'These bytes are for the dongle'),
    ],
    typed: { task: ['set radio channel from code 0xF0'] },
  },
  {
    asks: 'The hexadecimal file of the SD card.',
    origins: [],
    answers: [
      at('Cyton/CytonSDCard', 'read-a-file', 'The digits and the letters A to F'),
      at('Cyton/CytonSDCard', 'format', "two's complement"),
    ],
    typed: { task: ['cyton SD card file format hex decode'] },
  },
  {
    asks: 'EDF from a recording of the GUI.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'exports EDF or FIF'),
      at('ForDevelopers/DataAnalysis', 'mne', 'EDF stores 16 bits'),
    ],
    typed: { task: ['convert openbci recording to edf or bdf'] },
  },
  {
    asks: "What the GUI's LSL streams are called and hold.",
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/LSL',
        'gui',
        'The stream has one channel for each channel of the board',
      ),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'obci_eeg1'),
    ],
    typed: { name: ['openbci lsl gui 3 streams type channel count names'] },
  },
  {
    asks: 'A pulse of an Arduino in the recording.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'arduino', 'Pin 8 and the')],
    typed: { task: ['send trigger from arduino to cyton digital pin'] },
  },
  {
    asks: "The places of a headset's electrodes.",
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'F3, F4, T7, T8, P3 and P4')],
    typed: { name: ['ultracortex default channel locations 10-20 names json'] },
  },
  {
    asks: 'The JSON of the shield.',
    origins: [],
    answers: [at('Deprecated/WiFiShield/WiFiAPI', 'json', 'one number a channel, in nanovolts')],
    typed: { name: ['wifi shield json tcp output format'] },
  },
  {
    asks: 'The type tags of an EmotiBit.',
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'what-it-records', 'Pulse (PPG) infrared, red, green'),
    ],
    typed: { name: ['emotibit data types letter codes PI PR PG'] },
  },
  {
    asks: "The file for an EmotiBit's OSC.",
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'live', 'oscOutputSettings.xml')],
    typed: { name: ['emotibit osc output configuration xml'] },
  },
  {
    asks: 'A recording that BrainFlow plays back.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'save', 'The file can stand in for a board')],
    typed: { name: ['brainflow playback file board example'] },
  },
  {
    asks: 'Band power in JavaScript, live.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'band-power', 'bci.bandpower')],
    typed: { task: ['real time fft band power javascript openbci'] },
  },
  {
    asks: 'Impedance by an own program.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'lead-off', 'your program does the sum'),
      at('Cyton/CytonSDK', 'impedance-python', 'Measure the impedance in Python'),
    ],
    typed: { task: ['impedance check from python cyton z command'] },
  },
  {
    asks: 'A Cyton that is only simulated.',
    origins: [],
    answers: [
      at('ForDevelopers/OwnDriver', 'fake-cyton', 'a Cyton behind it that is only simulated'),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'synthetic'),
    ],
    typed: { task: ['simulate cyton without hardware for testing code'] },
  },
  {
    asks: 'Two boards at one computer, in step.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'Make one BoardShim for each board'),
      at('Cyton/CytonRadioChannel', 'several', 'their streams slowly drift apart'),
    ],
    typed: { task: ['multiple boards same computer sync code'] },
  },
  {
    asks: "The time stamps in the GUI's text file.",
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'the time stamp in seconds since 1970 (UTC)'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'in seconds since 1970'),
    ],
    typed: { name: ['timestamp format in gui raw txt file utc'] },
  },
  {
    asks: 'Published recordings.',
    origins: [],
    answers: [at('ForDevelopers/Spectra', 'public-data', 'Recordings that were made with these boards')],
    typed: { task: ['openbci datasets to download free eeg'] },
  },
];
