import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './Cards.module.css';

/** A grid of cards for landing pages. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  const count = Children.toArray(children).filter((child) => isValidElement(child)).length;
  return <ul className={clsx(styles.cards, count === 4 && styles.four)}>{children}</ul>;
}

interface CardProps {
  title: string;
  to: string;
  /** A small drawing beside the words, such as a `<Pictogram>`. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One way on from a landing page: by task before by product. */
export function Card({ title, to, picture, children }: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {picture}
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
