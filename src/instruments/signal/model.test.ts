import { describe, expect, it } from 'vitest';
import { randomSource } from '@site/src/protocol/randomForTests';
import { computeGain } from '@site/src/signal/filters';
import {
  boardRates,
  computeSpectrogram,
  designFilter,
  DURATION_S,
  explore,
  inBrainFlow,
  inGuiWords,
  signalChoices,
  type FilterKind,
  type FilterSettings,
} from './model';

const GUI: FilterSettings = { kind: 'bandpass', order: 4, lowHz: 5, highHz: 50, mainsHz: 50 };

describe('designFilter', () => {
  it('is 3 dB down at both edges of the band, and removes the mains', () => {
    const filter = designFilter({ ...GUI, mainsHz: 0 }, 250);
    if (!filter.ok) throw new Error(filter.error);
    expect(computeGain(filter.value, 5, 250)).toBeCloseTo(Math.SQRT1_2, 6);
    expect(computeGain(filter.value, 50, 250)).toBeCloseTo(Math.SQRT1_2, 6);
    const both = designFilter(GUI, 250);
    expect(both.ok && computeGain(both.value, 50, 250)).toBeLessThan(1e-3);
  });

  it.each<[Partial<FilterSettings>, number, string]>([
    [{ order: 2.5 }, 250, 'Order: write a whole number from 1 to 8.'],
    [{ lowHz: NaN }, 250, 'From: write more than 0.01 Hz and less than 125 Hz'],
    [{ highHz: 125 }, 250, 'To: write more than'],
    [{ lowHz: 60 }, 250, 'From 60 to 50 Hz: write an end above the beginning.'],
    [{ kind: 'none', mainsHz: 60 }, 124, '60 Hz lies too close to 62 Hz'],
  ])('says what is wrong: %j at %i Hz', (change, rateHz, complaint) => {
    const filter = designFilter({ ...GUI, ...change }, rateHz);
    expect(filter.ok ? '' : filter.error).toContain(complaint);
  });
});

it('says the settings in the words of the GUI and of BrainFlow', () => {
  expect(inGuiWords(GUI)).toBe(
    'Filters: BandPass on, Start 5 Hz, Stop 50 Hz, Butterworth, order 4; Notch: 50 Hz (drawn for one pass; GUI 5.2.2 and 6.0.0-beta.1 run it twice)',
  );
  expect(inGuiWords({ ...GUI, kind: 'highpass' })).toContain('no high-pass filter by itself');
  expect(inGuiWords({ ...GUI, order: 6 })).toContain('orders 2 to 4');
  expect(inBrainFlow(GUI).split('\n')).toEqual([
    'DataFilter.perform_bandpass(channel, rate, 5, 50, 4, FilterTypes.BUTTERWORTH, 0)',
    'DataFilter.perform_bandstop(channel, rate, 48, 52, 4, FilterTypes.BUTTERWORTH, 0)',
  ]);
  expect(inBrainFlow({ ...GUI, kind: 'none', mainsHz: 0 })).toBe('');
});

it('shows a wave at its frequency and with its size', () => {
  const wave = Float64Array.from({ length: 2500 }, (_, i) => 10 * Math.sin((2 * Math.PI * 31.25 * i) / 250));
  const { columns, bins, stepHz, decibels } = computeSpectrogram(wave, 250);
  expect(columns).toBe(149);
  const first = decibels.slice(0, bins);
  const peak = first.indexOf(Math.max(...first));
  expect(peak * stepHz).toBeCloseTo(31.25, 9);
  // 10 µV are 20 dB.
  expect(first[peak]).toBeCloseTo(20, 1);
});

it.each(signalChoices.map((choice) => [choice.name, choice] as const))(
  'makes %s at every rate',
  (_, choice) => {
    for (const { rateHz } of boardRates) {
      const filter = designFilter({ ...GUI, highHz: 45 }, rateHz);
      if (!filter.ok) throw new Error(filter.error);
      const { raw, filtered } = explore(choice, filter.value, rateHz, 1);
      expect(raw).toHaveLength(DURATION_S * rateHz);
      expect([...raw, ...filtered].every(Number.isFinite)).toBe(true);
    }
  },
);

it('answers 10,000 random settings with a filter that stays finite, or with words', () => {
  const random = randomSource(17);
  const kinds: readonly FilterKind[] = ['none', 'highpass', 'lowpass', 'bandpass'];
  const odd = [NaN, Infinity, -1, 0, 0.011, 62.4, 124.99, 1e9];
  const any = (): number =>
    random.whole(0, 3) === 0 ? (odd[random.whole(0, odd.length - 1)] ?? 0) : random.whole(1, 1300) / 10;
  const impulse = Float64Array.from({ length: 64 }, (_, i) => (i === 0 ? 1 : 0));
  for (let round = 0; round < 10_000; round += 1) {
    const settings: FilterSettings = {
      kind: kinds[random.whole(0, 3)] ?? 'none',
      order: random.whole(0, 9) === 0 ? any() : random.whole(0, 9),
      lowHz: any(),
      highHz: any(),
      mainsHz: ([0, 50, 60] as const)[random.whole(0, 2)] ?? 0,
    };
    const { rateHz } = boardRates[random.whole(0, 2)] ?? boardRates[0];
    const filter = designFilter(settings, rateHz);
    if (filter.ok) {
      const { filtered } = explore({ name: '', make: () => impulse }, filter.value, rateHz, 1);
      if (!filtered.every(Number.isFinite)) throw new Error(JSON.stringify(settings));
    } else if (filter.error === '') throw new Error(JSON.stringify(settings));
    inGuiWords(settings);
    inBrainFlow(settings);
  }
}, 60_000);
