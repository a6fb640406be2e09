import { useState, type ReactNode } from 'react';
import styles from './instruments.module.css';
import { isMeantFor } from './settings';

interface BrokenAddressProps {
  /** Of the instrument in an address. */
  name: string;
  /** Whether the address could be read. */
  isRead: boolean;
}

/** Says that a link was damaged on its way: what an instrument shows without a word looks like what was sent. */
export function BrokenAddress({ name, isRead }: BrokenAddressProps): ReactNode {
  const [isBroken] = useState(() => !isRead && isMeantFor(name, window.location.hash));
  return isBroken ? (
    <p className={styles.bad} role="alert">
      The address of this page has settings that cannot be read; perhaps it was cut off or changed on its way.
      Ask for it again: what you see here did not come from it.
    </p>
  ) : null;
}
