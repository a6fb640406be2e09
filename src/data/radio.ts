/** The radio link between dongle (host) and board (device). */
import {
  cytonBom,
  cytonDefinitions,
  dongleBom,
  radioDefinitions,
  radioHostSketch,
  rfduinoRadioLibrary,
} from './cytonSources';
import type { SpecRow } from './types';

/** First byte of a command for the dongle itself. */
export const RADIO_COMMAND_KEY = 0xf0;

/** Highest channel that the firmware accepts; the lowest is 0. The GUI offers 1 to 25. */
export const RADIO_CHANNEL_MAX = 25;

/** The link between board and dongle at a glance. */
export const radioSpecs: readonly SpecRow[] = [
  {
    name: 'Radio module, board and dongle',
    value: 'RFD22301 (RFduino)',
    source: cytonBom('BLE1; the same part in the dongle'),
  },
  { name: 'USB to serial chip', value: 'FT231XQ-R', condition: 'dongle', source: dongleBom('U1') },
  {
    name: 'Serial rate, computer to dongle',
    value: 115200,
    unit: 'baud',
    condition: 'default',
    source: radioDefinitions('OPENBCI_BAUD_RATE_DEFAULT'),
  },
  {
    name: 'Other serial rates',
    value: '230400 and 921600',
    unit: 'baud',
    condition: 'until the dongle is unplugged',
    source: radioDefinitions('OPENBCI_BAUD_RATE_FAST and OPENBCI_BAUD_RATE_HYPER'),
  },
  {
    name: 'Load of the stream',
    value: 8250,
    unit: 'byte/s',
    condition: '33 bytes × 250 Hz; 115200 baud carries 11520',
    source: cytonDefinitions('OPENBCI_PACKET_SIZE'),
  },
  {
    name: 'Channels',
    value: `0 to ${RADIO_CHANNEL_MAX}`,
    condition: 'firmware; the GUI offers 1 to 25, so use these',
    source: radioDefinitions('RFDUINOGZLL_CHANNEL_LIMIT_LOWER and _UPPER'),
  },
  {
    name: 'Frequencies of channel n',
    value: '2399 + n, 2424 + n, 2449 + n',
    unit: 'MHz',
    condition: 'channels 1 to 25; the radios hop among the three',
    source: rfduinoRadioLibrary('RFduinoGZLL_begin, channel_table'),
  },
  {
    name: 'Channel of a new radio',
    value: 20,
    condition: 'when it first runs this firmware; later the stored channel',
    source: radioHostSketch('radio.begin(OPENBCI_MODE_HOST,20)'),
  },
  {
    name: 'Poll time',
    value: 48,
    unit: 'ms',
    condition: 'default; a command carries 0 to 255',
    source: radioDefinitions('OPENBCI_TIMEOUT_PACKET_POLL_MS'),
  },
  {
    name: 'Link counts as lost after',
    value: 270,
    unit: 'ms',
    condition: 'without a word from the board',
    source: radioDefinitions('OPENBCI_TIMEOUT_COMMS_MS'),
  },
  {
    name: 'Data in one radio packet',
    value: 31,
    unit: 'byte',
    condition: 'plus one byte that names the packet',
    source: radioDefinitions('OPENBCI_MAX_DATA_BYTES_IN_PACKET'),
  },
  {
    name: 'Largest message from the computer',
    value: '16 radio packets',
    source: radioDefinitions('OPENBCI_NUMBER_SERIAL_BUFFERS'),
  },
];
