import { describe, expect, it } from 'vitest';
import { randomSource } from '@site/src/protocol/randomForTests';
import * as commands from './commands/address';
import * as montage from './montage/model';
import * as packets from './packets/source';
import * as scale from './scale/address';
import * as signal from './signal/address';
import { signalChoices } from './signal/model';

describe('an address with commands', () => {
  it('carries any text, with lines and signs', () => {
    for (const text of ['x3020110X', '> v\n< Firmware: v3.1.2 $$$ & + # = %', '']) {
      const shared = { target: 'ganglion', text } as const;
      expect(commands.readFragment(commands.writeFragment(shared) ?? '')).toEqual(shared);
    }
  });

  it('is not made of a long log, and not read from anything else', () => {
    expect(commands.writeFragment({ target: 'cyton', text: 'x'.repeat(1401) })).toBeNull();
    for (const wrong of [
      '#commands=',
      '#commands=target=wifi&text=v',
      '#commands=target=cyton',
      '#commandz=target=cyton&text=v',
      `#commands=target=cyton&text=${'x'.repeat(1401)}`,
    ])
      expect(commands.readFragment(wrong)).toBeNull();
  });
});

describe('an address with a signal', () => {
  const filter = { kind: 'bandpass', order: 4, lowHz: 0.5, highHz: 40, mainsHz: 60 } as const;

  it('carries every signal and the filter', () => {
    for (const { name } of signalChoices) {
      const shared = { signal: name, rateHz: 200, filter };
      expect(signal.readFragment(signal.writeFragment(shared))).toEqual(shared);
    }
  });

  it('keeps a number that is missing as missing, so that it is told', () => {
    const shared = { signal: 'Drift', rateHz: 250, filter: { ...filter, lowHz: NaN } };
    const fragment = signal.writeFragment(shared);
    expect(signal.readFragment(fragment)?.filter.lowHz).toBeNaN();
    expect(signal.readFragment(fragment.replace('&order=4', ''))?.filter.order).toBeNaN();
  });

  it('is refused where it names what there is not', () => {
    const good = signal.writeFragment({ signal: 'Drift', rateHz: 250, filter });
    for (const wrong of [
      '#signal=',
      good.replace('Drift', 'Noise'),
      good.replace('rate=250', 'rate=251'),
      good.replace('filter=bandpass', 'filter=comb'),
      good.replace('mains=60', 'mains=16'),
      good.replace('#signal', '#scale'),
    ])
      expect(signal.readFragment(wrong)).toBeNull();
  });
});

describe('an address with sums', () => {
  const other: scale.Sums = {
    scale: 'ganglion',
    counts: 'FF FE 41',
    microvolts: -1e-7,
    gain: 6,
    offset: -300,
    signal: NaN,
    noiseGain: 2,
    noiseRateHz: 4000,
    kiloohms: 0,
    low: 0.5,
    high: 100,
    channels: 16,
    rateHz: 1000,
    minutes: 1e9,
    megabytes: 32000,
    capacity: 1200,
    current: 14.5,
  };

  it('carries every field, and of those that are as they were nothing', () => {
    expect(scale.readFragment(scale.writeFragment(other))).toEqual(other);
    expect(scale.writeFragment({ ...scale.START, counts: '−1', gain: 6 })).toBe(
      '#scale=counts=%E2%88%921&gain=6',
    );
    expect(scale.writeFragment(scale.START)).toBe('#scale=');
    expect(scale.readFragment('#scale=')).toEqual(scale.START);
  });

  it('is refused where it names what there is not', () => {
    for (const wrong of [
      '#scales=gain=6',
      '#scale=gain=7',
      '#scale=gain=6&scale=5',
      '#scale=channels=4',
      '#scale=rateHz=251',
      '#scale=minutes=',
      '#scale=minutes=long',
      '#scale=minutes=Infinity',
      '#scale=toString=1',
      `#scale=counts=${'1'.repeat(41)}`,
    ])
      expect([wrong, scale.readFragment(wrong)]).toEqual([wrong, null]);
  });
});

it('answers 10,000 torn, mixed and made-up addresses without an exception', () => {
  const random = randomSource(15);
  const whole = [
    '#inspect=cyton.24.oAABAgME',
    '#commands=target=cyton&text=x3020110X',
    '#scale=gain=6&counts=447',
    '#signal=signal=Drift&rate=250&filter=none&order=4&from=5&to=50&mains=50',
    '#montage=ganglion.Fp1-O1--.A1.A2.Fp1~O1',
  ];
  const signs = ['.', '-', '~', '=', '&', '%', '%E2', '%00', '+', 'NaN', '__proto__', '1e999', '\ud800', '#'];
  const readers = [packets, commands, scale, signal, montage].map(
    ({ readFragment }) => readFragment as (fragment: string) => unknown,
  );
  const pick = (list: readonly string[]): string => list[random.whole(0, list.length - 1)] ?? '';
  const wrong: unknown[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const [one, other] = [pick(whole), pick(whole)];
    const cut = random.whole(0, one.length);
    const text = one.slice(0, cut) + pick(signs) + (round % 2 === 0 ? one.slice(cut) : other.slice(cut));
    for (const read of readers) if (typeof read(text) !== 'object') wrong.push({ text, answer: read(text) });
  }
  expect(wrong).toEqual([]);
});
