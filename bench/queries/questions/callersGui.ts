import { at, type Question } from '../types';

const docs = 'Software/OpenBCISoftware/GUIDocs';
const widgets = 'Software/OpenBCISoftware/GUIWidgets';
const trouble = 'Troubleshooting/GUI_Troubleshooting';
const channel = 'Cyton/CytonRadioChannel';
const card = 'Cyton/CytonSDCard';
const lsl = 'Software/CompatibleThirdPartySoftware/LSL';
const matlab = 'Software/CompatibleThirdPartySoftware/Matlab';
const programs = 'Software/SoftwareLanding';
const hub = 'Deprecated/Hub';

/**
 * Asked as by people who use the GUI: starting it, connecting, every widget, recording, sending to other programs, old versions.
 * Most are based on public threads. Written down before the pages were opened; the places were named afterwards.
 */
export const callersGui: readonly Question[] = [
  {
    asks: 'A Mac that calls the program damaged.',
    origins: ['https://github.com/openbci-archive/Docs/issues/16'],
    answers: [at(trouble, 'gatekeeper', 'remove the mark of the download')],
    typed: { trouble: ["gui damaged can't be opened mac"] },
  },
  {
    asks: 'A grey window that closes by itself.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/409'],
    answers: [at(trouble, 'blank', 'the last lines name it')],
    typed: { trouble: ['gui grey screen then closes windows'] },
  },
  {
    asks: 'The code of a board that does not answer.',
    origins: [],
    answers: [at(trouble, 'board-not-ready', 'The port opened, but the board did not answer')],
    typed: { trouble: ['board not ready error'] },
  },
  {
    asks: 'A stream that stops while the window stands still.',
    origins: [],
    answers: [
      at(trouble, 'stands-still', 'says so by itself'),
      at(trouble, 'no-new-data', 'The board sent nothing for 5 s'),
    ],
    typed: { trouble: ['data stream stopped gui freezes'] },
  },
  {
    asks: 'A dongle that hears no board.',
    origins: ['https://openbci.com/forum/index.php?p=/discussion/comment/6537'],
    answers: [at(channel, 'lost', 'Dongle and board are on different channels, or the board is off')],
    typed: { trouble: ['failure system is down radio'] },
  },
  {
    asks: 'LSL that takes the program down with it.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/254'],
    answers: [
      at(trouble, 'lsl-library', 'a newer runtime does not take its place'),
      at('Software/OpenBCISoftware/GUINetworking', 'lsl', 'lacks a part of Windows'),
    ],
    typed: { trouble: ['gui crash when start lsl'] },
  },
  {
    asks: 'The Java error of LSL in an old package.',
    origins: [
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/514',
      'https://github.com/OpenBCI/OpenBCI_GUI/issues/317',
    ],
    answers: [at('Deprecated/Hub', 'old-gui', 'a library for LSL is missing in the package')],
    typed: { trouble: ['java.lang.NoClassDefFoundError jna'] },
  },
  {
    asks: 'An Arduino whose port the Networking widget cannot open.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'serial', 'Did the port open?'),
      at('Examples/EEGProjects/FocusArduino', 'focus-error', 'mostly because it could not open it'),
      at('Examples/EMGProjects/EMG_LED', 'the-gui-cannot-open-the-arduinos-port', 'Close the monitor'),
    ],
    typed: { trouble: ['networking widget cant open serial port'], task: ['connect gui to arduino serial'] },
  },
  {
    asks: 'A BDF file that is not there.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/656'],
    answers: [
      at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'only when the session ends'),
      at('Software/OpenBCISoftware/GUIRecordings', 'crash', 'is not a BDF file until you press'),
    ],
    typed: { trouble: ['bdf file not created'] },
  },
  {
    asks: 'A window that is slow.',
    origins: [],
    answers: [at(trouble, 'choppy', 'To relieve the computer')],
    typed: { trouble: ['gui very slow laggy'] },
  },
  {
    asks: 'Time stamps that repeat.',
    origins: [],
    answers: [
      at('ForDevelopers/SoftwareDevelopment', 'time', 'several arrive at once'),
      at('Software/OpenBCISoftware/GUIRecordings', 'time-stamps', 'several samples may arrive in one burst'),
    ],
    typed: { trouble: ['timestamps same in recording'] },
  },
  {
    asks: 'Hardware settings that do not reach the board.',
    origins: [],
    answers: [
      at(widgets, 'hardware-settings', 'a highlighted channel has changes that the board does not know yet'),
    ],
    typed: { trouble: ['error writing channel settings'] },
  },
  {
    asks: 'Settings that cannot be read.',
    origins: [],
    answers: [
      at(docs, 'settings-files', 'means what it says'),
      at(trouble, 'broken-settings', 'was saved by another version, or is damaged'),
      at(trouble, 'settings-mismatch', 'saved for another board or channel count'),
    ],
    typed: { trouble: ['settings failed to load'] },
  },
  {
    asks: 'Back to the first state.',
    origins: [],
    answers: [
      at(docs, 'settings', 'restores the first state'),
      at(trouble, 'broken-settings', 'Set things up again and save'),
    ],
    typed: { task: ['reset gui to default settings', 'gui opens with my old layout, reset it'] },
  },
  {
    asks: 'A Hub that is not found, and which Hub belongs to which GUI.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/531'],
    answers: [
      at(
        hub,
        'unable-to-establish-link-to-hub-or-hub-not-connected',
        'found nothing on the port within its 20 s',
      ),
      at('Deprecated/Hub', 'old-gui', 'start one Hub, then the GUI'),
    ],
    typed: { trouble: ['hub unable to establish link'] },
  },
  {
    asks: 'Packets that are lost too often.',
    origins: [],
    answers: [at(trouble, 'packet-loss', 'Put the dongle on a USB extension cable')],
    typed: { trouble: ['packet loss percentage high'] },
  },
  {
    asks: 'A radio channel, with a slip.',
    origins: [],
    answers: [at(channel, 'change', 'Dongle and board move together')],
    typed: { task: ['chnage radio channel cyton'] },
  },
  {
    asks: 'From the hexadecimal text of the card to microvolts.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/993'],
    answers: [
      at(card, 'viewer', 'save it as CSV in microvolts'),
      at(card, 'read-a-file', 'read the files with a program'),
    ],
    typed: { task: ['convert sd card hex to csv'] },
  },
  {
    asks: 'Markers by UDP.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1114'],
    answers: [at(widgets, 'marker', 'a 32-bit float, big-endian')],
    typed: { task: ['send markers to gui udp'] },
  },
  {
    asks: 'The gain of one channel.',
    origins: [],
    answers: [
      at(widgets, 'hardware-settings', 'go down to x12 or x8'),
      at('Cyton/CytonSDK', 'channel-settings', 'Examples, built by the code'),
    ],
    typed: { task: ['change gain of one channel'] },
  },
  {
    asks: 'Electrodes at other places in the Head Plot.',
    origins: [
      'https://openbci.com/forum/index.php?p=/discussion/3870/impedance-fix-impedance-in-lsl-stream-custom-electrode-layout',
    ],
    answers: [
      at(widgets, 'head-plot-file', 'electrode_positions_default.txt'),
      at(widgets, 'head-plot', 'Drag a number to move its electrode'),
    ],
    typed: { task: ['move electrodes on head plot', 'head plot with Pz Cz Fz of my cap'] },
  },
  {
    asks: 'Live data in NeuroPype.',
    origins: [],
    answers: [at(programs, 'others', 'other tools that speak LSL')],
    typed: { task: ['GUI data into neuropype'] },
  },
  {
    asks: 'Live data in a program in Python.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'udp', 'Each packet is one JSON object')],
    typed: { task: ['stream from gui to python udp'] },
  },
  {
    asks: 'Live data in MATLAB.',
    origins: [],
    answers: [
      at(matlab, '', 'you see the signal while you record'),
      at(matlab, 'brainflow', 'Download the MATLAB package'),
      at(matlab, 'lsl', 'receive with liblsl-Matlab'),
    ],
    typed: { task: ['openbci matlab live'] },
  },
  {
    asks: 'What the filtered time series is.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'networking',
        'may carry mains hum that the screen soon loses',
      ),
      at(widgets, 'newest', 'send TimeSeriesRaw'),
    ],
    typed: { name: ['TimeSeriesFilt'] },
  },
  {
    asks: 'Widgets by their names.',
    origins: [],
    answers: [at(widgets, 'emg-joystick', 'X is right minus left and Y is up minus down')],
    typed: { name: ['emg joystick channels for x and y'] },
  },
  {
    asks: 'What Band Power measures, and its limits.',
    origins: [],
    answers: [at(widgets, 'band-power', 'You cannot change the limits of a band')],
    typed: { task: ['change alpha range of band power to 7.5-12.5'] },
  },
  {
    asks: 'The keys.',
    origins: [],
    answers: [at(docs, 'shortcuts', 'At first only Space works')],
    typed: { name: ['keyboard shortcuts gui'] },
  },
  {
    asks: 'The data source called streaming.',
    origins: [],
    answers: [
      at(docs, 'to-gui', 'STREAMING (from external)'),
      at(docs, 'from-gui', 'The receiver uses the streaming board'),
      at(docs, 'control-panel', 'Another program or GUI sends'),
    ],
    typed: { name: ['BrainFlow streaming board'] },
  },
  {
    asks: 'What Smoothing does.',
    origins: [],
    answers: [at(docs, 'session', 'spreads samples that arrive in bursts evenly over time')],
    typed: { name: ['smoothing button dongle'] },
  },
  {
    asks: 'A delay between the body and the receiving program.',
    origins: [],
    answers: [
      at('Software/OpenBCISoftware/GUINetworking', 'networking', 'How late do the data arrive?'),
      at(docs, 'session', 'then run late'),
    ],
    typed: { trouble: ['udp data from gui one second late'] },
  },
  {
    asks: 'Channel 1 that counts from 0 to 255 in another program.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/891'],
    answers: [
      at(
        'Software/OpenBCISoftware/GUINetworking',
        'formats-5',
        'A program written for one version may fail with another',
      ),
    ],
    typed: { trouble: ['osc channel 1 is the sample index 0-255'] },
  },
  {
    asks: 'A picture that cannot be held.',
    origins: [],
    answers: [at(widgets, 'time-series', 'You cannot hold the picture still or scroll back')],
    typed: { task: ['scroll back in time series while recording'] },
  },
  {
    asks: 'Other people’s files in playback.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUIRecordings', 'own-playback', 'Write it as a recording')],
    typed: { task: ['open csv of another amplifier in playback'] },
  },
  {
    asks: 'A recording of the streaming board in playback.',
    origins: [],
    answers: [
      at(
        'Software/OpenBCISoftware/GUIRecordings',
        'streamed-playback',
        'because the GUI does not know the board',
      ),
    ],
    typed: { trouble: ['recording from streaming external wont play back'] },
  },
  {
    asks: 'Lines of the log that look like faults.',
    origins: ['https://github.com/OpenBCI/OpenBCI_GUI/issues/1086'],
    answers: [at(trouble, 'harmless', 'These lines look like faults, and are none')],
    typed: {
      trouble: ['opengl error 1280 invalid enumerant gui', 'playback history file not found console'],
    },
  },
  {
    asks: 'A delay by LSL that grows.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'Does the delay grow?')],
    typed: { trouble: ['lsl from gui falls behind more and more'] },
  },
  {
    asks: 'Which filters a recording was watched with.',
    origins: [],
    answers: [at(widgets, 'filter-file', 'Press Save in the Filters window')],
    typed: { name: ['FilterSettings_8Channels.json'] },
  },
  {
    asks: 'EEG that lies behind the events of a stimulus program.',
    origins: [],
    answers: [at(lsl, 'markers', 'From the GUI the samples are later still')],
    typed: { trouble: ['eeg late against events in xdf recorded from gui'] },
  },
  {
    asks: 'What AUTO-CONNECT and the radio buttons do.',
    origins: [],
    answers: [at(docs, 'control-panel', 'Auto takes the first dongle that it finds')],
    typed: { name: ['auto-connect button cyton what does it do'] },
  },
  {
    asks: 'Several receivers at once, and a recording beside them.',
    origins: [],
    answers: [at('Software/OpenBCISoftware/GUINetworking', 'networking', 'The GUI goes on recording')],
    typed: { task: ['record with the gui and stream lsl at the same time'] },
  },
];
