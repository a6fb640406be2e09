import { at, type Question } from '../types';

const GUI = 'Software/OpenBCISoftware/GUIDocs';
const WIDGETS = 'Software/OpenBCISoftware/GUIWidgets';
const TROUBLE = 'Troubleshooting/GUI_Troubleshooting';
const issue = (number: number): string => `https://github.com/OpenBCI/OpenBCI_GUI/issues/${number}`;
const pull = (number: number): string => `https://github.com/OpenBCI/OpenBCI_GUI/pull/${number}`;

/** What users of the GUI asked in its issues about starting it, its widgets, files, settings and old versions. Told anew. */
export const realGui3: readonly Question[] = [
  {
    asks: 'Tiny text on a screen of high density, under Linux.',
    origins: [issue(145)],
    answers: [at(TROUBLE, 'high-dpi', 'On Linux install'), at(GUI, 'install-linux', 'Is everything tiny')],
    typed: { trouble: ['gui text tiny on 4k screen linux'] },
  },
  {
    asks: 'An empty window on a Mac with an M1.',
    origins: [issue(987)],
    answers: [at(TROUBLE, 'blank', 'An empty window is a fault of 5.0.6')],
    typed: { trouble: ['blank window macbook m1 gui 5.0.6'] },
  },
  {
    asks: 'The GUI keeps the processor busy.',
    origins: [issue(126)],
    answers: [at(TROUBLE, 'choppy', 'To relieve the computer')],
    typed: { trouble: ['openbci gui uses 100% cpu'] },
  },
  {
    asks: 'The Head Plot slows everything down.',
    origins: [issue(1243)],
    answers: [at(TROUBLE, 'choppy', 'costs much')],
    typed: { trouble: ['head plot makes gui slow 10 fps'] },
  },
  {
    asks: 'A picture that lags after work in another window.',
    origins: [issue(230)],
    answers: [at(TROUBLE, 'choppy', 'after you worked in another program')],
    typed: { trouble: ['lag after switching back to gui window'] },
  },
  {
    asks: 'Waited 5000ms.',
    origins: [issue(406)],
    answers: [at(TROUBLE, 'blank', 'the window did not get to draw for 5 seconds')],
    typed: { trouble: ['java.lang.RuntimeException: Waited 5000ms for'] },
  },
  {
    asks: 'A session that hangs, though the dongle connects.',
    origins: [issue(869)],
    answers: [at(TROUBLE, 'freezes', 'a user with an encrypted disk')],
    typed: { trouble: ['gui hangs on start session dongle connects fine'] },
  },
  {
    asks: 'The packet loss tracker is null.',
    origins: [issue(1272)],
    answers: [at(TROUBLE, 'impedance-running', 'Press Stop Impedance Check')],
    typed: { trouble: ['packetLossTracker is null'] },
  },
  {
    asks: 'A stream that does not start with BDF+.',
    origins: [issue(1105)],
    answers: [at(TROUBLE, 'add-streamer', 'Record as OpenBCI text')],
    typed: { trouble: ['start_stream GENERAL_ERROR BDF+'] },
  },
  {
    asks: 'A settings file of the wrong kind.',
    origins: [issue(1260), issue(1212)],
    answers: [at(WIDGETS, 'hardware-file', 'Load only a file that')],
    typed: { trouble: ['gui crashes when loading hardware settings file'] },
  },
  {
    asks: 'What a file in the folder Settings is for.',
    origins: [issue(395)],
    answers: [at(GUI, 'settings-files', 'Each kind of board has its own files')],
    typed: { name: ['CytonUserSettings.json'] },
  },
  {
    asks: 'Default settings that are written anew.',
    origins: [issue(969)],
    answers: [at(GUI, 'settings', 'saves nothing by itself but the first state, and loads nothing')],
    typed: { trouble: ['DefaultSettings.json overwritten at every start'] },
  },
  {
    asks: 'Settings of the Focus widget.',
    origins: [issue(1198)],
    answers: [at(GUI, 'settings-files', 'Not saved with it')],
    typed: { trouble: ['focus widget settings not saved'] },
  },
  {
    asks: 'Another filter for each channel.',
    origins: [issue(988)],
    answers: [at(WIDGETS, 'filters', 'the rows below it one channel each')],
    typed: { task: ['different filter for each channel'] },
  },
  {
    asks: 'A long recording in several files.',
    origins: [issue(461)],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'recording', 'Max File Duration')],
    typed: { task: ['new recording file every 60 minutes'] },
  },
  {
    asks: 'A recording of GUI 4 that is read wrongly.',
    origins: [issue(399)],
    answers: [at(TROUBLE, 'v4-file', 'their columns differ as well')],
    typed: { trouble: ['old ganglion recording plays as 8 channels'] },
  },
  {
    asks: 'Java is not found.',
    origins: [issue(371)],
    answers: [
      at('Deprecated/Hub', 'old-gui', 'move the contents one folder up'),
      at(GUI, 'install-linux', 'lies in the wrong place'),
    ],
    typed: { trouble: ['OpenBCI_GUI: java/bin/java: not found'] },
  },
  {
    asks: 'A white window under Linux.',
    origins: [issue(412)],
    answers: [at(TROUBLE, 'blank', 'On Linux start the GUI in a terminal')],
    typed: { trouble: ['gui white window ubuntu'] },
  },
  {
    asks: "An error of the Hub at the Ganglion's accelerometer.",
    origins: [issue(338)],
    answers: [at('Deprecated/Hub', 'old-gui', 'must be an Array of Buffers')],
    typed: { trouble: ['"list" must be an Array of Buffers accelerometer'] },
  },
  {
    asks: 'Where the FFT ends with a Ganglion.',
    origins: [issue(204)],
    answers: [at(WIDGETS, 'fft', 'The spectrum ends at half the sample rate')],
    typed: { task: ['fft max frequency ganglion 100 hz'] },
  },
  {
    asks: 'Markers from a second computer.',
    origins: [issue(305)],
    answers: [at(WIDGETS, 'marker', 'To hear others, enter its address')],
    typed: { task: ['send marker to gui from another computer udp'] },
  },
  {
    asks: 'Markers without a program.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/190'],
    answers: [at(WIDGETS, 'marker', 'also called netcat')],
    typed: { task: ['netcat udp marker float bytes'] },
  },
  {
    asks: 'Keys for markers.',
    origins: ['https://github.com/OpenBCI/Documentation/pull/240'],
    answers: [at(WIDGETS, 'marker', 'with Expert Mode on'), at(GUI, 'shortcuts', 'Expert Mode')],
    typed: { name: ['marker widget keyboard keys'] },
  },
  {
    asks: 'Channels of one widget.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/52'],
    answers: [
      at(WIDGETS, 'band-power', 'choose only those that are on the head'),
      at(WIDGETS, 'channel-select', 'opens a row of buttons'),
    ],
    typed: { task: ['pick channels in band power widget'] },
  },
  {
    asks: 'The version of Processing.',
    origins: ['https://github.com/OpenBCI/Documentation/issues/193'],
    answers: [at(GUI, 'running-the-openbci-gui-from-the-processing-ide', 'the project builds with 4.2')],
    typed: { task: ['build gui with processing 4'] },
  },
  {
    asks: 'Where the Hub must lie for GUI 4.1.',
    origins: [issue(447)],
    answers: [at('Deprecated/Hub', 'keep-gui-4-running', 'put the Hub into')],
    typed: { trouble: ['hub not found gui 4.1 from processing'] },
  },
  {
    asks: 'The impedance of channel 16.',
    origins: [issue(440)],
    answers: [at('Deprecated/Hub', 'old-gui', 'impedance check of channel 16')],
    typed: { trouble: ['gui freezes impedance channel 16'] },
  },
  {
    asks: 'No more data.',
    origins: [issue(1011)],
    answers: [at(TROUBLE, 'no-new-data', 'The board sent nothing for 5 s')],
    typed: { trouble: ['data not received popup stream stopped'] },
  },
  {
    asks: 'Keys that no longer start and stop the stream.',
    origins: [pull(1174)],
    answers: [at(GUI, 'shortcuts', 'are gone, too')],
    typed: { trouble: ['b and s keys no longer start stream'] },
  },
  {
    asks: 'Channels on the two sides of the Spectrogram.',
    origins: [issue(416)],
    answers: [at(WIDGETS, 'spectrogram', 'the top plot takes the odd channels')],
    typed: { name: ['spectrogram left and right channels'] },
  },
  {
    asks: 'A BDF file that begins twelve hours early.',
    origins: [issue(904)],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', '12 hours too early')],
    typed: { trouble: ['bdf start time 12 hours wrong'] },
  },
  {
    asks: 'A button that is dead in a resized window.',
    origins: [issue(1132)],
    answers: [at(TROUBLE, 'hardware-settings', 'In versions before 5.2.0')],
    typed: { trouble: ['hardware settings button dead after resizing window'] },
  },
  {
    asks: 'The scale of one trace.',
    origins: [pull(852)],
    answers: [at(WIDGETS, 'time-series', 'change the scale of this trace alone')],
    typed: { task: ['vertical scale for one channel only'] },
  },
  {
    asks: 'Traces that are hidden.',
    origins: [pull(814)],
    answers: [
      at(WIDGETS, 'channel-off', 'only hides a trace'),
      at(WIDGETS, 'time-series', 'Each channel has one trace'),
    ],
    typed: { task: ['hide channels in time series'] },
  },
  {
    asks: 'Keys that do nothing.',
    origins: [issue(505)],
    answers: [
      at(TROUBLE, 'not-assigned', 'Does no key work but the space bar'),
      at(GUI, 'shortcuts', 'Turn Expert Mode On'),
    ],
    typed: { trouble: ['only spacebar works other keys do nothing'] },
  },
  {
    asks: 'A note for each band.',
    origins: [issue(745)],
    answers: [at(WIDGETS, 'focus', 'makes each note follow one band')],
    typed: { task: ['hear each brainwave band as a note eyes closed'] },
  },
];
