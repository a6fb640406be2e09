/** What is typed into the calculators, and the same in an address. */
import { cytonGains, cytonSampleRates, type CytonGain, type SampleRate } from '@site/src/data/cytonChoices';
import { readSettings, writeSettings } from '../settings';
import { currents, type Scale } from './model';

/** Every field of the calculators; `NaN` where a number is missing. */
export interface Sums {
  scale: Scale;
  counts: string;
  microvolts: number;
  gain: CytonGain;
  /** Constant voltage of an electrode, in millivolts. */
  offset: number;
  /** A signal's peak to one side, in millivolts. */
  signal: number;
  noiseGain: CytonGain;
  noiseRateHz: SampleRate['rateHz'];
  kiloohms: number;
  /** The band, in hertz. */
  low: number;
  high: number;
  channels: 8 | 16;
  rateHz: SampleRate['rateHz'];
  minutes: number;
  megabytes: number;
  /** Of a battery, in milliampere-hours. */
  capacity: number;
  /** In milliamperes. */
  current: number;
}

/** What the calculators show first. */
export const START: Sums = {
  scale: 24,
  counts: '447',
  microvolts: 100,
  gain: 24,
  offset: 40,
  signal: 0.2,
  noiseGain: 24,
  noiseRateHz: 250,
  kiloohms: 10,
  low: 1,
  high: 40,
  channels: 8,
  rateHz: 250,
  minutes: 60,
  megabytes: 1000,
  capacity: 500,
  current: currents[0]?.milliamperes ?? 62,
};

/** The largest number that a field takes, to either side. */
export const MOST_TYPED = 1_000_000_000;

/** Counts never need more characters, whatever separates them. */
export const LONGEST_COUNTS = 40;

const gains = cytonGains.map(({ gain }) => gain);
const rates = cytonSampleRates.map(({ rateHz }) => rateHz);

/** The fields that have a list of values; every other one is a number. */
const CHOICES: Readonly<Partial<Record<keyof Sums, readonly (string | number)[]>>> = {
  scale: [...gains, 'ganglion'],
  gain: gains,
  noiseGain: gains,
  noiseRateHz: rates,
  channels: [8, 16],
  rateHz: rates,
};

/** The fragment of an address that shows the same: what differs from the start. */
export const writeFragment = (sums: Sums): string =>
  writeSettings(
    'scale',
    Object.fromEntries(
      Object.entries(sums)
        .filter(([field, value]) => !Object.is(value, START[field as keyof Sums]))
        .map(([field, value]) => [field, String(value)]),
    ),
  );

/** One field's value out of an address; `null` where the field cannot have it. */
function readField(field: keyof Sums, text: string): string | number | null {
  const choices = CHOICES[field];
  if (choices) return choices.find((choice) => String(choice) === text) ?? null;
  if (field === 'counts') return text.length > LONGEST_COUNTS ? null : text;
  // Only a field that was left empty is written without a value: a word is not a number.
  const value = Number(text);
  return text === 'NaN' || (text.trim() !== '' && Math.abs(value) <= MOST_TYPED) ? value : null;
}

/** Reads `writeFragment`; `null` for anything else, also where a field is unknown or cannot have its value. */
export function readFragment(fragment: string): Sums | null {
  const settings = readSettings('scale', fragment);
  if (!settings) return null;
  const read = [...settings].map(
    ([field, text]) =>
      [field, Object.hasOwn(START, field) ? readField(field as keyof Sums, text) : null] as const,
  );
  // Each value has been checked against its field.
  return read.some(([, value]) => value === null)
    ? null
    : { ...START, ...(Object.fromEntries(read) as Partial<Sums>) };
}
