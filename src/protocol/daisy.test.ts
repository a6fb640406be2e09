import { expect, it } from 'vitest';
import { isDaisyPacket } from './daisy';

it('takes even sample numbers for the Daisy’s', () => {
  expect([0, 1, 2, 255].map(isDaisyPacket)).toEqual([true, false, true, false]);
});
