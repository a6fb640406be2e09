/** Draws the last moments of one signal on a canvas, past React: sixty pictures a second. */
import type { Trace } from '@site/src/signal/trace';

/** Share of full tint under the time in which the switch is on. */
const TINT = 0.22;

export class Scope {
  private readonly context: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver;
  private theme: string | undefined;
  private colour = '';
  private tint = '';

  /** @param fullScaleUv what reaches the edge of the picture; larger values are cut off */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly fullScaleUv: number,
  ) {
    this.context = canvas.getContext('2d');
    this.observer = new ResizeObserver(() => {
      // Hidden where the reader asks for less motion: then there is nothing to draw on.
      canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
      canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    });
    this.observer.observe(canvas);
  }

  close(): void {
    this.observer.disconnect();
  }

  /** @param isLevel true for values from 0 to 1, drawn as a hill; false for a signal in µV around zero */
  draw(trace: Trace, isLevel: boolean): void {
    const { context, canvas } = this;
    const { width, height } = canvas;
    if (!context || width === 0) return;
    this.readColours();
    context.clearRect(0, 0, width, height);
    const step = width / (trace.length - 1);
    const yOf = isLevel
      ? (value: number): number => height * (1 - 0.94 * Math.min(1, value))
      : (value: number): number =>
          (height / 2) * (1 - Math.max(-1, Math.min(1, value / this.fullScaleUv)) * 0.94);
    context.fillStyle = this.tint;
    context.globalAlpha = TINT;
    let markedFrom: number | null = null;
    context.beginPath();
    trace.forEach((value, isMarked, i) => {
      if (isMarked) markedFrom ??= i;
      if (markedFrom !== null && (!isMarked || i === trace.length - 1)) {
        context.fillRect(markedFrom * step, 0, (i - markedFrom) * step, height);
        markedFrom = null;
      }
      context.lineTo(i * step, yOf(value));
    });
    context.globalAlpha = 1;
    context.strokeStyle = this.colour;
    context.lineWidth = devicePixelRatio;
    context.lineJoin = 'round';
    context.stroke();
  }

  /** Asking for computed styles at each frame would be slow; they change with the colour mode only. */
  private readColours(): void {
    const { theme } = document.documentElement.dataset;
    if (theme === this.theme && this.colour !== '') return;
    this.theme = theme;
    const style = getComputedStyle(this.canvas);
    this.colour = style.color;
    this.tint = style.borderBottomColor;
  }
}
