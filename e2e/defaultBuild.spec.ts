/** What must not be in a build without settings. */
import path from 'node:path';
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
