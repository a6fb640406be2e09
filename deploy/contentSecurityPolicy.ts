/** The Content-Security-Policy that a build satisfies: nothing runs but its own files and the scripts it inlines. */
import { createHash } from 'node:crypto';
import { load } from 'cheerio/slim';
import { BRIDGE_URL } from '../src/protocol/bridge';

/**
 * The reader's own computer, where the bridge of the project pages listens (`static/examples/gui_bridge.py`). It is asked
 * only after a press on Connect.
 */
const READERS_BRIDGE = new URL(BRIDGE_URL).origin;

/** Origins a build may talk to beside its own; none in the default build. */
export interface ForeignOrigins {
  /** Where scripts come from. */
  scripts: readonly string[];
  /** What scripts may ask. */
  connections: readonly string[];
  /** Whether scripts from elsewhere put their own style sheets into pages, as chats and tag managers do. */
  bringStyles: boolean;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashOf))].sort();

/** What stands in the elements of a page instead of in files. */
export interface InlineParts {
  /** Scripts that browsers run; data such as `application/ld+json` is not. */
  scripts: string[];
  styles: string[];
}

/** Those of a page. */
export function inlineParts(html: string): InlineParts {
  const $ = load(html);
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  return {
    scripts: [
      'script:not([src]):not([type])',
      'script:not([src])[type=""]',
      'script:not([src])[type=module]',
      'script:not([src])[type="text/javascript"]',
    ].flatMap(textsOf),
    styles: textsOf('style'),
  };
}

/**
 * @param pages HTML of the build
 * @returns the value of the header
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  { scripts, connections, bringStyles }: ForeignOrigins,
): string {
  const inline = pages.map(inlineParts);
  const scriptHashes = hashesOf(inline.flatMap((parts) => parts.scripts));
  const styleHashes = hashesOf(inline.flatMap((parts) => parts.styles));
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...scripts],
    // A hash beside 'unsafe-inline' would take its effect away.
    ['style-src', "'self'", ...(bringStyles ? ["'unsafe-inline'"] : styleHashes)],
    // Figures and tables place and colour their parts in attributes, some 150 different ones in as many places as there are
    // ticks and wires. An attribute can only paint the element that it stands on.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...scripts],
    ['connect-src', "'self'", READERS_BRIDGE, ...connections],
    ['frame-src', ...(scripts.length > 0 ? scripts : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
