/**
 * Every command that the Ganglion firmware 3.0.2 understands, with its answer over Bluetooth LE to the letter.
 *
 * In `reply`, `\n` is a line feed and `…` stands for text that varies. There is no `$$$`: an answer ends with the
 * packet whose ID is 207. The board answers settings only while it is not streaming.
 */
import { SD_BLOCK_BYTES } from './cytonSd';
import { ganglionDefinitions, ganglionFirmware, ganglionSdSketch } from './ganglionSources';
import type { Command } from './types';

const channels = (characters: string, verb: 'Activating' | 'Deactivating'): Command[] =>
  [...characters].map((send, index) => ({
    send,
    effect: `Turns channel ${index + 1} ${verb === 'Activating' ? 'on' : 'off'}`,
    reply: `${verb} channel ${index + 1}\\n`,
    source: ganglionFirmware('changeChannelState_maintainRunningState'),
  }));

/** Channels off and on. */
export const ganglionChannelCommands: readonly Command[] = [
  ...channels('1234', 'Deactivating'),
  ...channels('!@#$', 'Activating'),
];

export const ganglionStreamCommands: readonly Command[] = [
  {
    send: 'b',
    effect: 'Starts streaming',
    note: 'Without a Bluetooth or WiFi link, the serial port says `BLE not connected: abort startRunning\\n`.',
    source: ganglionFirmware('parseChar, START_DATA_STREAM'),
  },
  {
    send: 's',
    effect: 'Stops streaming',
    reply: 'stop running\\n',
    source: ganglionFirmware('parseChar, STOP_DATA_STREAM'),
  },
  {
    send: 'n',
    effect: 'Turns the accelerometer on: 18-bit packets',
    reply: 'accelerometer enabled\\n',
    source: ganglionFirmware('parseChar, ENABLE_ACCELEROMETER'),
  },
  {
    send: 'N',
    effect: 'Turns the accelerometer off: 19-bit packets',
    reply: 'accelerometer disabled\\n',
    source: ganglionFirmware('parseChar, DISABLE_ACCELEROMETER'),
  },
  {
    send: '[',
    effect: 'Streams a square wave of ±8000000 counts instead of the inputs',
    reply: 'enable square wave\\n',
    note: 'Stopping the stream turns it off, and so does switching a channel.',
    source: ganglionFirmware('parseChar, ENABLE_SYNTHETIC_DATA'),
  },
  {
    send: ']',
    effect: 'Streams the inputs again',
    reply: 'disable square wave\\n',
    source: ganglionFirmware('parseChar, DISABLE_SYNTHETIC_DATA'),
  },
];

export const ganglionImpedanceCommands: readonly Command[] = [
  {
    send: 'z',
    effect: 'Starts the impedance test: channels 1 to 4 and REF in turn, until `Z`',
    note: 'No text; packets 201 to 205 follow. A running stream pauses.',
    source: ganglionFirmware('parseChar, OPENBCI_Z_TEST_START'),
  },
  {
    send: 'Z',
    effect: 'Stops the impedance test and resumes a stream that was paused',
    source: ganglionFirmware('parseChar, OPENBCI_Z_TEST_STOP'),
  },
];

export const ganglionBoardCommands: readonly Command[] = [
  {
    send: 'v',
    effect: 'Stops, sets the chips up again and reports what it finds',
    reply: 'OpenBCI Ganglion v3.0.2\\nGanglion 1.3 (…)\\nLIS2DH ID: 0x33\\nMCP3912 CONFIG_1: 0x0F0000\\n\\n…',
    note: 'A list of commands follows. Firmware 2.0.1 names itself `Ganglion-…` in the second line.',
    source: ganglionFirmware('startFromScratch'),
  },
  {
    send: '?',
    effect: 'Lists the registers of the accelerometer and the converter',
    reply: 'LIS2DH\\nREG\\tSetting\\n…\\nMCP3912\\nREG\\tSetting\\n…',
    source: ganglionFirmware('printAllRegisters_Serial'),
  },
  {
    send: '>',
    effect: 'Waits for a program over the air: starts when the link is closed, or at once without one',
    source: ganglionFirmware('parseChar, ENABLE_OTA'),
  },
];

const RATES = [25600, 12800, 6400, 3200, 1600, 800, 400, 200] as const;

/** Rates above 200 Hz are for the WiFi Shield; Bluetooth LE has no room for them. */
export const ganglionSampleRateCommands: readonly Command[] = [
  ...RATES.map((rateHz, code): Command => ({
    send: `~${code}`,
    effect: `Sets ${rateHz} Hz${rateHz === 200 ? ', the default' : ': WiFi Shield only'}`,
    reply: `Success: Sample rate is ${rateHz}Hz\\n`,
    since: '2.0.0',
    source: ganglionFirmware('processIncomingSampleRate and getSampleRate'),
  })),
  {
    send: '~~',
    effect: 'Asks for the rate',
    reply: 'Success: Sample rate is …Hz\\n',
    since: '2.0.0',
    source: ganglionFirmware('processIncomingSampleRate'),
  },
  {
    send: '~8 or ~9',
    effect: 'Nothing is set',
    reply: 'Failure: sample value out of bounds\\nSample rate is …Hz\\n',
    since: '2.0.0',
    source: ganglionFirmware('processIncomingSampleRate'),
  },
  {
    send: '~ and any other character',
    effect: 'Nothing is set',
    reply: 'Failure: Invalid sample value.Sample rate is …Hz\\n',
    since: '2.0.0',
    source: ganglionFirmware('processIncomingSampleRate'),
  },
];

/** Commands that concern the WiFi Shield. */
export const ganglionWifiCommands: readonly Command[] = [
  {
    send: '{',
    effect: 'Attaches the WiFi Shield',
    reply: 'Success: Wifi attached\\n',
    note: 'Otherwise `Failure: Wifi not attached\\n`.',
    since: '2.0.0',
    source: ganglionFirmware('parseChar, OPENBCI_WIFI_ATTACH'),
  },
  {
    send: '}',
    effect: 'Removes the WiFi Shield',
    reply: 'Success: Wifi removed\\n',
    note: 'Otherwise `Failure: Wifi not removed\\n`.',
    since: '2.0.0',
    source: ganglionFirmware('parseChar, OPENBCI_WIFI_REMOVE'),
  },
  {
    send: ':',
    effect: 'Asks whether a WiFi Shield is attached',
    reply: 'Wifi present\\n',
    note: 'Otherwise `Wifi not present, send { to attach the shield\\n`.',
    since: '2.0.0',
    source: ganglionFirmware('parseChar, OPENBCI_WIFI_STATUS'),
  },
  {
    send: ';',
    effect: 'Resets the WiFi Shield',
    reply: 'Wifi soft reset\\n',
    since: '2.0.0',
    source: ganglionFirmware('parseChar, OPENBCI_WIFI_RESET'),
  },
];

/** A file of the GanglionWithSD sketch: its size is fixed when it is opened, and the recording ends when it is full. */
export interface GanglionSdFile {
  send: string;
  /** What the sketch says that it is for. */
  named: string;
  /** Blocks of 512 bytes. */
  blocks: number;
}

/** One sample on the card: sample number and four channels in hexadecimal, each with a comma or the line's end. */
const GANGLION_SD_LINE_BYTES = 3 + 4 * 7;

export const ganglionSdFiles: readonly GanglionSdFile[] = [
  { send: 'a', named: 'a test', blocks: 256 },
  { send: 'A', named: '5 minutes', blocks: 11_000 },
  { send: 'S', named: '15 minutes', blocks: 33_000 },
  { send: 'F', named: '30 minutes', blocks: 66_000 },
  { send: 'G', named: '1 hour', blocks: 131_000 },
  { send: 'H', named: '2 hours', blocks: 261_000 },
  { send: 'J', named: '4 hours', blocks: 521_000 },
  { send: 'K', named: '12 hours', blocks: 1_561_000 },
  { send: 'L', named: '24 hours', blocks: 3_122_000 },
];

const LINES_PER_SECOND = 200;

/** How long a file of so many blocks lasts at 200 Hz, accelerometer off. */
export const ganglionSdSeconds = (blocks: number): number =>
  (blocks * SD_BLOCK_BYTES) / GANGLION_SD_LINE_BYTES / LINES_PER_SECOND;

const aboutTime = (seconds: number): string => {
  if (seconds < 60) return `${seconds.toFixed(0)} seconds`;
  if (seconds < 6000) return `${(seconds / 60).toFixed(0)} minutes`;
  return `${(seconds / 3600).toFixed(0)} hours`;
};

const sdOpen = ({ send, named, blocks }: GanglionSdFile): Command => ({
  send,
  effect: `Opens the file for ${named}: ${blocks.toLocaleString('en-US')} blocks, which last about ${aboutTime(ganglionSdSeconds(blocks))}`,
  reply: '…Writing to file: OBCI_….csv\\n',
  source: ganglionSdSketch('BLOCK_5MIN to BLOCK_24HR; sdProcessChar; GanglionWithSD.ino, loop; eventSerial'),
});

/**
 * SD card commands of the GanglionWithSD sketch, which takes them through the serial pins only: it hands no Bluetooth
 * byte to its card code. The sketch on new boards, DefaultGanglion, has none of them.
 */
export const ganglionSdCommands: readonly Command[] = [
  ...ganglionSdFiles.map(sdOpen),
  {
    send: 'j',
    effect: 'Closes the file',
    reply: 'Total Elapsed Time: … mS\\nMax write time: … uS\\nMin write time: … uS\\nOverruns: …\\n',
    source: ganglionSdSketch('sdProcessChar'),
  },
];

/** Every command of the board, each once. */
export const ganglionCommands: readonly Command[] = [
  ...ganglionStreamCommands,
  ...ganglionChannelCommands,
  ...ganglionImpedanceCommands,
  ...ganglionBoardCommands,
  ...ganglionSampleRateCommands,
  ...ganglionWifiCommands,
  ...ganglionSdCommands,
];

/** What an unknown character answers on the serial port while nothing is connected. */
export const GANGLION_UNKNOWN_COMMAND_REPLY = 'parseChar got: 0x…\\n';

/** Where the answers' packets are defined. */
export const ganglionReplySource = ganglionDefinitions('ID_MULTI_PACKET and ID_MULTI_PACKET_STOP');
