import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allDone } from './allDone';

it('is the results of all, in their order', async () => {
  expect(await allDone([wait(2, 'a'), Promise.resolve(1)])).toEqual(['a', 1]);
});

it('fails as the first that fails does, and not before the others have ended', async () => {
  let isAtWork = true;
  const work = wait(20).then(() => {
    isAtWork = false;
  });
  await expect(allDone([work, Promise.reject(new Error('no room'))])).rejects.toThrow('no room');
  expect(isAtWork).toBe(false);
});
