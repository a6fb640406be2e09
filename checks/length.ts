/** A page that says too little is not complete, however well it is made. */
import { type BuiltPage, CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';
import { pagesWithoutSources } from './sources';

/** Fewest words of a complete page: of one with facts of its own, and of one that may be short. */
export const LEAST_WORDS = { page: 350, short: 150 } as const;

/** Pages that may be short, each with the reason. */
export const shortPages: Readonly<Record<string, string>> = {
  ...pagesWithoutSources,
  '/FAQ/Liability/': 'policy: the binding text is the vendor’s',
  '/FAQ/PaymentFAQ/': 'the shop says what holds on the day',
  '/FAQ/Returns/': 'policy: the binding text is the vendor’s',
  '/FAQ/ShippingFAQ/': 'the shop says what holds on the day',
};

/** Everything that has a letter or a digit in it, between spaces; drawings and scripts are not read as text. */
function countWords({ $ }: BuiltPage): number {
  const content = $(CONTENT_SELECTOR).first().clone();
  content.find('script, style, svg').remove();
  // Neighbouring blocks have no space between them in the text of the page.
  content.find('p, li, td, th, h1, h2, h3, h4, h5, h6, div, dt, dd, figcaption, summary').append(' ');
  return content
    .text()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A page has the words that a complete page needs. */
export function checkLength(page: BuiltPage, mayBeShort: Readonly<Record<string, string>>): Problem[] {
  const words = countWords(page);
  const isShort = page.route in mayBeShort;
  const least = isShort ? LEAST_WORDS.short : LEAST_WORDS.page;
  if (words >= least) return [];
  const kind = isShort ? 'even a page that leads on' : 'a complete page';
  return [{ place: page.route, message: `has ${words} words; ${kind} has ${least} or more` }];
}
