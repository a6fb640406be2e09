/** What leaves the site with a reader or a program: each document as Markdown beside its page, their list, and questions as data. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { load } from 'cheerio';
import { faqDataOf } from './faqData';
import { joinDocuments, listDocuments, type TakenDocument } from './llms';
import { documentToMarkdown } from './toMarkdown';

/** Beside a document's `index.html`; `src/theme/DocItem/Footer` links to it. */
const MARKDOWN_FILE = 'index.md';

/** Writes them from the built pages. */
export default function takeAlongPlugin({ siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'take-along',

    async postBuild({ outDir, routesPaths }) {
      const documents: TakenDocument[] = [];
      for (const route of [...routesPaths].sort()) {
        if (!route.endsWith('/')) continue;
        const folder = path.join(outDir, route.slice(baseUrl.length));
        const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
        if (html === undefined) continue;
        const $ = load(html);
        const address = new URL(route, siteConfig.url).href;
        const markdown = documentToMarkdown($, address);
        if (markdown === undefined) continue;
        await writeFile(path.join(folder, MARKDOWN_FILE), markdown);
        const title = $('.theme-doc-markdown h1').first().text();
        documents.push({
          title,
          description: $('meta[name="description"]').attr('content') ?? '',
          section: $('.breadcrumbs__item').eq(1).text() || title,
          address: address + MARKDOWN_FILE,
          markdown,
        });
        const questions = faqDataOf($);
        if (questions) {
          // `<` is escaped, so that no answer can end the element.
          const json = JSON.stringify(questions).replaceAll('<', '\\u003c');
          await writeFile(
            path.join(folder, 'index.html'),
            html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`),
          );
        }
      }
      await writeFile(
        path.join(outDir, 'llms.txt'),
        listDocuments(siteConfig.title, siteConfig.tagline, documents),
      );
      await writeFile(path.join(outDir, 'llms-full.txt'), joinDocuments(documents));
      console.log(`[take-along] ${documents.length} documents as Markdown`);
    },
  };
}
