/**
 * Which terms a first search can do without. Nearly half of all terms stand in a few texts and in no name, and few queries
 * ask for one. They go into files of their own, which are fetched for a word that the likely terms have neither as it is
 * written nor in another form nor as a beginning; then likely and rare terms are looked through alike.
 *
 * So a word is answered as if all terms were in one list, as long as the likely terms never have it while a rare one
 * should be found for it too. A term is rare only where that holds for
 * - the term itself and what it begins with, from {@link LEAST_BEGINNING} letters on;
 * - its halves, from {@link LEAST_HALF} letters on, which somebody may write as two words.
 *
 * What remains: while fewer letters are typed, the likely terms that begin with them stand for all; and a beginning of a
 * likely term is not taken for a typing error of a rare one.
 *
 * On a {@link LARGE_SITE} nearly every beginning is one of a likely term, too, so that few terms would be rare. There it has
 * to hold for the whole term alone: a rare word is found once it is written out, and what a reader waits for grows less.
 */
import type { Postings } from './indexData';
import { COMMON_WORDS } from './commonWords';
import { hasSynonyms } from './query';
import { Vocabulary } from './vocabulary';

/** In a larger share of all sections a word is no rare one; on a small site it is in no more than so many. */
const RAREST = 0.001;
const MOST_SECTIONS = 25;

/** So many sections are some hundred pages. */
const LARGE_SITE = 3_000;

/** Shorter beginnings are those of many terms. */
const LEAST_BEGINNING = 5;
const LEAST_HALF = 3;

/** Does it hold for some beginning of a term that is not the whole? */
const someBeginning = (term: string, holds: (beginning: string) => boolean): boolean =>
  Array.from({ length: Math.max(0, term.length - LEAST_BEGINNING) }, (_, more) =>
    term.slice(0, LEAST_BEGINNING + more),
  ).some(holds);

/** Does it hold for both halves of a term, cut somewhere? Nobody cuts a number or the name of a part in two. */
const someHalves = (term: string, hold: (half: string) => boolean): boolean =>
  !/\d/.test(term) &&
  Array.from({ length: Math.max(0, term.length - 2 * LEAST_HALF + 1) }, (_, more) => LEAST_HALF + more).some(
    (cut) => hold(term.slice(0, cut)) && hold(term.slice(cut)),
  );

/**
 * The numbers of the rare terms.
 *
 * @param terms sorted by UTF-16 units, each once
 * @param named those of titles and headings
 * @param sectionCount of the whole site
 */
export function findRareTerms(
  terms: readonly string[],
  postings: Postings,
  named: ReadonlySet<string>,
  sectionCount: number,
): ReadonlySet<number> {
  const most = Math.max(MOST_SECTIONS, RAREST * sectionCount);
  const isCandidate = (term: string, at: number): boolean => {
    const { texts = [], questions = [], keywords = [] } = postings[at] ?? {};
    return (
      texts.length <= most &&
      questions.length + keywords.length === 0 &&
      !named.has(term) &&
      !COMMON_WORDS.has(term) &&
      !hasSynonyms(term)
    );
  };
  const isLarge = sectionCount > LARGE_SITE;
  let rare = new Set([...terms.keys()].filter((at) => isCandidate(terms[at] ?? '', at)));
  for (;;) {
    const likely = new Vocabulary(terms.filter((_, at) => !rare.has(at)));
    const isFound = (word: string): boolean => likely.has(word);
    const isTerm = (word: string): boolean => likely.find(word) >= 0;
    const left = new Set(
      [...rare].filter((at) => {
        const term = terms[at] ?? '';
        return !isFound(term) && (isLarge || (!someBeginning(term, isFound) && !someHalves(term, isTerm)));
      }),
    );
    // Those that leave the rare ones may have more of them.
    if (left.size === rare.size) return rare;
    rare = left;
  }
}
