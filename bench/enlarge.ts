/**
 * A site several times as large, for measuring how cost grows. Each copy keeps the structure of the pages, with
 * words drawn anew from those of the site, so that no copy compresses into another one; a share of the words is
 * new, so that the vocabulary grows the way it does in real texts (Heaps' law with exponent 0.6: five times the
 * text has about 2.6 times the words). An anchor that follows from its heading does so in the copies too. Real pages
 * compress better than words in random order.
 */
import { slug } from '../src/search/embedded/indexFiles';
import type { PageHeading, SitePage } from '../src/search/sitePage';

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

/** The pages of `times` sites of the size of this one; the first is this one. */
export function enlarge(pages: readonly SitePage[], times: number): SitePage[] {
  const pool = pages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.match(WORD) ?? []));
  const vocabularySize = new Set(pool).size;
  const random = randomNumbers(1);
  const draw = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const newWord = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => draw(SYLLABLES)).join('');

  const copies = Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return pages;
    const newCount = Math.round(vocabularySize * ((copy + 1) ** HEAPS_EXPONENT - copy ** HEAPS_EXPONENT));
    // New words are rare ones: each stands a few times.
    const words = [
      ...pool,
      ...Array.from({ length: newCount }, newWord).flatMap((word) => [word, word, word]),
    ];
    const replace = (text: string): string => text.replace(WORD, (word) => draw(words) ?? word);
    return pages.map((page): SitePage => ({
      ...page,
      path: `/copy-${copy}${page.path}`,
      title: replace(page.title),
      keywords: page.keywords.map(replace),
      questions: page.questions.map((question) => ({ ...question, text: replace(question.text) })),
      headings: page.headings.map(({ level, text, anchor }): PageHeading => {
        const other = replace(text);
        return { level, text: other, anchor: anchor === slug(text) ? slug(other) : anchor };
      }),
      blocks: page.blocks.map((block) => ({ ...block, text: replace(block.text) })),
    }));
  });
  return copies.flat();
}
