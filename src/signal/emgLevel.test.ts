import { describe, expect, it } from 'vitest';
import { computeEmgLevels, emgLevelDefaults } from './emgLevel';

const rate = 250;
const constant = (uv: number, seconds: number): Float64Array => new Float64Array(seconds * rate).fill(uv);

describe('EMG level', () => {
  it('is 0 at rest and 1 at a contraction that raises the upper threshold', () => {
    const rest = computeEmgLevels(constant(3, 4), rate, emgLevelDefaults);
    expect(rest.at(-1)?.level).toBe(0);
    const tensed = computeEmgLevels(constant(-80, 4), rate, emgLevelDefaults);
    expect(tensed.at(-1)?.level).toBeCloseTo(1, 6);
  });

  it('counts spikes as the limit, not as themselves', () => {
    const [first] = computeEmgLevels(constant(5000, 1), rate, emgLevelDefaults);
    expect(first?.averageUv).toBe(200);
  });

  it('lets the upper threshold fall by the creep factor at each update after a contraction', () => {
    const signal = new Float64Array([...constant(100, 2), ...constant(4, 2)]);
    const settings = { ...emgLevelDefaults, windowS: 0.1, creepDown: 0.98 };
    const levels = computeEmgLevels(signal, rate, settings);
    const late = levels.filter(({ timeS }) => timeS > 2.2 && timeS < 2.6);
    late.slice(1).forEach((level, i) => {
      expect(level.upperUv / (late[i]?.upperUv ?? 0)).toBeCloseTo(0.98, 6);
    });
  });

  it('lets the lower threshold follow the signal down at once, and up by its own factor at each of sixty updates', () => {
    const signal = new Float64Array([...constant(50, 2), ...constant(12, 2)]);
    const settings = { ...emgLevelDefaults, windowS: 0.1, creepUp: 0.99 };
    const levels = computeEmgLevels(signal, rate, settings);
    const at = (timeS: number): number => levels.findIndex((level) => level.timeS >= timeS);
    const rising = levels.slice(at(0.5), at(0.6)).map(({ lowerUv }) => lowerUv);
    rising.slice(1).forEach((lowerUv, i) => expect((rising[i] ?? 0) / lowerUv).toBeCloseTo(0.99, 9));
    expect(levels[at(1.9)]?.lowerUv).toBeGreaterThan(15);
    expect(levels[at(2.2)]?.lowerUv).toBeLessThan(13);
    expect(at(2) - at(1)).toBe(60);
  });

  it('keeps the thresholds apart', () => {
    const levels = computeEmgLevels(constant(4, 10), rate, emgLevelDefaults);
    expect(levels.at(-1)?.upperUv).toBe((levels.at(-1)?.lowerUv ?? 0) + emgLevelDefaults.minimumRangeUv);
  });
});
