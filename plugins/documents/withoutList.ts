import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/**
 * Takes the list of documents out of what a version's route hands to its pages: title and description of every document
 * would be sent to every document, for cards that link to other pages (`<DocCardList>`). We write our own cards, and that
 * data was three quarters of what a document costs on all others. Such a card now stops the build, naming the document.
 */
export function withoutList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return { ...route, ...(route.routes && { routes: route.routes.map(withoutList) }) };
  return { ...route, props: { ...route.props, version: { ...version, docs: {} } } };
}
