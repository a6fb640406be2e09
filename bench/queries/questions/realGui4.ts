import { at, type Question } from '../types';

const GUI = 'Software/OpenBCISoftware/GUIDocs';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const NETWORK = 'Software/OpenBCISoftware/GUINetworking';
const RECORDINGS = 'Software/OpenBCISoftware/GUIRecordings';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const issue = (number: number): string => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${number}`;
const pull = (number: number): string => `https://github.com/OpenBCI/OpenBCI_GUI/pull/${number}`;

/** What users of the GUI, its Hub and its network streams asked in threads that were left over so far. Told anew. */
export const realGui4: readonly Question[] = [
  {
    asks: 'Filtered data out of the GUI for somebody who does not program.',
    origins: [issue(1227)],
    answers: [at(RECORDINGS, 'filtered-recording', 'Without programming')],
    typed: { task: ['export filtered data as shown in the widgets, no coding'] },
  },
  {
    asks: 'One widget in two panes.',
    origins: [issue(1035)],
    answers: [at(WIDGETS, '', 'Each widget exists once')],
    typed: { trouble: ['cannot open the same widget twice'] },
  },
  {
    asks: 'The time of day at which a recording was made, during its playback.',
    origins: [issue(394), issue(443)],
    answers: [at(RECORDINGS, 'playback', 'the date and time at which the sample was recorded')],
    typed: { task: ['clock time of the recording while it plays back'] },
  },
  {
    asks: 'Flat traces in a playback.',
    origins: [issue(510)],
    answers: [at(RECORDINGS, 'playback', 'a trace is flat')],
    typed: { trouble: ['playback bar runs but all traces are flat'] },
  },
  {
    asks: 'Analog and digital pins in a BDF file.',
    origins: [issue(1037)],
    answers: [at(RECORDINGS, 'bdf', 'no analog or digital pins')],
    typed: { trouble: ['BDF+ file without analog and digital pins'] },
  },
  {
    asks: "A fatal error of the Hub about the 'length' of undefined.",
    origins: [issue(298)],
    answers: [at('Deprecated/Hub', 'old-gui', "Cannot read property 'length' of undefined")],
    typed: { trouble: ["OpenBCIHub Cannot read property 'length' of undefined"] },
  },
  {
    asks: 'A channel that left the bias without a press of Hardware Settings.',
    origins: [issue(334)],
    answers: [at(WIDGETS, 'channel-off', 'also takes it out of the bias and off SRB2')],
    typed: { trouble: ["bias switches to don't include by itself"] },
  },
  {
    asks: 'The columns that are called Other.',
    origins: [
      'https://github.com/OpenBCI/Documentation/pull/142',
      'https://github.com/OpenBCI/Documentation/issues/56',
    ],
    answers: [at(RECORDINGS, 'odf', 'call the stop byte, the digital pins and the marker')],
    typed: { name: ['columns named Other in the cyton csv'] },
  },
  {
    asks: 'The gain for each kind of signal.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/227'],
    answers: [
      at(
        'GettingStarted/Biosensing-Setups/EEGSetup',
        'which-gain-for-which-signal',
        'Use 24, the default, for EEG',
      ),
      at(WIDGETS, 'hardware-settings', 'usually fits for ECG and EMG'),
    ],
    typed: { task: ['which gain for emg, which for eeg, in the gui'] },
  },
  {
    asks: 'An own widget for everybody.',
    origins: [pull(1216)],
    answers: [at(WIDGETS, 'custom-widget', 'of use to many')],
    typed: { task: ['will my own ekg widget be accepted into the gui'] },
  },
  {
    asks: 'The version of the installed GUI.',
    origins: [issue(481)],
    answers: [at(GUI, 'versions', 'The title of the window says which one you have')],
    typed: { task: ['find out which gui version is installed'] },
  },
  {
    asks: 'The version in the About box of a Mac.',
    origins: [issue(345)],
    answers: [at(GUI, 'versions', 'on a Mac can be wrong')],
    typed: { trouble: ['about box on the mac shows version 1'] },
  },
  {
    asks: 'The time zone of the time stamps.',
    origins: [issue(119)],
    answers: [at(RECORDINGS, 'odf', 'The formatted time stamp is local time')],
    typed: { task: ['does the timestamp column know the time zone'] },
  },
  {
    asks: 'Settings that are saved at the end.',
    origins: [issue(482), pull(353)],
    answers: [at(GUI, 'settings', 'saves nothing by itself but the first state')],
    typed: { trouble: ['gui does not save my settings when I close it'] },
  },
  {
    asks: 'Channels and bias in the session settings.',
    origins: [issue(328)],
    answers: [at(GUI, 'settings-files', 'channels that are switched off, and other hardware settings')],
    typed: { task: ['are disabled channels and bias kept in the settings file'] },
  },
  {
    asks: 'Windows 11 that the log calls 10.',
    origins: [issue(1077)],
    answers: [at(TROUBLE, 'harmless', 'Windows - 10.0')],
    typed: { trouble: ['console log says windows 10 on windows 11'] },
  },
  {
    asks: 'What the synthetic channels consist of.',
    origins: [pull(825)],
    answers: [at(GUI, 'first', 'channel 1 is a sine of 5 Hz')],
    typed: { task: ['which frequency has each synthetic channel'] },
  },
  {
    asks: 'Some channels only in the EMG widget.',
    origins: [issue(1149)],
    answers: [at(WIDGETS, 'channel-select', 'opens a row of buttons')],
    typed: { task: ['show only two channels in the emg widget'] },
  },
  {
    asks: 'A crash when the window is resized.',
    origins: [issue(1195), pull(1196)],
    answers: [at(TROUBLE, 'freezes', 'when you resize the window')],
    typed: { trouble: ['gui 6 beta crashes when I resize the window'] },
  },
  {
    asks: 'The GUI for a Ganglion with firmware 3.',
    origins: [issue(1173)],
    answers: [at('Ganglion/GanglionProgram', 'two-or-three', '5.2.2 and later')],
    typed: { task: ['oldest gui for ganglion firmware 3'] },
  },
  {
    asks: 'The BrainFlow inside the GUI.',
    origins: [pull(1117), issue(1028)],
    answers: [at(GUI, 'versions', '5.9.0')],
    typed: { task: ['which brainflow version is in gui 5.2.2'] },
  },
  {
    asks: 'The recording read by another program during the session.',
    origins: ['https://www.jeremydeprisco.com/category/open-bci/'],
    answers: [at(RECORDINGS, 'recording', 'gets the rows in lumps')],
    typed: { task: ['touchdesigner reads the recording file while it grows'] },
  },
  {
    asks: "The Ganglion's signal check.",
    origins: ['https://github.com/OpenBCI/Documentation/issues/108'],
    answers: [at(WIDGETS, 'ganglion-signal', 'measures channels 1 to 4 and the reference in turn')],
    typed: { name: ['ganglion signal check widget'] },
  },
  {
    asks: "The Mac's name of the port.",
    origins: [pull(122)],
    answers: [at('Troubleshooting/FTDI_Fix_Mac', 'check', 'the GUI hides the')],
    typed: { task: ['cu.usbserial or tty.usbserial in the port list'] },
  },
  {
    asks: 'The board in SuperCollider without the GUI.',
    origins: ['https://phd.krishofstadter.com/docs/05-bcmi-2/05-2-bcmi-2-openbci-supercollider-interface'],
    answers: [at(NETWORK, 'osc', 'OpenBCI-SuperCollider')],
    typed: { task: ['read the board in supercollider without the gui'] },
  },
  {
    asks: 'Lights with the colours of the Head Plot.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/3802/headplot-colors-and-time-series'],
    answers: [at(WIDGETS, 'head-plot', 'the same colours on your own lights')],
    typed: { task: ['leds that show the head plot colors, esp32'] },
  },
  {
    asks: 'Expert Mode after a restart.',
    origins: [issue(997)],
    answers: [at(GUI, 'shortcuts', 'then stays on for later starts')],
    typed: { task: ['is expert mode remembered after a restart'] },
  },
  {
    asks: 'A synthetic channel that is off.',
    origins: [pull(868)],
    answers: [at(WIDGETS, 'channel-off', 'with SYNTHETIC, in the GUI')],
    typed: { task: ['turn off a channel of synthetic data'] },
  },
  {
    asks: 'The static address of a shield in GUI 5.',
    origins: [pull(695)],
    answers: [at('Deprecated/WiFiShield/WiFiGS', 'fixed-address', 'STATIC IP in the GUI sets nothing')],
    typed: { task: ['static ip of the wifi shield in gui 5'] },
  },
  {
    asks: "The Hub's rights under Windows.",
    origins: [issue(300)],
    answers: [at('Deprecated/Hub', 'keep-gui-4-running', 'run as administrator')],
    typed: { trouble: ['gui does not start the hub on windows, admin rights'] },
  },
  {
    asks: 'A Ganglion that is gone since Mojave.',
    origins: [issue(402)],
    answers: [at('Deprecated/Hub', 'old-gui', 'Mojave')],
    typed: { trouble: ['ganglion not found since macos mojave, gui 4.0.2'] },
  },
  {
    asks: 'The accelerometer of a Cyton with its Daisy.',
    origins: ['https://github.com/openbci-archive/Docs/issues/15'],
    answers: [at('Cyton/CytonDataFormat', 'accelerometer', '25')],
    typed: { task: ['accelerometer rate and scale factor, with daisy'] },
  },
  {
    asks: 'A FieldTrip buffer with live data.',
    origins: ['https://github.com/eegsynth/eegsynth/issues/185'],
    answers: [at('Software/CompatibleThirdPartySoftware/Matlab', 'fieldtrip-live', 'as a FieldTrip buffer')],
    typed: { task: ['cyton stream into a fieldtrip buffer'] },
  },
  {
    asks: 'The signature of the program for Windows.',
    origins: [issue(1185), pull(1051)],
    answers: [at(GUI, 'install-windows', 'which the makers sign')],
    typed: { task: ['is openbci_gui.exe signed'] },
  },
  {
    asks: 'The description of what the Networking widget sends.',
    origins: [issue(643)],
    answers: [at(NETWORK, '', 'UDP'), at(NETWORK, 'networking', 'Data Outputs')],
    typed: { task: ['where are the data outputs of the networking widget listed'] },
  },
  {
    asks: 'A Ganglion that loses more with the built-in Bluetooth.',
    origins: ['https://github.com/openbci-archive/OpenBCI_Python/issues/115'],
    answers: [
      at('GettingStarted/Boards/GanglionGS', '2-choose-how-it-connects', 'if the stream loses'),
      at(TROUBLE, 'ganglion-drops', 'If you use the computer'),
    ],
    typed: { trouble: ['ganglion drops data with built-in bluetooth, not bled112'] },
  },
  {
    asks: 'A pulse that is too high in the widget.',
    origins: [issue(337)],
    answers: [at('ThirdParty/Pulse_Sensor/Pulse_Sensor_Landing', 'false-beats', 'About double the rate')],
    typed: { trouble: ['pulse widget shows 150 bpm, watch says 90'] },
  },
  {
    asks: 'The order of the bands in a message.',
    origins: [
      'https://www.jeremydeprisco.com/openbci-osc-stream-mapped-to-multiple-objects-in-touchdesigner/',
    ],
    answers: [at(NETWORK, 'osc', 'are delta, theta, alpha, beta and gamma')],
    typed: { task: ['osc band power, which of the five numbers is beta'] },
  },
  {
    asks: 'A package for Node that does not install.',
    origins: ['https://github.com/neurosity/openbci-observable/issues/25'],
    answers: [at('ForDevelopers/SoftwareDevelopment', 'typescript-and-nodejs', 'of 2017 (RxJS)')],
    typed: { trouble: ['openbci-observable npm install error'] },
  },
  {
    asks: 'A Cyton that is only simulated.',
    origins: [
      'https://github.com/openbci-archive/OpenBCI_NodeJS/issues/10',
      'https://github.com/openbci-archive/OpenBCI_Python/issues/44',
    ],
    answers: [at('ForDevelopers/OwnDriver', 'fake-cyton', 'makes a serial port with a Cyton behind it')],
    typed: { task: ['simulate a cyton for my node program without hardware'] },
  },
];
