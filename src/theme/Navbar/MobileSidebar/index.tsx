/** Wrapped: the menu also closes when the page changes by the logo, a search result or a script, and on Escape. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** The side menu of narrow windows. */
export default function ClosingMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    const hasNavigated = previousPathname.current !== pathname;
    previousPathname.current = pathname;
    if (hasNavigated && shown) toggle();
  }, [pathname, shown, toggle]);

  useEffect(() => {
    if (!shown) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);

  return <NavbarMobileSidebar />;
}
