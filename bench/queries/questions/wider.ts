import type { Answer } from '../types';
import { at } from '../types';

/** A place that answers a question as fully as those it was collected with. */
export interface Wider {
  /** The question, by its own words in the other lists. */
  asks: string;
  also: readonly [Answer, ...Answer[]];
  /** Why who arrives there has the answer. */
  because: string;
}

/**
 * Places that answer a question of the other lists too. They were found among the wrong first hits of the tuned part
 * alone, by reading the section; then they hold for every query of the question.
 */
export const wider: readonly Wider[] = [
  {
    asks: 'Playback through BrainFlow.',
    also: [at('Software/OpenBCISoftware/GUIRecordings', 'brainflow-csv', 'cannot play these files back')],
    because: 'It says which program plays these files.',
  },
  {
    asks: 'Which battery, and how long.',
    also: [at('Cyton/CytonSpecs', 'power', 'a single lithium-polymer cell')],
    because: 'It says which batteries fit.',
  },
  {
    asks: 'WiFi credentials and logins.',
    also: [at('Deprecated/WiFiShield/WiFiLanding', 'known-faults', 'cannot join networks with a login')],
    because: 'It says that networks with a login do not work.',
  },
  {
    asks: "Where the Mark IV's files are, and parts that are missing.",
    also: [at('AddOns/Headwear/MarkIV', 'parts', 'STL')],
    because: 'It lists every part with its file.',
  },
  {
    asks: 'The right SRB pin on a Mark IV.',
    also: [at('AddOns/Headwear/MarkIV', 'eight-channels-cyton', 'SRB')],
    because: 'Its table names the pin of each ear clip.',
  },
  {
    asks: 'The Ganglion stays connected after the session, its lamp stays lit.',
    also: [
      at('Ganglion/GanglionSDK', 'hangs', 'off and on before each session'),
      at('Troubleshooting/MacOSGanglionBLEWorkaround', 'other', 'a session that did not end'),
    ],
    because: 'Both name the lit lamp, its cause and what ends it.',
  },
  {
    asks: 'An SD card file or another file does not load for playback.',
    also: [
      at('Cyton/CytonSDCard', 'read-a-file', 'under the SD card option'),
      at('Software/OpenBCISoftware/GUIRecordings', 'sd', '6.0.0-beta.1 does not'),
    ],
    because: 'Both say which version of the GUI plays a file of the card, and where to choose it.',
  },
  {
    asks: 'A recording of an older GUI does not play.',
    also: [
      at('Software/OpenBCISoftware/GUIRecordings', 'viewer', 'every file that the GUI has ever written'),
    ],
    because: 'The viewer opens it.',
  },
  {
    asks: 'Impedance values of the Cyton are far too high.',
    also: [at('Troubleshooting/Impedance', 'impedance-cyton', 'far too high')],
    because: 'It says so, and leads to the reason.',
  },
  {
    asks: 'Impedance buttons of older GUIs.',
    also: [
      at('Software/OpenBCISoftware/GUIWidgets', 'cyton-signal', 'tests the electrodes of a live Cyton'),
      at('Software/OpenBCISoftware/GUIWidgets', 'ganglion-signal', 'Start Impedance Check'),
    ],
    because: 'The widgets that have the buttons.',
  },
  {
    asks: 'The recording is unfiltered.',
    also: [
      at('Software/OpenBCISoftware/GUIWidgets', 'filters', 'recordings stay raw'),
      at('Troubleshooting/Filters', 'gui', 'the recorded file keeps the raw signal'),
    ],
    because: 'Both say it in their first sentences.',
  },
  {
    asks: 'What is needed to begin.',
    also: [at('FAQ/HowProductsGoTogether', 'complete-shopping-lists', 'Ganglion')],
    because: 'Lists of all that a beginner orders.',
  },
  {
    asks: 'Tax exemption.',
    also: [at('FAQ/PaymentFAQ', 'is-there-sales-tax', 'must send its certificate before it orders')],
    because: 'It says what an exempt buyer does.',
  },
  {
    asks: 'BrainFlow does not halve the impedance of a Ganglion.',
    also: [at('ForDevelopers/SoftwareDevelopment', 'impedance', 'twice what the GUI shows')],
    because: 'It says that the value is twice that of the GUI.',
  },
  {
    asks: 'Where schematics and parts lists are. Who asks for the files alone need not build a board.',
    also: [at('Ganglion/GanglionSpecs', 'design-files', 'They open in KiCad')],
    because: 'The files of the Ganglion.',
  },
  {
    asks: 'Is it the board or the electrodes?',
    also: [
      at('GettingStarted/Boards/CytonGS', '5-see-that-it-works', 'The board, the radio and the GUI work'),
    ],
    because: 'A test of the board without electrodes.',
  },
  {
    asks: 'A channel on and off.',
    also: [
      at('Cyton/CytonSDK', 'channels', 'A channel that is off reads 0'),
      at('GettingStarted/Biosensing-Setups/EEGSetup', 'settings', 'Turn off the channels you do not use'),
    ],
    because: 'The command, and the step in the GUI.',
  },
  {
    asks: 'The Mac says that the GUI is damaged.',
    also: [at('Software/OpenBCISoftware/GUIDocs', 'install-macos', 'Open Anyway')],
    because: 'The same steps, where the GUI is installed.',
  },
  {
    asks: "A Daisy's card file in the GUI is slow or has wrong frequencies.",
    also: [at('Cyton/CytonSDCard', 'too-slow', 'as if it had 125 a second')],
    because: 'The symptom is its heading.',
  },
  {
    asks: 'What the percentage beside Railed means.',
    also: [at('Troubleshooting/GUI_Troubleshooting', 'railed', 'as a share of full scale')],
    because: 'It begins with what the text means.',
  },
  {
    asks: 'The upload to the Cyton fails while it verifies.',
    also: [
      at('Cyton/CytonProgram', 'upload', 'can be ignored if the board works'),
      at('Cyton/CytonProgram', 'verify', 'Verify flash'),
    ],
    because: 'Both name the error.',
  },
  {
    asks: 'The firmware upload fails when verifying.',
    also: [at('Cyton/CytonProgram', 'verify', 'Verify flash')],
    because: 'The error is its heading.',
  },
  {
    asks: '“No OpenBCI board attached to WiFi Shield”.',
    also: [at('Deprecated/WiFiShield/WiFiGS', 'no-board', 'No OpenBCI board attached')],
    because: 'The message is its heading.',
  },
  {
    asks: 'Firmware upload.',
    also: [at('Cyton/CytonProgram', 'upload', 'Keep board and dongle close together')],
    because: 'The step itself.',
  },
  {
    asks: 'Returns.',
    also: [at('FAQ/Returns', 'begin-a-return', 'support@openbci.com')],
    because: 'How a return begins.',
  },
  {
    asks: 'What the name stands for, where the company is.',
    also: [at('help', 'contact', 'Its postal address')],
    because: 'The addresses of the company.',
  },
  {
    asks: 'Motor imagery.',
    also: [at('Deprecated/MotorImagery', 'run-it', 'motorimg_calibrate.py')],
    because: 'How it is run.',
  },
  {
    asks: 'Old Mac driver.',
    also: [at('Deprecated/FTDI_Fix_Mac_Deprecated', 'steps', 'Open Terminal')],
    because: 'The steps that the question is about.',
  },
  {
    asks: 'EEG and EMG together.',
    also: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'settings-in-the-gui', 'Bias Include')],
    because: 'The settings of each channel.',
  },
  {
    asks: 'Several signals.',
    also: [at('GettingStarted/Biosensing-Setups/ExGSetup', 'what-each-signal-needs', 'one bias')],
    because: 'What differs from signal to signal.',
  },
  {
    asks: 'Which electrode to choose.',
    also: [at('AddOns/Electrodes/ElectrodesLanding', 'combs', 'reach between hairs')],
    because: 'It says which ones reach through hair.',
  },
  {
    asks: 'File formats.',
    also: [at('Software/OpenBCISoftware/GUIRecordings', 'bdf', 'BDF')],
    because: 'One of the formats, by its name.',
  },
  {
    asks: 'BrainBay, 16 channels.',
    also: [at('Software/CompatibleThirdPartySoftware/BrainBay', 'first', 'BrainFlow-Compatible')],
    because: 'How a Cyton is chosen in it.',
  },
  {
    asks: 'Publish.',
    also: [at('GettingStarted/Community/Community', 'write-the-post', 'Posts')],
    because: 'How a post is written.',
  },
  {
    asks: 'Community.',
    also: [at('GettingStarted/Community/Community', 'get-an-account', 'subscriber')],
    because: 'The first step to a post.',
  },
  {
    asks: 'Recordings on Linux are missing, or only work with sudo.',
    also: [at('Troubleshooting/GUI_Troubleshooting', 'freeze-on-start', 'Check that you may write to')],
    because: 'What a missing permission to write does, and its cure.',
  },
  {
    asks: 'The dongle is an unknown device in Windows.',
    also: [
      at('Troubleshooting/FTDI_Fix_Windows', 'check', 'yellow mark'),
      at('GettingStarted/Boards/CytonGS', '3-plug-in-the-dongle', 'If none appears'),
      at('Troubleshooting/GUI_Troubleshooting', 'no-dongles', 'on Windows most often the driver'),
    ],
    because: 'Each leads from the missing port to the driver.',
  },
  {
    asks: 'Permission denied on Linux.',
    also: [at('Troubleshooting/GUI_Troubleshooting', 'administrator', 'instead of using')],
    because: 'It says that sudo is not needed, and what to do instead.',
  },
  {
    asks: 'Markers on the SD card look different.',
    also: [at('Cyton/CytonSDCard', 'converted-marker', 'which is the character')],
    because: 'How the number becomes the character.',
  },
  {
    asks: 'EEG-ExPy and other programs ask for the port.',
    also: [at('ForDevelopers/SoftwareDevelopment', 'with-gui', 'Only one program can hold the board')],
    because: 'Why it fails while the GUI is open.',
  },
  {
    asks: 'The Cyton connects, but no channel shows data.',
    also: [at('Troubleshooting/minimizingNoise', 'no-change', 'in most cases zero')],
    because: 'Why all channels read zero.',
  },
  {
    asks: 'Hardware settings of a channel.',
    also: [at('Cyton/CytonSDK', 'channel-settings', 'Channel 1 off')],
    because: 'The same settings as a command.',
  },
  {
    asks: 'Find a lost board.',
    also: [
      at('Troubleshooting/GUI_Troubleshooting', 'different-channels', 'AUTO-SCAN'),
      at('GettingStarted/Boards/CytonGS', 'no-board', 'Let the scan finish'),
    ],
    because: 'Both lead to the scan that finds it.',
  },
];
