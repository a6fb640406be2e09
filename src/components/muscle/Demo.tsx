import { useId, type ReactNode } from 'react';
import { MuscleInput } from './MuscleInput';
import type { Muscles } from './useMuscleLoop';
import styles from './Demo.module.css';

interface DemoProps {
  title: string;
  /** What to do, in one or two sentences. */
  hint: string;
  muscles: Muscles;
  /** What the muscles move. */
  children: ReactNode;
}

/** A version of a project that runs in the page. Without a script its first picture and what it would do stay readable. */
export function Demo({ title, hint, muscles, children }: DemoProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.demo} aria-labelledby={id} {...muscles.frame}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <p className={styles.hint}>{hint}</p>
      <noscript>
        <p className={styles.hint}>This part moves only with JavaScript; the rest of the page needs none.</p>
      </noscript>
      {children}
      <MuscleInput list={muscles.list} loop={muscles.loop} view={muscles.view} />
    </section>
  );
}
