/** What must not be in a build without settings. */
import path from 'node:path';
import { readSourcePages } from '../scripts/sourcePages';
import { filesHolding, textFilesOf } from './support/buildFiles';
import { expect, test } from './support/site';

test('the default build knows no hosted service, no CDN and no chat', async () => {
  const files = await textFilesOf(path.join(__dirname, '..', 'build'));
  expect(files.size).toBeGreaterThan(100);
  expect(
    filesHolding(
      files,
      /algolia(?:net)?\.(?:net|io)|algolianet|x-algolia|jsdelivr|search-insights|googletagmanager/,
    ),
  ).toEqual([]);
  expect(filesHolding(files, /<link[^>]+rel="?(?:preconnect|dns-prefetch)/)).toEqual([]);
});

test('no script holds a part of the theme that the site never draws', async () => {
  const files = await textFilesOf(path.join(__dirname, '..', 'build'));
  const scripts = new Map([...files].filter(([name]) => name.endsWith('.js')));
  expect(scripts.size).toBeGreaterThan(100);
  // The icon of a danger, the button that hides the menu, the badge of a version, a profile elsewhere, the footer's logo.
  for (const part of ['M5.05.31c', 'collapseSidebarButton', 'docs-version-badge', 'bluesky', 'footer__logo'])
    expect.soft(filesHolding(scripts, new RegExp(part)), part).toEqual([]);
});

test('the documentation has one version, whose home is the Welcome page', async () => {
  const files = await textFilesOf(path.join(__dirname, '..', 'build'));
  const version = '"name":"current","label":"Next","isLast":true,"path":"/","mainDocId":"Welcome"';
  expect(filesHolding(files, new RegExp(version))).toEqual([expect.stringMatching(/main\.[0-9a-f]+\.js$/)]);
});

test('every document has its edit link, the time of its last change and, but for two, the sidebar', async () => {
  const files = await textFilesOf(path.join(__dirname, '..', 'build'));
  const documents = [...files].flatMap(([file, text]) => {
    const id = / docs-doc-id-([^ "]+)/.exec(text)?.[1];
    return id === undefined ? [] : [{ file, id, text }];
  });
  expect(documents).toHaveLength((await readSourcePages(path.join(__dirname, '..'))).length);
  for (const { id, text } of documents) {
    expect(text, id).toMatch(new RegExp(`href="?https:[^" >]+/docs/${id}\\.mdx?["? ]`));
    expect(text, id).toMatch(/theme-last-updated[^/]+<time datetime=/);
  }
  const withoutSidebar = documents.filter(({ text }) => !text.includes('theme-doc-sidebar-container'));
  expect(withoutSidebar.map(({ id }) => id).sort()).toEqual([
    'Deprecated/Mark3Dep',
    'Troubleshooting/FTDI_Fix_Mac',
  ]);
});
