import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { ceegridLayout } from '@site/src/data/thirdParty';
import { tenth } from '../parts';
import styles from './CeegridFigure.module.css';

/** Angles of the ten electrodes around an ear, in degrees from the front, over the top, to the front below. */
const ANGLES_DEG = [-35, -62, -92, -122, -152, 178, 152, 122, 92, 62] as const;

interface EarProps {
  side: 'L' | 'R';
  centreX: number;
}

const byElectrode = new Map(ceegridLayout.map((entry) => [entry.electrode, entry]));

function labelOf(
  side: 'L' | 'R',
  electrode: number,
): { text: string; kind: 'channel' | 'special' | 'unused' } {
  const entry = byElectrode.get(`${side}${electrode}`);
  if (!entry) return { text: '–', kind: 'unused' };
  if (entry.channel === undefined) return { text: side === 'L' ? 'REF' : 'GND', kind: 'special' };
  return { text: String(entry.channel), kind: 'channel' };
}

function Ear({ side, centreX }: EarProps): ReactNode {
  const centreY = 120;
  // The left ear is seen with the face to the left, the right ear with the face to the right.
  const towardsFace = side === 'L' ? -1 : 1;
  return (
    <g>
      <text className={styles.title} x={centreX} y={13}>
        {side === 'L' ? 'Left ear: Cyton' : 'Right ear: Daisy'}
      </text>
      <ellipse className={styles.ear} cx={centreX} cy={centreY} rx={26} ry={40} />
      {ANGLES_DEG.map((angle, index) => {
        const radians = (angle * Math.PI) / 180;
        const x = tenth(centreX + towardsFace * 58 * Math.cos(radians));
        const y = tenth(centreY + 82 * Math.sin(radians));
        const { text, kind } = labelOf(side, index + 1);
        return (
          <g key={angle}>
            <circle className={styles[kind]} cx={x} cy={y} r={13} />
            <text className={styles.channelText} x={x} y={y + 4}>
              {text}
            </text>
          </g>
        );
      })}
      <text className={styles.small} x={centreX} y={centreY + 4}>
        {side}1–{side}10
      </text>
      <text className={styles.small} x={centreX + towardsFace * 58} y={centreY + 4}>
        front
      </text>
    </g>
  );
}

/** Where each channel of the default cEEGrid layout sits around the ears. */
export function CeegridFigure(): ReactNode {
  return (
    <Figure
      title="Channels around the ears"
      minWidth={382}
      caption="The number is the channel in the software. Electrodes are counted from the front above the ear to the front below it: L1 to L10, R1 to R10. The dashed third one of each side stays unconnected."
      alt={ceegridLayout
        .map(({ electrode, board, pin, channel }) =>
          channel === undefined
            ? `${electrode}: ${board === 'none' ? pin : `${board} ${pin}`}`
            : `${electrode}: channel ${channel}`,
        )
        .join('; ')}
    >
      <svg viewBox="0 0 360 225" aria-hidden="true">
        <Ear side="L" centreX={92} />
        <Ear side="R" centreX={268} />
      </svg>
    </Figure>
  );
}
