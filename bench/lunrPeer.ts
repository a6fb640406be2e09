/**
 * lunr, asked as the common local search for Docusaurus asks it: one index for titles, one for headings, one for
 * text; first all words as they are, then the last one as a beginning, then with one typo.
 */
import lunr from 'lunr';
import type { SitePage } from '../src/search/sitePage';
import { pageOf } from './measure';
import type { PlainEngine } from './plainMiniSearch';
import { sectionsOf, type Section } from './sections';

const FIELDS = ['title', 'headings', 'text'] as const;

const indexOf = (sections: readonly Section[], field: (typeof FIELDS)[number]): lunr.Index =>
  lunr(function build() {
    this.ref('id');
    this.field(field);
    for (const section of sections) this.add(section);
  });

type Loosen = (query: lunr.Query, word: string, isLast: boolean) => void;

const REQUIRED = lunr.Query.presence.REQUIRED;
const stages: readonly Loosen[] = [
  (query, word) => query.term(word, { presence: REQUIRED }),
  (query, word, isLast) =>
    query.term(word, {
      presence: REQUIRED,
      wildcard: isLast ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
    }),
  (query, word) => query.term(word, { presence: REQUIRED, editDistance: 1 }),
];

export function lunrPeer(pages: readonly SitePage[], baseUrl: string): PlainEngine {
  const sections = sectionsOf(pages);
  const indexes = FIELDS.map((field) => indexOf(sections, field));
  return {
    ask: (text) => {
      const words = lunr.tokenizer(text).map(String).filter(Boolean);
      const found = stages.flatMap((loosen) =>
        indexes.flatMap((index) =>
          index
            .query((query) => words.forEach((word, i) => loosen(query, word, i === words.length - 1)))
            .map(({ ref }) => pageOf(sections[Number(ref)]?.path ?? '', baseUrl)),
        ),
      );
      return Promise.resolve(found);
    },
    json: JSON.stringify(indexes),
  };
}
