/** What a line does to bytes: it cuts and joins pieces, loses some and adds others. */
import { createRandom, type Random } from '../../signal/random';

/** How bad a line is. */
export interface LineFaults {
  /** Whether pieces are cut and joined anywhere. */
  isCutAnywhere?: boolean;
  /** Part of the bytes that never arrive, 0 to 1. */
  lost?: number;
  /** Part of the bytes that are followed by one that nobody sent, 0 to 1. */
  added?: number;
  seed?: number;
}

/** A line; the same faults for the same seed. */
export class BadLine {
  private readonly random: Random;
  private held: number[] = [];

  constructor(private readonly faults: LineFaults) {
    this.random = createRandom(faults.seed ?? 1);
  }

  /** @returns the pieces in which the bytes arrive; some may be held back until the next call */
  pass(bytes: Uint8Array): Uint8Array[] {
    const { isCutAnywhere = false, lost = 0, added = 0 } = this.faults;
    for (const byte of bytes) {
      if (this.random() >= lost) this.held.push(byte);
      if (this.random() < added) this.held.push(Math.floor(this.random() * 256));
    }
    const pieces: Uint8Array[] = [];
    while (this.held.length > 0) {
      const size = isCutAnywhere ? Math.ceil(this.random() * 70) : this.held.length;
      // A cut piece waits for what comes next, but not when nothing more comes.
      if (size > this.held.length && bytes.length > 0) break;
      pieces.push(Uint8Array.from(this.held.splice(0, size)));
    }
    return pieces;
  }
}
