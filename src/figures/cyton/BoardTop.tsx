import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { cytonJ3Print, cytonJ4Print, daisyBusPrint, electrodeColumns } from '@site/src/data/boardPrint';
import { cytonCorners } from '@site/src/data/outline';
import { partsOfBoard } from '../boardParts';
import { Label, tenth } from '../parts';

/** Positions are those of the layout files, in thousandths of an inch from the lower left corner. */
const SCALE = 0.13;
const LEFT = 12;
const BASE = 324;
const x = (mil: number): number => tenth(LEFT + mil * SCALE);
const y = (mil: number): number => tenth(BASE - mil * SCALE);

const { Header, Outline, Part, PinRow } = partsOfBoard({ x, y, scale: SCALE });

/** The Cyton from above: outline, pins and parts where the layout files put them. */
export function BoardTop(): ReactNode {
  return (
    <Figure
      title="Cyton from above"
      caption="Pins and parts are where the layout files of revision V4_C put them. Where N1P is printed, the top pin is the P input of channel 1 and the bottom pin its N input. The dots are the solder points: those of the bottom pins are at the edge."
      alt={`Octagonal board. Along its top edge a header of two rows and thirteen columns, from left to right: ${electrodeColumns.join(', ')}. Solder points at the edge: bottom pins, SRB2 and N inputs. Inner ones: top pins, SRB1 and P inputs. In the middle the ADS1299, below it the PIC32 microcontroller. At the left, at 45 degrees, the Daisy bus: ${daisyBusPrint.join(', ')}. At the right the PROG button above the RST button, at the right edge the power switch with PC above, OFF in the middle, BLE below. Lower right: ${cytonJ4Print.join(', ')} and, at 45 degrees, ${cytonJ3Print.join(', ')}. Bottom left of the middle: the accelerometer.`}
    >
      <svg viewBox="0 0 342 332" aria-hidden="true">
        <Outline corners={cytonCorners} />
        <rect
          x={x(570)}
          y={y(2225)}
          width={tenth(1302 * SCALE)}
          height={tenth(201 * SCALE)}
          fill="none"
          stroke="var(--fig-board-ink)"
        />
        <Header
          columns={electrodeColumns}
          left={620.5}
          step={100}
          upper={2174.5}
          lower={2074.5}
          print={1990}
        />
        <Label x={2} y={8} anchor="start" size={12}>
          Edge row:
        </Label>
        <Label x={2} y={22} anchor="start" size={12}>
          N, SRB2
        </Label>
        <Label x={2} y={39} anchor="start" size={12}>
          Inner row:
        </Label>
        <Label x={2} y={53} anchor="start" size={12}>
          P, SRB1
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

        <PinRow
          labels={daisyBusPrint}
          at={[299.01, 1457.99]}
          step={[70.71, -70.71]}
          dx={5}
          dy={-5}
          rotate={-45}
          anchor="start"
        />
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

        <PinRow labels={cytonJ4Print} at={[2104, 889]} step={[0, -100]} dx={-6} anchor="end" />
        <PinRow
          labels={cytonJ3Print}
          at={[2018, 481]}
          step={[-70.71, -70.71]}
          dx={14}
          dy={14}
          rotate={45}
          anchor="start"
          isBeside
        />
      </svg>
    </Figure>
  );
}
