/** Where a hit leads on this site, whatever site its record was made from. */
import { canBeDecoded } from '../url/canBeDecoded';

/** Only there to resolve relative addresses; never part of a result. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Rewrites the address of a hit to a path of this site: `/docs/` becomes `/`, the origin is dropped, the base URL
 * is put in front unless it is there already, and a page ends in a slash as all routes do.
 *
 * @param url as the record has it: absolute, a path, or relative to the base URL
 * @param baseUrl of this site, with a slash at both ends
 * @returns path, query and fragment, ready for a link; `null` for what must not become a link (empty, malformed,
 *   or another scheme such as `javascript:`)
 */
export function toSitePath(url: string, baseUrl: string): string | null {
  const address = url.trim();
  if (address === '') return null;
  let parsed: URL;
  try {
    parsed = new URL(address, `${ANY_ORIGIN}${baseUrl}`);
  } catch {
    return null;
  }
  if (!canBeDecoded(parsed.pathname)) return null;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  // Two slashes at the start of a link would name a host, so runs of them are joined.
  const path = parsed.pathname.replace(/\/{2,}/g, '/');
  const isBelowBase = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  const below = isBelowBase ? `/${path.slice(baseUrl.length)}` : path;
  const page = below.replace(/\/docs(?:\/|$)/g, '/');
  const isFile = /\.[^/]*$/.test(page);
  const ending = page.endsWith('/') || isFile ? '' : '/';
  return `${baseUrl.slice(0, -1)}${page}${ending}${parsed.search}${parsed.hash}`;
}
