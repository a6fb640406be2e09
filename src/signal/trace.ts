/** The last moments of a signal, for pictures that move: a ring that forgets its oldest sample for each new one. */
export class Trace {
  private readonly values: Float32Array;
  private readonly marks: Uint8Array;
  private next = 0;

  /** @param length samples that are kept; before they have come, they read as 0 and unmarked */
  constructor(readonly length: number) {
    this.values = new Float32Array(length);
    this.marks = new Uint8Array(length);
  }

  /** @param isMarked true while something holds that the picture tints, such as a closed switch */
  push(value: number, isMarked: boolean): void {
    this.values[this.next] = value;
    this.marks[this.next] = isMarked ? 1 : 0;
    this.next = (this.next + 1) % this.length;
  }

  clear(): void {
    this.values.fill(0);
    this.marks.fill(0);
  }

  /** Visits every sample, the oldest first. */
  forEach(visit: (value: number, isMarked: boolean, index: number) => void): void {
    for (let i = 0; i < this.length; i += 1) {
      const at = (this.next + i) % this.length;
      visit(this.values[at] ?? 0, this.marks[at] === 1, i);
    }
  }
}
