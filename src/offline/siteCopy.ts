/**
 * A copy of the whole site on the reader's device, made and removed by the page (not by the worker, which browsers end
 * at will). Every file is checked against the list of the build, so that a copy never holds parts of two builds.
 */
import { isFields } from '../fields';
import { isComplete } from './findKept';
import {
  cacheNameOf,
  COMPLETE_MARK,
  keyOf,
  readCacheName,
  SITE_FILES_NAME,
  type SiteFile,
  type SiteFiles,
  SITE_SUMMARY_NAME,
  type SiteSummary,
  sizeOf,
} from './keptCaches';
import { seal, unseal } from './seal';

/** Why a copy could not be made. */
export type SiteCopyFault =
  /** The browser gives this site no room, or not enough. */
  | { kind: 'full'; neededBytes: number; freeBytes: number | null }
  /** The network went away, or the server does not have a file. What has come stays, and is not loaded again. */
  | { kind: 'network' }
  /** Storage is switched off, as in some private windows. */
  | { kind: 'refused' };

/** What {@link saveSite} rejects with, but for an abort. */
export class SiteCopyError extends Error {
  override readonly name = 'SiteCopyError';

  constructor(
    readonly fault: SiteCopyFault,
    options?: ErrorOptions,
  ) {
    super(`The site could not be kept on this device: ${fault.kind}`, options);
  }
}

/** How far a copy has come. */
export interface Progress {
  doneBytes: number;
  totalBytes: number;
}

function isSiteFile(value: unknown): value is SiteFile {
  if (!isFields(value)) return false;
  const { url, integrity, bytes } = value;
  return typeof url === 'string' && typeof integrity === 'string' && typeof bytes === 'number';
}

/** Reads the list of a build; `null` for anything else. */
function parseSiteFiles(value: unknown): SiteFiles | null {
  if (!isFields(value)) return null;
  const { build, files } = value;
  if (typeof build !== 'string' || !Array.isArray(files) || !files.every(isSiteFile)) return null;
  return { build, files };
}

/** Reads the summary of a build; `null` for anything else. */
function parseSiteSummary(value: unknown): SiteSummary | null {
  if (!isFields(value)) return null;
  const { build, bytes } = value;
  return typeof build === 'string' && typeof bytes === 'number' ? { build, bytes } : null;
}

/** The summary of the newest build, or `null` without a network. */
export async function fetchSiteSummary(baseUrl: string, signal: AbortSignal): Promise<SiteSummary | null> {
  try {
    const response = await fetch(baseUrl + SITE_SUMMARY_NAME, { cache: 'no-store', signal });
    return response.ok ? parseSiteSummary(await response.json()) : null;
  } catch {
    return null;
  }
}

/**
 * The list of the newest build.
 *
 * @throws {SiteCopyError} `network`
 */
async function fetchSiteFiles(baseUrl: string, signal: AbortSignal): Promise<SiteFiles> {
  try {
    const response = await fetch(baseUrl + SITE_FILES_NAME, { cache: 'no-store', signal });
    const list = response.ok ? parseSiteFiles(await response.json()) : null;
    if (list) return list;
    throw new Error(`${SITE_FILES_NAME}: status ${response.status}, or not a list of files`);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new SiteCopyError({ kind: 'network' }, { cause });
  }
}

/** The build whose whole copy is on this device, or `null`. */
export async function findSiteCopy(baseUrl: string): Promise<string | null> {
  for (const name of (await caches.keys()).reverse()) {
    const kept = readCacheName(baseUrl, name);
    if (kept?.kind === 'site' && (await isComplete(await caches.open(name)))) return kept.build;
  }
  return null;
}

/** True where files of a copy are on this device, whole or not. */
export async function hasSiteFiles(baseUrl: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (readCacheName(baseUrl, name)?.kind !== 'site') continue;
    if ((await (await caches.open(name)).keys()).length > 0) return true;
  }
  return false;
}

/** Removes every copy of the site but one; what was read stays. */
export async function removeSiteCopies(baseUrl: string, except?: string): Promise<void> {
  for (const name of await caches.keys()) {
    const kept = readCacheName(baseUrl, name);
    if (kept?.kind === 'site' && kept.build !== except) await caches.delete(name);
  }
}

/** Removes what other builds have left unfinished: the server has another one now, and they take room. */
async function removeUnfinished(baseUrl: string, except: string): Promise<void> {
  for (const name of await caches.keys()) {
    const kept = readCacheName(baseUrl, name);
    if (kept?.kind !== 'site' || kept.build === except) continue;
    if (!(await isComplete(await caches.open(name)))) await caches.delete(name);
  }
}

const warnOfRest = (error: unknown): void => console.warn('[offline] an older copy was not removed:', error);

/** The room that is left; `null` where the browser does not say, as some do when storage is switched off. */
async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
    return quota === undefined || usage === undefined ? null : quota - usage;
  } catch {
    return null;
  }
}

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const keyOfFile = ({ url }: SiteFile): string => keyOf(new URL(url, window.location.href).href);

/** The size of the files that are not kept yet: what is kept counts as used already. */
async function missingBytes(cache: Cache, { files }: SiteFiles): Promise<number> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.reduce((sum, file) => (kept.has(keyOfFile(file)) ? sum : sum + file.bytes), 0);
}

/** Files that are loaded at the same time. */
const AT_ONCE = 6;

/** Fetches one file and keeps it, unless it is kept and whole already. */
async function saveFile(cache: Cache, file: SiteFile, signal: AbortSignal): Promise<void> {
  const key = keyOfFile(file);
  const kept = await cache.match(key);
  if (kept && (await unseal(kept))) return;
  // The browser refuses a file that is not the one of the list, such as one of a build that came in between.
  const response = await fetch(key, { integrity: file.integrity, cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${file.url}: status ${response.status}`);
  await cache.put(key, await seal(response));
}

/**
 * Keeps the whole site on this device. Files that an earlier, interrupted run has kept are not loaded again; copies of
 * other builds go once this one is complete.
 *
 * @throws {SiteCopyError}
 * @throws {DOMException} `AbortError`, with the signal
 */
export async function saveSite(
  baseUrl: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<string> {
  const list = await fetchSiteFiles(baseUrl, signal);
  const totalBytes = sizeOf(list);
  let neededBytes = totalBytes;
  let free: number | null = null;
  try {
    await removeUnfinished(baseUrl, list.build).catch(warnOfRest);
    free = await freeBytes();
    const cache = await caches.open(cacheNameOf(baseUrl, { kind: 'site', build: list.build }));
    neededBytes = await missingBytes(cache, list);
    if (free !== null && free < neededBytes)
      throw new SiteCopyError({ kind: 'full', neededBytes, freeBytes: free });
    const left = [...list.files];
    let doneBytes = 0;
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    async function work(): Promise<void> {
      for (let file = left.shift(); file; file = left.shift()) {
        either.throwIfAborted();
        await saveFile(cache, file, either);
        // What another file's failure has ended is told of no more: the reader is told why.
        either.throwIfAborted();
        doneBytes += file.bytes;
        onProgress({ doneBytes, totalBytes });
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      failed.abort();
      throw error;
    }
    await cache.put(COMPLETE_MARK, new Response(String(list.files.length)));
  } catch (cause) {
    if (signal.aborted || cause instanceof SiteCopyError) throw cause;
    if (isQuotaError(cause))
      throw new SiteCopyError({ kind: 'full', neededBytes, freeBytes: free }, { cause });
    if (cause instanceof DOMException && cause.name === 'SecurityError')
      throw new SiteCopyError({ kind: 'refused' }, { cause });
    throw new SiteCopyError({ kind: 'network' }, { cause });
  }
  // The new copy is whole and answers first, whether or not the browser lets go of the old one.
  await removeSiteCopies(baseUrl, list.build).catch(warnOfRest);
  return list.build;
}
