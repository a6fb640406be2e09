import type { ReactNode } from 'react';
import { numberOf } from '../words';
import type { Fault } from './fault';
import styles from '../instruments.module.css';
import own from './packets.module.css';

/** As many faults as are written out. */
const MOST_SHOWN = 100;

interface FaultListProps {
  packets: number;
  faults: readonly Fault[];
  /** The one whose bytes are shown below. */
  shown: Fault | null;
  onShow: (fault: Fault) => void;
}

/** How many packets were found, and what is wrong with the rest, in the order of the bytes; each leads to the bytes it is about. */
export function FaultList({ packets, faults, shown, onShow }: FaultListProps): ReactNode {
  const rest = faults.length - MOST_SHOWN;
  return (
    <>
      <p role="status" className={faults.length === 0 && packets > 0 ? styles.good : styles.bad}>
        {`${numberOf(packets, 'packet')}, ${faults.length === 0 ? 'no faults' : numberOf(faults.length, 'fault')}.`}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label="Faults">
          {faults.slice(0, MOST_SHOWN).map((fault) => (
            <li key={`${fault.offset} ${fault.kind}`}>
              <button
                type="button"
                className={own.lead}
                aria-current={fault === shown ? 'true' : undefined}
                onClick={() => onShow(fault)}
              >
                Offset {fault.offset}
              </button>
              : {fault.message}
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      )}
    </>
  );
}
