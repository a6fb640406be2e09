import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE_HZ } from '@site/src/signal/syntheticMuscle';
import { MuscleBank, type Effort, type Reading, TRACE_S } from './muscleBank';

const SETTINGS = { on: 0.5, off: 0.3, debounceS: 0.05 };
const FRAME_S = 1 / 60;

/** The readings of each frame of some seconds. */
function run(bank: MuscleBank, seconds: number, effort: Effort): Reading[][] {
  return Array.from({ length: Math.round(seconds / FRAME_S) }, () => bank.advance(FRAME_S, effort, SETTINGS));
}

const valuesOf = (bank: MuscleBank, index: number): number[] => {
  const values: number[] = [];
  bank.trace(index)?.forEach((value) => values.push(value));
  return values;
};

describe('muscles', () => {
  it('that are held close their own switch, with one press', () => {
    const frames = run(new MuscleBank(2), 1, { kind: 'synthetic', held: [true, false] });
    expect(frames.at(-1)?.map(({ isOn }) => isOn)).toEqual([true, false]);
    expect(frames.flat().filter(({ isPress }) => isPress)).toHaveLength(1);
    expect(frames.at(-1)?.[0]?.level).toBeGreaterThan(SETTINGS.on);
  });

  it('that are let go open it again', () => {
    const bank = new MuscleBank(1);
    run(bank, 1, { kind: 'synthetic', held: [true] });
    const frames = run(bank, 1, { kind: 'synthetic', held: [false] });
    expect(frames.at(-1)?.[0]?.isOn).toBe(false);
  });

  it('of the reader have the levels that arrive, and rest where none does', () => {
    const frames = run(new MuscleBank(2), 0.2, { kind: 'live', levels: [0.75] });
    expect(frames.at(-1)).toEqual([
      { level: 0.75, isOn: true, isPress: false },
      { level: 0, isOn: false, isPress: false },
    ]);
  });

  it('draw live levels at the pace of time, whatever the pace of pictures', () => {
    const bank = new MuscleBank(1);
    run(bank, 1, { kind: 'live', levels: [0.75] });
    const drawn = valuesOf(bank, 0).filter((value) => value === 0.75).length;
    expect(Math.abs(drawn - SAMPLE_RATE_HZ)).toBeLessThanOrEqual(1);
    expect(valuesOf(bank, 0)).toHaveLength(Math.round(TRACE_S * SAMPLE_RATE_HZ));
    bank.clearTraces();
    expect(valuesOf(bank, 0).every((value) => value === 0)).toBe(true);
  });
});
