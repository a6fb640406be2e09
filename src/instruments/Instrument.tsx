import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import frames from '@site/src/components/demos/DemoFrame.module.css';
import LoadFailure from '@site/src/loading/LoadFailure';
import { SentOnce } from '@site/src/sentOnce/SentOnce';
import { isMeantFor } from './settings';
import styles from './Instrument.module.css';

/** How far below or above the screen an instrument is fetched already. */
const NEAR = '500px';

interface InstrumentProps<P> {
  /** Names it in the address: a fragment that begins with this name and `=` opens it at once. */
  name: string;
  title: string;
  /** What to do with it, in a few sentences. */
  hint: ReactNode;
  /** Fetches the working instrument, when it comes near the screen. */
  load: () => Promise<ComponentType<P>>;
  /** What the working instrument gets. */
  start: P;
  /**
   * The same information as text, table or picture: for readers without JavaScript, on paper, and until the code is here.
   * It is drawn in the build alone, so write `{typeof window === 'undefined' && <Still />}`, with `Still` in a file of that
   * name beside it: the browser's bundle has no more of such a file than its style rules.
   */
  children: ReactNode;
}

/** The frame of every instrument. Pages carry its still content; its code comes only when the reader does. */
export function Instrument<P extends object>({
  name,
  title,
  hint,
  load,
  start,
  children,
}: InstrumentProps<P>): ReactNode {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const fetcher = useRef(load);
  const [attempt, setAttempt] = useState(0);
  const [visit, setVisit] = useState(0);
  const [state, setState] = useState<{ live: ComponentType<P> } | { error: unknown } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isGone = false;
    const fetchLive = (): void => {
      observer.disconnect();
      fetcher.current().then(
        (live) => !isGone && setState({ live }),
        (error: unknown) => !isGone && setState({ error }),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchLive(),
      { rootMargin: NEAR },
    );
    const openShared = (): boolean => {
      const isShared = isMeantFor(name, window.location.hash);
      if (isShared) {
        element.scrollIntoView();
        fetchLive();
      }
      return isShared;
    };
    // Another address of the open page loads nothing anew: the instrument starts again with what it carries.
    const startAgain = (): void => {
      if (openShared()) setVisit((before) => before + 1);
    };
    window.addEventListener('hashchange', startAgain);
    if (!openShared()) observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      window.removeEventListener('hashchange', startAgain);
    };
  }, [name, attempt]);

  const Live = state && 'live' in state ? state.live : null;
  return (
    <section
      ref={frame}
      className={clsx(frames.demo, styles.instrument)}
      aria-labelledby={id}
      data-instrument={name}
      data-state={Live ? 'live' : 'still'}
    >
      <p className={frames.title} id={id}>
        {title}
      </p>
      <p className={frames.hint}>{hint}</p>
      {state && 'error' in state && (
        <LoadFailure
          error={state.error}
          onRetry={() => {
            setState(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
      {Live ? <Live key={visit} {...start} /> : <SentOnce id={name}>{children}</SentOnce>}
    </section>
  );
}
