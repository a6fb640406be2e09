import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Label, Wire } from '../parts';

const ROWS = [
  ['FTDI_RX', 'RFTX'],
  ['FTDI_TX', 'RFRX'],
  ['EXT_RST', 'RFRST'],
  ['GND', 'GND'],
] as const;

/** The four wires from the dongle to the pads on the Cyton's underside. */
export function RadioPassThrough(): ReactNode {
  return (
    <Figure
      title="Dongle as a programmer for the Cyton's radio"
      caption="Four wires. The pad EXT_RST has a capacitor on the dongle, which turns DTR into a short pulse. On older dongles this pad is printed GPIO_6: put 0.1 µF between it and RFRST. The Cyton runs on its own battery."
      alt="Dongle pad FTDI_RX to Cyton pad RFTX; FTDI_TX to RFRX; EXT_RST, on older dongles GPIO_6 and 0.1 microfarad, to RFRST; GND to GND."
    >
      <svg viewBox="0 0 342 190" aria-hidden="true">
        <rect x={4} y={22} width={100} height={160} rx={4} fill="var(--fig-board)" stroke="var(--fig-line)" />
        <rect
          x={238}
          y={22}
          width={100}
          height={160}
          rx={4}
          fill="var(--fig-board)"
          stroke="var(--fig-line)"
        />
        <Label x={54} y={9} bold>
          Dongle
        </Label>
        <Label x={338} y={9} anchor="end" bold>
          Cyton, underside
        </Label>
        {ROWS.map(([from, to], index) => {
          const y = 44 + index * 38;
          return (
            <g key={from}>
              <Label x={94} y={y} anchor="end" tone="board-ink" mono>
                {from}
              </Label>
              <Label x={248} y={y} anchor="start" tone="board-ink" mono>
                {to}
              </Label>
              <Wire
                points={[
                  [104, y],
                  [238, y],
                ]}
                tone="ink"
              />
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
