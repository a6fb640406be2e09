/**
 * Which terms a first search can do without. More than a third of all terms stand in a few texts and in no name, and few
 * queries ask for one. They go into files of their own, which are fetched for a word that no other term answers.
 *
 * Nothing is lost by that: a term is rare only if the other terms have nothing for it when it is typed, neither a form
 * of it nor what it begins or may be mistyped for. So whoever types it always gets to its file.
 */
import type { Postings } from './indexData';
import { COMMON_WORDS } from './commonWords';
import { hasSynonyms } from './query';
import { Vocabulary } from './vocabulary';

/** In a larger share of all sections a word is no rare one; on a small site it is in no more than so many. */
const RAREST = 0.001;
const MOST_SECTIONS = 6;

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
  let rare = [...terms.keys()].filter((at) => isCandidate(terms[at] ?? '', at));
  const candidates = new Set(rare);
  let others = terms.filter((_, at) => !candidates.has(at));
  // Those that leave the rare ones may answer more of them.
  while (others.length > 0) {
    const vocabulary = new Vocabulary(others);
    const answered = new Set(rare.filter((at) => vocabulary.answers(terms[at] ?? '')));
    rare = rare.filter((at) => !answered.has(at));
    others = [...answered].map((at) => terms[at] ?? '');
  }
  return new Set(rare);
}
