import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './Cards.module.css';

/** A grid of cards for landing pages. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

/** One way on from a landing page: by task before by product. */
export function Card({ title, to, children }: { title: string; to: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
