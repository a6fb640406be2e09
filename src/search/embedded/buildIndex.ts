/** Records → the embedded index. Runs in the build. */
import { tokenise, type SearchRecord } from '../format';
import {
  MAX_FREQUENCY,
  type HeadingLevel,
  type IndexHeading,
  type IndexPage,
  type IndexSource,
  type Posting,
  type Postings,
  type SearchIndex,
  type TextBlock,
} from './indexData';

export interface BuiltIndex {
  index: SearchIndex;
  /** For each term of `index.terms`. */
  postings: Postings;
  /** The text of each page, in the order of `index.pages`. */
  texts: TextBlock[][];
}

interface PageInMaking extends IndexPage {
  headings: IndexHeading[];
  text: TextBlock[];
}

const isHeadingLevel = (type: SearchRecord['type']): type is HeadingLevel =>
  type !== 'lvl1' && type !== 'content';

/** Records of one page follow each other; a page begins with its `lvl1` record. */
function collectPages(records: readonly SearchRecord[]): PageInMaking[] {
  const pages: PageInMaking[] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      pages.push({
        path: new URL(record.url_without_anchor).pathname,
        section: record.hierarchy.lvl0 ?? '',
        title: record.hierarchy.lvl1 ?? '',
        language: record.language,
        tag: record.docusaurus_tag,
        version: record.version,
        pageRank: record.weight.pageRank,
        keywords: record.keywords,
        textLength: 0,
        headings: [],
        text: [],
      });
      continue;
    }
    const page = pages.at(-1);
    if (!page)
      throw new Error(
        `Search index: record ${record.objectID} (${record.url}) comes before the title of its page.`,
      );
    if (isHeadingLevel(record.type)) {
      page.headings.push({
        level: record.type,
        text: record.hierarchy[record.type] ?? '',
        anchor: record.anchor,
      });
    } else if (record.content !== null) {
      page.text.push({ heading: page.headings.length, text: record.content });
    }
  }
  return pages;
}

/** Every term of a text, and the pairs of neighbours written as one, which are terms where somebody writes them so. */
function termsOf(text: string): { terms: string[]; pairs: string[] } {
  const tokens = tokenise(text);
  return {
    terms: tokens.flatMap((token) => [token.term, ...token.parts]),
    pairs: tokens.slice(1).map((token, index) => (tokens[index]?.term ?? '') + token.term),
  };
}

/**
 * Builds the index of a site.
 *
 * `band pass` is indexed as `bandpass` too when that word (or `band-pass`) stands anywhere on the site.
 */
export function buildIndex(records: readonly SearchRecord[]): BuiltIndex {
  const pages = collectPages(records);
  const counted = pages.map((page) => {
    const names = [page.title, page.section, ...page.keywords, ...page.headings.map(({ text }) => text)].map(
      termsOf,
    );
    const body = page.text.map(({ text }) => termsOf(text));
    return { names, body };
  });

  const vocabulary = new Set(
    counted.flatMap(({ names, body }) => [...names, ...body].flatMap(({ terms }) => terms)),
  );
  const terms = [...vocabulary].sort();
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const postings: Posting[][] = terms.map(() => []);
  const lengths = counted.map(({ body }, page) => {
    const frequencies = new Map<string, number>();
    for (const { terms: single, pairs } of body) {
      for (const term of [...single, ...pairs.filter((pair) => vocabulary.has(pair))]) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      }
    }
    for (const [term, frequency] of frequencies) {
      const number = numberOf.get(term);
      if (number !== undefined)
        postings[number]?.push({ page, frequency: Math.min(frequency, MAX_FREQUENCY) });
    }
    return [...frequencies.values()].reduce(
      (total, frequency) => total + Math.min(frequency, MAX_FREQUENCY),
      0,
    );
  });
  return {
    index: {
      pages: pages.map(({ text: _text, ...page }, number) => ({ ...page, textLength: lengths[number] ?? 0 })),
      terms,
    },
    postings,
    texts: pages.map(({ text }) => text),
  };
}

/** A source that has everything at hand. */
export const sourceOf = ({ postings, texts }: Omit<BuiltIndex, 'index'>): IndexSource => ({
  loadPostings: () => Promise.resolve((term) => postings[term] ?? []),
  loadText: (page) => Promise.resolve(texts[page] ?? []),
});
