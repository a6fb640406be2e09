import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import styles from './DemoFrame.module.css';

interface DemoFrameProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title: string;
  /** What to do, in a few sentences. */
  hint: string;
}

/** The box around a version of a project that runs in the page. Without a script it says what it would do. */
export const DemoFrame = forwardRef<HTMLElement, DemoFrameProps>(function DemoFrame(
  { title, hint, children, ...section },
  ref,
) {
  const id = useId();
  return (
    <section ref={ref} className={styles.demo} aria-labelledby={id} {...section}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <p className={styles.hint}>{hint}</p>
      <noscript>
        <p className={styles.hint}>This part works only with JavaScript; the rest of the page needs none.</p>
      </noscript>
      {children}
    </section>
  );
});
