import { describe, expect, it } from 'vitest';
import { createRandom } from '../../signal/random';
import { editDistance, typosAllowed, Vocabulary } from './vocabulary';

/** The textbook's definition, without a limit or a shortcut. */
function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      const row = table[i] ?? [];
      if (i === 0 || j === 0) {
        row[j] = i + j;
        continue;
      }
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped);
    }
  }
  return at(a.length, b.length);
}

describe('editDistance', () => {
  it('agrees with the textbook up to its limit on generated words', () => {
    const random = createRandom(7);
    const word = (): string =>
      Array.from({ length: Math.floor(random() * 9) }, () => 'abcd'[Math.floor(random() * 4)]).join('');
    for (let run = 0; run < 5000; run += 1) {
      const [a, b, limit] = [word(), word(), Math.floor(random() * 3)];
      expect(editDistance(a, b, limit), `${a} ${b} ${limit}`).toBe(Math.min(slowDistance(a, b), limit + 1));
    }
  });

  it('counts a swap of neighbours as one typo', () => {
    expect(editDistance('recieve', 'receive', 2)).toBe(1);
  });
});

describe('typosAllowed', () => {
  it('allows one typo from 4 letters and two from 8', () => {
    expect([3, 4, 7, 8].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });
});

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(['ads1298', 'ads1299', 'cyton', 'gain', 'ganglion', 'impedance', 'rain']);
  const termsOf = (numbers: readonly number[]): (string | undefined)[] =>
    numbers.map((number) => vocabulary.term(number));

  it('finds terms as written', () => {
    expect(vocabulary.find('cyton')).toBe(2);
    expect(vocabulary.find('cyto')).toBe(-1);
    expect(new Vocabulary([]).find('a')).toBe(-1);
  });

  it('finds longer terms by their beginning', () => {
    expect(termsOf(vocabulary.withPrefix('ga'))).toEqual(['gain', 'ganglion']);
    expect(termsOf(vocabulary.withPrefix('gain'))).toEqual([]);
  });

  it('finds terms with typos, but never another part number', () => {
    expect(termsOf(vocabulary.near('gian').map(({ number }) => number))).toEqual(['gain']);
    expect(termsOf(vocabulary.near('impedence').map(({ number }) => number))).toEqual(['impedance']);
    expect(vocabulary.near('ads1297')).toEqual([]);
    expect(vocabulary.near('gai')).toEqual([]);
  });

  it('finds mistyped beginnings', () => {
    expect(termsOf(vocabulary.nearPrefix('impad').map(({ number }) => number))).toEqual(['impedance']);
  });

  it('takes no word for the beginning of another that shares all but its last letter', () => {
    expect(vocabulary.nearPrefix('imped')).toEqual([]);
    expect(vocabulary.nearPrefix('impex')).toEqual([]);
  });
});
