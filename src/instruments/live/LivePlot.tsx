import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFrames } from '@site/src/components/demos/useFrames';
import { SECONDS_SHOWN, type LiveBoard } from './board';
import styles from './live.module.css';
import { LANE_PX } from './lanes';
import { stillPaths } from './still';
import { StillTraces } from './StillTraces';
import { Sweep } from './sweep';
import type { ChannelSummary } from './traces';

/** As fine as a printed line. */
const PAPER_COLUMNS = 600;

interface LivePlotProps {
  board: LiveBoard;
  channels: number;
  /** µV at the edge of a lane. */
  fullScaleUv: number;
  summaries: readonly ChannelSummary[];
}

/** All channels, one lane each, drawn from left to right as an oscilloscope sweeps. */
export function LivePlot({ board, channels, fullScaleUv, summaries }: LivePlotProps): ReactNode {
  const plot = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // On a phone it comes below the screen, where whoever has pressed a button would not see that it does anything.
  useEffect(() => {
    plot.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const sweep = useRef<Sweep | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawn = new Sweep(canvas.current);
    sweep.current = drawn;
    return () => drawn.close();
  }, []);
  // Also without new samples: the canvas may have been out of sight, or have changed its size.
  useFrames(canvas, true, () => {
    if (board.traces) sweep.current?.draw(board.traces, fullScaleUv);
  });
  // Paper gets what is on the screen when it is printed, as lines: a canvas would bring the screen's colours and its pixels.
  const [still, setStill] = useState<readonly string[]>([]);
  useEffect(() => {
    const media = window.matchMedia('print');
    const hold = (): void => {
      const { traces } = board;
      if (traces) flushSync(() => setStill(stillPaths(traces, fullScaleUv, PAPER_COLUMNS)));
    };
    window.addEventListener('beforeprint', hold);
    media.addEventListener('change', hold);
    return () => {
      window.removeEventListener('beforeprint', hold);
      media.removeEventListener('change', hold);
    };
  }, [board, fullScaleUv]);
  const railed = summaries.filter(({ isRailed }) => isRailed).map(({ channel }) => channel);
  const height = channels * (channels > 8 ? LANE_PX.many : LANE_PX.few);
  return (
    <figure className={styles.figure}>
      <div ref={plot} className={styles.plot} style={{ height }}>
        <ol className={styles.names} aria-hidden="true">
          {Array.from({ length: channels }, (_, index) => (
            <li key={index} className={railed.includes(index + 1) ? styles.railed : undefined}>
              {index + 1}
              {railed.includes(index + 1) && ' !'}
            </li>
          ))}
        </ol>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={`Live signals of ${channels} channels. The table of values gives the same in numbers.`}
        />
        <StillTraces paths={still} columns={PAPER_COLUMNS} />
      </div>
      <figcaption className={styles.caption}>
        {SECONDS_SHOWN} s from left to right; each lane reaches from −{fullScaleUv} to {fullScaleUv} µV.
        {railed.length > 0 && ` Railed (!): ${railed.join(', ')}: the input is beyond its range.`}
      </figcaption>
    </figure>
  );
}
