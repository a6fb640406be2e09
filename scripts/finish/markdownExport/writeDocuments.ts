/** What leaves the site with a reader or a program: each document as Markdown beside its page, and their list. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { listPlaces } from '../listFiles';
import { joinDocuments, listDocuments, type TakenDocument } from './llms';
import { documentToMarkdown } from './toMarkdown';

/** Beside a document's `index.html`; `src/theme/DocItem/Footer` links to it. */
const MARKDOWN_FILE = 'index.md';

/** What the lists say of the site, and where it lives. */
export interface TakenSite {
  title: string;
  tagline: string;
  /** Without its path. */
  siteUrl: string;
  /** Its path, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Writes them from the pages of a finished build.
 *
 * @returns how many documents there are
 */
export async function writeDocuments(folder: string, site: TakenSite): Promise<number> {
  const documents: TakenDocument[] = [];
  for (const place of (await listPlaces(folder)).sort()) {
    const html = await readFile(path.join(folder, place, 'index.html'), 'utf8');
    // Parsing takes long, and most of the others only forward.
    if (!html.includes('theme-doc-markdown')) continue;
    const $ = load(html);
    const address = new URL(site.baseUrl + place, site.siteUrl).href;
    const markdown = documentToMarkdown($, address);
    if (markdown === undefined) continue;
    await writeFile(path.join(folder, place, MARKDOWN_FILE), markdown);
    const title = $('.theme-doc-markdown h1').first().text();
    documents.push({
      title,
      description: $('meta[name="description"]').attr('content') ?? '',
      section: $('.breadcrumbs__item').eq(1).text() || title,
      address: address + MARKDOWN_FILE,
      markdown,
    });
  }
  await writeFile(path.join(folder, 'llms.txt'), listDocuments(site.title, site.tagline, documents));
  await writeFile(path.join(folder, 'llms-full.txt'), joinDocuments(documents));
  return documents.length;
}
