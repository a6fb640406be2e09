import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { electrodeColumns } from '@site/src/data/boardPrint';
import type { WireColour } from '@site/src/data/montages';
import { requireName } from '../findNamed';
import { tenth } from '../parts';
import styles from './PinHeader.module.css';

/** A pin in use. */
export interface UsedPin {
  /** The column as printed: `N1P`, `SRB`, `BIAS`; on the Ganglion `1`, `REF`, `D_G`. */
  column: string;
  row: 'top' | 'bottom';
  wire: WireColour;
  /** What is on the wire, such as `muscle, end 1`. */
  label: string;
}

interface PinHeaderProps {
  title: string;
  caption: ReactNode;
  board: 'Cyton' | 'Daisy' | 'Ganglion';
  pins: readonly UsedPin[];
}

/** Columns as printed, from left to right while the board lies with its header away from you. */
const columns: Record<PinHeaderProps['board'], readonly string[]> = {
  Cyton: electrodeColumns,
  Daisy: electrodeColumns,
  Ganglion: ['GNDA', 'D_G', 'REF', '4', '3', '2', '1', 'AVDD'],
};

const width = 360;
const left = 8;
const top = 58;
const rowGap = 26;

/** Black and white wires are that in both modes, and the number on them is not. */
const numberOn = (wire: WireColour): string | undefined =>
  wire === 'black' ? styles.numberOnDark : wire === 'white' ? styles.numberOnLight : styles.number;

/** The electrode header in the order of its print, with the pins in use in the colours of their wires. */
export function PinHeader({ title, caption, board, pins }: PinHeaderProps): ReactNode {
  const names = columns[board];
  for (const { column } of pins) requireName(names, column, `<PinHeader board="${board}">`);
  const gap = (width - 2 * left) / names.length;
  const x = (column: string): number => tenth(left + gap * (names.indexOf(column) + 0.5));
  const y = (row: UsedPin['row']): number => top + (row === 'top' ? 0 : rowGap);
  const find = (column: string, row: UsedPin['row']): UsedPin | undefined =>
    pins.find((pin) => pin.column === column && pin.row === row);
  const legendTop = top + rowGap + 34;
  return (
    <Figure
      title={title}
      caption={
        <>
          {caption} Columns as printed, header away from you; from the front of the header they run the other
          way.
        </>
      }
      alt={`Header of the ${board}, two rows of pins. In use: ${pins
        .map(({ column, row, wire, label }) => `${column}, ${row} row, ${wire} wire: ${label}`)
        .join('; ')}. The bottom row is the one nearer the table.`}
    >
      <svg viewBox={`0 0 ${width} ${legendTop + pins.length * 22}`} aria-hidden="true">
        <rect className={styles.board} x={2} y={2} width={width - 4} height={top + rowGap + 12} rx={6} />
        {names.map((name) => (
          <g key={name}>
            <text
              className={styles.column}
              transform={`translate(${tenth(x(name) + 4.5)} ${top - 14}) rotate(-90)`}
            >
              {name}
            </text>
            {(['top', 'bottom'] as const).map((row) => {
              const used = find(name, row);
              return (
                <g key={row}>
                  <circle
                    className={used ? styles.used : styles.free}
                    cx={x(name)}
                    cy={y(row)}
                    r={used ? 10.5 : 4}
                    style={used && { fill: `var(--wire-${used.wire})` }}
                  />
                  {used && (
                    <text className={numberOn(used.wire)} x={x(name)} y={y(row) + 4.5}>
                      {pins.indexOf(used) + 1}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        {pins.map(({ column, row, wire, label }, index) => (
          <g key={`${column} ${row}`}>
            <circle
              className={styles.key}
              cx={14}
              cy={legendTop + index * 22}
              r={9}
              style={{ fill: `var(--wire-${wire})` }}
            />
            <text className={numberOn(wire)} x={14} y={legendTop + index * 22 + 4.5}>
              {index + 1}
            </text>
            <text className={styles.legend} x={30} y={legendTop + index * 22 + 5}>
              {`${column} ${row}: ${label}`}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
