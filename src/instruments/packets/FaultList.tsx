import type { ReactNode } from 'react';
import type { Fault } from './fault';
import styles from '../instruments.module.css';

/** As many faults as are written out. */
const MOST_SHOWN = 100;

/** How many packets were found, and what is wrong with the rest, in the order of the bytes. */
export function FaultList({ packets, faults }: { packets: number; faults: readonly Fault[] }): ReactNode {
  const rest = faults.length - MOST_SHOWN;
  return (
    <div role="status">
      <p className={faults.length === 0 && packets > 0 ? styles.good : styles.bad}>
        {`${packets} packet${packets === 1 ? '' : 's'}, ${faults.length === 0 ? 'no' : faults.length} fault${faults.length === 1 ? '' : 's'}.`}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.slice(0, MOST_SHOWN).map(({ offset, kind, message }) => (
            <li key={`${offset} ${kind}`}>
              <strong>Offset {offset}</strong>: {message}
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      )}
    </div>
  );
}
