/** The router does not know the links in what the server has sent; here they are made to work like all others. */
import type { History } from 'history';
import { leadsWithinSite } from '../url/leadsWithinSite';
import { opensElsewhere } from '../url/opensElsewhere';
import { MARK } from './pageText';

const LINK = `[${MARK}] a[href]`;

/** The target of a link that leads within this site, where a click on it may stay within the page that is open. */
function targetOf(link: HTMLAnchorElement): string | null {
  if (!leadsWithinSite(link)) return null;
  // A place on this page: the browser goes there.
  if (link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

/** Lets the router follow the links. */
export function routeClicks(history: History): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    const link = linkAt(event.target);
    const target = link && targetOf(link);
    if (!target) return;
    event.preventDefault();
    if (target === history.createHref(history.location)) history.replace(target);
    else history.push(target);
  };
  const preload = ({ target }: Event): void => {
    const link = linkAt(target);
    const path = link && targetOf(link);
    if (path) void window.docusaurus.preload(path);
  };
  document.addEventListener('click', follow);
  document.addEventListener('mouseover', preload);
  document.addEventListener('touchstart', preload, { passive: true });
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('mouseover', preload);
    document.removeEventListener('touchstart', preload);
  };
}

/** Has pages fetched ahead whose links come into view. */
export function watchLinks(root: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = targetOf(target as HTMLAnchorElement);
      if (path) void window.docusaurus.prefetch(path);
    }
  });
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (targetOf(link) !== null) observer.observe(link);
  return () => observer.disconnect();
}
