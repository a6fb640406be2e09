/**
 * The framework's plugin for documents, with one thing more and one less: a document knows why one would go to the ones
 * before and after it, and is not sent a list of all others.
 */
import docsPlugin from '@docusaurus/plugin-content-docs';
import { withoutList } from './withoutList';
import { withReasons } from './withReasons';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/** Stands in for `@docusaurus/plugin-content-docs`, with the same options. */
export default async function documentsPlugin(
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
