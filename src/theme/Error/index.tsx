/** Replaces the framework's unstyled fallback, so that a crash of the frame reads like a crash of a page. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useForgetOnNavigation } from '@site/src/loading/useForgetOnNavigation';
import type { Props } from '@theme/Error';
import styles from './styles.module.css';

function listMessages(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...listMessages(error.cause)] : [];
}

/** The last resort: it uses nothing of the theme, which may be what crashed. */
export default function ErrorFallback({ error, tryAgain }: Props): ReactNode {
  useForgetOnNavigation(tryAgain);
  return (
    <main className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p className={styles.message}>{listMessages(error).join('\n\nCause:\n')}</p>
      <p>
        {/* A plain link: loading the page anew is the point. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href="">Reload this page</a>
      </p>
    </main>
  );
}
