/** Bytes on their way to the computer, each piece with the time at which it arrives. */
export class Outbox {
  private pieces: { dueMs: number; bytes: Uint8Array }[] = [];

  /** Puts a piece behind all others: bytes on a wire keep their order. */
  add(bytes: Uint8Array, dueMs: number): void {
    const lastMs = this.pieces.at(-1)?.dueMs ?? dueMs;
    this.pieces.push({ dueMs: Math.max(dueMs, lastMs), bytes });
  }

  /** The pieces that have arrived by now, in order. */
  take(nowMs: number): Uint8Array[] {
    const count = this.pieces.findIndex(({ dueMs }) => dueMs > nowMs);
    return this.pieces.splice(0, count < 0 ? this.pieces.length : count).map(({ bytes }) => bytes);
  }

  clear(): void {
    this.pieces = [];
  }
}

/** One piece out of several. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
