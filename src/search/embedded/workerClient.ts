/** The page's side of the worker: a {@link SearchClient} over messages. */
import { SearchError, type SearchClient, type SearchAnswer } from '../types';
import type { IndexAddress } from './loadIndex';
import type { FromWorker, SentAnswer, ToWorker } from './messages';

/** The part of a `Worker` that is used, so that tests can stand in for it. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  onmessageerror: ((event: MessageEvent) => unknown) | null;
}

interface Waiting {
  resolve: (answers: SearchAnswer[]) => void;
  reject: (error: unknown) => void;
}

/**
 * One worker for all searches, started by the first `warm` or `search`. When it crashes, the searches that wait
 * fail, and the next one starts another.
 */
export function createWorkerClient(startWorker: () => WorkerLike, address: () => IndexAddress): SearchClient {
  let worker: WorkerLike | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  /** Answers whose texts are on their way. */
  const awaitingTexts = new Map<
    number,
    { from: readonly SentAnswer[]; resolve: (texts: readonly SentAnswer[]) => void }
  >();

  function crash(reason: string): void {
    worker?.terminate();
    worker = null;
    const failed = [...waiting.values()];
    waiting.clear();
    // Hits that stand stay, without the texts that never come.
    for (const { from, resolve } of awaitingTexts.values()) resolve(from);
    awaitingTexts.clear();
    for (const { reject } of failed) reject(new SearchError('index', `The search worker stopped: ${reason}`));
  }

  function receive({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'texts') {
      awaitingTexts.get(data.id)?.resolve(data.answers);
      awaitingTexts.delete(data.id);
      return;
    }
    const asked = waiting.get(data.id);
    if (!asked) return;
    waiting.delete(data.id);
    if (data.kind === 'answer')
      asked.resolve(data.isComplete ? data.answers : withTexts(data.id, data.answers));
    else {
      const { kind, message, status } = data.error;
      asked.reject(new SearchError(kind, message, status === undefined ? {} : { status }));
    }
  }

  /** Answers to which the texts come later. */
  function withTexts(id: number, from: readonly SentAnswer[]): SearchAnswer[] {
    const texts = new Promise<readonly SentAnswer[]>((resolve) => {
      awaitingTexts.set(id, { from, resolve });
    });
    return from.map((answer, at) => ({
      ...answer,
      complete: texts.then((all) => withoutGaps(all[at] ?? answer)),
    }));
  }

  function send(message: ToWorker): void {
    if (!worker) {
      worker = startWorker();
      worker.onmessage = receive;
      worker.onerror = (event) => {
        event.preventDefault();
        crash(event.message || 'its script could not be loaded.');
      };
      worker.onmessageerror = () => crash('a message could not be read.');
    }
    worker.postMessage(message);
  }

  return {
    warm() {
      try {
        send({ kind: 'warm', address: address() });
      } catch {
        // The search that follows meets the same fault and reports it.
      }
    },
    search(requests, { signal } = {}) {
      if (signal?.aborted) return Promise.reject(abortReason(signal));
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          waiting.delete(id);
          if (signal) reject(abortReason(signal));
        };
        const settle = (): void => signal?.removeEventListener('abort', onAbort);
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.set(id, {
          resolve: (answers) => {
            settle();
            resolve(answers);
          },
          reject: (error) => {
            settle();
            reject(error instanceof Error ? error : new SearchError('index', String(error)));
          },
        });
        try {
          send({ kind: 'search', id, address: address(), requests });
        } catch (cause) {
          waiting.delete(id);
          settle();
          reject(new SearchError('index', 'The search worker could not be started.', { cause }));
        }
      });
    },
  };
}

/** A text that never came is none. */
const withoutGaps = (answer: SentAnswer): SearchAnswer => ({
  ...answer,
  hits: answer.hits.map((hit) => ({ ...hit, snippet: hit.snippet ?? [] })),
});

const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The search was aborted.', 'AbortError');
