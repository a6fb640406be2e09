/**
 * The engine to beat: the strongest simple MiniSearch configuration we know. One document a page, boosts for title,
 * keywords, questions and headings, beginnings from two letters, typing errors in words without digits, and our
 * tokeniser. It indexes the same text as our engine, questions of users included.
 */
import MiniSearch from 'minisearch';
import type { SitePage } from '../src/search/sitePage';
import { tokenise } from '../src/search/words';
import { pageOf } from './measure';
import type { PlainEngine } from './plainMiniSearch';

const termsOf = (text: string): string[] => tokenise(text).flatMap(({ term, parts }) => [term, ...parts]);

export function fairMiniSearch(pages: readonly SitePage[], baseUrl: string): PlainEngine {
  const engine = new MiniSearch({
    fields: ['title', 'keywords', 'questions', 'headings', 'text'],
    storeFields: ['path'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 8, keywords: 4, questions: 3, headings: 3 },
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (/\d/.test(term) ? false : 0.2),
    },
  });
  engine.addAll(
    pages.map(({ path, title, keywords, questions, headings, blocks }, id) => ({
      id,
      path,
      title,
      keywords: keywords.join(' '),
      questions: questions.map(({ text }) => text).join(' '),
      headings: headings.map(({ text }) => text).join(' '),
      text: blocks.map(({ text }) => text).join(' '),
    })),
  );
  return {
    ask: (query) => Promise.resolve(engine.search(query).map(({ path }) => pageOf(String(path), baseUrl))),
    json: JSON.stringify(engine),
  };
}
