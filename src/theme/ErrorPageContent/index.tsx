/** Wrapped: a crashed page gets the title "Page Error", and the crash is forgotten when the reader moves on. */
import { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

/** What stands in place of a page that crashed, inside the frame of the site. */
export default function ErrorPageContentWithTitle({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    // The boundary outlives the page: without this, every page opened next would look crashed too.
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
