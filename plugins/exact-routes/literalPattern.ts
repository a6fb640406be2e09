/**
 * Stands in for `path-to-regexp`, with which the router makes a pattern of each route. A route of this site is an address
 * to the letter, or `*` for all that are none: names with colons and repetitions, which are most of that package, occur in
 * none of them.
 */
interface Options {
  /** The whole address, and not only its beginning? */
  end?: boolean;
  /** Does a slash at the end matter? */
  strict?: boolean;
  /** Do capitals? */
  sensitive?: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The pattern of the addresses that a route means. Links of the bar put a backslash before each sign of theirs. */
export default function literalPattern(path: string, _keys: unknown, options: Options = {}): RegExp {
  const { end = true, strict = false, sensitive = false } = options;
  const flags = sensitive ? '' : 'i';
  if (path === '*') return new RegExp('^.*$', flags);
  const address = path.replace(/\\(.)/g, '$1');
  const text = escaped(strict ? address : address.replace(/\/$/, ''));
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const close = end ? '$' : strict && address.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${text}${slash}${close}`, flags);
}

/** What a redirection leads to. */
literalPattern.compile = (path: string) => (): string => path;
