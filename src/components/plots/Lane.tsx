import type { ReactNode } from 'react';
import { formatValue, makePath, toPercent, type Axis, type Point } from './scale';
import styles from './Lane.module.css';

/** One line of a plot. */
export interface Line {
  points: readonly Point[];
  /** Any colour; the figures' accent where it is missing. */
  colour?: string;
  /** Draws it dashed, so that two lines differ without colour. */
  isDashed?: boolean;
}

/** A stretch of the x axis that is tinted and named. */
export interface Region {
  from: number;
  to: number;
  label: string;
}

interface LaneProps {
  /** Name and unit of the y axis, such as `Fp1 (µV)`. */
  label: string;
  xAxis: Axis;
  yAxis: Axis;
  lines: readonly Line[];
  regions?: readonly Region[];
  /** Name and unit of the x axis; the lane shows no x ticks without it. */
  xLabel?: string;
  /** Height of the drawing in px. */
  heightPx?: number;
  /** Writes a y value; the default writes three digits. */
  formatY?: (value: number) => string;
}

/**
 * A plot of lines over one pair of axes. The lines stretch with the page, the text does not, so that it is
 * readable at any width. All of it is in the server's HTML.
 */
export function Lane({
  label,
  xAxis,
  yAxis,
  lines,
  regions = [],
  xLabel,
  heightPx = 130,
  formatY = formatValue,
}: LaneProps): ReactNode {
  return (
    <div className={styles.lane}>
      <div className={styles.label}>{label}</div>
      <div className={styles.row} style={{ height: heightPx }}>
        <div className={styles.yTicks}>
          {yAxis.ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${toPercent(yAxis, tick)}%` }}>
              {formatY(tick)}
            </span>
          ))}
        </div>
        <div className={styles.area}>
          {regions.map(({ from, to, label: name }) => (
            <div
              key={`${name} ${from}`}
              className={styles.region}
              style={{
                left: `${toPercent(xAxis, from)}%`,
                width: `${toPercent(xAxis, to) - toPercent(xAxis, from)}%`,
              }}
            >
              {name && <span>{name}</span>}
            </div>
          ))}
          <svg
            viewBox="0 0 1000 200"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={styles.drawing}
          >
            {yAxis.ticks.map((tick) => (
              <path key={tick} className={styles.grid} d={`M0 ${200 - 2 * toPercent(yAxis, tick)}H1000`} />
            ))}
            {lines.map((line, i) => (
              <path
                key={i}
                className={line.isDashed ? styles.dashed : styles.line}
                style={line.colour ? { stroke: line.colour } : undefined}
                d={makePath(line.points, xAxis, yAxis)}
              />
            ))}
          </svg>
        </div>
      </div>
      {xLabel && (
        <div className={styles.xAxis}>
          <div className={styles.xTicks}>
            {xAxis.ticks.map((tick) => (
              <span key={tick} style={{ left: `${toPercent(xAxis, tick)}%` }}>
                {formatValue(tick)}
              </span>
            ))}
          </div>
          <div className={styles.xLabel}>{xLabel}</div>
        </div>
      )}
    </div>
  );
}
