import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/Figure';
import { Label } from '../parts';

/** Positions are those of the layout picture, in its pixels; one pixel is 1/300 in. */
const SCALE = 0.45;
const at = (pixels: number): number => pixels * SCALE;

const OUTLINE = '228,14 528,14 739,226 739,527 528,739 228,739 15,527 15,226'
  .split(' ')
  .map((corner) =>
    corner
      .split(',')
      .map((value) => at(Number(value)))
      .join(','),
  )
  .join(' ');

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
const RIGHT = ['5V', 'RST', 'A7', 'A6', 'A5', 'A4'];
const CORNER = ['A3', 'A2', 'A1', 'A0'];
const BLOCK = [
  ['RFTX', 'MISO'],
  ['RFRX', 'MOSI'],
  ['RFRST', 'SCLK'],
  ['GND', 'GND'],
] as const;

const Pin = ({ x, y }: { x: number; y: number }): ReactNode => (
  <circle cx={at(x)} cy={at(y)} r={2.7} fill="var(--fig-board-ink)" />
);

function Part({ x, y, w, h }: { x: number; y: number; w: number; h: number }): ReactNode {
  return (
    <rect
      x={at(x - w / 2)}
      y={at(y - h / 2)}
      width={at(w)}
      height={at(h)}
      rx={2}
      fill="none"
      stroke="var(--fig-board-ink)"
    />
  );
}

/** The 8-bit board from above: outline, pins and the parts that tell it from a Cyton. */
export function EightBitBoard(): ReactNode {
  return (
    <Figure
      title="8-bit board from above"
      maxWidth={560}
      caption="Square ATmega, level shifter beside it, one push button, and A0 to A7 at the right: a Cyton has two buttons and pins with D in their names. The left row works at 3.3 V, the rows at the right at 5 V."
      alt="Octagonal board. Along its top edge the electrode header of two rows and thirteen columns, left to right: AVSS, SRB, N1P to N8P, BIAS, AGND, AVDD. Middle: ADS1299; below it a level shifter and at its right the ATmega328P. Left, at 45 degrees, the Daisy bus DVDD, GND, MISO, SCK, RST, CLK, MOSI, CS2, and below it the mark V3-8. Right edge: one push button, RESET, over the power switch with PC, OFF and BLE. Below it 5V, RST, A7, A6, A5, A4, and at 45 degrees A3 to A0. Bottom: two columns of four pins, RFTX, RFRX, RFRST, GND and MISO, MOSI, SCLK, GND, with the accelerometer at their left."
    >
      <svg viewBox="0 0 342 338" aria-hidden="true">
        <polygon points={OUTLINE} fill="var(--fig-board)" stroke="var(--fig-line)" />
        {COLUMNS.map((label, index) => (
          <g key={label}>
            <Pin x={200 + 30 * index} y={88} />
            <Pin x={200 + 30 * index} y={118} />
            <Label
              x={at(200 + 30 * index)}
              y={at(138)}
              anchor="start"
              rotate={90}
              size={11.5}
              tone="board-ink"
            >
              {label}
            </Label>
          </g>
        ))}
        <Part x={372} y={318} w={146} h={140} />
        <Label x={at(372)} y={at(318)} size={11.5} tone="board-ink" bold>
          ADS1299
        </Label>
        <Label x={at(402)} y={at(405)} size={11.5} tone="board-ink">
          shifter
        </Label>
        <Part x={402} y={485} w={56} h={120} />
        <Part x={548} y={505} w={116} h={96} />
        <Label x={at(548)} y={at(492)} size={11.5} tone="board-ink" bold>
          ATmega
        </Label>
        <Label x={at(548)} y={at(519)} size={11.5} tone="board-ink" bold>
          328P
        </Label>
        {BUS.map((label, index) => (
          <g key={label}>
            <Pin x={103 + 21.3 * index} y={303 + 21.3 * index} />
            <Label
              x={at(103 + 21.3 * index) + 5}
              y={at(303 + 21.3 * index) - 5}
              anchor="start"
              rotate={-45}
              size={11.5}
              tone="board-ink"
            >
              {label}
            </Label>
          </g>
        ))}
        <Label x={at(92)} y={at(440)} size={12} tone="board-ink" bold>
          V3 - 8
        </Label>
        <Part x={700} y={366} w={36} h={48} />
        <Label x={at(674)} y={at(366)} anchor="end" size={11.5} tone="board-ink">
          RESET
        </Label>
        <Label x={at(727)} y={at(318)} rotate={-90} size={11.5} tone="board-ink">
          PC
        </Label>
        <Label x={at(727)} y={at(432)} rotate={-90} size={11.5} tone="board-ink">
          BLE
        </Label>
        {RIGHT.map((label, index) => (
          <g key={label}>
            <Pin x={634} y={398 + 30 * index} />
            <Label x={at(634) + 7} y={at(398 + 30 * index)} anchor="start" size={11.5} tone="board-ink">
              {label}
            </Label>
          </g>
        ))}
        {CORNER.map((label, index) => (
          <g key={label}>
            <Pin x={634 - 21.3 * index} y={589 + 21.3 * index} />
            <Label
              x={at(634 - 21.3 * index) - 4}
              y={at(589 + 21.3 * index) - 4}
              anchor="end"
              rotate={45}
              size={11.5}
              tone="board-ink"
            >
              {label}
            </Label>
          </g>
        ))}
        {BLOCK.map(([left, right], index) => (
          <g key={right + left}>
            <Pin x={423} y={583 + 30 * index} />
            <Pin x={453} y={583 + 30 * index} />
            <Label x={at(413)} y={at(583 + 30 * index)} anchor="end" size={11.5} tone="board-ink">
              {left}
            </Label>
            <Label x={at(463)} y={at(583 + 30 * index)} anchor="start" size={11.5} tone="board-ink">
              {right}
            </Label>
          </g>
        ))}
        <Part x={285} y={638} w={36} h={36} />
        <Label x={at(285)} y={at(680)} size={11.5} tone="board-ink">
          LIS3DH
        </Label>
      </svg>
    </Figure>
  );
}
