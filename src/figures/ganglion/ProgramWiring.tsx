import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Label, Wire } from '../parts';

const WIRES = [
  { board: 'GND', adapter: 'GND' },
  { board: 'TX', adapter: 'TX' },
  { board: 'RX', adapter: 'RX' },
  { board: 'RST', adapter: 'RTS' },
] as const;

const TOP = 52;
const PITCH = 34;

/** The four wires between a serial adapter and the board. */
export function ProgramWiring(): ReactNode {
  const reset = TOP + 3 * PITCH;
  return (
    <Figure
      title="Serial adapter and Ganglion"
      caption="TX goes to TX and RX to RX: the board names these pins from the adapter’s side. The capacitor turns the level of RTS into a short pulse. GND, TX and RX are in the two rows at 45 degrees, RST is the second pin of P2 below the power switch. No wire goes to the adapter’s supply."
      alt="Four wires from the Ganglion to the serial adapter: GND to GND, TX to TX, RX to RX, and RST through a capacitor of 0.1 microfarad to RTS. The adapter’s 5 volt or 3.3 volt pin stays free; the Ganglion runs on its battery."
    >
      <svg viewBox="0 0 342 200" aria-hidden="true">
        <Box x={4} y={8} w={112} h={184} fill="var(--fig-board)" />
        <Label x={60} y={24} tone="board-ink" bold>
          Ganglion
        </Label>
        <Box x={226} y={8} w={112} h={184} fill="var(--fig-board)" />
        <Label x={282} y={24} tone="board-ink" bold>
          Serial adapter
        </Label>
        {WIRES.map(({ board, adapter }, index) => {
          const y = TOP + index * PITCH;
          return (
            <g key={board}>
              <Label x={108} y={y} anchor="end" tone="board-ink" mono>
                {board}
              </Label>
              <Label x={234} y={y} anchor="start" tone="board-ink" mono>
                {adapter}
              </Label>
              {board === 'RST' ? (
                <g>
                  <Wire
                    points={[
                      [116, y],
                      [167, y],
                    ]}
                    tone="ink"
                  />
                  <Wire
                    points={[
                      [175, y],
                      [226, y],
                    ]}
                    tone="ink"
                  />
                </g>
              ) : (
                <Wire
                  points={[
                    [116, y],
                    [226, y],
                  ]}
                  tone="ink"
                />
              )}
            </g>
          );
        })}
        <line x1={167} x2={167} y1={reset - 9} y2={reset + 9} stroke="var(--fig-ink)" strokeWidth={2} />
        <line x1={175} x2={175} y1={reset - 9} y2={reset + 9} stroke="var(--fig-ink)" strokeWidth={2} />
        <Label x={171} y={reset + 20}>
          0.1 µF
        </Label>
        <Label x={234} y={TOP + 4 * PITCH - 8} anchor="start" mono tone="board-ink">
          VCC: free
        </Label>
        <Label x={108} y={TOP + 4 * PITCH - 8} anchor="end" tone="board-ink" size={11.5}>
          on battery
        </Label>
      </svg>
    </Figure>
  );
}
