/** That every question leads to a place that is there and says what it is quoted for. */
import type { Answer, Question, UnansweredThread } from './types';
import type { WrittenSection } from './writtenSections';

/** Longest query that is measured: what fits the search box of a phone twice. */
export const LONGEST_QUERY = 64;

/** The sections of a page by its path; undefined if there is no such page. */
export type ReadPage = (page: string) => readonly WrittenSection[] | undefined;

function problemOfAnswer({ page, section, mustStand }: Answer, readPage: ReadPage): string | null {
  const sections = readPage(page);
  if (!sections) return `there is no page ${page}; name the page that answers it now`;
  const found = sections.find(({ id }) => id === section);
  if (!found) return `${page} has no section "${section}"; name the page and section that answer it now`;
  if (mustStand.trim() === '') return `${page}#${section}: no words that must stand there`;
  if (found.text.toLowerCase().includes(mustStand.toLowerCase())) return null;
  return `${page}#${section} does not say "${mustStand}"; name the words or the section that answer it now`;
}

/** What is wrong with a question by itself. */
function problemsOfQuestion({ asks, origins, answers, typed }: Question, readPage: ReadPage): string[] {
  const queries = Object.values(typed).flat();
  return [
    ...answers.map((answer) => problemOfAnswer(answer, readPage)).filter((problem) => problem !== null),
    ...origins.filter((origin) => !URL.canParse(origin)).map((origin) => `"${origin}" is no address`),
    ...(queries.length === 0 ? ['has no query'] : []),
    ...queries
      .filter((query) => query.length > LONGEST_QUERY || query.trim() !== query || query === '')
      .map((query) => `"${query}" is empty, has spaces around it or is longer than ${LONGEST_QUERY}`),
  ].map((problem) => `${asks} ${problem}`);
}

/** Every problem of the list, in words; none means that it can be measured with. */
export function problemsOfQuestions(
  questions: readonly Question[],
  unanswered: readonly UnansweredThread[],
  readPage: ReadPage,
): string[] {
  const seen = new Set<string>();
  const problems = questions.flatMap((question) => problemsOfQuestion(question, readPage));
  for (const query of questions.flatMap(({ typed }) => Object.values(typed).flat())) {
    const key = query.toLowerCase();
    if (seen.has(key)) problems.push(`"${query}" stands twice`);
    seen.add(key);
  }
  const answered = new Set(questions.flatMap(({ origins }) => origins));
  for (const { origin } of unanswered)
    if (answered.has(origin)) problems.push(`${origin} is answered and unanswered at once`);
  return problems;
}
