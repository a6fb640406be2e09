import { describe, expect, it } from 'vitest';
import { createRandom } from '@site/src/signal/random';
import { RUNNER, scoreOf, startRun, stepRun, type Run } from './runner';

const FRAME_S = 1 / 60;

/** Plays until the end or for `seconds`; `decide` says whether to jump. */
function play(seconds: number, decide: (run: Run) => boolean, seed = 1): Run {
  const random = createRandom(seed);
  let run = startRun();
  for (let t = 0; t < seconds && !run.isOver; t += FRAME_S) run = stepRun(run, FRAME_S, decide(run), random);
  return run;
}

const jumpInTime = ({ cacti, speed }: Run): boolean =>
  cacti.some(({ x }) => {
    const away = x - (RUNNER.x + RUNNER.width);
    return away > 0 && away < speed * 0.14;
  });

describe('the running game', () => {
  it('ends at the first cactus without a jump', () => {
    expect(play(10, () => false).isOver).toBe(true);
  });

  it('can be played on for two minutes by jumping in time', () => {
    for (const seed of [1, 2, 3]) {
      const run = play(120, jumpInTime, seed);
      expect(run.isOver).toBe(false);
      expect(scoreOf(run)).toBeGreaterThan(1500);
    }
  });

  it('lands, and takes no second jump in the air', () => {
    const random = createRandom(1);
    let run = stepRun({ ...startRun(), cacti: [{ x: 99, height: 0.2 }] }, FRAME_S, true, random);
    const heights: number[] = [];
    for (let i = 0; i < 60; i += 1) {
      run = stepRun(run, FRAME_S, i < 5, random);
      heights.push(run.y);
    }
    expect(Math.max(...heights)).toBeLessThan(0.7);
    expect(run.y).toBe(0);
  });

  it('grows faster by and by, up to a speed that can still be played', () => {
    const speeds = [1, 20, 300].map((seconds) => {
      let run: Run = { ...startRun(), cacti: [{ x: 1e6, height: 0.2 }] };
      for (let t = 0; t < seconds; t += 1) run = stepRun(run, 1, false, createRandom(1));
      return run.speed;
    });
    expect(speeds[1]).toBeGreaterThan(speeds[0] ?? 0);
    expect(speeds[2]).toBe(2.6);
  });

  it('does not move after the end', () => {
    const over = { ...startRun(), isOver: true };
    expect(stepRun(over, 1, true, createRandom(1))).toBe(over);
  });
});
