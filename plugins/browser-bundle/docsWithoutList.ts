/**
 * The framework's plugin for documents, less one thing: it sends title and description of every document to every
 * document, for cards that link to other pages (`<DocCardList>`). We write our own cards, and that data was three
 * quarters of what a document costs on all others. Such a card now stops the build, naming the document.
 */
import docsPlugin from '@docusaurus/plugin-content-docs';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** Takes the list of documents out of what a version's route hands to its pages. */
export function withoutList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return { ...route, ...(route.routes && { routes: route.routes.map(withoutList) }) };
  return { ...route, props: { ...route.props, version: { ...version, docs: {} } } };
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
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(withoutList(route)) },
      });
    },
  };
}
