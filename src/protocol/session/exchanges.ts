/**
 * Questions and answers over a line of bytes, one after the other. Pure: bytes and the time come in as calls, bytes go
 * out through a function, and nothing waits by itself.
 */

/** What ends an exchange. */
export type Ending =
  /** The mark at the end of an answer. */
  | { kind: 'answer'; mark: string; limitMs: number }
  /** No byte for a while. */
  | { kind: 'quiet'; quietMs: number; limitMs: number }
  /** Time. */
  | { kind: 'pause'; pauseMs: number }
  /** Something that is no answer, such as enough samples: a call of `happened`. */
  | { kind: 'event'; limitMs: number };

/** One question, and what to do with its answer. */
export interface Exchange {
  /** What the reader sees meanwhile, such as “Reading the registers”. */
  words: string;
  /** Bytes of one message; none for a mere pause. */
  send: Uint8Array | null;
  ending: Ending;
  /** @param answer what came up to the mark, without it */
  done?: (answer: string) => void;
  /** The answer did not come in time. @param heard what came instead */
  failed?: (heard: string) => void;
}

/** Enough to recognise what came instead of an answer. */
const MOST_HEARD = 16_000;

/** Runs exchanges in order. */
export class Exchanges {
  private waiting: Exchange[] = [];
  private current: { exchange: Exchange; sinceMs: number; lastByteMs: number; heard: string } | null = null;
  private nowMs = 0;

  constructor(private readonly send: (bytes: Uint8Array) => void) {}

  /** What runs now, in words; `null` when nothing does. */
  get words(): string | null {
    return this.current?.exchange.words ?? null;
  }

  add(...exchanges: readonly Exchange[]): void {
    this.waiting.push(...exchanges);
    this.next();
  }

  /** Forgets everything that has not been asked yet, and what is being asked. */
  clear(): void {
    this.waiting = [];
    this.current = null;
  }

  /** Bytes that are no samples. */
  hear(bytes: Uint8Array, nowMs: number): void {
    this.nowMs = nowMs;
    const { current } = this;
    if (!current) return;
    current.lastByteMs = nowMs;
    for (const byte of bytes) current.heard += String.fromCharCode(byte);
    current.heard = current.heard.slice(-MOST_HEARD);
    const { ending } = current.exchange;
    if (ending.kind !== 'answer') return;
    const end = current.heard.indexOf(ending.mark);
    if (end >= 0) this.finish(() => current.exchange.done?.(current.heard.slice(0, end)));
  }

  /** Bytes came that are samples. */
  notice(nowMs: number): void {
    this.nowMs = nowMs;
    if (this.current) this.current.lastByteMs = nowMs;
  }

  /** What an exchange waited for has happened. */
  happened(): void {
    const { current } = this;
    if (current?.exchange.ending.kind === 'event') this.finish(() => current.exchange.done?.(''));
  }

  /** Lets time pass. */
  tick(nowMs: number): void {
    this.nowMs = nowMs;
    const { current } = this;
    if (!current) return;
    const { ending, done, failed } = current.exchange;
    const sinceMs = nowMs - current.sinceMs;
    if (ending.kind === 'pause') {
      if (sinceMs >= ending.pauseMs) this.finish(() => done?.(current.heard));
    } else if (ending.kind === 'quiet' && nowMs - current.lastByteMs >= ending.quietMs) {
      this.finish(() => done?.(current.heard));
    } else if (sinceMs >= ending.limitMs) {
      this.finish(() => failed?.(current.heard));
    }
  }

  private finish(tell: () => void): void {
    this.current = null;
    // What it tells may ask more, which then comes after what already waits.
    tell();
    this.next();
  }

  private next(): void {
    if (this.current) return;
    const exchange = this.waiting.shift();
    if (!exchange) return;
    this.current = { exchange, sinceMs: this.nowMs, lastByteMs: this.nowMs, heard: '' };
    if (exchange.send) this.send(exchange.send);
  }
}
