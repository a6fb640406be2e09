import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, it } from 'vitest';
import searchEnginePlugin from './index';

const context = {
  siteDir: '/site',
  baseUrl: '/',
  outDir: '/site/build',
  generatedFilesDir: '/site/.generated',
};

/** What the plugin tells the bundler for one engine: where `@search/engine` is, and what stands there. */
async function engineModule(engine: 'embedded' | 'hosted'): Promise<{ alias: unknown; files: object }> {
  // Only what the plugin reads stands in for the framework.
  const plugin = searchEnginePlugin(context as LoadContext, { engine });
  const files: Record<string, string> = {};
  const createData = (name: string, data: unknown): Promise<string> => {
    files[path.join(context.generatedFilesDir, plugin.name, 'default', name)] = String(data);
    return Promise.resolve(name);
  };
  const actions = { createData } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({ content: undefined, actions });
  const config: unknown = plugin.configureWebpack?.({}, false, {} as never, undefined);
  return { alias: config, files };
}

it('changes the engine by the text of one file, since the cache on disk does not notice another alias', async () => {
  const [embedded, hosted] = [await engineModule('embedded'), await engineModule('hosted')];
  expect(hosted.alias).toEqual(embedded.alias);
  const file = '/site/.generated/search-engine/default/engine.js';
  expect(hosted.alias).toMatchObject({ resolve: { alias: { '@search/engine': file } } });
  expect(embedded.files).toEqual({ [file]: "export * from '@site/src/search/embedded';\n" });
  expect(hosted.files).toEqual({ [file]: "export * from '@site/src/search/hosted';\n" });
});
