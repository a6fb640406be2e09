import type { CheerioAPI } from 'cheerio';

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
