import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import styles from './recordings.module.css';
import still from './stillPicture.json';

/** px, as the viewer has few lanes. */
const LANE_PX = 72;

const SECONDS = [0, 2, 4, 6, 8, 10] as const;

const lanes = still.lanes.map(({ name, reach }) => `${name}: ${reach}`).join('; ');
const found =
  `${still.format}, ${still.samples.toLocaleString('en')} samples read, ${still.lost} lost in ${still.gaps.length} gaps; ` +
  `measured rate ${still.measured}; ${still.events.length} markers`;

/** What the viewer shows of its first example, as a picture: for readers without JavaScript, on paper, and until one opens a file. */
export function StillRecording(): ReactNode {
  return (
    <Figure
      title="A recording as the viewer shows it (synthetic)"
      caption={`${still.fileName}: ${found}. Solid lines mark gaps, and dashed lines mark markers. Below the signals, the viewer shows the spectrum, the places of gaps and damaged lines, and conversions to CSV and BDF.`}
      alt={`${lanes}. ${found}.`}
    >
      <div className={styles.picture} style={{ height: LANE_PX * still.lanes.length, cursor: 'auto' }}>
        <svg
          className={styles.still}
          viewBox={`0 0 220 ${40 * still.lanes.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {still.lanes.map(({ name, colour, path }, lane) => (
            <path
              key={name}
              d={path}
              transform={`translate(0 ${40 * lane})`}
              style={{ stroke: `var(--channel-${colour})` }}
            />
          ))}
          {still.gaps.map(({ at }) => (
            <path key={at} d={`M${2.2 * at} 0V999`} style={{ stroke: 'var(--site-danger)' }} />
          ))}
          {still.events.map(({ at }) => (
            <path
              key={at}
              d={`M${2.2 * at} 0V999`}
              strokeDasharray="6 4"
              style={{ stroke: 'var(--site-muted)' }}
            />
          ))}
        </svg>
        {still.lanes.map(({ name, reach }, lane) => (
          <span key={name} className={styles.lane} style={{ top: LANE_PX * lane }}>
            <strong>{name}</strong> {reach}
          </span>
        ))}
        {still.events.map(({ at, text }) => (
          <span key={text} className={styles.event} style={{ left: `${at}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.ticks}>
        {SECONDS.map((second) => (
          <span key={second} style={{ left: `${10 * second}%` }}>
            {second} s
          </span>
        ))}
      </div>
    </Figure>
  );
}
