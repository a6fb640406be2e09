/** Lines of BrainFlow's log with OpenBCI boards: text, what it means, what to do. Read in 5.22.2 (August 2026). */
import type { ProgramMessage, Source } from './types';

const commit = '9097190cc70ff039172b7c56bfc44bf1c8f3be25';

/** A file of BrainFlow's C++ source at the commit that was read. */
const brainflow = (file: string, where: string): Source => ({
  title: file.replace(/.*\//, ''),
  where,
  url: `https://github.com/brainflow-dev/brainflow/blob/${commit}/src/board_controller/${file}`,
});

const serial = (where: string): Source => brainflow('openbci/openbci_serial_board.cpp', where);
const native = (where: string): Source => brainflow('openbci/ganglion_native.cpp', where);
const bled112 = (where: string): Source => brainflow('openbci/ganglion.cpp', where);
const wifi = (where: string): Source => brainflow('openbci/openbci_wifi_shield_board.cpp', where);
const board = (where: string): Source => brainflow('board.cpp', where);

/** In the order in which a session can run into them. */
export const brainflowMessages: readonly ProgramMessage[] = [
  {
    text: 'file: libsimpleble-c.dylib is not found in jar file / file: libBrainFlowBluetooth.dylib is not found in jar file',
    meaning:
      'Java (and the GUI), before the log begins, in newer versions below a stack trace: this JAR lacks a library, and BrainFlow goes on without it. Harmless with a Cyton and with a BLED112: a run that worked printed the same two lines. The first is needed for `GANGLION_NATIVE_BOARD`. If `libBoardController` is among the names, nothing works unless Java finds that file on its search path: take the JAR of a release',
    more: {
      label: 'a library cannot be loaded',
      to: '/ForDevelopers/BrainFlowErrors/#library',
    },
    source: {
      title: 'JarHelper.java',
      where: 'unpack_from_jar; a run that worked with these lines: issue 520',
      url: `https://github.com/brainflow-dev/brainflow/blob/${commit}/java_package/brainflow/src/main/java/brainflow/JarHelper.java`,
    },
  },
  {
    text: 'serial port is empty / you need to specify dongle port / ip port is empty',
    meaning:
      'Code 13. The board needs `serial_port` (Cyton, Ganglion on a BLED112) or `ip_port` (WiFi Shield), and you gave none',
    more: { label: 'what each board needs', to: '/ForDevelopers/SoftwareDevelopment/#board-id' },
    source: serial('prepare_session; the same in ganglion.cpp and openbci_wifi_shield_board.cpp'),
  },
  {
    text: 'ip protocol should be tcp',
    meaning: 'Code 13, WiFi Shield: `ip_protocol` is 1, UDP. Leave it out, or give 2, TCP',
    more: { label: 'codes with the shield', to: '/Deprecated/WiFiShield/WiFiGS/#brainflow-codes' },
    source: wifi('prepare_session'),
  },
  {
    text: 'Make sure you provided correct port name and have permissions to open it(run with sudo/admin). Also, close all other apps using this port.',
    meaning:
      'Code 2 with a Cyton, code 17 with a BLED112. The port does not exist, another program holds it, or your user may not open it. `sudo` is not the remedy: name the port in full, close the GUI, and on Linux give your user the right',
    more: { label: 'permission on Linux', to: '/Troubleshooting/FTDI_Fix_Linux/#permission-denied' },
    source: serial('open_port'),
  },
  {
    text: 'Unable to set port settings, res is …',
    meaning:
      'Code 3. The port opened, but did not take 115200 baud: the dongle has just gone, or something else is behind this name. Plug the dongle in again, and look up its port',
    more: { label: 'find the port', to: '/ForDevelopers/SoftwareDevelopment/#find-port' },
    source: serial('set_port_settings'),
  },
  {
    text: 'board doesnt send welcome characters! / Board config error, probably dongle is inserted but Cyton is off.',
    meaning: 'Code 7. In the first case nothing sensible came back, in the second only the dongle answered',
    more: { label: 'the difference', to: '/Troubleshooting/GUI_Troubleshooting/#board-not-ready' },
    source: serial('status_check, prepare_session'),
  },
  {
    text: 'Board with id … and the same config already exists',
    meaning:
      'Code 16. A session with these parameters is still open in this process: `BoardShim.release_all_sessions()`, or restart it',
    source: brainflow('board_controller.cpp', 'prepare_session'),
  },
  {
    text: 'Board with id … and port provided config is not created',
    meaning:
      'Code 15. A call before `prepare_session` or after `release_session`, for example after an error that ended it',
    source: brainflow('board_controller.cpp', 'check_board_session'),
  },
  {
    text: 'Failed to init dll_loader / Failed to load library',
    meaning:
      'Code 17. A file of the package is missing, or the program for another kind of computer was installed. The first message is about SimpleBLE, for a Ganglion over the computer’s own Bluetooth, the second about the library for the BLED112',
    more: { label: 'a library cannot be loaded', to: '/ForDevelopers/BrainFlowErrors/#library' },
    source: native('prepare_session; ganglion.cpp, prepare_session'),
  },
  {
    text: 'No BLE adapters found / Adapter is NULL / Probably bluetooth is disabled.',
    meaning:
      'Ganglion over the computer’s own Bluetooth. The first two end with code 2: the computer has no adapter, or its driver is missing; in a virtual machine hand the adapter through; WSL has none. The last is a guess, and BrainFlow goes on: switch Bluetooth on if no board is found after it',
    source: native('prepare_session'),
  },
  {
    text: 'Failed to connect to Ganglion Device: 0/3',
    meaning:
      'The board was found, and the connection failed; BrainFlow tries three times (0/3, 1/3, 2/3), then ends with code 7. Switch the board off and on, bring it nearer, and remove it from the system’s list of paired devices',
    source: native('prepare_session'),
  },
  {
    text: 'failed to Open Ganglion Device …',
    meaning:
      'Code 17, Ganglion on a BLED112. The number at the end says why: 13 `other_info` is not `fw:auto`, 15 no board answered, 17 the address is malformed, 18 the port',
    more: { label: 'what each number means', to: '/Ganglion/GanglionSDK/#brainflow-bled112' },
    source: bled112('call_open'),
  },
  {
    text: 'BoardIds::GANGLION_BOARD uses deprecated BLED112/bglib support and will be removed in a future release. …',
    meaning: 'A hint since 5.22.0. The session works; write new programs for `GANGLION_NATIVE_BOARD`',
    source: bled112('prepare_session'),
  },
  {
    text: 'failed to send command … to device',
    meaning:
      'Code 4, Ganglion over the computer’s own Bluetooth: the connection is gone. This driver does not connect again by itself: `release_session`, then `prepare_session`',
    source: native('send_command'),
  },
  {
    text: 'no data received in … sec, stopping thread',
    meaning:
      'Code 18, Ganglion on a BLED112: it was connected, but no packet came after `b`. Switch the board off and on, and bring it nearer',
    source: bled112('start_streaming_prepared'),
  },
  {
    text: 'Streaming thread already running',
    meaning: 'Code 8. `start_stream` was called a second time: call `stop_stream` first',
    source: serial('start_stream'),
  },
  {
    text: 'stream is not startted or no preset: … found for this board / stream is not started or no preset: … found for this board',
    meaning:
      'Code 13. `get_board_data` was called before the first `start_stream`, or with a preset that the board does not have: Cyton and Ganglion have only the default one',
    source: board('get_board_data'),
  },
  {
    text: 'format is streamer_type://streamer_dest:streamer_args',
    meaning:
      'Code 13. A streamer needs three parts: `file://recording.csv:w`, `streaming_board://225.1.1.1:6677`. The last colon and what follows it are often forgotten',
    source: board('parse_streamer_params'),
  },
  {
    text: 'Failed to get board info: …, usually it means that device has no such channels, …',
    meaning:
      'Code 14. You asked for rows that the board lacks, such as `get_eeg_names` of a Ganglion or `get_resistance_channels` of a Cyton',
    more: { label: 'rows', to: '/ForDevelopers/SoftwareDevelopment/#rows' },
    source: brainflow('board_info_getter.cpp', 'get_array_value'),
  },
  {
    text: 'invalid command: x…X',
    meaning:
      'Code 13, and nothing was sent. A channel command has nine characters with a channel `1` to `8` or `Q W E R T Y U I`, and a gain `0` to `6`. Channels 9 to 16 exist only with the board ids for a Daisy. The Cyton itself would have taken a wrong gain as 24. In a text with several commands only the last one decides, and BrainFlow has noted the gains of the others: after code 13 send `d` alone, and then all your settings again',
    more: { label: 'channel settings', to: '/Cyton/CytonSDK/#channel-settings' },
    source: brainflow('openbci/inc/openbci_gain_tracker.h', 'apply_single_command'),
  },
  {
    text: 'You are changing board params during streaming, it may lead to sync mismatch between data acquisition thread and device',
    meaning:
      'The command was sent, but its answer was not read. The samples of that moment are missing. Stop the stream before you change settings',
    more: { label: 'what it costs', to: '/Cyton/CytonSDK/#rules' },
    source: serial('config_board'),
  },
  {
    text: 'Wrong end byte …',
    meaning:
      'The 33rd byte of what began with `0xA0` is not a stop byte, so the packet is thrown away. Now and then: bytes were lost on the way, or the answer to a command came between the packets. All the time: a wire in place of the radio, or another device on this port',
    more: { label: 'packets that begin with 0x41', to: '/Cyton/CytonDataFormat/#direct-wire' },
    source: brainflow('openbci/cyton.cpp', 'read_thread'),
  },
  {
    text: 'byte 0 value …, byte 1 value …, to byte 19',
    meaning: 'A Ganglion packet without samples, in most cases text',
    more: { label: 'what it is', to: '/Ganglion/GanglionSDK/#byte-value' },
    source: native('read_data'),
  },
  {
    text: 'failed to parse impedance data:',
    meaning: 'The contact of a Ganglion electrode is so good that the packet has no digits',
    more: { label: 'why', to: '/Ganglion/GanglionSDK/#impedance-empty' },
    source: native('read_data'),
  },
  {
    text: 'If you change gain you may need to rescale EXG data',
    meaning: 'Comes after every command over a WiFi Shield, whatever it was. It is a reminder, not an error',
    source: wifi('send_config'),
  },
  {
    text: 'still pending after … seconds / request failed',
    meaning: 'Code 4, WiFi Shield: nothing answers at its address',
    more: { label: 'codes with the shield', to: '/Deprecated/WiFiShield/WiFiGS/#brainflow-codes' },
    source: wifi('wait_for_http_resp'),
  },
  {
    text: 'failed to get local ip addr: … / failed to create server socket with addr … and port …',
    meaning:
      'Code 17, WiFi Shield. The first: `ip_address` is no address of four numbers, or no network of your computer leads there, so join the network of the shield. The second: usually another program holds `ip_port`, so take another number above 1023',
    more: { label: 'codes with the shield', to: '/Deprecated/WiFiShield/WiFiGS/#brainflow-codes' },
    source: wifi('prepare_session'),
  },
  {
    text: 'For Ganglion WIFI impedance works only if streaming is stopped',
    meaning:
      'Code 13, Ganglion on a WiFi Shield. Call `stop_stream`, then `config_board("z")`, then `start_stream`',
    more: { label: 'impedance over WiFi', to: '/Deprecated/WiFiShield/WiFiAPI/#ganglion' },
    source: brainflow('openbci/ganglion_wifi.cpp', 'config_board, start_stream'),
  },
  {
    text: 'master board id is not provided / you need set master board id in BrainFlowInputParams / need to set master board attribute in BrainFlowInputParams / failed to open file … / empty file: …',
    meaning:
      'Code 13, playback (the first three also with the streaming board; the second is the text in Python, the third in Java): set `params.master_board` to the board that made the file; the path in `params.file` is wrong; or nothing was recorded',
    more: { label: 'play a file back', to: '/ForDevelopers/SoftwareDevelopment/#save' },
    source: brainflow(
      'playback_file_board.cpp',
      'prepare_session; streaming_board.cpp; board_shim.py; BoardShim.java',
    ),
  },
  {
    text: 'unsupported streamer type … / failed to init streamer',
    meaning:
      'Code 13 for the first: BrainFlow knows `file`, `streaming_board` and `plotjuggler_udp`. The second: the folder of the file does not exist or may not be written to, the part after the file is not one of `w`, `w+`, `a` and `a+`, or the address cannot be used',
    source: board('add_streamer'),
  },
  {
    text: 'invalid string in file, check provided board id. String size …, expected size …',
    meaning:
      'Playback board: the number of columns is not that of `master_board`. Name the board that made the file; recordings of the GUI named `OpenBCI-RAW-….txt` do not play here, `BrainFlow-RAW_….csv` do',
    source: brainflow('playback_file_board.cpp', 'read_thread'),
  },
];
