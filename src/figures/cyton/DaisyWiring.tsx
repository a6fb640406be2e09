import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { electrodeColumns } from '@site/src/data/boardPrint';
import { Dot, Label, Wire } from '../parts';

const x = (column: number): number => 66 + column * 20.8;

function Header({ top, name, first }: { top: number; name: string; first: number }): ReactNode {
  return (
    <g>
      <rect x={54} y={top} width={284} height={44} rx={3} fill="var(--fig-board)" stroke="var(--fig-line)" />
      <Label x={2} y={top + 22} anchor="start" bold>
        {name}
      </Label>
      {electrodeColumns.map((label, column) => (
        <g key={label}>
          <circle cx={x(column)} cy={top + 12} r={4} fill="none" stroke="var(--fig-board-ink)" />
          <circle
            cx={x(column)}
            cy={top + 32}
            r={4}
            fill={
              column >= 2 && column <= 9
                ? `var(--channel-${column - 1})`
                : column === 1
                  ? 'var(--fig-board-ink)'
                  : column === 10 && first === 1
                    ? 'var(--fig-board-ink)'
                    : 'none'
            }
            stroke="var(--fig-board-ink)"
          />
          {column >= 2 && column <= 9 && (
            <Label x={x(column)} y={top + 56} size={11.5}>
              {first + column - 2}
            </Label>
          )}
        </g>
      ))}
    </g>
  );
}

/** Both electrode headers with what goes to their bottom pins. */
export function DaisyWiring(): ReactNode {
  return (
    <Figure
      title="Sixteen channels with one reference"
      caption="Columns in the order that the boards print; of the two rows of dots the lower one shows the bottom pins. Electrodes 1 to 8 go to the bottom pins of the Cyton, and 9 to 16 to the bottom pins of the Daisy. The Y cable joins both bottom SRB pins (SRB2) to one reference electrode. Bias comes from the Cyton alone."
      alt="Two headers of two rows. Above: the Daisy, bottom pins N1P to N8P carry electrodes 9 to 16, its bottom SRB pin goes to the Y cable. Below: the Cyton, bottom pins N1P to N8P carry electrodes 1 to 8, its bottom SRB pin goes to the other end of the Y cable, and its bottom BIAS pin to the bias electrode. The Y cable's single end goes to the reference electrode."
    >
      <svg viewBox="0 0 342 236" aria-hidden="true">
        <Header top={22} name="Daisy" first={9} />
        <Header top={110} name="Cyton" first={1} />
        <Label x={x(1)} y={10} size={11.5}>
          SRB
        </Label>
        <Label x={x(5.5)} y={10} size={11.5}>
          N1P … N8P
        </Label>
        <Label x={x(10)} y={10} size={11.5}>
          BIAS
        </Label>
        <Wire
          points={[
            [x(1), 54],
            [x(1), 76],
            [47, 76],
            [47, 184],
            [x(1), 184],
          ]}
          tone="ink"
        />
        <Wire
          points={[
            [x(1), 142],
            [x(1), 202],
          ]}
          tone="ink"
        />
        <Dot x={x(1)} y={184} tone="ink" />
        <Label x={6} y={214} anchor="start" bold>
          Reference (Y cable)
        </Label>
        <Wire
          points={[
            [x(10), 142],
            [x(10), 202],
          ]}
          tone="ink"
        />
        <Label x={x(10)} y={214} bold>
          Bias
        </Label>
      </svg>
    </Figure>
  );
}
