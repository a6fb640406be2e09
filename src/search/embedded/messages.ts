/** What the page and the worker say to each other. */
import type { SearchErrorKind, SearchRequest, SearchAnswer } from '../types';
import type { IndexAddress } from './loadIndex';

/** To the worker. `warm` has no answer. */
export type ToWorker =
  | { kind: 'warm'; address: IndexAddress }
  | { kind: 'search'; id: number; address: IndexAddress; requests: readonly SearchRequest[] };

/** An answer as it can be sent. */
export type SentAnswer = Omit<SearchAnswer, 'complete'>;

/** From the worker: an answer or a failure for each `search`. */
export type FromWorker =
  /** Their texts follow as `texts` unless all are here. */
  | { kind: 'answer'; id: number; answers: SentAnswer[]; isComplete: boolean }
  | { kind: 'texts'; id: number; answers: SentAnswer[] }
  | {
      kind: 'failure';
      id: number;
      error: { kind: SearchErrorKind; message: string; status: number | undefined };
    };
