/** The pages as readers get them: the HTML of `build/`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { decodedOrAsIs } from '../src/url/decodedOrAsIs';

/** One page of the build, ready to be asked. */
export interface BuiltPage {
  /** Address without the base URL, such as `/Cyton/CytonSpecs/`. */
  route: string;
  $: CheerioAPI;
}

/** All pages and all files of one build. */
export interface BuiltSite {
  pages: BuiltPage[];
  /** Every file of the build as an address without the base URL, such as `/img/logo.svg`. */
  files: ReadonlySet<string>;
  /** Where the site lives, with a slash at both ends. */
  baseUrl: string;
}

/** Reads one page; the second argument is its HTML. */
export function parseBuiltPage(route: string, html: string): BuiltPage {
  return { route, $: load(html) };
}

/** A page that only leads elsewhere has no site in it. */
function isRedirect({ $ }: BuiltPage): boolean {
  return $('#__docusaurus').length === 0;
}

/** Reads the whole build; pages that only redirect, and the Not Found page, are files but no pages. */
export function readBuiltSite(folder: string, baseUrl: string): BuiltSite {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  const pages = names
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .map((name) =>
      parseBuiltPage(
        `/${name.slice(0, -'index.html'.length)}`,
        readFileSync(path.join(folder, name), 'utf8'),
      ),
    )
    .filter((page) => !isRedirect(page));
  return { pages, files: new Set(names.map((name) => `/${name}`)), baseUrl };
}

/** What an address on a page leads to: a part of this site, another site or a mailbox, or nothing. */
export type Target =
  | { kind: 'internal'; route: string; anchor: string }
  | { kind: 'elsewhere' }
  | { kind: 'nowhere'; fault: string };

/** What addresses begin with that lead out of the site. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:'];

/** Resolves an address as a browser does on that page. */
export function resolveTarget(address: string, fromRoute: string, baseUrl: string): Target {
  const origin = 'http://site.invalid';
  let url: URL;
  try {
    url = new URL(address, `${origin}${baseUrl}${fromRoute.slice(1)}`);
  } catch {
    return { kind: 'nowhere', fault: 'is not an address; write it in full' };
  }
  if (!SCHEMES.includes(url.protocol)) {
    const fault = `begins with "${url.protocol}"; links begin with ${SCHEMES.join(', ')} or a slash`;
    return { kind: 'nowhere', fault };
  }
  if (url.origin !== origin) return { kind: 'elsewhere' };
  // What cannot be decoded (`#100%`) leads nowhere, and is found missing.
  const pathname = decodedOrAsIs(url.pathname);
  // An address outside the base URL is this origin's, but no part of the site: keep it, so that it is found missing.
  const route = pathname.startsWith(baseUrl)
    ? `/${pathname.slice(baseUrl.length)}`
    : `(outside ${baseUrl}) ${pathname}`;
  return { kind: 'internal', route, anchor: decodedOrAsIs(url.hash.slice(1)) };
}

/** The part of a page that its author wrote. */
export const CONTENT_SELECTOR = 'main .markdown, main .theme-doc-markdown';
