import { describe, expect, it } from 'vitest';
import { formatTicks, parseTicks } from './ticks';

describe('ticks', () => {
  it('come back as they were kept', () => {
    const items = ['Cyton board', 'Battery, "charged" <b>'];
    expect([...parseTicks(formatTicks(items))]).toEqual(items);
  });

  it('leave nothing behind when all are taken away', () => {
    expect(formatTicks([])).toBeNull();
    expect(parseTicks(null).size).toBe(0);
  });

  it.each(['', '{', 'null', '7', '{"a":1}', '"text"'])('are none in the damaged value %j', (stored) => {
    expect(parseTicks(stored).size).toBe(0);
  });

  it('leave out what is no text', () => {
    expect([...parseTicks('["a",1,null,{"b":2}]')]).toEqual(['a']);
  });
});
