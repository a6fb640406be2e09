import { at, type Question } from '../types';

/**
 * The Ganglion, its connection, and the drivers of both dongles: collected from threads and from the sources of firmware
 * and BrainFlow, and written down before any page was opened. The places were named afterwards.
 */
export const roundGanglion: readonly Question[] = [
  {
    asks: 'A BLED112 session that ends at once with code 13 of the Ganglion library.',
    origins: ['https://github.com/brainflow-dev/brainflow/pull/791'],
    answers: [
      at('Ganglion/GanglionSDK', 'brainflow-bled112', 'which works with either firmware'),
      at('ForDevelopers/SoftwareDevelopment', 'board-id', 'failed to Open Ganglion Device'),
    ],
    typed: {
      trouble: [
        'failed to Open Ganglion Device 13',
        'brainflow ganglion bled112 no longer connects after update',
      ],
    },
  },
  {
    asks: 'Two Ganglions in one Python program.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'only one ganglion per process is supported'),
    ],
    typed: {
      task: ['two ganglions one python script'],
      trouble: ['ANOTHER_BOARD_IS_CREATED_ERROR ganglion'],
    },
  },
  {
    asks: 'The dongle opens the wrong Ganglion although an address is given.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'which-ganglion', 'the first one that it hears'),
      at('GettingStarted/Boards/GanglionGS', '3-connect', 'leave the others off until yours is connected'),
    ],
    typed: {
      trouble: ['ganglion connects to wrong board in classroom', 'bled112 mac address ignored'],
    },
  },
  {
    asks: 'One of several Ganglions by its name, over native Bluetooth.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'which-ganglion', 'its whole Bluetooth name')],
    typed: {
      task: ['choose specific ganglion by name brainflow'],
      name: ['serial_number param ganglion native'],
    },
  },
  {
    asks: 'The address of a Ganglion on a Mac.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'which-ganglion', 'macOS hides the address')],
    typed: {
      trouble: ['mac_address not matching on mac'],
      name: ['ganglion mac address on macos uuid'],
    },
  },
  {
    asks: 'A sample rate set by one call of config_board.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'tilde', 'The board read only the'),
      at('Ganglion/GanglionSDK', 'rules', 'Send ~7 as two writes'),
      at('Ganglion/GanglionSDK', 'sample-rate', 'leave it at 200 Hz'),
    ],
    typed: {
      trouble: ['config_board("~6") ganglion does nothing'],
      task: ['change ganglion sample rate brainflow'],
    },
  },
  {
    asks: 'Several command characters in one write.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'rules', 'Write one character at a time'),
      at('Ganglion/GanglionSDK', 'no-effect', 'Only the first one counts'),
    ],
    typed: {
      trouble: ['sending 1234 only turns off channel 1 ganglion', 'ganglion multiple commands one write'],
    },
  },
  {
    asks: 'Back to 200 Hz.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sample-rate', 'keeps the rate')],
    typed: {
      task: ['reset ganglion sample rate to default'],
      trouble: ['ganglion v command still 400hz'],
    },
  },
  {
    asks: 'A square wave that ends with the stream or with a channel.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'stream', 'The square wave reaches')],
    typed: {
      trouble: ['square wave test signal stops when i stop stream', 'ganglion [ command gone after s'],
    },
  },
  {
    asks: "The size of the Ganglion's square wave.",
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'stream', 'The square wave reaches')],
    typed: { name: ['ganglion synthetic signal amplitude uV', 'ganglion square wave 15 mV'] },
  },
  {
    asks: 'An impedance without digits.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'impedance-empty', 'The contact is very good'),
      at('Ganglion/GanglionDataFormat', 'impedance', 'without a digit'),
    ],
    typed: { trouble: ['failed to parse impedance data', 'ganglion impedance 0 when shorted'] },
  },
  {
    asks: 'How long a round of impedances takes.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'impedance', 'a round of five takes')],
    typed: { trouble: ['how long does ganglion impedance check take', 'ganglion impedance slow update'] },
  },
  {
    asks: 'EEG and impedance at once.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'impedance', 'Nothing else is streamed'),
      at(
        'Troubleshooting/Impedance',
        'impedance-while-recording',
        'A Ganglion sends no samples in the meantime',
      ),
    ],
    typed: {
      task: ['eeg and impedance at same time ganglion'],
      trouble: ['no eeg data during impedance check'],
    },
  },
  {
    asks: "Axes of a Ganglion's accelerometer.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/398'],
    answers: [at('Ganglion/GanglionDataFormat', 'accelerometer', 'X and Y change places')],
    typed: { trouble: ['ganglion accelerometer x y swapped', 'ganglion accel axis wrong direction'] },
  },
  {
    asks: 'Acceleration that stays zero in Python.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'stream', 'nobody has sent')],
    typed: {
      trouble: ['ganglion accel zeros brainflow'],
      task: ['turn on accelerometer ganglion python'],
    },
  },
  {
    asks: 'The range of the accelerometer.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'accelerometer', 'The firmware sets ±2 g'),
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'At a glance'),
    ],
    typed: { name: ['ganglion accelerometer g scale 0.016', 'ganglion accel saturates at 2g'] },
  },
  {
    asks: 'Settings after a new connection.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'rules', 'The board remembers no settings'),
      at(
        'Ganglion/GanglionDataFormat',
        'the-stream-in-one-minute',
        'At the next connection all channels are on',
      ),
    ],
    typed: {
      trouble: [
        'ganglion channel settings lost after reconnect',
        'ganglion all channels on again after reconnect',
      ],
    },
  },
  {
    asks: 'The stream after a dropout.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'rules', 'after a dropout'),
      at(
        'Ganglion/GanglionDataFormat',
        'the-stream-in-one-minute',
        'You cannot reconnect into a running stream',
      ),
    ],
    typed: {
      trouble: [
        'ganglion lost connection does it continue streaming',
        'ganglion reconnect must press b again',
      ],
    },
  },
  {
    asks: 'A Ganglion by a general Bluetooth app.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'uuids', 'the board listens'),
      at('Ganglion/GanglionDataFormat', 'the-stream-in-one-minute', 'No samples come until you write'),
    ],
    typed: { task: ['control ganglion with nrf connect app', 'ganglion ble characteristic write b phone'] },
  },
  {
    asks: 'The time of a search by BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'board-id', 'on the BLED112 it looks for 15')],
    typed: {
      task: ['ganglion discovery timeout brainflow'],
      trouble: ['brainflow Failed to find Ganglion Device'],
    },
  },
  {
    asks: 'No Bluetooth adapter for BrainFlow.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'log-messages', 'have most of them')],
    typed: {
      trouble: ['No BLE adapters found brainflow', 'brainflow bluetooth adapter is null linux'],
    },
  },
  {
    asks: 'A Ganglion in WSL.',
    origins: ['https://github.com/simpleble/simpleble/issues/196'],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'WSL has no Bluetooth')],
    typed: { task: ['ganglion bluetooth wsl2', 'brainflow wsl ubuntu ganglion'] },
  },
  {
    asks: 'An attached dongle without a port in WSL.',
    origins: ['https://github.com/microsoft/WSL/issues/11346'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'If only lsusb shows it'),
      at('Troubleshooting/FTDI_Fix_Linux', 'no-ttyusb', 'Load the driver'),
    ],
    typed: { trouble: ['usbipd attached but no /dev/ttyUSB0', 'ftdi_sio wsl2 modprobe'] },
  },
  {
    asks: 'A dongle that WSL has lost.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'Attach the dongle again')],
    typed: { trouble: ['usbipd detach after unplug dongle', 'wsl dongle gone after restart'] },
  },
  {
    asks: 'VirtualBox without the dongle.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'Add filter from device'),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'problems', 'The USB list is empty'),
    ],
    typed: { trouble: ['virtualbox cannot see openbci dongle', 'vboxusers usb filter openbci'] },
  },
  {
    asks: "BrainFlow's package on ARM.",
    origins: ['https://github.com/brainflow-dev/brainflow/issues/382'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'is for x64')],
    typed: {
      trouble: ['raspberry pi brainflow no such file libBoardController.so', 'brainflow aarch64 pip wheel'],
    },
  },
  {
    asks: 'The GUI on ARM.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'The OpenBCI GUI does not run there'),
      at('FAQ/HardFAQ', 'does-it-work-with-a-raspberry-pi', 'build for ARM Linux'),
    ],
    typed: { task: ['openbci gui raspberry pi 4', 'run openbci gui on arm linux'] },
  },
  {
    asks: 'Compiling BrainFlow with little memory.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'the memory ran out')],
    typed: {
      trouble: ['raspberry pi zero compile brainflow memory', 'brainflow 32 bit raspberry pi os'],
    },
  },
  {
    asks: 'Whether BrainFlow sets the latency timer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1079'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'Who sets the timer depends'),
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'no program sets the timer for you'),
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'sets the timer for you'),
    ],
    typed: {
      name: ['does brainflow set ftdi latency timer', 'latency_timer 1 brainflow linux automatic'],
    },
  },
  {
    asks: "FTDI's driver on a Mac.",
    origins: ['https://github.com/OpenBCI/Documentation/pull/134'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Mac', 'latency', 'it may answer that request instead'),
      at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'FTDIUSBSerialDriver.kext'),
    ],
    typed: {
      task: ['remove ftdi driver mac openbci'],
      trouble: ['mac cyton choppy after installing ftdi vcp'],
    },
  },
  {
    asks: 'A Python that macOS ends at the search.',
    origins: ['https://github.com/hbldh/bleak/issues/761'],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', 'brainflow', 'macOS ends the program')],
    typed: {
      trouble: ['zsh: abort python ganglion native mac', 'python crashes bluetooth macos TCC'],
    },
  },
  {
    asks: 'A port that vanishes on Ubuntu.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'Another program takes the port')],
    typed: {
      trouble: ['brltty claims dongle ttyUSB0 gone', 'ubuntu 22.04 dongle not showing ttyUSB'],
    },
  },
  {
    asks: 'A scan that may not open the port.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/965'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'PORT_OPEN_ERROR'),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'The BLED112 dongle needs the same group'),
      at('Troubleshooting/FTDI_Fix_Linux', 'rule', 'BLED112 dongle of the Ganglion'),
    ],
    typed: {
      trouble: [
        'GanglionError: Error in scan for ganglions PORT_OPEN_ERROR',
        'bled112 ttyACM0 permission denied gui',
      ],
    },
  },
  {
    asks: "The time of the GUI's search.",
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'looks for 3 seconds'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'START SEARCH again'),
    ],
    typed: {
      trouble: ['openbci gui ganglion search how long', 'ganglion appears only sometimes in list'],
    },
  },
  {
    asks: 'SD commands over Bluetooth.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'The commands work through the serial pins only')],
    typed: { trouble: ['ganglion sd card A command over ble', 'GanglionWithSD does not record'] },
  },
  {
    asks: "The Hub's port, and who still needs a Hub.",
    origins: [],
    answers: [
      at('Deprecated/Hub', 'do-i-still-need-it', 'You need no Hub'),
      at('Deprecated/Hub', '', 'port 10996'),
    ],
    typed: { name: ['openbcihub port 10996', 'is openbci hub still needed gui 5'] },
  },
  {
    asks: 'A line in the spectrum of a Ganglion that is a folded harmonic.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSpecs', 'bandwidth', 'A line at 20 Hz or 80 Hz'),
      at('Troubleshooting/minimizingNoise', 'mains', 'A spike at 20 or 80 Hz'),
    ],
    typed: { trouble: ['20 hz peak on ganglion in usa', 'strange 80 hz line ganglion fft'] },
  },
  {
    asks: 'Hum that falls when metal is touched.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Then your body has no ground')],
    typed: { trouble: ['noise goes away when i touch laptop', 'hum lower when holding metal'] },
  },
  {
    asks: "The latency timer and the Ganglion's dongle.",
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/163'],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', '', 'You need neither for a Ganglion')],
    typed: { name: ['latency timer bled112', 'ftdi fix needed for ganglion dongle?'] },
  },
  {
    asks: 'A COM port above 9.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'com-number', 'BrainFlow opens higher numbers')],
    typed: { trouble: ['COM12 can not open brainflow', 'com port above 9'] },
  },
  {
    asks: 'Code 10 of a dongle.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'The dongle does not answer the computer'),
      at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'Download the Windows VCP driver'),
    ],
    typed: { trouble: ['ftdi device cannot start code 10', 'usb serial port yellow triangle'] },
  },
  {
    asks: 'A name that stays for each dongle on Linux.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'rule', 'to tell them apart')],
    typed: { task: ['udev symlink openbci dongle'], trouble: ['ttyUSB0 changes to ttyUSB1'] },
  },
  {
    asks: 'A BLED112 that is busy on Linux.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'it leaves both dongles alone'),
      at('Troubleshooting/FTDI_Fix_Linux', 'busy', 'who has it open'),
    ],
    typed: { trouble: ['modemmanager ttyACM0 bled112', 'bled112 busy on linux right after plugging'] },
  },
  {
    asks: 'A Chromebook.',
    origins: [],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'Chromebook')],
    typed: { task: ['openbci chromebook linux', 'crostini usb dongle openbci'] },
  },
  {
    asks: 'Windows in a virtual machine on Apple Silicon.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', '', 'macOS on Apple Silicon'),
      at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'needs one for Arm64'),
    ],
    typed: { task: ['parallels m1 openbci dongle', 'windows arm vm cyton driver'] },
  },
  {
    asks: 'A board in a container.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'docker', 'It is made for x64'),
      at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'A container needs'),
    ],
    typed: { task: ['docker container ganglion bluetooth', 'docker pass ttyUSB0 cyton'] },
  },
  {
    asks: 'A Ganglion that stays in its boot loader.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', 'ota', 'look for DfuTarg'),
      at('Ganglion/GanglionProgram', 'dfu-stops', 'Restart phone and board'),
    ],
    typed: { trouble: ['ganglion stuck in ota mode', 'ganglion led off after firmware upload'] },
  },
  {
    asks: "The BLED112's driver on Windows.",
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'it lacks its driver')],
    typed: { task: ['bled112 driver windows 7'], trouble: ['bluegiga bluetooth low energy no driver'] },
  },
  {
    asks: 'Lost packets that a Ganglion did not lose.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'The console also names each loss'),
      at('Ganglion/GanglionDataFormat', 'sample-clock', 'converts 201 samples'),
    ],
    typed: {
      trouble: ['ganglion packet loss 0.5 percent always', 'WARNING: Lost 1 Samples Between'],
    },
  },
  {
    asks: 'A lamp that stays on after a session with the dongle, and the sound of Windows.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'bled112-stays', 'pull the dongle out')],
    typed: {
      trouble: ['windows usb sound each time ganglion connects', 'led stays on after stop session bled112'],
    },
  },
  {
    asks: 'Samples missing after a command during the stream.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'rules', 'the samples in between are missing')],
    typed: {
      trouble: [
        'config_board while streaming loses samples bled112',
        'gap in ganglion data after config_board',
      ],
    },
  },
  {
    asks: 'Data after a dropout, from a program.',
    origins: [],
    answers: [
      at(
        'ForDevelopers/BrainFlowErrors',
        'i-get-no-data-or-an-empty-array',
        'BrainFlow connects again by itself',
      ),
      at('Ganglion/GanglionSDK', 'rules', 'after a dropout'),
    ],
    typed: {
      trouble: ['ganglion led on but data stopped brainflow'],
      task: ['resume ganglion stream after bluetooth drop python'],
    },
  },
  {
    asks: 'The other numbers behind the message of a BLED112 session.',
    origins: [],
    answers: [
      at('Ganglion/GanglionSDK', 'brainflow-bled112', 'The number behind the message'),
      at('ForDevelopers/BrainFlowErrors', 'log-messages', 'have most of them'),
    ],
    typed: { trouble: ['failed to Open Ganglion Device 18', 'ganglion bled112 works only second time'] },
  },
  {
    asks: 'Two Bluetooth adapters in one computer.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/200'],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'With two adapters'),
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'disable the built-in adapter first',
      ),
    ],
    typed: {
      task: ['brainflow ganglion use hci1 instead of hci0'],
      trouble: ['usb bluetooth stick not used, built in is'],
    },
  },
  {
    asks: "The firmware's version by BrainFlow.",
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'version', 'Ask BrainFlow')],
    typed: { name: ['get_firmware_version ganglion brainflow'] },
  },
  {
    asks: "A Ganglion's acceleration on ARM.",
    origins: [],
    answers: [
      at(
        'ForDevelopers/SoftwareDevelopment',
        'raspberry-pi',
        'Is the acceleration of a Ganglion wrong on ARM',
      ),
    ],
    typed: { trouble: ['ganglion accelerometer 3g raspberry pi', 'accel wrong on arm brainflow jetson'] },
  },
  {
    asks: 'A body in the way of the radio.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'A head blocks 2.4 GHz'),
      at('Ganglion/GanglionDataFormat', 'packet-loss', 'keep the line of sight free'),
    ],
    typed: {
      trouble: ['ganglion loses packets when i turn around', 'put ganglion on back bluetooth drops'],
    },
  },
];
