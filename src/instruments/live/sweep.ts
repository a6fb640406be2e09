/**
 * Draws many channels on one canvas as an oscilloscope sweeps: from left to right, over what was there a sweep ago.
 * A frame draws only what is new, so its cost does not depend on how many seconds are in the picture.
 */
import type { Traces } from './traces';

/** Empty space in front of the pen, as a part of the width. */
const GAP = 0.02;
const MOST_PIXELS_A_POINT = 2;

export class Sweep {
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private drawn = 0;
  private generation = -1;
  private traces: Traces | null = null;
  private fullScaleUv = 0;
  private theme: string | undefined;
  private colours: string[] = [];
  private line = '';
  private scale = 1;

  /** @param canvas whose computed colours `--channel-1` to `--channel-8` and `--site-line` are used */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
    this.observer = new ResizeObserver(() => {
      this.scale = Math.min(devicePixelRatio, MOST_PIXELS_A_POINT);
      canvas.width = Math.round(canvas.clientWidth * this.scale);
      canvas.height = Math.round(canvas.clientHeight * this.scale);
      this.generation = -1;
    });
    this.observer.observe(canvas);
  }

  close(): void {
    this.observer.disconnect();
  }

  /** @param fullScaleUv what fills the upper or the lower half of a lane; more is cut off */
  draw(traces: Traces, fullScaleUv: number): void {
    if (!this.context || this.canvas.width === 0) return;
    const isSame =
      traces === this.traces &&
      traces.generation === this.generation &&
      fullScaleUv === this.fullScaleUv &&
      document.documentElement.dataset.theme === this.theme;
    if (!isSame) {
      this.traces = traces;
      this.generation = traces.generation;
      this.fullScaleUv = fullScaleUv;
      this.readColours();
      this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
      this.drawBaselines(0, this.canvas.width);
      this.drawn = Math.max(0, traces.total - traces.length);
    }
    // After a pause out of sight only the newest sweep matters.
    let from = Math.max(this.drawn, traces.total - traces.length + 1, 0);
    while (from < traces.total) {
      const endOfSweep = (Math.floor(from / traces.length) + 1) * traces.length;
      const to = Math.min(traces.total, endOfSweep);
      this.drawStretch(traces, from, to);
      from = to;
    }
    this.drawn = traces.total;
  }

  /** Samples `from` to `to`, within one sweep. */
  private drawStretch(traces: Traces, from: number, to: number): void {
    const { context, canvas } = this;
    if (!context) return;
    const { width, height } = canvas;
    const step = width / traces.length;
    const start = from % traces.length;
    const left = start === 0 ? 0 : (start - 1) * step;
    const right = left + (to - from + 1) * step + GAP * width;
    context.clearRect(left + this.scale, 0, right - left, height);
    this.drawBaselines(left + this.scale, right);
    const lane = height / traces.channels;
    context.lineWidth = this.scale;
    context.lineJoin = 'round';
    for (let channel = 0; channel < traces.channels; channel += 1) {
      context.strokeStyle = this.colours[channel % this.colours.length] ?? '';
      context.beginPath();
      for (let index = start === 0 ? from : from - 1; index < to; index += 1) {
        const share = traces.at(channel, index) / this.fullScaleUv;
        const y = lane * (channel + 0.5 - 0.48 * Math.max(-1, Math.min(1, share)));
        context.lineTo((index % traces.length) * step, y);
      }
      context.stroke();
    }
  }

  private drawBaselines(left: number, right: number): void {
    const { context, canvas, traces } = this;
    if (!context || !traces) return;
    context.fillStyle = this.line;
    for (let channel = 0; channel < traces.channels; channel += 1) {
      const y = Math.round((canvas.height / traces.channels) * (channel + 0.5));
      context.fillRect(left, y, right - left, this.scale / 2);
    }
  }

  /** Asking for computed styles at each frame would be slow; they change with the colour mode only. */
  private readColours(): void {
    this.theme = document.documentElement.dataset.theme;
    const style = getComputedStyle(this.canvas);
    this.line = style.getPropertyValue('--site-line');
    this.colours = Array.from({ length: 8 }, (_, index) => style.getPropertyValue(`--channel-${index + 1}`));
  }
}
