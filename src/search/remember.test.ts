import { describe, expect, it } from 'vitest';
import { remember } from './remember';

describe('remember', () => {
  it('computes an answer once, empty ones too, and forgets all when it has too many', () => {
    const asked: string[] = [];
    const answer = remember((text) => {
      asked.push(text);
      return text === 'none' ? undefined : text.length;
    }, 2);
    expect([answer('one'), answer('one'), answer('none'), answer('none')]).toEqual([
      3,
      3,
      undefined,
      undefined,
    ]);
    expect(asked).toEqual(['one', 'none']);
    answer('two');
    answer('one');
    expect(asked).toEqual(['one', 'none', 'two', 'one']);
  });
});
