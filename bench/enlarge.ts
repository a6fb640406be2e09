/**
 * A site several times as large, for measuring how cost grows. Each copy keeps the structure of the records, with
 * words drawn anew from those of the site, so that no copy compresses into another one; a share of the words is
 * new, so that the vocabulary grows the way it does in real texts (Heaps' law with exponent 0.6: five times the
 * text has about 2.6 times the words). Real pages compress better than words in random order.
 */
import type { SearchRecord } from '../src/search/format';

const HEAPS_EXPONENT = 0.6;
const WORD = /[A-Za-z]{3,}/g;
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** A fixed sequence of numbers from 0 to 1, so that every run measures the same site. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The records of `times` sites of the size of this one; the first is this one. */
export function enlarge(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const wordsOf = (text: string | null): string[] => text?.match(WORD) ?? [];
  const pool = records.flatMap(({ content }) => wordsOf(content));
  const vocabularySize = new Set(pool).size;
  const random = randomNumbers(1);
  const draw = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const newWord = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => draw(SYLLABLES)).join('');

  const copies = Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return records;
    const newCount = Math.round(vocabularySize * ((copy + 1) ** HEAPS_EXPONENT - copy ** HEAPS_EXPONENT));
    // New words are rare ones: each stands a few times.
    const words = [
      ...pool,
      ...Array.from({ length: newCount }, newWord).flatMap((word) => [word, word, word]),
    ];
    const replace = (text: string): string => text.replace(WORD, (word) => draw(words) ?? word);
    const orNull = (text: string | null): string | null => (text === null ? null : replace(text));
    const moved = (url: string): string => url.replace(/^(https?:\/\/[^/]+)/, `$1/copy-${copy}`);
    let names: Partial<Record<string, string>> = {};
    // A name is the same in every record below it.
    const name = (text: string | null): string | null =>
      text === null ? null : (names[text] ??= replace(text));
    return records.map((record): SearchRecord => {
      if (record.type === 'lvl1') names = {};
      const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
      return {
        ...record,
        url: moved(record.url),
        url_without_anchor: moved(record.url_without_anchor),
        hierarchy: {
          lvl0,
          lvl1: name(lvl1),
          lvl2: name(lvl2),
          lvl3: name(lvl3),
          lvl4: name(lvl4),
          lvl5: name(lvl5),
          lvl6: name(lvl6),
        },
        content: orNull(record.content),
      };
    });
  });
  return copies.flat();
}
