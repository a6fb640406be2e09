import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Label, Wire } from '../parts';

const STAGES = [
  ['Skin and electrode', 'microvolts to millivolts'],
  ['Input header and switch', '330 kΩ to the middle voltage'],
  ['AD8237', 'gain 51, then 159 Hz low-pass'],
  ['MCP3912', '24 bit, 200 Hz'],
  ['Simblee', 'two samples a packet, 18 or 19 bit'],
  ['Bluetooth LE', '100 packets a second, 20 bytes'],
  ['Built-in radio or BLED112', 'notifications'],
  ['GUI or BrainFlow', 'counts to microvolts'],
] as const;

const PITCH = 48;

/** Every station of a sample, from the electrode to the program. */
export function SignalPath(): ReactNode {
  const frame = (first: number, last: number, name: string): ReactNode => (
    <g>
      <rect
        x={2}
        y={first * PITCH - 1}
        width={338}
        height={(last - first + 1) * PITCH - 4}
        rx={6}
        fill="none"
        stroke="var(--fig-accent)"
        strokeDasharray="5 4"
      />
      <Label x={334} y={first * PITCH + 12} anchor="end" tone="accent" bold>
        {name}
      </Label>
    </g>
  );
  return (
    <Figure
      title="From the skin to the program"
      caption="The converter delivers 24 bits, but a Bluetooth LE packet has room for 18 or 19 of them. What remains are steps of 0.12 µV or 0.24 µV."
      alt={STAGES.map(([name, detail]) => `${name} (${detail})`).join(', then ')}
    >
      <svg viewBox="0 0 342 384" aria-hidden="true">
        {frame(1, 4, 'Ganglion')}
        {frame(6, 7, 'Computer')}
        {STAGES.map(([name, detail], index) => {
          const top = 4 + index * PITCH;
          return (
            <g key={name}>
              <Box x={14} y={top} w={222} h={35} lines={[name, detail]} size={11.5} />
              {index < STAGES.length - 1 && (
                <Wire
                  points={[
                    [125, top + 35],
                    [125, top + PITCH - 1],
                  ]}
                  arrow
                />
              )}
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
