import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Dot, Label, Wire } from '../parts';

function Resistor({ x, y, label }: { x: number; y: number; label: string }): ReactNode {
  return (
    <g>
      <rect x={x - 16} y={y - 6} width={32} height={12} fill="var(--fig-paper)" stroke="var(--fig-ink)" />
      <Label x={x} y={y - 15} size={11.5}>
        {label}
      </Label>
    </g>
  );
}

/** Two ways to bring an event to pin D17: a push button, and an isolated trigger. */
export function TriggerWiring(): ReactNode {
  return (
    <Figure
      title="A button, and a trigger through an opto-isolator"
      caption="Left of the dashed line is your equipment, right of it the Cyton: no wire crosses the line. Light inside the CNY17 carries the event. D17 rests at 0 V and rises to 3.3 V while the trigger is high."
      alt="Above: a push button between VDD, 3.3 volts, and D17, with 470 kilohm from D17 to ground: this is the PROG button that the board already has; pressed reads 1. Below: trigger output of 3.3 to 5 volts through 330 ohm to pin 1, the anode, of a CNY17; its pin 2, the cathode, to the ground of the equipment. On the other side pin 5, the collector, to VDD; pin 4, the emitter, to D17 and through 10 kilohm to the Cyton's ground. The two grounds are not joined."
    >
      <svg viewBox="0 0 342 330" aria-hidden="true">
        <Label x={4} y={12} anchor="start" bold>
          Push button (PROG, on the board)
        </Label>
        <Label x={4} y={44} anchor="start">
          VDD 3.3 V
        </Label>
        <Wire
          points={[
            [66, 44],
            [106, 44],
          ]}
        />
        <Wire
          points={[
            [106, 44],
            [136, 32],
          ]}
          width={2.5}
          tone="ink"
        />
        <Dot x={106} y={44} />
        <Dot x={138} y={44} />
        <Wire
          points={[
            [138, 44],
            [292, 44],
          ]}
        />
        <Label x={296} y={44} anchor="start" bold>
          D17
        </Label>
        <Dot x={200} y={44} />
        <Wire
          points={[
            [200, 44],
            [200, 92],
          ]}
        />
        <rect x={194} y={56} width={12} height={28} fill="var(--fig-paper)" stroke="var(--fig-ink)" />
        <Label x={214} y={70} anchor="start" size={11.5}>
          470 kΩ
        </Label>
        <Label x={200} y={101} size={11.5}>
          GND
        </Label>
        <line x1="0" x2="342" y1="118" y2="118" stroke="var(--fig-line)" />

        <Label x={4} y={134} anchor="start" bold>
          Isolated trigger
        </Label>
        <line x1={168} x2={168} y1={146} y2={276} stroke="var(--fig-warn)" strokeDasharray="6 4" />
        <Label x={4} y={158} anchor="start" size={11.5} tone="quiet">
          your equipment
        </Label>
        <Label x={338} y={158} anchor="end" size={11.5} tone="quiet">
          Cyton
        </Label>
        <rect x={128} y={176} width={80} height={100} rx={4} fill="none" stroke="var(--fig-ink)" />
        <Label x={168} y={290} bold>
          CNY17
        </Label>
        <Label x={4} y={186} anchor="start" size={11.5}>
          3.3 to 5 V
        </Label>
        <Wire
          points={[
            [4, 204],
            [142, 204],
            [142, 216],
          ]}
        />
        <Resistor x={90} y={204} label="330 Ω" />
        <polygon points="134,216 150,216 142,232" fill="var(--fig-accent)" />
        <line x1={134} x2={150} y1={233} y2={233} stroke="var(--fig-accent)" strokeWidth={2} />
        <Wire
          points={[
            [142, 233],
            [142, 252],
            [62, 252],
          ]}
        />
        <Label x={58} y={252} anchor="end" size={11.5}>
          ground
        </Label>
        <Wire
          points={[
            [153, 222],
            [180, 222],
          ]}
          tone="accent"
          arrow
        />
        <Wire
          points={[
            [186, 212],
            [186, 242],
          ]}
          tone="ink"
          width={3}
        />
        <Wire
          points={[
            [186, 220],
            [198, 204],
            [240, 204],
          ]}
        />
        <Label x={244} y={204} anchor="start" size={11.5}>
          VDD 3.3 V
        </Label>
        <Wire
          points={[
            [186, 234],
            [198, 252],
            [296, 252],
          ]}
        />
        <Label x={300} y={252} anchor="start" bold>
          D17
        </Label>
        <Dot x={270} y={252} />
        <Wire
          points={[
            [270, 252],
            [270, 300],
          ]}
        />
        <rect x={264} y={264} width={12} height={24} fill="var(--fig-paper)" stroke="var(--fig-ink)" />
        <Label x={282} y={276} anchor="start" size={11.5}>
          10 kΩ
        </Label>
        <Label x={270} y={310} size={11.5}>
          GND
        </Label>
        <Label x={136} y={196} size={11.5} tone="quiet">
          1
        </Label>
        <Label x={136} y={262} size={11.5} tone="quiet">
          2
        </Label>
        <Label x={200} y={196} size={11.5} tone="quiet">
          5
        </Label>
        <Label x={202} y={262} size={11.5} tone="quiet">
          4
        </Label>
        <Box
          x={96}
          y={300}
          w={144}
          h={24}
          lines={['no wire crosses here']}
          size={11.5}
          stroke="var(--fig-warn)"
          fill="var(--fig-paper)"
        />
      </svg>
    </Figure>
  );
}
