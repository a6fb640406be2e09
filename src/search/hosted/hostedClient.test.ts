import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_STATUS_RETAINED_MS, READ_TIMEOUT_MS } from '../constants';
import { isAbort } from '../testing';
import { SearchError, type SearchClient } from '../types';
import { createHostedClient, serviceHosts, type HostedClientSettings } from './hostedClient';
import { toHostedRequest } from './hostedRequest';
import { LoopbackHost, answering, hanging, hangingUp, stallingInBody, type Handler } from './loopbackHost';

const HIT = {
  objectID: '1',
  url: '/Cyton/',
  type: 'lvl1',
  hierarchy: { lvl0: 'Cyton Board', lvl1: 'Cyton' },
};
const ANSWER = { results: [{ hits: [HIT], nbHits: 41, queryID: 'q1' }] };
const good = answering(200, ANSWER);

const started: LoopbackHost[] = [];
async function startHosts(...handlers: Handler[]): Promise<LoopbackHost[]> {
  const hosts = await Promise.all(handlers.map((handler) => LoopbackHost.start(handler)));
  started.push(...hosts);
  return hosts;
}

let clockMs = 0;
function clientOf(
  hosts: LoopbackHost[],
  settings: Partial<HostedClientSettings> = {},
  readTimeoutMs = 10_000,
): SearchClient {
  return createHostedClient(
    { appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: hosts.map((host) => host.url), ...settings },
    { now: () => clockMs, readTimeoutMs },
  );
}

/** Long enough for a busy machine to answer, short enough to wait for. */
const SHORT_TIMEOUT_MS = 300;

const counts = (hosts: LoopbackHost[]): number[] => hosts.map((host) => host.requests.length);

async function failureOf(client: SearchClient): Promise<SearchError> {
  const error: unknown = await client.search([{ query: 'cyton' }]).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SearchError) return error;
  throw new Error(`expected a SearchError, got ${String(error)}`);
}

const consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  clockMs = 0;
  consoleError.mockReset().mockReturnValue(undefined);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((host) => host.stop()));
});

describe('a hosted search', () => {
  it('posts the requests to the path of the service, with the public credentials in the address', async () => {
    const hosts = await startHosts(good);
    const request = {
      query: 'cyton',
      scope: { language: 'en', tags: ['default'] },
      page: 2,
      snippetWords: 5,
    };
    await clientOf(hosts, { clickAnalytics: true }).search([request]);
    const [asked] = hosts[0]?.requests ?? [];
    expect(asked?.method).toBe('POST');
    const url = new URL(asked?.url ?? '', hosts[0]?.url);
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'key',
    });
    expect(asked?.headers['content-type']).toBe('text/plain');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      requests: [toHostedRequest(request, { indexName: 'docs', clickAnalytics: true })],
    });
  });

  it('answers with the hits, their number and the id of the query', async () => {
    const hosts = await startHosts(good);
    expect(await clientOf(hosts).search([{ query: 'cyton' }])).toMatchObject([
      { count: 41, nextPage: 1, tracking: { queryId: 'q1', index: 'docs' }, hits: [{ objectID: '1' }] },
    ]);
  });

  it('takes hosts below a path', async () => {
    const hosts = await startHosts(good);
    await clientOf(hosts, { hosts: [`${hosts[0]?.url}/search/v1`] }).search([{ query: 'cyton' }]);
    expect(hosts[0]?.requests[0]?.url).toMatch(/^\/search\/v1\/1\/indexes\/\*\/queries\?/);
  });

  it('uses the hosts of the service when none are set', () => {
    expect(serviceHosts('APP')).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });

  it.each([
    ['id', { appId: '' }, 'The search application id is missing.'],
    ['key', { apiKey: '' }, 'The search api key is missing.'],
  ])('cannot be made without its %s', (_name, settings, message) => {
    expect(() => clientOf([], settings)).toThrow(message);
  });
});

describe('hosts', () => {
  const faults: Record<string, Handler> = {
    'network failure': hangingUp,
    'no answer in time': hanging,
    'no end of the answer in time': stallingInBody,
    'HTTP 500': answering(500, { message: 'broken' }),
    'HTTP 503': answering(503, '<h1>Service Unavailable</h1>'),
    'HTTP 400': answering(400, { message: 'bad' }),
    'HTTP 403': answering(403, { message: 'Invalid Application-ID or API key', status: 403 }),
    'HTTP 404': answering(404, { message: 'Index does not exist' }),
    'HTTP 429': answering(429, { message: 'Too many requests' }),
    'an answer that is not JSON': answering(200, '<html>Log in to this network</html>'),
  };

  it.each(Object.entries(faults))('pass on to the next after %s', async (_fault, handler) => {
    const hosts = await startHosts(handler, good, good);
    // Long enough for the good host on a busy machine.
    const [answer] = await clientOf(hosts, {}, 2_000).search([{ query: 'cyton' }]);
    expect(answer?.count).toBe(41);
    expect(counts(hosts)).toEqual([1, 1, 0]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('pass on when nobody listens', async () => {
    const hosts = await startHosts(good, good);
    const client = clientOf(hosts);
    await hosts[0]?.stop();
    await client.search([{ query: 'cyton' }]);
    expect(counts(hosts)).toEqual([0, 1]);
  });

  it('give an answer whichever of them are down, and an error when all are', async () => {
    const size = 3;
    for (let down = 0; down < 2 ** size; down++) {
      const isDown = Array.from({ length: size }, (_, index) => (down & (1 << index)) !== 0);
      const hosts = await startHosts(...isDown.map((bad) => (bad ? answering(503, '') : good)));
      const client = clientOf(hosts);
      const firstGood = isDown.indexOf(false);
      if (firstGood === -1) {
        expect(await failureOf(client)).toMatchObject({ kind: 'api', status: 503 });
        expect(counts(hosts)).toEqual([1, 1, 1]);
      } else {
        await client.search([{ query: 'cyton' }]);
        expect(counts(hosts)).toEqual(isDown.map((_bad, index) => (index <= firstGood ? 1 : 0)));
      }
    }
  });

  it('that are down are not asked first for 120 s, then are again', async () => {
    const hosts = await startHosts(answering(503, ''), good);
    const client = clientOf(hosts);
    await client.search([{ query: 'a' }]);
    clockMs = HOST_STATUS_RETAINED_MS - 1;
    await client.search([{ query: 'b' }]);
    expect(counts(hosts)).toEqual([1, 2]);
    clockMs = HOST_STATUS_RETAINED_MS;
    if (hosts[0]) hosts[0].answer = good;
    await client.search([{ query: 'c' }]);
    expect(counts(hosts)).toEqual([2, 2]);
  });

  it('that are down are still asked last', async () => {
    const hosts = await startHosts(answering(403, ''), good);
    const [first, second] = hosts;
    const client = clientOf(hosts);
    await client.search([{ query: 'a' }]);
    if (first) first.answer = good;
    if (second) second.answer = hangingUp;
    await client.search([{ query: 'b' }]);
    expect(counts(hosts)).toEqual([2, 2]);
  });

  it('that answer again lose the mark at once', async () => {
    const hosts = await startHosts(hangingUp, hangingUp);
    const client = clientOf(hosts);
    await failureOf(client);
    if (hosts[1]) hosts[1].answer = good;
    await client.search([{ query: 'b' }]);
    // Marked as well, the first would come first.
    await client.search([{ query: 'c' }]);
    expect(counts(hosts)).toEqual([2, 3]);
  });

  it('that flap, refuse and drop connections cost no search its answer while one of them is well', async () => {
    // The same row of faults in each run: a linear congruential generator (Numerical Recipes), its high bits.
    let state = 1;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const hosts = await startHosts(good, good, good, good);
    const client = clientOf(hosts);
    const moods = [good, answering(429, 'slow down'), answering(503, 'busy'), hangingUp];
    const change = (mood: Handler): void => {
      const host = hosts[draw(hosts.length)];
      if (host) host.answer = mood;
    };
    let inFixedOrder = 0;
    for (let count = 0; count < 200; count += 1) {
      change(moods[draw(moods.length)] ?? good);
      if (hosts.every(({ answer }) => answer !== good)) change(good);
      clockMs += draw(10_000);
      expect(await client.search([{ query: 'cyton' }])).toMatchObject([{ count: 41 }]);
      inFixedOrder += 1 + hosts.findIndex(({ answer }) => answer === good);
    }
    const asked = counts(hosts).reduce((total, number) => total + number, 0);
    // The memory of what failed is worth something: asked in a fixed order, they would have cost more requests.
    expect(asked).toBeLessThan(inFixedOrder);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('are given the specified time', () => {
    expect(READ_TIMEOUT_MS).toBe(2_000);
    expect(HOST_STATUS_RETAINED_MS).toBe(120_000);
  });
});

describe('a search that fails on every host', () => {
  it.each([
    ['network failures', [hangingUp, hangingUp], { kind: 'unreachable', status: undefined }],
    ['timeouts', [hanging, stallingInBody], { kind: 'unreachable', status: undefined }],
    ['4xx', [answering(404, ''), answering(403, '')], { kind: 'api', status: 403 }],
    ['429', [answering(429, ''), answering(429, '')], { kind: 'api', status: 429 }],
    ['5xx', [answering(500, ''), answering(503, '')], { kind: 'api', status: 503 }],
    ['4xx, then silence', [answering(403, ''), hangingUp], { kind: 'api', status: 403 }],
    ['broken JSON', [answering(200, '{"results":[')], { kind: 'parse', status: undefined }],
    ['an empty answer', [answering(200, '')], { kind: 'parse', status: undefined }],
    ['no results', [answering(200, {})], { kind: 'parse', status: undefined }],
    ['too few results', [answering(200, { results: [] })], { kind: 'parse', status: undefined }],
    ['results without hits', [answering(200, { results: [{ nbHits: 3 }] })], { kind: 'parse' }],
    ['nonsense, then silence', [answering(200, 'null'), hangingUp], { kind: 'parse', status: undefined }],
  ])('says of which kind: %s', async (_case, handlers, expected) => {
    const hosts = await startHosts(...handlers);
    expect(await failureOf(clientOf(hosts, {}, SHORT_TIMEOUT_MS))).toMatchObject(expected);
    expect(counts(hosts)).toEqual(handlers.map(() => 1));
  });

  it('is reported once, with what each host did and without the key', async () => {
    const hosts = await startHosts(
      answering(403, { message: 'Invalid key' }),
      answering(200, 'no'),
      hanging,
      answering(500, 'x'),
    );
    const error = await failureOf(clientOf(hosts, { apiKey: 'public-secret' }, SHORT_TIMEOUT_MS));
    expect(consoleError.mock.calls).toEqual([['[search]', error]]);
    const names = ['a', 'b', 'c', 'd'];
    const message = hosts.reduce(
      (text, host, index) => text.replace(host.url, names[index] ?? ''),
      error.message,
    );
    expect(message).toMatch(
      /^No host gave an answer\. a: HTTP 403, Invalid key; b: SyntaxError: .*; c: no answer within 300 ms; d: HTTP 500$/,
    );
    expect(error.message).not.toContain('public-secret');
  });

  it('does not stand in the way of the next one', async () => {
    const hosts = await startHosts(hangingUp);
    const client = clientOf(hosts);
    await failureOf(client);
    if (hosts[0]) hosts[0].answer = good;
    await expect(client.search([{ query: 'cyton' }])).resolves.toBeDefined();
  });
});

describe('a search that is likely', () => {
  it('opens a connection to the host that would be asked, once', async () => {
    const hosts = await startHosts(hangingUp, good);
    const preconnect = vi.fn<(host: string) => void>();
    const [first, second] = hosts.map((host) => host.url);
    const client = createHostedClient(
      { appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: [first ?? '', second ?? ''] },
      { preconnect },
    );
    client.warm();
    client.warm();
    expect(preconnect.mock.calls).toEqual([[first]]);
    await client.search([{ query: 'a' }]);
    client.warm();
    expect(preconnect.mock.calls).toEqual([[first], [second]]);
    expect(counts(hosts)).toEqual([1, 1]);
  });
});

describe('an aborted search', () => {
  it('stops without asking another host or blaming the one it asked', async () => {
    const controller = new AbortController();
    const hosts = await startHosts(() => controller.abort(), good);
    const client = clientOf(hosts);
    const failure: unknown = await client
      .search([{ query: 'a' }], { signal: controller.signal })
      .catch((e) => e);
    expect(isAbort(failure)).toBe(true);
    expect(counts(hosts)).toEqual([1, 0]);
    expect(consoleError).not.toHaveBeenCalled();
    if (hosts[0]) hosts[0].answer = good;
    await client.search([{ query: 'b' }]);
    expect(counts(hosts)).toEqual([2, 0]);
  });

  it('asks nobody when it was aborted before', async () => {
    const hosts = await startHosts(good);
    const signal = AbortSignal.abort();
    await expect(clientOf(hosts).search([{ query: 'a' }], { signal })).rejects.toSatisfy(isAbort);
    expect(counts(hosts)).toEqual([0]);
  });
});
