/**
 * Fits the numbers of the ranking to the queries that are kept for tuning, and says what each signal is worth.
 *
 * Each number is tried smaller and larger, in an order drawn anew for each pass, and kept where more queries are
 * answered; never on a query of the measured part. Authors have seen these queries and written lines of questions for
 * them, which nobody does for a query that is typed for the first time: so each is asked twice, as it is and as if it were
 * new. With `folds`, the queries are cut into that many groups by question, and each group is measured, as if new, with
 * what was fitted without it. Where the start comes from an earlier fit it has seen all groups, and the shares come out a
 * little too good.
 */
import type { Weights } from '../src/search/embedded/weights';
import type { SitePage } from '../src/search/sitePage';
import type { UserQuery } from './queries/types';
import { rankOnly } from './rankOnly';
import { askUserQueries, shares, type UserOutcome } from './userQueries';

/** Numbers that are shares: never above 1. */
const SHARES = new Set<keyof Weights>([
  'form',
  'compound',
  'prefix',
  'oneTypo',
  'twoTypos',
  'synonym',
  'common',
  'rarityBase',
  'post',
]);

/** Not fitted: that retired things come after what is made today is promised, whatever the queries say. */
const PROMISED = new Set<keyof Weights>(['retired']);

/** A first place is worth most; the right section adds to it. */
function worth({ rank, isSectionRight }: UserOutcome): number {
  if (rank === null || rank > 10) return 0;
  return (rank === 1 ? 1 : rank <= 3 ? 0.45 : rank <= 5 ? 0.25 : 0.1) + (isSectionRight === true ? 0.25 : 0);
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);

type Measure = (weights: Weights, queries: readonly UserQuery[]) => Promise<UserOutcome[]>;

/** Measures on an index that is built once. */
function measureOn(pages: readonly SitePage[], baseUrl: string, isNew: boolean): Measure {
  const rankWith = rankOnly(pages, { isNew });
  return (weights, queries) => {
    const ask = rankWith(weights);
    return askUserQueries(queries, pages, baseUrl, (query) => Promise.resolve(ask(query)));
  };
}

async function climb(
  start: Weights,
  queries: readonly UserQuery[],
  measures: readonly Measure[],
  passes: number,
): Promise<Weights> {
  const valueOf = async (weights: Weights): Promise<number> =>
    mean(
      await Promise.all(measures.map(async (measure) => mean((await measure(weights, queries)).map(worth)))),
    );
  let best = start;
  let bestValue = await valueOf(best);
  for (let pass = 0; pass < passes; pass += 1) {
    const step = pass === 0 ? 1.6 : 1.25;
    for (const name of Object.keys(best) as (keyof Weights)[]) {
      if (PROMISED.has(name)) continue;
      for (const factor of [1 / step, step]) {
        const moved = Number((best[name] * factor).toPrecision(3));
        const weights = { ...best, [name]: SHARES.has(name) ? Math.min(1, moved) : moved };
        const value = await valueOf(weights);
        if (value > bestValue) [best, bestValue] = [weights, value];
      }
    }
  }
  return best;
}

/** What fitting came to. */
export interface Fit {
  weights: Weights;
  /** First, three, five and section on the tuned part, each query measured by numbers fitted without its group. */
  crossValidated: number[];
}

/**
 * Better numbers for the ranking than those to start from: each is moved by turns, and stays where queries are answered
 * better, on an index with their questions and on one without.
 *
 * @param folds parts for the cross-validation; queries for the same answers are never parted
 * @param passes how often all numbers are tried in the last climb; those of the cross-validation try them once
 */
export async function fitWeights(
  start: Weights,
  queries: readonly UserQuery[],
  pages: readonly SitePage[],
  { baseUrl, folds = 3, passes = 2 }: { baseUrl: string; folds?: number; passes?: number },
): Promise<Fit> {
  const measureNew = measureOn(pages, baseUrl, true);
  const measures = [measureNew, measureOn(pages, baseUrl, false)];
  const groups = [...new Set(queries.map(({ answers }) => answers))];
  const foldOf = (query: UserQuery): number => groups.indexOf(query.answers) % folds;
  const held: UserOutcome[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = await climb(
      start,
      queries.filter((query) => foldOf(query) !== fold),
      measures,
      1,
    );
    held.push(
      ...(await measureNew(
        weights,
        queries.filter((query) => foldOf(query) === fold),
      )),
    );
  }
  return { weights: await climb(start, queries, measures, passes), crossValidated: shares(held) };
}

/** What is lost at first place without each signal, its number at 0, for queries as if new. */
export async function ablate(
  weights: Weights,
  names: readonly (keyof Weights)[],
  queries: readonly UserQuery[],
  pages: readonly SitePage[],
  baseUrl: string,
): Promise<Map<string, number>> {
  const measure = measureOn(pages, baseUrl, true);
  const firstWith = async (one: Weights): Promise<number> => shares(await measure(one, queries))[0] ?? 0;
  const all = await firstWith(weights);
  const lost = new Map<string, number>();
  for (const name of names) lost.set(name, all - (await firstWith({ ...weights, [name]: 0 })));
  return lost;
}
