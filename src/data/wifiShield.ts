/**
 * The WiFi Shield: its numbers, its lights and every route of its HTTP server, from firmware 2.0.5
 * (sketch `DefaultWifiShield.ino`).
 */
import type { ByteField, Source, SpecRow } from './types';

const firmware = (where: string): Source => ({
  title: 'WiFi Shield firmware 2.0.5',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_WIFI',
});

const drawings = (where: string): Source => ({
  title: 'OpenBCI_Wifi_Shield, KiCad',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_Wifi_Shield',
});

const oldPage = (where: string): Source => ({
  title: 'OpenBCI/Documentation, WiFiShield/Wifi.md',
  where,
  url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/Deprecated/WiFiShield/Wifi.md',
});

/** The shield at a glance. */
export const wifiShieldSpecs: readonly SpecRow[] = [
  {
    name: 'WiFi module',
    value: 'ESP-12E (ESP8266)',
    condition: '802.11 b, g, n on 2.4 GHz',
    source: drawings('openbci_wifi_bom.xlsx, U1'),
  },
  {
    name: 'Regulator',
    value: 3.3,
    unit: 'V',
    condition: 'AP2112K-3.3, behind a diode MBR120 and the main switch',
    source: drawings('openbci_wifi_bom.xlsx, U2, D1, SW3'),
  },
  {
    name: 'Battery connector',
    value: 'JST PH, 2 pins',
    condition: 'S2B-PH-SM4-TB',
    source: drawings('openbci_wifi_bom.xlsx, P2'),
  },
  {
    name: 'Battery',
    value: '3.3 to 6',
    unit: 'V DC',
    condition: 'battery only',
    source: oldPage('Wifi Board Specs'),
  },
  {
    name: 'Current',
    value: 150,
    unit: 'mA',
    condition: 'connected and streaming',
    source: oldPage('Wifi Board Specs'),
  },
  {
    name: 'Outline',
    value: '61.2 × 61.2',
    unit: 'mm',
    condition: 'octagon, 2.41 × 2.41 in, edges of 1 in',
    source: oldPage('Wifi Board Specs'),
  },
  {
    name: 'Link to the board',
    value: 'SPI, 32 bytes per message',
    source: firmware('OpenBCI_Wifi_Definitions.h, BYTES_PER_SPI_PACKET'),
  },
  {
    name: 'Time between sends',
    value: 10,
    unit: 'ms',
    condition: 'default, 10000 µs; settable',
    source: firmware('OpenBCI_Wifi_Definitions.h, DEFAULT_LATENCY'),
  },
  {
    name: 'Buffer',
    value: 200,
    unit: 'packets',
    condition: 'raw output; at most 42 in one TCP send',
    source: firmware('NUM_PACKETS_IN_RING_BUFFER_RAW, MAX_PACKETS_PER_SEND_TCP'),
  },
  {
    name: 'Pins it takes from a Cyton',
    value: 'D13 (A7), D18',
    condition: 'chip select and reset',
    source: oldPage('GPIO Pins Used by WiFi Shield'),
  },
  {
    name: 'Pins it takes from a Ganglion',
    value: 'D24, D4 (A5)',
    condition: 'chip select and reset',
    source: oldPage('GPIO Pins Used by WiFi Shield'),
  },
];

/** What the light D2 does after power-on. */
export const wifiShieldLights: readonly { pattern: string; meaning: string }[] = [
  {
    pattern: '4 flashes, 250 ms each',
    meaning: 'A network is stored; the shield is looking for it, for up to 10 s',
  },
  { pattern: '2 flashes, 500 ms each', meaning: 'It joined that network: WiFi Station' },
  { pattern: '10 flashes, 100 ms each', meaning: 'It opened its own network: WiFi Direct' },
];

/** One route of the HTTP server. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  effect: string;
  /** What it answers when all is well. */
  answer: string;
}

/** What its HTTP server answers to. */
export const wifiShieldRoutes: readonly Route[] = [
  { method: 'GET', path: '/', effect: 'A page with links and the firmware version', answer: 'HTML' },
  {
    method: 'GET',
    path: '/all',
    effect: 'State of the shield',
    answer: 'JSON: board_connected, heap, ip, mac, name, num_channels, version, latency',
  },
  {
    method: 'GET',
    path: '/board',
    effect: 'State of the board below it',
    answer: 'JSON: board_connected, board_type (cyton, daisy, ganglion or none), num_channels, gains',
  },
  { method: 'GET', path: '/version', effect: 'Firmware version', answer: 'v2.0.5' },
  {
    method: 'GET',
    path: '/tcp',
    effect: 'State of the TCP output',
    answer: 'JSON: connected, delimiter, ip, output, port, latency',
  },
  {
    method: 'POST',
    path: '/tcp',
    effect: 'Connects to your listening socket and sends data there',
    answer: 'the same JSON; status 504 when it cannot connect',
  },
  { method: 'DELETE', path: '/tcp', effect: 'Ends the TCP output', answer: 'the same JSON' },
  {
    method: 'POST',
    path: '/udp',
    effect: 'Sends data to your UDP port',
    answer: 'status 200, without a useful body',
  },
  { method: 'DELETE', path: '/udp', effect: 'Ends the UDP output', answer: 'JSON as of /tcp' },
  { method: 'GET', path: '/stream/start', effect: 'Sends b to the board', answer: 'OK' },
  { method: 'GET', path: '/stream/stop', effect: 'Sends s to the board', answer: 'OK' },
  {
    method: 'POST',
    path: '/command',
    effect: 'Sends up to 31 characters to the board',
    answer: "the board's own text",
  },
  { method: 'GET', path: '/latency', effect: 'Time between sends', answer: 'microseconds as text' },
  { method: 'POST', path: '/latency', effect: 'Sets the time between sends', answer: 'OK' },
  { method: 'GET', path: '/wifi', effect: 'Starts the WiFi manager', answer: 'HTML with a link to it' },
  { method: 'GET', path: '/wifi/config', effect: 'The same', answer: 'HTML' },
  {
    method: 'DELETE',
    path: '/wifi',
    effect: 'Forgets the stored network and restarts',
    answer: 'Reseting wifi. Please power cycle your board in 10 seconds',
  },
  { method: 'GET', path: '/wifi/delete', effect: 'The same, for a browser', answer: 'the same text' },
  { method: 'GET', path: '/update', effect: 'Page for a new firmware', answer: 'HTML form' },
  { method: 'GET', path: '/description.xml', effect: 'Description for SSDP discovery', answer: 'XML' },
  {
    method: 'GET',
    path: '/yt',
    effect: 'A greeting, to see that the shield is running',
    answer: 'Keep going! Push The World!',
  },
];

/** What the server answers when something is wrong. */
export const wifiShieldErrors: readonly { status: number; text: string; cause: string }[] = [
  {
    status: 400,
    text: 'Error: Lost communication with OpenBCI board',
    cause: 'the board below no longer polls the shield',
  },
  {
    status: 401,
    text: 'Error: No OpenBCI board attached',
    cause: 'no board has polled the shield since it started',
  },
  { status: 402, text: 'Error: No body in POST request', cause: 'the JSON body is missing' },
  { status: 403, text: 'the name of the field', cause: 'a required field is missing' },
  {
    status: 404,
    text: 'Route Not Found',
    cause:
      'no such route, or not with this method: /command takes POST only, which the address line of a browser cannot send. /output/json, /output/raw and /mqtt are in other sketches',
  },
  { status: 501, text: 'Error: Sent more than 31 chars', cause: 'the command is too long' },
  {
    status: 502,
    text: 'Error: timeout getting command response, be sure board is fully connected',
    cause:
      'no answer to a command came within two seconds: the board has fallen silent, or the command is one without an answer',
  },
  {
    status: 503,
    text: 'Error: Queue is full, please wait 20ms and try again.',
    cause: 'more than 31 characters wait for the board',
  },
  {
    status: 504,
    text: 'the JSON of /tcp, or Error: Unknown error',
    cause: 'no program listens at that address and port, or a command could not be passed on',
  },
  {
    status: 505,
    text: "Error: unable to parse ip address. … or Error: No characters found for key 'command'",
    cause: 'ip is not four numbers with dots, or the command is empty',
  },
  { status: 506, text: "Error: 'output' must be either raw or json", cause: 'unknown output' },
];

/** A streamed sample as the board hands it to the shield over SPI. */
export const wifiSpiFields: readonly ByteField[] = [
  {
    offset: 0,
    length: 1,
    name: 'Control',
    encoding: '0xC0 to 0xCF',
    meaning: 'Announces a sample; becomes the stop byte of the packet',
    kind: 'header',
  },
  {
    offset: 1,
    length: 1,
    name: 'Sample number',
    encoding: '8-bit unsigned',
    meaning: '0 to 255',
    kind: 'counter',
  },
  {
    offset: 2,
    length: 24,
    name: 'Channels 1 to 8',
    encoding: '8 × 24-bit signed, big-endian',
    meaning: 'Samples in counts; a Ganglion fills the first four and leaves zeros',
    kind: 'channel',
  },
  {
    offset: 26,
    length: 6,
    name: 'Auxiliary',
    encoding: 'big-endian',
    meaning: 'As in the packet of the Cyton; from a Ganglion X, Y and Z in counts of 1 mg',
    kind: 'aux',
  },
];

/** The firmware that was read. */
export const wifiShieldSource = firmware(
  'DefaultWifiShield.ino, OpenBCI_Wifi.cpp, OpenBCI_Wifi_Definitions.h',
);
