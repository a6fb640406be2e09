/** How well an engine answers the golden queries. */
import { goldenQueries, type GoldenQuery, type QueryKind } from './goldenQueries';

/** The paths of the pages an engine answers with, best first; a page may come several times. */
export type AskPages = (query: string) => Promise<readonly string[]>;

export interface Answered extends GoldenQuery {
  /** Place of the first right page among the different pages of the answer, from 1; `null` when it is not in it. */
  rank: number | null;
  /** The different pages of the answer. */
  got: readonly string[];
}

export interface Score {
  queries: number;
  /** Share of queries with a right page first, among the first three, among the first five. */
  success: { at1: number; at3: number; at5: number };
  /** Mean of 1 / rank. */
  meanReciprocalRank: number;
}

/** `/docs/Cyton/CytonSpecs/#pins` below `/docs/` → `Cyton/CytonSpecs`. */
export const pageOf = (url: string, baseUrl = '/'): string =>
  (url.split('#')[0] ?? '').slice(baseUrl.length).replace(/\/$/, '');

/** Asks every golden query, one after the other. */
export async function answerAll(ask: AskPages): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const golden of goldenQueries) {
    const got = [...new Set(await ask(golden.query))];
    const index = got.findIndex((page) => golden.pages.includes(page));
    answers.push({ ...golden, got, rank: index < 0 ? null : index + 1 });
  }
  return answers;
}

/** @param kind counts only the queries of this kind; all unless said otherwise */
export function score(answers: readonly Answered[], kind?: QueryKind): Score {
  const counted = kind ? answers.filter((answer) => answer.kind === kind) : answers;
  const share = (limit: number): number =>
    counted.filter(({ rank }) => rank !== null && rank <= limit).length / Math.max(1, counted.length);
  const reciprocal = counted.reduce((total, { rank }) => total + (rank === null ? 0 : 1 / rank), 0);
  return {
    queries: counted.length,
    success: { at1: share(1), at3: share(3), at5: share(5) },
    meanReciprocalRank: reciprocal / Math.max(1, counted.length),
  };
}
