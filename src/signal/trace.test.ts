import { describe, expect, it } from 'vitest';
import { Trace } from './trace';

const read = (trace: Trace): [number, boolean][] => {
  const seen: [number, boolean][] = [];
  trace.forEach((value, isMarked) => seen.push([value, isMarked]));
  return seen;
};

describe('a trace', () => {
  it('keeps the newest samples in their order, with their marks', () => {
    const trace = new Trace(3);
    for (const value of [1, 2, 3, 4]) trace.push(value, value % 2 === 0);
    expect(read(trace)).toEqual([
      [2, true],
      [3, false],
      [4, true],
    ]);
  });

  it('is flat before its first sample and after clearing', () => {
    const trace = new Trace(2);
    trace.push(5, true);
    trace.clear();
    expect(read(trace)).toEqual([
      [0, false],
      [0, false],
    ]);
  });
});
