/** One built page → what search knows of it. What is searched is what a reader sees, and nothing around it. */
import * as cheerio from 'cheerio';
import type { AnyNode, Element, Text } from 'domhandler';
import type { PageHeading, SitePage, TextBlock } from '../../../src/search/sitePage';

/** A page of the build: its HTML and the path it is served at, with the base URL. */
export interface PageFile {
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
const HEADING_LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

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

/** What the HTML of a page says: its section is `null` when it is in no sidebar, and is set when all pages are known. */
export type ExtractedPage = Omit<SitePage, 'section' | 'questions'> & { section: string | null };

/**
 * @returns `null` for a page that is not searched: a list of other pages, a redirect, one without a search tag
 *   (`docsearch:docusaurus_tag`), or one that asks robots to stay out
 */
export function extractPage(page: PageFile): ExtractedPage | null {
  const $ = cheerio.load(page.html);
  // Looked for in the head alone: a page has thousands of elements.
  const head = $('head');
  const meta = (name: string): string | undefined => head.find(`meta[name="${name}"]`).attr('content');
  const tag = meta('docsearch:docusaurus_tag');
  if (!tag || head.find('meta[http-equiv="refresh"]').length > 0) return null;
  if (meta('robots')?.includes('noindex')) return null;
  if (LISTS.some((name) => $('html').hasClass(name))) return null;

  const article = $('main article').first();
  const root = article.length > 0 ? article : $('main').first();
  const element = root.get(0);
  if (!element) return null;
  const section = squeeze(
    $('.theme-doc-breadcrumbs .breadcrumbs__item').not(':has([aria-label="Home page"])').first().text(),
  );
  root.find(NOT_READ).remove();

  const title = squeeze(root.find('h1').first().text()) || squeeze($('title').text().split(' | ')[0] ?? '');
  const headings: PageHeading[] = [];
  const blocks: TextBlock[] = [];
  let isTitleSeen = false;
  walk(element, {
    heading: (level, text, id) => {
      if (level === 1 && !isTitleSeen && text === title) {
        isTitleSeen = true;
        return;
      }
      headings.push({
        // A second h1 is a heading of the page, not another page.
        level: HEADING_LEVELS[Math.max(level, 2) - 2] ?? 'lvl6',
        text,
        anchor: id ?? headings.at(-1)?.anchor ?? null,
      });
    },
    block: (text) => blocks.push({ heading: headings.length, text }),
  });
  return {
    path: page.path,
    section: section || null,
    title,
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    tag,
    version: meta('docsearch:version') ?? 'current',
    keywords: (meta('keywords') ?? '').split(',').map(squeeze).filter(Boolean),
    headings,
    blocks,
  };
}
