/** Fetches the index and the texts it names. What failed is forgotten, so that the next try is a real one. */
import { SearchError } from '../types';
import { createEngine, type SearchEngine } from './engine';
import { INDEX_FILE, readIndexFile, readTextFile, textFile } from './indexFiles';
import type { TextBlock } from './indexData';

/** A host that says nothing for this long is taken for gone. */
const FETCH_TIMEOUT_MS = 30_000;

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
    throw new SearchError('unreachable', `${url} broke off.`, { cause });
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

/** Loads the index and gives an engine that loads texts as it needs them. */
export async function loadEngine({ folder, baseUrl }: IndexAddress): Promise<SearchEngine> {
  const { index, build } = readIndexFile(await fetchText(folder + INDEX_FILE, 'no-cache'), baseUrl);
  const loadText = rememberSuccess(async (page: number): Promise<TextBlock[]> => {
    const name = textFile(build, page);
    return readTextFile(await fetchText(folder + name, 'default'), name);
  });
  return createEngine(index, loadText);
}
