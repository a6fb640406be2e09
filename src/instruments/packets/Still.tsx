/** The inspector without a script: a worked example of each board. */
import type { ReactNode } from 'react';
import { parseBytesText } from '@site/src/protocol/bytesText';
import { cytonFields } from './cytonFields';
import { inspectCyton } from './cytonModel';
import { exampleGanglionHex } from './exampleGanglion';
import { examplePacketHex } from './examplePacket';
import { FieldTable } from './FieldTable';
import { inspectGanglion } from './ganglionModel';
import { GanglionTable } from './GanglionTable';

const bytesOf = (text: string): Uint8Array => {
  const read = parseBytesText(text);
  if (!read.ok) throw new Error(`An example of the inspector cannot be read: ${read.error}`);
  return read.value.bytes;
};

/** A Cyton's packet, field by field. */
export function StillCyton(): ReactNode {
  const [placed] = inspectCyton(bytesOf(examplePacketHex), false).packets;
  return (
    placed && (
      <FieldTable
        caption={`Packet ${placed.packet.sampleNumber}, stop byte 0xC0`}
        fields={cytonFields(placed.bytes, placed.packet, () => 24, false)}
      />
    )
  );
}

/** A Ganglion's packets, sample by sample. */
export const StillGanglion = (): ReactNode => (
  <GanglionTable
    packets={inspectGanglion(exampleGanglionHex[3].split('\n').map(bytesOf), 3).packets}
    firmware={3}
  />
);
