/**
 * After a step to a heading the keyboard goes on from there, as it does after any link to a heading in a page. The framework
 * scrolls to it, and leaves the focus behind.
 */
import type { ClientModule } from '@docusaurus/types';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.hash === '') return undefined;
  // Another query is no step to the heading; the framework does not scroll then either.
  const { pathname, hash, search } = previousLocation;
  const isOtherQuery = location.pathname === pathname && location.hash === hash && location.search !== search;
  if (isOtherQuery) return undefined;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || target.contains(document.activeElement)) return undefined;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return undefined;
  // A heading takes the focus only while it is asked to.
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
  return undefined;
};
