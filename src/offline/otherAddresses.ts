/** Under which other addresses a page may be kept: what a server would answer with a redirect, without the server. */

/** Former addresses and the addresses that answer now, both decoded and with the base URL and a slash at the end. */
export type Forwards = Readonly<Record<string, string>>;

/** A path without its percent signs; as it is when they mean no characters. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The paths at which a page may be kept instead, the likeliest first.
 *
 * @param pathname as browsers write it, with percent signs
 */
export function otherAddresses(pathname: string, forwards: Forwards): string[] {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const former = decode(withSlash);
  return [
    ...(withSlash === pathname ? [] : [withSlash]),
    ...(Object.hasOwn(forwards, former) ? [encodeURI(forwards[former] ?? '')] : []),
  ];
}
