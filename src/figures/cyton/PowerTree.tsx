import type { ReactNode } from 'react';
import { CYTON_BATTERY_VOLTS } from '@site/src/data/cyton';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Diode, Dot, Label, Wire } from '../parts';

/** Where the board's voltages come from. */
export function PowerTree(): ReactNode {
  return (
    <Figure
      title="Battery and voltages"
      caption="One regulator makes 3.3 V for the digital parts; the two halves of the analog supply are derived from it. The switch enables the first regulator; it does not disconnect the battery from the board."
      alt={`Battery, ${CYTON_BATTERY_VOLTS.least} to ${CYTON_BATTERY_VOLTS.most} volts, through diode D9 to the 3.3 volt regulator U5, MCP1754. The slide switch drives the regulator's enable input. Its output DVDD, 3.3 volts, feeds microcontroller, radio, card and accelerometer; it also feeds U4, TLV70025, which makes AVDD, plus 2.5 volts, and the inverter U3, LM2664, whose negative output feeds VR1, TPS72325, which makes AVSS, minus 2.5 volts. AVDD and AVSS feed the ADS1299.`}
    >
      <svg viewBox="0 0 342 316" aria-hidden="true">
        <Box
          x={4}
          y={8}
          w={96}
          h={42}
          lines={['Battery', `${CYTON_BATTERY_VOLTS.least} to ${CYTON_BATTERY_VOLTS.most} V`]}
        />
        <Wire
          points={[
            [100, 29],
            [118, 29],
          ]}
        />
        <Diode x={118} y={29} label="D9" />
        <Wire
          points={[
            [133, 29],
            [166, 29],
          ]}
          arrow
        />
        <Box x={168} y={8} w={168} h={42} lines={['U5: MCP1754', '3.3 V regulator']} />
        <Box x={4} y={70} w={128} h={42} lines={['Slide switch', 'PC or BLE = on']} />
        <Wire
          points={[
            [132, 91],
            [196, 91],
            [196, 52],
          ]}
          arrow
        />
        <Label x={164} y={81} size={11.5} tone="quiet">
          enable
        </Label>
        <Wire
          points={[
            [270, 50],
            [270, 134],
          ]}
          tone="accent"
        />
        <Label x={278} y={94} anchor="start" bold tone="accent">
          DVDD
        </Label>
        <Label x={278} y={110} anchor="start" tone="accent">
          +3.3 V
        </Label>
        <Wire
          points={[
            [56, 146],
            [56, 134],
            [286, 134],
            [286, 146],
          ]}
          tone="accent"
        />
        <Dot x={270} y={134} tone="accent" />
        <Wire
          points={[
            [170, 134],
            [170, 146],
          ]}
          tone="accent"
          arrow
        />
        <Wire
          points={[
            [56, 138],
            [56, 146],
          ]}
          tone="accent"
          arrow
        />
        <Wire
          points={[
            [286, 138],
            [286, 146],
          ]}
          tone="accent"
          arrow
        />
        <Box x={4} y={148} w={104} h={56} lines={['U3: LM2664', 'inverter', '−3.3 V']} />
        <Box x={118} y={148} w={104} h={56} lines={['U4: TLV70025', 'regulator', '+2.5 V']} />
        <Box x={232} y={148} w={106} h={56} lines={['Digital parts', 'PIC32, radio,', 'card, LIS3DH']} />
        <Wire
          points={[
            [56, 204],
            [56, 222],
          ]}
          arrow
        />
        <Box x={4} y={224} w={104} h={42} lines={['VR1: TPS72325', '−2.5 V']} size={11} />
        <Wire
          points={[
            [170, 204],
            [170, 272],
          ]}
          arrow
        />
        <Label x={176} y={236} anchor="start" bold>
          AVDD
        </Label>
        <Wire
          points={[
            [108, 245],
            [130, 245],
            [130, 272],
          ]}
          arrow
        />
        <Label x={114} y={234} anchor="start" bold>
          AVSS
        </Label>
        <Box x={96} y={274} w={140} h={36} lines={['ADS1299, header']} />
      </svg>
    </Figure>
  );
}
