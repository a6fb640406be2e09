/** Under which other addresses a page may be kept: what a server would answer with a redirect, without the server. */

import { decodedOrAsIs } from '../url/decodedOrAsIs';

/** Former addresses and the addresses that answer now, both decoded and with the base URL and a slash at the end. */
export type Forwards = Readonly<Record<string, string>>;

/**
 * The paths at which a page may be kept instead, the likeliest first.
 *
 * @param pathname as browsers write it, with percent signs
 */
export function otherAddresses(pathname: string, forwards: Forwards): string[] {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const former = decodedOrAsIs(withSlash);
  return [
    ...(withSlash === pathname ? [] : [withSlash]),
    ...(Object.hasOwn(forwards, former) ? [encodeURI(forwards[former] ?? '')] : []),
  ];
}
