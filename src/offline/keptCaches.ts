/**
 * How files are kept in the browser's Cache Storage, by the service worker and by the page that saves the whole site.
 *
 * Every build has a cache for what was read and may have one for a copy of the whole site. Names of assets hold a hash of
 * their content, so a page finds its own assets in any cache and two builds never mix.
 */
import { isFields } from '../fields';

/** One cache. */
export interface KeptCache {
  kind: 'read' | 'site';
  /** The build whose files it holds. */
  build: string;
}

/** Several sites can live on one origin, each below its own base URL. */
const prefixOf = (baseUrl: string): string => `docs ${baseUrl} `;

/** The name of a cache in the browser. */
export const cacheNameOf = (baseUrl: string, { kind, build }: KeptCache): string =>
  `${prefixOf(baseUrl)}${kind} ${build}`;

/** Reads a cache's name; `null` for a cache of somebody else. */
export function readCacheName(baseUrl: string, name: string): KeptCache | null {
  if (!name.startsWith(prefixOf(baseUrl))) return null;
  const [kind, build, ...rest] = name.slice(prefixOf(baseUrl).length).split(' ');
  if ((kind !== 'read' && kind !== 'site') || !build || rest.length > 0) return null;
  return { kind, build };
}

/** Kept pages of this many builds stay readable; the oldest go when newer ones come. */
export const MOST_BUILDS = 5;

/**
 * The caches that go.
 *
 * @param names all caches of the origin, oldest first, as `caches.keys()` lists them
 */
export function cachesToDrop(baseUrl: string, names: readonly string[]): string[] {
  const read = names.filter((name) => readCacheName(baseUrl, name)?.kind === 'read');
  return read.slice(0, Math.max(0, read.length - MOST_BUILDS));
}

/**
 * The cache that makes room on a full device: the oldest of another build. That of the build that is read stays: the files
 * of the page that is open are in it, and each of them that finds no room asks for one.
 *
 * @param build that is read
 * @param names all caches of the origin, oldest first
 */
export const cacheForRoom = (baseUrl: string, build: string, names: readonly string[]): string | undefined =>
  names.find((name) => {
    const kept = readCacheName(baseUrl, name);
    return kept?.kind === 'read' && kept.build !== build;
  });

/** Stands in a cache of the whole site once every file of the build is in it. Keys are addresses; nobody lives at this one. */
export const COMPLETE_MARK = 'https://complete.invalid/';

/** Under which address a page is kept: a query or an anchor does not make another page. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** True for a file whose name holds a hash of its content, so that a kept one is never out of date. */
export const isHashed = (baseUrl: string, pathname: string): boolean =>
  pathname.startsWith(baseUrl) && /^(?:assets\/|search-index\/[^/]+\/)/.test(pathname.slice(baseUrl.length));

/** One file of a build. */
export interface SiteFile {
  /** Address on the site, with the base URL. */
  url: string;
  /** SHA-256 of the bytes, as `integrity` writes it. */
  integrity: string;
  bytes: number;
}

/** What `offline-files.json` says: everything that a whole copy of the site consists of. */
export interface SiteFiles {
  build: string;
  files: SiteFile[];
}

/** The size of all files of a list, in bytes. */
export const sizeOf = ({ files }: SiteFiles): number => files.reduce((total, { bytes }) => total + bytes, 0);

/** The list's name, below the base URL. */
export const SITE_FILES_NAME = 'offline-files.json';

/** What can be said of a copy before anybody asks for one. */
export interface SiteSummary {
  build: string;
  /** The size of all its files. */
  bytes: number;
}

/** The summary's name, below the base URL: the list is a thousand times as long. */
export const SITE_SUMMARY_NAME = 'offline-size.json';

/** The worker's name, below the base URL, which it has to live at to see every page. */
export const WORKER_NAME = 'sw.js';

/** What a page tells the worker: these addresses were read, keep them. */
export interface KeepMessage {
  kind: 'keep';
  urls: string[];
}

/** Narrows what came by message. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  if (!isFields(data)) return false;
  const { kind, urls } = data;
  return kind === 'keep' && Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}
