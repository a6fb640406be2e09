/** Small pieces that the boards’ drawings share: text, boxes and arrows in the figure colours. */
import type { ReactNode } from 'react';

/** A length to a tenth, which nobody sees and which is short in the page. */
export const tenth = (length: number): number => Math.round(length * 10) / 10;

type Tone = 'ink' | 'quiet' | 'accent' | 'warn' | 'board-ink' | 'good';

interface LabelProps {
  x: number;
  y: number;
  children: ReactNode;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
  bold?: boolean;
  mono?: boolean;
  /** Degrees, clockwise, about the text's own anchor. */
  rotate?: number;
}

/** One line of text; `y` is its middle. */
export function Label({
  x,
  y,
  children,
  size = 12,
  anchor = 'middle',
  tone = 'ink',
  bold,
  mono,
  rotate,
}: LabelProps): ReactNode {
  const [left, middle] = [tenth(x), tenth(y)];
  return (
    <text
      x={left}
      y={middle}
      dy="0.35em"
      fontSize={size}
      textAnchor={anchor}
      fill={`var(--fig-${tone})`}
      fontWeight={bold ? 600 : undefined}
      fontFamily={mono ? 'var(--ifm-font-family-monospace)' : undefined}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${left} ${middle})`}
    >
      {children}
    </text>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** One string a line, centred; the first is bold when there are more. */
  lines?: readonly string[];
  fill?: string;
  stroke?: string;
  size?: number;
  dashed?: boolean;
  tone?: Tone;
}

/** A rectangle with centred lines of text. */
export function Box({
  x,
  y,
  w,
  h,
  lines = [],
  fill = 'var(--fig-raised)',
  stroke = 'var(--fig-line)',
  size = 12,
  dashed,
  tone = 'ink',
}: BoxProps): ReactNode {
  const pitch = size + 2;
  const top = y + h / 2 - ((lines.length - 1) * pitch) / 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={4}
        fill={fill}
        stroke={stroke}
        strokeDasharray={dashed ? '4 3' : undefined}
      />
      {lines.map((line, index) => (
        <Label
          key={line}
          x={x + w / 2}
          y={top + index * pitch}
          size={size}
          tone={tone}
          bold={lines.length > 1 && index === 0}
        >
          {line}
        </Label>
      ))}
    </g>
  );
}

interface WireProps {
  /** Corners of the line, from its start to its end; as text `x,y x,y` where they are not computed. */
  points: string | readonly (readonly [number, number])[];
  tone?: Tone;
  arrow?: boolean;
  dashed?: boolean;
  width?: number;
}

/** A line through the points, with an arrow head at its end where wanted. */
export function Wire({ points, tone = 'quiet', arrow, dashed, width = 1.5 }: WireProps): ReactNode {
  const colour = `var(--fig-${tone})`;
  const corners =
    typeof points === 'string' ? points.split(' ').map((corner) => corner.split(',').map(Number)) : points;
  const [endX = 0, endY = 0] = corners.at(-1) ?? [];
  const [fromX = 0, fromY = 0] = corners.at(-2) ?? [];
  const angle = (Math.atan2(endY - fromY, endX - fromX) * 180) / Math.PI;
  return (
    <g>
      <polyline
        points={corners.map((corner) => corner.join(',')).join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dashed ? '4 3' : undefined}
      />
      {arrow && (
        <polygon
          points="0,0 -7,-3.5 -7,3.5"
          fill={colour}
          transform={`translate(${endX} ${endY}) rotate(${angle})`}
        />
      )}
    </g>
  );
}

/** The junction of two wires. */
export function Dot({
  x,
  y,
  tone = 'quiet',
  r = 2.6,
}: {
  x: number;
  y: number;
  tone?: Tone;
  r?: number;
}): ReactNode {
  return <circle cx={x} cy={y} r={r} fill={`var(--fig-${tone})`} />;
}

/** A diode in a line from left to right; `x` is its anode. */
export function Diode({ x, y, label }: { x: number; y: number; label: string }): ReactNode {
  return (
    <g>
      <polygon points={`${x},${y - 8} ${x},${y + 8} ${x + 14},${y}`} fill="var(--fig-ink)" />
      <line x1={x + 15} x2={x + 15} y1={y - 8} y2={y + 8} stroke="var(--fig-ink)" strokeWidth={2} />
      <Label x={x + 8} y={y + 19} size={11.5} tone="quiet">
        {label}
      </Label>
    </g>
  );
}
