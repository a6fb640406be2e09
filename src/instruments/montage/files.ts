/** A montage as files: a table, and Python that gives BrainFlow's channels their names and places in MNE. */
import type { BoardName } from '@site/src/data/products';
import { goodPairs, nameOfPair, rowsOf, type Wiring } from './model';

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
    .map(({ channel, role, pin, site }) => [String(channel ?? ''), role, pin ?? '', site ?? '']);
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

/**
 * A function from BrainFlow's array to MNE's `Raw`: rows by channel, names, rate, volts, sign and places.
 *
 * The names are those of MNE 1 (`create_info`, `RawArray`, `Raw.set_montage`, `make_standard_montage`; `standard_1005.elc` has every
 * position that the editor offers) and of BrainFlow 5 (`get_eeg_channels`, `get_sampling_rate`, microvolts). A Cyton with its SRB2
 * records reference minus electrode, hence its sign. `set_bipolar_reference` wants lists, names a pair `anode-cathode` and takes its
 * electrodes away (`mne/_fiff/reference.py`).
 */
export function toPython(wiring: Wiring): string {
  const rows = rowsOf(wiring).filter(({ site }) => site !== null);
  const entries = rows.flatMap(({ channel, site }) =>
    channel === undefined ? [] : [`    ${channel}: "${site}",`],
  );
  const others = rows.flatMap(({ role, site, pin }) =>
    role === 'channel' ? [] : [`# ${role}: ${site} on ${pin}`],
  );
  const [sign, why] =
    wiring.board === 'Ganglion'
      ? ['1e-6', 'microvolts to volts']
      : ['-1e-6', 'microvolts to volts; the board records reference minus electrode'];
  const pairs = goodPairs(wiring);
  const places = 'raw.set_montage(mne.channels.make_standard_montage("standard_1005"))';
  return [
    'import mne',
    'from brainflow.board_shim import BoardIds, BoardShim',
    '',
    `BOARD = BoardIds.${boardIds[wiring.board]}`,
    'POSITIONS = {  # channel: position',
    ...entries,
    '}',
    ...others,
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
    '    info = mne.create_info(list(POSITIONS.values()), rate, "eeg")',
    `    raw = mne.io.RawArray(data[rows] * ${sign}, info)  # ${why}`,
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
