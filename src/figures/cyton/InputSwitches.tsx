import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Dot, Label, Wire } from '../parts';

/** One channel of the ADS1299 with the three shared lines in the state the firmware starts with. */
export function InputSwitches(): ReactNode {
  return (
    <Figure
      title="One channel with SRB2, SRB1 and BIAS"
      caption="This is the state after power-up. The SRB2 switch is closed, so the reference electrode reaches the P side; the electrode of the channel is connected to the bottom pin, the N input. The channel therefore reads reference minus electrode. One SRB1 switch serves all channels of a chip, and it is open."
      alt="Left: pins SRB2, P, N, SRB1 and BIAS of the electrode header, each through 2.2 kilohm with 1 nanofarad. SRB2 goes through a closed switch, SRB2_SET 1, to the plus input of the amplifier. Pin P goes straight to the plus input. Pin N goes to the minus input. SRB1 goes through an open switch, SRB1_SET 0, to the minus input. Amplifier with gain 1 to 24, then a 24-bit converter: P minus N. Both inputs are also summed, where BIAS_SET is 1, inverted and driven back to the BIAS pin."
    >
      <svg viewBox="0 0 342 290" aria-hidden="true">
        {[
          ['SRB2', 30],
          ['P', 72],
          ['N', 132],
          ['SRB1', 174],
          ['BIAS', 252],
        ].map(([label, row]) => (
          <g key={label}>
            <circle cx={46} cy={Number(row)} r={5} fill="none" stroke="var(--fig-ink)" strokeWidth={1.5} />
            <Label x={38} y={Number(row)} anchor="end" bold>
              {label}
            </Label>
          </g>
        ))}
        <Label x={2} y={10} anchor="start" size={11.5} tone="quiet">
          header
        </Label>
        <Wire
          points={[
            [51, 30],
            [94, 30],
          ]}
        />
        <Wire
          points={[
            [94, 30],
            [118, 30],
          ]}
          tone="good"
          width={3}
        />
        <Dot x={94} y={30} tone="good" />
        <Dot x={118} y={30} tone="good" />
        <Wire
          points={[
            [118, 30],
            [150, 30],
            [150, 72],
          ]}
        />
        <Label x={106} y={14} size={11.5} tone="good">
          SRB2_SET = 1
        </Label>
        <Wire
          points={[
            [51, 72],
            [190, 72],
          ]}
        />
        <Dot x={150} y={72} />
        <Wire
          points={[
            [51, 132],
            [190, 132],
          ]}
        />
        <Dot x={150} y={132} />
        <Wire
          points={[
            [51, 174],
            [94, 174],
          ]}
        />
        <Wire
          points={[
            [94, 174],
            [114, 160],
          ]}
          tone="warn"
          width={3}
        />
        <Dot x={94} y={174} tone="warn" />
        <Dot x={118} y={174} tone="warn" />
        <Wire
          points={[
            [118, 174],
            [150, 174],
            [150, 132],
          ]}
        />
        <Label x={106} y={192} size={11.5} tone="warn">
          SRB1_SET = 0
        </Label>
        <Label x={82} y={60} size={11.5} tone="quiet">
          free
        </Label>
        <Label x={92} y={120} size={11.5} tone="quiet">
          electrode
        </Label>
        <polygon points="190,56 190,148 248,102" fill="var(--fig-raised)" stroke="var(--fig-ink)" />
        <Label x={198} y={74} anchor="start" size={14}>
          +
        </Label>
        <Label x={198} y={130} anchor="start" size={14}>
          −
        </Label>
        <Label x={212} y={102} size={11.5}>
          gain
        </Label>
        <Wire
          points={[
            [248, 102],
            [264, 102],
          ]}
          arrow
        />
        <Box x={265} y={78} w={74} h={48} lines={['24 bit', 'P − N']} />
        <Wire
          points={[
            [178, 72],
            [178, 222],
          ]}
          dashed
        />
        <Wire
          points={[
            [166, 132],
            [166, 222],
          ]}
          dashed
        />
        <Dot x={178} y={72} />
        <Dot x={166} y={132} />
        <Label x={186} y={204} anchor="start" size={11.5}>
          BIAS_SET = 1
        </Label>
        <Box
          x={124}
          y={224}
          w={214}
          h={56}
          lines={['Bias amplifier', 'mean of all included', 'inputs, inverted']}
        />
        <Wire
          points={[
            [124, 252],
            [52, 252],
          ]}
          arrow
        />
      </svg>
    </Figure>
  );
}
