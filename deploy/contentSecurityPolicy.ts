/** The Content-Security-Policy that a build satisfies: nothing runs but its own files and the scripts it inlines. */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
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
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts of a page that browsers run; data such as `application/ld+json` is not. */
export function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .filter((script) => ['', 'module', 'text/javascript'].includes($(script).attr('type') ?? ''))
    .map((script) => $(script).text());
}

/** True for a page that only forwards to another. It does so without its script too. */
const isForward = (html: string): boolean => load(html)('meta[http-equiv="refresh"]').length > 0;

/**
 * @param pages HTML of the build
 * @returns the value of the header
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  { scripts, connections }: ForeignOrigins,
): string {
  const inline = pages.filter((html) => !isForward(html)).flatMap(inlineScripts);
  const hashes = [...new Set(inline.map(hashOf))].sort();
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...scripts],
    // Figures set their own colours and sizes in style attributes.
    ['style-src', "'self'", "'unsafe-inline'"],
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
