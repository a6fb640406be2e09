/** The signal explorer: a synthetic signal, a filter with its settings, and the same settings in the words of other programs. */
import {
  applyFilter,
  chain,
  designBandPass,
  designBandStop,
  designHighPass,
  designLowPass,
  type Filter,
} from '@site/src/signal/filters';
import {
  makeBackground,
  makeBlinks,
  makeDrift,
  makeEcg,
  makeEmg,
  makeEyesClosedEeg,
  makeLooseElectrode,
  makeMainsHum,
  makeMovement,
  makeRailed,
  mix,
  type Recording,
} from '@site/src/signal/generators';
import { failure, success, type Result } from '@site/src/protocol/result';
import { transform } from '@site/src/signal/spectrum';

/** A signal to look at; all are synthetic. */
export interface SignalChoice {
  name: string;
  make: (recording: Recording) => Float64Array;
}

const withBackground = (recording: Recording, ...parts: readonly Float64Array[]): Float64Array =>
  mix(makeBackground(recording), ...parts);

const makeAlphaFromFour = (recording: Recording): Float64Array =>
  makeEyesClosedEeg(recording, { fromS: 4, toS: recording.durationS });

/** Signals and faults, in the order of the list. */
export const signalChoices: readonly SignalChoice[] = [
  { name: 'EEG, eyes closed from 4 s (alpha)', make: makeAlphaFromFour },
  { name: 'EEG at rest', make: (recording) => makeBackground(recording) },
  {
    name: 'Blinks',
    make: (recording) => withBackground(recording, makeBlinks(recording, [1.5, 4, 6.4, 8.6])),
  },
  { name: 'ECG', make: (recording) => withBackground(recording, makeEcg(recording)) },
  {
    name: 'ECG under 50 Hz mains hum',
    make: (recording) => withBackground(recording, makeEcg(recording), makeMainsHum(recording, 50, 200)),
  },
  {
    name: 'EMG, two contractions',
    make: (recording) =>
      makeEmg(recording, [
        { fromS: 1.5, toS: 3.5 },
        { fromS: 6, toS: 8 },
      ]),
  },
  {
    name: 'Alpha under 50 Hz mains hum',
    make: (recording) => mix(makeAlphaFromFour(recording), makeMainsHum(recording, 50, 80)),
  },
  {
    name: 'EEG under 60 Hz mains hum',
    make: (recording) => withBackground(recording, makeMainsHum(recording, 60, 80)),
  },
  { name: 'Drift', make: (recording) => withBackground(recording, makeDrift(recording)) },
  {
    name: 'Movement',
    make: (recording) => withBackground(recording, makeMovement(recording, { fromS: 2, toS: 7 })),
  },
  { name: 'Loose electrode', make: (recording) => makeLooseElectrode(recording, [{ fromS: 4, toS: 7 }], 50) },
  { name: 'Railed', make: (recording) => makeRailed(recording) },
];

/** Rates at which boards send. */
export const boardRates = [
  { name: 'Cyton, 250 Hz', rateHz: 250 },
  { name: 'Cyton with Daisy, 125 Hz', rateHz: 125 },
  { name: 'Ganglion, 200 Hz', rateHz: 200 },
] as const;

/** What of the spectrum passes. */
export type FilterKind = 'none' | 'highpass' | 'lowpass' | 'bandpass';

/** The settings of the explorer. */
export interface FilterSettings {
  kind: FilterKind;
  /** Of the Butterworth prototype, as the GUI and BrainFlow count it. */
  order: number;
  lowHz: number;
  highHz: number;
  /** Band-stop of order 4 from 2 Hz below to 2 Hz above: the edges of BrainFlow's `remove_environmental_noise`. */
  mainsHz: 0 | 50 | 60;
}

const HALF_NOTCH_HZ = 2;
const NOTCH_ORDER = 4;
const LOWEST_HZ = 0.01;

/** BrainFlow takes no higher order. */
export const MOST_ORDER = 8;

/** The filter of the settings, or what is wrong with them and what to write instead. */
export function designFilter(settings: FilterSettings, rateHz: number): Result<Filter> {
  const { kind, order, lowHz, highHz, mainsHz } = settings;
  const nyquistHz = rateHz / 2;
  const isInside = (edgeHz: number): boolean => edgeHz > LOWEST_HZ && edgeHz < nyquistHz;
  const expected = `write more than ${LOWEST_HZ} Hz and less than ${nyquistHz} Hz, half the sample rate.`;
  if (kind !== 'none' && !(Number.isInteger(order) && order >= 1 && order <= MOST_ORDER)) {
    return failure(`Order: write a whole number from 1 to ${MOST_ORDER}.`);
  }
  if ((kind === 'highpass' || kind === 'bandpass') && !isInside(lowHz)) return failure(`From: ${expected}`);
  if ((kind === 'lowpass' || kind === 'bandpass') && !isInside(highHz)) return failure(`To: ${expected}`);
  if (kind === 'bandpass' && lowHz >= highHz) {
    return failure(`From ${lowHz} to ${highHz} Hz: write an end above the beginning.`);
  }
  if (mainsHz + HALF_NOTCH_HZ >= nyquistHz) {
    return failure(`${mainsHz} Hz lies too close to ${nyquistHz} Hz, half the sample rate, for a notch.`);
  }
  const stages: Filter[] = [];
  if (kind === 'highpass') stages.push(designHighPass(order, lowHz, rateHz));
  if (kind === 'lowpass') stages.push(designLowPass(order, highHz, rateHz));
  if (kind === 'bandpass') stages.push(designBandPass(order, lowHz, highHz, rateHz));
  if (mainsHz !== 0) {
    stages.push(designBandStop(NOTCH_ORDER, mainsHz - HALF_NOTCH_HZ, mainsHz + HALF_NOTCH_HZ, rateHz));
  }
  return success(chain(...stages));
}

/** The same settings in the GUI, in its own words. */
export function inGuiWords({ kind, order, lowHz, highHz, mainsHz }: FilterSettings): string {
  const notch = `Notch: ${mainsHz === 0 ? 'None' : `${mainsHz} Hz (drawn for one pass; GUI 5.2.2 and 6.0.0-beta.1 run it twice)`}`;
  if (kind === 'none') return `Filters: BandPass off; ${notch}`;
  if (kind !== 'bandpass') {
    return `no ${kind === 'highpass' ? 'high' : 'low'}-pass filter by itself, so use a BandPass; ${notch}`;
  }
  const offered = order >= 2 && order <= 4 ? '' : ' (the GUI offers orders 2 to 4)';
  return `Filters: BandPass on, Start ${lowHz} Hz, Stop ${highHz} Hz, Butterworth, order ${order}${offered}; ${notch}`;
}

/**
 * The same settings as lines of Python for BrainFlow 5; empty without a filter.
 *
 * Not `remove_environmental_noise`: from 5.8.1 on it filters forwards and then backwards, which removes twice as many decibels as is
 * shown (`data_handler.cpp`).
 */
export function inBrainFlow({ kind, order, lowHz, highHz, mainsHz }: FilterSettings): string {
  const edges = { none: [], highpass: [lowHz], lowpass: [highHz], bandpass: [lowHz, highHz] }[kind];
  const lines =
    kind === 'none'
      ? []
      : [
          `DataFilter.perform_${kind}(channel, rate, ${edges.join(', ')}, ${order}, FilterTypes.BUTTERWORTH, 0)`,
        ];
  if (mainsHz !== 0) {
    lines.push(
      `DataFilter.perform_bandstop(channel, rate, ${mainsHz - HALF_NOTCH_HZ}, ${mainsHz + HALF_NOTCH_HZ}, ${NOTCH_ORDER}, FilterTypes.BUTTERWORTH, 0)`,
    );
  }
  return lines.join('\n');
}

/** Power over time and frequency, one column a step. */
export interface Spectrogram {
  columns: number;
  /** From 0 Hz up to half the rate. */
  bins: number;
  /** Seconds from column to column. */
  stepS: number;
  /** Hertz from bin to bin. */
  stepHz: number;
  /** dB of µV peak, column after column, lowest frequency first: 20 dB is a wave of 10 µV. */
  decibels: Float64Array;
}

const WINDOW = 128;
const HOP = 16;

/** Short-time spectra with a Hann window of 128 samples, 16 samples apart. */
export function computeSpectrogram(samples: Float64Array, rateHz: number): Spectrogram {
  const columns = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1);
  const bins = WINDOW / 2 + 1;
  const decibels = new Float64Array(columns * bins);
  for (let column = 0; column < columns; column += 1) {
    const re = Float64Array.from(
      { length: WINDOW },
      (_, i) => (samples[column * HOP + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)),
    );
    const im = new Float64Array(WINDOW);
    transform(re, im);
    for (let bin = 0; bin < bins; bin += 1) {
      // Half of a wave lies at its negative frequency, and half of it the window takes.
      const amplitude = (Math.hypot(re[bin] ?? 0, im[bin] ?? 0) * 4) / WINDOW;
      decibels[column * bins + bin] = 20 * Math.log10(Math.max(1e-3, amplitude));
    }
  }
  return { columns, bins, stepS: HOP / rateHz, stepHz: rateHz / WINDOW, decibels };
}

/** Every recording lasts as long. */
export const DURATION_S = 10;

/** A signal and what the filter leaves of it; the same for the same seed. */
export function explore(
  choice: SignalChoice,
  filter: Filter,
  rateHz: number,
  seed: number,
): { raw: Float64Array; filtered: Float64Array } {
  const raw = choice.make({ sampleRateHz: rateHz, durationS: DURATION_S, seed });
  return { raw, filtered: applyFilter(filter, raw) };
}
