import { at, type Question } from '../types';

/** What an examiner asked of the whole site before reading it: a third in trouble, a third how-to, a third facts; below them what three more rounds missed. */
export const examined: readonly Question[] = [
  {
    asks: 'Cyton drops samples when my laptop is in another room; is it distance or Wi-Fi.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'loss', 'Bring dongle and board closer'),
      at('Troubleshooting/GUI_Troubleshooting', 'packet-loss', 'channel'),
    ],
    typed: { trouble: ['cyton packet loss wifi interference range'] },
  },
  {
    asks: 'Cyton streams but the Daisy channels 9-16 are flat or missing.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/DaisyGS', 'no-reference', 'The test signal is made inside the converters'),
      at('GettingStarted/Boards/DaisyGS', 'not-found', 'The Cyton did not find the Daisy'),
      at('Cyton/CytonSDK', 'device-id', 'fitting the boards into a box'),
    ],
    typed: { trouble: ['daisy channels 9-16 all zero'] },
  },
  {
    asks: 'Ganglion cannot be found on Windows with native Bluetooth.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'no-ganglion', 'needs Bluetooth 4.0 or later')],
    typed: { trouble: ['ganglion not found native bluetooth windows 11'] },
  },
  {
    asks: 'Serial port is denied on Ubuntu.',
    origins: [],
    answers: [at('Troubleshooting/FTDI_Fix_Linux', 'permission-denied', 'Add yourself to the group')],
    typed: { trouble: ['permission denied ttyUSB0 openbci dongle'] },
  },
  {
    asks: 'The board says it is on another radio channel.',
    origins: [],
    answers: [
      at('GettingStarted/Boards/CytonGS', 'no-board', 'boards and dongles may have been swapped'),
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'channel'),
      at('Cyton/CytonRadioChannel', 'lost', 'channel'),
    ],
    typed: { trouble: ['dongle blue light no response board other channel'] },
  },
  {
    asks: 'One channel says RAILED on GUI though others fine.',
    origins: [],
    answers: [
      at('Troubleshooting/minimizingNoise', 'railed', 'swap its wire with that of a channel that works'),
      at('Troubleshooting/GUI_Troubleshooting', 'railed', 'an electrode that is not on the skin'),
    ],
    typed: { trouble: ['only one channel railed near 100 percent'] },
  },
  {
    asks: 'Mains noise is still large with notch on.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'mains', 'Improve the contact')],
    typed: { trouble: ['60 hz still huge after notch filter'] },
  },
  {
    asks: 'Arduino upload to Cyton times out.',
    origins: [],
    answers: [at('Cyton/CytonProgram', 'program-flash-failed', 'stk500_2_ReceiveMessage')],
    typed: { trouble: ['avrdude pic32 timeout upload cyton bootloader'] },
  },
  {
    asks: 'SD card file is empty or not closed after battery died.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'early', 'Every full block up to then is good')],
    typed: { trouble: ['sd file unreadable battery died recording'] },
  },
  {
    asks: 'LSL outlet stream in GUI not found by LabRecorder.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'troubleshooting', 'Firewall')],
    typed: { trouble: ['labrecorder does not see openbci gui stream'] },
  },
  {
    asks: 'BrainFlow says port already open / unable to prepare session.',
    origins: [],
    answers: [
      at('ForDevelopers/BrainFlowErrors', 'codes', 'the board did not answer'),
      at(
        'Troubleshooting/GUI_Troubleshooting',
        'board-not-ready',
        'the board still streams from an earlier session',
      ),
    ],
    typed: { trouble: ['brainflow board not ready error after crash'] },
  },
  {
    asks: 'Wi-Fi Shield will not attach to home network.',
    origins: [],
    answers: [
      at('Deprecated/WiFiShield/WiFiGS', 'wifi-station', '2.4 GHz only'),
      at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', '5 GHz'),
    ],
    typed: { trouble: ['wifi shield wont join home network 5ghz'] },
  },
  {
    asks: 'GUI crashes or black window at start on Mac M1.',
    origins: [],
    answers: [at('Troubleshooting/GUI_Troubleshooting', 'blank', 'A Mac with an M1 or later also needs')],
    typed: { trouble: ['gui blank window macos apple silicon'] },
  },
  {
    asks: 'Pulse Sensor signal flat on Cyton analog pin.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'no-wave-a-flat-line', 'Analog Read is off'),
    ],
    typed: { trouble: ['pulse sensor flat line cyton analog read'] },
  },
  {
    asks: 'MyoWare saturates on Cyton because it runs at 5 V.',
    origins: [],
    answers: [
      at('ThirdParty/Myoware/MyoWareCyton', '2-wire-it-to-the-cyton', 'Do not feed the sensor with 5 V'),
    ],
    typed: { trouble: ['myoware output clipped 3.3v cyton'] },
  },
  {
    asks: "EmotiBit doesn't show up in GUI.",
    origins: [],
    answers: [
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'with-openbci', 'it has no EmotiBit source'),
      at('ThirdParty/EmotiBit/EmotiBit_Guide', 'not-found', 'must be in the same network'),
    ],
    typed: { trouble: ['emotibit not discovered by openbci gui network'] },
  },
  {
    asks: "OpenViBE acquisition server can't connect to Cyton.",
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/OpenVibe', 'driver', 'If it does not connect')],
    typed: { trouble: ['openvibe acquisition server openbci driver connection failed'] },
  },
  {
    asks: 'Headband electrode impedance stays high on forehead or hair.',
    origins: [],
    answers: [
      at('AddOns/Headwear/HeadBand', 'put-it-on-and-check', 'until their spikes are through the hair'),
      at('AddOns/Electrodes/ElectrodesLanding', 'contact', 'If the impedance stays high'),
    ],
    typed: { trouble: ['ag/agcl headband flat snap high impedance hair'] },
  },
  {
    asks: 'Ultracortex ear clip loose: all channels identical.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'same', 'The signal comes from what the channels share')],
    typed: { trouble: ['all eeg channels look the same signal'] },
  },
  {
    asks: "Neuromore doesn't see Ganglion.",
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Neuromore', 'brainflow', 'has no native Ganglion')],
    typed: { trouble: ['neuromore studio ganglion not connecting'] },
  },
  {
    asks: 'Start and stop from Python with own markers.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'marker', 'goes into the marker row of the next sample'),
    ],
    typed: { task: ['insert marker brainflow while streaming cyton'] },
  },
  {
    asks: 'Turn off bias for some channels.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'channel-settings', 'The composer builds such a command'),
      at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'Bias Include'),
    ],
    typed: { task: ['exclude channel from bias cyton command'] },
  },
  {
    asks: 'Wire ECG and EEG together on one Cyton with different references.',
    origins: [],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/ExGSetup',
        'what-each-signal-needs',
        'each channel measures between two electrodes of its own',
      ),
    ],
    typed: { task: ['eeg and emg together one board separate reference'] },
  },
  {
    asks: 'Read Ganglion accelerometer turn on.',
    origins: [],
    answers: [at('Ganglion/GanglionSDK', 'stream', 'work during the stream, too')],
    typed: { task: ['ganglion turn accelerometer on off command'] },
  },
  {
    asks: 'Use external trigger (button) on Cyton digital pin.',
    origins: [],
    answers: [at('Cyton/CytonExternal', 'button', 'connect it between VDD')],
    typed: { task: ['button trigger on cyton D17 recording'] },
  },
  {
    asks: 'Load OpenBCI txt in EEGLAB.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'eeglab', 'pop_chanedit')],
    typed: { task: ['import openbci txt file eeglab channel locations'] },
  },
  {
    asks: 'Stream to MATLAB live.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'lsl', 'receive with liblsl-Matlab'),
      at('Software/CompatibleThirdPartySoftware/Matlab', 'brainflow', 'Type mex -setup'),
    ],
    typed: { task: ['matlab real time stream cyton lsl'] },
  },
  {
    asks: 'Convert SD hex to CSV.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'viewer', 'save it as CSV in microvolts')],
    typed: { task: ['convert sd card hex to csv microvolts'] },
  },
  {
    asks: 'Clean gel cap after session.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'clean-it-after-every-use', 'Soak the cap in warm water')],
    typed: { task: ['wash gel electrode cap after use'] },
  },
  {
    asks: 'Refill sodium-saline cap sponge.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'make-the-salt-water', 'one teaspoon')],
    typed: { task: ['saline cap how much salt soak'] },
  },
  {
    asks: 'Assemble Mark IV with 16 channels wire colours.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'sixteen-channels-cyton-with-daisy', 'Y cable')],
    typed: { task: ['mark iv 16 channel wiring where do the wires go'] },
  },
  {
    asks: 'Change sampling rate with WiFi Shield.',
    origins: [],
    answers: [
      at('Cyton/CytonSDK', 'sample-rate', 'Higher rates need a stream'),
      at('Deprecated/WiFiShield/WiFiGS', 'sample-rates', 'Choose with ~ and a digit'),
    ],
    typed: { task: ['cyton 1000 hz wifi shield sample rate command'] },
  },
  {
    asks: 'Send band power over OSC to Max / TouchDesigner.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'osc', 'one message per channel or value')],
    typed: { task: ['osc band power touchdesigner address format'] },
  },
  {
    asks: 'Control Arduino servo from EMG GUI serial output.',
    origins: [],
    answers: [
      at('Examples/EMGProjects/EMG_LED', 'servo', 'Power the servo from its own battery'),
      at('Software/OpenBCISoftware/GUINetworking', 'serial', 'EMG'),
    ],
    typed: { task: ['gui serial output emg arduino servo'] },
  },
  {
    asks: 'Use two boards at once on one computer.',
    origins: [],
    answers: [at('Cyton/CytonRadioChannel', 'several', 'each pair has its own channel')],
    typed: { task: ['two cytons one computer different channel'] },
  },
  {
    asks: 'Attach ThinkPulse electrodes power to Cyton.',
    origins: [],
    answers: [at('ThirdParty/ThinkPulse/ThinkPulse', 'wires', 'the signal, to the channel')],
    typed: { task: ['thinkpulse active electrode power wires cyton'] },
  },
  {
    asks: 'Connect cEEGrid to Cyton Daisy pinout.',
    origins: [],
    answers: [
      at(
        'ThirdParty/cEEGrid_Kit',
        'which-electrode-is-which-channel',
        'There are twenty electrodes and sixteen channels',
      ),
    ],
    typed: { task: ['ceegrid pin map reference ground cyton daisy'] },
  },
  {
    asks: 'Brainbay config for openbci.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'enter the COM port')],
    typed: { task: ['brainbay openbci settings com port baud'] },
  },
  {
    asks: 'Write own driver parse packet.',
    origins: [],
    answers: [
      at('Cyton/CytonDataFormat', 'parse-it-in-code', 'resynchronise after lost bytes'),
      at('Cyton/CytonDataFormat', 'binary-format', 'Offsets count from 0'),
    ],
    typed: { task: ['parse cyton binary packet 33 bytes aux'] },
  },
  {
    asks: 'Put an electrode on head without printing — printing the Mark IV.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'print-it', 'as few as possible')],
    typed: { task: ['print mark iv pla infill hours supports'] },
  },
  {
    asks: 'ADS1299 input noise at gain 24.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'noise', '0.14 µV rms')],
    typed: { name: ['cyton input referred noise microvolts'] },
  },
  {
    asks: 'LSB for Ganglion.',
    origins: [],
    answers: [at('Ganglion/GanglionDataFormat', 'scale-factor', 'One count is')],
    typed: { name: ['ganglion counts to microvolts scale factor'] },
  },
  {
    asks: 'Battery life.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'battery-life', 'A Cyton alone lasts longer')],
    typed: { name: ['how long does cyton run on 500mah battery'] },
  },
  {
    asks: 'Battery type / charge inside? Which connector.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'power', 'Check the polarity')],
    typed: { name: ['lipo polarity cyton jst plug voltage range'] },
  },
  {
    asks: 'Bluetooth version, dongle not BLE: which radio.',
    origins: [],
    answers: [
      at('Cyton/CytonRadioChannel', 'basics', 'RFduino'),
      at('Cyton/CytonSpecs', 'bluetooth', 'Gazell'),
    ],
    typed: { name: ['what radio does cyton dongle use rfduino gazell'] },
  },
  {
    asks: 'Is it medical / FDA cleared / CE.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'is-it-a-medical-device', 'not made or approved for diagnosis')],
    typed: { name: ['fda approved use on patients'] },
  },
  {
    asks: 'Latency of stream.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', 'latency', 'latency timer')],
    typed: { name: ['end to end delay cyton dongle milliseconds'] },
  },
  {
    asks: 'Return window and restocking.',
    origins: [],
    answers: [at('FAQ/Returns', 'time-limits', 'Expect 20 %')],
    typed: { name: ['return opened board refund days'] },
  },
  {
    asks: 'Duties customs.',
    origins: [],
    answers: [at('FAQ/ShippingFAQ', 'who-pays-import-duties-and-vat', 'You pay them in your country')],
    typed: { name: ['who pays customs duty import europe'] },
  },
  {
    asks: 'Delete my account data / privacy.',
    origins: [],
    answers: [at('FAQ/Privacy', 'vendor', 'access, correct, delete')],
    typed: { name: ['ask openbci to delete my personal data'] },
  },
  {
    asks: 'How to cite OpenBCI/Brainflow in paper.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'Name the product and its maker')],
    typed: { name: ['cite openbci in my paper bibtex'] },
  },
  {
    asks: 'Electrodes lifetime of comb / spikey dry ag-agcl.',
    origins: [],
    answers: [
      at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'Replace them when the coating has worn off'),
      at('AddOns/Headwear/MarkIV', 'care', 'coating has worn off'),
    ],
    typed: { name: ['how long do spiky dry electrodes last'] },
  },
  {
    asks: 'Head circumference sizes cap.',
    origins: [],
    answers: [at('AddOns/Headwear/ElectrodeCap', 'size', 'small, medium and large')],
    typed: { name: ['which gel cap size head circumference'] },
  },
  {
    asks: 'Ganglion impedance range/ bandwidth input.',
    origins: [],
    answers: [at('Ganglion/GanglionSpecs', 'bandwidth', 'The band ends at about')],
    typed: { name: ['ganglion input bandwidth upper frequency'] },
  },
  {
    asks: 'Daisy sample rate interpolation.',
    origins: [],
    answers: [at('GettingStarted/Boards/DaisyGS', 'rate', 'as the mean of two samples')],
    typed: { name: ['daisy 125 hz averaged samples why'] },
  },
  {
    asks: 'IDUN dryode where placed, cable.',
    origins: [],
    answers: [at('ThirdParty/IDUN_Dryode/Dryode', 'what-to-expect', 'You can use it again')],
    typed: { name: ['idun dryode electrodes in ear reusable'] },
  },
  {
    asks: 'Timestamps source.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'odf', 'gets its time stamp when it reaches the computer'),
      at('ForDevelopers/SoftwareDevelopment', 'time', 'when it reaches the computer'),
    ],
    typed: { name: ['timestamp column computer clock or board clock'] },
  },
  {
    asks: 'GUI default filter in recorded file.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'filtered-recording', 'files always hold raw data'),
      at('Troubleshooting/Filters', 'gui', 'the recorded file keeps the raw signal'),
    ],
    typed: { name: ['does recorded file contain filtered data'] },
  },
  {
    asks: 'SD card max duration, sizes.',
    origins: [],
    answers: [at('Cyton/CytonSDCard', 'sizes', 'a fixed number of blocks')],
    typed: { name: ['sd card longest recording hours file size'] },
  },
  {
    asks: 'Licence of firmware/hardware, sell product.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'open-source', 'all allow commercial use')],
    typed: { name: ['sell product based on cyton open source license'] },
  },
  {
    asks: 'A Cyton whose channels may be read one after the other.',
    origins: [],
    answers: [at('Cyton/CytonSpecs', 'at-a-glance', 'Run the board on its own battery')],
    typed: { trouble: ['are cyton channels sampled simultaneously skew'] },
  },
  {
    asks: 'A blink that presses a key through BrainBay.',
    origins: [],
    answers: [
      at(
        'Software/CompatibleThirdPartySoftware/BrainBay',
        'keys',
        'presses keys in whatever program is in front',
      ),
    ],
    typed: { task: ['brainbay threshold keyboard press blink'] },
  },
  {
    asks: 'An acceleration that is zero in nine rows of ten.',
    origins: [],
    answers: [at('Cyton/CytonDataFormat', '0xc0-accelerometer', 'Zeros mean')],
    typed: { trouble: ['accelerometer sample rate cyton 25 hz repeated zeros'] },
  },
  {
    asks: 'Time stamps of LSL that jump from block to block.',
    origins: [],
    answers: [at('Software/CompatibleThirdPartySoftware/LSL', 'clumps', 'let the receiver smooth them')],
    typed: { trouble: ['lsl timestamps jitter samples arrive in chunks gui'] },
  },
  {
    asks: 'An EmotiBit that shows no heart rate.',
    origins: [],
    answers: [at('ThirdParty/EmotiBit/EmotiBit_Guide', 'bad-signal', 'Look at the raw wave')],
    typed: { trouble: ['emotibit heart rate zero no fingers ppg'] },
  },
  {
    asks: 'A Mark IV whose comfort units hurt.',
    origins: [],
    answers: [at('AddOns/Headwear/MarkIV', 'hurts', 'tighten the comfort units')],
    typed: { trouble: ['how tight comfort units mark iv pain'] },
  },
  {
    asks: 'Reference and bias on one ear.',
    origins: [],
    answers: [at('GettingStarted/Biosensing-Setups/EEGSetup', 'same-ear', 'side by side that do not touch')],
    typed: { name: ['ear clip both on one ear ok'] },
  },
  {
    asks: 'A paper that cites BrainFlow, LSL or EEGLAB.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'methods', 'name no paper and no DOI in their repositories')],
    typed: { name: ['doi brainflow citation'] },
  },
  {
    asks: 'An order cancelled before it is sent.',
    origins: [],
    answers: [at('FAQ/PaymentFAQ', 'can-i-change-or-cancel-an-order', 'as soon as you can')],
    typed: { trouble: ['order cancelled before shipping refund'] },
  },
  {
    asks: 'The size of a blink.',
    origins: [],
    answers: [at('Troubleshooting/minimizingNoise', 'blink', 'they show that the front electrodes work')],
    typed: { name: ['how many microvolts is a blink'] },
  },
  {
    asks: 'How long a cap with salt water lasts.',
    origins: [],
    answers: [at('AddOns/Headwear/GelfreeElectrodeCap', 'if-something-is-wrong', 'worse after two hours')],
    typed: { name: ['saline cap how long does it last before drying'] },
  },
  {
    asks: 'A board that restarts when the stream starts.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'by-itself', 'A battery that fails under load')],
    typed: { trouble: ['cyton reset loop when streaming starts brownout'] },
  },
  {
    asks: 'A red light on a Ganglion.',
    origins: [],
    answers: [at('Troubleshooting/ResetButtonPress', 'others', 'Cyton, Daisy and Ganglion have none')],
    typed: { trouble: ['ganglion red light battery low meaning'] },
  },
  {
    asks: 'Figures of the documentation in a thesis.',
    origins: [],
    answers: [at('FAQ/GenFAQ', 'open-source', 'The text and figures of this site are CC BY 4.0')],
    typed: { name: ['license of documentation figures reuse in thesis'] },
  },
  {
    asks: 'A board in Simulink.',
    origins: [],
    answers: [
      at('Software/CompatibleThirdPartySoftware/Matlab', 'limits', 'Simulink'),
      at('Software/SoftwareLanding', 'others', 'LabVIEW, Simulink'),
    ],
    typed: { task: ['simulink real time openbci'] },
  },
  {
    asks: 'Channel settings after the board was switched off.',
    origins: [],
    answers: [at('Cyton/CytonSDK', 'channel-settings', 'The board keeps no channel settings')],
    typed: { name: ['cyton eeprom settings saved after power off?'] },
  },
  {
    asks: 'How much gel an ear grid takes.',
    origins: [],
    answers: [at('ThirdParty/cEEGrid_Kit', 'put-the-grids-on', 'gel the size of a lentil')],
    typed: { task: ['ceegrid gel amount and adhesive'] },
  },
  {
    asks: 'The interval between heart beats, out of the GUI.',
    origins: [],
    answers: [
      at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'what-a-pulse-wave-is-not', 'To send BPM and IBI'),
      at('Software/OpenBCISoftware/GUIWidgets', 'digital', 'the interval between the last two beats'),
    ],
    typed: { task: ['pulse sensor interbeat interval export'] },
  },
];
