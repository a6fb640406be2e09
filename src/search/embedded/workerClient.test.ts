import { describe, expect, it, vi } from 'vitest';
import { answerOf, hitOf, isAbort } from '../testing';
import type { FromWorker, ToWorker } from './messages';
import { createWorkerClient, type WorkerLike } from './workerClient';

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly heard: ToWorker[] = [];
  isTerminated = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
  crash(message: string): void {
    // Node has no ErrorEvent; this is the part of it that is read.
    this.onerror?.(Object.assign(new Event('error', { cancelable: true }), { message }) as ErrorEvent);
  }
  /** The id of the n-th search it heard. */
  id(number: number): number {
    const searches = this.heard.filter((message) => message.kind === 'search');
    return searches[number]?.id ?? -1;
  }
}

function setUp(): { client: ReturnType<typeof createWorkerClient>; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const client = createWorkerClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    () => ({ folder: 'https://example.org/search-index/', baseUrl: '/' }),
  );
  return { client, workers };
}

const answer = (query: string) => answerOf([], { query });

describe('createWorkerClient', () => {
  it('starts no worker before it is wanted, and one for all', () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    client.warm();
    client.warm();
    void client.search([{ query: 'a' }]);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.heard.map(({ kind }) => kind)).toEqual(['warm', 'warm', 'search']);
  });

  it('gives each search its own answer, in whatever order they come', async () => {
    const { client, workers } = setUp();
    const first = client.search([{ query: 'a' }]);
    const second = client.search([{ query: 'b' }]);
    const [worker] = workers;
    worker?.say({ kind: 'answer', id: worker.id(1), answers: [answer('b')], isComplete: true });
    worker?.say({ kind: 'answer', id: worker.id(0), answers: [answer('a')], isComplete: true });
    worker?.say({ kind: 'answer', id: 99, answers: [], isComplete: true });
    expect((await first)[0]?.query).toBe('a');
    expect((await second)[0]?.query).toBe('b');
  });

  it('gives the texts when they come, and the hits without them when the worker crashes', async () => {
    const { client, workers } = setUp();
    const [first, second] = [client.search([{ query: 'a' }]), client.search([{ query: 'b' }])];
    const [worker] = workers;
    const pending = answerOf([hitOf({}, { snippet: null })]);
    worker?.say({ kind: 'answer', id: worker.id(0), answers: [pending], isComplete: false });
    worker?.say({ kind: 'answer', id: worker.id(1), answers: [pending], isComplete: false });
    worker?.say({ kind: 'texts', id: worker.id(0), answers: [answerOf([hitOf({}, { content: 'text' })])] });
    expect((await (await first)[0]?.complete)?.hits[0]?.content).toBe('text');
    worker?.crash('out of memory');
    expect((await (await second)[0]?.complete)?.hits).toEqual([hitOf()]);
  });

  it('keeps the kind and status of a failure', async () => {
    const { client, workers } = setUp();
    const search = client.search([{ query: 'a' }]);
    const [worker] = workers;
    worker?.say({ kind: 'failure', id: worker.id(0), error: { kind: 'api', message: 'gone', status: 404 } });
    await expect(search).rejects.toMatchObject({
      name: 'SearchError',
      kind: 'api',
      status: 404,
      message: 'gone',
    });
  });

  it('drops the answer of an aborted search', async () => {
    const { client, workers } = setUp();
    const controller = new AbortController();
    const search = client.search([{ query: 'a' }], { signal: controller.signal });
    controller.abort();
    const error: unknown = await search.catch((reason: unknown) => reason);
    expect(isAbort(error)).toBe(true);
    const [worker] = workers;
    worker?.say({ kind: 'answer', id: worker.id(0), answers: [answer('a')], isComplete: true });
  });

  it('does not ask when it is aborted already', async () => {
    const { client, workers } = setUp();
    await expect(client.search([{ query: 'a' }], { signal: AbortSignal.abort() })).rejects.toSatisfy(isAbort);
    expect(workers).toHaveLength(0);
  });

  it('fails what waits when the worker crashes, and starts another for the next search', async () => {
    const { client, workers } = setUp();
    const lost = client.search([{ query: 'a' }]);
    workers[0]?.crash('out of memory');
    await expect(lost).rejects.toMatchObject({
      kind: 'index',
      message: expect.stringContaining('out of memory') as string,
    });
    expect(workers[0]?.isTerminated).toBe(true);

    const next = client.search([{ query: 'b' }]);
    workers[1]?.say({ kind: 'answer', id: workers[1].id(0), answers: [answer('b')], isComplete: true });
    expect(await next).toHaveLength(1);
  });

  it('rejects when no worker can be started, and never throws while warming', async () => {
    const startWorker = vi.fn((): WorkerLike => {
      throw new Error('blocked');
    });
    const client = createWorkerClient(startWorker, () => ({ folder: '', baseUrl: '/' }));
    expect(() => client.warm()).not.toThrow();
    await expect(client.search([{ query: 'a' }])).rejects.toMatchObject({ kind: 'index' });
  });
});
