/**
 * The lowest and highest value of every stretch of a recording, in levels of longer and longer stretches: any view is
 * drawn from a few thousand numbers, however long the file.
 */

/** Each level joins so many stretches of the level below. */
const JOINED = 8;

const SEGMENT = 2 ** 12;

/** Numbers that grow without being copied, so that memory never doubles for a moment. */
class Growing {
  private readonly segments: Float32Array[] = [];
  length = 0;

  push(value: number): void {
    if (this.length % SEGMENT === 0) this.segments.push(new Float32Array(SEGMENT));
    const segment = this.segments[this.segments.length - 1];
    if (segment) segment[this.length % SEGMENT] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.segments[Math.floor(index / SEGMENT)]?.[index % SEGMENT] ?? NaN;
  }
}

interface Level {
  /** Lowest and highest of each channel, stretch after stretch. NaN where a stretch has no value. */
  values: Growing;
  stretches: number;
  /** What is being joined for the level above. */
  pending: Float32Array;
  joined: number;
}

/** Lowest and highest values of the columns of a picture, channel after channel. */
export interface Columns {
  minimum: Float32Array;
  maximum: Float32Array;
}

/** Widens a range in place; NaN is no value. */
function widen(ranges: Float32Array, channel: number, low: number, high: number): void {
  if (!((ranges[2 * channel] ?? NaN) <= low)) if (!Number.isNaN(low)) ranges[2 * channel] = low;
  if (!((ranges[2 * channel + 1] ?? NaN) >= high)) if (!Number.isNaN(high)) ranges[2 * channel + 1] = high;
}

/** The levels of one recording. */
export class Overview {
  private readonly levels: Level[] = [];
  private readonly block: Float32Array;
  private inBlock = 0;
  rows = 0;

  /** @param blockRows rows of the shortest stretch */
  constructor(
    readonly channels: number,
    readonly blockRows: number,
  ) {
    this.block = new Float32Array(2 * channels).fill(NaN);
  }

  /** Takes the next row: one value a channel. Written out, because it runs for every value of a file. */
  push(values: Float64Array): void {
    const { block } = this;
    for (let channel = 0; channel < this.channels; channel += 1) {
      const value = values[channel] ?? NaN;
      if (value !== value) continue;
      if (!((block[2 * channel] ?? NaN) <= value)) block[2 * channel] = value;
      if (!((block[2 * channel + 1] ?? NaN) >= value)) block[2 * channel + 1] = value;
    }
    this.rows += 1;
    this.inBlock += 1;
    if (this.inBlock === this.blockRows) this.closeBlock();
  }

  /** The last rows are no whole stretch: takes them as they are. */
  finish(): void {
    if (this.inBlock > 0) this.closeBlock();
    for (let depth = 0; depth < this.levels.length; depth += 1) {
      const level = this.levels[depth];
      // The highest level has nothing above it that could be missing.
      if (level && level.joined > 0 && depth + 1 < this.levels.length) this.join(depth);
    }
  }

  private closeBlock(): void {
    this.add(0, this.block);
    this.block.fill(NaN);
    this.inBlock = 0;
  }

  private add(depth: number, ranges: Float32Array): void {
    let level = this.levels[depth];
    if (!level) {
      level = {
        values: new Growing(),
        stretches: 0,
        pending: new Float32Array(2 * this.channels).fill(NaN),
        joined: 0,
      };
      this.levels.push(level);
    }
    for (let channel = 0; channel < this.channels; channel += 1) {
      const low = ranges[2 * channel] ?? NaN;
      const high = ranges[2 * channel + 1] ?? NaN;
      level.values.push(low);
      level.values.push(high);
      widen(level.pending, channel, low, high);
    }
    level.stretches += 1;
    level.joined += 1;
    if (level.joined === JOINED) this.join(depth);
  }

  private join(depth: number): void {
    const level = this.levels[depth];
    if (!level) return;
    this.add(depth + 1, level.pending);
    level.pending.fill(NaN);
    level.joined = 0;
  }

  /**
   * Lowest and highest values of a view. Columns are at least one shortest stretch wide, or they share one.
   *
   * @param from first row. @param to row behind the last
   * @param chosen channels, in the order of the result
   */
  columns(from: number, to: number, count: number, chosen: readonly number[]): Columns {
    const minimum = new Float32Array(count * chosen.length).fill(NaN);
    const maximum = new Float32Array(count * chosen.length).fill(NaN);
    const perColumn = (to - from) / count;
    let depth = 0;
    while (depth + 1 < this.levels.length && this.blockRows * JOINED ** (depth + 1) <= perColumn) depth += 1;
    const level = this.levels[depth];
    if (!level || !(perColumn > 0)) return { minimum, maximum };
    const stretchRows = this.blockRows * JOINED ** depth;
    for (let column = 0; column < count; column += 1) {
      const first = Math.max(0, Math.floor((from + column * perColumn) / stretchRows));
      const behind = Math.min(
        level.stretches,
        Math.max(first + 1, Math.ceil((from + (column + 1) * perColumn) / stretchRows)),
      );
      for (const [place, channel] of chosen.entries()) {
        let low = NaN;
        let high = NaN;
        for (let stretch = first; stretch < behind; stretch += 1) {
          const index = 2 * (stretch * this.channels + channel);
          const stretchLow = level.values.at(index);
          const stretchHigh = level.values.at(index + 1);
          if (!(low <= stretchLow)) if (!Number.isNaN(stretchLow)) low = stretchLow;
          if (!(high >= stretchHigh)) if (!Number.isNaN(stretchHigh)) high = stretchHigh;
        }
        minimum[place * count + column] = low;
        maximum[place * count + column] = high;
      }
    }
    return { minimum, maximum };
  }

  /** Lowest and highest value of a channel in the stretches that a view touches. */
  range(from: number, to: number, channel: number): readonly [number, number] {
    const { minimum, maximum } = this.columns(from, to, 1, [channel]);
    return [minimum[0] ?? NaN, maximum[0] ?? NaN];
  }
}
