import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { BodyElectrode } from './BodyElectrode';
import styles from './Body.module.css';

const spots = [
  { x: 128, y: 118, mark: '+', wire: 'yellow' },
  { x: 186, y: 122, mark: '−', wire: 'green' },
  { x: 52, y: 128, mark: 'GND', wire: 'black' },
] as const;

/** Where a pair of electrodes and the ground sit on a forearm. */
export function Forearm(): ReactNode {
  return (
    <Figure
      title="EMG electrodes on the forearm"
      caption="Place the pair along the muscle fibres, over the thickest part of the muscle, 2 to 3 cm from centre to centre. The ground is on the bone of the elbow."
      alt="Forearm and hand, elbow on the left. Two electrodes lie one behind the other along the thick part of the forearm: plus with the yellow wire, minus with the green wire. The ground electrode with the black wire sits on the bony elbow."
    >
      <svg viewBox="0 0 360 230" aria-hidden="true">
        <path
          className={styles.body}
          d="M20 96 q16 -30 60 -32 q80 -6 190 26 q6 -8 14 -10 q2 -26 22 -28 q17 2 8 24 q30 4 30 36 q0 34 -36 36 q-26 0 -38 -6 q-90 30 -160 32 q-80 0 -92 -40 q-6 -22 2 -38 z"
        />
        <path className={styles.fibre} d="M88 92 q70 -12 140 6 M84 152 q70 8 140 -16 M82 122 h160" />
        <path className={styles.measure} d="M128 178 V196 H186 V178" />
        <text className={styles.label} x={157} y={214} textAnchor="middle">
          2 to 3 cm
        </text>
        <text className={styles.label} x={52} y={48} textAnchor="middle">
          elbow
        </text>
        <text className={styles.label} x={157} y={44} textAnchor="middle">
          belly of the muscle
        </text>
        <text className={styles.label} x={312} y={44} textAnchor="middle">
          hand
        </text>
        {spots.map(({ x, y, mark, wire }) => (
          <BodyElectrode key={mark} x={x} y={y} radius={22} mark={mark} wire={wire} />
        ))}
      </svg>
    </Figure>
  );
}
