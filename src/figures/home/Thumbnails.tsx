/** Small drawings of what a reader may hold, without a word in them: recognised by shape, from the boards' own outlines. */
import type { ReactNode } from 'react';
import { findElectrode } from '@site/src/data/electrodes';
import { cytonCorners, ganglionCorners } from '@site/src/data/outline';
import { findNamed } from '../findNamed';

const SIZE = 72;

/** A point of the Cyton's layout file (thousandths of an inch, y upwards) in a thumbnail. */
const cyton = (x: number, y: number, left = 4, top = 4): string =>
  `${(left + x * 0.0264).toFixed(1)},${(top + (2425 - y) * 0.0264).toFixed(1)}`;

/** A point of the Ganglion's layout file (millimetres) in a thumbnail. */
const ganglion = (x: number, y: number): readonly [number, number] => [
  4 + (x - 77.62) * 1.045,
  4 + (y - 61.52) * 1.045,
];

const board = { fill: 'var(--fig-board)', stroke: 'var(--fig-board-edge)' };
const print = { fill: 'none', stroke: 'var(--fig-board-ink)', strokeWidth: 1 };

function Pins({ left, top, columns, step }: Record<'left' | 'top' | 'columns' | 'step', number>): ReactNode {
  return (
    <path
      d={[0, 1]
        .map((row) =>
          Array.from(
            { length: columns },
            (_unused, column) => `M${left + column * step} ${top + row * step}h0`,
          ).join(''),
        )
        .join('')}
      stroke="var(--fig-board-ink)"
      strokeWidth={1.6}
      strokeLinecap="round"
    />
  );
}

const outlineOfCyton = (left?: number, top?: number): string =>
  cytonCorners.map(([x, y]) => cyton(x, y, left, top)).join(' ');

const channelSites = ['Fp1', 'Fp2', 'C3', 'C4', 'P7', 'P8', 'O1', 'O2'] as const;

const drawings = {
  cyton: (
    <>
      <polygon points={outlineOfCyton()} {...board} />
      <Pins left={20.5} top={10.6} columns={13} step={2.64} />
      <rect x={30} y={25} width={12.5} height={12.5} rx={1} {...print} />
      <rect x={36} y={42} width={5.5} height={10.5} rx={1} {...print} />
      <path
        d="m11.9 29.3 13 13"
        {...print}
        strokeDasharray="0 2.64"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  ),
  daisy: (
    <>
      <g opacity={0.5}>
        <polygon points={outlineOfCyton(7, 7)} {...board} />
      </g>
      <g transform="translate(-3 -3)">
        <polygon points={outlineOfCyton()} {...board} stroke="var(--fig-paper)" />
        <Pins left={20.5} top={10.6} columns={13} step={2.64} />
        <rect x={30} y={29} width={12.5} height={12.5} rx={1} {...print} />
      </g>
    </>
  ),
  ganglion: (
    <>
      <polygon points={ganglionCorners.map(([x, y]) => ganglion(x, y).join()).join(' ')} {...board} />
      <Pins left={26.8} top={10.2} columns={8} step={2.64} />
      {[0, 1, 2, 3].map((index) => (
        <g key={index}>
          <rect x={29.5 + index * 4.6} y={23.5} width={2.8} height={5} {...print} />
          <path d={`M${30.9 + index * 4.6} 25v1.2`} stroke="var(--fig-board-ink)" strokeWidth={1.8} />
        </g>
      ))}
      <rect x={36.5} y={38} width={10.6} height={5.5} rx={1} {...print} />
    </>
  ),
  headset: (
    <>
      <path d="M30.5 8.5 36 2l5.5 6.5" fill="none" stroke="var(--fig-quiet)" strokeWidth={1.5} />
      <circle cx={36} cy={38} r={29.5} fill="none" stroke="var(--fig-quiet)" strokeWidth={1.5} />
      <path d="M6.5 38h59M36 8.500v59" stroke="var(--fig-line)" />
      {channelSites.map((name, index) => {
        const { x, y } = findElectrode(name);
        return (
          <circle
            key={name}
            cx={36 + x * 22.5}
            cy={38 - y * 22.5}
            r={4}
            fill={`var(--channel-${index + 1})`}
            stroke="var(--fig-paper)"
          />
        );
      })}
    </>
  ),
  electrodes: (
    <>
      {[0, 1, 2].map((index) => (
        <g key={index} fill="none">
          <path
            d={`M${16 + index * 20} 46C${16 + index * 20} 28 ${40 + index * 8} 30 ${44 + index * 5} 5`}
            stroke={`var(--channel-${[3, 6, 7][index]})`}
            strokeWidth={2}
          />
          <circle
            cx={16 + index * 20}
            cy={54}
            r={8}
            fill="var(--fig-raised)"
            stroke="var(--fig-quiet)"
            strokeWidth={1.5}
          />
          <circle cx={16 + index * 20} cy={54} r={2} fill="var(--fig-quiet)" />
        </g>
      ))}
    </>
  ),
  sensor: (
    <>
      <rect x={14} y={16} width={44} height={40} rx={4} {...board} />
      <circle cx={36} cy={33} r={8.5} {...print} />
      <path d="m31.5 33 2.5 0 1.5-4 2 8 1.5-4h1.5" {...print} />
      <path d="M25 50h0m11 0h0m11 0h0" stroke="var(--fig-board-ink)" strokeWidth={3} strokeLinecap="round" />
      <path d="M25 56v11m11-11v11m11-11v11" stroke="var(--fig-quiet)" strokeWidth={1.8} />
    </>
  ),
} as const;

/** What there is a drawing of. */
export type ThumbnailName = keyof typeof drawings;

/** One of them; what it shows is said in words beside it. */
export function Thumbnail({ name }: { name: ThumbnailName }): ReactNode {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden="true">
      {findNamed<ThumbnailName, ReactNode>(drawings, name, '<Thumbnail>')}
    </svg>
  );
}
