import { at, type Question } from '../types';

const GUI = 'https://github.com/OpenBCI/OpenBCI_GUI/issues';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const DOCS = 'Software/OpenBCISoftware/GUIDocs';
const HUB = 'Deprecated/Hub';
const SHIELD = 'Deprecated/WiFiShield/WiFiGS';

/**
 * What people asked in public in their first days with a board and the GUI: set-up, operating systems, recordings,
 * playback, settings, widgets, networking and the WiFi Shield. Told anew in other words.
 */
export const realFirstDays: readonly Question[] = [
  {
    asks: 'The GUI stands still at the start of a session with a Cyton on Windows.',
    origins: [`${GUI}/869`],
    answers: [at(TROUBLE, 'freezes', 'run the GUI as administrator')],
    typed: { trouble: ['gui hangs on start session after cyton connected windows'] },
  },
  {
    asks: 'LIVE (from Cyton) does nothing, although the Hub runs.',
    origins: [`${GUI}/310`],
    answers: [
      at(HUB, 'unable-to-establish-link-to-hub-or-hub-not-connected', 'another program has the port'),
      at(HUB, 'eaddrinuse', 'netstat -ano'),
    ],
    typed: { trouble: ['live from cyton does nothing hub already running'] },
  },
  {
    asks: 'An error of OpenBCIHub.exe when an old GUI opens.',
    origins: [`${GUI}/562`],
    answers: [
      at(HUB, 'unable-to-establish-link-to-hub-or-hub-not-connected', 'virus scanner'),
      at('Deprecated/Hub', 'old-gui', 'start one Hub, then the GUI'),
    ],
    typed: { trouble: ['openbcihub.exe error when opening gui'] },
  },
  {
    asks: 'Whether the dongle of a Ganglion may be used on a Mac.',
    origins: [`${GUI}/182`],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'the BLED112 dongle with GUI 5.2.1'),
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Through a USB-C adapter'),
    ],
    typed: { task: ['does ganglion dongle work on mac'] },
  },
  {
    asks: 'GUI 4 on Debian.',
    origins: [`${GUI}/412`],
    answers: [at(HUB, 'keep-gui-4-running', 'libgconf-2-4'), at(DOCS, 'install-linux', 'chmod +x')],
    typed: { trouble: ['gui 4 not working on debian linux'] },
  },
  {
    asks: 'The GUI hangs when a file of other settings is loaded as hardware settings.',
    origins: [`${GUI}/1260`, `${GUI}/1212`],
    answers: [at(WIDGETS, 'hardware-file', 'the GUI checks neither')],
    typed: { trouble: ['gui hangs when loading settings in hardware settings'] },
  },
  {
    asks: 'The notch is not kept from one start to the next.',
    origins: [`${GUI}/969`],
    answers: [at(WIDGETS, 'filters', 'Each session begins with the default filters')],
    typed: { trouble: ['have to set 50hz notch every time gui starts'] },
  },
  {
    asks: 'Average band power by LSL is a single value.',
    origins: [`${GUI}/1098`],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'formats-5', 'A program written for one version')],
    typed: { trouble: ['avgbandpower lsl sends only one value'] },
  },
  {
    asks: 'Nothing is sent unless the widget with the data is open.',
    origins: [`${GUI}/1094`],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'the widget that computes the data'),
    ],
    typed: { trouble: ['band power not streaming unless widget is open'] },
  },
  {
    asks: 'The GUI freezes at the impedance check of channel 16.',
    origins: [`${GUI}/440`],
    answers: [at('Deprecated/Hub', 'old-gui', 'impedance check of channel 16')],
    typed: { trouble: ['gui freezes impedance check channel 16'] },
  },
  {
    asks: 'Where the Hub belongs when GUI 4.1 runs from Processing.',
    origins: [`${GUI}/447`],
    answers: [at(HUB, 'keep-gui-4-running', 'If you run the GUI from Processing')],
    typed: { trouble: ['where to put openbcihub folder processing'] },
  },
  {
    asks: 'The accelerometer of a Ganglion reads zero.',
    origins: [`${GUI}/338`],
    answers: [
      at(WIDGETS, 'accelerometer', 'The accelerometer is off'),
      at('Ganglion/GanglionSDK', 'stream', 'nobody has sent'),
    ],
    typed: { trouble: ['ganglion accelerometer shows only 0'] },
  },
  {
    asks: 'Where data logging is switched on in GUI 5.',
    origins: [`${GUI}/921`],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Recording is on by default')],
    typed: { task: ['where is data log option in gui'] },
  },
  {
    asks: 'The Ganglion is no longer found after an update of macOS.',
    origins: [`${GUI}/402`],
    answers: [at('Troubleshooting/MacOSGanglionBLEWorkaround', '', 'never gets permission')],
    typed: { trouble: ['gui does not see ganglion after mac update'] },
  },
  {
    asks: 'How fast the bars of Band Power follow.',
    origins: [`${GUI}/462`],
    answers: [at(WIDGETS, 'fft', 'Band Power shares Smooth')],
    typed: { trouble: ['band power bars react too slow smoothing'] },
  },
  {
    asks: 'Whether the WiFi Shield has joined the network.',
    origins: ['https://github.com/OpenBCI/OpenBCI_WIFI/issues/89'],
    answers: [at(SHIELD, 'wifi-station', 'The page does not say whether it worked')],
    typed: { trouble: ['wifi shield no feedback if it joined my network'] },
  },
  {
    asks: 'No data over WiFi Direct on a computer with a wired network.',
    origins: ['https://github.com/openbci-archive/OpenBCI_NodeJS_Wifi/issues/30'],
    answers: [at(SHIELD, 'if-it-does-not-connect', 'unplug that cable')],
    typed: { trouble: ['wifi direct no data when ethernet is connected'] },
  },
  {
    asks: 'An OpenGL profile that is missing under Linux.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Hub/issues/65'],
    answers: [at(TROUBLE, 'blank', 'is not available on X11GraphicsDevice')],
    typed: { trouble: ['Profile GL3bc is not available on X11GraphicsDevice'] },
  },
  {
    asks: 'BrainFlow does not compile on a small Raspberry Pi.',
    origins: ['https://github.com/brainflow-dev/brainflow/issues/708'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', '--num-jobs 1')],
    typed: { trouble: ['brainflow build fails on raspberry pi zero w'] },
  },
  {
    asks: 'A virtual machine that sees no Ganglion.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/68'],
    answers: [at('Software/CompatibleThirdPartySoftware/VirtualBox', 'problems', 'use the BLED112')],
    typed: { trouble: ['ganglion not found in vmware ubuntu'] },
  },
  {
    asks: 'The signal in the GUI while a program of your own holds the board.',
    origins: [
      'https://github.com/OpenBCI/Documentation/issues/34',
      'https://openbci.com/forum/index.php?p=/discussion/2708/openbci-gui-5-0-serial-port',
    ],
    answers: [at(DOCS, 'to-gui', 'send a copy to the GUI')],
    typed: { task: ['watch data in gui while python script records'] },
  },
  {
    asks: 'The addresses of the OSC messages.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/289'],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'never a bundle')],
    typed: { name: ['osc addresses gui sends'] },
  },
  {
    asks: 'The number of the serial port on Windows.',
    origins: ['https://github.com/JadinTredup/brainflow-notebooks/issues/3'],
    answers: [at('Troubleshooting/FTDI_Fix_Windows', 'check', 'Note its number')],
    typed: { trouble: ['cyton is on com5 not com3 which port'] },
  },
  {
    asks: 'Time series for an Arduino over the serial output.',
    origins: [`${GUI}/1142`],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Time series are too much')],
    typed: { task: ['send time series over serial to arduino'] },
  },
  {
    asks: 'AUTO-SCAN ends, and the system is still down.',
    origins: [`${GUI}/322`],
    answers: [at('Cyton/CytonRadioChannel', 'lost', 'Dongle and board are on different channels')],
    typed: { trouble: ['autoscan still system is down windows'] },
  },
  {
    asks: 'The GUI finds no Java on a Mac.',
    origins: [`${GUI}/563`],
    answers: [at('Deprecated/Hub', 'old-gui', 'Unable to Load Java Runtime Environment')],
    typed: { trouble: ['unable to load java runtime environment mac gui'] },
  },
  {
    asks: 'Which Processing, and which Java, the source of the GUI needs.',
    origins: [`${GUI}/1074`, `${GUI}/143`],
    answers: [at(DOCS, 'running-the-openbci-gui-from-the-processing-ide', 'the project builds with 4.2')],
    typed: { task: ['which processing and java version for gui'] },
  },
  {
    asks: 'The old Python library with a Ganglion on Windows.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/39'],
    answers: [at('Deprecated/Python', 'errors', 'On Windows and macOS')],
    typed: { trouble: ['bluepy does not run on windows ganglion'] },
  },
  {
    asks: 'The picture is late after another program was in front.',
    origins: [`${GUI}/230`],
    answers: [at(TROUBLE, 'choppy', 'does not stay behind after you worked in another program')],
    typed: { trouble: ['gui lag after switching to other window'] },
  },
  {
    asks: 'Markers that come from another computer.',
    origins: [`${GUI}/305`],
    answers: [at(WIDGETS, 'marker', 'To hear others')],
    typed: { trouble: ['udp marker from another computer port 51000'] },
  },
  {
    asks: 'Plots that GUI 2 did not show for a Ganglion.',
    origins: [`${GUI}/123`],
    answers: [at(WIDGETS, '', 'A widget is offered only if')],
    typed: { trouble: ['head plot and fft not showing for ganglion'] },
  },
  {
    asks: 'The GUI hangs as long as an old dongle is in the Mac.',
    origins: ['https://github.com/openbci-archive/Docs/issues/67'],
    answers: [
      at(TROUBLE, 'ganglion-listed', 'Does it hang for minutes'),
      at('Deprecated/Hub', 'old-gui', 'a CSR stick works up to'),
    ],
    typed: { trouble: ['gui freezes when ganglion dongle plugged in mac'] },
  },
  {
    asks: 'GUI 3.3.0 freezes at the first click.',
    origins: [`${GUI}/331`, `${GUI}/329`],
    answers: [at('Deprecated/Hub', 'old-gui', 'freezes at the first click')],
    typed: { trouble: ['gui 3.3.0 freezes at first click'] },
  },
  {
    asks: 'A network of a school that the WiFi Shield must forget.',
    origins: [`${GUI}/450`, 'https://github.com/OpenBCI/OpenBCI_WIFI/issues/96'],
    answers: [at(SHIELD, 'forget', 'No button does this')],
    typed: { trouble: ['cannot clear wifi credentials of shield school network'] },
  },
  {
    asks: 'On a Mac the dialog for a playback file freezes the GUI.',
    origins: [`${GUI}/591`],
    answers: [at(TROUBLE, 'spinning', 'An old GUI that contains no Java')],
    typed: { trouble: ['gui freezes when clicking select playback file mac'] },
  },
  {
    asks: 'An old GUI reaches the Cyton, and a newer one does not.',
    origins: [`${GUI}/154`],
    answers: [
      at(TROUBLE, 'unable', 'press AUTO-SCAN'),
      at('Troubleshooting/FTDI_Fix_Windows', 'com-number', 'You can change the number'),
    ],
    typed: { trouble: ['cyton works with old gui but not with new one com37'] },
  },
  {
    asks: 'Whether the smoothing of the EMG Joystick is saved.',
    origins: [`${GUI}/1159`],
    answers: [at(DOCS, 'settings-files', 'inputs and smoothing of EMG Joystick')],
    typed: { trouble: ['emg joystick smoothness not saved in settings'] },
  },
  {
    asks: 'The seconds of a playback do not count.',
    origins: [`${GUI}/546`],
    answers: [at('Deprecated/Hub', 'old-gui', 'The time of a playback stays at 0')],
    typed: { trouble: ['playback time stays at 0 seconds'] },
  },
  {
    asks: 'AUTO-SCAN that succeeds at the second press only.',
    origins: [`${GUI}/587`],
    answers: [
      at('Cyton/CytonRadioChannel', 'lost', 'The scan has broken off before it found a board'),
      at(TROUBLE, 'unable', 'Please press Auto-Scan one more time'),
    ],
    typed: { trouble: ['have to press autoscan twice'] },
  },
  {
    asks: 'An FTDI chip without a port on a Mac.',
    origins: ['https://github.com/jamesbowman/i2cdriver/issues/64'],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'another driver is in the way')],
    typed: { trouble: ['FT230X no cu.usbserial on monterey'] },
  },
  {
    asks: 'A serial device behind the USB-C adapter of a Mac.',
    origins: ['https://github.com/nodemcu/nodemcu-devkit-v1.0/issues/2'],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'no-port', 'try another adapter')],
    typed: { trouble: ['mac does not see dongle with usb c adapter'] },
  },
  {
    asks: 'A dongle with a port in the guest, and a program that gets no answer.',
    origins: [
      "http://mcthings.createaforum.com/mc-dongle/can't-connect-to-mcdongle-using-windows-in-virtualbox-on-a-mac/msg1342/",
    ],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/VirtualBox',
        'problems',
        'The port appears, but the program finds no board',
      ),
    ],
    typed: { trouble: ['dongle shows as com3 in virtualbox but program gets no answer'] },
  },
  {
    asks: 'The firmware of a board, without programming it.',
    origins: [`${GUI}/1250`],
    answers: [at('Cyton/CytonSDK', 'versions', 'do not show the version')],
    typed: { task: ['how to see which firmware my cyton has'] },
  },
  {
    asks: 'The three positions of the switch on a Cyton.',
    origins: ['https://github.com/openbci-archive/Docs/issues/173'],
    answers: [
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'does the same as'),
      at('Cyton/CytonSpecs', 'buttons', 'BLE'),
    ],
    typed: { name: ['cyton switch pc off ble which position'] },
  },
];
