import { stat } from 'node:fs/promises';
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

it('goes by the files where history cannot be read, and says so once', async () => {
  const warnings: string[] = [];
  const fail = () => Promise.reject(new Error('not a git repository\nat line 1'));
  const history = withoutHistoryToo(
    { initialize: () => undefined, getFileCreationInfo: fail, getFileLastUpdateInfo: fail },
    (message) => warnings.push(message),
  );
  const { mtimeMs } = await stat(__filename);
  expect(await history.getFileLastUpdateInfo(__filename)).toEqual({
    timestamp: Math.trunc(mtimeMs),
    author: '',
  });
  expect(await history.getFileCreationInfo(__filename)).toBeNull();
  expect(warnings).toEqual([expect.stringContaining('(not a git repository)')]);
});

it('goes by the file of a page that is not committed yet', async () => {
  const unknown = () => Promise.resolve(null);
  const history = withoutHistoryToo(
    { initialize: () => undefined, getFileCreationInfo: unknown, getFileLastUpdateInfo: unknown },
    () => expect.fail('warned'),
  );
  expect(await history.getFileLastUpdateInfo(__filename)).toHaveProperty('timestamp');
});
