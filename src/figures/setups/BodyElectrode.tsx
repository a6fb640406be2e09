import type { ReactNode } from 'react';
import type { WireColour } from '@site/src/data/montages';
import styles from './Body.module.css';

interface BodyElectrodeProps {
  /** The middle. */
  x: number;
  y: number;
  /** Of the hairline around the rim, which keeps a black or white wire visible on any paper. */
  radius: number;
  /** What stands inside. */
  mark: string;
  wire: WireColour;
}

/** An electrode on a drawn body: a circle with a mark, and a rim in the colour of its wire. */
export function BodyElectrode({ x, y, radius, mark, wire }: BodyElectrodeProps): ReactNode {
  return (
    <g>
      <circle className={styles.edge} cx={x} cy={y} r={radius} />
      <circle
        className={styles.spot}
        cx={x}
        cy={y}
        r={radius - 2.5}
        style={{ stroke: `var(--wire-${wire})` }}
      />
      <text className={styles.mark} x={x} y={y + 5}>
        {mark}
      </text>
    </g>
  );
}
