/**
 * Every command that the Cyton firmware 3.1.5 understands, with its answer to the letter.
 *
 * In `reply`, `\n` is a line feed, `\r\n` a carriage return and a line feed, and `…` stands for text that varies.
 * The board answers settings only while it is not streaming. An answer ends with `$$$`.
 */
import { cytonGains, cytonSampleRates } from './cytonChoices';
import { cytonChangelog, cytonDefinitions, cytonFirmware, cytonSdFirmware } from './cytonSources';
import type { Command } from './types';

const OFF_CHARACTERS = '12345678qwertyui';
const ON_CHARACTERS = '!@#$%^&*QWERTYUI';
/** Names of the channels 1 to 16 inside `x…X` and `z…Z`. */
export const CHANNEL_CHARACTERS = '12345678QWERTYUI';

const channelCommands = (characters: string, state: 'OFF' | 'ON'): Command[] =>
  [...characters].map((send, index) => ({
    send,
    effect: `Turns channel ${index + 1} ${state === 'ON' ? 'on' : 'off'}${index < 8 ? '' : ' (Daisy)'}`,
    source: cytonDefinitions(`OPENBCI_CHANNEL_${state}_${index + 1}`),
  }));

/** Channels off: `1` to `8`, and `q` to `i` on the Daisy. No answer. */
export const channelOffCommands: readonly Command[] = channelCommands(OFF_CHARACTERS, 'OFF');

/** Channels on: shifted `1` to `8`, and `Q` to `I` on the Daisy. No answer. */
export const channelOnCommands: readonly Command[] = channelCommands(ON_CHARACTERS, 'ON');

const TEST_SIGNAL_REPLY = 'Success: Configured internal test signal.$$$';
const testSignal = (send: string, effect: string, symbol: string): Command => ({
  send,
  effect,
  reply: TEST_SIGNAL_REPLY,
  note: 'Up to firmware 2.0.1: no answer.',
  source: cytonDefinitions(`OPENBCI_TEST_SIGNAL_CONNECT_TO_${symbol}`),
});

/** Test signals go to all channels at once. `d` brings the electrodes back. */
export const testSignalCommands: readonly Command[] = [
  testSignal('0', 'Joins both inputs of every channel inside the chip: shows the noise floor', 'GROUND'),
  testSignal('-', 'Square wave, ±1.875 mV, 0.977 Hz', 'PULSE_1X_SLOW'),
  testSignal('=', 'Square wave, ±1.875 mV, 1.953 Hz', 'PULSE_1X_FAST'),
  testSignal('p', 'Constant voltage of 3.75 mV in magnitude', 'DC'),
  testSignal('[', 'Square wave, ±3.75 mV, 0.977 Hz', 'PULSE_2X_SLOW'),
  testSignal(']', 'Square wave, ±3.75 mV, 1.953 Hz', 'PULSE_2X_FAST'),
];

/** Channel settings. The nine characters are explained by `channelSettingFields`. */
export const channelSettingCommands: readonly Command[] = [
  {
    send: 'x (CHANNEL, POWER_DOWN, GAIN_SET, INPUT_TYPE_SET, BIAS_SET, SRB2_SET, SRB1_SET) X',
    effect: 'Sets one channel',
    reply: 'Success: Channel set for …$$$',
    note: 'Firmware 2: `Channel set for …\\r\\n$$$`. The answer names the channel by its number, 1 to 16: `R` gives `Success: Channel set for 12$$$`. An unknown channel character sets channel 1, an unknown gain sets 24.',
    source: cytonFirmware('processIncomingChannelSettings'),
  },
  {
    send: 'x … X, too short',
    effect: 'Nothing is set',
    reply: 'Failure: too few chars$$$',
    note: 'Firmware 2: `Channel setting failure: too few chars$$$`.',
    source: cytonFirmware('processIncomingChannelSettings'),
  },
  {
    send: 'x … without X in ninth place',
    effect: 'Nothing is set',
    reply: 'Failure: Err: 9th char not X$$$',
    note: 'Firmware 2: `Err: 9th char not X\\r\\n$$$`.',
    source: cytonFirmware('processIncomingChannelSettings'),
  },
  {
    send: 'x …, unfinished for one second',
    effect: 'The command is dropped; the same holds for `z`, `~`, `/` and the marker',
    reply: 'Timeout processing multi byte message - please send all commands at once as of v2$$$',
    since: '3.0.0',
    source: cytonFirmware('checkMultiCharCmdTimer'),
  },
  {
    send: 'd',
    effect: 'Sets every channel to the defaults',
    reply: 'updating channel settings to default$$$',
    note: 'Firmware 2 with `\\r\\n` before `$$$`, firmware 1 with `\\r\\n` and without `$$$`.',
    source: cytonFirmware('processChar, OPENBCI_CHANNEL_DEFAULT_ALL_SET'),
  },
  {
    send: 'D',
    effect: 'Reports the defaults: power, gain, input, bias, SRB2, SRB1',
    reply: '060110$$$',
    note: 'Always the same text, whatever you have set; `?` lists the settings in force. The firmware does not terminate this text, so stray characters may stand before `$$$`.',
    source: cytonFirmware('reportDefaultChannelSettings'),
  },
];

/** One character of a longer command. */
export interface SettingField {
  /** Place in the command, counted from 0 (the `x` or `z`). */
  position: number;
  name: string;
  /** The characters and what they set; the default is marked. */
  values: readonly { character: string; meaning: string; isDefault?: boolean }[];
}

const yesNo = (no: string, yes: string, defaultCharacter: '0' | '1'): SettingField['values'] => [
  { character: '0', meaning: no, isDefault: defaultCharacter === '0' },
  { character: '1', meaning: yes, isDefault: defaultCharacter === '1' },
];

/** The nine characters of `x…X`. */
export const channelSettingFields: readonly SettingField[] = [
  { position: 0, name: 'Start', values: [{ character: 'x', meaning: 'Begins channel settings' }] },
  {
    position: 1,
    name: 'CHANNEL',
    values: [...CHANNEL_CHARACTERS].map((character, index) => ({
      character,
      meaning: `Channel ${index + 1}${index < 8 ? '' : ' (Daisy)'}`,
    })),
  },
  { position: 2, name: 'POWER_DOWN', values: yesNo('On', 'Off', '0') },
  {
    position: 3,
    name: 'GAIN_SET',
    values: cytonGains.map(({ gain, code }) => ({
      character: code,
      meaning: `Gain ${gain}`,
      isDefault: gain === 24,
    })),
  },
  {
    position: 4,
    name: 'INPUT_TYPE_SET',
    values: [
      { character: '0', meaning: 'Normal electrode input', isDefault: true },
      { character: '1', meaning: 'Inputs shorted: noise and offset' },
      {
        character: '2',
        meaning:
          'Nothing useful. The chip can measure the bias signal only while its switch BIAS_MEAS is closed, and the firmware leaves it open',
      },
      { character: '3', meaning: 'Measures the supply' },
      { character: '4', meaning: 'Temperature sensor of the chip' },
      { character: '5', meaning: 'Test signal' },
      { character: '6', meaning: 'Positive input drives the bias' },
      { character: '7', meaning: 'Negative input drives the bias' },
    ],
  },
  { position: 5, name: 'BIAS_SET', values: yesNo('Left out of the bias', 'Included in the bias', '1') },
  {
    position: 6,
    name: 'SRB2_SET',
    values: yesNo('P input not connected to SRB2', 'P input connected to SRB2', '1'),
  },
  {
    position: 7,
    name: 'SRB1_SET',
    values: yesNo('N inputs not connected to SRB1', 'All N inputs of this chip connected to SRB1', '0'),
  },
  { position: 8, name: 'Latch', values: [{ character: 'X', meaning: 'Ends and applies the settings' }] },
];

/** The five characters of `z…Z`. */
export const leadOffFields: readonly SettingField[] = [
  { position: 0, name: 'Start', values: [{ character: 'z', meaning: 'Begins lead-off settings' }] },
  {
    position: 1,
    name: 'CHANNEL',
    values: [...CHANNEL_CHARACTERS].map((character, index) => ({
      character,
      meaning: `Channel ${index + 1}${index < 8 ? '' : ' (Daisy)'}`,
    })),
  },
  { position: 2, name: 'PCHAN', values: yesNo('No test current at P', 'Test current at P', '0') },
  { position: 3, name: 'NCHAN', values: yesNo('No test current at N', 'Test current at N', '0') },
  { position: 4, name: 'Latch', values: [{ character: 'Z', meaning: 'Ends and applies the settings' }] },
];

/** Commands that turn the impedance test current on and off. */
export const leadOffCommands: readonly Command[] = [
  {
    send: 'z (CHANNEL, PCHAN, NCHAN) Z',
    effect: 'Turns the impedance test current of one channel on or off: 6 nA at 31.2 Hz',
    reply: 'Success: Lead off set for …$$$',
    note: 'Firmware 2: `Lead off set for …\\r\\n$$$`. After a change of sample rate the current is constant (0 Hz) until `v` is sent.',
    source: cytonFirmware('processIncomingLeadOffSettings; boardReset; initialize_ads'),
  },
  {
    send: 'z … Z, too short',
    effect: 'Nothing is set',
    reply: 'Failure: too few chars$$$',
    note: 'Firmware 2: `Lead off failure: too few chars$$$`.',
    source: cytonFirmware('processIncomingLeadOffSettings'),
  },
  {
    send: 'z … without Z in fifth place',
    effect: 'Nothing is set',
    reply: 'Failure: Err: 5th char not Z$$$',
    note: 'Firmware 2: `Err: 5th char not Z\\r\\n$$$`.',
    source: cytonFirmware('processIncomingLeadOffSettings'),
  },
];

export const streamCommands: readonly Command[] = [
  {
    send: 'b',
    effect: 'Starts streaming; the accelerometer starts too',
    note: 'From firmware 3.1.0 a start over the dongle first sets 250 Hz. Over WiFi the answer is `Stream started`.',
    source: cytonFirmware('processChar, OPENBCI_STREAM_START'),
  },
  {
    send: 's',
    effect: 'Stops streaming',
    note: 'Over WiFi the answer is `Stream stopped`.',
    source: cytonFirmware('processChar, OPENBCI_STREAM_STOP'),
  },
  {
    send: '<',
    effect:
      'Turns the time stamp on: packets end with 0xC3 once, then 0xC4 (0xC5, then 0xC6, without accelerometer)',
    reply: 'Time stamp ON$$$',
    note: 'The dongle itself writes `,` to the computer when it has passed `<` on.',
    source: cytonFirmware('processChar, OPENBCI_TIME_SET'),
  },
  {
    send: '>',
    effect: 'Turns the time stamp off',
    reply: 'Time stamp OFF$$$',
    source: cytonFirmware('processChar, OPENBCI_TIME_STOP'),
  },
  {
    send: '` (CHARACTER)',
    effect:
      'In marker mode (`/4`), puts the character’s code into auxiliary value 1 of the next packet: the character 1 gives 49, not 1',
    since: '3.0.0',
    note: 'It takes one character only: the next one is a command again, so `` `12 `` also turns channel 2 off. Send a digit: the SD card code reads this character, too, and `` `A `` opens a file. Over WiFi the answer is `Marker recieved`, spelt so.',
    source: cytonFirmware('processInsertMarker and updateChannelData, BOARD_MODE_MARKER'),
  },
];

/** The rate, by `~` and a digit. */
export const sampleRateCommands: readonly Command[] = [
  ...cytonSampleRates.map(({ rateHz, code, overDongle }): Command => ({
    send: `~${code}`,
    effect: `Sets ${rateHz} Hz${overDongle ? ', the default' : '; only for a stream over the WiFi Shield or the second serial port'}`,
    reply: `Success: Sample rate is ${rateHz}Hz$$$`,
    since: '3.0.0',
    source: cytonFirmware('processIncomingSampleRate'),
  })),
  {
    send: '~~',
    effect: 'Asks for the rate',
    reply: 'Success: Sample rate is …Hz$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingSampleRate'),
  },
  {
    send: '~7, ~8 or ~9',
    effect: 'Nothing is set',
    reply: 'Failure: sample value out of bounds$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingSampleRate'),
  },
  {
    send: '~ and any other character',
    effect: 'Nothing is set',
    reply: 'Failure: invalid sample value$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingSampleRate'),
  },
];

const mode = (digit: string, name: string, effect: string): Command => ({
  send: `/${digit}`,
  effect,
  reply: `Success: ${name}$$$`,
  since: '3.0.0',
  source: cytonFirmware('setBoardMode and getBoardMode'),
});

/** Board modes: what bytes 26 to 31 of the packet carry. Firmware 2 knows `/` with other values and other answers. */
export const boardModeCommands: readonly Command[] = [
  mode('0', 'default', 'Accelerometer'),
  mode('1', 'debug', 'Accelerometer, and debug text on the second serial port (D11 transmits, D12 receives)'),
  mode(
    '2',
    'analog',
    'Analog pins: D11 (A5), D12 (A6) and, without WiFi Shield, D13 (A7); 10 bit, 0 to 3.3 V',
  ),
  mode('3', 'digital', 'Digital pins: D11, D12, D17 and, without WiFi Shield, D13 and D18'),
  mode('4', 'marker', 'Markers'),
  {
    ...mode('5', 'BLE', 'Two channels at 125 Hz in short packets for a Bluetooth LE radio, at 9600 baud'),
    note: 'Not over the dongle: the port changes to 9600 baud before this answer is sent, so none arrives, and the board hears nothing until it is reset or switched off and on.',
  },
  {
    send: '//',
    effect: 'Asks for the mode',
    reply: 'Success: …$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingBoardMode'),
  },
  {
    send: '/6 to /9',
    effect: 'Nothing is set',
    reply: 'Failure: board mode value out of bounds.$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingBoardMode'),
  },
  {
    send: '/ and any other character',
    effect: 'Nothing is set',
    reply: 'Failure: invalid board mode value.$$$',
    since: '3.0.0',
    source: cytonFirmware('processIncomingBoardMode'),
  },
];

export const boardCommands: readonly Command[] = [
  {
    send: 'v',
    effect: 'Resets the converters and the accelerometer and reports what it finds',
    reply:
      'OpenBCI V3 8-16 channel\\nOn Board ADS1299 Device ID: 0x3E\\nOn Daisy ADS1299 Device ID: 0x3E\\nLIS3DH Device ID: 0x33\\nFirmware: v3.1.2\\n$$$',
    note: 'The Daisy line is missing without Daisy. Firmware 3.1.4 and 3.1.5 still write v3.1.2 here. Up to 2.0.1 lines end with `\\r\\n`. The sample rate stays as it was.',
    source: cytonFirmware('boardReset'),
  },
  {
    send: 'V',
    effect: 'Asks for the firmware version',
    reply: 'v3.1.5$$$',
    since: '3.1.0',
    note: 'Firmware 3.1.4 answers `v3.1.2$$$`.',
    source: cytonFirmware('processChar, OPENBCI_GET_VERSION'),
  },
  {
    send: '?',
    effect: 'Lists all registers of the converters and the accelerometer',
    reply:
      '\\nBoard ADS Registers\\nADS_ID, 00, 3E, 0, 0, 1, 1, 1, 1, 1, 0\\n…\\nLIS3DH Registers\\n0x07 …\\n$$$',
    note: 'Only while not streaming. One line per register: name, address, value, then its bits from 7 to 0. With a Daisy a second block, `Daisy ADS Registers`, follows the first.',
    source: cytonFirmware('printAllRegisters'),
  },
  {
    send: 'c',
    effect: 'Uses 8 channels: puts the Daisy to sleep; halves later SD card files',
    reply: 'daisy removed$$$',
    note: 'No answer over the dongle when there is no Daisy; over WiFi it is `No daisy to remove`. Firmware 2 with `\\r\\n` before `$$$`, firmware 1 with `\\r\\n` and without `$$$`.',
    source: cytonFirmware('removeDaisy; SD_Card_Stuff.ino, BLOCK_DIV'),
  },
  {
    send: 'C',
    effect: 'Uses 16 channels when a Daisy is there',
    reply: '16$$$',
    note: 'After `c` the answer is `daisy attached16$$$`, but the Daisy has no settings until `v` is sent. Without Daisy it is `no daisy to attach!8$$$`.',
    source: cytonFirmware('attachDaisy; processChar, OPENBCI_CHANNEL_MAX_NUMBER_16'),
  },
];

/** Commands that concern the WiFi Shield. */
export const wifiCommands: readonly Command[] = [
  {
    send: '{',
    effect: 'Attaches the WiFi Shield',
    reply: 'Success: Wifi attached$$$',
    note: 'Otherwise `Failure: Wifi not attached$$$`.',
    since: '3.0.0',
    source: cytonFirmware('processChar, OPENBCI_WIFI_ATTACH'),
  },
  {
    send: '}',
    effect: 'Removes the WiFi Shield',
    reply: 'Success: Wifi removed$$$',
    note: 'Otherwise `Failure: Wifi not removed$$$`.',
    since: '3.0.0',
    source: cytonFirmware('processChar, OPENBCI_WIFI_REMOVE'),
  },
  {
    send: ':',
    effect: 'Asks whether a WiFi Shield is attached',
    reply: 'Wifi present$$$',
    note: 'Otherwise `Wifi not present, send { to attach the shield$$$`.',
    since: '3.0.0',
    source: cytonFirmware('processChar, OPENBCI_WIFI_STATUS'),
  },
  {
    send: ';',
    effect: 'Resets the WiFi Shield',
    reply: 'Wifi soft reset$$$',
    since: '3.0.0',
    source: cytonFirmware('processChar, OPENBCI_WIFI_RESET'),
  },
];

const SD_REPLY = 'Wiring is correct and a card is present.\\r\\nCorresponding SD file OBCI_….TXT\\r\\n$$$';
const sdOpen = (send: string, effect: string): Command => ({
  send,
  effect,
  reply: SD_REPLY,
  source: cytonSdFirmware(`sdProcessChar and setupSDcard, '${send}'`),
});

/** SD card commands. The answer's first line comes only with the first file after power-up. */
export const sdCommands: readonly Command[] = [
  sdOpen('a', 'Opens a short test file of 512 blocks'),
  sdOpen('A', 'Opens a 5 minute file'),
  sdOpen('S', 'Opens a 15 minute file'),
  sdOpen('F', 'Opens a 30 minute file'),
  sdOpen('G', 'Opens a 1 hour file'),
  sdOpen('H', 'Opens a 2 hour file'),
  sdOpen('J', 'Opens a 4 hour file'),
  sdOpen('K', 'Opens a 12 hour file'),
  sdOpen('L', 'Opens a 24 hour file'),
  {
    send: 'j',
    effect: 'Closes the file; firmware 3.1.4 and later also stop the stream',
    reply:
      'SamplingRate: 250Hz\\r\\nTotal Elapsed Time: … mS\\r\\nMax write time: … uS\\r\\nMin write time: … uS\\r\\nOverruns: …\\r\\n$$$',
    note: 'Silent while streaming and when no file is open. Send `s` before `j` to see the answer.',
    source: cytonSdFirmware("sdProcessChar, 'j', and closeSDfile"),
  },
];

/** Without a card, or with one that cannot be read, an opening command answers this. */
export const SD_FAILURE_REPLY =
  "initialization failed. Things to check:\\r\\n* is a card is inserted?\\r\\nCould not find FAT16/FAT32 partition. Make sure you've formatted the card\\r\\n$$$";

/** Every command of the board, each once. The dongle's own commands are in `radioCommands.ts`. */
export const cytonCommands: readonly Command[] = [
  ...streamCommands,
  ...channelOffCommands,
  ...channelOnCommands,
  ...testSignalCommands,
  ...channelSettingCommands,
  ...leadOffCommands,
  ...sampleRateCommands,
  ...boardModeCommands,
  ...boardCommands,
  ...sdCommands,
  ...wifiCommands,
];

/** How the version strings came to disagree. */
export const firmwareVersionNotes: readonly {
  version: string;
  released: string;
  banner: string;
  answerToV?: string;
  changed: string;
}[] = [
  {
    version: '2.0.0',
    released: '2016-11-02',
    banner: 'Firmware: v2.0.0',
    changed: 'Time stamps, stop bytes 0xC0 to 0xC6',
  },
  {
    version: '2.0.1',
    released: '2017-01-05',
    banner: 'Firmware: v2.0.1',
    changed: 'Answer to v no longer scrambled with a Daisy',
  },
  {
    version: '3.0.0',
    released: '2017-09-01',
    banner: 'Firmware: v3.0.0',
    changed: 'WiFi, sample rates, board modes, markers, timeout of long commands',
  },
  {
    version: '3.1.0',
    released: '2017-10-16',
    banner: 'Firmware: v3.1.0',
    answerToV: 'v3.1.0',
    changed: 'Command V; a start over the dongle sets 250 Hz',
  },
  {
    version: '3.1.1',
    released: '2018-03-16',
    banner: 'Firmware: v3.1.1',
    answerToV: 'v3.1.1',
    changed: 'Steadier long answers over WiFi',
  },
  {
    version: '3.1.2',
    released: '2018-09-14',
    banner: 'Firmware: v3.1.2',
    answerToV: 'v3.1.2',
    changed: 'Accelerometer axes in time-stamped packets',
  },
  {
    version: '3.1.4',
    released: '2024-10-09',
    banner: 'Firmware: v3.1.2',
    answerToV: 'v3.1.2',
    changed: 'SD card: new file sizes, sampling frequency in the footer, LED signals',
  },
  {
    version: '3.1.5',
    released: '2025-07-24',
    banner: 'Firmware: v3.1.2',
    answerToV: 'v3.1.5',
    changed: 'Only the answer to V',
  },
];

/** The source of the version table. */
export const firmwareVersionSource = cytonChangelog('releases and tags v2.0.0 to v3.1.5');
