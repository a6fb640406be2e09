import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * Calls `tryAgain` when the address changes. The boundary that caught a crash outlives the page: without this, every page
 * opened next would look crashed too.
 */
export function useForgetOnNavigation(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
}
