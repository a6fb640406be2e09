import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Label } from '../parts';

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

const PITCH = 26;

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
      <svg viewBox="0 0 342 246" aria-hidden="true">
        {CHARACTERS.map(([character, name, value], index) => {
          const top = 3 + index * PITCH;
          const isEnd = index === 0 || index === CHARACTERS.length - 1;
          return (
            <g key={name}>
              <rect
                x={58}
                y={top}
                width={36}
                height={PITCH}
                fill={
                  isEnd ? 'var(--byte-header)' : index === 1 ? 'var(--byte-counter)' : 'var(--byte-channel)'
                }
                stroke="var(--fig-line)"
              />
              <Label x={76} y={top + PITCH / 2} size={16} mono bold>
                {character}
              </Label>
              <Label x={106} y={top + PITCH / 2} anchor="start" size={13}>
                {value ? `${name}: ${value}` : name}
              </Label>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
