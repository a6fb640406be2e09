import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Label, Wire } from '../parts';

const STAGES = [
  ['Skin and electrode', 'microvolts to millivolts'],
  ['Electrode header', '2.2 kΩ, 1 nF, ESD protection'],
  ['ADS1299', 'gain 1 to 24, 24 bit, 250 Hz'],
  ['PIC32', 'SPI 4 MHz; packets of 33 bytes'],
  ['Radio on the board', 'serial 115200 baud'],
  ['Radio on the dongle', '2.4 GHz, one of 25 channels'],
  ['FT231X', 'USB serial port, 115200 baud'],
  ['GUI or BrainFlow', 'counts to microvolts'],
  ['File', 'CSV, microvolts'],
] as const;

/** Every station of a sample, from the electrode to the file, with the branch to the memory card. */
export function SignalPath(): ReactNode {
  return (
    <Figure
      title="From the skin to the file"
      caption="The microcontroller writes to the card before the packet leaves, so the card keeps what the radio loses; with a Daisy it keeps every sample of both boards."
      alt={`${STAGES.map(([name, detail]) => `${name} (${detail})`).join(', then ')}. From the PIC32 a branch goes to the microSD card, which stores raw samples as text in hexadecimal.`}
    >
      <svg viewBox="0 0 342 424" aria-hidden="true">
        <rect
          x={2}
          y={48}
          width={338}
          height={184}
          rx={6}
          fill="none"
          stroke="var(--fig-accent)"
          strokeDasharray="5 4"
        />
        <Label x={334} y={62} anchor="end" tone="accent" bold>
          Cyton
        </Label>
        <rect
          x={2}
          y={238}
          width={338}
          height={88}
          rx={6}
          fill="none"
          stroke="var(--fig-accent)"
          strokeDasharray="5 4"
        />
        <Label x={334} y={252} anchor="end" tone="accent" bold>
          Dongle
        </Label>
        <Label x={334} y={344} anchor="end" tone="accent" bold>
          Computer
        </Label>
        {STAGES.map(([name, detail], index) => {
          const top = 4 + index * 47;
          return (
            <g key={name}>
              <Box x={14} y={top} w={206} h={36} lines={[name, detail]} size={11.5} />
              {index < STAGES.length - 1 && (
                <Wire
                  points={[
                    [117, top + 36],
                    [117, top + 46],
                  ]}
                  arrow
                />
              )}
            </g>
          );
        })}
        <Wire
          points={[
            [220, 163],
            [248, 163],
          ]}
          arrow
        />
        <Box x={250} y={143} w={84} h={42} lines={['microSD', 'raw, hex']} size={11.5} />
      </svg>
    </Figure>
  );
}
