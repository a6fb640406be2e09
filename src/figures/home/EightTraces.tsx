import type { ReactNode } from 'react';
import { makeSteps } from '@site/src/components/plots/scale';
import { makeAlpha, makeBackground, mix } from '@site/src/signal/generators';
import styles from './EightTraces.module.css';

const SAMPLE_RATE_HZ = 80;
const DURATION_S = 5;
const CLOSE_S = 2;
/** A unit for each step of time: what is drawn is stretched to the width of the page. */
const WIDTH = SAMPLE_RATE_HZ * DURATION_S - 1;
const LANE = 100;
const UV_PER_LANE = 48;

/** The alpha rhythm is strongest over the back of the head, which channels 7 and 8 stand for. */
const ALPHA_PEAK_UV = [6, 7, 10, 12, 20, 22, 34, 38] as const;
const HEIGHT = LANE * (ALPHA_PEAK_UV.length + 0.5);

function tracePath(channel: number, alphaPeakUv: number): string {
  const recording = { sampleRateHz: SAMPLE_RATE_HZ, durationS: DURATION_S, seed: 20 + channel };
  const samples = mix(
    makeBackground(recording, 5.5),
    makeAlpha({ ...recording, seed: 3 }, { closed: { fromS: CLOSE_S, toS: 9 }, peakUv: alphaPeakUv }),
  );
  const centre = (channel + 0.5) * LANE;
  return makeSteps(
    Array.from(samples, (valueUv, index) => ({ x: index, y: centre - (valueUv / UV_PER_LANE) * LANE })),
  );
}

/**
 * The first thing to see on the site: what a good recording looks like the moment the eyes close. A cursor runs over
 * it once, in the five seconds that it lasts, as on a monitor; it stands still for those who ask for less motion.
 */
export function EightTraces(): ReactNode {
  return (
    <figure className={styles.monitor}>
      <div
        className={styles.screen}
        role="img"
        aria-label="Eight channels, five seconds. Eight wavy traces, one colour a channel. At two seconds a dashed line marks that the eyes close; after it the traces swing ten times a second, the lower ones most."
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.grid}
            d={[1, 2, 3, 4].map((second) => `M${(second / DURATION_S) * WIDTH} 0V${HEIGHT}`).join('')}
          />
          {ALPHA_PEAK_UV.map((alphaPeakUv, channel) => (
            <path
              key={alphaPeakUv}
              className={styles.trace}
              d={tracePath(channel, alphaPeakUv)}
              stroke={`var(--channel-${channel + 1})`}
            />
          ))}
          <path className={styles.mark} d={`M${(CLOSE_S / DURATION_S) * WIDTH} 0V${HEIGHT}`} />
        </svg>
        <span
          className={styles.label}
          style={{ left: `${(CLOSE_S / DURATION_S) * 100}%` }}
          aria-hidden="true"
        >
          eyes close
        </span>
        <span className={styles.cursor} aria-hidden="true" />
      </div>
      <figcaption>
        Synthetic EEG of eight channels, five seconds. When the eyes close, a 10 Hz rhythm grows, most at the
        back of the head (channels 7 and 8): the first test of a new set-up.
      </figcaption>
    </figure>
  );
}
