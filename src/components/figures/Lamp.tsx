import type { ReactNode } from 'react';
import styles from './Lamp.module.css';

/** A lamp in the colour of the text around it, lit or dark; what it says must stand beside it in words. */
export function Lamp({ isLit }: { isLit: boolean }): ReactNode {
  return (
    <svg className={isLit ? styles.lit : undefined} viewBox="0 0 60 74" aria-hidden="true">
      <circle className={styles.glow} cx="30" cy="28" r="28" />
      <path className={styles.bulb} d="M14 46V26a16 16 0 0 1 32 0V46Z" />
      <path className={styles.legs} d="M24 52V72M36 52V66" />
      <rect className={styles.rim} x="10" y="45" width="40" height="7" rx="2" />
    </svg>
  );
}
