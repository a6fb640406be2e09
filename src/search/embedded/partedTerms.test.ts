/**
 * That rare terms in files of their own change no answer but for the rare ones that only go on with a likely word, on the
 * words of the documents of this site.
 */
import { describe, expect, it } from 'vitest';
import { singular } from '../words';
import { buildIndex } from './buildIndex';
import { INDEX_FILE, readIndexFile, writeIndexFiles } from './indexFiles';
import { Lexicon } from './lexicon';
import { sourceFrom } from './loadIndex';
import { parseQuery } from './query';
import { readDocuments } from './testing';
import { WEIGHTS } from './weights';

const built = buildIndex(readDocuments());
const files = writeIndexFiles(built, { build: 'b', baseUrl: '/' });
const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
/** All terms in one list, and parted as readers get them. */
const whole = new Lexicon(built.index.terms, () => Promise.resolve([]));
const parted = new Lexicon(
  read.index.terms,
  sourceFrom(read, (name) => Promise.resolve(files.get(name) ?? '')).loadRare,
);

const known = new Set(read.index.terms);
/** Does a term of the rare ones only go on with a word that the likely terms have? Such are left to them. */
const onlyGoesOn = (term: string, query: string): boolean =>
  !known.has(term) &&
  query
    .split(/[ -]/)
    .some((word) => term.length > word.length && term.startsWith(word) && parted.likely.has(word));

const rare = built.index.terms.filter((term) => !known.has(term));
const words = rare.filter((term) => /^[a-z]{8,}$/.test(term));
const other = read.index.terms.filter((term) => /^[a-z]{5,}$/.test(term));

/** So many, from all over the alphabet. */
const some = <Item>(items: readonly Item[], count = 120): Item[] =>
  items.filter((_, at) => at % Math.ceil(items.length / count) === 0);

/** What the words of a query mean: the terms and how sure that is, on which all of an answer rests. */
async function meaningOf(query: string, lexicon: Lexicon) {
  const parsed = parseQuery(query, lexicon, WEIGHTS);
  const { words: read } = (await lexicon.fetchMissing()) ? parseQuery(query, lexicon, WEIGHTS) : parsed;
  return read.map(({ alternatives, ...word }) => ({
    ...word,
    alternatives: alternatives.map((terms) =>
      terms.map((matches) =>
        [...matches]
          .map(([number, quality]) => [lexicon.term(number), quality] as const)
          .filter(([term]) => !onlyGoesOn(term, query))
          .sort(),
      ),
    ),
  }));
}

const dropped = (word: string): string => word.slice(0, 4) + word.slice(5);
const swapped = (word: string): string => `${word.slice(0, 5)}${word[6]}${word[5]}${word.slice(7)}`;

describe('rare terms in files of their own', () => {
  it('are many', () => {
    expect(rare.length).toBeGreaterThan(built.index.terms.length / 4);
    expect(words.length).toBeGreaterThan(500);
  });

  it.each([
    ['as they are written', some(rare)],
    ['begun', some(words).map((word) => word.slice(0, -3))],
    ['in other forms', some(words).map((word) => word.replace(/(?:ing|ed|ion)?$/, 'ing'))],
    ['with a letter missing', some(words).map(dropped)],
    ['with letters changed and swapped', some(words).map((word) => swapped(`${word[0]}z${word.slice(2)}`))],
    ['beside another word', some(words).map((word, at) => `${other[at * 7] ?? ''} ${word}`)],
    ['grown together with another word', some(words).map((word, at) => (other[at * 7] ?? '') + word)],
    ['beside a part of a compound', some(words).map((word, at) => `${word}-${other[at * 7] ?? ''}`)],
  ])('are found %s as if all terms were in one list', async (_how, queries) => {
    // A beginning of a likely term is not taken for a typing error of a rare one; what is begun with an s is read as one thing.
    const asked = queries.filter((query) => query.includes(' ') || !parted.likely.has(singular(query)));
    expect(asked.length).toBeGreaterThan(queries.length / 2);
    for (const query of asked) expect(await meaningOf(query, parted)).toEqual(await meaningOf(query, whole));
  });

  it('change nothing for the others, from five letters on', async () => {
    for (const query of some(other))
      expect(await meaningOf(query, parted)).toEqual(await meaningOf(query, whole));
  });
});
