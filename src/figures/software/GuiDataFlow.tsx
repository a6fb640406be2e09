import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/Figure';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  title: string;
  text?: string;
  /** Whether the data in it have passed the filters. */
  filtered?: boolean;
}

const boxHeight = 44;

function Box({ x, y, width, title, text, filtered }: BoxProps): ReactNode {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={boxHeight}
        rx="6"
        fill="var(--fig-raised)"
        stroke={filtered ? 'var(--fig-accent)' : 'var(--fig-line)'}
        strokeWidth={filtered ? 2 : 1.2}
      />
      <text
        x={x + width / 2}
        y={y + (text ? 18 : 27)}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        fill="var(--fig-ink)"
      >
        {title}
      </text>
      {text && (
        <text x={x + width / 2} y={y + 35} textAnchor="middle" fontSize="11" fill="var(--fig-quiet)">
          {text}
        </text>
      )}
    </g>
  );
}

/** An arrow along the given points, its head at the last. */
function Arrow({ points }: { points: readonly (readonly [number, number])[] }): ReactNode {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  return (
    <g stroke="var(--fig-quiet)" fill="none" strokeWidth="1.5">
      <path d={`M ${points.map((point) => point.join(' ')).join(' L ')}`} />
      <path
        d="M -7 -4 L 0 0 L -7 4 Z"
        fill="var(--fig-quiet)"
        stroke="none"
        transform={`translate(${last.join(' ')}) rotate(${angle.toFixed(0)})`}
      />
    </g>
  );
}

/** The way of a sample through the GUI: what is recorded and sent before, what after the filters. */
export function GuiDataFlow(): ReactNode {
  return (
    <Figure
      title="The way of a sample through the GUI"
      caption="Everything that is recorded leaves before the filters. Only widgets, and what the Networking widget makes of them, see filtered data (blue outline)."
      alt="The board sends to BrainFlow inside the GUI. BrainFlow's streamer writes its CSV file or sends to the network, unfiltered. The GUI's recorder writes the OpenBCI text file or BDF+, unfiltered. Then come the filters; after them the widgets and the Networking widget, which can send both filtered and raw data."
      maxWidth={560}
    >
      <svg viewBox="0 0 360 352" aria-hidden="true">
        <Box x={10} y={6} width={150} title="Board" text="or file, synthetic, network" />
        <Arrow
          points={[
            [85, 50],
            [85, 74],
          ]}
        />
        <Box x={10} y={76} width={150} title="BrainFlow" text="µV, g, time stamp" />
        <Arrow
          points={[
            [160, 98],
            [196, 98],
          ]}
        />
        <Box x={198} y={76} width={152} title="BrainFlow Streamer" text="CSV file or network" />
        <Arrow
          points={[
            [85, 120],
            [85, 154],
          ]}
        />
        <Arrow
          points={[
            [85, 137],
            [178, 137],
            [178, 178],
            [196, 178],
          ]}
        />
        <Box x={198} y={156} width={152} title="Recording" text="OpenBCI text or BDF+" />
        <Box x={10} y={156} width={150} title="Filters" text="per channel, live" filtered />
        <Arrow
          points={[
            [85, 200],
            [85, 234],
          ]}
        />
        <Box x={10} y={236} width={150} title="Widgets" text="plots, FFT, bands, EMG" filtered />
        <Arrow
          points={[
            [160, 258],
            [196, 258],
          ]}
        />
        <Box x={198} y={236} width={152} title="Networking" text="UDP, OSC, LSL, serial" filtered />
        <rect
          x="10"
          y="310"
          width="16"
          height="12"
          rx="2"
          fill="var(--fig-raised)"
          stroke="var(--fig-line)"
        />
        <text x="32" y="320" fontSize="12" fill="var(--fig-ink)">
          unfiltered
        </text>
        <rect
          x="120"
          y="310"
          width="16"
          height="12"
          rx="2"
          fill="var(--fig-raised)"
          stroke="var(--fig-accent)"
          strokeWidth="2"
        />
        <text x="142" y="320" fontSize="12" fill="var(--fig-ink)">
          filtered (Networking: as chosen)
        </text>
      </svg>
    </Figure>
  );
}
