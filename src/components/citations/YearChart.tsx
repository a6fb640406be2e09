import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import type { YearCount } from '@site/src/citations/countByYear';
import styles from './YearChart.module.css';

const WIDTH = 380;
const PLOT_HEIGHT = 110;
const TOP = 20;
const BASE = TOP + PLOT_HEIGHT;

const works = (count: number): string => (count === 1 ? '1 work' : `${count} works`);

/** Works by year as bars: the outline counts all works of the list, the filling those that match. */
export function YearChart({ counts }: { counts: readonly YearCount[] }): ReactNode {
  const highest = Math.max(1, ...counts.map(({ all }) => all));
  const slot = WIDTH / Math.max(1, counts.length);
  const barWidth = Math.min(26, slot * 0.7);
  const isFiltered = counts.some(({ matching, all }) => matching !== all);
  const alt = counts
    .map(({ year, matching, all }) => `${year}: ${isFiltered ? `${matching} of ` : ''}${works(all)}`)
    .join('; ');
  return (
    <Figure
      title="Works by year"
      alt={alt}
      caption={
        isFiltered
          ? 'Filled: the works that match. Outlined: all works in the list.'
          : 'These are the works in this list, not all that exist.'
      }
    >
      <svg viewBox={`0 0 ${WIDTH} ${BASE + 22}`} className={styles.chart} aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} className={styles.base} />
        {counts.map(({ year, matching, all }, index) => {
          const middle = (index + 0.5) * slot;
          const height = (count: number): number => (count / highest) * PLOT_HEIGHT;
          const bar = { x: middle - barWidth / 2, width: barWidth };
          return (
            <g key={year}>
              <rect {...bar} y={BASE - height(all)} height={height(all)} className={styles.all} />
              <rect
                {...bar}
                y={BASE - height(matching)}
                height={height(matching)}
                className={styles.matching}
              />
              {all > 0 && (
                <text x={middle} y={BASE - height(all) - 5} className={styles.count}>
                  {matching}
                </text>
              )}
              <text x={middle} y={BASE + 17} className={styles.year}>
                {counts.length > 10 ? `’${String(year).slice(2)}` : year}
              </text>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
