import { at, type Question } from '../types';

const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
const MARK_IV = 'AddOns/Headwear/MarkIV';
const CAP = 'AddOns/Headwear/ElectrodeCap';
const NOISE = 'Troubleshooting/minimizingNoise';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const FAQ = 'FAQ/HardFAQ';
const GENERAL = 'FAQ/GenFAQ';
const TRIGGERS = 'Cyton/CytonExternal';
const CYTON = 'Cyton/CytonSpecs';
const COMMANDS = 'Cyton/CytonSDK';
const FORMAT = 'Cyton/CytonDataFormat';
const PROGRAM = 'Cyton/CytonProgram';
const CHANNEL = 'Cyton/CytonRadioChannel';
const EEG = 'GettingStarted/Biosensing-Setups/EEGSetup';
const ECG = 'GettingStarted/Biosensing-Setups/ECGSetup';
const EMG = 'GettingStarted/Biosensing-Setups/EMGSetup';
const EXG = 'GettingStarted/Biosensing-Setups/ExGSetup';
const CYTON_START = 'GettingStarted/Boards/CytonGS';
const DAISY = 'GettingStarted/Boards/DaisyGS';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const CODE = 'ForDevelopers/SoftwareDevelopment';
const MATLAB = 'Software/CompatibleThirdPartySoftware/Matlab';
const LSL = 'Software/CompatibleThirdPartySoftware/LSL';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const RETURNS = 'FAQ/Returns';
const SHIPPING = 'FAQ/ShippingFAQ';
const PULSE = 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing';
const OLD_PYTHON = 'Deprecated/Python';
const RESET = 'Troubleshooting/ResetButtonPress';
const GELFREE = 'AddOns/Headwear/GelfreeElectrodeCap';
const VIDEO = 'Examples/VideoExperiment';
const START = 'GettingStarted/GettingStartedLanding';
const SOFTWARE = 'Software/SoftwareLanding';
const DINOSAUR = 'Examples/EMGProjects/EMG_Chrome_Dino_Game';
const LIABILITY = 'FAQ/Liability';
const PAYMENT = 'FAQ/PaymentFAQ';

/**
 * Two to six words about boards, electrodes, signals, programs, sensors and orders, half of them from newcomers who know none of
 * the words of these pages. They were written before a page was read, and every place that serves one is named.
 */
export const shortMixed: readonly Question[] = [
  {
    asks: 'Short, stuck: hair too thick no contact.',
    origins: [],
    answers: [at(ELECTRODES, 'hair', 'Thick, curly or braided hair')],
    typed: { trouble: ['hair too thick no contact'] },
  },
  {
    asks: 'Short, stuck: spikes poke my head hurts.',
    origins: [],
    answers: [at(MARK_IV, 'hurts', 'It hurts, on the forehead or elsewhere, after a while')],
    typed: { trouble: ['spikes poke my head hurts'] },
  },
  {
    asks: 'Short, stuck: headset wont stay on my head.',
    origins: [],
    answers: [
      at(MARK_IV, 'fit', 'If it still wobbles'),
      at(MARK_IV, 'prove-that-it-works', 'the headset slides'),
    ],
    typed: { trouble: ['headset wont stay on my head'] },
  },
  {
    asks: 'Short, stuck: gel dried out halfway.',
    origins: [],
    answers: [
      at(ELECTRODES, 'paste', 'Has it dried before the end?'),
      at(GELFREE, 'if-something-is-wrong', 'they have dried'),
    ],
    typed: { trouble: ['gel dried out halfway'] },
  },
  {
    asks: 'Short, stuck: one wire never works whichever place.',
    origins: [],
    answers: [
      at(ELECTRODES, 'multimeter', 'the wire is broken inside'),
      at(NOISE, 'loose', 'a lead or a snap is broken inside'),
    ],
    typed: { trouble: ['one wire never works whichever place'] },
  },
  {
    asks: 'Short, stuck: all lines move together.',
    origins: [],
    answers: [at(NOISE, 'same', 'All channels show the same curve')],
    typed: { trouble: ['all lines move together'] },
  },
  {
    asks: 'Short, stuck: all lines look the same.',
    origins: [],
    answers: [at(NOISE, 'same', 'All channels show the same curve')],
    typed: { trouble: ['all lines look the same'] },
  },
  {
    asks: 'Short, stuck: picture goes crazy when i touch laptop.',
    origins: [],
    answers: [at(NOISE, 'mains', "Unplug the laptop's charger")],
    typed: { trouble: ['picture goes crazy when i touch laptop'] },
  },
  {
    asks: 'Short, stuck: only noise when plugged in charger.',
    origins: [],
    answers: [
      at(NOISE, 'mains', "Unplug the laptop's charger"),
      at(FAQ, 'can-i-charge-the-battery-while-i-record', 'Can I charge the battery while I record?'),
    ],
    typed: { trouble: ['only noise when plugged in charger'] },
  },
  {
    asks: 'Short, stuck: little green light wont come on.',
    origins: [],
    answers: [
      at(RESET, 'others', 'is no fault if you see none'),
      at(FAQ, 'green', "The charger's lamp is green at once, and the board stays dark"),
    ],
    typed: { trouble: ['little green light wont come on'] },
  },
  {
    asks: 'Short, stuck: smells burnt after wrong battery.',
    origins: [],
    answers: [at(FAQ, 'repair', 'get hot, smell burnt or smoke')],
    typed: { trouble: ['smells burnt after wrong battery'] },
  },
  {
    asks: 'Short, stuck: plugged battery backwards.',
    origins: [],
    answers: [at(CYTON, 'power', 'keeps a reversed battery from powering the board')],
    typed: { trouble: ['plugged battery backwards'] },
  },
  {
    asks: 'Short, stuck: can i use my phone charger on it.',
    origins: [],
    answers: [
      at(FAQ, 'store', "a phone's USB wall adapter of 5 V"),
      at(
        FAQ,
        'can-i-power-the-board-from-usb-or-a-wall-adapter',
        'Can I power the board from USB or a wall adapter?',
      ),
    ],
    typed: { trouble: ['can i use my phone charger on it'] },
  },
  {
    asks: 'Short, stuck: tiny stick not seen by computer.',
    origins: [],
    answers: [
      at(TROUBLE, 'no-dongles', 'No Cyton dongles were found.'),
      at(WINDOWS, 'check', 'Check first: is there a COM port?'),
      at(MAC, 'no-port', 'The Mac does not see the dongle: no /dev/cu.usbserial port'),
      at(LINUX, 'no-ttyusb', 'No ttyUSB0 although lsusb lists 0403:6015'),
      at(CYTON_START, 'no-port', 'No serial port, or “No Cyton dongles were found.”'),
    ],
    typed: { trouble: ['tiny stick not seen by computer'] },
  },
  {
    asks: 'Short, stuck: usb thing no number in list.',
    origins: [],
    answers: [
      at(WINDOWS, 'check', 'Check first: is there a COM port?'),
      at(WINDOWS, 'driver', 'The dongle is not recognized: no COM port shows up, or an unknown device'),
      at(TROUBLE, 'no-dongles', 'No Cyton dongles were found.'),
      at(CYTON_START, 'no-port', 'No serial port, or “No Cyton dongles were found.”'),
    ],
    typed: { trouble: ['usb thing no number in list'] },
  },
  {
    asks: 'Short, stuck: windows says device not recognized usb.',
    origins: [],
    answers: [
      at(WINDOWS, 'driver', 'The dongle is not recognized: no COM port shows up, or an unknown device'),
      at(WINDOWS, 'check', 'Check first: is there a COM port?'),
    ],
    typed: { trouble: ['windows says device not recognized usb'] },
  },
  {
    asks: 'Short, stuck: mac cant find port cu.usbserial.',
    origins: [],
    answers: [
      at(MAC, 'no-port', 'The Mac does not see the dongle: no /dev/cu.usbserial port'),
      at(MAC, 'check', 'Check first: find the port'),
    ],
    typed: { trouble: ['mac cant find port cu.usbserial'] },
  },
  {
    asks: 'Short, stuck: bluetooth list empty.',
    origins: [],
    answers: [
      at(TROUBLE, 'no-ganglion', 'The GUI finds no Ganglion'),
      at('GettingStarted/Boards/GanglionGS', 'nothing-in-the-list', 'Nothing in the list'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'why', 'Why it happens'),
    ],
    typed: { trouble: ['bluetooth list empty'] },
  },
  {
    asks: 'Short, stuck: finds the board but then drops.',
    origins: [],
    answers: [
      at(TROUBLE, 'ganglion-drops', 'The Ganglion disconnects, or its stream stops after some seconds'),
      at(
        TROUBLE,
        'no-new-data',
        'Data Streaming Error: No new data received in 5.0 seconds. Please check your device and restart a GUI session.',
      ),
    ],
    typed: { trouble: ['finds the board but then drops'] },
  },
  {
    asks: 'Short, stuck: worked yesterday now nothing.',
    origins: [],
    answers: [at('Troubleshooting/TroubleshootingLanding', 'first-checks', 'First checks')],
    typed: { trouble: ['worked yesterday now nothing'] },
  },
  {
    asks: 'Short, stuck: stops after 10 minutes.',
    origins: [],
    answers: [at(TROUBLE, 'no-new-data', 'Does it end after the same time again and again?')],
    typed: { trouble: ['stops after 10 minutes'] },
  },
  {
    asks: 'Short, stuck: heartbeat upside down.',
    origins: [],
    answers: [
      at(ECG, 'if-you-see-something-else', 'R peaks that point down'),
      at(ECG, 'three-electrodes', 'If the R peaks point down'),
    ],
    typed: { trouble: ['heartbeat upside down'] },
  },
  {
    asks: 'Short, stuck: heart beats show up in brain waves.',
    origins: [],
    answers: [at(NOISE, 'heart', 'One sharp spike a second on EEG channels')],
    typed: { trouble: ['heart beats show up in brain waves'] },
  },
  {
    asks: 'Short, stuck: cant see alpha waves eyes closed.',
    origins: [],
    answers: [at(EEG, 'alpha', 'If you see alpha, the board and the electrodes')],
    typed: { trouble: ['cant see alpha waves eyes closed'] },
  },
  {
    asks: 'Short, stuck: blinks dont show.',
    origins: [],
    answers: [at(NOISE, 'blink', 'Do you see clenched teeth, but no blinks?')],
    typed: { trouble: ['blinks dont show'] },
  },
  {
    asks: 'Short, stuck: eye movement left right not showing.',
    origins: [],
    answers: [
      at(EXG, 'eog', "The GUI's default of 5 Hz removes the position of the eyes"),
      at(WIDGETS, 'default-filter', 'Why do I see no delta waves, slow eye movements or muscle?'),
    ],
    typed: { trouble: ['eye movement left right not showing'] },
  },
  {
    asks: 'Short, stuck: jaw clench messes everything.',
    origins: [],
    answers: [at(NOISE, 'muscle', 'Dense spiky bursts at the temples or everywhere')],
    typed: { trouble: ['jaw clench messes everything'] },
  },
  {
    asks: 'Short, stuck: big slow wave drifting up down.',
    origins: [],
    answers: [
      at(NOISE, 'drift', 'The signal drifts: the trace wanders over seconds'),
      at(NOISE, 'movement', 'Does the trace wander while nobody moves?'),
    ],
    typed: { trouble: ['big slow wave drifting up down'] },
  },
  {
    asks: 'Short, stuck: numbers way too large microvolts.',
    origins: [],
    answers: [
      at(
        FAQ,
        'why-are-my-values-so-large-such-as-180000-µv',
        'Why are my values so large, such as −180,000 µV?',
      ),
      at(NOISE, 'offset', 'All values are huge, such as −180,000 µV, yet the signal moves'),
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'offset',
        'Why are my recorded values tens of thousands of microvolts?',
      ),
    ],
    typed: { trouble: ['numbers way too large microvolts'] },
  },
  {
    asks: 'Short, stuck: wich electrode goes where.',
    origins: [],
    answers: [
      at(ELECTRODES, 'which-electrode-for-what', 'Where does each one go?'),
      at(EEG, 'connect-the-wires', 'Connect the wires'),
      at(ELECTRODES, 'ten-twenty', 'Placing electrodes: the 10-20 system'),
    ],
    typed: { trouble: ['wich electrode goes where'] },
  },
  {
    asks: 'Short, stuck: where do the ear clips go.',
    origins: [],
    answers: [at(EEG, 'which-ear', 'the one on'), at(EEG, 'connect-the-wires', 'Connect the wires')],
    typed: { trouble: ['where do the ear clips go'] },
  },
  {
    asks: 'Short, stuck: which wire color is which channel.',
    origins: [],
    answers: [
      at(MARK_IV, 'wiring', 'Wire it'),
      at(CAP, 'connect-it', 'Go by the names, not by the colours'),
      at(EEG, 'connect-the-wires', 'Connect the wires'),
    ],
    typed: { trouble: ['which wire color is which channel'] },
  },
  {
    asks: 'Short, stuck: which way up does the plug go.',
    origins: [],
    answers: [at(CYTON_START, '2-power-the-board', 'The red wire must meet')],
    typed: { trouble: ['which way up does the plug go'] },
  },
  {
    asks: 'Short, stuck: more than 8 wires how.',
    origins: [],
    answers: [
      at(FAQ, 'how-do-i-choose-between-4-8-and-16-channels', 'One Cyton takes one Daisy'),
      at(DAISY, 'later', 'I have a Cyton already: what do I need for sixteen channels?'),
    ],
    typed: { trouble: ['more than 8 wires how'] },
  },
  {
    asks: 'Short, stuck: second board 8 channels flat.',
    origins: [],
    answers: [
      at(DAISY, 'no-reference', 'Channels 9 to 16 are flat or pure noise'),
      at(NOISE, 'no-change', 'test the Daisy'),
    ],
    typed: { trouble: ['second board 8 channels flat'] },
  },
  {
    asks: 'Short, stuck: signal cuts out when i walk away.',
    origins: [],
    answers: [at(FAQ, 'how-far-does-the-radio-reach', 'How far does the radio reach?')],
    typed: { trouble: ['signal cuts out when i walk away'] },
  },
  {
    asks: 'Short, stuck: can i wear it while sleeping.',
    origins: [],
    answers: [
      at(CAP, 'can-i-sleep-with-it', 'Can I sleep with it?'),
      at(MARK_IV, 'not-for', 'May I sleep with it, or wear a helmet over it?'),
    ],
    typed: { trouble: ['can i wear it while sleeping'] },
  },
  {
    asks: 'Short, stuck: is it safe on my child.',
    origins: [],
    answers: [at(GENERAL, 'children', 'May children use it?')],
    typed: { trouble: ['is it safe on my child'] },
  },
  {
    asks: 'Short, stuck: can i get shocked.',
    origins: [],
    answers: [
      at(GENERAL, 'is-it-safe-to-wear', 'Is it safe to wear?'),
      at(GENERAL, 'tingle', 'I feel a tingle or a small shock'),
    ],
    typed: { trouble: ['can i get shocked'] },
  },
  {
    asks: 'Short, stuck: can it read my thoughts.',
    origins: [],
    answers: [at(GENERAL, 'can-it-read-my-thoughts', 'Can it read my thoughts?')],
    typed: { trouble: ['can it read my thoughts'] },
  },
  {
    asks: 'Short, stuck: can i plug a heart rate sensor in.',
    origins: [],
    answers: [
      at(PULSE, 'wire-it', 'Wire it'),
      at(PULSE, 'see-your-pulse', 'See your pulse'),
      at(WIDGETS, 'digital', 'Digital Read, Analog Read, Pulse Sensor'),
    ],
    typed: { trouble: ['can i plug a heart rate sensor in'] },
  },
  {
    asks: 'Short, stuck: light sensor for stimulus timing.',
    origins: [],
    answers: [
      at(TRIGGERS, 'choose', 'The moment a screen changes'),
      at(TRIGGERS, 'analog', 'Screen events with a light sensor'),
      at(VIDEO, 'wiring', 'Wiring'),
    ],
    typed: { trouble: ['light sensor for stimulus timing'] },
  },
  {
    asks: 'Short, stuck: sound and eeg out of sync.',
    origins: [],
    answers: [
      at(TRIGGERS, 'sound', 'The moment of a sound'),
      at(TRIGGERS, 'choose', 'The moment of a sound'),
    ],
    typed: { trouble: ['sound and eeg out of sync'] },
  },
  {
    asks: 'Short, stuck: delay between stimulus and data.',
    origins: [],
    answers: [
      at(FORMAT, 'latency', 'How late does a sample reach my program?'),
      at(TRIGGERS, 'delay', 'Are pins and EEG exactly in step?'),
      at(TRIGGERS, 'measure-delay', 'Measure how late your samples arrive'),
    ],
    typed: { trouble: ['delay between stimulus and data'] },
  },
  {
    asks: 'Short, stuck: file opens as one column excel.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'import it with a comma as separator'),
    ],
    typed: { trouble: ['file opens as one column excel'] },
  },
  {
    asks: 'Short, stuck: recording file where is it.',
    origins: [],
    answers: [
      at(GUI, 'folders', 'Where everything is'),
      at(
        FAQ,
        'where-are-recordings-saved-and-in-which-format',
        'Where are recordings saved, and in which format?',
      ),
      at(TROUBLE, 'not-in-documents', 'My recordings are not in Documents'),
    ],
    typed: { trouble: ['recording file where is it'] },
  },
  {
    asks: 'Short, stuck: filters in saved file?',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'filtered-recording',
        'Is the recorded data filtered? Can I export filtered data, FFT or band power?',
      ),
    ],
    typed: { trouble: ['filters in saved file?'] },
  },
  {
    asks: 'Short, stuck: python says port busy.',
    origins: [],
    answers: [
      at(LINUX, 'busy', '"Port busy"'),
      at(WINDOWS, 'in-use', '"Serial Port in use" or "Access denied"'),
      at(TROUBLE, 'port-in-use', 'Serial Port in use. Try another port or unplug/plug dongle.'),
      at('ForDevelopers/BrainFlowErrors', 'codes', 'UNABLE_TO_OPEN_PORT_ERROR'),
    ],
    typed: { trouble: ['python says port busy'] },
  },
  {
    asks: 'Short, stuck: "BOARD_NOT_READY_ERROR:7".',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the port opened, the board did not answer'),
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['"BOARD_NOT_READY_ERROR:7"'] },
  },
  {
    asks: 'Short, stuck: module not found pyOpenBCI.',
    origins: [],
    answers: [at(OLD_PYTHON, 'errors', "No module named 'pyOpenBCI'")],
    typed: { trouble: ['module not found pyOpenBCI'] },
  },
  {
    asks: 'Short, stuck: lsl stream not found matlab.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'The stream is not found'), at(MATLAB, 'lsl', 'LSL')],
    typed: { trouble: ['lsl stream not found matlab'] },
  },
  {
    asks: 'Short, stuck: matlab only zeros.',
    origins: [],
    answers: [
      at(MATLAB, 'brainflow', 'Only zeros, or an empty matrix?'),
      at(
        'ForDevelopers/BrainFlowErrors',
        'i-get-no-data-or-an-empty-array',
        'I get no data, or an empty array',
      ),
    ],
    typed: { trouble: ['matlab only zeros'] },
  },
  {
    asks: 'Short, stuck: arduino ide no board listed.',
    origins: [],
    answers: [at(PROGRAM, 'core', 'Boards Manager')],
    typed: { trouble: ['arduino ide no board listed'] },
  },
  {
    asks: 'Short, stuck: upload failed firmware.',
    origins: [],
    answers: [
      at(PROGRAM, 'upload', 'If the upload fails, go by what the IDE says'),
      at(PROGRAM, 'program-flash-failed', '“Program Flash Failed”'),
      at(PROGRAM, 'no-target', '“No Target Found”'),
    ],
    typed: { trouble: ['upload failed firmware'] },
  },
  {
    asks: 'Short, stuck: cant get it to bootloader.',
    origins: [],
    answers: [
      at(PROGRAM, 'no-blink', 'The blue LED does not blink'),
      at(PROGRAM, 'bootloader', '4. Connect and start the bootloader'),
    ],
    typed: { trouble: ['cant get it to bootloader'] },
  },
  {
    asks: 'Short, stuck: impedance always red.',
    origins: [],
    answers: [
      at('Troubleshooting/Impedance', 'impedance-ganglion', 'Impedance with a Ganglion'),
      at('Troubleshooting/Impedance', 'impedance-cyton', 'Impedance with a Cyton'),
      at(
        'Troubleshooting/Impedance',
        'impedance-too-high',
        'Why is the impedance so high, hundreds of kΩ, with good gel?',
      ),
    ],
    typed: { trouble: ['impedance always red'] },
  },
  {
    asks: 'Short, stuck: impedance numbers jump.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-cyton', 'Does the number jump?')],
    typed: { trouble: ['impedance numbers jump'] },
  },
  {
    asks: 'Short, stuck: parcel stuck in customs.',
    origins: [],
    answers: [at(SHIPPING, 'lost', 'My parcel is stuck in customs, or lost: what now?')],
    typed: { trouble: ['parcel stuck in customs'] },
  },
  {
    asks: 'Short, stuck: package not arrived yet.',
    origins: [],
    answers: [
      at(SHIPPING, 'how-long-does-delivery-take', 'How long does delivery take?'),
      at(SHIPPING, 'lost', 'My parcel is stuck in customs, or lost: what now?'),
    ],
    typed: { trouble: ['package not arrived yet'] },
  },
  {
    asks: 'Short, stuck: part missing in box.',
    origins: [],
    answers: [
      at(CYTON_START, '1-know-the-parts', 'If a part is missing'),
      at(
        RETURNS,
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'It arrived damaged, does not work, or is the wrong item',
      ),
    ],
    typed: { trouble: ['part missing in box'] },
  },
  {
    asks: 'Short, stuck: wrong item want money back.',
    origins: [],
    answers: [
      at(
        RETURNS,
        'it-arrived-damaged-does-not-work-or-is-the-wrong-item',
        'It arrived damaged, does not work, or is the wrong item',
      ),
    ],
    typed: { trouble: ['wrong item want money back'] },
  },
  {
    asks: 'Short, stuck: broken cable under warranty?',
    origins: [],
    answers: [
      at(
        RETURNS,
        'my-board-stopped-working-after-more-than-90-days-is-there-a-warranty',
        'It does not name leads and cables',
      ),
    ],
    typed: { trouble: ['broken cable under warranty?'] },
  },
  {
    asks: 'Short, stuck: used board from ebay old version.',
    origins: [],
    answers: [
      at(FAQ, 'second-hand', 'What should I check on a used board before I buy it?'),
      at(
        RETURNS,
        'elsewhere',
        'I bought it elsewhere: from a reseller, second hand, eBay, AliExpress, a clone',
      ),
    ],
    typed: { trouble: ['used board from ebay old version'] },
  },
  {
    asks: 'Short, by name: AGND pin.',
    origins: [],
    answers: [
      at(EMG, 'connect-a-cyton', 'Older guides use an'),
      at(CYTON, 'electrode-header', 'Electrode header'),
    ],
    typed: { name: ['AGND pin'] },
  },
  {
    asks: 'Short, by name: D17 D18 analog pins.',
    origins: [],
    answers: [
      at(TRIGGERS, 'digital', 'D17 and D18 are digital only'),
      at(TRIGGERS, 'pins', 'Pins'),
      at(TRIGGERS, 'analog', 'Analog mode: /2'),
    ],
    typed: { name: ['D17 D18 analog pins'] },
  },
  {
    asks: 'Short, by name: SRB1 vs SRB2.',
    origins: [],
    answers: [at(CYTON, 'inputs', 'Inputs: SRB1, SRB2 and BIAS')],
    typed: { name: ['SRB1 vs SRB2'] },
  },
  {
    asks: 'Short, by name: ADS1299 gain 24.',
    origins: [],
    answers: [at(CYTON, 'gain', 'Gain and scale factor'), at(FORMAT, 'scale-factor', 'Scale factor')],
    typed: { name: ['ADS1299 gain 24'] },
  },
  {
    asks: 'Short, by name: RFduino channel.',
    origins: [],
    answers: [
      at(CHANNEL, 'basics', 'both are RFduinos'),
      at(CHANNEL, 'change', 'Change the channel in the GUI'),
    ],
    typed: { name: ['RFduino channel'] },
  },
  {
    asks: 'Short, by name: command x channel settings.',
    origins: [],
    answers: [at(COMMANDS, 'channel-settings', 'Channel settings: x…X')],
    typed: { name: ['command x channel settings'] },
  },
  {
    asks: 'Short, by name: ~6 sample rate.',
    origins: [],
    answers: [at(COMMANDS, 'sample-rate', 'Sample rate: ~')],
    typed: { name: ['~6 sample rate'] },
  },
  {
    asks: 'Short, by name: /2 board mode.',
    origins: [],
    answers: [at(COMMANDS, 'board-mode', 'Board mode: /'), at(TRIGGERS, 'analog', 'Analog mode: /2')],
    typed: { name: ['/2 board mode'] },
  },
  {
    asks: 'Short, by name: OpenBCI_GUI Documents Recordings folder.',
    origins: [],
    answers: [
      at(GUI, 'folders', 'Where everything is'),
      at(TROUBLE, 'not-in-documents', 'My recordings are not in Documents'),
    ],
    typed: { name: ['OpenBCI_GUI Documents Recordings folder'] },
  },
  {
    asks: 'Short, by name: get_current_board_data vs get_board_data.',
    origins: [],
    answers: [at(CODE, 'keep', 'Get the data, and keep it')],
    typed: { name: ['get_current_board_data vs get_board_data'] },
  },
  {
    asks: 'Short, by name: CYTON_DAISY_BOARD id.',
    origins: [],
    answers: [at(CODE, 'board-id', 'Which board id?')],
    typed: { name: ['CYTON_DAISY_BOARD id'] },
  },
  {
    asks: 'Short, by name: FTDI latency timer 1 ms.',
    origins: [],
    answers: [
      at(WINDOWS, 'latency', 'Data are choppy: set the latency timer to 1 ms'),
      at(LINUX, 'latency', 'Data come in bursts: the latency timer'),
      at(MAC, 'latency', 'Data are choppy'),
    ],
    typed: { name: ['FTDI latency timer 1 ms'] },
  },
  {
    asks: 'Short, by name: dialout group ubuntu.',
    origins: [],
    answers: [
      at(LINUX, 'permission-denied', '"Permission denied" or "Failed to connect using /dev/ttyUSB0"'),
    ],
    typed: { name: ['dialout group ubuntu'] },
  },
  {
    asks: 'Short, by name: Y splitter cable ear clip.',
    origins: [],
    answers: [
      at(MARK_IV, 'sixteen-channels-cyton-with-daisy', 'white Y cable'),
      at(DAISY, 'wire', '2. Connect the electrodes'),
    ],
    typed: { name: ['Y splitter cable ear clip'] },
  },
  {
    asks: 'Short, by name: touch proof adapter 1.5 mm.',
    origins: [],
    answers: [at(ELECTRODES, 'adapter', 'Header pin to touchproof adapter')],
    typed: { name: ['touch proof adapter 1.5 mm'] },
  },
  {
    asks: 'Short, by name: 10-20 cap channel map.',
    origins: [],
    answers: [at(CAP, 'connect-it', 'Which electrode goes to which channel')],
    typed: { name: ['10-20 cap channel map'] },
  },
  {
    asks: 'Short, a task: how to clean dry comb electrodes.',
    origins: [],
    answers: [at(ELECTRODES, 'combs', 'Clean')],
    typed: { task: ['how to clean dry comb electrodes'] },
  },
  {
    asks: 'Short, a task: how to make paste stick.',
    origins: [],
    answers: [
      at(EEG, 'put-the-electrodes-on', 'Put the electrodes on'),
      at(ELECTRODES, 'paste', 'sticks by itself'),
    ],
    typed: { task: ['how to make paste stick'] },
  },
  {
    asks: 'Short, a task: how to record ECG.',
    origins: [],
    answers: [at(ECG, 'three-electrodes', 'One lead, three electrodes')],
    typed: { task: ['how to record ECG'] },
  },
  {
    asks: 'Short, a task: how to measure grip EMG forearm.',
    origins: [],
    answers: [
      at(EMG, 'where-the-electrodes-go', 'Where the electrodes go'),
      at(EMG, 'force', 'Record force together with EMG'),
    ],
    typed: { task: ['how to measure grip EMG forearm'] },
  },
  {
    asks: 'Short, by name: EOG placement.',
    origins: [],
    answers: [at(EXG, 'eog', 'EOG: eye movements')],
    typed: { name: ['EOG placement'] },
  },
  {
    asks: 'Short, a task: convert txt to eeglab.',
    origins: [],
    answers: [at(MATLAB, 'eeglab', 'EEGLAB')],
    typed: { task: ['convert txt to eeglab'] },
  },
  {
    asks: 'Short, a task: mne python read openbci.',
    origins: [],
    answers: [at('ForDevelopers/DataAnalysis', 'mne', 'MNE-Python')],
    typed: { task: ['mne python read openbci'] },
  },
  {
    asks: 'Short, by name: notch 50 hz 60.',
    origins: [],
    answers: [
      at(NOISE, 'mains', 'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT'),
      at(WIDGETS, 'filters', 'Filters'),
    ],
    typed: { name: ['notch 50 hz 60'] },
  },
  {
    asks: 'Short, by name: focus widget threshold.',
    origins: [],
    answers: [at(WIDGETS, 'focus', '0.8 at first'), at(WIDGETS, 'focus-dark', 'it starts at 0.8')],
    typed: { name: ['focus widget threshold'] },
  },
  {
    asks: 'Short, by name: networking widget udp json.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'udp', 'UDP: receive it in Python or TypeScript'),
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Networking'),
    ],
    typed: { name: ['networking widget udp json'] },
  },
  {
    asks: 'Short, by name: photo resistor trigger.',
    origins: [],
    answers: [at(VIDEO, 'wiring', 'Wiring'), at(TRIGGERS, 'analog', 'Analog mode: /2')],
    typed: { name: ['photo resistor trigger'] },
  },
  {
    asks: 'Short, by name: pulse sensor A0.',
    origins: [],
    answers: [at(PULSE, 'no-wave-a-flat-line', 'No wave, a flat line'), at(PULSE, 'wire-it', 'Wire it')],
    typed: { name: ['pulse sensor A0'] },
  },
  {
    asks: 'Short, by name: GSR sensor.',
    origins: [],
    answers: [
      at(
        'FAQ/HowProductsGoTogether',
        'can-i-measure-the-stomach-egg-or-skin-conductance-eda',
        'Can I measure the stomach (EGG) or skin conductance (EDA)?',
      ),
    ],
    typed: { name: ['GSR sensor'] },
  },
  {
    asks: 'Short, by name: power bank instead of AA.',
    origins: [],
    answers: [at(FAQ, 'battery', 'or a power bank of 5 V'), at(CYTON, 'power', 'A USB power bank')],
    typed: { name: ['power bank instead of AA'] },
  },
  {
    asks: 'Short, by name: ethics approval ce fda.',
    origins: [],
    answers: [
      at(
        GENERAL,
        'may-i-use-it-in-a-study-or-a-clinical-trial-and-do-i-need-an-ethics-boards-approval',
        "May I use it in a study or a clinical trial, and do I need an ethics board's approval?",
      ),
    ],
    typed: { name: ['ethics approval ce fda'] },
  },
  {
    asks: 'Short, by name: import tax who pays.',
    origins: [],
    answers: [at(SHIPPING, 'who-pays-import-duties-and-vat', 'Who pays import duties and VAT?')],
    typed: { name: ['import tax who pays'] },
  },
  {
    asks: 'Short, stuck: everything is one thick band.',
    origins: [],
    answers: [at(NOISE, 'mains', 'A thick even band hides everything; a spike at 50 or 60 Hz in the FFT')],
    typed: { trouble: ['everything is one thick band'] },
  },
  {
    asks: 'Short, stuck: got it in the mail what now.',
    origins: [],
    answers: [
      at(START, '', 'You get from the box to a signal in two steps'),
      at(START, '1-set-up-the-board', '1. Set up the board'),
      at(FAQ, 'what-do-i-need-to-get-started', 'What do I need to get started?'),
    ],
    typed: { trouble: ['got it in the mail what now'] },
  },
  {
    asks: 'Short, stuck: do i need the gel.',
    origins: [],
    answers: [at(ELECTRODES, 'paste', 'Do you need any of it?')],
    typed: { trouble: ['do i need the gel'] },
  },
  {
    asks: 'Short, stuck: my skin got sore marks.',
    origins: [],
    answers: [
      at(ELECTRODES, 'skin', 'My skin itches or turns red'),
      at(MARK_IV, 'hurts', 'It hurts, on the forehead or elsewhere, after a while'),
    ],
    typed: { trouble: ['my skin got sore marks'] },
  },
  {
    asks: 'Short, stuck: hair full of glue after.',
    origins: [],
    answers: [
      at(EEG, 'clean-up', 'Paste in the hair comes out'),
      at(CAP, 'does-the-gel-come-out-of-the-hair', 'Does the gel come out of the hair?'),
      at(ELECTRODES, 'paste', 'Comes off with'),
    ],
    typed: { trouble: ['hair full of glue after'] },
  },
  {
    asks: 'Short, stuck: wires too short.',
    origins: [],
    answers: [at(ELECTRODES, 'gold-cups', 'To reach further')],
    typed: { trouble: ['wires too short'] },
  },
  {
    asks: 'Short, stuck: cap too big slips.',
    origins: [],
    answers: [at(CAP, 'size', 'If your cap does not fit a head')],
    typed: { trouble: ['cap too big slips'] },
  },
  {
    asks: 'Short, stuck: can two people use one.',
    origins: [],
    answers: [at(FAQ, 'can-i-measure-two-people-with-one-board', 'Can I measure two people with one board?')],
    typed: { trouble: ['can two people use one'] },
  },
  {
    asks: 'Short, stuck: no driver found.',
    origins: [],
    answers: [
      at(WINDOWS, 'driver', 'The dongle is not recognized: no COM port shows up, or an unknown device'),
      at(MAC, 'no-port', 'The Mac does not see the dongle: no /dev/cu.usbserial port'),
      at(LINUX, 'no-ttyusb', 'No ttyUSB0 although lsusb lists 0403:6015'),
    ],
    typed: { trouble: ['no driver found'] },
  },
  {
    asks: 'Short, stuck: black window nothing happens.',
    origins: [],
    answers: [
      at(TROUBLE, 'blank', 'Blank or grey window, stuck while loading, or the window closes at once'),
    ],
    typed: { trouble: ['black window nothing happens'] },
  },
  {
    asks: 'Short, stuck: says no data 5 seconds.',
    origins: [],
    answers: [
      at(
        TROUBLE,
        'no-new-data',
        'Data Streaming Error: No new data received in 5.0 seconds. Please check your device and restart a GUI session.',
      ),
    ],
    typed: { trouble: ['says no data 5 seconds'] },
  },
  {
    asks: 'Short, stuck: blue light blinking forever.',
    origins: [],
    answers: [
      at(RESET, 'blinking', 'The blue LED blinks and the board does not connect'),
      at(RESET, 'states', 'Tell the states apart'),
    ],
    typed: { trouble: ['blue light blinking forever'] },
  },
  {
    asks: 'Short, stuck: it turned off by itself.',
    origins: [],
    answers: [at(RESET, 'by-itself', 'The board switches itself off, or restarts')],
    typed: { trouble: ['it turned off by itself'] },
  },
  {
    asks: 'Short, stuck: battery empty so fast.',
    origins: [],
    answers: [
      at(CYTON, 'battery-life', 'How long does a battery last?'),
      at(FAQ, 'battery', 'Which batteries fit, and how long do they last?'),
    ],
    typed: { trouble: ['battery empty so fast'] },
  },
  {
    asks: 'Short, stuck: how do i know battery low.',
    origins: [],
    answers: [at(CYTON, 'battery-level', 'Can I measure the battery level?')],
    typed: { trouble: ['how do i know battery low'] },
  },
  {
    asks: 'Short, stuck: file only 1 kb.',
    origins: [],
    answers: [at(TROUBLE, 'tiny-file', 'My recording is empty, too small or too short')],
    typed: { trouble: ['file only 1 kb'] },
  },
  {
    asks: 'Short, stuck: dates in file look weird numbers.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'To compute a date'),
      at(LSL, 'clocks', 'The times are not dates: convert them to Unix time'),
    ],
    typed: { trouble: ['dates in file look weird numbers'] },
  },
  {
    asks: 'Short, stuck: where do i see the hz.',
    origins: [],
    answers: [at(WIDGETS, 'fft', 'FFT Plot'), at(EEG, 'alpha', 'which shows how strong each frequency is')],
    typed: { trouble: ['where do i see the hz'] },
  },
  {
    asks: 'Short, stuck: is my brain normal?',
    origins: [],
    answers: [at(GENERAL, 'is-it-a-medical-device', 'nor see whether a brain is normal')],
    typed: { trouble: ['is my brain normal?'] },
  },
  {
    asks: 'Short, stuck: which program first.',
    origins: [],
    answers: [
      at(SOFTWARE, '', 'is the quickest proof that your hardware works'),
      at(SOFTWARE, 'choose-by-what-you-want-to-do', 'Choose by what you want to do'),
    ],
    typed: { trouble: ['which program first'] },
  },
  {
    asks: 'Short, stuck: can i control lights with it.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', '', 'A yellow light comes on when you smile'),
      at('Examples/EEGProjects/FocusArduino', '', 'an LED lights up a few seconds later'),
    ],
    typed: { trouble: ['can i control lights with it'] },
  },
  {
    asks: 'Short, stuck: my game does not react to the muscle.',
    origins: [],
    answers: [
      at(DINOSAUR, 'what-goes-wrong', 'Does the game not react at all?'),
      at(EMG, 'no-difference', 'Relaxed and clenched look the same'),
      at(
        DINOSAUR,
        'the-terminal-prints-jump-but-the-dinosaur-stands-still',
        'The terminal prints "jump" but the dinosaur stands still',
      ),
    ],
    typed: { trouble: ['my game does not react to the muscle'] },
  },
  {
    asks: 'Short, stuck: hand closes but nothing moves on screen.',
    origins: [],
    answers: [
      at(EMG, 'no-difference', 'Relaxed and clenched look the same'),
      at(TROUBLE, 'stands-still', 'The stream runs, but the traces stand still'),
    ],
    typed: { trouble: ['hand closes but nothing moves on screen'] },
  },
  {
    asks: 'Short, stuck: pulse sensor shows nothing.',
    origins: [],
    answers: [at(PULSE, 'no-wave-a-flat-line', 'No wave, a flat line')],
    typed: { trouble: ['pulse sensor shows nothing'] },
  },
  {
    asks: 'Short, stuck: not in stock.',
    origins: [],
    answers: [at(PAYMENT, 'when-does-my-order-leave', 'Is a product sold out?')],
    typed: { trouble: ['not in stock'] },
  },
  {
    asks: 'Short, stuck: tracking number says nothing.',
    origins: [],
    answers: [at(SHIPPING, 'will-i-get-a-tracking-number', 'Does it show nothing')],
    typed: { trouble: ['tracking number says nothing'] },
  },
  {
    asks: 'Short, stuck: pay with invoice university.',
    origins: [],
    answers: [
      at(PAYMENT, 'how-do-i-get-a-quote-or-an-invoice', 'How do I get a quote or an invoice?'),
      at(
        PAYMENT,
        'can-i-pay-by-purchase-order-on-account-net-30-or-with-a-student-discount',
        'Can I pay by purchase order, on account (net 30), or with a student discount?',
      ),
    ],
    typed: { trouble: ['pay with invoice university'] },
  },
  {
    asks: 'Short, stuck: school wants safety paper.',
    origins: [],
    answers: [
      at(LIABILITY, 'compliance', 'Compliance'),
      at(GENERAL, 'class', 'Can I teach a class with it?'),
    ],
    typed: { trouble: ['school wants safety paper'] },
  },
  {
    asks: 'Short, stuck: can i publish with 8 electrodes.',
    origins: [],
    answers: [
      at(GENERAL, 'is-it-good-enough-for-research', 'Is it good enough for research?'),
      at(FAQ, 'how-do-i-choose-between-4-8-and-16-channels', 'How do I choose between 4, 8 and 16 channels?'),
    ],
    typed: { trouble: ['can i publish with 8 electrodes'] },
  },
  {
    asks: 'Short, stuck: lines missing in middle of recording.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'Packets are lost'),
      at(FORMAT, 'packet-loss', 'Lost packets and wrap-around'),
      at(NOISE, 'packets', 'The trace stutters, has gaps or jumps'),
    ],
    typed: { trouble: ['lines missing in middle of recording'] },
  },
];
