import { expect, it } from 'vitest';
import { readTrace } from './processor';

const main = { ph: 'X', pid: 1, tid: 7 };
const other = { ph: 'X', pid: 1, tid: 8 };

it('counts processor time of the main thread four times, nested tasks once, and blocking after the first paint alone', () => {
  const load = readTrace([
    { ...main, name: 'ParseHTML', ts: 0, dur: 1, tdur: 1 },
    { ...main, name: 'RunTask', ts: 0, dur: 90_000, tdur: 30_000 },
    { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 100_000 },
    { ...main, name: 'RunTask', ts: 110_000, dur: 50_000, tdur: 20_000 },
    { ...main, name: 'ThreadControllerImpl::RunTask', ts: 110_001, dur: 49_000, tdur: 19_000 },
    { ...main, name: 'EvaluateScript', ts: 110_002, dur: 40_000, tdur: 15_000 },
    { ...main, name: 'FunctionCall', ts: 110_003, dur: 4_000, tdur: 4_000 },
    { ...main, name: 'Layout', ts: 155_000, dur: 1_000, tdur: 1_000 },
    { ...other, name: 'RunTask', ts: 110_000, dur: 900_000, tdur: 900_000 },
  ]);
  expect(load).toEqual({ total: 200, blocking: 30, script: 60, style: 0, layout: 4 });
});
