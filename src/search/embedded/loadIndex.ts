/** Fetches the index and the texts it names. What failed is forgotten, so that the next try is a real one. */
import { SearchError } from '../types';
import { createEngine, type SearchEngine } from './engine';
import type { TextBlock } from '../sitePage';
import { NOWHERE, type IndexSource, type Postings, type PostingsOf } from './indexData';
import {
  INDEX_FILE,
  listsFile,
  namesFile,
  readIndexFile,
  rareFile,
  readListsFile,
  readNamesFile,
  readRareFile,
  readTextFile,
  textFile,
  type ReadIndex,
} from './indexFiles';

/** A host that says nothing for this long is taken for gone. */
const FETCH_TIMEOUT_MS = 30_000;

/** Where the rare terms are in several files, those are fetched that have terms with the same so many first letters. */
const RARE_BEGINNING = 2;

/** Where the index is: the absolute URL of its folder, and the base URL that its paths are below. */
export interface IndexAddress {
  folder: string;
  baseUrl: string;
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch (cause) {
    throw new SearchError('unreachable', `${url} could not be fetched.`, { cause });
  }
  if (!response.ok) {
    throw new SearchError('api', `${url} answered ${response.status}.`, { status: response.status });
  }
  try {
    return await response.text();
  } catch (cause) {
    throw new SearchError('unreachable', `${url} was cut off.`, { cause });
  }
}

/** Keeps the promise of a load until it fails. */
export function rememberSuccess<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const running = known.get(key);
    if (running) return running;
    const started = load(key);
    known.set(key, started);
    started.catch(() => known.delete(key));
    return started;
  };
}

/** The part that has the thing of a number, by the first ones of the parts: the last one that begins at it or before. */
const partOf = (number: number, parts: readonly number[]): number =>
  parts.findLastIndex((first) => first <= number);

/** Loads the parts that have some terms. */
async function loadAll<Part>(
  terms: readonly number[],
  parts: readonly number[],
  load: (part: number) => Promise<Part>,
): Promise<Map<number, Part>> {
  const needed = [...new Set(terms.map((term) => partOf(term, parts)))];
  return new Map(await Promise.all(needed.map(async (part) => [part, await load(part)] as const)));
}

/** Fetches a file of the index by its path below the index's folder. */
export type FetchFile = (name: string) => Promise<string>;

/** Fetches what `index.json` left out. */
export function sourceFrom(
  { index, build, postings, parts, names, nameParts, rare }: ReadIndex,
  fetchFile: FetchFile,
): IndexSource {
  const rareNumbers = rare.map(([, number]) => number);
  const loadRarePart = rememberSuccess(async (part: number) => {
    const name = rareFile(build, part);
    return readRareFile(await fetchFile(name), rareNumbers[part] ?? 0, name);
  });
  const loadPart = rememberSuccess(async (part: number): Promise<Postings> => {
    const name = listsFile(build, part);
    const count = (parts[part + 1] ?? index.terms.length) - (parts[part] ?? 0);
    return readListsFile(await fetchFile(name), count, name);
  });
  const loadNamePart = rememberSuccess(async (part: number) => {
    const name = namesFile(build, part);
    const pages = index.pages.slice(nameParts[part], nameParts[part + 1]);
    return readNamesFile(await fetchFile(name), pages, name);
  });
  const isLikely = (term: number): boolean => term < index.terms.length;

  async function loadLikely(terms: readonly number[]): Promise<PostingsOf> {
    if (postings) return (term) => postings[term] ?? NOWHERE;
    const loaded = await loadAll(terms, parts, loadPart);
    return (term) => {
      const part = partOf(term, parts);
      return loaded.get(part)?.[term - (parts[part] ?? 0)] ?? NOWHERE;
    };
  }

  return {
    fetchAhead() {
      if (rare.length === 1) loadRarePart(0).catch(() => undefined);
    },
    async loadRare(word) {
      const beginning = word.slice(0, RARE_BEGINNING);
      const needed = [...rare.keys()].filter((part) => {
        const [first = ''] = rare[part] ?? [];
        const [next] = rare[part + 1] ?? [];
        return (
          (first <= beginning || first.startsWith(beginning)) && (next === undefined || next > beginning)
        );
      });
      return Promise.all(needed.map(async (part) => (await loadRarePart(part)).rare));
    },
    async loadPostings(terms) {
      const [likely, loaded] = await Promise.all([
        loadLikely(terms.filter(isLikely)),
        loadAll(
          terms.filter((term) => !isLikely(term)),
          rareNumbers,
          loadRarePart,
        ),
      ]);
      return (term) => {
        if (isLikely(term)) return likely(term);
        const part = partOf(term, rareNumbers);
        return loaded.get(part)?.postings[term - (rareNumbers[part] ?? 0)] ?? NOWHERE;
      };
    },
    async loadNames(page) {
      if (names) return names[page] ?? [];
      const part = partOf(page, nameParts);
      return (await loadNamePart(part))[page - (nameParts[part] ?? 0)] ?? [];
    },
    loadText: rememberSuccess(async (piece: number): Promise<TextBlock[]> => {
      const name = textFile(build, piece);
      return readTextFile(await fetchFile(name), name);
    }),
  };
}

/** Loads the index and gives an engine that loads the rest as it needs it. */
export async function loadEngine({ folder, baseUrl }: IndexAddress): Promise<SearchEngine> {
  const read = readIndexFile(await fetchText(folder + INDEX_FILE, 'no-cache'), baseUrl);
  return createEngine(
    read.index,
    sourceFrom(read, (name) => fetchText(folder + name, 'default')),
  );
}
