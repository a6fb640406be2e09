/** The last seconds of every channel, as they came and as they are shown. Memory stays as it is from the first row on. */
import {
  chain,
  designBandPass,
  designBandStop,
  designHighPass,
  startFilter,
  type Filter,
} from '@site/src/signal/filters';
import type { Row } from '@site/src/protocol/session/cytonRows';

/** What the picture shows of a signal; the recording holds all of it. */
export type View = 'raw' | 'offset' | 'band50' | 'band60';

export const views: Readonly<Record<View, string>> = {
  offset: 'Offset removed (above 0.5 Hz)',
  band50: '1 to 40 Hz, without 50 Hz hum',
  band60: '1 to 40 Hz, without 60 Hz hum',
  raw: 'Unfiltered',
};

const HIGHEST_HZ = 40;

/** The filter of a view at a rate; none for `raw`. */
export function filterOf(view: View, rateHz: number): Filter {
  if (view === 'raw') return [];
  if (view === 'offset') return designHighPass(1, 0.5, rateHz);
  const mainsHz = view === 'band50' ? 50 : 60;
  return chain(
    designBandPass(2, 1, HIGHEST_HZ, rateHz),
    // At 125 Hz the notch at 60 Hz would reach beyond half the rate.
    designBandStop(2, mainsHz - 2, Math.min(mainsHz + 2, rateHz / 2 - 0.4), rateHz),
  );
}

/** What a channel did during the last second. */
export interface ChannelSummary {
  channel: number;
  /** µV. */
  mean: number;
  /** µV about the mean. */
  rms: number;
  minimum: number;
  maximum: number;
  /** At least one of its samples was. */
  isRailed: boolean;
}

/** Rings of samples; sample number n of the stream lies at n modulo `length`. */
export class Traces {
  readonly length: number;
  /** Samples of each channel since the start. */
  total = 0;
  /** Changes when everything that is shown has to be drawn again. */
  generation = 0;
  private readonly came: readonly Float32Array[];
  private readonly shown: readonly Float32Array[];
  private filters: ((sample: number) => number)[] = [];
  private view: View = 'offset';
  /** Of each channel, the newest sample at an end of the range. */
  private readonly railedAt: number[];

  constructor(
    readonly channels: number,
    readonly rateHz: number,
    readonly seconds: number,
  ) {
    this.length = Math.round(seconds * rateHz);
    const ring = (): Float32Array => new Float32Array(this.length);
    this.came = Array.from({ length: channels }, ring);
    this.shown = Array.from({ length: channels }, ring);
    this.railedAt = Array<number>(channels).fill(-Infinity);
    this.restart();
  }

  push({ microvolts, railed }: Row): void {
    const at = this.total % this.length;
    for (let channel = 0; channel < this.channels; channel += 1) {
      const value = microvolts[channel] ?? 0;
      const came = this.came[channel];
      const shown = this.shown[channel];
      if (!came || !shown) continue;
      came[at] = value;
      shown[at] = this.filter(channel, value);
      if ((railed & (1 << channel)) !== 0) this.railedAt[channel] = this.total;
    }
    this.total += 1;
  }

  /** A value to draw. @param index of the sample since the start, among the newest `length` */
  at(channel: number, index: number): number {
    return this.shown[channel]?.[index % this.length] ?? 0;
  }

  /** Shows everything that is kept, and what comes, in another way. */
  setView(view: View): void {
    this.view = view;
    this.restart();
    const from = Math.max(0, this.total - this.length);
    for (let channel = 0; channel < this.channels; channel += 1) {
      for (let index = from; index < this.total; index += 1) {
        const value = this.came[channel]?.[index % this.length] ?? 0;
        const ring = this.shown[channel];
        if (ring) ring[index % this.length] = this.filter(channel, value);
      }
    }
  }

  /** Numbers of the last second, of the signal as it came. */
  summarise(): ChannelSummary[] {
    const count = Math.min(this.total, this.rateHz);
    return this.came.map((ring, index) => {
      let sum = 0;
      let minimum = Infinity;
      let maximum = -Infinity;
      for (let i = this.total - count; i < this.total; i += 1) {
        const value = ring[i % this.length] ?? 0;
        sum += value;
        minimum = Math.min(minimum, value);
        maximum = Math.max(maximum, value);
      }
      const mean = count === 0 ? 0 : sum / count;
      let squares = 0;
      for (let i = this.total - count; i < this.total; i += 1) {
        squares += ((ring[i % this.length] ?? 0) - mean) ** 2;
      }
      return {
        channel: index + 1,
        mean,
        rms: count === 0 ? 0 : Math.sqrt(squares / count),
        minimum: count === 0 ? 0 : minimum,
        maximum: count === 0 ? 0 : maximum,
        isRailed: (this.railedAt[index] ?? -Infinity) >= this.total - count,
      };
    });
  }

  private restart(): void {
    this.generation += 1;
    this.filters = [];
  }

  /** Filters begin at the first value, not at zero, so that a large offset does not swing for seconds. */
  private filter(channel: number, value: number): number {
    if (this.view === 'raw') return value;
    let run = this.filters[channel];
    if (!run) {
      const start = startFilter(filterOf(this.view, this.rateHz));
      run = (sample) => start(sample - value);
      this.filters[channel] = run;
    }
    return run(value);
  }
}
