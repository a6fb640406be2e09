import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { Box, Label, Wire } from '../parts';

/** One stage; an accent marks stages whose data have passed the filters. */
function Stage({
  x,
  y,
  lines,
  filtered,
}: {
  x: number;
  y: number;
  lines: readonly [string, string];
  filtered?: boolean;
}): ReactNode {
  return <Box x={x} y={y} w={152} h={44} lines={lines} stroke={filtered ? 'var(--fig-accent)' : undefined} />;
}

/** The path of a sample through the GUI: what is recorded and sent before, what after the filters. */
export function GuiDataFlow(): ReactNode {
  return (
    <Figure
      title="The path of a sample through the GUI"
      caption="Everything that is recorded branches off before the filters. Only the widgets, and what the Networking widget makes of them, see filtered data (blue outline)."
      alt="The board sends to BrainFlow inside the GUI. BrainFlow's streamer writes its CSV file or sends to the network, unfiltered. The GUI's recorder writes the OpenBCI text file or BDF+, unfiltered. Then come the filters; after them the widgets and the Networking widget, which can send both filtered and raw data."
      minWidth={366}
    >
      <svg viewBox="0 0 360 330" aria-hidden="true">
        <Stage x={6} y={6} lines={['Board', 'or file, synthetic']} />
        <Wire arrow points="82,50 82,75" />
        <Stage x={6} y={76} lines={['BrainFlow', 'µV, g, time stamp']} />
        <Wire arrow points="158,98 197,98" />
        <Stage x={198} y={76} lines={['BrainFlow Streamer', 'CSV file or network']} />
        <Wire arrow points="82,120 82,155" />
        <Wire arrow points="82,137 178,137 178,178 197,178" />
        <Stage x={198} y={156} lines={['Recording', 'OpenBCI text or BDF+']} />
        <Stage x={6} y={156} lines={['Filters', 'per channel, live']} filtered />
        <Wire arrow points="82,200 82,235" />
        <Stage x={6} y={236} lines={['Widgets', 'plots, FFT, bands, EMG']} filtered />
        <Wire arrow points="158,258 197,258" />
        <Stage x={198} y={236} lines={['Networking', 'UDP, OSC, LSL, serial']} filtered />
        <Box x={8} y={304} w={16} h={12} />
        <Label x={30} y={310} anchor="start">
          unfiltered
        </Label>
        <Box x={118} y={304} w={16} h={12} stroke="var(--fig-accent)" />
        <Label x={140} y={310} anchor="start">
          filtered (Networking: as chosen)
        </Label>
      </svg>
    </Figure>
  );
}
