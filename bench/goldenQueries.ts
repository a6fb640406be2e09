/**
 * Questions that readers bring, each with the pages that answer it. Written from the subjects of the pages and
 * from what people ask on forums, not from the engine's answers. Only general rules of the engine may be changed
 * to answer them better; none is ever tuned for a query.
 */

/** What makes a query hard to answer. */
export type QueryKind =
  'exact' | 'task' | 'typo' | 'prefix' | 'part' | 'symptom' | 'twoPages' | 'message' | 'question';

/** A reader's query, and the pages that answer it. */
export interface GoldenQuery {
  query: string;
  /** What makes the query hard: see the lists below. */
  kind: QueryKind;
  /** Paths without the base URL and the outer slashes; any of them is right. */
  pages: readonly string[];
}

const EMG = 'Examples/EMGProjects';
const BOARDS = 'GettingStarted/Boards';
const SETUPS = 'GettingStarted/Biosensing-Setups';
const OTHER_SOFTWARE = 'Software/CompatibleThirdPartySoftware';
const GUI = 'Software/OpenBCISoftware/GUIDocs';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const NETWORKING = 'Software/OpenBCISoftware/GUINetworking';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const WIFI = 'Deprecated/WiFiShield';
const NOISE = 'Troubleshooting/minimizingNoise';
const FILTERS = 'Troubleshooting/Filters';
const IMPEDANCE = 'Troubleshooting/Impedance';
const TROUBLE = 'Troubleshooting/TroubleshootingLanding';
const GUI_TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const RESET = 'Troubleshooting/ResetButtonPress';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const OLD_MAC = 'Deprecated/FTDI_Fix_Mac_Deprecated';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const HARDWARE_FAQ = 'FAQ/HardFAQ';
const SPECS = 'Cyton/CytonSpecs';
const CYTON_DATA = 'Cyton/CytonDataFormat';
const CYTON_START = `${BOARDS}/CytonGS`;
const DAISY_START = `${BOARDS}/DaisyGS`;
const GANGLION_START = `${BOARDS}/GanglionGS`;
const DEVELOP = 'ForDevelopers/SoftwareDevelopment';

type Row = readonly [query: string, ...pages: string[]];

/** The name of a page, or of a thing that has one page. */
const exact: readonly Row[] = [
  ['cyton', 'Cyton/CytonLanding', 'Cyton/CytonSpecs', CYTON_START],
  ['cyton specs', 'Cyton/CytonSpecs'],
  ['cyton specifications', 'Cyton/CytonSpecs'],
  ['cyton data format', 'Cyton/CytonDataFormat'],
  ['cyton sdk', 'Cyton/CytonSDK'],
  ['cyton commands', 'Cyton/CytonSDK'],
  ['ganglion', 'Ganglion/GanglionLanding', 'Ganglion/GanglionSpecs', GANGLION_START],
  ['ganglion specs', 'Ganglion/GanglionSpecs'],
  ['ganglion data format', 'Ganglion/GanglionDataFormat'],
  ['ganglion commands', 'Ganglion/GanglionSDK'],
  ['daisy', DAISY_START],
  ['ultracortex mark iv', 'AddOns/Headwear/MarkIV'],
  ['mark iv assembly', 'AddOns/Headwear/MarkIV'],
  ['headband', 'AddOns/Headwear/HeadBand'],
  ['electrode cap', 'AddOns/Headwear/ElectrodeCap', 'AddOns/Headwear/GelfreeElectrodeCap'],
  ['gel-free cap', 'AddOns/Headwear/GelfreeElectrodeCap'],
  ['electrodes', 'AddOns/Electrodes/ElectrodesLanding'],
  ['emotibit', 'ThirdParty/EmotiBit/EmotiBit_Guide'],
  ['thinkpulse', 'ThirdParty/ThinkPulse/ThinkPulse'],
  ['dryode', 'ThirdParty/IDUN_Dryode/Dryode'],
  ['ceegrid', 'ThirdParty/cEEGrid_Kit'],
  ['pulse sensor', 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing'],
  ['myoware', 'ThirdParty/Myoware/MyoWareCyton'],
  ['lsl', `${OTHER_SOFTWARE}/LSL`],
  ['lab streaming layer', `${OTHER_SOFTWARE}/LSL`],
  ['matlab', `${OTHER_SOFTWARE}/Matlab`],
  ['openvibe', `${OTHER_SOFTWARE}/OpenVibe`],
  ['neuromore', `${OTHER_SOFTWARE}/Neuromore`],
  ['brainbay', `${OTHER_SOFTWARE}/BrainBay`],
  ['bioera', `${OTHER_SOFTWARE}/BioEra`],
  ['virtualbox', `${OTHER_SOFTWARE}/VirtualBox`],
  ['gui widget guide', WIDGETS],
  ['openbci gui', GUI],
  ['neurofly', 'Software/OpenBCISoftware/NeuroFly_Toolkit'],
  ['troubleshooting', TROUBLE],
  ['getting started', 'GettingStarted/GettingStartedLanding'],
  ['faq', 'FAQ/FAQLanding'],
  ['privacy policy', 'FAQ/Privacy'],
  ['cookies', 'FAQ/Cookie'],
  ['code of conduct', 'FAQ/Conduct'],
  ['wifi shield', `${WIFI}/WiFiLanding`],
  ['openbci hub', 'Deprecated/Hub'],
  ['citations', 'citations'],
  ['motor imagery', 'AddOns/Electrodes/ElectrodesLanding', 'Deprecated/MotorImagery'],
  ['spiderclaw', 'Deprecated/SpiderclawDep'],
  ['8-bit board', 'Deprecated/8bitBoardDep'],
];

/** Something to get done. */
const task: readonly Row[] = [
  ['connect cyton to computer', CYTON_START],
  ['get started with ganglion', GANGLION_START],
  ['how do I set up an ecg', `${SETUPS}/ECGSetup`],
  ['record emg', `${SETUPS}/EMGSetup`],
  ['eeg setup', `${SETUPS}/EEGSetup`],
  ['measure eeg and emg at the same time', `${SETUPS}/ExGSetup`],
  ['record to sd card', 'Cyton/CytonSDCard'],
  ['upload firmware to cyton', 'Cyton/CytonProgram'],
  ['program ganglion', 'Ganglion/GanglionProgram'],
  ['update dongle firmware', 'Cyton/CytonRadios', 'Deprecated/DeprecatedDongleProgramming'],
  ['change radio channel', 'Cyton/CytonRadioChannel'],
  ['external trigger', 'Cyton/CytonExternal'],
  ['reduce noise', NOISE],
  ['stream to matlab', `${OTHER_SOFTWARE}/Matlab`],
  ['stream data to openvibe', `${OTHER_SOFTWARE}/OpenVibe`],
  [
    'convert counts to microvolts',
    'Cyton/CytonDataFormat',
    'Cyton/CytonSpecs',
    'Ganglion/GanglionDataFormat',
  ],
  ['download the gui', GUI],
  ['attach daisy to cyton', DAISY_START],
  ['control tetris with emg', `${EMG}/EMG_Tetris`],
  ['blink led with muscle', `${EMG}/EMG_LED`],
  ['dino game', `${EMG}/EMG_Chrome_Dino_Game`],
  ['scroll with muscle', `${EMG}/EMGscrolling`],
  ['muscle piano', `${EMG}/EMGpiano`],
  ['control slides', `${EMG}/EMGslideshow`],
  ['control music emg', `${EMG}/EMGmusic`],
  ['arduino focus', 'Examples/EEGProjects/FocusArduino'],
  ['synchronise video with eeg', 'Examples/VideoExperiment'],
  ['return an order', 'FAQ/Returns'],
  ['refund', 'FAQ/Returns'],
  ['pay with purchase order', 'FAQ/PaymentFAQ'],
  ['shipping time', 'FAQ/ShippingFAQ'],
  ['customs taxes', 'FAQ/ShippingFAQ'],
  ['edit documentation', 'GettingStarted/Documentation/DocEdits'],
  ['publish my project', 'GettingStarted/Community/Community'],
  ['latency timer windows', WINDOWS],
  ['linux serial port permission', LINUX],
  ['mac serial driver', MAC, OLD_MAC],
  ['write firmware', 'ForDevelopers/FirmwareDevelopment'],
  ['python api', 'ForDevelopers/SoftwareDevelopment', 'Deprecated/Python'],
  [
    'hardware design files',
    'ForDevelopers/HardwareDevelopment',
    'Cyton/CytonSpecs',
    'Ganglion/GanglionSpecs',
  ],
  ['use headband for eeg', 'AddOns/Headwear/HeadBand'],
  ['which electrode should I use', 'AddOns/Electrodes/ElectrodesLanding'],
  [
    'heart rate',
    'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
    `${SETUPS}/ECGSetup`,
    'ThirdParty/EmotiBit/EmotiBit_Guide',
  ],
  ['difference between cyton and ganglion', HARDWARE_FAQ, 'FAQ/HowProductsGoTogether'],
  ['impedance check', IMPEDANCE, WIDGETS, 'Ganglion/GanglionSDK', 'Cyton/CytonSDK'],
  ['run windows in virtual machine', `${OTHER_SOFTWARE}/VirtualBox`],
];

/** Mistyped. */
const typo: readonly Row[] = [
  ['cytn', 'Cyton/CytonLanding', 'Cyton/CytonSpecs', CYTON_START],
  ['ganglon', 'Ganglion/GanglionLanding', 'Ganglion/GanglionSpecs', GANGLION_START],
  ['ultracrotex', 'AddOns/Headwear/MarkIV', 'Deprecated/MarkIII'],
  ['electorde', 'AddOns/Electrodes/ElectrodesLanding'],
  ['troubleshoting', TROUBLE],
  ['scal facter', 'Cyton/CytonDataFormat', 'Ganglion/GanglionDataFormat', 'Cyton/CytonSpecs'],
  ['impedence', IMPEDANCE, WIDGETS, 'Ganglion/GanglionSDK', 'Cyton/CytonSDK', 'Ganglion/GanglionDataFormat'],
  ['firmwear update', 'Cyton/CytonProgram', 'Ganglion/GanglionProgram', 'Cyton/CytonRadios'],
  ['matlba', `${OTHER_SOFTWARE}/Matlab`],
  ['openvbie', `${OTHER_SOFTWARE}/OpenVibe`],
  ['emotibt', 'ThirdParty/EmotiBit/EmotiBit_Guide'],
  ['hedband', 'AddOns/Headwear/HeadBand'],
  ['reciever channel', 'Cyton/CytonRadioChannel'],
  ['latancy timer', WINDOWS, LINUX, MAC],
  [
    'dogle',
    CYTON_START,
    'Cyton/CytonRadios',
    'Cyton/CytonRadioChannel',
    'Deprecated/DeprecatedDongleProgramming',
  ],
  ['shiping', 'FAQ/ShippingFAQ'],
  ['warrenty', 'FAQ/Liability', 'FAQ/Returns'],
  ['exernal triger', 'Cyton/CytonExternal'],
  ['minimise nosie', NOISE],
  ['neuromor', `${OTHER_SOFTWARE}/Neuromore`],
  ['teris', `${EMG}/EMG_Tetris`],
];

/** Not typed to the end. */
const prefix: readonly Row[] = [
  ['gangl', 'Ganglion/GanglionLanding', 'Ganglion/GanglionSpecs', GANGLION_START],
  ['ultrac', 'AddOns/Headwear/MarkIV'],
  ['troub', TROUBLE],
  ['cyton dat', 'Cyton/CytonDataFormat'],
  ['ganglion sp', 'Ganglion/GanglionSpecs'],
  ['radio ch', 'Cyton/CytonRadioChannel'],
  ['emot', 'ThirdParty/EmotiBit/EmotiBit_Guide'],
  ['headb', 'AddOns/Headwear/HeadBand'],
  ['lab str', `${OTHER_SOFTWARE}/LSL`],
  ['ship', 'FAQ/ShippingFAQ'],
  ['priv', 'FAQ/Privacy'],
  ['widg', WIDGETS],
  ['mark ii', 'Deprecated/Mark2Dep', 'Deprecated/MarkIII'],
  ['sd ca', 'Cyton/CytonSDCard'],
  ['neurof', 'Software/OpenBCISoftware/NeuroFly_Toolkit'],
  ['tetr', `${EMG}/EMG_Tetris`],
];

/** Part numbers, codes, pins, paths. */
const part: readonly Row[] = [
  ['ADS1299', 'Cyton/CytonSpecs', 'Cyton/CytonSDK', 'Cyton/CytonDataFormat'],
  ['ads 1299', 'Cyton/CytonSpecs', 'Cyton/CytonSDK', 'Cyton/CytonDataFormat'],
  ['MCP3912', 'Ganglion/GanglionSpecs', 'Ganglion/GanglionDataFormat'],
  ['PIC32MX250F128B', 'Cyton/CytonSpecs', 'Cyton/CytonProgram'],
  ['RFD22301', 'Cyton/CytonSpecs', 'Cyton/CytonRadios'],
  ['LIS3DH', 'Cyton/CytonSpecs', 'Cyton/CytonDataFormat', 'Cyton/CytonSDCard'],
  ['FT231X', CYTON_START, 'Cyton/CytonSpecs', LINUX, WINDOWS, 'Cyton/CytonRadios', MAC],
  ['0xC0', 'Cyton/CytonDataFormat'],
  ['0xA0', 'Cyton/CytonDataFormat'],
  ['0xC5', 'Cyton/CytonDataFormat'],
  ['stop byte', 'Cyton/CytonDataFormat'],
  ['/dev/ttyUSB0', LINUX, CYTON_START],
  ['ttyusb0', LINUX, CYTON_START],
  ['dialout', LINUX],
  ['cu.usbserial', MAC, OLD_MAC, CYTON_START],
  ['SRB2', `${SETUPS}/EEGSetup`, 'Cyton/CytonSDK', 'Cyton/CytonSpecs', CYTON_START],
  ['x1040010X', 'ThirdParty/ThinkPulse/ThinkPulse'],
  ['x1060110X', 'Cyton/CytonSDK', 'ThirdParty/Myoware/MyoWareCyton'],
  ['GPIO6', CYTON_START, 'Cyton/CytonRadios', TROUBLE, RESET, GUI_TROUBLE],
  ['AppleUSBFTDI', MAC, OLD_MAC],
  ['BLED112', GANGLION_START, 'Ganglion/GanglionSpecs', 'Troubleshooting/MacOSGanglionBLEWorkaround'],
  [
    'D11 analog read',
    'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing',
    'ThirdParty/Myoware/MyoWareCyton',
    'Cyton/CytonExternal',
    'Cyton/CytonSDK',
  ],
  [
    'RFduino',
    'Cyton/CytonRadios',
    'Cyton/CytonProgram',
    'Deprecated/DeprecatedDongleProgramming',
    'Cyton/CytonSpecs',
  ],
  ['chipKIT', 'Cyton/CytonProgram', 'Deprecated/DeprecatedCytonProgram'],
  [
    'Fp1',
    'AddOns/Headwear/HeadBand',
    'AddOns/Headwear/MarkIV',
    `${SETUPS}/EEGSetup`,
    'AddOns/Headwear/ElectrodeCap',
    'AddOns/Headwear/GelfreeElectrodeCap',
  ],
  ['Simblee', 'Ganglion/GanglionProgram', 'Ganglion/GanglionSpecs'],
];

/** What is seen going wrong. */
const symptom: readonly Row[] = [
  ['railed', NOISE, GUI_TROUBLE, TROUBLE, WIDGETS],
  ['50 hz hum', NOISE],
  ['60hz noise', NOISE],
  ['no data', GUI_TROUBLE, TROUBLE, RESET],
  ['ganglion not found mac', 'Troubleshooting/MacOSGanglionBLEWorkaround'],
  ['bluetooth permission macos', 'Troubleshooting/MacOSGanglionBLEWorkaround'],
  [
    'packet loss',
    TROUBLE,
    GUI_TROUBLE,
    NOISE,
    'Cyton/CytonDataFormat',
    'Cyton/CytonRadioChannel',
    'Ganglion/GanglionDataFormat',
  ],
  ['blue light not blinking', RESET],
  ['permission denied serial port', LINUX],
  ['choppy data', MAC, WINDOWS, LINUX, GUI_TROUBLE],
  ['gui does not start', GUI_TROUBLE],
  ['cannot connect to board', GUI_TROUBLE, TROUBLE, RESET],
  ['board not detected', GUI_TROUBLE, TROUBLE, RESET, WINDOWS],
  ['broken board on arrival', 'FAQ/Returns'],
  ['flat line', NOISE, GUI_TROUBLE, `${SETUPS}/EEGSetup`, `${SETUPS}/EMGSetup`, `${SETUPS}/ECGSetup`],
];

/** Words that stand in different places: title, heading and text of one page, or subjects of two pages. */
const twoPages: readonly Row[] = [
  ['cyton gain', 'Cyton/CytonSDK', 'Cyton/CytonSpecs', 'Cyton/CytonDataFormat'],
  ['ganglion sample rate', 'Ganglion/GanglionSpecs', 'Ganglion/GanglionDataFormat', HARDWARE_FAQ],
  ['cyton battery', 'Cyton/CytonSpecs', CYTON_START, HARDWARE_FAQ],
  ['daisy sample rate', DAISY_START, 'Cyton/CytonSpecs', 'Cyton/CytonDataFormat'],
  ['ganglion accelerometer', 'Ganglion/GanglionDataFormat', 'Ganglion/GanglionSpecs', 'Ganglion/GanglionSDK'],
  ['cyton accelerometer', 'Cyton/CytonDataFormat', 'Cyton/CytonSpecs'],
  ['thinkpulse commands', 'ThirdParty/ThinkPulse/ThinkPulse'],
  ['openvibe motor imagery', 'Deprecated/MotorImagery'],
  ['myoware ganglion', 'Deprecated/MyoGanglion', 'ThirdParty/Myoware/MyoWareCyton'],
  ['band pass filter', WIDGETS, GUI, FILTERS, `${SETUPS}/EMGSetup`],
  ['bandpass', WIDGETS, GUI, FILTERS, `${SETUPS}/EMGSetup`, `${SETUPS}/EEGSetup`],
  ['fft plot', WIDGETS],
  ['networking widget udp', NETWORKING, WIDGETS, `${OTHER_SOFTWARE}/LSL`, GUI],
  ['wifi shield latency', `${WIFI}/WiFiLanding`, `${WIFI}/WiFiAPI`, `${WIFI}/WiFiSDK`, `${WIFI}/WiFiGS`],
  ['ganglion impedance ohms', IMPEDANCE, 'Ganglion/GanglionDataFormat', 'Ganglion/GanglionSDK'],
  ['cyton sd card accelerometer', 'Cyton/CytonSDCard'],
  ['daisy packet sample number', 'Cyton/CytonDataFormat', DAISY_START],
  ['is it a medical device', 'FAQ/Liability', 'FAQ/GenFAQ'],
];

/** A message of a program, copied into the box; longer ones are cut where the box ends. */
const message: readonly Row[] = [
  ['BOARD_NOT_READY_ERROR', GUI_TROUBLE, DEVELOP],
  ['UNABLE_TO_OPEN_PORT_ERROR:2 unable to prepare streaming session', DEVELOP, GUI_TROUBLE, LINUX],
  ['ANOTHER_BOARD_IS_CREATED_ERROR:16', DEVELOP, GUI_TROUBLE],
  ['INVALID_ARGUMENTS_ERROR:13', DEVELOP, GUI_TROUBLE],
  ['EMPTY_BUFFER_ERROR brainflow', DEVELOP, GUI_TROUBLE],
  ['libGanglionScan.dylib missing', 'Troubleshooting/MacOSGanglionBLEWorkaround', GUI_TROUBLE],
  ['LSL binary library file was not found', `${OTHER_SOFTWARE}/LSL`],
  ['windows protected your pc openbci', GUI, GUI_TROUBLE],
];

/** What people write to a forum or an issue tracker, in their own words and with more of them than they need. */
const question: readonly Row[] = [
  ['gui crashes when i start data stream', GUI_TROUBLE],
  ['does openbci gui work on m1 mac', GUI],
  ['run openbci gui on raspberry pi', GUI, HARDWARE_FAQ, DEVELOP],
  ['how to update the gui to newest version', GUI],
  ['what do the columns in openbci txt file mean', RECORDINGS],
  ['timestamps same for several samples', RECORDINGS, WINDOWS, DEVELOP],
  ['openbci mne python', DEVELOP, RECORDINGS],
  ['save data to csv brainflow', DEVELOP],
  ['brainflow two cytons at the same time', DEVELOP],
  ['can i use gui and python at the same time', GUI, 'Software/SoftwareLanding', DEVELOP],
  ['lsl stream stops when networking widget closed', NETWORKING, WIDGETS, `${OTHER_SOFTWARE}/LSL`],
  ['receive udp from openbci in python', NETWORKING],
  ['stream cyton to matlab in real time', `${OTHER_SOFTWARE}/Matlab`],
  ['mac does not see dongle', MAC],
  ['ganglion slow data rate on mac', 'Troubleshooting/MacOSGanglionBLEWorkaround'],
  ['my board stopped working after a year', 'FAQ/Returns'],
  ['where is openbci located', 'FAQ/GenFAQ', 'FAQ/ShippingFAQ', 'help'],
  ['is bias the same as ground', `${SETUPS}/EEGSetup`, SPECS, NOISE, CYTON_START, `${SETUPS}/ExGSetup`],
  [
    'eeg signal upside down polarity inverted',
    `${SETUPS}/EEGSetup`,
    CYTON_DATA,
    RECORDINGS,
    `${SETUPS}/ECGSetup`,
  ],
  ['-187500 uV railed value', NOISE, CYTON_DATA, GUI_TROUBLE, WIDGETS, SPECS],
  ['input impedance of cyton', SPECS],
  ['is data filtered on the cyton board', CYTON_DATA, SPECS, RECORDINGS],
  ['actual sample rate not exactly 250 Hz drift', CYTON_DATA, SPECS, `${OTHER_SOFTWARE}/LSL`, RECORDINGS],
  ['subtract 2.2k resistor impedance', 'Cyton/CytonSDK', WIDGETS, CYTON_DATA, SPECS],
  ['how long does battery last cyton', SPECS, HARDWARE_FAQ, CYTON_START],
  [
    'can i charge battery while wearing',
    SPECS,
    CYTON_START,
    `${SETUPS}/EEGSetup`,
    HARDWARE_FAQ,
    GANGLION_START,
  ],
  [
    'can i measure multiple people with one board',
    `${SETUPS}/ExGSetup`,
    HARDWARE_FAQ,
    'FAQ/HowProductsGoTogether',
  ],
  ['record eye movements eog', `${SETUPS}/ExGSetup`, `${SETUPS}/EEGSetup`, HARDWARE_FAQ],
  ['daisy 25 hz peak 75 hz noise alias', NOISE, DAISY_START],
  ['sd card recording without computer', 'Cyton/CytonSDCard'],
  ['align sd card recording with streamed data', 'Cyton/CytonSDCard', 'Examples/VideoExperiment'],
  ['avrdude stk500 timeout cyton', 'Cyton/CytonProgram'],
  ['bricked cyton after upload', 'Cyton/CytonProgram', TROUBLE],
  [
    'trigger on ganglion',
    'Ganglion/GanglionSpecs',
    'Ganglion/GanglionDataFormat',
    'Ganglion/GanglionSDK',
    'Cyton/CytonExternal',
  ],
  ['ganglion sawtooth resets every second', NOISE, 'Ganglion/GanglionDataFormat', 'Ganglion/GanglionSpecs'],
  [
    'ganglion sample rate 200 hz why not higher',
    'Ganglion/GanglionSpecs',
    'Ganglion/GanglionDataFormat',
    HARDWARE_FAQ,
  ],
  ['eprime parallel port openbci', 'Cyton/CytonExternal'],
  ['reset wifi shield credentials', `${WIFI}/WiFiGS`, `${WIFI}/WiFiLanding`],
  ['emg amplitude bandwidth sample rate enough', `${SETUPS}/EMGSetup`, HARDWARE_FAQ],
  ['blink detection electrode', `${SETUPS}/EEGSetup`, 'AddOns/Headwear/HeadBand', `${SETUPS}/ExGSetup`],
];

const rows = { exact, task, typo, prefix, part, symptom, twoPages, message, question } satisfies Record<
  QueryKind,
  readonly Row[]
>;

/** In the order they are printed. */
export const QUERY_KINDS: readonly QueryKind[] = [
  'exact',
  'task',
  'typo',
  'prefix',
  'part',
  'symptom',
  'twoPages',
  'message',
  'question',
];

export const goldenQueries: readonly GoldenQuery[] = QUERY_KINDS.flatMap((kind) =>
  rows[kind].map(([query, ...pages]) => ({ query, kind, pages })),
);
