import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import type { WireColour } from '@site/src/data/montages';
import { findNamed } from '../findNamed';
import { BodyElectrode } from './BodyElectrode';
import styles from './Body.module.css';

/** A spot on the front of the body. */
export interface TorsoElectrode {
  place:
    | 'right shoulder'
    | 'left shoulder'
    | 'left ribs'
    | 'right ribs'
    | 'breastbone'
    | 'right chest'
    | 'left chest';
  /** Short mark in the circle. */
  mark: string;
  wire: WireColour;
  /** What it is, in a few words. */
  label: string;
}

/** Seen from the front: the wearer's right is on the reader's left. */
const places: Record<TorsoElectrode['place'], readonly [number, number]> = {
  'right shoulder': [112, 92],
  'left shoulder': [248, 92],
  'right chest': [118, 140],
  'left chest': [242, 140],
  breastbone: [180, 128],
  'right ribs': [130, 236],
  'left ribs': [230, 236],
};

/** Electrodes on the chest, seen from the front. */
export function Torso({
  title,
  caption,
  electrodes,
}: {
  title: string;
  caption: ReactNode;
  electrodes: readonly TorsoElectrode[];
}): ReactNode {
  return (
    <Figure
      title={title}
      caption={caption}
      alt={`Upper body from the front, the wearer's left is on the right of the drawing. ${electrodes
        .map(({ place, wire, label }) => `${place}: ${label}, ${wire} wire`)
        .join('; ')}.`}
    >
      <svg viewBox="0 -30 360 330" aria-hidden="true">
        <path
          className={styles.body}
          d="M156 8 a24 30 0 0 1 48 0 q0 24 -6 30 q4 16 26 22 q44 8 54 30 q10 40 12 120 h-34 l-8 -86 q-4 60 -6 172 h-124 q-2 -112 -6 -172 l-8 86 h-34 q2 -80 12 -120 q10 -22 54 -30 q22 -6 26 -22 q-6 -6 -6 -30 z"
        />
        <path
          className={styles.heart}
          d="M188 168 c-10 -16 -34 -8 -22 12 c6 10 16 16 24 24 c8 -10 16 -16 20 -26 c6 -18 -16 -24 -22 -10 z"
        />
        <text className={styles.side} x={8} y={292}>
          wearer’s right
        </text>
        <text className={styles.side} x={352} y={292} textAnchor="end">
          wearer’s left
        </text>
        {electrodes.map(({ place, mark, wire }) => {
          const [x, y] = findNamed(places, place, '<Torso>');
          return <BodyElectrode key={place} x={x} y={y} radius={21} mark={mark} wire={wire} />;
        })}
      </svg>
    </Figure>
  );
}
