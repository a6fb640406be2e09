/** Messages of the GUI that need no section of their own: text, what it means, what to do. */
import { atTag, guiSource } from './gui';
import type { ProgramMessage } from './types';

export const guiMessages: readonly ProgramMessage[] = [
  {
    text: 'No playback file selected. Please select a playback file and retry system initiation.',
    meaning: 'Choose a file before START SESSION',
    source: guiSource('ControlPanel.pde', 'initButtonPressed'),
  },
  {
    text: 'No Wifi Shield selected. Please select your Wifi Shield and retry system initiation.',
    meaning: 'Search and click the shield, or choose STATIC IP and type its address',
    source: guiSource('ControlPanel.pde', 'initButtonPressed'),
  },
  {
    text: 'Select a Serial/COM port, then try again.',
    meaning: 'The buttons of the radio configuration need a port: click one in SERIAL/COM PORT',
    source: guiSource('RadioConfig.pde', 'connect_to_portName'),
  },
  {
    text: 'Error connecting to Serial port. Try a different port?',
    meaning: 'The port could not be opened: it is gone, or you have no permission. Press REFRESH LIST',
    source: guiSource('RadioConfig.pde', 'connect_to_portName'),
  },
  {
    text: 'Highlighted channels have unapplied Hardware Settings. Please press "Send" button to sync with board or revert settings.',
    meaning: 'Press Send, or choose the old values again, before you leave Hardware Settings',
    source: guiSource('ADS1299SettingsController.pde'),
  },
  {
    text: 'Failed to send one or more Hardware Settings to board. Check hardware and battery level. …',
    meaning: 'The board did not answer: check batteries, distance and dongle, then press Send again',
    source: guiSource('ADS1299SettingsController.pde', 'createHWSettingsSendButton'),
  },
  {
    text: 'Streaming needs to be stopped before accessing Hardware Settings',
    meaning: 'Press Stop Data Stream first, also before you load Hardware Settings',
    source: guiSource('W_TimeSeries.pde'),
  },
  {
    text: 'Board Communication Error: Error sending impedance test commands during Check All Channels. …',
    meaning:
      'The board did not answer in a check. Press Reset Channels; if that fails, switch the board off and on, and start a new session',
    source: guiSource('W_CytonImpedance.pde', 'toggleImpedanceOnElectrode'),
  },
  {
    text: 'ERROR: Exception when stopping stream. Please restart the Board and Session.',
    meaning:
      'The link was lost before the stream stopped. Press STOP SESSION, and switch the board off and on',
    source: guiSource('BoardBrainflow.pde', 'stopStreaming'),
  },
  {
    text: 'ERROR: Exception when starting stream',
    meaning:
      'In the Console Log only: the next lines name BrainFlow’s code for `Failed to start data stream`',
    more: { label: 'what to do', to: '/Troubleshooting/GUI_Troubleshooting/#failed-to-start' },
    source: guiSource('BoardBrainflow.pde', 'startStreaming'),
  },
  {
    text: 'Failed to load Hardware Settings. / Failed to save Hardware Settings.',
    meaning: 'The file could not be read or written. Choose another folder, in which you may write',
    source: guiSource('ADS1299SettingsBoard.pde', 'loadSettingsValues, saveToFile'),
  },
  {
    text: 'BrainFlow File Streamer: Window was closed or the user hit cancel. …',
    meaning:
      'No folder was chosen (the console adds `Error setting BrainFlow Streamer file output path`). Before START SESSION choose Custom again and a folder, or Default',
    source: guiSource('DataWriterBF.pde', 'bfSelectedFolder'),
  },
  {
    text: "Expert Mode: Error sending '[' to Ganglion. Try again with data stream stopped.",
    meaning:
      'The text says Ganglion for the Cyton, too. Stop the stream, press the key, and start the stream again',
    source: guiSource('Interactivity.pde', 'parseKey'),
  },
  {
    text: 'ERROR: … when sending command: …',
    meaning:
      'Names BrainFlow’s code and the characters. `INVALID_ARGUMENTS_ERROR` (13): a channel command with a character that does not exist. `BOARD_WRITE_ERROR` (4): the dongle is gone',
    more: { label: 'codes', to: '/ForDevelopers/BrainFlowErrors/#codes' },
    source: guiSource('BoardBrainflow.pde', 'sendCommand'),
  },
  {
    text: '[ExpertMode] Failure sending command to board: …',
    meaning:
      'The same for a command that you typed; the line before it names the code. “Success” says only that the characters were sent: the board’s answer follows as `ADSSettingsController: Response ==`',
    source: guiSource('ADS1299SettingsController.pde', 'createCustomCommandUI'),
  },
  {
    text: 'Cyton Impedance Check - Error sending impedance command to board.',
    meaning:
      'The command was not sent. Look at dongle and battery, and press Reset Channels before you record',
    source: guiSource('BoardCyton.pde', 'setCheckingImpedanceCyton'),
  },
  {
    text: 'Radios_Config: Error reading from Serial/COM port',
    meaning:
      'The port opened, but nothing answered: it is not a dongle, or the dongle’s switch is at RESET. With `CytonAutoConnect:` in front, AUTO-CONNECT has run into the same',
    more: { label: 'dongle', to: '/Troubleshooting/GUI_Troubleshooting/#no-cyton' },
    source: guiSource('RadioConfig.pde', 'print_bytes'),
  },
  {
    text: 'OpenBCI_GUI::Settings: Error saving GUI-wide settings to file. Please make an issue on GitHub.',
    meaning:
      'The GUI may not write to `Documents/OpenBCI_GUI/Settings`, often because that folder was made by a start with `sudo` or as administrator. Give your user the right to write there',
    more: { label: 'blocked folders', to: '/Troubleshooting/GUI_Troubleshooting/#freeze-on-start' },
    source: guiSource('GuiSettings.pde', 'saveToFile'),
  },
  {
    text: 'Network Error: Unable to resolve host @ …',
    meaning:
      'The GUI reached GitHub, but could not read the number of the newest version; a proxy or firewall may stand between. Without internet it says `TopNav: Internet Connection Not Available` instead. Sessions do not need it',
    source: guiSource('TopNav.pde', 'getGUIVersionFromInternet'),
  },
  {
    text: 'Networking Error - Port: …',
    meaning: 'A port field of the Networking widget holds no whole number',
    source: guiSource('W_Networking.pde', 'createStartButton'),
  },
  {
    text: 'Error closing network while creating UDP Stream: java.lang.NullPointerException: …',
    meaning:
      'Harmless. Before it starts a stream by UDP or LSL, the GUI closes one that is not there. `Network Stream Started` follows',
    source: guiSource('NetworkStreamOut.pde', 'NetworkStreamOut, closeNetwork'),
  },
  {
    text: 'Unexpected error during push_chunk: The number of buffer elements to send is not a multiple of the stream’s channel count.',
    meaning:
      'Pulse by LSL in 5.0.0 to 5.0.2 and in 5.2.0 to 5.2.2: the values do not fill the channels that are announced. Send Pulse by UDP or OSC, or take version 6',
    source: atTag('v5.2.2', 'W_Networking.pde', 'sendPulseData; issue 943'),
  },
  {
    text: "Provided Ip address doesn't match regexp / Invalid Ip address",
    meaning: 'Type an IPv4 address such as 192.168.1.20, not a name',
    source: guiSource('Extras.pde', 'getIpAddrFromStr'),
  },
  {
    text: 'Error trying to load settings file, possibly from previous GUI. Removing old settings.',
    meaning:
      'The file you chose could not be read and has been deleted. Save the settings again, and keep copies elsewhere',
    source: guiSource('SessionSettings.pde', 'loadConfigFile'),
  },
  {
    text: 'Default Settings Error: Valid Default Settings will be saved next system start.',
    meaning: 'Press STOP SESSION and START SESSION; then Default works',
    source: guiSource('SessionSettings.pde', 'defaultButtonPressed'),
  },
  {
    text: 'Emg Settings: Loaded EMG Settings file has different number of channels than the current board.',
    meaning: 'Load the file for this channel count',
    source: guiSource('EmgSettings.pde', 'loadSettingsValues'),
  },
  {
    text: 'Emg Settings: Could not load EMG settings from disk. Deleting this file...',
    meaning:
      'The file could not be read, and is gone. Set the values again, press Save, and keep copies elsewhere',
    source: guiSource('EmgSettings.pde', 'loadSettingsValues'),
  },
  {
    text: 'Filter Settings: Unable to apply settings. Please save Filter Settings to a new file.',
    meaning:
      'The file is for another channel count or version. Press Reset, set the filters again, and press Save',
    source: guiSource('FilterUI.pde', 'checkIfSettingsWereLoaded'),
  },
  {
    text: 'Cannot instantiate underlying board of class …',
    meaning:
      'Playback of a recording of a Ganglion over WiFi or, in 5.1.0 and older, one made with STREAMING: the GUI cannot create that board for playback',
    more: { label: 'STREAMING', to: '/Software/OpenBCISoftware/GUIRecordings/#streamed-playback' },
    source: guiSource('DataSourcePlayback.pde', 'instantiateUnderlyingBoard'),
  },
  {
    text: 'Playback: Selected file does not exist. … / Playback History: Selected file does not exist. …',
    meaning:
      'It was moved or deleted, or it is from an SD card: the list does not keep the path of such a file. Select it where it is now',
    source: guiSource('W_Playback.pde'),
  },
  {
    text: 'Playback file load error. Try using a more recent recording.',
    meaning: 'The file holds too little data, or columns that are not those of its board',
    source: guiSource('OpenBCI_GUI.pde', 'initFFTObjectsAndBuffer'),
  },
  {
    text: 'Found an error in UserPlaybackHistory.json. Deleting this file. Please, Restart the GUI.',
    meaning: 'The list of recent files was damaged; recordings are untouched',
    source: guiSource('W_Playback.pde', 'playbackFileSelected'),
  },
  {
    text: 'Cyton FTDI Buffer Fix Info',
    meaning:
      'A hint, shown once on macOS and Linux: the dongle’s samples may arrive in bursts, and Smoothing hides that for now. View Fix opens the page about the latency timer',
    more: { label: 'the cure', to: '/Troubleshooting/GUI_Troubleshooting/#choppy' },
    source: guiSource('OpenBCI_GUI.pde', 'initSystem'),
  },
  {
    text: 'Old Windows OS Detected',
    meaning: 'Windows 7 or older: use GUI 4.2.0 or a newer Windows',
    source: guiSource('Extras.pde', 'checkIsOldVersionOfWindowsOS'),
  },
  {
    text: '32-bit Java Detected',
    meaning: 'Only when run from Processing: install its 64-bit version',
    source: guiSource('Extras.pde', 'checkIs64BitJava'),
  },
  {
    text: 'Update Available! Press the "Update" button at the top of the GUI to download the latest version.',
    meaning: 'A hint; nothing is updated by itself',
    source: guiSource('TopNav.pde'),
  },
];
