import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';

const line = { fill: 'none', stroke: 'var(--fig-ink)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const text = { fill: 'var(--fig-ink)', fontSize: 13 } as const;

/** Where the three drawn branches of LED and resistor stand. */
const branches = [178, 228, 278];
const RAIL_Y = 24;
const JOINT_Y = 148;

function Branch({ x }: { x: number }): ReactNode {
  return (
    <g>
      <path {...line} d={`M${x} ${RAIL_Y}V44M${x} 62V92M${x} 124V${JOINT_Y}`} />
      <path d={`M${x - 9} 44h18l-9 17Z`} fill="var(--channel-5)" stroke="var(--fig-ink)" />
      <path {...line} d={`M${x - 9} 62h18M${x + 12} 48l8-6M${x + 12} 56l8-6`} />
      <rect {...line} x={x - 6} y={92} width={12} height={32} />
    </g>
  );
}

/** A pin of the Arduino that switches several LEDs through an NPN transistor. */
export function TransistorSwitch(): ReactNode {
  return (
    <Figure
      title="One colour of a panel"
      caption="The transistor joins the LEDs to ground while its pin is high. Every LED has its own resistor. Look up the order of the legs for your make of 2N2222."
      alt="Circuit. From 5 V, branches run side by side, each an LED, long leg up, and a resistor of 150 ohms, 100 ohms for blue. They join at the collector of an NPN transistor. Its base goes through 1 kilohm, or 330 ohms for more than four LEDs, to the Arduino's pin 8, 11 or 12. Its emitter goes to GND."
    >
      <svg viewBox="0 0 360 262" aria-hidden="true">
        <path {...line} d={`M60 ${RAIL_Y}H310`} />
        <path {...line} strokeDasharray="2 4" d={`M310 ${RAIL_Y}H340M310 ${JOINT_Y}H340`} />
        <circle cx={60} cy={RAIL_Y} r={4} fill="var(--channel-7)" />
        <text {...text} x={20} y={RAIL_Y + 4} fontWeight={600}>
          5V
        </text>
        {branches.map((x) => (
          <Branch key={x} x={x} />
        ))}
        <text {...text} x={300} y={106}>
          150 Ω
        </text>
        <text {...text} x={300} y={121} fontSize={12} fill="var(--fig-quiet)">
          blue: 100
        </text>
        <path {...line} d={`M178 ${JOINT_Y}H310M228 ${JOINT_Y}V166L210 178`} />
        <path d="M210 168V202" stroke="var(--fig-ink)" strokeWidth={3} />
        <path {...line} d="M210 192L228 204V236H60" />
        <path d="M228 204l-9-2 5-7Z" fill="var(--fig-ink)" />
        <circle {...line} cx={216} cy={186} r={26} stroke="var(--fig-quiet)" />
        <text {...text} x={250} y={182}>
          2N2222
        </text>
        <text {...text} x={250} y={197} fontSize={12} fill="var(--fig-quiet)">
          NPN
        </text>
        <path {...line} d="M60 185H104M152 185H210" />
        <rect {...line} x={104} y={179} width={48} height={12} />
        <text {...text} x={128} y={170} textAnchor="middle">
          1 kΩ
        </text>
        <text {...text} x={128} y={208} textAnchor="middle" fontSize={12} fill="var(--fig-quiet)">
          5 to 10 LEDs: 330
        </text>
        <circle cx={60} cy={185} r={4} fill="var(--channel-4)" />
        <text {...text} x={14} y={178} fontWeight={600}>
          8, 11
        </text>
        <text {...text} x={14} y={193} fontWeight={600}>
          or 12
        </text>
        <circle cx={60} cy={236} r={4} fill="var(--fig-ink)" />
        <text {...text} x={14} y={240} fontWeight={600}>
          GND
        </text>
      </svg>
    </Figure>
  );
}
