/**
 * Which terms a first search can do without. More than half of all terms stand in few texts and in no name, and few queries
 * ask for one. They go into files of their own, which are fetched for a word that the likely terms have neither as it is
 * written nor in another form nor as a beginning; then likely and rare terms are looked through alike.
 *
 * A term is rare only where the likely terms do not have it when it is written out, so that a rare word is answered as if
 * all terms were in one list. What remains: a likely word, or the beginning of one, does not find the rare terms that go on
 * with it (`record` finds `recording`, not a rare `recordist`), nor do two likely words find a rare one that is both.
 */
import type { Postings } from './indexData';
import { COMMON_WORDS } from './commonWords';
import { hasSynonyms } from './query';
import { Vocabulary } from './vocabulary';

/** A word in more sections is no rare one. */
const MOST_SECTIONS = 60;

/**
 * The numbers of the rare terms.
 *
 * @param terms sorted by UTF-16 units, each once
 * @param named those of titles and headings
 */
export function findRareTerms(
  terms: readonly string[],
  postings: Postings,
  named: ReadonlySet<string>,
): ReadonlySet<number> {
  const isCandidate = (term: string, at: number): boolean => {
    const { texts = [], questions = [], keywords = [] } = postings[at] ?? {};
    return (
      // What has no list is too common for one.
      texts.length > 0 &&
      texts.length <= MOST_SECTIONS &&
      questions.length + keywords.length === 0 &&
      !named.has(term) &&
      !COMMON_WORDS.has(term) &&
      !hasSynonyms(term)
    );
  };
  let rare = new Set([...terms.keys()].filter((at) => isCandidate(terms[at] ?? '', at)));
  for (;;) {
    const likely = new Vocabulary(terms.filter((_, at) => !rare.has(at)));
    const left = new Set([...rare].filter((at) => !likely.has(terms[at] ?? '')));
    // Those that leave the rare ones may have more of them.
    if (left.size === rare.size) return rare;
    rare = left;
  }
}
