/** A montage as files: a table, and Python that gives BrainFlow's channels their names and places in MNE. */
import type { BoardName } from '@site/src/data/products';
import { channelOffCommands } from '@site/src/data/cytonCommands';
import { buildChannelSettings } from '@site/src/protocol/cytonSettings';
import {
  findOnFace,
  goodPairs,
  nameOfPair,
  openChannels,
  recordedSites,
  rowsOf,
  wiredPairs,
  type Wiring,
} from './model';

/** The boards as BrainFlow's `BoardIds` name them. */
const boardIds: Readonly<Record<BoardName, string>> = {
  Ganglion: 'GANGLION_BOARD',
  Cyton: 'CYTON_BOARD',
  'Cyton with Daisy': 'CYTON_DAISY_BOARD',
};

const inQuotes = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table with a heading: channel, use, pin, position, and a line for each pair. Lines end as RFC 4180 has it. */
export function toCsv(wiring: Wiring): string {
  const rows = rowsOf(wiring)
    .filter(({ site }) => site !== null)
    .map(({ channel, role, side, pin, site }) => [
      String(channel ?? ''),
      side ? `${role} ${side}` : role,
      pin ?? '',
      site ?? '',
    ]);
  const pairs = goodPairs(wiring).map((pair) => [
    [pair.anode, pair.cathode].map((site) => wiring.channels.indexOf(site) + 1).join(' minus '),
    'pair',
    '',
    nameOfPair(pair),
  ]);
  return [['channel', 'use', 'pin', 'position'], ...rows, ...pairs]
    .map((row) => `${row.map(inQuotes).join(',')}\r\n`)
    .join('');
}

/** One channel as Python names it: a position, or a difference of two; what it measures; and whether its sign is turned. */
interface PythonChannel {
  channel: number;
  name: string;
  /** As `mne.create_info` has it. */
  type: 'eeg' | 'eog' | 'emg';
  isWiredPair: boolean;
}

/** Channels with electrodes, in order. A pair is of the type of the first of its electrodes that lies on the face. */
function pythonChannels(wiring: Wiring): PythonChannel[] {
  const wired = wiredPairs(wiring);
  return wiring.channels.flatMap((site, index): PythonChannel[] => {
    const channel = index + 1;
    const pair = wired.find((candidate) => candidate.channel === channel);
    if (pair) {
      const type = (findOnFace(pair.anode) ?? findOnFace(pair.cathode))?.measures ?? 'eeg';
      return [{ channel, name: nameOfPair(pair), type, isWiredPair: true }];
    }
    // Half of a pair records nothing.
    if (site === null || !recordedSites(wiring).includes(site)) return [];
    return [{ channel, name: site, type: findOnFace(site)?.measures ?? 'eeg', isWiredPair: false }];
  });
}

/**
 * A function from BrainFlow's array to MNE's `Raw`: rows by channel, names, types, rate, volts, sign and places.
 *
 * The names are those of MNE 1 (`create_info`, `RawArray`, `Raw.set_montage`, `make_standard_montage`; `standard_1005.elc` has every
 * position that the editor offers on the head) and of BrainFlow 5 (`get_eeg_channels`, `get_sampling_rate`, microvolts). A Cyton with
 * its SRB2 records reference minus electrode, and a channel that is wired as a pair plus minus minus, hence the signs. `set_montage`
 * asks for the places of channels of type eeg alone, and leaves them unknown with `on_missing="ignore"` (`mne/channels/montage.py`).
 * `set_bipolar_reference` wants lists, names a pair `anode-cathode` and takes its electrodes away (`mne/_fiff/reference.py`).
 *
 * @returns null while no channel records anything
 */
export function toPython(wiring: Wiring): string | null {
  const channels = pythonChannels(wiring);
  if (channels.length === 0) return null;
  const others = rowsOf(wiring).flatMap(({ role, site, pin }) =>
    role === 'channel' || site === null ? [] : [`# ${role}: ${site} on ${pin}`],
  );
  const typed = channels.filter(({ type }) => type !== 'eeg');
  const wired = channels.filter(({ isWiredPair }) => isWiredPair);
  const isGanglion = wiring.board === 'Ganglion';
  const isMixed = !isGanglion && wired.length > 0;
  const [sign, why] =
    isGanglion || wired.length === channels.length
      ? ['1e-6', 'microvolts to volts']
      : ['-1e-6', 'microvolts to volts; the board records reference minus electrode'];
  const pairs = goodPairs(wiring);
  const names = 'list(POSITIONS.values())';
  const types = typed.length === 0 ? '"eeg"' : '[TYPES.get(name, "eeg") for name in POSITIONS.values()]';
  const hasUnknownPlace = wired.some(({ type }) => type === 'eeg');
  const standard = 'mne.channels.make_standard_montage("standard_1005")';
  const places = `raw.set_montage(${standard}${hasUnknownPlace ? ', on_missing="ignore"' : ''})`;
  const values =
    isMixed && wired.length < channels.length
      ? [
          '    signs = [1 if channel in WIRED else -1 for channel in POSITIONS]  # SRB2: reference minus electrode',
          '    volts = data[rows] * 1e-6 * np.array(signs)[:, None]',
          '    raw = mne.io.RawArray(volts, info)',
        ]
      : [`    raw = mne.io.RawArray(data[rows] * ${sign}, info)  # ${why}`];
  const needsSigns = values.length > 1;
  return [
    'import mne',
    ...(needsSigns ? ['import numpy as np'] : []),
    'from brainflow.board_shim import BoardIds, BoardShim',
    '',
    `BOARD = BoardIds.${boardIds[wiring.board]}`,
    `POSITIONS = {  # channel: position${wired.length > 0 ? ', or plus-minus of a channel wired as a pair' : ''}`,
    ...channels.map(({ channel, name }) => `    ${channel}: "${name}",`),
    '}',
    ...others,
    ...(typed.length === 0
      ? []
      : ['TYPES = {', ...typed.map(({ name, type }) => `    "${name}": "${type}",`), '}']),
    ...(needsSigns
      ? [`WIRED = [${wired.map(({ channel }) => channel).join(', ')}]  # plus minus minus, SRB2 off`]
      : []),
    ...(pairs.length === 0
      ? []
      : [
          'PAIRS = [  # anode, cathode',
          ...pairs.map(({ anode, cathode }) => `    ("${anode}", "${cathode}"),`),
          ']',
        ]),
    '',
    '',
    'def to_mne(data):',
    '    """What board.get_board_data() gave, as MNE\'s Raw."""',
    '    eeg = BoardShim.get_eeg_channels(BOARD)',
    '    rows = [eeg[channel - 1] for channel in POSITIONS]',
    '    rate = BoardShim.get_sampling_rate(BOARD)',
    `    info = mne.create_info(${names}, rate, ${types})`,
    ...values,
    ...(pairs.length === 0
      ? [`    return ${places}`]
      : [
          `    ${places}`,
          '    anodes, cathodes = map(list, zip(*PAIRS))',
          '    return mne.set_bipolar_reference(raw, anodes, cathodes)  # anode minus cathode',
        ]),
    '',
  ].join('\n');
}

/** What a line of commands sets, and its characters. */
export interface WiringCommand {
  send: string;
  effect: string;
}

/**
 * What a Cyton is sent so that it measures as it is wired: SRB2 off for channels that are pairs, and open channels off. Every other
 * setting is the one after power-up. A Ganglion is set by its switches: no commands.
 */
export function toCommands(wiring: Wiring): WiringCommand[] {
  if (wiring.board === 'Ganglion') return [];
  const off = openChannels(wiring);
  return [
    { send: 'd', effect: 'every channel as after power-up: on, gain 24, SRB2' },
    ...wiring.channels.flatMap((_, index): WiringCommand[] => {
      const channel = index + 1;
      if (wiring.minus[channel] === undefined || off.includes(channel)) return [];
      const settings = buildChannelSettings({
        channel,
        isOn: true,
        gain: 24,
        input: 0,
        isInBias: true,
        usesSrb2: false,
        usesSrb1: false,
      });
      return settings.ok
        ? [{ send: settings.value, effect: `channel ${channel} between its own pins: SRB2 off` }]
        : [];
    }),
    ...off.flatMap((channel): WiringCommand[] => {
      const command = channelOffCommands[channel - 1];
      return command ? [{ send: command.send, effect: `channel ${channel} off: no electrode` }] : [];
    }),
  ];
}
