/** `npm run search:push` on the newest build, against a service on this machine. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LoopbackHost, answering, type RecordedRequest } from '../src/search/hosted/loopbackHost';
import { expect, test } from './support/site';

const root = path.join(__dirname, '..');
const tsx = path.join(path.dirname(createRequire(__filename).resolve('tsx/package.json')), 'dist', 'cli.mjs');

interface Run {
  code: number | string | null | undefined;
  output: string;
}

function push(settings: Record<string, string>, ...options: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsx, 'scripts/searchPush.ts', ...options],
      { cwd: root, env: { ...process.env, ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

// Every run reads all pages of the build.
test.describe.configure({ timeout: 120_000 });

const isPoll = ({ method }: RecordedRequest): boolean => method === 'GET';

test('sends every record of the build and then replaces the index', async () => {
  const host = await LoopbackHost.start((response, request) =>
    answering(200, isPoll(request) ? { status: 'published' } : { taskID: 1, updatedAt: '', objectIDs: [] })(
      response,
      request,
    ),
  );
  const { code, output } = await push({
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_WRITE_API_KEY: 'write-secret',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_HOSTS: host.url,
  });
  await host.stop();
  expect(output).not.toContain('write-secret');
  expect(code).toBe(0);
  const announced = Number(/^(\d+) records of \d+ pages/.exec(output)?.[1]);
  expect(output).toContain(`The index "docs" now holds ${announced} records.`);

  const bodies = host.requests
    .filter(({ url }) => url.includes('/batch') && !url.includes('/synonyms/'))
    .map(({ body }): unknown => JSON.parse(body));
  const ids = bodies.flatMap((body) => JSON.stringify(body).match(/"objectID":"[^"]+"/g) ?? []);
  expect(new Set(ids).size).toBe(announced);
  expect(bodies[0]).toMatchObject({
    requests: expect.arrayContaining([
      {
        action: 'updateObject',
        body: expect.objectContaining({
          type: 'lvl1',
          language: 'en',
          url: expect.stringMatching(/^https:\/\/docs\.openbci\.com\//),
        }),
      },
    ]),
  });
  expect(JSON.parse(host.requests.filter((request) => !isPoll(request)).at(-1)?.body ?? '')).toEqual({
    operation: 'move',
    destination: 'docs',
  });
});

test('counts without sending in a dry run, which needs no key', async () => {
  const { code, output } = await push({}, '--dry-run');
  expect(code).toBe(0);
  expect(output).toMatch(/^\d+ records of \d+ pages, \d+ kB/);
  expect(output).toContain('Dry run: nothing was sent.');
});

test('says which settings are missing', async () => {
  const { code, output } = await push({ ALGOLIA_APP_ID: '' });
  expect(code).toBe(1);
  expect(output).toContain('ALGOLIA_APP_ID: the search application id is missing');
  expect(output).toContain('ALGOLIA_WRITE_API_KEY: the key that may write to the index is missing');
});
