import { describe, expect, it } from 'vitest';
import { makeHead } from '@site/src/protocol/simulator/body';
import { stillPaths, STILL_LANE } from './still';
import { Traces } from './traces';

const RATE_HZ = 250;
const SECONDS = 5;
/** By then the offsets are gone and a blink is in the picture. */
const SECONDS_BEFORE = 13;

/** The points of a path of relative steps. */
function pointsOf(path: string): number[] {
  let y = Number(/^M0 (\d+)/.exec(path)?.[1]);
  return [...path.matchAll(/\.5\s?(-?\d+)/g)].map(([, dy]) => (y += Number(dy)));
}

const push = (traces: Traces, microvolts: number[]): void =>
  traces.push({
    number: 0,
    microvolts,
    railed: 0,
    acceleration: [0, 0, 0],
    aux: [0, 0, 0],
    stopByte: 0xc0,
    lost: 0,
    timeMs: 0,
  });

describe('stillPaths', () => {
  it('goes through every value, oldest first, and cuts at the edge of a lane', () => {
    const traces = new Traces(2, RATE_HZ, SECONDS);
    traces.setView('raw');
    for (let index = 0; index < 3000; index += 1) push(traces, [index === 2999 ? 50 : 0, 1e6]);
    const [first = '', second = ''] = stillPaths(traces, 100, 100);
    expect(first.startsWith(`M0 ${STILL_LANE / 2}l`)).toBe(true);
    expect(pointsOf(first).at(-2)).toBe(Math.round(STILL_LANE * (0.5 - 0.24)));
    expect(new Set(pointsOf(second))).toEqual(new Set([Math.round(STILL_LANE * 0.02)]));
  });

  it('ends where the signal ends so far, and is nothing before it begins', () => {
    const traces = new Traces(1, RATE_HZ, SECONDS);
    expect(stillPaths(traces, 100, 100)).toEqual(['']);
    for (let index = 0; index < 125; index += 1) push(traces, [0]);
    expect(stillPaths(traces, 100, 100)[0]?.match(/\.5/g)).toHaveLength(19);
  });
});

/** `npx vitest run -u` draws it anew. */
it('the picture without a script is what the simulated Cyton shows', async () => {
  const body = makeHead();
  const traces = new Traces(8, RATE_HZ, SECONDS);
  for (let index = 0; index < SECONDS_BEFORE * RATE_HZ; index += 1)
    push(
      traces,
      Array.from({ length: 8 }, (_, channel) => body.next(channel + 1, index / RATE_HZ)),
    );
  await expect(`${JSON.stringify(stillPaths(traces, 100, 100), null, 2)}\n`).toMatchFileSnapshot(
    './still.json',
  );
});
