import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Dot, Label, Wire } from '../parts';

const UP = 'Switch up: separate channel';
const DOWN = 'Switch down: shared reference';

interface ChannelProps {
  /** Top of the drawing. */
  top: number;
  channel: number;
  isDown: boolean;
}

/** One amplifier with its + pin and the switch that chooses what reaches its − side. */
function Channel({ top, channel, isDown }: ChannelProps): ReactNode {
  const plus = top + 12;
  const minus = top + 40;
  const pin = (label: string, row: number, isUsed: boolean): ReactNode => (
    <g>
      <circle
        cx={46}
        cy={row}
        r={5}
        fill="none"
        stroke={`var(--fig-${isUsed ? 'ink' : 'quiet'})`}
        strokeWidth={1.5}
      />
      <Label x={36} y={row} anchor="end" bold={isUsed} tone={isUsed ? 'ink' : 'quiet'}>
        {label}
      </Label>
    </g>
  );
  return (
    <g>
      {pin(`${channel} +`, plus, true)}
      {pin(`${channel} −`, minus, !isDown)}
      <Wire
        points={[
          [51, plus],
          [200, plus],
        ]}
      />
      <Wire
        points={[
          [51, minus],
          [112, minus],
        ]}
      />
      <Dot x={112} y={minus} tone={isDown ? 'quiet' : 'good'} />
      <Dot x={112} y={minus + 22} tone={isDown ? 'good' : 'quiet'} />
      <Wire
        points={[
          [112, isDown ? minus + 22 : minus],
          [140, minus + 11],
        ]}
        tone="good"
        width={3}
      />
      <Dot x={140} y={minus + 11} tone="good" />
      <Wire
        points={[
          [140, minus + 11],
          [166, minus + 11],
          [166, minus],
          [200, minus],
        ]}
      />
      <polygon
        points={`200,${plus - 10} 200,${minus + 10} 246,${(plus + minus) / 2}`}
        fill="var(--fig-raised)"
        stroke="var(--fig-ink)"
      />
      <Label x={206} y={plus} anchor="start">
        +
      </Label>
      <Label x={206} y={minus} anchor="start">
        −
      </Label>
      <Label x={226} y={(plus + minus) / 2} size={11.5}>
        ×51
      </Label>
      <Label x={254} y={(plus + minus) / 2 - 8} anchor="start" size={11.5} bold>
        Channel {channel}
      </Label>
      <Label x={254} y={(plus + minus) / 2 + 8} anchor="start" size={11.5} tone="quiet">
        {isDown ? `${channel}+ minus REF` : `${channel}+ minus ${channel}−`}
      </Label>
    </g>
  );
}

/** What SW1 to SW4 do: one channel on its own, two channels that share REF. */
export function InputSwitches(): ReactNode {
  return (
    <Figure
      title="Differential or with a shared reference"
      caption="Up, a channel is the difference of its own two pins: EMG, ECG. Down, its − pin is cut off and the REF pin takes its place, for every channel whose switch is down: EEG. Each channel has its own switch, so both kinds can be mixed. D_G goes to the body in either case."
      alt="Above: switch up. The pin 1 + leads to the plus side of an amplifier with gain 51, the pin 1 − through the switch to its minus side; channel 1 is 1 + minus 1 −. Below: switches down. The pins 3 + and 4 + lead to the plus sides of two amplifiers; the pins 3 − and 4 − lead nowhere; the pin REF leads through both switches to both minus sides. Channel 3 is 3 + minus REF, channel 4 is 4 + minus REF."
    >
      <svg viewBox="0 0 342 330" aria-hidden="true">
        <Label x={2} y={12} anchor="start" bold tone="accent">
          {UP}
        </Label>
        <Channel top={26} channel={1} isDown={false} />
        <line x1={2} x2={340} y1={106} y2={106} stroke="var(--fig-line)" />
        <Label x={2} y={124} anchor="start" bold tone="accent">
          {DOWN}
        </Label>
        <Channel top={138} channel={3} isDown />
        <Channel top={222} channel={4} isDown />
        <Wire
          points={[
            [51, 312],
            [90, 312],
            [90, 200],
            [112, 200],
          ]}
        />
        <Wire
          points={[
            [90, 284],
            [112, 284],
          ]}
        />
        <Dot x={90} y={284} />
        <circle cx={46} cy={312} r={5} fill="none" stroke="var(--fig-ink)" strokeWidth={1.5} />
        <Label x={36} y={312} anchor="end" bold>
          REF
        </Label>
      </svg>
    </Figure>
  );
}
