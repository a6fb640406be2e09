/**
 * The framework's plugin for documents, with one thing more: a document knows why one would go to the ones before and
 * after it. And less one thing: it sends title and description of every document to every
 * document, for cards that link to other pages (`<DocCardList>`). We write our own cards, and that data was three
 * quarters of what a document costs on all others. Such a card now stops the build, naming the document.
 */
import docsPlugin from '@docusaurus/plugin-content-docs';
import type { LoadedVersion, PropNavigationLink, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

import { shortReason } from './shortReason';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** Takes the list of documents out of what a version's route hands to its pages. */
export function withoutList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return { ...route, ...(route.routes && { routes: route.routes.map(withoutList) }) };
  return { ...route, props: { ...route.props, version: { ...version, docs: {} } } };
}

/** Adds to what stands before and after each document why one would go there (`src/theme/PaginatorNavLink` shows it). */
function withReasons(version: LoadedVersion): LoadedVersion {
  const reasons = new Map(version.docs.map((doc) => [doc.permalink, shortReason(doc.description)]));
  const explain = <Target extends PropNavigationLink>(target: Target | undefined): Target | undefined =>
    target && { ...target, reason: reasons.get(target.permalink) };
  return {
    ...version,
    docs: version.docs.map((doc) => ({
      ...doc,
      previous: explain(doc.previous),
      next: explain(doc.next),
    })),
  };
}

/** Stands in for `@docusaurus/plugin-content-docs`, with the same options. */
export default async function docsWithoutList(
  ...parameters: Parameters<typeof docsPlugin>
): ReturnType<typeof docsPlugin> {
  const plugin = await docsPlugin(...parameters);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) => {
      await plugin.contentLoaded?.({
        content: { ...content, loadedVersions: content.loadedVersions.map(withReasons) },
        actions: { ...actions, addRoute: (route) => actions.addRoute(withoutList(route)) },
      });
    },
  };
}
