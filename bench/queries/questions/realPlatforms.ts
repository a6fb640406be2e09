import { at, type Question } from '../types';

const issue = (thread: string) => `https://github.com/${thread.replace('#', '/issues/')}`;
const pull = (thread: string) => `https://github.com/${thread.replace('#', '/pull/')}`;

/**
 * What people asked in public about systems and devices: Bluetooth on Linux, macOS and in virtual machines, the BLED112, small
 * computers, phones, headsets, game engines, containers and languages. Told anew in other words. Some used other hardware with
 * the same parts (the dongle's chip, the BLED112, a Bluetooth library); what they needed holds for these boards, too.
 */
export const realPlatforms: readonly Question[] = [
  {
    asks: "LSL's library for Android is not found in Unity.",
    origins: [issue('labstreaminglayer/LSL4Unity#23')],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'other-programs', 'not in an x86 emulator')],
    typed: { trouble: ['DllNotFoundException liblslAndroid unity editor'] },
  },
  {
    asks: 'The Ganglion with Windows 7.',
    origins: [issue('openbci-archive/Docs#63')],
    answers: [at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Windows 7')],
    typed: { trouble: ['ganglion windows 7 bluetooth dongle not working'] },
  },
  {
    asks: 'Of two BLED112 only the one with the lower port number works.',
    origins: [issue('peplin/pygatt#139')],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'two-boards', 'need two dongles and two programs'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'no-bled112',
        'the GUI takes the first that the system lists',
      ),
    ],
    typed: { trouble: ['two BLED112 dongles only first com port works'] },
  },
  {
    asks: "The GUI's source on a Mac misses libraries in the JAR file.",
    origins: [issue('OpenBCI/OpenBCI_GUI#1141')],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIDocs',
        'running-the-openbci-gui-from-the-processing-ide',
        'is not found in jar file',
      ),
    ],
    typed: { trouble: ['dylib not found in jar openbci gui processing mac'] },
  },
  {
    asks: 'GUI 3 on a Mac stands still when LSL starts: liblsl64.dylib.',
    origins: [issue('OpenBCI/OpenBCI_GUI#320')],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'library', 'liblsl64.dylib')],
    typed: { trouble: ['unable to load library liblsl64.dylib gui mac'] },
  },
  {
    asks: 'A Bluetooth program fails at once in WSL.',
    origins: [issue('simpleble/simpleble#189')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'WSL has no Bluetooth')],
    typed: { trouble: ['wsl bluetooth ganglion SimpleDBus NotInitialized'] },
  },
  {
    asks: 'A program in Node.js does not start in a container.',
    origins: [pull('dashersw/brain-monitor#1')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'docker', 'invalid ELF header')],
    typed: { trouble: ['docker compose invalid ELF header openbci node'] },
  },
  {
    asks: 'The stream of a Ganglion does not stop.',
    origins: [issue('brainflow-dev/brainflow#24')],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'it did not confirm the stop')],
    typed: { trouble: ['GENERAL_ERROR:17 unable to stop streaming session ganglion'] },
  },
  {
    asks: 'Are old samples left after a second start of the stream?',
    origins: [issue('brainflow-dev/brainflow#363')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'keep', 'begins with an empty buffer')],
    typed: { trouble: ['brainflow start_stream again old samples in buffer'] },
  },
  {
    asks: 'Choppy data of a Cyton on Linux.',
    origins: [issue('OpenBCI/Documentation#22')],
    answers: [
      at('Troubleshooting/FTDI_Fix_Linux', 'latency', 'below 7.5 ms'),
      at('GettingStarted/Boards/CytonGS', 'choppy', 'Lower its latency'),
    ],
    typed: { trouble: ['choppy cyton data on linux'] },
  },
  {
    asks: 'Why does the serial port hand out many packets every 500 ms?',
    origins: [issue('openbci-archive/OpenBCI_NodeJS#63')],
    answers: [
      at('Troubleshooting/FTDI_Fix_Windows', 'why', '120 packets of the board'),
      at('ForDevelopers/BrainFlowErrors', 'samples-come-in-bursts', 'latency timer'),
    ],
    typed: { trouble: ['serial data comes in big chunks every half second'] },
  },
  {
    asks: 'A Bluetooth stick in Docker on Windows.',
    origins: [issue('docker/for-win#14284')],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'docker', 'Docker Desktop on Windows'),
      at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'attach a BLED112'),
    ],
    typed: { trouble: ['bluetooth dongle inside docker on windows'] },
  },
  {
    asks: 'COM ports as ttyS worked in WSL 1 and do not in WSL 2.',
    origins: [issue('microsoft/WSL#4322')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'Only in WSL 1')],
    typed: { trouble: ['wsl2 com port ttyS4 cyton not readable'] },
  },
  {
    asks: 'The command to attach a device to WSL has changed.',
    origins: [issue('MicrosoftDocs/WSL#2150')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'of version 4 and later')],
    typed: { trouble: ['usbipd wsl attach unrecognized command'] },
  },
  {
    asks: 'How does an LSL stream come into a blueprint of Unreal?',
    origins: [issue('labstreaminglayer/plugin-UE4#3')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'unity', 'LSLInlet')],
    typed: { task: ['get lsl eeg stream into unreal engine blueprint'] },
  },
  {
    asks: 'A game on a Quest that reads a Bluetooth device.',
    origins: [issue('Velorexe/Unity-Android-Bluetooth-Low-Energy#31')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'A Meta Quest runs Android')],
    typed: { task: ['ganglion bluetooth straight to quest 2 unity'] },
  },
  {
    asks: 'BrainFlow in Swift.',
    origins: [issue('brainflow-dev/brainflow#327')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'rust', 'swift_package')],
    typed: { name: ['brainflow swift binding'] },
  },
  {
    asks: 'BrainFlow in JavaScript.',
    origins: [issue('brainflow-dev/brainflow#123')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'In Electron')],
    typed: { name: ['brainflow for javascript electron'] },
  },
  {
    asks: 'A device connects on Linux, and its services are not there.',
    origins: [issue('simpleble/simpleble#299')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'bluetoothctl remove')],
    typed: { trouble: ['service with uuid not found linux bluetooth ganglion'] },
  },
  {
    asks: 'The first notifications are missing.',
    origins: [issue('hbldh/bleak#374')],
    answers: [
      at('Ganglion/GanglionSDK', 'first-packet', 'Drop it'),
      at('Ganglion/GanglionSDK', 'rules', 'After each connection'),
    ],
    typed: { trouble: ['bleak start_notify misses first packets'] },
  },
  {
    asks: "A Raspberry Pi's own Bluetooth loses samples.",
    origins: [issue('alexandrebarachant/muse-lsl#67')],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'Use the BLED112 dongle if'),
      at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'Are packets lost, or late?'),
    ],
    typed: { trouble: ['raspberry pi built in bluetooth missing samples'] },
  },
  {
    asks: 'liblsl is built, PYLSL_LIB is set, and pylsl does not find it.',
    origins: [issue('labstreaminglayer/pylsl#62')],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'liblsl', 'A folder is passed over')],
    typed: { trouble: ['PYLSL_LIB set but lsl binary not found raspberry'] },
  },
  {
    asks: 'Node-RED on a Raspberry Pi finds no Bluetooth device.',
    origins: [issue('kmi/node-red-contrib-noble#14')],
    answers: [at('Software/SoftwareLanding', 'others', 'Node-RED')],
    typed: { trouble: ['node-red ganglion ble no device found raspberry'] },
  },
  {
    asks: 'How does a program notice that the USB adapter was pulled out?',
    origins: [issue('Fazecast/jSerialComm#37')],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'i-get-no-data-or-an-empty-array', 'or the dongle was pulled out'),
    ],
    typed: { task: ['detect in code that dongle was unplugged'] },
  },
  {
    asks: 'The latency timer in an app for Android.',
    origins: [issue('LUJIAN2020/UsbSerialForAndroid.Net#19')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'phones', 'setLatencyTimer(1)')],
    typed: { task: ['ftdi latency timer android app'] },
  },
  {
    asks: 'Unity and another program on one serial port.',
    origins: [issue('Koromix/tytools#33')],
    answers: [
      at('Software/SoftwareLanding', 'one-at-a-time', 'only one program at a time'),
      at('ForDevelopers/SoftwareDevelopment', 'with-gui', 'one program'),
    ],
    typed: { task: ['unity and gui same com port at once'] },
  },
  {
    asks: 'No serial ports in VirtualBox on a Mac.',
    origins: [issue('FriedCircuits/FC-USB-Tester-Data-Logger-App#3')],
    answers: [
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'usb', 'Add filter from device'),
      at('Software/CompatibleThirdPartySoftware/VirtualBox', 'problems', 'no serial port at all'),
    ],
    typed: { trouble: ['virtualbox on mac guest no serial ports'] },
  },
  {
    asks: 'A device cannot be attached to WSL beside another USB filter.',
    origins: [issue('dorssel/usbipd-win#488')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vm', 'Unknown USB filter')],
    typed: { trouble: ['usbipd unknown USB filter bind --force'] },
  },
  {
    asks: 'A BLED112 on a Chromebook.',
    origins: [issue('peplin/pygatt#204')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'only after you have handed it over')],
    typed: { trouble: ['BLED112 chromebook ttyACM0 not found'] },
  },
  {
    asks: "Is the BLED112 one of the system's Bluetooth adapters?",
    origins: [issue('peplin/pygatt#49')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'ganglion', 'no Bluetooth adapter of the system')],
    typed: { trouble: ['BLED112 not in hciconfig bluez'] },
  },
  {
    asks: 'The BLED112 needs several attempts after its reset.',
    origins: [issue('peplin/pygatt#347')],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'vanishes for a moment at each start')],
    typed: { trouble: ['BLED112 port vanishes and comes back when connecting'] },
  },
  {
    asks: 'A Braille service takes the serial port.',
    origins: [issue('arduino/help-center-content#155')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'vanishes', 'switch the service off')],
    typed: { trouble: ['brltty steals ttyUSB0 ubuntu 22.04'] },
  },
  {
    asks: 'Python is aborted at the first Bluetooth search on a Mac.',
    origins: [issue('hbldh/bleak#438')],
    answers: [
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'brainflow', 'NSBluetoothAlwaysUsageDescription'),
    ],
    typed: { trouble: ['python abort trap 6 bluetooth mac'] },
  },
  {
    asks: 'No serial port in the Linux of a Chromebook.',
    origins: [issue('adafruit/circuitpython#1617')],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'windows-arm', 'permissive-usb-passthrough')],
    typed: { trouble: ['chromebook linux no ttyUSB0'] },
  },
  {
    asks: 'A Jetson whose kernel has no driver for ttyACM ports.',
    origins: [issue('datlife/jetson-car#7')],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'no-ttyusb', 'its driver is cdc_acm')],
    typed: { trouble: ['jetson no ttyACM0 BLED112'] },
  },
  {
    asks: 'Where the Hub belongs for GUI 4.1 from Processing on Linux.',
    origins: [issue('OpenBCI/OpenBCI_GUI#447')],
    answers: [at('Deprecated/Hub', 'keep-gui-4-running', 'otherwise as a folder OpenBCIHub')],
    typed: { trouble: ['gui 4.1 hub not starting linux processing data folder'] },
  },
  {
    asks: 'Signals in the place of the buttons of a VR controller.',
    origins: ['https://sites.google.com/view/bcivr/home/project-information'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'unity', 'EMGJoystick'),
      at('Examples/EMGProjects/EMG_Chrome_Dino_Game', 'more-ideas', 'any game that needs one button only'),
    ],
    typed: { task: ['eeg as game controller buttons in vr'] },
  },
  {
    asks: 'A Raspberry Pi that turns EEG into sound with MIDI.',
    origins: ['https://eegsynth.org/?p=82'],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'raspberry-pi', 'after you have compiled it once'),
      at('Examples/EMGProjects/EMGpiano', 'variations', 'MIDI'),
    ],
    typed: { task: ['openbci raspberry pi midi synth'] },
  },
  {
    asks: 'GUI 1 discards every packet of firmware 2.',
    origins: ['https://openbci.com/forum/index.php?p=%2Fdiscussion%2Fcomment%2F4994'],
    answers: [at('Deprecated/Hub', 'old-gui', 'Actbyte = -63')],
    typed: { trouble: ['expecteding end-of-packet byte is missing'] },
  },
  {
    asks: 'A connection over the BLED112 fails, because the address is random.',
    origins: [issue('peplin/pygatt#250')],
    answers: [at('Ganglion/GanglionSDK', 'brainflow-bled112', 'BLEAddressType.random')],
    typed: { trouble: ['pygatt NotConnectedError ganglion random address'] },
  },
];
