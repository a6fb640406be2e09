import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import {
  LoopbackHost,
  answering,
  hanging,
  stallingInBody,
  type Handler,
} from '../../src/search/hosted/loopbackHost';
import { nodeRequester } from './nodeRequester';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Expected to run out, so it may be as short as it likes. */
const LIMITS = { connectTimeout: 2_000, responseTimeout: 40 };

async function send(handler: Handler, limits: { connectTimeout: number; responseTimeout: number }) {
  const host = await LoopbackHost.start(handler);
  closers.push(() => host.stop());
  const response = await nodeRequester.send({
    url: `${host.url}/1/x?y=z`,
    method: 'POST',
    headers: { 'x-a': 'b' },
    data: '{"ä":1}',
    ...limits,
  });
  return { host, response };
}

describe('a publishing request', () => {
  it('carries method, path, headers and body, and brings status and body back', async () => {
    const { host, response } = await send(answering(418, { message: 'tea ☕' }), {
      connectTimeout: 1_000,
      responseTimeout: 1_000,
    });
    expect(host.requests).toMatchObject([
      { method: 'POST', url: '/1/x?y=z', headers: { 'x-a': 'b' }, body: '{"ä":1}' },
    ]);
    expect(response).toMatchObject({ status: 418, content: '{"message":"tea ☕"}', isTimedOut: false });
  });

  it.each([
    ['no answer', hanging],
    ['no end of the answer', stallingInBody],
  ])('ends in time with %s', async (_case, handler) => {
    const { response } = await send(handler, LIMITS);
    expect(response).toEqual({ status: 0, content: 'no answer within 40 ms', isTimedOut: true });
  });

  it('does not count the time of the service as time to connect', async () => {
    let respond = (): void => undefined;
    const answer = send((response, request) => (respond = () => answering(200, 'late')(response, request)), {
      connectTimeout: 200,
      responseTimeout: 5_000,
    });
    setTimeout(() => respond(), 300);
    expect((await answer).response).toMatchObject({ status: 200, content: 'late' });
  });

  it('ends in time when no connection stands', async () => {
    // Takes the TCP connection but never speaks TLS, so the connection is never ready.
    const server: Server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closers.push(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const response = await nodeRequester.send({
      url: `https://127.0.0.1:${port}/`,
      method: 'GET',
      headers: {},
      connectTimeout: 40,
      responseTimeout: 2_000,
    });
    expect(response).toEqual({ status: 0, content: 'no connection within 40 ms', isTimedOut: true });
  });
});
