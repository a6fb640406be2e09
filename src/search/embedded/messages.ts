/** What the page and the worker say to each other. */
import type { SearchErrorKind, SearchRequest, SearchResponse } from '../types';
import type { IndexAddress } from './loadIndex';

/** To the worker. `warm` has no answer. */
export type ToWorker =
  | { kind: 'warm'; address: IndexAddress }
  | { kind: 'search'; id: number; address: IndexAddress; requests: readonly SearchRequest[] };

/** From the worker: one for each `search`. */
export type FromWorker =
  | { kind: 'answer'; id: number; results: SearchResponse[] }
  | {
      kind: 'failure';
      id: number;
      error: { kind: SearchErrorKind; message: string; status: number | undefined };
    };
