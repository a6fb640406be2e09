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

/** An index before it is written to files. */
export interface BuiltIndex {
  index: SearchIndex;
  /** For each term of `index.terms`. */
  postings: Postings;
  /** Every piece of text, in the order of `index.pages`. */
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
        pieces: [],
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

/** A piece of text is not made longer than this, in characters, unless one heading has more below it. */
const PIECE_SIZE = 5000;

/** Cuts the text of a page between headings. A page without text has one empty piece. */
function cutText(text: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = [];
  for (const block of text) {
    const section = sections.at(-1);
    if (section?.[0]?.heading === block.heading) section.push(block);
    else sections.push([block]);
  }
  const sizeOf = (blocks: readonly TextBlock[]): number =>
    blocks.reduce((total, block) => total + block.text.length, 0);
  const pieces: TextBlock[][] = [];
  for (const section of sections) {
    const piece = pieces.at(-1);
    if (piece && sizeOf(piece) + sizeOf(section) <= PIECE_SIZE) piece.push(...section);
    else pieces.push([...section]);
  }
  return pieces.length === 0 ? [[]] : pieces;
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
  const pages = collectPages(records).map((page) => ({ page, pieces: cutText(page.text) }));
  const counted = pages.map(({ page, pieces }) => {
    const names = [page.title, page.section, ...page.keywords, ...page.headings.map(({ text }) => text)].map(
      termsOf,
    );
    const bodies = pieces.map((blocks) => blocks.map(({ text }) => termsOf(text)));
    return { names, bodies };
  });

  const vocabulary = new Set(
    counted.flatMap(({ names, bodies }) => [...names, ...bodies.flat()].flatMap(({ terms }) => terms)),
  );
  const terms = [...vocabulary].sort();
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const postings: Posting[][] = terms.map(() => []);
  let piece = 0;
  const lengths = counted.map(({ bodies }) => {
    let length = 0;
    for (const body of bodies) {
      const frequencies = new Map<string, number>();
      for (const { terms: single, pairs } of body) {
        for (const term of [...single, ...pairs.filter((pair) => vocabulary.has(pair))]) {
          frequencies.set(term, Math.min(MAX_FREQUENCY, (frequencies.get(term) ?? 0) + 1));
        }
      }
      for (const [term, frequency] of frequencies) {
        postings[numberOf.get(term) ?? -1]?.push({ piece, frequency });
        length += frequency;
      }
      piece += 1;
    }
    return length;
  });
  return {
    index: {
      pages: pages.map(({ page: { text: _text, ...page }, pieces }, number) => ({
        ...page,
        textLength: lengths[number] ?? 0,
        pieces: pieces.map((blocks, at) => (at === 0 ? 0 : (blocks[0]?.heading ?? 0))),
      })),
      terms,
    },
    postings,
    texts: pages.flatMap(({ pieces }) => pieces),
  };
}

/** A source that has everything at hand. */
export const sourceOf = ({ postings, texts }: Omit<BuiltIndex, 'index'>): IndexSource => ({
  loadPostings: () => Promise.resolve((term) => postings[term] ?? []),
  loadText: (piece) => Promise.resolve(texts[piece] ?? []),
});
