import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { daisyBusPrint, electrodeColumns } from '@site/src/data/boardPrint';
import { partsOfBoard } from '../boardParts';
import { Label } from '../parts';

/** Positions are those of the layout picture, in its pixels; one pixel is 1/300 in. */
const SCALE = 0.45;
const at = (pixels: number): number => pixels * SCALE;

const OUTLINE = [
  [228, 14],
  [528, 14],
  [739, 226],
  [739, 527],
  [528, 739],
  [228, 739],
  [15, 527],
  [15, 226],
] as const;

const RIGHT = ['5V', 'RST', 'A7', 'A6', 'A5', 'A4'];
const CORNER = ['A3', 'A2', 'A1', 'A0'];
const BLOCK_LEFT = ['RFTX', 'RFRX', 'RFRST', 'GND'];
const BLOCK_RIGHT = ['MISO', 'MOSI', 'SCLK', 'GND'];

const { Header, Outline, Part, PinRow } = partsOfBoard({ x: at, y: at, scale: SCALE });

/** The 8-bit board from above: outline, pins and the parts that tell it from a Cyton. */
export function EightBitBoard(): ReactNode {
  return (
    <Figure
      title="8-bit board from above"
      caption="You can tell it by the square ATmega, the level shifter beside it, the one push button, and A0 to A7 at the right: a Cyton has two buttons and pins with D in their names. The left row works at 3.3 V, the rows at the right at 5 V."
      alt="Octagonal board. Along its top edge the electrode header of two rows and thirteen columns, left to right: AVSS, SRB, N1P to N8P, BIAS, AGND, AVDD. Middle: ADS1299; below it a level shifter and at its right the ATmega328P. Left, at 45 degrees, the Daisy bus DVDD, GND, MISO, SCK, RST, CLK, MOSI, CS2, and below it the mark V3-8. Right edge: one push button, RESET, over the power switch with PC, OFF and BLE. Below it 5V, RST, A7, A6, A5, A4, and at 45 degrees A3 to A0. Bottom: two columns of four pins, RFTX, RFRX, RFRST, GND and MISO, MOSI, SCLK, GND, with the accelerometer at their left."
    >
      <svg viewBox="0 0 342 338" aria-hidden="true">
        <Outline corners={OUTLINE} />
        <Header columns={electrodeColumns} left={200} step={30} upper={88} lower={118} print={138} />
        <Part cx={372} cy={318} w={146} h={140} />
        <Label x={at(372)} y={at(318)} size={11.5} tone="board-ink" bold>
          ADS1299
        </Label>
        <Label x={at(402)} y={at(405)} size={11.5} tone="board-ink">
          shifter
        </Label>
        <Part cx={402} cy={485} w={56} h={120} />
        <Part cx={548} cy={505} w={116} h={96} />
        <Label x={at(548)} y={at(492)} size={11.5} tone="board-ink" bold>
          ATmega
        </Label>
        <Label x={at(548)} y={at(519)} size={11.5} tone="board-ink" bold>
          328P
        </Label>
        <PinRow
          labels={daisyBusPrint}
          at={[103, 303]}
          step={[21.3, 21.3]}
          dx={5}
          dy={-5}
          rotate={-45}
          anchor="start"
        />
        <Label x={at(92)} y={at(440)} size={12} tone="board-ink" bold>
          V3 - 8
        </Label>
        <Part cx={700} cy={366} w={36} h={48} />
        <Label x={at(674)} y={at(366)} anchor="end" size={11.5} tone="board-ink">
          RESET
        </Label>
        <Label x={at(727)} y={at(318)} rotate={-90} size={11.5} tone="board-ink">
          PC
        </Label>
        <Label x={at(727)} y={at(432)} rotate={-90} size={11.5} tone="board-ink">
          BLE
        </Label>
        <PinRow labels={RIGHT} at={[634, 398]} step={[0, 30]} dx={7} anchor="start" />
        <PinRow
          labels={CORNER}
          at={[634, 589]}
          step={[-21.3, 21.3]}
          dx={-4}
          dy={-4}
          rotate={45}
          anchor="end"
        />
        <PinRow labels={BLOCK_LEFT} at={[423, 583]} step={[0, 30]} dx={-10 * SCALE} anchor="end" />
        <PinRow labels={BLOCK_RIGHT} at={[453, 583]} step={[0, 30]} dx={10 * SCALE} anchor="start" />
        <Part cx={285} cy={638} w={36} h={36} />
        <Label x={at(285)} y={at(680)} size={11.5} tone="board-ink">
          LIS3DH
        </Label>
      </svg>
    </Figure>
  );
}
