import { at, type Question } from '../types';

const ELECTRODES = 'AddOns/Electrodes/ElectrodesLanding';
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
const FAQ = 'FAQ/HardFAQ';
const TOGETHER = 'FAQ/HowProductsGoTogether';
const ANALYSIS = 'ForDevelopers/DataAnalysis';
const DRIVER = 'ForDevelopers/OwnDriver';
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
const PULSE = 'ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing';
const LINUX = 'Troubleshooting/FTDI_Fix_Linux';
const MAC = 'Troubleshooting/FTDI_Fix_Mac';
const WINDOWS = 'Troubleshooting/FTDI_Fix_Windows';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const RESET = 'Troubleshooting/ResetButtonPress';
const NOISE = 'Troubleshooting/minimizingNoise';

/**
 * Ninety more by somebody who had never seen these pages: 45 in trouble, 25 names, 20 tasks, each with what the person wants to
 * know. All but two were written down before a search was run; 21 of the first ninety were in other lists already, and
 * those that took their place came after a look at `shortFresh2`.
 */
export const shortFresh3: readonly Question[] = [
  {
    asks: 'Fresh 3, stuck: Daisy not detected, why only 8 channels.',
    origins: [],
    answers: [
      at(DAISY, 'not-found', 'Does the GUI show only eight channels'),
      at(TROUBLE, 'no-daisy', 'no Daisy is attached'),
    ],
    typed: { trouble: ['cyton only 8 chanels showing daisy plugged in'] },
  },
  {
    asks: 'Fresh 3, stuck: What dongle LEDs mean / why no traffic.',
    origins: [],
    answers: [at(RESET, 'others', 'as long as a stream runs')],
    typed: { trouble: ['dongle blue light but red not blinking'] },
  },
  {
    asks: 'Fresh 3, stuck: Port in use / permission on Windows.',
    origins: [],
    answers: [at(WINDOWS, 'in-use', 'Only one program at a time')],
    typed: { trouble: ['could not find port com3 access denied openbci'] },
  },
  {
    asks: 'Fresh 3, stuck: GUI hangs at session start.',
    origins: [],
    answers: [
      at(TROUBLE, 'audio-hang', 'The GUI hangs at'),
      at(TROUBLE, 'nothing-selected', 'before you had chosen everything'),
    ],
    typed: { trouble: ['pressed start session nothing happens just spins'] },
  },
  {
    asks: 'Fresh 3, stuck: Ganglion BLE drops.',
    origins: [],
    answers: [at(TROUBLE, 'ganglion-drops', 'stops after some seconds')],
    typed: { trouble: ['ganglion disconects after few seconds'] },
  },
  {
    asks: 'Fresh 3, stuck: Railed causes.',
    origins: [],
    answers: [
      at(NOISE, 'railed', 'never cures a railed channel'),
      at(FAQ, 'why-does-a-channel-say-railed', 'The input has reached the end of its range'),
    ],
    typed: { trouble: ['all channels say railed even after gel'] },
  },
  {
    asks: 'Fresh 3, stuck: Reference/bias lost effect.',
    origins: [],
    answers: [at(NOISE, 'first-checks', 'one bad ear clip spoils all channels')],
    typed: { trouble: ['one ear clip fell off everything went noisy'] },
  },
  {
    asks: 'Fresh 3, stuck: What error 13 means, which parameter is missing.',
    origins: [],
    answers: [at('ForDevelopers/BrainFlowErrors', 'codes', 'is empty')],
    typed: { trouble: ['brainflow.board_shim.BrainFlowError: INVALID_ARGUMENTS_ERROR:13'] },
  },
  {
    asks: 'Fresh 3, stuck: BrainFlow exit code 7 meaning.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the board did not answer'),
      at(TROUBLE, 'board-not-ready', 'BOARD_NOT_READY_ERROR'),
    ],
    typed: { trouble: ['brainflow exit code 7 prepare_session'] },
  },
  {
    asks: 'Fresh 3, stuck: Installing Python binding.',
    origins: [],
    answers: [at(CODE, 'python', 'pip install brainflow')],
    typed: { trouble: ['no module named brainflow'] },
  },
  {
    asks: "Fresh 3, stuck: Mac doesn't show dongle.",
    origins: [],
    answers: [at(MAC, 'check', 'not tty.usbserial')],
    typed: { trouble: ['ls /dev/tty.usbserial* no matches found'] },
  },
  {
    asks: 'Fresh 3, stuck: Linux serial rights need re-login.',
    origins: [],
    answers: [at(LINUX, 'permission-denied', 'A new terminal is not enough')],
    typed: { trouble: ['sudo usermod -a -G dialout $USER still permission'] },
  },
  {
    asks: 'Fresh 3, stuck: SD card hex file conversion.',
    origins: [],
    answers: [
      at(CARD, 'read-a-file', 'no conversion is needed'),
      at('Software/OpenBCISoftware/GUIRecordings', 'sd', 'SD card files'),
    ],
    typed: { trouble: ['sd card file is gibberish hex'] },
  },
  {
    asks: 'Fresh 3, stuck: SD init fails on cyton.',
    origins: [],
    answers: [at(CARD, 'no-card', 'format it as FAT32')],
    typed: { trouble: ['card fails to init blocks'] },
  },
  {
    asks: 'Fresh 3, stuck: Mains still visible after notch.',
    origins: [],
    answers: [at(NOISE, 'mains', 'Why does some hum stay with the notch on')],
    typed: { trouble: ['my 60hz filter does nothing'] },
  },
  {
    asks: 'Fresh 3, stuck: Ganglion shows zero.',
    origins: [],
    answers: [at(TROUBLE, 'ganglion-zero', 'Stop Impedance Check')],
    typed: { trouble: ['flat line zero all channels ganglion'] },
  },
  {
    asks: 'Fresh 3, stuck: Cyton bootloader upload fails.',
    origins: [],
    answers: [at(PROGRAM, 'program-flash-failed', 'stk500_2_ReceiveMessage')],
    typed: { trouble: ['avrdude stk500 chipkit timeout upload'] },
  },
  {
    asks: 'Fresh 3, stuck: Radio firmware upload fails.',
    origins: [],
    answers: [at(RADIOS, 'dongle-fails', 'The upload to the dongle fails')],
    typed: { trouble: ['RFduino upload timed out dongle'] },
  },
  {
    asks: 'Fresh 3, stuck: Battery life low.',
    origins: [],
    answers: [at(CYTON, 'battery-life', 'How long does a battery last')],
    typed: { trouble: ['battery dies after an hour cyton'] },
  },
  {
    asks: 'Fresh 3, stuck: Swollen battery what to do.',
    origins: [],
    answers: [at(FAQ, 'store', 'Do not charge or use a cell that is swollen')],
    typed: { trouble: ['lipo swollen after charging'] },
  },
  {
    asks: 'Fresh 3, stuck: Overheating cyton/powering wrong.',
    origins: [],
    answers: [
      at(FAQ, 'repair', 'get hot, smell burnt or smoke'),
      at(CYTON, 'power', 'It gets a little warm'),
    ],
    typed: { trouble: ['board gets hot when pluged in usb'] },
  },
  {
    asks: 'Fresh 3, stuck: Accel not updating.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'accelerometer-freezes', 'repeats the old three values'),
      at(TROUBLE, 'aux', 'The Cyton sends only one of the three'),
    ],
    typed: { trouble: ['accelerometer frozen last value'] },
  },
  {
    asks: 'Fresh 3, stuck: LSL resolve fails.',
    origins: [],
    answers: [at(LSL, 'troubleshooting', 'The stream is not found')],
    typed: { trouble: ['lsl inlet finds no stream'] },
  },
  {
    asks: 'Fresh 3, stuck: Liblsl MATLAB mex load.',
    origins: [],
    answers: [at(MATLAB, 'lsl', 'does not find the compiled part')],
    typed: { trouble: ['lib lsl cannot load matlab mex'] },
  },
  {
    asks: 'Fresh 3, stuck: OpenViBE driver connect.',
    origins: [],
    answers: [at(OPENVIBE, 'driver', 'If it does not connect')],
    typed: { trouble: ['openvibe acquisition server wont connect to cyton'] },
  },
  {
    asks: 'Fresh 3, stuck: Packet loss range.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'USB extension cable'),
      at(FAQ, 'how-far-does-the-radio-reach', 'How far does the radio reach'),
    ],
    typed: { trouble: ['data gap every time i move away from dongle'] },
  },
  {
    asks: 'Fresh 3, stuck: "System is Down" / message misquoted from GUI.',
    origins: [],
    answers: [at(CHANNEL, 'lost', 'System is Down')],
    typed: { trouble: ['system still powering down message'] },
  },
  {
    asks: 'Fresh 3, stuck: GUI message misremembered.',
    origins: [],
    answers: [
      at(TROUBLE, 'unable', 'Please check hardware and power source'),
      at(TROUBLE, 'failed-to-initialize', 'Failed to initialize board'),
      at(CYTON_START, 'initialize', 'Failed to initialize board'),
    ],
    typed: { trouble: ['error board is not responding check power'] },
  },
  {
    asks: 'Fresh 3, stuck: WiFi Shield setup.',
    origins: [],
    answers: [at(WIFI_START, 'if-it-does-not-connect', 'Four flashes and then two slow ones')],
    typed: { trouble: ['wifi shield blinks but no access point shows'] },
  },
  {
    asks: 'Fresh 3, stuck: Impedance too high dry electrodes.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-too-high', 'the GUI is wrong, not your gel')],
    typed: { trouble: ['impedance says 2000 kohm with hair'] },
  },
  {
    asks: 'Fresh 3, stuck: Comfort of headset electrodes.',
    origins: [],
    answers: [at(MARK_IV, 'hurts', 'Loosen the bolt that hurts'), at(ELECTRODES, 'combs', 'Do they hurt?')],
    typed: { trouble: ['ultracortex spikes hurt my head'] },
  },
  {
    asks: 'Fresh 3, stuck: Headset size.',
    origins: [],
    answers: [at(MARK_IV, 'sizes', 'a frame that is too small cannot be widened')],
    typed: { trouble: ['headset too small cannot close'] },
  },
  {
    asks: 'Fresh 3, stuck: ECG inverted: swap electrodes.',
    origins: [],
    answers: [at(ECG, 'if-you-see-something-else', 'R peaks that point down')],
    typed: { trouble: ['ekg upside down'] },
  },
  {
    asks: 'Fresh 3, stuck: EMG no signal.',
    origins: [],
    answers: [
      at(EMG, 'no-difference', 'a burst may look like a thin line'),
      at(EMG, 'if-you-see-something-else', 'no bursts, or a flat line'),
    ],
    typed: { trouble: ['emg flat when i flex'] },
  },
  {
    asks: 'Fresh 3, stuck: Eye blink artifacts.',
    origins: [],
    answers: [at(NOISE, 'blink', 'blink between trials'), at(EEG, 'settings', 'Each blink is a peak of')],
    typed: { trouble: ['blinks bigger then my brain waves'] },
  },
  {
    asks: 'Fresh 3, stuck: Alpha test fails.',
    origins: [],
    answers: [at(EEG, 'alpha', 'Some people show little alpha')],
    typed: { trouble: ['alpha not higher with eyes shut'] },
  },
  {
    asks: 'Fresh 3, stuck: Timestamps bunch up in recordings.',
    origins: [],
    answers: [at(CODE, 'time', 'The samples themselves are evenly spaced')],
    typed: { trouble: ['timestamps jump in csv'] },
  },
  {
    asks: 'Fresh 3, stuck: Playback file format error.',
    origins: [],
    answers: [at(TROUBLE, 'no-header', 'Put the header back')],
    typed: { trouble: ['playback file wont load wrong header'] },
  },
  {
    asks: 'Fresh 3, stuck: GUI on Apple silicon.',
    origins: [],
    answers: [at(TROUBLE, 'blank', 'also needs Rosetta')],
    typed: { trouble: ['GUI black window macbook m2'] },
  },
  {
    asks: 'Fresh 3, stuck: Antivirus/SmartScreen blocks the GUI.',
    origins: [],
    answers: [at(GUI, 'install-windows', 'If an antivirus program removes or blocks files')],
    typed: { trouble: ['windows defender deletes openbci gui'] },
  },
  {
    asks: 'Fresh 3, stuck: Pulse sensor BPM missing.',
    origins: [],
    answers: [
      at(PULSE, 'no-wave-a-flat-line', 'Analog Read is off'),
      at(PULSE, 'the-wave-is-there-but-bpm-is-0-or-jumps', 'The wave is there, but BPM is 0'),
    ],
    typed: { trouble: ['heart rate not shown pulse sensor'] },
  },
  {
    asks: 'Fresh 3, stuck: Baud / encoding cyton.',
    origins: [],
    answers: [
      at(DRIVER, 'python-live', 'Does your own program print garbage'),
      at(COMMANDS, 'send', 'it shows nonsense'),
    ],
    typed: { trouble: ['serial moniter prints garbage 115200'] },
  },
  {
    asks: 'Fresh 3, stuck: Why sample number pattern with Daisy.',
    origins: [],
    answers: [
      at(TROUBLE, 'packet-loss', 'When the same number appears twice'),
      at(CODE, 'time', 'half a sample was lost'),
    ],
    typed: { trouble: ['sample nr repeats twice with daisy'] },
  },
  {
    asks: 'Fresh 3, stuck: Railed value full scale.',
    origins: [],
    answers: [at(NOISE, 'railed', '187.5 mV')],
    typed: { trouble: ['got volts 187500 uV constant'] },
  },
  {
    asks: 'Fresh 3, stuck: Radio channel lost, recover.',
    origins: [],
    answers: [at(CHANNEL, 'lost', 'If you do not know it and the scan has found nothing')],
    typed: { trouble: ['lost the radio chanel how find'] },
  },
  {
    asks: 'Fresh 3, name: What N2P bottom pin is.',
    origins: [],
    answers: [at(CYTON, 'electrode-header', 'P input (plus) of the channel')],
    typed: { name: ['N2P pin'] },
  },
  {
    asks: 'Fresh 3, name: Bias pin.',
    origins: [],
    answers: [at(CYTON, 'inputs', 'is joined to')],
    typed: { name: ['BIASOUT'] },
  },
  {
    asks: 'Fresh 3, name: Which ground.',
    origins: [],
    answers: [
      at(CYTON, 'inputs', 'Connect electrodes to BIAS and not to AGND'),
      at(EMG, 'connect-a-cyton', 'Older guides use an AGND pin'),
    ],
    typed: { name: ['AGND vs BIAS pin'] },
  },
  {
    asks: 'Fresh 3, name: Which radio module the Ganglion has.',
    origins: [],
    answers: [at(GANGLION, 'at-a-glance', 'At a glance')],
    typed: { name: ['RFD77201 simblee module'] },
  },
  {
    asks: 'Fresh 3, name: Ganglion accelerometer chip.',
    origins: [],
    answers: [at(GANGLION, 'at-a-glance', 'At a glance')],
    typed: { name: ['LIS2DH'] },
  },
  {
    asks: 'Fresh 3, name: Ganglion instrumentation amplifier.',
    origins: [],
    answers: [at(GANGLION, 'at-a-glance', 'At a glance')],
    typed: { name: ['AD8293'] },
  },
  {
    asks: 'Fresh 3, name: Digital pins on Cyton.',
    origins: [],
    answers: [at(CYTON, 'digital-pins', 'D11')],
    typed: { name: ['D11 D12 D13 pins'] },
  },
  {
    asks: 'Fresh 3, name: Battery connector.',
    origins: [],
    answers: [at(CYTON, 'power', 'JST PH')],
    typed: { name: ['JST PH 2 pin'] },
  },
  {
    asks: 'Fresh 3, name: What stop line in SD file means.',
    origins: [],
    answers: [at(CARD, 'stamps', 'That is no fault of your file')],
    typed: { name: ['%STOP AT in sd file'] },
  },
  {
    asks: 'Fresh 3, name: GUI settings file: where, what.',
    origins: [],
    answers: [
      at(GUI, 'settings-files', 'Each kind of board has its own files'),
      at(GUI, 'settings', 'stores the settings of the session in a file'),
    ],
    typed: { name: ['Settings_Cyton json'] },
  },
  {
    asks: 'Fresh 3, name: Column meaning of the BrainFlow file.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'no header')],
    typed: { name: ['BrainFlow-RAW_.csv columns no header'] },
  },
  {
    asks: 'Fresh 3, name: BrainFlow function.',
    origins: [],
    answers: [at(CODE, 'rows', 'name the same rows')],
    typed: { name: ['get_exg_channels'] },
  },
  {
    asks: 'Fresh 3, name: Channel settings command.',
    origins: [],
    answers: [
      at(CODE, 'send-commands-to-the-board', 'passes its text on to the board'),
      at(COMMANDS, 'channel-settings', 'Channel settings'),
    ],
    typed: { name: ['config_board("x1060110X")'] },
  },
  {
    asks: 'Fresh 3, name: Streamer param string in BrainFlow.',
    origins: [],
    answers: [at(CODE, 'save', 'Both letters mean the same to the streamer')],
    typed: { name: ['BOARD_CONTROLLER streamer_params file://'] },
  },
  {
    asks: 'Fresh 3, name: Focus widget settings.',
    origins: [],
    answers: [at(WIDGETS, 'focus', 'the circle lights up')],
    typed: { name: ['neurofeedback focus threshold relaxation metric'] },
  },
  {
    asks: 'Fresh 3, name: FFT widget settings.',
    origins: [],
    answers: [at(WIDGETS, 'fft', 'works once per drawn frame')],
    typed: { name: ['FFT plot max uV smooth'] },
  },
  {
    asks: 'Fresh 3, name: What the GUI shows for D pins, which pins.',
    origins: [],
    answers: [at(TRIGGERS, 'digital', 'each pin has its own byte'), at(WIDGETS, 'digital', 'Digital Read')],
    typed: { name: ['digital read D17 D18'] },
  },
  {
    asks: 'Fresh 3, name: EMG joystick widget.',
    origins: [],
    answers: [
      at(WIDGETS, 'emg-joystick', 'X is right minus left'),
      at(WIDGETS, 'emg', 'The outer ring is the upper threshold'),
    ],
    typed: { name: ['twitch widget / emg joystick thresholds'] },
  },
  {
    asks: 'Fresh 3, name: GUI widget.',
    origins: [],
    answers: [at(WIDGETS, 'spectrogram', 'Time runs to the right')],
    typed: { name: ['spectrogram widget'] },
  },
  {
    asks: 'Fresh 3, name: Cyton packet format.',
    origins: [],
    answers: [at(FORMAT, 'stop-bytes', '0xC0'), at(FORMAT, '0xc0-accelerometer', 'Zeros mean nothing new')],
    typed: { name: ['packet 0xC0 stop byte'] },
  },
  {
    asks: 'Fresh 3, name: Part.',
    origins: [],
    answers: [at(ELECTRODES, 'combs', 'Combs have spikes')],
    typed: { name: ['comb electrodes'] },
  },
  {
    asks: 'Fresh 3, name: Which gel or paste for what.',
    origins: [],
    answers: [at(ELECTRODES, 'paste', 'gold cups, ear clips')],
    typed: { name: ['signagel vs ten20'] },
  },
  {
    asks: 'Fresh 3, name: Driver setting.',
    origins: [],
    answers: [
      at(WINDOWS, 'latency', 'set the latency timer to 1 ms'),
      at(LINUX, 'latency', 'the latency timer'),
      at(WINDOWS, '', 'must be 1 ms'),
    ],
    typed: { name: ['FTDI latency timer'] },
  },
  {
    asks: 'Fresh 3, name: BLED112 alternative BLE dongle.',
    origins: [],
    answers: [at(GANGLION_START, '2-choose-how-it-connects', 'Only a BLED112 works as the dongle')],
    typed: { name: ['CSR8510'] },
  },
  {
    asks: 'Fresh 3, name: Can a Grove GSR be connected.',
    origins: [],
    answers: [at(TOGETHER, 'can-i-measure-the-stomach-egg-or-skin-conductance-eda', 'Grove GSR')],
    typed: { name: ['grove gsr sensor'] },
  },
  {
    asks: 'Fresh 3, task: Serial output networking.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Use it for an Arduino')],
    typed: { task: ['send data to arduino from gui'] },
  },
  {
    asks: 'Fresh 3, task: Stream and plot via BrainFlow.',
    origins: [],
    answers: [
      at(CODE, 'keep', 'plot_real_time.py'),
      at('ForDevelopers/Spectra', 'spectrogram', 'fetch the newest ten seconds'),
    ],
    typed: { task: ['plot live eeg in python'] },
  },
  {
    asks: 'Fresh 3, task: Multiple boards.',
    origins: [],
    answers: [at(CODE, 'two-boards', 'Two Ganglions')],
    typed: { task: ['use 2 ganglions same time'] },
  },
  {
    asks: 'Fresh 3, task: Cyton sample rate.',
    origins: [],
    answers: [
      at(COMMANDS, 'sample-rate', 'is the highest rate over the dongle'),
      at(FAQ, 'faster', 'Can I record faster than 250 Hz?'),
    ],
    typed: { task: ['change sample rate to 1000'] },
  },
  {
    asks: 'Fresh 3, task: External trigger digital in.',
    origins: [],
    answers: [at(TRIGGERS, 'choose', 'The person presses a button')],
    typed: { task: ['read button press in recording'] },
  },
  {
    asks: 'Fresh 3, task: Adapters.',
    origins: [],
    answers: [at(ELECTRODES, 'adapter', 'HPTA')],
    typed: { task: ['connect touch proof electrodes to header'] },
  },
  {
    asks: 'Fresh 3, task: Import.',
    origins: [],
    answers: [at(MATLAB, 'eeglab', 'EEGLAB expects one row for each channel')],
    typed: { task: ['open txt recording in eeglab'] },
  },
  {
    asks: 'Fresh 3, task: MNE.',
    origins: [],
    answers: [
      at(ANALYSIS, 'mne', 'this program loads them'),
      at('Software/OpenBCISoftware/GUIRecordings', 'open-recording', 'has no reader for these files'),
    ],
    typed: { task: ['import csv to mne'] },
  },
  {
    asks: 'Fresh 3, task: Use 8 ch with Daisy attached.',
    origins: [],
    answers: [
      at(DAISY, 'rate', '250 Hz on eight channels for a while'),
      at(COMMANDS, 'board', 'also change the size of SD card files'),
    ],
    typed: { task: ['turn daisy off keep cyton'] },
  },
  {
    asks: 'Fresh 3, task: Charger for battery, current.',
    origins: [],
    answers: [at(FAQ, 'store', 'with a charger made for a single lithium-polymer cell')],
    typed: { task: ['recharge 3.7v lipo which charger'] },
  },
  {
    asks: 'Fresh 3, task: EOG electrode placement.',
    origins: [],
    answers: [at(EXG, 'eog', 'look right')],
    typed: { task: ['measure eog left right'] },
  },
  {
    asks: 'Fresh 3, task: Cleaning after paste.',
    origins: [],
    answers: [at(EEG, 'clean-up', 'Paste in the hair'), at(ELECTRODES, 'paste', 'warm water and shampoo')],
    typed: { task: ['get paste out of hair'] },
  },
  {
    asks: 'Fresh 3, task: 3D print settings.',
    origins: [],
    answers: [at(MARK_IV, 'print-it', 'Print the halves')],
    typed: { task: ['print ultracortex parts settings'] },
  },
  {
    asks: 'Fresh 3, task: Impedance check.',
    origins: [],
    answers: [at('Troubleshooting/Impedance', 'impedance-cyton', 'Check All Channels')],
    typed: { task: ['check electrode impedence cyton'] },
  },
  {
    asks: 'Fresh 3, task: UDP Unity.',
    origins: [],
    answers: [at(CODE, 'unity', 'Without a library in the game')],
    typed: { task: ['stream over udp to unity'] },
  },
  {
    asks: 'Fresh 3, task: Recording two devices with LabRecorder.',
    origins: [],
    answers: [at(LSL, 'other-programs', 'TOBII')],
    typed: { task: ['eye tracker + eeg sync lsl labrecorder'] },
  },
  {
    asks: 'Fresh 3, task: Firmware update.',
    origins: [],
    answers: [at(PROGRAM, '', 'a Mac with macOS 10.14 or older')],
    typed: { task: ['update cyton firmware mac'] },
  },
  {
    asks: 'Fresh 3, task: Third party sensor.',
    origins: [],
    answers: [at(TOGETHER, 'breathing', 'A Ganglion has no analog mode')],
    typed: { task: ['respiration belt to ganglion'] },
  },
  {
    asks: 'Fresh 3, task: Which gain ECG needs, and how to set it.',
    origins: [],
    answers: [
      at(EEG, 'which-gain-for-which-signal', 'Use 24, the default, for EEG'),
      at(COMMANDS, 'channel-settings', 'Channel settings'),
    ],
    typed: { task: ['set gain to 1 for ecg'] },
  },
  {
    asks: 'Fresh 3, task: SD standalone start.',
    origins: [],
    answers: [at(CARD, 'without-computer', 'the stream must be started by a command')],
    typed: { task: ['start sd logging by button no pc'] },
  },
];
