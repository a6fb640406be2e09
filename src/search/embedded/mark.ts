/** Marks the words of a query in a text. What comes out is HTML-escaped text with the request's tags in it. */
import { fold, tokenise, type Token } from '../format';
import { escapeHtml } from '../highlight';
import type { HighlightedText, SnippetText } from '../types';

export interface MarkTags {
  pre: string;
  post: string;
}

/** Knows which terms answer which word of the query. */
export interface TermAnswers {
  /** The words of the query that a term answers, by their place in the query, with quality; empty for most. */
  of: (term: string) => readonly { word: number; quality: number }[];
  /** All terms that answer a word, each with what `of` says of it. */
  terms: ReadonlyMap<string, readonly { word: number; quality: number }[]>;
  /** The words as typed and folded. */
  words: readonly string[];
}

interface Range {
  start: number;
  end: number;
  words: ReadonlySet<number>;
}

/** The part of a word to mark: as far as it was typed when it is a beginning, otherwise all of it. */
function endOfMark(text: string, token: Token, typed: readonly string[]): number {
  const folded = fold(text.slice(token.start, token.end));
  if (folded.length !== token.end - token.start) return token.end;
  const begun = typed.filter((word) => folded.startsWith(word)).map((word) => word.length);
  const length = Math.max(0, ...begun);
  // A plural or another form of the word is marked whole.
  return length === 0 || folded.length - length <= 2 ? token.end : token.start + length;
}

function rangesOf(text: string, tokens: readonly Token[], answers: TermAnswers): Range[] {
  const ranges: Range[] = [];
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const found = [token.term, ...token.parts].flatMap(answers.of);
    const asPair = next && found.length === 0 ? answers.of(token.term + next.term) : [];
    if (found.length > 0) {
      const words = new Set(found.map(({ word }) => word));
      const typed = [...words].map((word) => answers.words[word] ?? '');
      ranges.push({ start: token.start, end: endOfMark(text, token, typed), words });
    } else if (next && asPair.length > 0) {
      ranges.push({ start: token.start, end: next.end, words: new Set(asPair.map(({ word }) => word)) });
    }
  });
  return ranges.filter((range, index) => range.start >= (ranges[index - 1]?.end ?? 0));
}

function render(
  text: string,
  from: number,
  to: number,
  ranges: readonly Range[],
  { pre, post }: MarkTags,
): string {
  let html = '';
  let at = from;
  for (const { start, end } of ranges) {
    if (start < from || end > to) continue;
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

function levelOf(ranges: readonly Range[], wordCount: number): HighlightedText['matchLevel'] {
  const words = new Set(ranges.flatMap((range) => [...range.words]));
  if (words.size === 0) return 'none';
  return words.size >= wordCount ? 'full' : 'partial';
}

/** The whole text, marked. */
export function highlight(text: string, answers: TermAnswers, tags: MarkTags): HighlightedText {
  const ranges = rangesOf(text, tokenise(text), answers);
  const words = [...new Set(ranges.flatMap((range) => [...range.words]))].sort((a, b) => a - b);
  return {
    value: render(text, 0, text.length, ranges, tags),
    matchLevel: levelOf(ranges, answers.words.length),
    matchedWords: words.map((word) => answers.words[word] ?? ''),
  };
}

/** The `size` words of the text that have most words of the query in them, marked, with dots where text is left out. */
export function snippet(
  text: string,
  answers: TermAnswers,
  tags: MarkTags,
  { size, ellipsis }: { size: number; ellipsis: string },
): SnippetText {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const ranges = rangesOf(text, tokenise(text), answers);
  if (words.length === 0) return { value: '', matchLevel: 'none' };
  const found = words.map(({ start, end }) =>
    ranges.filter((range) => range.start < end && range.end > start),
  );
  let best = 0;
  let bestScore = -1;
  for (let first = 0; first <= Math.max(0, words.length - size); first += 1) {
    const inside = found.slice(first, first + size);
    const different = new Set(inside.flatMap((list) => list.flatMap((range) => [...range.words]))).size;
    const marked = inside.filter((list) => list.length > 0).length;
    // A match reads best with a few words before it.
    const lead = found[first + Math.min(2, size - 1)]?.length ? 0.1 : 0;
    const score = different * 10 + Math.min(marked, 5) + lead;
    if (score > bestScore) {
      bestScore = score;
      best = first;
    }
  }
  const lastWord = Math.min(words.length, best + size) - 1;
  const from = words[best]?.start ?? 0;
  const to = words[lastWord]?.end ?? text.length;
  const inside = ranges.filter((range) => range.start >= from && range.end <= to);
  const value = render(text, from, to, inside, tags);
  return {
    value: `${best > 0 ? escapeHtml(ellipsis) : ''}${value}${lastWord < words.length - 1 ? escapeHtml(ellipsis) : ''}`,
    matchLevel: levelOf(inside, answers.words.length),
  };
}
