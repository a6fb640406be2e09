import { at, type Question } from '../types';

/**
 * Drivers, noise, the first steps with each board, and the Ganglion: collected from threads, from the old public pages
 * and from the sources, and written down before any page was opened. The places were named afterwards.
 */
export const roundDrivers: readonly Question[] = [
  {
    asks: 'Foil or a metal box around the board, against noise.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3450/failing-to-see-any-ssvep-is-my-raw-data-bad-quality',
    ],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Leave the board itself unwrapped')],
    typed: { task: ['aluminum foil around ganglion against noise', 'faraday cage for openbci board'] },
  },
  {
    asks: 'Spikes once a second that twisted wires take away.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3778/occurences-of-repeated-spaced-noise'],
    answers: [at('Troubleshooting/minimizingNoise', 'heart', 'twisting the two wires ended them')],
    typed: {
      trouble: [
        'noise goes away when i twist the electrode wires',
        'spike every second on ganglion differential',
      ],
    },
  },
  {
    asks: 'USB 3 beside the dongle.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'packets', 'case and from USB 3 drives'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'USB 3 ports and Wi-Fi routers'),
    ],
    typed: {
      trouble: ['usb 3 port dongle packet loss', 'cyton dongle next to usb3 hard drive interference'],
    },
  },
  {
    asks: 'The GUI freezes when a stream starts, and no file appears.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/978'],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'The GUI cannot create the recording'),
    ],
    typed: { trouble: ['gui freezes when i press start data stream', 'gui hangs on start stream no file'] },
  },
  {
    asks: 'A GUI that hangs while a session starts, for want of an audio device.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1236',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/1109',
    ],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'audio-hang', 'no audio device that the GUI can use'),
      at('Troubleshooting/GUI_Troubleshooting', 'audio', 'The computer has no audio device'),
      at('Troubleshooting/GUI_Troubleshooting', 'blank', 'does not get past its start screen'),
    ],
    typed: {
      trouble: [
        'gui hangs at starting session',
        'stuck on starting session synthetic',
        'AuditoryFeedback: Unable to load audio files',
        'gui no audio device error',
      ],
    },
  },
  {
    asks: 'A GUI in the disk image.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'read-only', 'drag it to Applications')],
    typed: { trouble: ['openbci gui read only dmg error'] },
  },
  {
    asks: 'The message that a host cannot be resolved.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'more-messages', 'Other messages of the GUI'),
      at('Troubleshooting/GUI_Troubleshooting', 'update', 'The message is harmless'),
    ],
    typed: {
      trouble: ['Network Error: Unable to resolve host', 'update gui button unable to resolve host'],
    },
  },
  {
    asks: 'A recording of an older GUI 5.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'old-file', 'The number of columns is not that of')],
    typed: { trouble: ['you are using old file for playback', 'playback file old version warning'] },
  },
  {
    asks: 'Nothing appears when the GUI is started on a Mac.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1089'],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'blank', 'Does nothing appear at all on a Mac')],
    typed: {
      trouble: ['gui does not start macos 13 nothing appears', 'openbci gui bounces in dock then closes'],
    },
  },
  {
    asks: 'A Bluetooth stick whose driver Zadig replaced.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/252'],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'Has a stick lost its Bluetooth since you used Zadig',
      ),
    ],
    typed: {
      trouble: ['bluetooth gone after zadig winusb'],
      task: ['undo zadig csr dongle windows bluetooth'],
    },
  },
  {
    asks: 'Whether to pair a Ganglion in the system.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Boards/GanglionGS',
        '2-choose-how-it-connects',
        'Do not pair the board in the operating',
      ),
      at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'Do not pair the board'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'other', 'Do not pair the Ganglion'),
    ],
    typed: { task: ['pair ganglion in windows bluetooth settings'], name: ['ganglion bluetooth pin code'] },
  },
  {
    asks: 'The length of an extension for the dongle, and cables without data.',
    origins: [],
    answers: [
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'Keep the cable below 5 m in all'),
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'some are made for charging only'),
    ],
    typed: {
      trouble: ['usb extension cable dongle not detected'],
      task: ['how long can usb extension for dongle be'],
    },
  },
  {
    asks: 'FTDI’s driver on a computer that others administer.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'driver', 'without administrator rights')],
    typed: { trouble: ['ftdi driver without admin rights', 'lab computer no admin openbci dongle driver'] },
  },
  {
    asks: 'A latency timer that is 16 ms again.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'Another dongle starts at 16 ms again')],
    typed: { trouble: ['latency timer back to 16 other usb port', 'windows latency timer resets itself'] },
  },
  {
    asks: 'The latency timer in the registry.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'latency', 'HKEY_LOCAL_MACHINE')],
    typed: { name: ['ftdi latency timer registry key'], task: ['powershell read latency timer com port'] },
  },
  {
    asks: 'The latency timer cannot be written, in spite of sudo.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'your own shell opens the file')],
    typed: {
      trouble: ['latency_timer permission denied sudo echo', 'bash latency_timer: Permission denied'],
    },
  },
  {
    asks: 'There is no file latency_timer.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'the port has another number now')],
    typed: { trouble: ['no such file latency_timer ttyUSB0', 'latency_timer file missing ubuntu'] },
  },
  {
    asks: 'The group of the port on Arch and Fedora.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'sudo usermod -a -G uucp')],
    typed: {
      trouble: ['dialout group does not exist arch linux'],
      task: ['fedora permission ttyUSB0 openbci'],
    },
  },
  {
    asks: 'The protection of macOS after the old fix.',
    origins: [],
    answers: [
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'steps', 'Turn the protection on again'),
      at('Deprecated/FTDI_Fix_Mac_Deprecated', '', 'turn the protection on again at the end'),
    ],
    typed: { trouble: ['csrutil disable for ftdi fix safe?'], task: ['turn sip back on after ftdi fix'] },
  },
  {
    asks: 'A changed FTDI driver that macOS does not load.',
    origins: ['https://olimex.com/forum/index.php?topic=6779.0'],
    answers: [
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'signature', 'signature invalid'),
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'steps', 'keeps /System on a volume that cannot be written'),
    ],
    typed: {
      trouble: ['kextload FTDIUSBSerialDriver not permitted', 'ftdi kext edit macos catalina read-only'],
    },
  },
  {
    asks: 'Numbers for the old driver’s buffer.',
    origins: [],
    answers: [
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'steps', 'InBufferSize'),
      at('Deprecated/FTDI_Fix_Mac_Deprecated', 'does-it-apply-to-me', 'buffer 64 bytes'),
    ],
    typed: { name: ['InBufferSize 64 or 128 ftdi mac', 'what does InBufferSize do ftdi plist'] },
  },
  {
    asks: 'FTDI’s driver extension on a new Mac.',
    origins: [],
    answers: [
      at('Troubleshooting/FTDI_Fix_Mac', '', 'without any driver to install'),
      at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'which can take the dongle away from Apple'),
    ],
    typed: { name: ['FTDIUSBSerialDextInstaller needed'], task: ['ftdi dext macos ventura install'] },
  },
  {
    asks: 'Dongle or board first.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'First the dongle, then the board'),
      at('GettingStarted/Boards/CytonGS', 'initialize', 'Plug in the dongle first'),
    ],
    typed: { task: ['which first dongle or board', 'plug dongle before turning on cyton'] },
  },
  {
    asks: 'Case and feet of a Cyton.',
    origins: [],
    answers: [at('GettingStarted/Boards/CytonGS', '', 'four plastic feet (not both)')],
    typed: { task: ['plastic feet and case at the same time', 'how to mount feet on cyton board'] },
  },
  {
    asks: 'Which way up a plug goes on the pins.',
    origins: [],
    answers: [at('GettingStarted/Boards/CytonGS', '7-connect-yourself', 'with the shiny latch side up')],
    typed: {
      task: ['electrode connector which side up on pins'],
      trouble: ['female header doesnt fit next to each other'],
    },
  },
  {
    asks: 'No light on a Cyton that was switched on; PC or BLE.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'If it stays dark, press RST once'),
      at('Troubleshooting/ResetButtonPress', 'states', 'No power'),
    ],
    typed: { trouble: ['no blue light on cyton after switching to PC'], name: ['cyton switch pc or ble'] },
  },
  {
    asks: 'The order of Cyton, WiFi Shield and Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'mount', 'the order from below is Cyton, shield, Daisy')],
    typed: { task: ['wifi shield and daisy stacking order', 'daisy on top of wifi shield or below'] },
  },
  {
    asks: 'Colours and pins of the cables with a Daisy.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', 'Colours do not matter')],
    typed: { task: ['do cable colors matter daisy 16 channels', 'daisy bottom pins which wires'] },
  },
  {
    asks: 'What the Y-cable joins, and where bias goes.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'wire', 'Both SRB pins must be joined')],
    typed: { task: ['second bias electrode for daisy', 'y splitter for bias or srb daisy'] },
  },
  {
    asks: 'Which of several Ganglions is mine.',
    origins: [],
    answers: [at('GettingStarted/Boards/GanglionGS', '3-connect', 'Yours is the one that was missing')],
    typed: { task: ['which ganglion is mine 4 characters id', 'tell two ganglions apart in list'] },
  },
  {
    asks: 'When to plug in the Ganglion’s dongle.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Plug it in before you search'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'was not plugged in when you searched'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-bled112', 'The GUI looks at each search'),
    ],
    typed: {
      task: ['plug ganglion dongle before or after gui'],
      trouble: ['gui opened before bled112 plugged in'],
    },
  },
  {
    asks: 'Whether a new Ganglion has to be programmed.',
    origins: [],
    answers: [
      at('Ganglion/GanglionProgram', '', 'You do not need this to use a Ganglion'),
      at('Ganglion/GanglionLanding', 'start-here', 'leads you to a live signal in twenty minutes'),
    ],
    typed: { task: ['do i need to program the ganglion first', 'new ganglion what now'] },
  },
  {
    asks: 'Size and holes of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'mechanics', 'Mechanical data of layout')],
    typed: { name: ['ganglion board size mounting holes'], task: ['3d print ganglion case dimensions'] },
  },
  {
    asks: 'Current of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'power', '14 mA idle')],
    typed: { name: ['ganglion current draw ma', 'ganglion battery life aa'] },
  },
  {
    asks: 'The stream after an impedance test by command.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'impedance', 'goes back to the stream if one was running')],
    typed: {
      trouble: ['stream after impedance test ganglion stopped'],
      name: ['send Z does stream continue'],
    },
  },
  {
    asks: 'Answers to a rate that does not exist.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sample-rate', 'Sample rate, firmware 2.0.0 and later')],
    typed: { trouble: ['ganglion sample value out of bounds', 'Invalid sample value ganglion'] },
  },
  {
    asks: 'The list of registers stays away.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'rules', 'and a new sample rate are ignored until you stop')],
    typed: { trouble: ['ganglion ? command no answer', 'print registers ganglion nothing happens'] },
  },
  {
    asks: 'File numbers on the card of a Ganglion, and what replaces an old recording.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'sd', 'Begin each recording with an empty card')],
    typed: {
      trouble: ['ganglion sd recording overwrote old file'],
      task: ['does ganglion sd card continue when bluetooth drops'],
    },
  },
  {
    asks: 'The third characteristic of a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'uuids', 'writing here ends the connection')],
    typed: { name: ['2d30c084 ganglion characteristic'], task: ['how to disconnect ganglion by ble'] },
  },
  {
    asks: 'What is lost by 18 or 19 bits, in microvolts.',
    origins: [],
    answers: [
      at('Ganglion/GanglionDataFormat', 'scale-factor', '19 bit, firmware 3'),
      at('Ganglion/GanglionSpecs', 'at-a-glance', 'Ganglion, layout Ganglion_01'),
    ],
    typed: { name: ['ganglion resolution lost compression uV', 'ganglion lsb 19 bit microvolt'] },
  },
  {
    asks: 'The packing tool of the Ganglion’s package may not run.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'build', 'make the packing tool executable')],
    typed: {
      trouble: ['nrfutil_macosx permission denied', 'exec format nrfutil ganglion export binary'],
    },
  },
  {
    asks: 'Capacitor and wires to program a Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionProgram', 'wire', 'the capacitor between RTS and RST')],
    typed: { task: ['capacitor between RTS and reset ganglion', 'program ganglion with cyton dongle wires'] },
  },
  {
    asks: 'The folder of Processing’s Java.',
    origins: [],
    answers: [
      at(
        'Troubleshooting/MacOSGanglionBLEWorkaround',
        'processing',
        'Published versions of these commands write',
      ),
    ],
    typed: {
      trouble: ['mv jdk No such file or directory Processing.app'],
      name: ['Processing.app Content PlugIns jdk path'],
    },
  },
  {
    asks: 'RST was pressed by accident, perhaps during a recording.',
    origins: [],
    answers: [
      at('Troubleshooting/ResetButtonPress', 'rst', 'the program starts again'),
      at('Troubleshooting/ResetButtonPress', 'states', 'also after RST was pressed while the board was off'),
    ],
    typed: { trouble: ['pressed rst while recording cyton', 'pressed reset by accident what now'] },
  },
  {
    asks: 'Lamps and metal furniture as sources of noise.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'mains', 'fluorescent, compact and LED lamps'),
      at('Troubleshooting/minimizingNoise', 'first-checks', 'fluorescent and LED lamps, metal desks'),
    ],
    typed: { trouble: ['led lamp causes noise in eeg', 'metal desk under cyton noise'] },
  },
  {
    asks: 'More lines in the GUI’s log.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'console-log', 'isVerbose = true')],
    typed: { name: ['isVerbose gui debug'], task: ['more detailed log from openbci gui'] },
  },
  {
    asks: 'Keys of the Console Log.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'console-log', 'Copies the whole log')],
    typed: { task: ['copy console log shortcut key'], name: ['console log window keys'] },
  },
  {
    asks: 'What to send with a question to the makers.',
    origins: [],
    answers: [
      at('Troubleshooting/TroubleshootingLanding', 'ask', 'which of the seven checks failed'),
      at('Troubleshooting/ResetButtonPress', 'support', 'your order number'),
      at('Troubleshooting/minimizingNoise', 'still-stuck', 'board and firmware version'),
      at('Troubleshooting/GUI_Troubleshooting', 'else', 'Take a screenshot'),
    ],
    typed: { task: ['what to send openbci support', 'report a problem openbci what information'] },
  },
];
