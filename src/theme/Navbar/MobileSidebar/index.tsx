/**
 * Wrapped: the menu also closes when the logo, a search result or a script leads on, and on Escape; and while it
 * is open, Back closes it, and the keyboard is in it and cannot get behind it, nor lose its place on the way to the main menu.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { useOverlayEntry } from '@site/src/url/useOverlayEntry';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** What the open menu lies on: the bar it comes out of, and all else of the page. */
function partsBehind(): Element[] {
  const bar = document.querySelector('.navbar');
  const others = [...(bar?.parentElement?.children ?? [])].filter((part) => part !== bar);
  return [...others, ...document.querySelectorAll('.navbar__inner')];
}

/** The side menu of narrow windows. */
export default function ClosingMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondary } = useNavbarSecondaryMenu();
  const history = useHistory();
  const location = useLocation();
  useOverlayEntry(shown, toggle);
  const previousLocation = useRef(location);

  // Also on the way to another place of the same page. What a text box writes into the address after a pause replaces it.
  useEffect(() => {
    const hasNavigated = previousLocation.current !== location && history.action !== 'REPLACE';
    previousLocation.current = location;
    if (hasNavigated && shown) toggle();
  }, [history, location, shown, toggle]);

  useEffect(() => {
    if (!shown) return undefined;
    const behind = partsBehind();
    for (const part of behind) part.toggleAttribute('inert', true);
    // The button that opened the menu lies behind it now; the next step, and the way back, are in it.
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false);
      // What had the focus has gone with the menu.
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.closest('.navbar-sidebar'))
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown]);

  const wasSecondary = useRef(isSecondary);
  useEffect(() => {
    const hasGoneBack = wasSecondary.current && !isSecondary;
    wasSecondary.current = isSecondary;
    // The button that led back has gone out of sight, and cannot have the focus there.
    if (shown && hasGoneBack)
      document.querySelector<HTMLElement>('.navbar-sidebar__item .menu__link')?.focus();
  }, [shown, isSecondary]);

  useEffect(() => {
    if (!shown) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);

  return <NavbarMobileSidebar />;
}
