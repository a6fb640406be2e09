import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/Figure';
import { Label, partsOfBoard } from '../parts';

/** Positions are those of the layout files, in thousandths of an inch from the lower left corner. */
const SCALE = 0.13;
const LEFT = 12;
const BASE = 324;
const x = (mil: number): number => LEFT + mil * SCALE;
const y = (mil: number): number => BASE - mil * SCALE;

const OUTLINE = [
  [2419.5, 1712.5],
  [1712.5, 2419.5],
  [711.5, 2419.5],
  [3.5, 1711.5],
  [3.5, 712.5],
  [710.5, 5.5],
  [1711.5, 5.5],
  [2419.5, 713.5],
] as const;

/** Columns of the electrode header from left to right, as printed. */
const COLUMNS = [
  'AVSS',
  'SRB',
  'N1P',
  'N2P',
  'N3P',
  'N4P',
  'N5P',
  'N6P',
  'N7P',
  'N8P',
  'BIAS',
  'AGND',
  'AVDD',
];
const BUS = ['DVDD', 'GND', 'MISO', 'SCK', 'RST', 'CLK', 'MOSI', 'CS2'];
const J4 = ['D17', 'RST', 'D18', 'D11'];
const J3 = ['D13', 'D12', 'VDD', 'GND'];

const { Part, Pin } = partsOfBoard({ x, y, scale: SCALE });

/** The Cyton from above: outline, pins and parts where the layout files put them. */
export function BoardTop(): ReactNode {
  return (
    <Figure
      title="Cyton from above"
      maxWidth={560}
      caption="Pins and parts stand where the layout files of revision V4_C put them. Each column of the electrode header has two pins, one above the other when you look at the edge of the board: where N1P is printed, the upper pin is the P input of channel 1 and the lower pin its N input."
      alt="Octagonal board. Along its top edge a header of two rows and thirteen columns, from left to right: AVSS, SRB, N1P to N8P, BIAS, AGND, AVDD. Upper pins: SRB1 and the P inputs. Lower pins: SRB2 and the N inputs. In the middle the ADS1299, below it the PIC32 microcontroller. At the left, at 45 degrees, the Daisy bus: DVDD, GND, MISO, SCK, RST, CLK, MOSI, CS2. At the right the PROG button above the RST button, at the right edge the power switch with PC above, OFF in the middle, BLE below. Lower right: D17, RST, D18, D11 and, at 45 degrees, D13, D12, VDD, GND. Bottom left of the middle: the accelerometer."
    >
      <svg viewBox="0 0 342 332" aria-hidden="true">
        <polygon
          points={OUTLINE.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')}
          fill="var(--fig-board)"
          stroke="var(--fig-line)"
        />
        <rect
          x={x(570)}
          y={y(2225)}
          width={1302 * SCALE}
          height={201 * SCALE}
          fill="none"
          stroke="var(--fig-board-ink)"
        />
        {COLUMNS.map((label, index) => (
          <g key={label}>
            <Pin cx={620.5 + 100 * index} cy={2174.5} />
            <Pin cx={620.5 + 100 * index} cy={2074.5} />
            <Label
              x={x(620.5 + 100 * index)}
              y={y(1990)}
              anchor="start"
              rotate={90}
              size={11.5}
              tone="board-ink"
            >
              {label}
            </Label>
          </g>
        ))}
        <Label x={2} y={8} anchor="start" size={12}>
          Upper pins:
        </Label>
        <Label x={2} y={22} anchor="start" size={12}>
          P, SRB1
        </Label>
        <Label x={2} y={39} anchor="start" size={12}>
          Lower pins:
        </Label>
        <Label x={2} y={53} anchor="start" size={12}>
          N, SRB2
        </Label>

        <Part cx={1230} cy={1400} w={470} h={470} />
        <Label x={x(1230)} y={y(1400)} tone="board-ink" size={11.5} bold>
          ADS1299
        </Label>
        <Part cx={1321} cy={780} w={200} h={400} />
        <Label x={x(1321)} y={y(780)} tone="board-ink" rotate={-90} bold>
          PIC32
        </Label>
        <Part cx={885} cy={312} w={130} h={130} />
        <Label x={x(885)} y={y(312) + 17} tone="board-ink" size={11.5}>
          LIS3DH
        </Label>

        {BUS.map((label, index) => {
          const cx = 299.01 + 70.71 * index;
          const cy = 1457.99 - 70.71 * index;
          return (
            <g key={label}>
              <Pin cx={cx} cy={cy} />
              <Label x={x(cx) + 5} y={y(cy) - 5} anchor="start" rotate={-45} size={11.5} tone="board-ink">
                {label}
              </Label>
            </g>
          );
        })}
        <Label x={x(330)} y={y(1010)} tone="board-ink" size={11.5} rotate={45}>
          Daisy bus J1
        </Label>

        <Part cx={1905} cy={1331} w={130} h={130} />
        <Label x={x(1905) + 11} y={y(1331)} anchor="start" tone="board-ink" size={11.5}>
          PROG
        </Label>
        <Part cx={1909} cy={1022} w={130} h={130} />
        <Label x={x(1909) + 11} y={y(1030)} anchor="start" tone="board-ink" size={11.5}>
          RST
        </Label>
        <circle cx={x(1810)} cy={y(702)} r={4} fill="var(--channel-3)" stroke="var(--fig-board-ink)" />
        <Label x={x(1750)} y={y(600)} tone="board-ink" size={11.5}>
          LED
        </Label>

        <rect x={x(2419)} y={y(1240)} width={7} height={11} fill="var(--fig-quiet)" />
        <Label x={x(2370)} y={y(1500)} anchor="middle" tone="board-ink" size={11.5} rotate={-90}>
          PC
        </Label>
        <Label x={x(2370)} y={y(1200)} anchor="middle" tone="board-ink" size={11.5} rotate={-90}>
          OFF
        </Label>
        <Label x={x(2370)} y={y(880)} anchor="middle" tone="board-ink" size={11.5} rotate={-90}>
          BLE
        </Label>

        {J4.map((label, index) => (
          <g key={label}>
            <Pin cx={2104} cy={889 - 100 * index} />
            <Label x={x(2104) - 6} y={y(889 - 100 * index)} anchor="end" size={11.5} tone="board-ink">
              {label}
            </Label>
          </g>
        ))}
        {J3.map((label, index) => {
          const cx = 2018 - 70.71 * index;
          const cy = 481 - 70.71 * index;
          return (
            <g key={label}>
              <Pin cx={cx} cy={cy} />
              <Label x={x(cx) + 14} y={y(cy) + 14} anchor="start" rotate={45} size={11.5}>
                {label}
              </Label>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
