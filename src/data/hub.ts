/**
 * The OpenBCI Hub 2.1.0: the messages it understands on TCP port 10996, what it answers, and its codes. All of it is
 * read from the program; where its old documentation differs, the program decides.
 */
import type { Source, SpecRow } from './types';

const hub = (where: string): Source => ({
  title: 'OpenBCI Hub 2.1.0, src/background.js',
  where,
  url: 'https://github.com/openbci-archive/OpenBCI_Hub/blob/master/src/background.js',
});

const changelog = (where: string): Source => ({
  title: 'OpenBCI Hub, CHANGELOG.md',
  where,
  url: 'https://github.com/openbci-archive/OpenBCI_Hub/blob/master/CHANGELOG.md',
});

/** Address that the Hub listens on. */
const HUB_HOST = '127.0.0.1';
/** TCP port that the Hub listens on. */
export const HUB_PORT = 10996;

/** The protocol at a glance. */
export const hubSpecs: readonly SpecRow[] = [
  { name: 'Address', value: `${HUB_HOST}:${HUB_PORT}`, unit: 'TCP', source: hub('kTcpHost, kTcpPort') },
  { name: 'Message', value: 'one JSON object', condition: 'since 2.0.0', source: changelog('v2.0.0') },
  {
    name: 'End of a message',
    value: 'CR LF, 0x0D 0x0A',
    condition: 'both directions; a lone LF is not enough',
    source: hub('kTcpStop'),
  },
  {
    name: 'Samples',
    value: 'counts, never volts',
    condition: '`channelDataCounts`',
    source: hub('sendCounts = true'),
  },
  { name: 'Protocol after start', value: 'ble', source: hub('curTcpProtocol') },
  {
    name: 'Time between WiFi sends',
    value: 10,
    unit: 'ms',
    condition: 'unless `latency` (µs) is given',
    source: hub('new Wifi, latency'),
  },
];

/** A message of a client. */
export interface HubMessage {
  type: string;
  /** The field `action`; absent where the type alone says it all. */
  action?: string;
  /** What it does, and which other fields it takes. */
  effect: string;
  /** Codes of its answers. */
  reply: string;
  source: Source;
}

/** Messages that lead to a connected board, in the order in which they are sent. */
export const hubSessionMessages: readonly HubMessage[] = [
  {
    type: 'status',
    effect:
      'Asks whether the Hub is there. The same answer comes unasked when you connect, or 501 instead when its Bluetooth failed',
    reply: '200',
    source: hub('createServer, parseMessage'),
  },
  {
    type: 'protocol',
    action: 'start',
    effect:
      'Chooses the link in `protocol`: `serial`, `wifi`, `ble` or `bled112`. Ends the others first. `bled112` is answered as `ble`',
    reply: '200; 418 unknown protocol; 419 Bluetooth driver failed',
    source: hub('processProtocol'),
  },
  {
    type: 'protocol',
    action: 'status',
    effect:
      'Asks for the state of the link in `protocol`, which is required. With `ble` or `bled112` it also makes this the chosen link',
    reply: '304 or 305; Bluetooth 200 or 501',
    source: hub('processProtocol'),
  },
  {
    type: 'protocol',
    action: 'stop',
    effect: 'Ends the link in `protocol` and disconnects its board',
    reply: '200',
    source: hub('processProtocol'),
  },
  {
    type: 'scan',
    action: 'start',
    effect:
      'Searches on the chosen link; each find comes as a message with `name`. With `serial` it never answers, because the call forgets whom to answer',
    reply: '200, then 201 (Ganglion) or 205 (WiFi Shield)',
    source: hub('processScan, _processScanSerial'),
  },
  {
    type: 'scan',
    action: 'status',
    effect: 'Asks whether a search is running',
    reply: '302 or 303; serial always 303',
    source: hub('processScan'),
  },
  {
    type: 'scan',
    action: 'stop',
    effect: 'Ends the search',
    reply: '200; 410 none runs; 411 failed',
    source: hub('processScan'),
  },
  {
    type: 'connect',
    effect:
      'Connects to `name`: a port such as `COM3`, `Ganglion-XXXX`, or a shield by its name or IP address. WiFi only: `sampleRate` (Hz), `latency` (µs), `protocol` (`tcp`, `udp`), `burst`',
    reply: '200, with firmware except for a Ganglion; 402, 408, 411, 412, 413, 435',
    source: hub('processConnect'),
  },
  {
    type: 'boardType',
    effect: 'Field `boardType`: 8 channels (`cyton`) or 16 (`daisy`). Over WiFi it only compares',
    reply: '200; 421',
    source: hub('processBoardType'),
  },
  {
    type: 'disconnect',
    effect: 'Disconnects the board',
    reply: '200; 401',
    source: hub('processDisconnect'),
  },
];

/** Messages for a connected board. */
export const hubBoardMessages: readonly HubMessage[] = [
  {
    type: 'command',
    effect: 'Passes the characters in `command` on to the board: `b` starts the stream, `s` stops it',
    reply: '200; 400 no Ganglion; 406 not sent; 420 no protocol',
    source: hub('processCommand'),
  },
  {
    type: 'channelSettings',
    action: 'start',
    effect: 'Reads the registers of a Cyton: one message 207 per channel. A failure gets no answer',
    reply: '207 each; 422 busy',
    source: hub('_syncChanSettingsStart'),
  },
  {
    type: 'channelSettings',
    action: 'set',
    effect:
      'Sets a channel: `channelNumber` from 0, `powerDown`, `gain`, `inputType`, `bias`, `srb2`, `srb1`',
    reply: '200; 424, 425',
    source: hub('processChannelSettings'),
  },
  {
    type: 'impedance',
    action: 'set',
    effect:
      'Cyton: sends the test current to an input: `channelNumber` from 1 (in `channelSettings` it is from 0), `pInputApplied`, `nInputApplied`',
    reply: '200; 430, 431',
    source: hub('_processImpedanceCyton'),
  },
  {
    type: 'impedance',
    action: 'start',
    effect: 'Ganglion: starts the impedance test, after 2 s over Bluetooth; `stop` ends it',
    reply: '200, then 203; 414, 415',
    source: hub('_processImpedanceGanglion'),
  },
  {
    type: 'accelerometer',
    action: 'start',
    effect: 'Ganglion over Bluetooth: switches the accelerometer on; `stop` switches it off',
    reply: '200, then 202; 416, 417',
    source: hub('processAccelerometer'),
  },
  {
    type: 'sd',
    action: 'start',
    effect:
      'Cyton: starts a file on the SD card, its length in `command`: `14sec`, `5min`, `15min`, `30min`, `1hour`, `2hour`, `4hour`, `12hour`, `24hour`; `stop` closes it',
    reply: '200; 499; Ganglion 433',
    source: hub('processSd'),
  },
  {
    type: 'examine',
    effect:
      'Connects to a shield without a board, to ask about it. It reads `name` (name or address), not `shieldName` or `ipAddress`',
    reply: '200; 402, 408, 411',
    source: hub('_examineWifi'),
  },
  {
    type: 'wifi',
    action: 'getIpAddress',
    effect:
      'Asks the shield. Other actions: `getFirmwareVersion`, `getMacAddress`, `getTypeOfAttachedBoard`, `eraseCredentials`',
    reply: '200 with message; 426, 427, 428',
    source: hub('processWifi'),
  },
];

/** What the hub sends unasked. */
export const hubEvents: readonly { type: string; code: string; fields: string; source: Source }[] = [
  {
    type: 'data',
    code: '204',
    fields:
      '`sampleNumber`, `channelDataCounts`, `stopByte`, `timestamp` (ms), `valid`; where there is something new, `accelDataCounts` or `auxData`',
    source: hub('sampleFunction'),
  },
  { type: 'data', code: '500', fields: 'none: a packet that was not valid', source: hub('sampleFunction') },
  {
    type: 'accelerometer',
    code: '202',
    fields: '`accelDataCounts`: x, y, z of a Ganglion',
    source: hub('accelerometerFunction'),
  },
  {
    type: 'impedance',
    code: '203',
    fields: '`channelNumber` (1 to 4, 0 is the reference), `impedanceValue` in kΩ, as the board sends it',
    source: hub('impedanceFunction'),
  },
  { type: 'log', code: '200', fields: '`message`: text of the board', source: hub('messageFunction') },
  {
    type: 'error',
    code: '499',
    fields: '`message`: the `type` that it does not know',
    source: hub('unrecognizedCommand'),
  },
];

/** Codes that a client meets. */
export const hubCodes: readonly { code: number; meaning: string }[] = [
  { code: 200, meaning: 'done' },
  { code: 201, meaning: 'Ganglion found' },
  { code: 202, meaning: 'accelerometer values' },
  { code: 203, meaning: 'impedance value' },
  { code: 204, meaning: 'sample' },
  { code: 205, meaning: 'WiFi Shield found' },
  { code: 206, meaning: 'serial port found (never arrives, see scan)' },
  { code: 207, meaning: 'settings of one channel' },
  { code: 302, meaning: 'searching' },
  { code: 303, meaning: 'not searching' },
  { code: 304, meaning: 'link started' },
  { code: 305, meaning: 'link stopped' },
  { code: 400, meaning: 'no Ganglion is connected' },
  { code: 401, meaning: 'could not disconnect' },
  { code: 402, meaning: 'could not connect' },
  { code: 406, meaning: 'could not send the command' },
  { code: 408, meaning: 'already connected' },
  { code: 410, meaning: 'no search to stop' },
  { code: 411, meaning: 'could not stop the search' },
  { code: 412, meaning: 'could not start the search' },
  { code: 413, meaning: 'Ganglion not found within 5 s' },
  { code: 414, meaning: 'impedance test did not start' },
  { code: 415, meaning: 'impedance test did not stop' },
  { code: 416, meaning: 'accelerometer did not start' },
  { code: 417, meaning: 'accelerometer did not stop' },
  { code: 418, meaning: 'unknown protocol' },
  { code: 419, meaning: 'Bluetooth driver did not start' },
  { code: 420, meaning: 'no protocol was started' },
  { code: 421, meaning: 'board type could not be set' },
  { code: 422, meaning: 'settings are being read already' },
  { code: 424, meaning: 'channel could not be set' },
  { code: 425, meaning: 'channel settings not understood' },
  { code: 426, meaning: 'no shield is connected' },
  { code: 427, meaning: 'unknown action for a shield' },
  { code: 428, meaning: 'credentials could not be erased' },
  { code: 430, meaning: 'impedance setting failed' },
  { code: 431, meaning: 'impedance setting not understood' },
  { code: 432, meaning: 'search for shields ended by itself' },
  { code: 433, meaning: 'no SD card on a Ganglion' },
  { code: 435, meaning: 'firmware of the shield is too old' },
  { code: 499, meaning: 'any other error' },
  { code: 500, meaning: 'damaged packet' },
  { code: 501, meaning: 'Bluetooth failed at the start' },
];

/** Where the protocol can be read. */
export const hubSource = hub('messages, codes, events');
