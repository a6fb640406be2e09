/** The page's side of the worker. */
import type { Answers, FromWorker, Question, ToWorker } from './messages';

/** What the page hears without asking. */
export interface Listener {
  onHead(message: FromWorker & { kind: 'head' }): void;
  onScanned(message: FromWorker & { kind: 'scanned' }): void;
  onRefused(error: string): void;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onShare: ((share: number) => void) | undefined;
}

/** One file in one worker. */
export class RecordingClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(file: Blob, listener: Listener) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'recording' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.kind) {
        case 'head':
          return listener.onHead(data);
        case 'scanned':
          return listener.onScanned(data);
        case 'refused':
          return listener.onRefused(data.error);
        case 'saving':
          return this.waiting.get(data.id)?.onShare?.(data.share);
        case 'answer':
          return this.settle(data.id, (waiting) => waiting.resolve(data.answer as never));
        case 'failed':
          return this.settle(data.id, (waiting) => waiting.reject(new Error(data.error)));
      }
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      const why = `The reader of recordings stopped: ${event.message || 'its script could not be loaded'}. Load the page again, then choose the file again.`;
      listener.onRefused(why);
      // A conversion that waits for a worker that is gone would wait for ever.
      for (const id of [...this.waiting.keys()]) this.settle(id, (waiting) => waiting.reject(new Error(why)));
    };
    this.send({ kind: 'open', file });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private settle(id: number, end: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) end(waiting);
  }

  /** Asks; the answer never comes once the client is closed. Rejects with what readers are told. */
  ask<Q extends Question>(question: Q, onShare?: (share: number) => void): Promise<Answers[Q['kind']]> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, onShare });
      this.send({ kind: 'ask', id, question });
    });
  }

  /** Stops the conversion that runs. */
  stopSaving(): void {
    this.send({ kind: 'stop' });
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }
}

/** Asks the newest question only: while one is out, later ones replace each other. */
export class LatestAsker<A> {
  private isOut = false;
  private next: (() => void) | null = null;

  /** @param ask asks. @param take gets each answer, or why there is none */
  ask(ask: () => Promise<A>, take: (answer: A) => void, fail: (error: unknown) => void): void {
    const go = (): void => {
      this.isOut = true;
      ask()
        .then(take, fail)
        .finally(() => {
          this.isOut = false;
          const { next } = this;
          this.next = null;
          next?.();
        });
    };
    if (this.isOut) this.next = go;
    else go();
  }
}
