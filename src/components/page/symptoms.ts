/**
 * The way from what a reader sees to the page that mends it, two or three questions long. The pages it leads to name
 * their sources.
 */

/** A thing that one sees, and what it leads to: the next question, or a page. */
export type Symptom =
  { see: string; ask: string; answers: readonly Symptom[] } | { see: string; cause: string; to: string };

/** Asked first: what do you see? Backticks mark code. */
export const symptoms: readonly Symptom[] = [
  {
    see: 'The computer or the GUI does not find the board',
    ask: 'Which board, and how far does it get?',
    answers: [
      {
        see: 'Cyton: no port, no COM number, no `cu.usbserial`, no `/dev/ttyUSB0`, or `Permission denied`',
        ask: 'On which system?',
        answers: [
          { see: 'Windows', cause: 'The FTDI driver', to: '/Troubleshooting/FTDI_Fix_Windows/' },
          {
            see: 'macOS',
            cause: 'Cable or adapter, seldom a driver',
            to: '/Troubleshooting/FTDI_Fix_Mac/#no-port',
          },
          { see: 'Linux', cause: 'The rights of the serial port', to: '/Troubleshooting/FTDI_Fix_Linux/' },
        ],
      },
      {
        see: 'Cyton: the port is there, but `Failed to initialize board`, `BOARD_NOT_READY_ERROR` or a busy port',
        cause: 'Look the message up',
        to: '/Troubleshooting/GUI_Troubleshooting/#errors',
      },
      {
        see: 'Cyton: its blue LED blinks',
        cause: 'It is in bootloader mode',
        to: '/Troubleshooting/ResetButtonPress/',
      },
      {
        see: 'Ganglion: a Mac does not list it',
        cause: 'Bluetooth permission',
        to: '/Troubleshooting/MacOSGanglionBLEWorkaround/',
      },
      {
        see: 'Ganglion: another computer does not list it',
        cause: 'Nothing in the list',
        to: '/GettingStarted/Boards/GanglionGS/#nothing-in-the-list',
      },
    ],
  },
  {
    see: 'It connects, but data is missing, or comes in jumps',
    ask: 'What is it like?',
    answers: [
      {
        see: 'Even, but jerky in steps',
        ask: 'On which system?',
        answers: [
          { see: 'Windows', cause: 'The latency timer', to: '/Troubleshooting/FTDI_Fix_Windows/#latency' },
          { see: 'macOS', cause: 'The latency timer', to: '/Troubleshooting/FTDI_Fix_Mac/#latency' },
          { see: 'Linux', cause: 'The latency timer', to: '/Troubleshooting/FTDI_Fix_Linux/#latency' },
        ],
      },
      {
        see: 'Gaps; the widget Packet Loss shows more than 0 %',
        cause: 'The radio path',
        to: '/Troubleshooting/GUI_Troubleshooting/#packet-loss',
      },
      {
        see: 'Two Cytons in one room disturb each other',
        cause: 'Both are on one radio channel',
        to: '/Cyton/CytonRadioChannel/',
      },
      {
        see: 'The board switches itself off, or restarts',
        cause: 'A loose plug or a weak battery',
        to: '/Troubleshooting/ResetButtonPress/#by-itself',
      },
    ],
  },
  {
    see: 'It streams, but the signal looks wrong',
    ask: 'What does it look like?',
    answers: [
      {
        see: '`RAILED`, `Near Railed`, flat or huge traces',
        cause: 'Railed channels',
        to: '/Troubleshooting/GUI_Troubleshooting/#railed',
      },
      {
        see: '50 or 60 Hz hum, drift, spikes, muscle',
        cause: 'Noise, by its shape',
        to: '/Troubleshooting/minimizingNoise/',
      },
      {
        see: 'The impedance is far too high',
        cause: 'The test of newer GUIs, or the contact',
        to: '/Troubleshooting/Impedance/#impedance-too-high',
      },
      {
        see: 'Data on channels without electrodes',
        cause: 'Open inputs',
        to: '/Troubleshooting/GUI_Troubleshooting/#open-inputs',
      },
    ],
  },
  {
    see: 'The board works, but not my program or my file',
    ask: 'Which of them?',
    answers: [
      {
        see: 'Nothing arrives in MATLAB, Python or another program',
        cause: 'The Networking widget',
        to: '/Software/OpenBCISoftware/GUINetworking/#nothing-arrives',
      },
      {
        see: 'A program with BrainFlow ends with an error, or gets no data',
        cause: 'The port, the board or the call',
        to: '/ForDevelopers/BrainFlowErrors/',
      },
      {
        see: 'No LSL stream is found',
        cause: 'Lab Streaming Layer',
        to: '/Software/CompatibleThirdPartySoftware/LSL/',
      },
      {
        see: 'A recording does not open in the GUI',
        cause: 'Playback',
        to: '/Software/OpenBCISoftware/GUIRecordings/#playback',
      },
      {
        see: 'The GUI crashed while it recorded',
        cause: 'What is left of the file',
        to: '/Software/OpenBCISoftware/GUIRecordings/#crash',
      },
      { see: 'The SD card fails', cause: 'The card and its format', to: '/Cyton/CytonSDCard/' },
    ],
  },
];
