/** Wrapped: a crashed page gets the title "Page Error", and the crash is forgotten when the reader moves on. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useForgetOnNavigation } from '@site/src/loading/useForgetOnNavigation';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

/** What stands in place of a page that crashed, inside the frame of the site. */
export default function ErrorPageContentWithTitle({ error, tryAgain }: Props): ReactNode {
  useForgetOnNavigation(tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
