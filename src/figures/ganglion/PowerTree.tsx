import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Diode, Dot, Label, Wire } from '../parts';

/** Where the board's voltages come from. */
export function PowerTree(): ReactNode {
  return (
    <Figure
      title="Battery and voltages"
      caption="The switch cuts the battery off. A voltage detector enables both regulators only while their input is high enough, so a weak battery switches the board off at once and not slowly. There is no negative supply: the middle of the analog voltage, 1.5 V, is what the body is held at through D_G."
      alt="The battery, 3.3 to 10 volts, leads through the series diode D1 to the power switch SW5 and on to three parts: the voltage detector U10, NCP300, which drives the enable inputs of both regulators; the regulator U9, NCP551, which makes VDD, 3.0 volts, for the Simblee, the memory card and the accelerometer; the regulator U11, NCP551, which makes AVDD, 3.0 volts, for amplifiers and converter. From AVDD two equal resistors and U25 make the driven ground D_G, 1.5 volts, through 330 kilohm and 1 microfarad side by side."
    >
      <svg viewBox="0 0 342 278" aria-hidden="true">
        <Box x={4} y={8} w={98} h={42} lines={['Battery', '3.3 to 10 V']} />
        <Wire
          points={[
            [102, 29],
            [120, 29],
          ]}
        />
        <Diode x={120} y={29} label="D1" />
        <Wire
          points={[
            [135, 29],
            [176, 29],
          ]}
          arrow
        />
        <Box x={178} y={8} w={160} h={42} lines={['SW5', 'power switch']} />
        <Wire
          points={[
            [258, 50],
            [258, 72],
            [57, 72],
            [57, 88],
          ]}
          arrow
        />
        <Wire
          points={[
            [170, 72],
            [170, 140],
          ]}
          arrow
        />
        <Wire
          points={[
            [258, 72],
            [290, 72],
            [290, 140],
          ]}
          arrow
        />
        <Dot x={170} y={72} />
        <Dot x={258} y={72} />
        <Box x={4} y={90} w={106} h={42} lines={['U10: NCP300', 'detector, 3.0 V']} />
        <Wire
          points={[
            [57, 132],
            [57, 164],
            [112, 164],
          ]}
          tone="accent"
          arrow
        />
        <Label x={4} y={180} anchor="start" size={11.5} tone="accent">
          enables U9, U11
        </Label>
        <Box x={114} y={142} w={106} h={42} lines={['U9: NCP551', '3.0 V regulator']} />
        <Box x={230} y={142} w={108} h={42} lines={['U11: NCP551', '3.0 V regulator']} />
        <Wire
          points={[
            [170, 184],
            [170, 214],
          ]}
          arrow
        />
        <Label x={164} y={200} anchor="end" bold>
          VDD
        </Label>
        <Wire
          points={[
            [290, 184],
            [290, 214],
          ]}
          arrow
        />
        <Label x={284} y={200} anchor="end" bold>
          AVDD
        </Label>
        <Box x={96} y={216} w={126} h={56} lines={['Digital parts', 'Simblee, card,', 'accelerometer']} />
        <Box x={232} y={216} w={106} h={56} lines={['Analog parts', 'D_G = 1.5 V', '330 kΩ ∥ 1 µF']} />
      </svg>
    </Figure>
  );
}
