/** The explorer's settings in an address. */
import { readSettings, writeSettings } from '../settings';
import { boardRates, signalChoices, type FilterSettings } from './model';

/** What an address carries; the recording is the first one of the signal. */
export interface SharedSignal {
  signal: string;
  rateHz: number;
  filter: FilterSettings;
}

const KINDS = ['none', 'highpass', 'lowpass', 'bandpass'] as const;
const MAINS_HZ = [0, 50, 60] as const;

/** The fragment of an address that shows the same. */
export const writeFragment = ({ signal, rateHz, filter }: SharedSignal): string =>
  writeSettings('signal', {
    signal,
    rate: String(rateHz),
    filter: filter.kind,
    order: String(filter.order),
    from: String(filter.lowHz),
    to: String(filter.highHz),
    mains: String(filter.mainsHz),
  });

/** Reads `writeFragment`; `null` for anything else. A filter that cannot be made is told where it is shown. */
export function readFragment(fragment: string): SharedSignal | null {
  const settings = readSettings('signal', fragment);
  if (!settings) return null;
  const number = (name: string): number => Number(settings.get(name) ?? NaN);
  const choice = signalChoices.find(({ name }) => name === settings.get('signal'));
  const board = boardRates.find(({ rateHz }) => rateHz === number('rate'));
  const kind = KINDS.find((known) => known === settings.get('filter'));
  const mainsHz = MAINS_HZ.find((known) => known === number('mains'));
  if (!choice || !board || kind === undefined || mainsHz === undefined) return null;
  return {
    signal: choice.name,
    rateHz: board.rateHz,
    filter: { kind, order: number('order'), lowHz: number('from'), highHz: number('to'), mainsHz },
  };
}
