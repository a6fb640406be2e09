import clsx from 'clsx';
import type { ReactNode } from 'react';
import { hexByte } from '@site/src/protocol/hexByte';
import type { Fault } from './fault';
import styles from './packets.module.css';

/** Enough to see what it is. */
const MOST_SHOWN = 99;

/** Bytes that are no packet, as they are, with the one marked that a fault names. */
export function BytesBetween({ bytes, fault }: { bytes: Uint8Array; fault: Fault }): ReactNode {
  const { offset, end } = fault.about;
  const shown = [...bytes.subarray(offset, Math.min(end, offset + MOST_SHOWN))];
  return (
    <>
      <p className={styles.between}>
        {`Bytes ${offset} to ${end - 1}, which belong to no packet`}
        {end - offset > MOST_SHOWN && ` (the first ${MOST_SHOWN})`}:
      </p>
      <p className={styles.strip}>
        {shown.map((byte, index) =>
          offset + index === fault.offset ? (
            <mark key={index} className={clsx(styles.field, styles.marked)}>
              {hexByte(byte)}
            </mark>
          ) : (
            <span key={index} className={styles.field}>
              {hexByte(byte)}
            </span>
          ),
        )}
      </p>
    </>
  );
}
