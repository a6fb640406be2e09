import { describe, expect, it } from 'vitest';
import { readSeconds, readWrk } from './wrk';

const report = `Running 2s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.86ms    1.20ms  20.11ms   91.27%
  Latency Distribution
     50%    1.61ms
     75%    2.10ms
     90%    2.90ms
     99%    6.73ms
  35121 requests in 2.00s, 891.20MB read
  Socket errors: connect 0, read 32, write 1, timeout 0
  Non-2xx or 3xx responses: 7
Requests/sec:  17552.10
Transfer/sec:    445.39MB
`;

it('reads rates, latencies and every kind of error', () => {
  expect(readWrk(report)).toEqual({
    perSecond: 17552.1,
    p50: '1.61ms',
    p99: '6.73ms',
    megabytes: '445.39MB',
    broken: 33,
    refused: 7,
  });
  expect(() => readWrk('unable to connect')).toThrow(/wrk printed no/);
});

describe('the seconds at each address', () => {
  it('are ten unless a whole number is asked for', () => {
    expect(readSeconds([])).toBe(10);
    expect(readSeconds(['--seconds=2'])).toBe(2);
  });

  it.each([
    '--seconds=',
    '--seconds',
    '--seconds=x',
    '--seconds=0',
    '--seconds=-1',
    '--seconds=1.5',
    '--seconds=2s',
  ])('refuse "%s" and say what would do', (option) => {
    expect(() => readSeconds([option])).toThrow(
      `--seconds: "${option}" asks for no number of seconds. Give a whole number from 1, as in --seconds=2.`,
    );
  });
});
