import { describe, expect, it } from 'vitest';
import { hitOf } from '../testing';
import type { SearchHit } from '../types';
import type { StorageLike } from './storage';
import { toStoredHit } from './storedHit';
import { openStoredSearches } from './storedSearches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function memoryStorage(
  values: Record<string, string> = {},
): StorageLike & { values: Record<string, string> } {
  return {
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
  };
}

const page = (name: string | number) =>
  toStoredHit(hitOf({ lvl1: `Page ${name}` }, { objectID: String(name) }));
const ids = (hits: readonly { objectID: string }[]): string[] => hits.map(({ objectID }) => objectID);

describe('recent searches', () => {
  it('keep the newest seven, newest first, each once', () => {
    const stored = openStoredSearches('docs', () => memory);
    const memory = memoryStorage();
    for (const name of [1, 2, 3, 4, 5, 6, 7, 8, 3]) stored.visit(page(name));
    expect(ids(stored.recent())).toEqual(['3', '8', '7', '6', '5', '4', '2']);
  });

  it('keep four beside favourites, and do not repeat one of those', () => {
    const memory = memoryStorage();
    const stored = openStoredSearches('docs', () => memory);
    for (const name of [1, 2, 3, 4, 5, 6, 7]) stored.visit(page(name));
    stored.promote(page(2));
    expect(ids(stored.recent())).toEqual(['7', '6', '5', '4']);
    expect(ids(stored.favourites())).toEqual(['2']);
    stored.visit(page(2));
    expect(ids(stored.recent())).toEqual(['7', '6', '5', '4']);
  });

  it('can be removed', () => {
    const stored = openStoredSearches('docs', () => memory);
    const memory = memoryStorage();
    stored.visit(page(1));
    stored.visit(page(2));
    stored.removeRecent(page(2));
    expect(ids(stored.recent())).toEqual(['1']);
  });
});

describe('favourite searches', () => {
  it('keep ten, and can be removed', () => {
    const memory = memoryStorage();
    const stored = openStoredSearches('docs', () => memory);
    for (let name = 1; name <= 11; name++) stored.promote(page(name));
    expect(ids(stored.favourites())).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
    stored.removeFavourite(page(11));
    expect(ids(stored.favourites())).toHaveLength(9);
  });
});

describe('what is stored', () => {
  it('holds a favourite once, and of more than ten only ten are listed', () => {
    const memory = memoryStorage();
    const stored = openStoredSearches('docs', () => memory);
    for (const name of [1, 2, 1]) stored.promote(page(name));
    expect(ids(stored.favourites())).toEqual(['1', '2']);
    memory.values[FAVOURITE] = JSON.stringify(Array.from({ length: 12 }, (_, name) => page(name)));
    expect(stored.favourites()).toHaveLength(10);
  });

  it('stands under the keys of DocSearch, without highlights and snippets', () => {
    const memory = memoryStorage();
    const marked = [{ text: 'Page', isMatch: true }];
    const hit: SearchHit = { ...page(1), levels: { lvl1: marked }, snippet: marked };
    openStoredSearches('docs', () => memory).visit(hit);
    expect(JSON.parse(memory.values[RECENT] ?? '')).toEqual([page(1)]);
  });

  it.each([
    ['no JSON', '{[['],
    ['another shape', '{"version":9,"items":[]}'],
    ['null', 'null'],
    ['entries that are none', '[null, 1, "x", [], {}, {"objectID":1}]'],
    ['an unknown kind of hit', JSON.stringify([{ ...page(1), type: 'lvl9' }])],
    ['a hit without a title', JSON.stringify([hitOf({ lvl1: null })])],
  ])('reads as empty from %s, and is writable again', (_, text) => {
    const memory = memoryStorage({ [RECENT]: text, [FAVOURITE]: text });
    const stored = openStoredSearches('docs', () => memory);
    expect(stored.recent()).toEqual([]);
    expect(stored.favourites()).toEqual([]);
    stored.visit(page(2));
    expect(ids(stored.recent())).toEqual(['2']);
  });

  it('keeps the good entries beside damaged ones and the known fields of later versions', () => {
    const text = JSON.stringify([
      null,
      { ...page(1), score: 9, hierarchy: { ...page(1).hierarchy, lvl7: 'x' } },
    ]);
    expect(openStoredSearches('docs', () => memoryStorage({ [RECENT]: text })).recent()).toEqual([page(1)]);
  });
});

describe('a storage that fails', () => {
  const fail = (): never => {
    throw new DOMException('refused');
  };

  it.each([
    ['blocked', fail],
    ['unreadable', () => ({ getItem: fail, setItem: fail })],
  ])('is worked around for the life of the page: %s', (_, open) => {
    const stored = openStoredSearches('docs', open);
    expect(stored.recent()).toEqual([]);
    stored.visit(page(1));
    stored.promote(page(1));
    expect(ids(stored.favourites())).toEqual(['1']);
    expect(stored.recent()).toEqual([]);
  });

  it('loses nothing that it held when it is full', () => {
    const memory = memoryStorage({ [RECENT]: JSON.stringify([page(1)]) });
    const stored = openStoredSearches('docs', () => ({ ...memory, setItem: fail }));
    stored.visit(page(2));
    expect(ids(stored.recent())).toEqual(['2', '1']);
    expect(JSON.parse(memory.values[RECENT] ?? '')).toHaveLength(1);
  });

  it('loses no search that becomes a favourite where only shorter lists have room', () => {
    const memory = memoryStorage({ [RECENT]: JSON.stringify([page(1), page(2)]) });
    const setItem = (key: string, value: string): void => {
      if (value.length > (memory.values[key]?.length ?? 0)) fail();
      memory.setItem(key, value);
    };
    const open = (): StorageLike => ({ ...memory, setItem });
    const stored = openStoredSearches('docs', open);
    stored.promote(page(1));
    expect(ids(stored.favourites())).toEqual(['1']);
    expect(ids(stored.recent())).toEqual(['2']);
    expect(ids(openStoredSearches('docs', open).recent())).toEqual(['1', '2']);
  });

  it('is read again as soon as it takes what it is given', () => {
    const memory = memoryStorage();
    let isFull = true;
    const stored = openStoredSearches('docs', () => (isFull ? { ...memory, setItem: fail } : memory));
    stored.visit(page(1));
    isFull = false;
    stored.visit(page(2));
    expect(ids(stored.recent())).toEqual(['2', '1']);
    // Another window of the site.
    memory.values[RECENT] = JSON.stringify([page(3)]);
    expect(ids(stored.recent())).toEqual(['3']);
  });
});
