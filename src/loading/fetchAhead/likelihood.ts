/** How likely a reader is to follow a link, by where it stands. */

/** Likeliest first. What stands in none of these (the bar, breadcrumbs, footer) is fetched when a reader points at it. */
const PLACES = [
  '.pagination-nav__link--next',
  '.theme-doc-markdown a',
  'main a:not(.breadcrumbs__link)',
  '.menu a',
];

/**
 * @param path of a page, with its trailing slash
 * @returns the place of the likeliest link in view that leads there, from 0; `null` when there is none, or it is the
 *   page in view itself
 */
export function rankOfPath(path: string): number | null {
  if (path === window.location.pathname) return null;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `a[href="${CSS.escape(path)}"],a[href^="${CSS.escape(path)}#"]`,
  );
  let best: number | null = null;
  for (const link of links) {
    const { top, bottom, height } = link.getBoundingClientRect();
    // What a narrow window hides, such as the menu, has no height.
    if (height === 0 || bottom < 0 || top > window.innerHeight) continue;
    const place = PLACES.findIndex((selector) => link.matches(selector));
    if (place >= 0 && (best === null || place < best)) best = place;
  }
  return best;
}
