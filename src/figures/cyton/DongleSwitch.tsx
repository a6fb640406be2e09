import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Label } from '../parts';

/** Positions of the dongle's layout files, in thousandths of an inch. */
const SCALE = 0.11;
const LEFT = 4;

function Dongle({ top, towardsUsb }: { top: number; towardsUsb: boolean }): ReactNode {
  const x = (mil: number): number => LEFT + mil * SCALE;
  const y = (mil: number): number => top + (930 - mil) * SCALE;
  const knob = 1225 + (towardsUsb ? -75 : 75);
  return (
    <g>
      <rect
        x={x(2.5)}
        y={y(702.5)}
        width={510 * SCALE}
        height={475 * SCALE}
        fill="var(--fig-raised)"
        stroke="var(--fig-line)"
      />
      <rect
        x={x(502.5)}
        y={y(922.5)}
        width={1510 * SCALE}
        height={915 * SCALE}
        rx={2}
        fill="var(--fig-board)"
        stroke="var(--fig-line)"
      />
      <Label x={x(255)} y={y(465)} size={12}>
        USB
      </Label>
      <rect
        x={x(1430)}
        y={y(760)}
        width={550 * SCALE}
        height={590 * SCALE}
        fill="none"
        stroke="var(--fig-board-ink)"
      />
      <Label x={x(1705)} y={y(464)} size={12} tone="board-ink">
        radio
      </Label>
      <rect
        x={x(830)}
        y={y(600)}
        width={190 * SCALE}
        height={190 * SCALE}
        fill="none"
        stroke="var(--fig-board-ink)"
      />
      <Label x={x(925)} y={y(750)} size={12} tone="board-ink">
        FTDI
      </Label>
      <circle cx={x(1305)} cy={y(400)} r={3.5} fill="var(--channel-3)" stroke="var(--fig-board-ink)" />
      <rect
        x={x(1085)}
        y={y(180)}
        width={280 * SCALE}
        height={150 * SCALE}
        fill="var(--fig-paper)"
        stroke="var(--fig-line)"
      />
      <rect x={x(knob) - 7} y={y(100)} width={14} height={18} fill="var(--fig-accent)" />
    </g>
  );
}

/** Both positions of the dongle's slide switch and what each is for. */
export function DongleSwitch(): ReactNode {
  return (
    <Figure
      title="The dongle's switch: GPIO6 and RESET"
      caption="Seen from above with the USB plug at the left. Towards the plug, and so towards the computer, is GPIO6: the position for daily use. The names are printed on the underside."
      alt="Two drawings of the dongle. Above, the switch stands towards the USB plug: GPIO6, for streaming and for programming the Cyton. Below, the switch stands away from the USB plug: RESET, only for programming the dongle's own radio; no data arrives in this position."
    >
      <svg viewBox="0 0 340 272" aria-hidden="true">
        <Dongle top={2} towardsUsb />
        <Label x={234} y={22} anchor="start" bold tone="good" size={14}>
          GPIO6
        </Label>
        <Label x={234} y={42} anchor="start">
          Daily use:
        </Label>
        <Label x={234} y={58} anchor="start">
          streaming and
        </Label>
        <Label x={234} y={74} anchor="start">
          programming
        </Label>
        <Label x={234} y={90} anchor="start">
          the Cyton
        </Label>
        <Label x={2} y={118} anchor="start" tone="quiet">
          ← computer
        </Label>
        <line x1="0" x2="340" y1="138" y2="138" stroke="var(--fig-line)" />
        <Dongle top={150} towardsUsb={false} />
        <Label x={234} y={170} anchor="start" bold tone="warn" size={14}>
          RESET
        </Label>
        <Label x={234} y={190} anchor="start">
          Only to program
        </Label>
        <Label x={234} y={206} anchor="start">
          the dongle’s
        </Label>
        <Label x={234} y={222} anchor="start">
          own radio: no
        </Label>
        <Label x={234} y={238} anchor="start">
          data arrives
        </Label>
      </svg>
    </Figure>
  );
}
