import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Label } from '../parts';

/** A button of the window: its text, its left edge and its width, on one of the two lines at the top. */
type Button = readonly [text: string, x: number, width: number, y: number];

const UPPER = 6;
const LOWER = 34;

const buttons: readonly Button[] = [
  ['System Control Panel', 6, 128, UPPER],
  ['Update', 158, 46, UPPER],
  ['Shop', 207, 36, UPPER],
  ['Issues', 246, 42, UPPER],
  ['Help', 291, 34, UPPER],
  ['', 328, 26, UPPER],
  ['Start Data Stream', 6, 108, LOWER],
  ['Filters', 117, 44, LOWER],
  ['Smoothing', 164, 68, LOWER],
  ['Settings', 253, 52, LOWER],
  ['Layout', 308, 46, LOWER],
];

const panes = [
  { name: 'Time Series', x: 6, y: 84, w: 212, h: 176 },
  { name: 'FFT Plot', x: 222, y: 84, w: 132, h: 86 },
  { name: 'Accelerometer', x: 222, y: 174, w: 132, h: 86 },
] as const;

/** What the caption explains, and where its number stands. */
const marks = [
  [60, 66],
  [139, 66],
  [198, 66],
  [279, 66],
  [331, 66],
  [341, 17],
  [96, 97],
  [340, 274],
] as const;

function Mark({ number, x, y }: Record<'number' | 'x' | 'y', number>): ReactNode {
  return (
    <g>
      <circle cx={x} cy={y} r={8.5} fill="var(--fig-accent)" />
      <text
        x={x}
        y={y}
        dy="0.35em"
        fontSize={11.5}
        fontWeight={600}
        textAnchor="middle"
        fill="var(--fig-paper)"
      >
        {number}
      </text>
    </g>
  );
}

/**
 * The GUI's window as a session with a Cyton opens it.
 *
 * Source: OpenBCI GUI, `TopNav.pde` (order of the buttons), `WidgetManager.pde` (`setupLayouts`, `setupWidgets`: the
 * fifth layout, filled with the first three widgets) and `Containers.pde`.
 */
export function GuiWindow(): ReactNode {
  return (
    <Figure
      title="The window of a session with a Cyton"
      caption="1 starts and stops the stream, and with it the recording. 2 filters what you see. 3 evens out bursts. 4 saves and loads settings. 5 arranges the panes. 6 opens the console log. 7 chooses the widget of a pane. 8 is the last message."
      alt="At the top left System Control Panel; at the top right Update, Shop, Issues, Help and, marked 6, the console log. On the second line at the left Start Data Stream, marked 1, Filters, marked 2, and Smoothing, marked 3; at the right Settings, marked 4, and Layout, marked 5. Below, three panes: a tall one at the left with Time Series, whose name is a list to choose from, marked 7; at the right FFT Plot above Accelerometer. Along the bottom edge a line with the last message, marked 8."
    >
      <svg viewBox="0 0 360 290" aria-hidden="true">
        <Box x={1} y={1} w={358} h={288} fill="none" />
        {buttons.map(([text, x, width, y]) => (
          <Box key={x + y} x={x} y={y} w={width} h={22} lines={text ? [text] : []} size={11.5} />
        ))}
        {panes.map(({ name, x, y, w, h }) => (
          <g key={name}>
            <Box x={x} y={y} w={w} h={h} fill="var(--fig-paper)" />
            <Label x={x + 8} y={y + 13} size={11.5} anchor="start" bold>
              {name}
            </Label>
            <path d={`M${x} ${y + 25}h${w}`} stroke="var(--fig-line)" />
          </g>
        ))}
        {Array.from({ length: 8 }, (_unused, index) => (
          <g key={index} stroke={`var(--channel-${index + 1})`} strokeWidth={1.5}>
            <circle cx={18} cy={121 + index * 18} r={4} fill="none" />
            <path d={`M28 ${121 + index * 18}h182`} />
          </g>
        ))}
        <path d="M238 118v40h106M238 208v40h106" fill="none" stroke="var(--fig-quiet)" />
        <path d="M1 264h358" stroke="var(--fig-line)" />
        <Label x={8} y={275} size={11.5} anchor="start" tone="quiet">
          Last message, or help for a button
        </Label>
        {marks.map(([x, y], index) => (
          <Mark key={x} number={index + 1} x={x} y={y} />
        ))}
      </svg>
    </Figure>
  );
}
