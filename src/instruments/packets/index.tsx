import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { StillCyton, StillGanglion } from './Still';

const load = () => import('./PacketInspectorLive').then((module) => module.PacketInspectorLive);

const HINT =
  'Paste bytes in any common notation (A0 2B …, 0xA0, 0x2B, …, \\xA0\\x2B, 160, 43, …, a hex dump, base64), drop a capture, or try an example. Every byte is named, and every fault with its offset. Everything happens in your browser.';

/** The inspector of packets on a page about the Cyton; its worked example can be read without a script. */
export const CytonPacketInspector = (): ReactNode => (
  <Instrument name="inspect" title="Packet inspector" hint={HINT} load={load} start={{ board: 'cyton' }}>
    {typeof window === 'undefined' && <StillCyton />}
  </Instrument>
);

/** The inspector of packets on a page about the Ganglion. */
export const GanglionPacketInspector = (): ReactNode => (
  <Instrument name="inspect" title="Packet inspector" hint={HINT} load={load} start={{ board: 'ganglion3' }}>
    {typeof window === 'undefined' && <StillGanglion />}
  </Instrument>
);
