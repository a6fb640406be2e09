/** The folded questions of a page as data in its head, for engines that show answers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { addToHead } from './addToHead';
import { listPlaces } from './listFiles';

interface FaqEntry {
  '@type': 'Question';
  name: string;
  acceptedAnswer: { '@type': 'Answer'; text: string };
}

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('\u200b', '').trim();

/** The questions of a page with their answers, as search engines read them; undefined where it folds none. */
export function faqDataOf($: CheerioAPI): object | undefined {
  const entries = $('.theme-doc-markdown details:has(> summary > h2)')
    .toArray()
    .map((element): FaqEntry => {
      const details = $(element).clone();
      details.find('.hash-link').remove();
      const name = wordsOf(details.children('summary').text());
      details.children('summary').remove();
      details.find('p, li, tr, td, th').append(' ');
      return {
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(details.text()) },
      };
    });
  return entries.length === 0
    ? undefined
    : { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: entries };
}

/** Writes them into the pages of a finished build. */
export async function writeFaqData(folder: string): Promise<void> {
  for (const place of await listPlaces(folder)) {
    const page = path.join(folder, place, 'index.html');
    const html = await readFile(page, 'utf8');
    // Parsing takes long, and few pages fold their questions.
    const questions = /<summary[^>]*>\s*<h2/.test(html) ? faqDataOf(load(html)) : undefined;
    if (!questions) continue;
    // `<` is escaped, so that no answer can end the element.
    const json = JSON.stringify(questions).replaceAll('<', '\\u003c');
    await addToHead(page, html, `<script type="application/ld+json">${json}</script>`);
  }
}
