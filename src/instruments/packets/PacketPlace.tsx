import type { ReactNode } from 'react';
import styles from '../instruments.module.css';
import { BytesBetween } from './BytesBetween';
import own from './packets.module.css';
import type { ShownPacket } from './useFaults';

interface PacketPlaceProps {
  shown: ShownPacket;
  /** All that was given, which the offsets count in. */
  bytes: Uint8Array;
  /** The packet, field by field. */
  children: ReactNode;
}

/** Where a fault leads: what is wrong, the bytes that are no packet, and the packet that is shown. */
export function PacketPlace({
  shown: { fault, isBetween, target },
  bytes,
  children,
}: PacketPlaceProps): ReactNode {
  const wrong = fault && `Offset ${fault.offset}: ${fault.message}`;
  return (
    <div ref={target} tabIndex={-1} role="group" aria-label={wrong ?? 'Packet'} className={own.target}>
      {wrong && <p className={styles.bad}>{wrong}</p>}
      {fault && isBetween && <BytesBetween bytes={bytes} fault={fault} />}
      {children}
    </div>
  );
}
