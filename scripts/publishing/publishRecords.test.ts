import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LoopbackHost,
  answering,
  hangingUp,
  type Handler,
  type RecordedRequest,
} from '../../src/search/hosted/loopbackHost';
import { INDEX_SETTINGS } from './indexSettings';
import { SYNONYMS } from './synonyms';
import { publishRecords, type PublishedRecord, type PublishingTarget } from './publishRecords';

const recordsOf = (count: number): PublishedRecord[] =>
  Array.from({ length: count }, (_, index) => ({ objectID: `r${index}`, content: `text ${index}` }));

const line = ({ method, url }: RecordedRequest): string => `${method} ${url.replace(/\?.*/, '')}`;
const isPoll = (request: RecordedRequest): boolean => request.method === 'GET';
/** Of records; synonyms come in one, too. */
const isBatch = ({ url }: RecordedRequest): boolean => url.includes('docs_tmp_7/batch');

const idsIn = (batch: string): unknown[] => {
  const { requests } = JSON.parse(batch) as { requests: { body: PublishedRecord }[] };
  return requests.map(({ body }) => body.objectID);
};

/** A service that accepts everything; a task is done when it has been asked about `pollsPerTask` times. */
function service(pollsPerTask = 1): Handler {
  let lastTask = 0;
  let polls = 0;
  return (response, request) => {
    if (isPoll(request)) {
      polls += 1;
      return answering(200, { status: polls >= pollsPerTask ? 'published' : 'notPublished' })(
        response,
        request,
      );
    }
    polls = 0;
    lastTask += 1;
    return answering(200, { taskID: lastTask, updatedAt: '', objectIDs: [] })(response, request);
  };
}

/** Answers like `service`, but gives each fault in turn to the requests it matches. */
function serviceWith(matches: (request: RecordedRequest) => boolean, ...faults: Handler[]): Handler {
  const well = service();
  return (response, request) => (matches(request) ? (faults.shift() ?? well) : well)(response, request);
}

const hosts: LoopbackHost[] = [];
async function start(handler: Handler): Promise<LoopbackHost> {
  const host = await LoopbackHost.start(handler);
  hosts.push(host);
  return host;
}
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

const report = vi.fn<(line: string) => void>();
const wait = vi.fn<(ms: number) => Promise<void>>();
beforeEach(() => {
  report.mockReset();
  wait.mockReset().mockResolvedValue(undefined);
});

function publish(records: PublishedRecord[], target: Partial<PublishingTarget>): Promise<void> {
  return publishRecords(
    {
      appId: 'APP',
      writeApiKey: 'write-secret',
      indexName: 'docs',
      hosts: hosts.map((host) => host.url),
      ...target,
    },
    records,
    { report, wait, now: () => 7 },
  );
}

const messageOf = (failure: Promise<void>): Promise<string> =>
  failure.then(
    () => 'it succeeded',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('publishing', () => {
  it('fills a temporary index, then moves it over the one that readers use', async () => {
    const host = await start(service());
    await publish(recordsOf(2), {});
    const writes = host.requests.filter((request) => !isPoll(request));
    expect(writes.map((request) => [line(request), JSON.parse(request.body)])).toEqual([
      [
        'POST /1/indexes/docs/operation',
        { operation: 'copy', destination: 'docs_tmp_7', scope: ['rules', 'synonyms'] },
      ],
      ['PUT /1/indexes/docs_tmp_7/settings', INDEX_SETTINGS],
      ['POST /1/indexes/docs_tmp_7/synonyms/batch', SYNONYMS],
      [
        'POST /1/indexes/docs_tmp_7/batch',
        {
          requests: [
            { action: 'updateObject', body: { objectID: 'r0', content: 'text 0' } },
            { action: 'updateObject', body: { objectID: 'r1', content: 'text 1' } },
          ],
        },
      ],
      ['POST /1/indexes/docs_tmp_7/operation', { operation: 'move', destination: 'docs' }],
    ]);
    expect(report.mock.calls.flat()).toEqual([
      'Settings sent.',
      `${SYNONYMS.length} lists of synonyms sent.`,
      '2 of 2 records sent.',
      'The index "docs" now holds 2 records.',
    ]);
  });

  it('sends each list of synonyms under an id of its own, as long as the service takes', () => {
    expect(new Set(SYNONYMS.map(({ objectID }) => objectID)).size).toBe(SYNONYMS.length);
    for (const { synonyms = [] } of SYNONYMS) {
      expect(synonyms.length).toBeGreaterThan(1);
      expect(synonyms.length).toBeLessThanOrEqual(20);
    }
  });

  it('shows the writing key in a header, never in an address', async () => {
    const host = await start(service());
    await publish(recordsOf(1), {});
    for (const { headers, url } of host.requests) {
      expect(headers).toMatchObject({
        'x-algolia-application-id': 'APP',
        'x-algolia-api-key': 'write-secret',
      });
      expect(url).not.toContain('write-secret');
    }
  });

  it('waits until the service has finished a step before it takes the next', async () => {
    const host = await start(service(2));
    await publish(recordsOf(1), {});
    const polls = (task: number): string[] => Array(2).fill(`GET /1/indexes/docs_tmp_7/task/${task}`);
    expect(host.requests.map(line)).toEqual([
      'POST /1/indexes/docs/operation',
      ...polls(1),
      'PUT /1/indexes/docs_tmp_7/settings',
      ...polls(2),
      'POST /1/indexes/docs_tmp_7/synonyms/batch',
      ...polls(3),
      'POST /1/indexes/docs_tmp_7/batch',
      ...polls(4),
      'POST /1/indexes/docs_tmp_7/operation',
      ...polls(5),
    ]);
  });

  it('sends every record once, in batches of 1000', async () => {
    const host = await start(service());
    await publish(recordsOf(2_001), {});
    const batches = host.requests.filter(isBatch).map(({ body }) => idsIn(body));
    expect(batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 1]);
    expect(batches.flat()).toEqual(recordsOf(2_001).map((record) => record.objectID));
  });

  it('takes hosts below a path', async () => {
    const host = await start(service());
    await publish(recordsOf(1), { hosts: [`${host.url}/search/`] });
    expect(host.requests.map(line)).toContain('POST /search/1/indexes/docs_tmp_7/batch');
  });

  it('makes the first index too, when there are no rules and synonyms to keep', async () => {
    const isCopy = (request: RecordedRequest): boolean => request.body.includes('"copy"');
    const host = await start(
      serviceWith(isCopy, answering(404, { message: 'Index docs does not exist', status: 404 })),
    );
    await publish(recordsOf(1), {});
    expect(host.requests.map(line).at(-1)).toMatch(/^GET .*task/);
    expect(report.mock.calls.flat()).toContain('There is no index "docs" yet.');
  });

  it('refuses to replace an index by nothing', async () => {
    const host = await start(service());
    expect(await messageOf(publish([], {}))).toBe(
      'There are no records, and an empty index would answer nothing. Run `npm run build` first.',
    );
    expect(host.requests).toEqual([]);
  });
});

describe('publishing through faults', () => {
  const isMove = (request: RecordedRequest): boolean => request.body.includes('"move"');
  const busy = answering(429, { message: 'Too many requests', status: 429 });

  it.each([
    ['5xx', answering(503, '')],
    ['429', busy],
    ['a closed connection', hangingUp],
  ])('tries again after %s, with growing pauses', async (_fault, fault) => {
    const host = await start(serviceWith(isBatch, fault, fault, fault));
    await publish(recordsOf(1), {});
    expect(host.requests.filter(isBatch)).toHaveLength(4);
    expect(wait.mock.calls.flat()).toEqual([1_000, 2_000, 4_000]);
  });

  it('goes on to the next host', async () => {
    const down = await start(answering(503, ''));
    const up = await start(service());
    await publish(recordsOf(1), {});
    expect(wait).not.toHaveBeenCalled();
    expect(down.requests.length).toBeGreaterThan(0);
    expect(up.requests.filter(isMove)).toHaveLength(1);
  });

  it('asks again for a task when the answer was lost', async () => {
    const host = await start(serviceWith(isPoll, answering(500, '')));
    await publish(recordsOf(1), {});
    expect(host.requests.filter(isBatch)).toHaveLength(1);
  });

  it('gives up, says which step failed on which host, and takes the temporary index away', async () => {
    const down = answering(503, '');
    const host = await start(serviceWith(isBatch, down, down, down, down));
    const message = await messageOf(publish(recordsOf(1), {}));
    expect(message.replaceAll(new URL(host.url).host, 'host')).toBe(
      'Sending records 1 to 1 failed. No host accepted it (host: HTTP 503).',
    );
    expect(host.requests.filter(isMove)).toEqual([]);
    expect(host.requests.map(line).at(-1)).toBe('DELETE /1/indexes/docs_tmp_7');
  });

  it('does not try again with a key that is refused, and says what it needs', async () => {
    const host = await start(answering(403, { message: 'Invalid Application-ID or API key', status: 403 }));
    const message = await messageOf(publish(recordsOf(1), {}));
    expect(message).toMatchInlineSnapshot(
      `"Copying rules and synonyms failed. HTTP 403, Invalid Application-ID or API key. ALGOLIA_WRITE_API_KEY must belong to ALGOLIA_APP_ID and hold the rights addObject, deleteIndex, editSettings, settings and listIndexes."`,
    );
    expect(message).not.toContain('write-secret');
    expect(host.requests.map(line)).toEqual([
      'POST /1/indexes/docs/operation',
      'DELETE /1/indexes/docs_tmp_7',
    ]);
    expect(report.mock.calls.flat().join()).toContain('"docs_tmp_7" could not be removed');
  });

  it('leaves the index as it is when the records are refused', async () => {
    const tooBig = answering(400, {
      message: 'Record at the position 0 objectID=r0 is too big',
      status: 400,
    });
    const host = await start(serviceWith(isBatch, tooBig));
    expect(await messageOf(publish(recordsOf(1), {}))).toBe(
      'Sending records 1 to 1 failed. HTTP 400, Record at the position 0 objectID=r0 is too big.',
    );
    expect(host.requests.filter(isMove)).toEqual([]);
    expect(wait).not.toHaveBeenCalled();
  });

  it('takes the temporary index away when the move fails', async () => {
    const host = await start(serviceWith(isMove, answering(400, { message: 'no', status: 400 })));
    expect(await messageOf(publish(recordsOf(1), {}))).toBe('Replacing the index failed. HTTP 400, no.');
    expect(host.requests.map(line).at(-1)).toBe('DELETE /1/indexes/docs_tmp_7');
  });
});
