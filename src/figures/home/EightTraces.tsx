import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/Figure';
import { makeAlpha, makeBackground, mix } from '@site/src/signal/generators';
import styles from './EightTraces.module.css';

const SAMPLE_RATE_HZ = 80;
const DURATION_S = 5;
const CLOSE_S = 2;
const WIDTH = 720;
const LANE = 27;
const TOP = 24;
const UV_PER_LANE = 62;

/** The alpha rhythm is strongest over the back of the head, which channels 7 and 8 stand for. */
const ALPHA_PEAK_UV = [6, 7, 10, 12, 20, 22, 34, 38] as const;

function tracePath(channel: number, alphaPeakUv: number): string {
  const recording = { sampleRateHz: SAMPLE_RATE_HZ, durationS: DURATION_S, seed: 20 + channel };
  const samples = mix(
    makeBackground(recording, 5.5),
    makeAlpha({ ...recording, seed: 3 }, { closed: { fromS: CLOSE_S, toS: 9 }, peakUv: alphaPeakUv }),
  );
  const centre = TOP + (channel + 0.5) * LANE;
  return Array.from(samples, (valueUv, index) => {
    const x = (index / (samples.length - 1)) * WIDTH;
    const y = centre - (valueUv / UV_PER_LANE) * LANE;
    return `${index === 0 ? 'M' : ''}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join(' ');
}

/** The first thing to see on the site: what a good recording looks like the moment the eyes close. */
export function EightTraces(): ReactNode {
  const height = TOP + ALPHA_PEAK_UV.length * LANE + 6;
  const closeX = (CLOSE_S / DURATION_S) * WIDTH;
  return (
    <Figure
      title="Eight channels, five seconds"
      caption="Synthetic EEG. Two seconds in, the eyes close, and a 10 Hz rhythm grows, most of all at the back of the head (channels 7 and 8). It is the first test of a new set-up."
      alt="Eight wavy traces, one colour a channel. At two seconds a dashed line marks that the eyes close; after it the traces swing ten times a second, the lower ones most."
    >
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <line className={styles.mark} x1={closeX} x2={closeX} y1={TOP - 4} y2={height} />
        <text className={styles.label} x={closeX + 8} y={15}>
          eyes close
        </text>
        {ALPHA_PEAK_UV.map((alphaPeakUv, channel) => (
          <path
            key={alphaPeakUv}
            d={tracePath(channel, alphaPeakUv)}
            fill="none"
            stroke={`var(--channel-${channel + 1})`}
            strokeWidth={1.8}
            strokeLinejoin="round"
          />
        ))}
      </svg>
    </Figure>
  );
}
