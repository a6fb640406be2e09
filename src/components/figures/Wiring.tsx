import type { ReactNode } from 'react';
import type { Wire } from '@site/src/data/types';
import { DataTable } from '../tables/DataTable';
import { Figure } from './Figure';
import styles from './Wiring.module.css';

interface WiringProps {
  title: string;
  caption: ReactNode;
  /** Name of the device on the left. */
  left: string;
  /** Name of the device on the right. */
  right: string;
  wires: readonly Wire[];
}

const WIDTH = 360;
const ROW = 30;
const TOP = 40;
const BOX = 116;

/** A wire of this colour has an edge, by which it is seen on dark paper. */
const BLACK = 'var(--wire-black)';

/** A wiring between two devices, as a drawing and as the same list in a table. */
export function Wiring({ title, caption, left, right, wires }: WiringProps): ReactNode {
  const height = TOP + wires.length * ROW + 12;
  const alt = wires.map(({ from, to }) => `${left} ${from} to ${right} ${to}`).join('; ');
  return (
    <>
      <Figure title={title} caption={caption} alt={`${alt}.`}>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
          {[
            { name: left, x: 0 },
            { name: right, x: WIDTH - BOX },
          ].map(({ name, x }) => (
            <g key={x}>
              <rect className={styles.device} x={x} y={0.5} width={BOX} height={height - 1} rx={8} />
              <text className={styles.name} x={x + BOX / 2} y={24}>
                {name}
              </text>
            </g>
          ))}
          {wires.map((wire, index) => {
            const y = TOP + index * ROW + ROW / 2;
            const stroke = wire.stroke ?? 'var(--fig-ink)';
            const ends = stroke === BLACK ? styles.ends : undefined;
            return (
              <g key={`${wire.from} ${wire.to}`}>
                {stroke === BLACK && <line className={styles.edge} x1={BOX} x2={WIDTH - BOX} y1={y} y2={y} />}
                <line x1={BOX} x2={WIDTH - BOX} y1={y} y2={y} stroke={stroke} strokeWidth={3} />
                <circle className={ends} cx={BOX} cy={y} r={5} fill={stroke} />
                <circle className={ends} cx={WIDTH - BOX} cy={y} r={5} fill={stroke} />
                <text className={styles.pin} x={BOX - 12} y={y + 4} textAnchor="end">
                  {wire.from}
                </text>
                <text className={styles.pin} x={WIDTH - BOX + 12} y={y + 4}>
                  {wire.to}
                </text>
                {wire.colour && (
                  <text className={styles.colour} x={WIDTH / 2} y={y - 5}>
                    {wire.colour}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </Figure>
      <DataTable
        caption={`${title}, wire by wire`}
        rows={wires}
        rowKey={({ from, to }) => `${from} ${to}`}
        columns={[
          { head: left, cell: ({ from }) => <code>{from}</code>, namesRow: true },
          { head: right, cell: ({ to }) => <code>{to}</code> },
          wires.some(({ colour }) => colour) && { head: 'Colour', cell: ({ colour }) => colour },
          { head: 'Purpose', cell: ({ purpose }) => purpose },
        ]}
      />
    </>
  );
}
