import type { ReactNode } from 'react';
import { parseBytesText } from '@site/src/protocol/bytesText';
import { Instrument } from '../Instrument';
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

const load = () => import('./PacketInspectorLive').then((module) => module.PacketInspectorLive);

const HINT =
  'Paste bytes in any common notation (A0 2B …, 0xA0, 0x2B, …, \\xA0\\x2B, 160, 43, …, a hex dump, base64), drop a capture, or try an example. Every byte is named, and every fault with its offset. Everything happens in your browser.';

function StillCyton(): ReactNode {
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

/** The inspector of packets on a page about the Cyton; its worked example can be read without a script. */
export const CytonPacketInspector = (): ReactNode => (
  <Instrument
    name="inspect"
    title="Packet inspector"
    hint={HINT}
    load={load}
    start={{ board: 'cyton', text: examplePacketHex }}
  >
    {typeof window === 'undefined' && <StillCyton />}
  </Instrument>
);

const StillGanglion = (): ReactNode => (
  <GanglionTable
    packets={inspectGanglion(exampleGanglionHex[3].split('\n').map(bytesOf), 3).packets}
    firmware={3}
  />
);

/** The inspector of packets on a page about the Ganglion. */
export const GanglionPacketInspector = (): ReactNode => (
  <Instrument
    name="inspect"
    title="Packet inspector"
    hint={HINT}
    load={load}
    start={{ board: 'ganglion3', text: exampleGanglionHex[3] }}
  >
    {typeof window === 'undefined' && <StillGanglion />}
  </Instrument>
);
