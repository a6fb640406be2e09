import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { cytonCorners } from '@site/src/data/outline';
import { partsOfBoard } from '../boardParts';
import { Label, tenth } from '../parts';

/** Positions of the layout files, in thousandths of an inch; the board is turned over, so x is mirrored. */
const SCALE = 0.12;
const x = (mil: number): number => tenth(26 + (2420 - mil) * SCALE);
const y = (mil: number): number => tenth(298 - mil * SCALE);

const { Outline, Part } = partsOfBoard({ x, y, scale: SCALE });

/** The Cyton from below: battery, switch, radio, card slot and the radio's programming pads. */
export function BoardBottom(): ReactNode {
  return (
    <Figure
      title="Cyton from below"
      caption="Battery connector, power switch, radio, card slot and the four pads through which the radio can be programmed. Plus and minus are printed beside the battery connector."
      alt="The board turned over. Upper left: the battery connector, minus at the left and plus at the right of its print. At the left edge the slide switch. Bottom middle: the RFduino radio with its antenna at the board's edge. Lower right, at 45 degrees: the microSD slot that opens towards the edge. Right: four pads GND, RFRST, RFRX, RFTX. Between battery and radio: the voltage regulators."
    >
      <svg viewBox="0 0 342 306" aria-hidden="true">
        <Outline corners={cytonCorners} />
        <Part cx={1993} cy={1490} w={330} h={290} />
        <Label x={x(1993)} y={y(1700)} tone="board-ink" bold>
          Battery
        </Label>
        <Label x={x(1993)} y={y(1490)} tone="board-ink" bold>
          − +
        </Label>
        <Part cx={2341} cy={1196} w={105} h={380} />
        <rect x={x(2419) - 7} y={y(1240)} width={7} height={11} fill="var(--fig-quiet)" />
        <Label x={x(2280) + 2} y={y(1196)} anchor="start" tone="board-ink" size={11.5}>
          Switch
        </Label>
        <Part cx={1620} cy={960} w={560} h={340} />
        <Label x={x(1620)} y={y(1020)} tone="board-ink" size={11.5}>
          Voltage
        </Label>
        <Label x={x(1620)} y={y(900)} tone="board-ink" size={11.5}>
          regulators
        </Label>
        <Part cx={1400} cy={305} w={605} h={590} />
        <Label x={x(1400)} y={y(400)} tone="board-ink" bold>
          RFduino
        </Label>
        <Label x={x(1400)} y={y(280)} tone="board-ink">
          radio
        </Label>
        <rect
          x={x(1702)}
          y={y(182)}
          width={tenth(485 * SCALE)}
          height={tenth(165 * SCALE)}
          fill="var(--fig-board-ink)"
          fillOpacity={0.25}
        />
        <Label x={x(1460)} y={y(95)} tone="board-ink" size={11.5}>
          antenna
        </Label>
        <Part cx={564} cy={561} w={620} h={570} angle={45} />
        <Label x={x(560)} y={y(600)} tone="board-ink" bold>
          microSD
        </Label>
        <Label x={x(560)} y={y(480)} tone="board-ink">
          slot
        </Label>
        <Part cx={308} cy={1237} w={85} h={380} angle={45} />
        {['GND', 'RFRST', 'RFRX', 'RFTX'].map((label, index) => (
          <Label
            key={label}
            x={x(235 + 71 * index) + 5}
            y={y(1345 - 71 * index) - 10}
            anchor="end"
            rotate={45}
            tone="board-ink"
            size={11.5}
          >
            {label}
          </Label>
        ))}
        <Label x={x(1220)} y={y(2120)} tone="board-ink" size={12}>
          electrode header (solder side)
        </Label>
        <Label x={x(1220)} y={y(1900)} tone="board-ink" size={11.5}>
          2.2 kΩ and 1 nF at each input
        </Label>
      </svg>
    </Figure>
  );
}
