/** What the drawings of boards share: outlines, pins and parts placed in the units of a board's layout file. */
import type { ReactNode } from 'react';
import { Label, tenth } from './parts';

type Corner = readonly [x: number, y: number];

/** How a board's layout file becomes a drawing. */
interface BoardScale {
  /** From the layout's units to the drawing's. */
  x: (units: number) => number;
  y: (units: number) => number;
  /** Length of one unit. */
  scale: number;
}

interface PartProps {
  /** The middle and the sides, in units of the layout. */
  cx: number;
  cy: number;
  w: number;
  h: number;
  /** Degrees, clockwise. */
  angle?: number;
  /** On the side that one does not see. */
  isBelow?: boolean;
}

/** Pins in a straight line, each with its label. */
export interface PinRowProps {
  /** The first pin, and the step to the next, in units of the layout. */
  at: Corner;
  step: Corner;
  /** From the first pin on; empty where a pin has no use of its own. */
  labels: readonly string[];
  /** Where a label stands beside its pin, in units of the drawing. */
  dx?: number;
  dy?: number;
  /** Degrees, clockwise. */
  rotate?: number;
  anchor: 'start' | 'end';
  /** Whether the labels stand beside the board and not on it. */
  isBeside?: boolean;
}

interface HeaderProps {
  columns: readonly string[];
  /** The first column, and the step to the next, in units of the layout. */
  left: number;
  step: number;
  upper: number;
  lower: number;
  /** Where the print begins; it reads downwards. */
  print: number;
}

/** Components that draw one board. */
interface BoardParts {
  Outline: (props: { corners: readonly Corner[] }) => ReactNode;
  Part: (props: PartProps) => ReactNode;
  Pin: (props: { cx: number; cy: number }) => ReactNode;
  PinRow: (props: PinRowProps) => ReactNode;
  /** A header of two rows with the name of each column below it. */
  Header: (props: HeaderProps) => ReactNode;
}

/** Outlines of the board and of its parts, and pins, placed in the units of its layout file. */
export function partsOfBoard({ x: exactX, y: exactY, scale }: BoardScale): BoardParts {
  const x = (units: number): number => tenth(exactX(units));
  const y = (units: number): number => tenth(exactY(units));
  const Pin: BoardParts['Pin'] = ({ cx, cy }) => (
    <circle cx={x(cx)} cy={y(cy)} r={2.7} fill="var(--fig-board-ink)" />
  );
  return {
    Pin,
    Outline: ({ corners }) => (
      <polygon
        points={corners.map(([cx, cy]) => `${x(cx)},${y(cy)}`).join(' ')}
        fill="var(--fig-board)"
        stroke="var(--fig-line)"
      />
    ),
    Part: ({ cx, cy, w, h, angle, isBelow }) => (
      <rect
        x={tenth(exactX(cx) - (w * scale) / 2)}
        y={tenth(exactY(cy) - (h * scale) / 2)}
        width={tenth(w * scale)}
        height={tenth(h * scale)}
        rx={2}
        fill="none"
        stroke="var(--fig-board-ink)"
        strokeDasharray={isBelow ? '3 3' : undefined}
        transform={angle === undefined ? undefined : `rotate(${angle} ${x(cx)} ${y(cy)})`}
      />
    ),
    PinRow: ({ at, step, labels, dx = 0, dy = 0, rotate, anchor, isBeside }) =>
      labels.map((label, index) => {
        const cx = at[0] + step[0] * index;
        const cy = at[1] + step[1] * index;
        return (
          <g key={index}>
            <Pin cx={cx} cy={cy} />
            <Label
              x={x(cx) + dx}
              y={y(cy) + dy}
              rotate={rotate}
              anchor={anchor}
              size={11.5}
              tone={isBeside ? 'ink' : 'board-ink'}
            >
              {label}
            </Label>
          </g>
        );
      }),
    Header: ({ columns, left, step, upper, lower, print }) =>
      columns.map((label, index) => {
        const cx = left + step * index;
        return (
          <g key={label}>
            <Pin cx={cx} cy={upper} />
            <Pin cx={cx} cy={lower} />
            <Label x={x(cx)} y={y(print)} anchor="start" rotate={90} size={11.5} tone="board-ink">
              {label}
            </Label>
          </g>
        );
      }),
  };
}
