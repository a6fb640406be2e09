import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutList } from './docsWithoutList';

const require = createRequire(import.meta.url);
const thinRegistry = require('./thinRegistry.cjs') as (source: string) => string;
const nameChunks = require('./nameChunks.cjs') as (
  this: { getOptions: () => { frames: Record<string, string> } },
  source: string,
) => string;
const thinConfig = require('./thinConfig.cjs') as (source: string) => string;

/** An entry of the registry as the framework writes it. */
const entry = (file: string): string =>
  `[() => import(/* webpackChunkName: "a" */ "${file}"), "${file}", require.resolveWeak("${file}")]`;

it('keeps the loader of each chunk in the registry, and nothing beside it', () => {
  expect(thinRegistry(`export default {\n  "a": ${entry('@site/blog/x.mdx')},\n}`)).toContain(
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/blog/x.mdx")],\n}',
  );
});

it('lets a document come with its text', () => {
  const thinned = thinRegistry(`export default {\n  "a": ${entry('@site/docs/x.mdx')},\n}`);
  expect(thinned).toContain('"a": [() => withText(import(/* webpackChunkName: "a" */ "@site/docs/x.mdx"))],');
  expect(thinned).toMatch(/^import { withText } from '@site\/src\/sentOnce\/withText';/);
});

it('names each chunk on the server as the manifest does', () => {
  const named = nameChunks.call(
    { getOptions: () => ({ frames: { b2: 'documents' } }) },
    `export default {\n  "a1": ${entry('@site/docs/x.mdx')},\n  "b2": ${entry('@theme/DocRoot')},\n}`,
  );
  expect(named).toContain('@site/docs/x.mdx"), "a1", require.resolveWeak("@site/docs/x.mdx")],');
  expect(named).toContain('@theme/DocRoot"), "documents", require.resolveWeak("@theme/DocRoot")],');
});

it('keeps the settings that pages read', () => {
  expect(
    thinConfig('// Made.\nexport default {"title": "D; }", "plugins": [["x", {}]], "themeConfig": {}};\n'),
  ).toBe('// Made.\nexport default {"title":"D; }","themeConfig":{}};\n');
});

it('takes the list of documents from what every document gets, wherever the route is', () => {
  const version = {
    label: 'Next',
    docs: { A: { id: 'A', title: 'A board', description: 'Long.', sidebar: 'docs' } },
  };
  const route = { path: '/', component: 'x', routes: [{ path: '/', component: 'y', props: { version } }] };
  expect(withoutList(route)).toEqual({
    path: '/',
    component: 'x',
    routes: [
      {
        path: '/',
        component: 'y',
        props: { version: { label: 'Next', docs: {} } },
      },
    ],
  });
});
