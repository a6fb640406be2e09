/** Links, anchors and images of the built pages. */
import { type BuiltPage, type BuiltSite, CONTENT_SELECTOR, resolveTarget } from './builtPages';
import type { Problem } from './problem';

function anchorsOf({ $ }: BuiltPage): Set<string> {
  return new Set(
    $('[id], a[name]')
      .toArray()
      .flatMap((element) => [$(element).attr('id'), $(element).attr('name')])
      .filter((anchor) => anchor !== undefined),
  );
}

/** Every link inside the site leads to a page or file that exists, and to an anchor that is there. */
export function checkLinks({ pages, files, baseUrl }: BuiltSite): Problem[] {
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  const problems: Problem[] = [];
  for (const { route, $ } of pages) {
    for (const address of new Set(
      $('a[href]')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    )) {
      const target = resolveTarget(address, route, baseUrl);
      if (target.kind === 'nowhere')
        problems.push({ place: route, message: `links to ${address}, which ${target.fault}` });
      if (target.kind !== 'internal') continue;
      const targetAnchors = anchors.get(target.route);
      if (!targetAnchors) {
        if (files.has(target.route) && !target.route.endsWith('/')) {
          if (files.has(`${target.route}/index.html`)) {
            problems.push({ place: route, message: `links to ${address}, which lacks its trailing slash` });
          }
        } else if (files.has(`${target.route}index.html`)) {
          problems.push({
            place: route,
            message: `links to ${address}, which only redirects; link to where it leads`,
          });
        } else {
          problems.push({
            place: route,
            message: `links to ${address}, which does not exist; mend the address. A link that the page's file does not have comes from what it shows, below src/`,
          });
        }
      } else if (target.anchor !== '' && !targetAnchors.has(target.anchor) && !isSkipLink(target.anchor)) {
        problems.push({
          place: route,
          message: `links to ${address}, but that page has no "#${target.anchor}"; name the id of a heading that is there`,
        });
      }
    }
  }
  return problems;
}

/** The framework's skip link finds its target by script when a page has none by that id. */
function isSkipLink(anchor: string): boolean {
  return anchor === '__docusaurus_skipToContent_fallback';
}

/** Every image exists, has an alternative text (empty for decoration) and a size, so that nothing jumps. */
export function checkImages({ pages, files, baseUrl }: BuiltSite): Problem[] {
  const problems: Problem[] = [];
  for (const { route, $ } of pages) {
    $('img').each((_index, element) => {
      const image = $(element);
      const address = image.attr('src') ?? '';
      // The build writes small files into the page; their first letters are enough to see that.
      const shown = address.length > 60 && address.startsWith('data:') ? `${address.slice(0, 60)}…` : address;
      const say = (message: string) => problems.push({ place: route, message: `image ${shown}: ${message}` });
      if (image.attr('alt') === undefined)
        say('has no alt text; say in alt what it shows (alt="" for decoration)');
      if (address.startsWith('data:')) return;
      const target = resolveTarget(address, route, baseUrl);
      if (target.kind !== 'internal') say('comes from another origin');
      else if (!files.has(target.route)) say('does not exist in the build');
      if (!image.attr('width') || !image.attr('height'))
        say('has no width and height; give both, so that nothing moves when it comes');
    });
  }
  return problems;
}

/** The routes that the author of a page links to. */
function linkedRoutes({ route, $ }: BuiltPage, baseUrl: string): Set<string> {
  const routes = new Set<string>();
  $(CONTENT_SELECTOR)
    .find('a[href]')
    .each((_index, link) => {
      const target = resolveTarget($(link).attr('href') ?? '', route, baseUrl);
      if (target.kind === 'internal' && target.route !== route) routes.add(target.route);
    });
  return routes;
}

/** No orphan (a document that no page's text links to) and no dead end (one whose text links nowhere in the site). */
export function checkPaths(site: BuiltSite, documents: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const linked = new Map(site.pages.map((page) => [page.route, linkedRoutes(page, site.baseUrl)]));
  const everyLinked = new Set([...linked.values()].flatMap((routes) => [...routes]));
  for (const route of documents) {
    if (linked.get(route)?.size === 0)
      problems.push({ place: route, message: 'is a dead end: its text links to no other page' });
    if (route !== '/' && !everyLinked.has(route)) {
      problems.push({ place: route, message: 'is an orphan: the text of no page links to it' });
    }
  }
  return problems;
}
