import { describe, expect, it } from 'vitest';
import { makeEmg } from './generators';
import { computeEnvelope } from './measure';
import { createEnvelope, detectTension, openSwitch, stepSwitch, type SwitchSettings } from './muscleSwitch';

const settings: SwitchSettings = { on: 0.5, off: 0.3, debounceS: 0 };

/** The states of a switch that is fed one level every 0.1 s. */
function follow(levels: readonly number[], used: SwitchSettings): boolean[] {
  let state = openSwitch;
  return levels.map((level, i) => {
    state = stepSwitch(state, used, level, i / 10);
    return state.isOn;
  });
}

describe('the switch', () => {
  it('closes at the upper threshold and opens at the lower one', () => {
    expect(follow([0, 0.4, 0.5, 0.9, 0.4, 0.31, 0.3, 0.4], settings)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('flutters without hysteresis where it stays calm with it', () => {
    const wavering = [0.6, 0.45, 0.55, 0.45, 0.55];
    expect(follow(wavering, { ...settings, off: 0.5 })).toEqual([true, false, true, false, true]);
    expect(follow(wavering, settings)).toEqual([true, true, true, true, true]);
  });

  it('ignores what is shorter than the debounce time, in both directions', () => {
    const used = { ...settings, debounceS: 0.2 };
    expect(follow([1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0], used)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('refuses thresholds in the wrong order', () => {
    expect(() => stepSwitch(openSwitch, { ...settings, off: 0.6 }, 0, 0)).toThrow(/off \(0.6\) is above on/);
  });
});

describe('detection in a recording', () => {
  const recording = { sampleRateHz: 250, durationS: 6, seed: 5 };
  const samples = makeEmg(recording, [
    { fromS: 1, toS: 2 },
    { fromS: 4, toS: 7 },
  ]);
  const used = { on: 100, off: 60, debounceS: 0.05, windowS: 0.2 };

  it('finds each tension once, near its true limits, and closes the last one at the end', () => {
    const { spans } = detectTension(samples, 250, used);
    expect(spans).toHaveLength(2);
    expect(Math.abs((spans[0]?.fromS ?? 0) - 1)).toBeLessThan(0.25);
    expect(Math.abs((spans[0]?.toS ?? 0) - 2)).toBeLessThan(0.3);
    expect(spans[1]?.toS).toBe(6);
  });

  it('finds nothing in a muscle at rest', () => {
    expect(detectTension(makeEmg(recording, []), 250, used).spans).toEqual([]);
  });

  it('makes the same envelope one sample at a time', () => {
    const push = createEnvelope(250, 0.2);
    const expected = computeEnvelope(samples, 250, 0.2);
    samples.forEach((sample, i) => expect(push(sample)).toBeCloseTo(expected[i] ?? NaN, 6));
  });
});
