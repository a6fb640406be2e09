/** One built page → its search records. What is searched is what a reader sees, and nothing around it. */
import { createHash } from 'node:crypto';
import * as cheerio from 'cheerio';
import type { AnyNode, Element, Text } from 'domhandler';
import { LEVEL_WEIGHT, PAGE_RANK, type SearchRecord } from '../../src/search/format';
import type { Hierarchy, HitType } from '../../src/search/types';

/** A page of the build: its HTML and the path it is served at, with the base URL. */
export interface BuiltPage {
  html: string;
  /** For example `/Cyton/CytonSpecs/`. */
  path: string;
}

/** Around the text, or said twice: headers and footers of the layout, controls, drawings, link marks. */
const NOT_READ = [
  'nav',
  'script',
  'noscript',
  'style',
  'template',
  'button',
  'select',
  'input',
  'textarea',
  'canvas',
  'svg',
  '[role="img"]',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.theme-doc-version-badge',
  '.pagination-nav',
  '.theme-edit-this-page',
  '.theme-last-updated',
  '[hidden]:not([role="tabpanel"])',
  '[data-search="skip"]',
].join(',');

/** Elements that end the text before them and begin one of their own. */
const BLOCKS = new Set(
  (
    'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form header hr ' +
    'legend li main ol output p pre section summary table tbody tfoot thead tr ul video audio'
  ).split(' '),
);

const HEADING = /^h[1-6]$/;
const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Pages that only list or forward to others, by the class of their `<html>` or what is in their head. */
const LISTS = [
  'blog-list-page',
  'blog-archive-page',
  'blog-tags-list-page',
  'blog-tags-post-list-page',
  'blog-authors-list-page',
  'blog-authors-posts-page',
];

const squeeze = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const isElement = (node: AnyNode): node is Element => node.nodeType === ELEMENT_NODE;
const isText = (node: AnyNode): node is Text => node.nodeType === TEXT_NODE;

/**
 * The text of the inline content below a node. A `<br>` is a space, and so is the border of any block inside, so
 * that neighbours never fuse into one word.
 */
function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isElement(node)) return '';
  const inner = node.children.map(textOf).join('');
  return node.name === 'br' || BLOCKS.has(node.name) || node.name === 'td' || node.name === 'th'
    ? ` ${inner} `
    : inner;
}

interface Walk {
  heading: (level: number, text: string, id: string | null) => void;
  block: (text: string) => void;
}

/** Visits headings and blocks in reading order; each text belongs to the innermost block that holds it. */
function walk(root: Element, { heading, block }: Walk): void {
  let inline = '';
  const flush = (): void => {
    const text = squeeze(inline);
    inline = '';
    if (text !== '') block(text);
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) inline += node.data;
    if (!isElement(node)) return;
    if (HEADING.test(node.name)) {
      flush();
      const text = squeeze(textOf(node));
      if (text !== '') heading(Number(node.name[1]), text, node.attribs.id ?? null);
    } else if (node.name === 'tr') {
      flush();
      inline = node.children
        .filter(isElement)
        .map((cell) => squeeze(textOf(cell)))
        .filter(Boolean)
        .join(' · ');
      flush();
    } else if (node.name === 'pre') {
      flush();
      inline = textOf(node);
      flush();
    } else if (node.name === 'br') {
      inline += ' ';
    } else {
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) flush();
      node.children.forEach(visit);
      if (isBlock) flush();
    }
  };
  root.children.forEach(visit);
  flush();
}

const objectId = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

/**
 * What a page says about itself. Its section may still be unknown: `lvl0` and the rank that comes with it are set
 * when all pages are known.
 */
export interface PageRecords {
  path: string;
  /** The label of its top-level section in the sidebar; `null` when it is in no sidebar. */
  section: string | null;
  records: SearchRecord[];
}

/**
 * The records of a page in reading order: its title, then its headings and blocks of text.
 *
 * @param siteUrl origin of the site, for the absolute URLs that records carry
 * @returns `null` for a page that is not searched: a list of other pages, a redirect, one without a search tag
 *   (`docsearch:docusaurus_tag`), or one that asks robots to stay out
 */
export function extractRecords(page: BuiltPage, siteUrl: string): PageRecords | null {
  const $ = cheerio.load(page.html);
  const meta = (name: string): string | undefined => $(`meta[name="${name}"]`).attr('content');
  const tag = meta('docsearch:docusaurus_tag');
  if (!tag || $('meta[http-equiv="refresh"]').length > 0) return null;
  if (meta('robots')?.includes('noindex')) return null;
  if (LISTS.some((name) => $('html').hasClass(name))) return null;

  const article = $('main article').first();
  const root = article.length > 0 ? article : $('main').first();
  if (root.length === 0) return null;
  const section = squeeze(
    $('.theme-doc-breadcrumbs .breadcrumbs__item').not(':has([aria-label="Home page"])').first().text(),
  );
  root.find(NOT_READ).remove();

  const title = squeeze(root.find('h1').first().text()) || squeeze($('title').text().split(' | ')[0] ?? '');
  const keywords = (meta('keywords') ?? '').split(',').map(squeeze).filter(Boolean);
  const urlWithoutAnchor = `${siteUrl}${page.path}`;
  const levels: (string | null)[] = [title, null, null, null, null, null];
  let anchor: string | null = null;
  const records: SearchRecord[] = [];

  const add = (type: HitType, content: string | null): void => {
    const hierarchy: Hierarchy = {
      lvl0: section,
      lvl1: levels[0] ?? null,
      lvl2: levels[1] ?? null,
      lvl3: levels[2] ?? null,
      lvl4: levels[3] ?? null,
      lvl5: levels[4] ?? null,
      lvl6: levels[5] ?? null,
    };
    records.push({
      objectID: objectId([page.path, anchor, type, records.length]),
      url: anchor === null ? urlWithoutAnchor : `${urlWithoutAnchor}#${encodeURIComponent(anchor)}`,
      url_without_anchor: urlWithoutAnchor,
      anchor,
      type,
      hierarchy,
      content,
      keywords,
      language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
      docusaurus_tag: tag,
      version: meta('docsearch:version') ?? 'current',
      weight: {
        pageRank: PAGE_RANK.current,
        level: LEVEL_WEIGHT[type],
        position: records.length,
      },
    });
  };

  add('lvl1', null);
  let isTitleSeen = false;
  const element = root.get(0);
  if (element) {
    walk(element, {
      heading: (level, text, id) => {
        if (level === 1 && !isTitleSeen && text === title) {
          isTitleSeen = true;
          return;
        }
        // A second h1 is a heading of the page, not another page.
        const place = Math.max(level, 2) - 1;
        levels.fill(null, place);
        levels[place] = text;
        anchor = id ?? anchor;
        add(HEADING_LEVELS[place] ?? 'lvl6', null);
      },
      block: (text) => add('content', text),
    });
  }
  return { path: page.path, section: section || null, records };
}
