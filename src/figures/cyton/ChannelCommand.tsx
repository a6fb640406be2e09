import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Label, Wire } from '../parts';

/** The characters of the command that restores the defaults of channel 1, each with its name and value. */
const CHARACTERS = [
  ['x', 'start', ''],
  ['1', 'CHANNEL', 'channel 1'],
  ['0', 'POWER_DOWN', 'on'],
  ['6', 'GAIN_SET', 'gain 24'],
  ['0', 'INPUT_TYPE_SET', 'electrode'],
  ['1', 'BIAS_SET', 'included'],
  ['1', 'SRB2_SET', 'joined'],
  ['0', 'SRB1_SET', 'apart'],
  ['X', 'latch', ''],
] as const;

const WIDTH = 34;
const x = (index: number): number => 6 + index * 37 + WIDTH / 2;

/** The nine characters of `x1060110X`, each with the setting it stands for. */
export function ChannelCommand(): ReactNode {
  return (
    <Figure
      title="x1060110X, character by character"
      caption="Nine characters set one channel. These are the defaults of channel 1: on, gain 24, electrode input, part of the bias, connected to SRB2, not connected to SRB1."
      alt={CHARACTERS.map(([character, name, value]) => `${character}: ${name}${value && `, ${value}`}`).join(
        '; ',
      )}
    >
      <svg viewBox="-10 0 352 236" aria-hidden="true">
        {CHARACTERS.map(([character, name, value], index) => {
          const row = 58 + (CHARACTERS.length - 1 - index) * 19;
          const isEnd = index === 0 || index === CHARACTERS.length - 1;
          return (
            <g key={name}>
              <rect
                x={x(index) - WIDTH / 2}
                y={6}
                width={WIDTH}
                height={32}
                rx={4}
                fill={
                  isEnd ? 'var(--byte-header)' : index === 1 ? 'var(--byte-counter)' : 'var(--byte-channel)'
                }
                stroke="var(--fig-line)"
              />
              <Label x={x(index)} y={22} size={16} mono bold>
                {character}
              </Label>
              <Wire
                points={[
                  [x(index), 38],
                  [x(index), row],
                  index < 4 ? [x(index) + 8, row] : [x(index) - 8, row],
                ]}
                tone="quiet"
                width={1}
              />
              {/* The halo keeps the words readable where they cross another character's line. */}
              <g stroke="var(--ifm-background-surface-color)" strokeWidth={5} paintOrder="stroke">
                <Label
                  x={index < 4 ? x(index) + 12 : x(index) - 12}
                  y={row}
                  anchor={index < 4 ? 'start' : 'end'}
                >
                  {value ? `${name}: ${value}` : name}
                </Label>
              </g>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
