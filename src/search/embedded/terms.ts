/** What a text is indexed as. The build and the worker share it: terms of names that are sent as text are not sent twice. */
import { COMMAND, joinedNeighbours, tokenise } from '../words';
import { COMMON_WORDS } from './commonWords';

export interface Terms {
  /** Every term, with the parts of compounds; of a path only the parts. */
  terms: string[];
  /** Each two neighbours written as one, which is a term where somebody writes it so. */
  pairs: string[];
}

/** A path, an address, a call: found by its parts, for nobody types it as one word. Versions and numbers are words. */
const isPath = (written: string): boolean =>
  /[./:@\\]/.test(written) && !/^v?\d/i.test(written) && !COMMAND.test(written);

/** Terms in the order of the text; one that stands twice is there twice. */
export function termsOf(text: string): Terms {
  const tokens = tokenise(text);
  return {
    terms: tokens.flatMap(({ term, parts, start, end }) =>
      parts.length > 0 && isPath(text.slice(start, end)) ? parts : [term, ...parts],
    ),
    pairs: joinedNeighbours(tokens).map(({ term }) => term),
  };
}

/** For each term, by its number, which texts of a row have it. Terms that are not known are left out. */
export function placesOf(texts: readonly string[], terms: readonly string[]): ReadonlyMap<number, number[]> {
  const numberOf = new Map(terms.map((term, number) => [term, number]));
  const places = new Map<number, number[]>();
  texts.forEach((text, at) => {
    const { terms: single, pairs } = termsOf(text);
    for (const term of new Set([...single, ...pairs])) {
      const number = numberOf.get(term);
      if (number === undefined) continue;
      const known = places.get(number);
      if (known) known.push(at);
      else places.set(number, [at]);
    }
  });
  return places;
}

/** How many words of a name tell what it is about: a path is as many as it has parts, for one of them is not its name. */
export function subjectCount(text: string): number {
  const counts = tokenise(text).map(({ term, parts, start, end }) =>
    COMMON_WORDS.has(term) ? 0 : isPath(text.slice(start, end)) ? Math.max(1, parts.length) : 1,
  );
  return Math.max(
    1,
    counts.reduce((total, count) => total + count, 0),
  );
}
