import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './runCommand';

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

async function outcomeOf(main: () => Promise<number | void>): Promise<[exitCode: unknown, said: unknown]> {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  runCommand(main);
  await new Promise(setImmediate);
  return [process.exitCode, said.mock.lastCall?.[0]];
}

it('ends with the code of its command, or well', async () => {
  expect(await outcomeOf(() => Promise.resolve())).toEqual([0, undefined]);
  expect(await outcomeOf(() => Promise.resolve(3))).toEqual([3, undefined]);
});

it('says a failure in words without its stack, and a fault of the program with it', async () => {
  expect(await outcomeOf(() => Promise.reject(new Error('No build.')))).toEqual([1, 'No build.']);
  const missing = Object.assign(new TypeError('Unknown option'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' });
  expect(await outcomeOf(() => Promise.reject(missing))).toEqual([1, 'Unknown option']);
  const fault = new TypeError('x is not a function');
  expect(await outcomeOf(() => Promise.reject(fault))).toEqual([1, fault]);
});
