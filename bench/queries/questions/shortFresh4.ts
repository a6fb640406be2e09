import { at, type Question } from '../types';

const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const HEADBAND = 'AddOns/Headwear/HeadBand';
const MARK_IV = 'AddOns/Headwear/MarkIV';
const FORMAT = 'Cyton/CytonDataFormat';
const TRIGGERS = 'Cyton/CytonExternal';
const PROGRAM = 'Cyton/CytonProgram';
const CHANNEL = 'Cyton/CytonRadioChannel';
const RADIOS = 'Cyton/CytonRadios';
const CARD = 'Cyton/CytonSDCard';
const COMMANDS = 'Cyton/CytonSDK';
const CYTON = 'Cyton/CytonSpecs';
const WIFI_START = 'Deprecated/WiFiShield/WiFiGS';
const WIFI = 'Deprecated/WiFiShield/WiFiLanding';
const FAQ = 'FAQ/HardFAQ';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const FIRMWARE = 'ForDevelopers/FirmwareDevelopment';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const GANGLION = 'Ganglion/GanglionSpecs';
const ECG = 'GettingStarted/Biosensing-Setups/ECGSetup';
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
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const IMPEDANCE = 'Troubleshooting/Impedance';
const RESET = 'Troubleshooting/ResetButtonPress';
const NOISE = 'Troubleshooting/minimizingNoise';

/**
 * Ninety more by somebody who had never seen these pages: 45 in trouble, 25 names, 20 tasks, each with what the person wants to
 * know. The first ninety were written down before a page was opened or a search was run. 26 of them stood in other lists
 * already, alone or inside a longer query; those that took their place came after a look at the lines they had met there,
 * and two of these, which stood there as well, were replaced once more after the first search had been run. The places
 * that answer were chosen from what the search found and from a reading of the pages.
 */
export const shortFresh4: readonly Question[] = [
  {
    asks: 'Fresh 4, stuck: The board stays dark on power: what to check (battery, polarity, switch position).',
    origins: [],
    answers: [
      at(CYTON_START, '3-plug-in-the-dongle', 'If it stays dark, press RST once'),
      at(RESET, 'states', 'push the plug fully in'),
    ],
    typed: { trouble: ['cyton red led not turning on when i flip switch'] },
  },
  {
    asks: 'Fresh 4, stuck: Why the serial port is not listed and how to get it listed.',
    origins: [],
    answers: [at(TROUBLE, 'no-dongles', 'No Cyton dongles were found')],
    typed: { trouble: ['gui says "no dongle found" but its plugged'] },
  },
  {
    asks: 'Fresh 4, stuck: Which program holds the serial port and how to free it.',
    origins: [],
    answers: [
      at(LINUX, 'busy', 'Only one program at a time can use the port'),
      at(TROUBLE, 'port-in-use', 'Another program or a second GUI holds the port'),
    ],
    typed: { trouble: ['port alredy in use ttyusb0'] },
  },
  {
    asks: 'Fresh 4, stuck: What the BrainFlow code BOARD_NOT_READY_ERROR means and what to do.',
    origins: [],
    answers: [
      at(TROUBLE, 'board-not-ready', 'the board did not answer as it should'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the port opened, the board did not answer'),
    ],
    typed: { trouble: ['Board_not_ready error code 7'] },
  },
  {
    asks: 'Fresh 4, stuck: What to do when prepare_session fails with an unable-to-open-port kind of code.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'the dongle went away or its driver refused')],
    typed: { trouble: ['unable to prepare session 3'] },
  },
  {
    asks: 'Fresh 4, stuck: One channel railed: find the cause.',
    origins: [],
    answers: [at(NOISE, 'railed', 'Fix, one channel railed')],
    typed: { trouble: ['signal railed 100% on channel 3 only'] },
  },
  {
    asks: 'Fresh 4, stuck: Ganglion not found over BLE on Windows.',
    origins: [],
    answers: [
      at(GANGLION_START, 'nothing-in-the-list', 'The blue light must blink'),
      at(TROUBLE, 'no-ganglion', 'looks for 3 seconds'),
    ],
    typed: { trouble: ['ganglion doesnt show up windows 11 bluetooth'] },
  },
  {
    asks: 'Fresh 4, stuck: BLED112 dongle plugged in but no Ganglion found.',
    origins: [],
    answers: [
      at(TROUBLE, 'no-ganglion', 'looks for 3 seconds'),
      at(GANGLION_START, 'nothing-in-the-list', 'The blue light must blink'),
    ],
    typed: { trouble: ['bled112 lights but no boards'] },
  },
  {
    asks: 'Fresh 4, stuck: Daisy attached but upper channels give nothing.',
    origins: [],
    answers: [at(DAISY, 'no-reference', 'First test whether the Daisy itself works')],
    typed: { trouble: ['daisy channels 9-16 all flat zero'] },
  },
  {
    asks: 'Fresh 4, stuck: GUI shows 8 channels with the Daisy attached.',
    origins: [],
    answers: [
      at(DAISY, 'not-found', 'Does the GUI show only eight channels'),
      at(TROUBLE, 'no-daisy', 'no Daisy is attached'),
    ],
    typed: { trouble: ['only 8 chanels show up with daisy on'] },
  },
  {
    asks: 'Fresh 4, stuck: Stream stops in the middle of a recording.',
    origins: [],
    answers: [at(TROUBLE, 'no-new-data', 'Does it end after the same time again and again')],
    typed: { trouble: ['stream freezes after 10 minuts'] },
  },
  {
    asks: 'Fresh 4, stuck: Radio range / packet loss by distance.',
    origins: [],
    answers: [at(FAQ, 'how-far-does-the-radio-reach', 'Plan for one room')],
    typed: { trouble: ['data drops when i walk to other room'] },
  },
  {
    asks: 'Fresh 4, stuck: FTDI latency timer setting makes data come in chunks.',
    origins: [],
    answers: [
      at(WINDOWS, 'latency', 'set the latency timer to 1 ms'),
      at(LINUX, 'latency', 'the latency timer'),
    ],
    typed: { trouble: ['latency timer 16ms choppy data'] },
  },
  {
    asks: 'Fresh 4, stuck: Linux serial permission: dialout group.',
    origins: [],
    answers: [at(LINUX, 'permission-denied', 'A new terminal is not enough')],
    typed: { trouble: ['permission denied dev/ttyUSB0 openbci'] },
  },
  {
    asks: 'Fresh 4, stuck: macOS Gatekeeper refuses the GUI.',
    origins: [],
    answers: [at(TROUBLE, 'gatekeeper', 'the developer cannot be verified')],
    typed: { trouble: ['macos "cannot be opened because developer"'] },
  },
  {
    asks: 'Fresh 4, stuck: GUI opens with a blank window.',
    origins: [],
    answers: [at(TROUBLE, 'blank', 'Blank or grey window')],
    typed: { trouble: ['gui black screen on start java'] },
  },
  {
    asks: 'Fresh 4, stuck: Mains noise remains with the filter on.',
    origins: [],
    answers: [at(NOISE, 'mains', 'A notch takes out one narrow band')],
    typed: { trouble: ['huge 60hz even with notch on'] },
  },
  {
    asks: 'Fresh 4, stuck: Swapped electrodes / polarity of the signal.',
    origins: [],
    answers: [
      at(ECG, 'three-electrodes', 'If the R peaks point down'),
      at(ECG, 'if-you-see-something-else', 'R peaks that point down'),
    ],
    typed: { trouble: ['qrs pointing down on cyton'] },
  },
  {
    asks: 'Fresh 4, stuck: No eye blinks seen on frontal channels.',
    origins: [],
    answers: [at(NOISE, 'blink', 'Do you see clenched teeth, but no blinks')],
    typed: { trouble: ['blinks not visible in fp1'] },
  },
  {
    asks: 'Fresh 4, stuck: Alpha test does not work.',
    origins: [],
    answers: [at(EEG, 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['alpha not increasing with eyes shut'] },
  },
  {
    asks: 'Fresh 4, stuck: Impedance reading of zero or unreasonable.',
    origins: [],
    answers: [at(IMPEDANCE, 'impedance-limits', 'stands for a negative result')],
    typed: { trouble: ['impedance shows 0 kohm'] },
  },
  {
    asks: 'Fresh 4, stuck: 31.2 Hz lead-off current left on.',
    origins: [],
    answers: [
      at(IMPEDANCE, 'impedance-limits', 'may still carry the test current'),
      at(NOISE, 'mains', 'impedance test, which was left on'),
      at(COMMANDS, 'lead-off', 'Do not record EEG while the current is on'),
    ],
    typed: { trouble: ['impedence check makes weird sine in data'] },
  },
  {
    asks: 'Fresh 4, stuck: Safety: board not to be charged while worn.',
    origins: [],
    answers: [at(FAQ, 'can-i-charge-the-battery-while-i-record', 'never while electrodes are on a person')],
    typed: { trouble: ['usb charging battery while wearing it ok?'] },
  },
  {
    asks: 'Fresh 4, stuck: Swollen LiPo: what to do.',
    origins: [],
    answers: [at(FAQ, 'store', 'Do not charge or use a cell that is swollen')],
    typed: { trouble: ['lipo puffed up'] },
  },
  {
    asks: 'Fresh 4, stuck: Run time of the board with batteries.',
    origins: [],
    answers: [at(CYTON, 'battery-life', 'runs about 8 hours')],
    typed: { trouble: ['battry dies in 2 hrs'] },
  },
  {
    asks: 'Fresh 4, stuck: SD recording empty.',
    origins: [],
    answers: [at(CARD, 'zeros', 'not one block of 512 bytes reached it')],
    typed: { trouble: ['sd card file empty 0 kb'] },
  },
  {
    asks: 'Fresh 4, stuck: SD file is hex: convert it.',
    origins: [],
    answers: [at(CARD, 'viewer', 'For Excel or another spreadsheet')],
    typed: { trouble: ["can't open OBCI_0A.TXT in excell"] },
  },
  {
    asks: 'Fresh 4, stuck: BrainFlow import error on Windows.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'library', 'Unable to load library')],
    typed: { trouble: ['import brainflow DLL load failed'] },
  },
  {
    asks: 'Fresh 4, stuck: Meaning of this error and fix.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'is empty')],
    typed: { trouble: ['brainflow.exit_codes.BrainFlowError: INVALID_ARGUMENTS_ERROR:13'] },
  },
  {
    asks: 'Fresh 4, stuck: LSL stream not found by resolver.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'The first starts the samples')],
    typed: { trouble: ['pylsl resolve_stream hangs forever'] },
  },
  {
    asks: 'Fresh 4, stuck: MATLAB liblsl library not found.',
    origins: [],
    answers: [at(MATLAB, 'lsl', 'does not know the folder of liblsl-Matlab')],
    typed: { trouble: ['matlab lsl_loadlib could not find'] },
  },
  {
    asks: 'Fresh 4, stuck: OpenViBE driver fails to connect.',
    origins: [],
    answers: [at(OPENVIBE, 'driver', 'On Windows another program may also be using the port')],
    typed: { trouble: ['openvibe acquisition server cant connect cyton'] },
  },
  {
    asks: 'Fresh 4, stuck: Uploading the firmware: bootloader mode.',
    origins: [],
    answers: [at(PROGRAM, 'no-target', 'switch the board on in boot loader mode')],
    typed: { trouble: ['arduino ide upload chipkit "no device found"'] },
  },
  {
    asks: 'Fresh 4, stuck: Blue LED flashing = bootloader: what it means.',
    origins: [],
    answers: [at(RESET, 'states', 'Bootloader, waits for firmware')],
    typed: { trouble: ['pic32 bootloader mode blue led blinking'] },
  },
  {
    asks: "Fresh 4, stuck: The position of the dongle's switch.",
    origins: [],
    answers: [
      at(CYTON_START, '3-plug-in-the-dongle', 'to GPIO6'),
      at(RESET, 'others', 'On RESET no software finds a board'),
    ],
    typed: { trouble: ['dongle switch gpio6 or reset which'] },
  },
  {
    asks: 'Fresh 4, stuck: Radio channel set: board and dongle on different channels.',
    origins: [],
    answers: [at(CHANNEL, 'lost', 'Dongle and board are on different channels')],
    typed: { trouble: ['failed to set channel radio not responding'] },
  },
  {
    asks: 'Fresh 4, stuck: EMG widget normalisation/threshold.',
    origins: [],
    answers: [at(WIDGETS, 'emg', 'stay near 1 although')],
    typed: { trouble: ['emg widget bars stuck at full'] },
  },
  {
    asks: 'Fresh 4, stuck: No accelerometer values.',
    origins: [],
    answers: [at(WIDGETS, 'accelerometer', 'shares its place with')],
    typed: { trouble: ['accelerometer always 0 0 0'] },
  },
  {
    asks: 'Fresh 4, stuck: Why timestamps come in bunches in the recordings.',
    origins: [],
    answers: [at(CODE, 'time', 'several arrive at once')],
    typed: { trouble: ['time colum repeats same value in recording'] },
  },
  {
    asks: "Fresh 4, stuck: Daisy's sample number / packets every second sample.",
    origins: [],
    answers: [
      at(CODE, 'time', 'because each row joins two packets'),
      at(FORMAT, 'daisy', 'nothing is lost as long as they rise by two'),
    ],
    typed: { trouble: ['why is sample nr skipping every other with 16ch'] },
  },
  {
    asks: 'Fresh 4, stuck: WiFi Shield cannot join network.',
    origins: [],
    answers: [at(WIFI_START, 'wifi-station', 'check the password')],
    typed: { trouble: ['wifi shield wont join my router'] },
  },
  {
    asks: 'Fresh 4, stuck: WiFi shield LED meaning.',
    origins: [],
    answers: [at(WIFI, 'lights', 'No light of the shield is red')],
    typed: { trouble: ['wifishield red light stays solid'] },
  },
  {
    asks: 'Fresh 4, stuck: Comfort and contact of dry electrodes.',
    origins: [],
    answers: [at(ELECTRODES, 'combs', 'Do they hurt')],
    typed: { trouble: ['dry comb electrodes hurt and noisy'] },
  },
  {
    asks: 'Fresh 4, stuck: How to get contact through hair.',
    origins: [],
    answers: [at(MARK_IV, 'fit', 'Wriggle each spikey unit')],
    typed: { trouble: ['headset loose back of head electrodes no contact hair'] },
  },
  {
    asks: 'Fresh 4, stuck: ±187500 µV is the rail: meaning.',
    origins: [],
    answers: [at(NOISE, 'offset', 'at its limit'), at(NOISE, 'railed', 'a channel at its limit stands at')],
    typed: { trouble: ['values are like 187500 microvolts'] },
  },
  {
    asks: 'Fresh 4, a name: What pin D12 on Cyton is.',
    origins: [],
    answers: [at(CYTON, 'digital-pins', 'D12 is A6'), at(TRIGGERS, 'pins', 'D12')],
    typed: { name: ['D12 pin'] },
  },
  {
    asks: 'Fresh 4, a name: What is SRB2 and which pin.',
    origins: [],
    answers: [
      at(EEG, 'connect-the-wires', 'SRB bottom (SRB2)'),
      at(CYTON, 'inputs', 'is the reference with the default settings'),
      at(CYTON, 'electrode-header', 'SRB2, the default reference'),
    ],
    typed: { name: ['srb 2 pin bottom row'] },
  },
  {
    asks: 'Fresh 4, a name: What the BIAS electrode is.',
    origins: [],
    answers: [
      at(EEG, 'how-eeg-is-measured', 'It is called BIAS on the Cyton'),
      at(CYTON, 'inputs', 'drives the body'),
    ],
    typed: { name: ['bias drive electrode'] },
  },
  {
    asks: 'Fresh 4, a name: Which radio module.',
    origins: [],
    answers: [at(FIRMWARE, 'what-runs-where', 'RFduino (RFD22301)')],
    typed: { name: ['rfduino chip'] },
  },
  {
    asks: 'Fresh 4, a name: The amplifier chip.',
    origins: [],
    answers: [at(CYTON, 'at-a-glance', 'At a glance')],
    typed: { name: ['adc chip 24 bit TI'] },
  },
  {
    asks: 'Fresh 4, a name: The accelerometer.',
    origins: [],
    answers: [at(CYTON, 'at-a-glance', 'At a glance')],
    typed: { name: ['accel chip on the board'] },
  },
  {
    asks: 'Fresh 4, a name: Ganglion ADC.',
    origins: [],
    answers: [at(GANGLION, 'at-a-glance', 'At a glance')],
    typed: { name: ['ganglion a/d converter'] },
  },
  {
    asks: "Fresh 4, a name: Dongle's USB serial chip.",
    origins: [],
    answers: [at(CYTON, 'dongle', 'FT231X USB serial chip'), at(WINDOWS, '', 'FTDI FT231X chip')],
    typed: { name: ['usb serial chip on dongle'] },
  },
  {
    asks: 'Fresh 4, a name: Battery connector.',
    origins: [],
    answers: [at(CYTON, 'power', 'JST PH')],
    typed: { name: ['white battery plug type'] },
  },
  {
    asks: 'Fresh 4, a name: Max gain/sample-rate command: sample rate 250.',
    origins: [],
    answers: [at(COMMANDS, 'sample-rate', 'Sample rate')],
    typed: { name: ['~6 command'] },
  },
  {
    asks: 'Fresh 4, a name: BrainFlow function.',
    origins: [],
    answers: [at(CODE, 'keep', 'returns the number of samples in the buffer')],
    typed: { name: ['get_board_data_count'] },
  },
  {
    asks: 'Fresh 4, a name: BrainFlow: latest data without emptying the buffer.',
    origins: [],
    answers: [at(CODE, 'keep', 'leaves them in the buffer')],
    typed: { name: ['get_current_board_data(256)'] },
  },
  {
    asks: "Fresh 4, a name: The packet's first byte.",
    origins: [],
    answers: [at(FORMAT, 'binary-format', 'Bytes of a packet')],
    typed: { name: ['start byte 0xA0'] },
  },
  {
    asks: 'Fresh 4, a name: Channel setting command string: what each digit says.',
    origins: [],
    answers: [
      at(COMMANDS, 'channel-settings', 'The nine characters of x'),
      at(COMMANDS, 'composer', 'Compose and explain commands'),
    ],
    typed: { name: ['x3020000X'] },
  },
  {
    asks: "Fresh 4, a name: What the head plot's colours and controls mean.",
    origins: [],
    answers: [at(WIDGETS, 'head-plot', 'Red and blue are the sign')],
    typed: { name: ['head plot blue red contour'] },
  },
  {
    asks: 'Fresh 4, a name: GUI band power widget.',
    origins: [],
    answers: [at(WIDGETS, 'band-power', 'Band Power')],
    typed: { name: ['bandpower delta theta alpha bars'] },
  },
  {
    asks: 'Fresh 4, a name: GUI spectrogram widget.',
    origins: [],
    answers: [at(WIDGETS, 'spectrogram', 'Spectrogram')],
    typed: { name: ['spectogram widget'] },
  },
  {
    asks: 'Fresh 4, a name: Pulse Sensor: which wire goes where.',
    origins: [],
    answers: [at(PULSE, 'wire-it', 'D11 only')],
    typed: { name: ['pulse senser amped purple wire'] },
  },
  {
    asks: 'Fresh 4, a name: Third-party EMG sensor.',
    origins: [],
    answers: [at(MYOWARE, '', 'MyoWare')],
    typed: { name: ['myo ware 2.0'] },
  },
  {
    asks: 'Fresh 4, a name: Radio firmware sketch of the dongle.',
    origins: [],
    answers: [at(RADIOS, 'host', 'RadioHost32bit')],
    typed: { name: ['RadioHost.ino'] },
  },
  {
    asks: 'Fresh 4, a name: Headset.',
    origins: [],
    answers: [at(MARK_IV, '', 'Mark IV')],
    typed: { name: ['Ultracortex Mark 4'] },
  },
  {
    asks: 'Fresh 4, a name: Adapter for touch-proof electrodes.',
    origins: [],
    answers: [at(ELECTRODES, 'adapter', 'touchproof')],
    typed: { name: ['din 42802 cable'] },
  },
  {
    asks: 'Fresh 4, a name: Conductive paste.',
    origins: [],
    answers: [at(ELECTRODES, 'paste', 'Ten20 or other paste')],
    typed: { name: ['ten 20 paste jar'] },
  },
  {
    asks: "Fresh 4, a name: GUI's settings file.",
    origins: [],
    answers: [at(GUI, 'settings-files', 'file is JSON')],
    typed: { name: ['settings.json GUI'] },
  },
  {
    asks: 'Fresh 4, a name: Board ID 2 = Cyton Daisy.',
    origins: [],
    answers: [at(CODE, 'board-id', 'Which board id')],
    typed: { name: ['board id 2 brainflow'] },
  },
  {
    asks: 'Fresh 4, a task: Two boards in one computer, synced.',
    origins: [],
    answers: [at(CODE, 'two-boards', 'Two boards at once')],
    typed: { task: ['record 2 boards at once'] },
  },
  {
    asks: 'Fresh 4, a task: Markers from a stimulus program.',
    origins: [],
    answers: [at(CODE, 'marker', 'Insert a marker'), at(WIDGETS, 'marker', 'Marker')],
    typed: { task: ['mark stimulus onset from python script'] },
  },
  {
    asks: 'Fresh 4, a task: How to set the gain of a channel.',
    origins: [],
    answers: [
      at(WIDGETS, 'hardware-settings', 'The default x24 suits EEG'),
      at(COMMANDS, 'channel-settings', 'There are exactly seven gains'),
    ],
    typed: { task: ['lower the gain for one chanel'] },
  },
  {
    asks: 'Fresh 4, a task: Command to turn a channel off.',
    origins: [],
    answers: [at(COMMANDS, 'channels', 'turns channel 3 off')],
    typed: { task: ['turn off channel 5 by serial'] },
  },
  {
    asks: 'Fresh 4, a task: Scale factor.',
    origins: [],
    answers: [at(FORMAT, 'scale-factor', 'Scale factor')],
    typed: { task: ['convert raw counts to uV'] },
  },
  {
    asks: 'Fresh 4, a task: Load recording in MNE/EDF.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'MNE or as EDF'),
      at(ANALYSIS, 'mne', 'MNE-Python'),
    ],
    typed: { task: ['read edf from openbci in mne'] },
  },
  {
    asks: 'Fresh 4, a task: How to program the dongle.',
    origins: [],
    answers: [at(RADIOS, 'host', 'move its switch to RESET')],
    typed: { task: ['update dongle firmware'] },
  },
  {
    asks: 'Fresh 4, a task: ECG set up.',
    origins: [],
    answers: [
      at(ECG, 'heart-rate-from-a-recording', 'Heart rate from a recording'),
      at(ECG, 'live-rate', 'Heart rate while you record'),
      at(ECG, 'three-electrodes', 'that is your heart rate'),
    ],
    typed: { task: ['measure heart rate from cyton'] },
  },
  {
    asks: 'Fresh 4, a task: EMG electrode placement.',
    origins: [],
    answers: [at(EMG, 'where-the-electrodes-go', 'Where the electrodes go')],
    typed: { task: ['place emg electrodes forearm'] },
  },
  {
    asks: 'Fresh 4, a task: EOG wiring.',
    origins: [],
    answers: [at(EXG, 'eog', 'EOG: eye movements'), at(HEADBAND, 'eog', 'Eye movements (EOG)')],
    typed: { task: ['eog left right wiring'] },
  },
  {
    asks: 'Fresh 4, a task: Networking widget UDP.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'receive it in Python')],
    typed: { task: ['stream udp from gui to python'] },
  },
  {
    asks: 'Fresh 4, a task: Run the GUI in Processing.',
    origins: [],
    answers: [at(GUI, 'running-the-openbci-gui-from-the-processing-ide', 'Run the GUI from Processing')],
    typed: { task: ['build openbci gui yourself processing 4'] },
  },
  {
    asks: 'Fresh 4, a task: Read a button/digital input.',
    origins: [],
    answers: [at(TRIGGERS, 'button', 'Your own button')],
    typed: { task: ['use external switch on D17'] },
  },
  {
    asks: 'Fresh 4, a task: Headset sizes and printing.',
    origins: [],
    answers: [at(MARK_IV, 'sizes', 'Head circumference')],
    typed: { task: ['print 3d headset parts which size'] },
  },
  {
    asks: 'Fresh 4, a task: Cleaning electrodes.',
    origins: [],
    answers: [
      at(EEG, 'clean-up', 'Wash the cups in warm water'),
      at(ELECTRODES, 'gold-cups', 'with warm water, a little soap'),
    ],
    typed: { task: ['wash paste off electrodes after session'] },
  },
  {
    asks: 'Fresh 4, a task: How to get 1000 Hz.',
    origins: [],
    answers: [at(FAQ, 'faster', 'the link carries 250 Hz')],
    typed: { task: ['sample at 1000 hz'] },
  },
  {
    asks: 'Fresh 4, a task: Playback file.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'playback', 'Playback')],
    typed: { task: ['replay old recording in GUI'] },
  },
  {
    asks: 'Fresh 4, a task: Analog third-party sensor.',
    origins: [],
    answers: [at(TRIGGERS, 'analog', 'Another sensor goes on D12')],
    typed: { task: ['connect temperature sensor to cyton'] },
  },
  {
    asks: 'Fresh 4, a task: BrainFlow headless on Raspberry Pi.',
    origins: [],
    answers: [at(CODE, 'raspberry-pi', 'Raspberry Pi, Jetson and other ARM computers')],
    typed: { task: ['stream without gui on raspberry pi'] },
  },
  {
    asks: 'Fresh 4, a task: Ganglion switches for reference.',
    origins: [],
    answers: [at(GANGLION, 'inputs', 'set the switches of these channels up')],
    typed: { task: ['common reference vs bipolar ganglion'] },
  },
];
