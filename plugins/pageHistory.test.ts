import { expect, it } from 'vitest';
import { withoutHistoryToo } from './pageHistory';

const date = { timestamp: 1, author: 'x' };

it('passes on what history says', async () => {
  const history = withoutHistoryToo(
    {
      initialize: () => undefined,
      getFileCreationInfo: () => Promise.resolve(null),
      getFileLastUpdateInfo: () => Promise.resolve(date),
    },
    () => expect.fail('warned'),
  );
  expect(await history.getFileLastUpdateInfo('a.mdx')).toEqual(date);
  expect(await history.getFileCreationInfo('a.mdx')).toBeNull();
});

it('knows no date where history cannot be read, and says so once', async () => {
  const warnings: string[] = [];
  const fail = () => Promise.reject(new Error('not a git repository\nat line 1'));
  const history = withoutHistoryToo(
    { initialize: () => undefined, getFileCreationInfo: fail, getFileLastUpdateInfo: fail },
    (message) => warnings.push(message),
  );
  expect(await history.getFileLastUpdateInfo('a.mdx')).toBeNull();
  expect(await history.getFileCreationInfo('b.mdx')).toBeNull();
  expect(warnings).toEqual([expect.stringContaining('(not a git repository)')]);
});
