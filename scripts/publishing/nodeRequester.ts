/**
 * Sends the publishing client's requests. The client's own requester counts connecting until the answer arrives,
 * so a batch that takes the service longer than the connect limit would fail; here a connection that stands ends
 * that limit, and the limit for the answer begins.
 */
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { algoliasearch } from 'algoliasearch';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Request = Parameters<Requester['send']>[0];
type Response = Awaited<ReturnType<Requester['send']>>;

function send({ url, method, headers, data, connectTimeout, responseTimeout }: Request): Promise<Response> {
  return new Promise((resolve) => {
    const request = (url.startsWith('https:') ? https : http).request(url, { method, headers });
    let timer: NodeJS.Timeout | undefined;
    const finish = (response: Response): void => {
      clearTimeout(timer);
      resolve(response);
    };
    const limit = (timeoutMs: number, content: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish({ status: 0, content, isTimedOut: true });
        request.destroy();
      }, timeoutMs);
    };
    const fail = (error: Error): void => finish({ status: 0, content: error.message, isTimedOut: false });

    limit(connectTimeout, `no connection within ${connectTimeout} ms`);
    request.on('socket', (socket) => {
      const waitForAnswer = (): void => limit(responseTimeout, `no answer within ${responseTimeout} ms`);
      if (socket.connecting)
        socket.once(url.startsWith('https:') ? 'secureConnect' : 'connect', waitForAnswer);
      else waitForAnswer();
    });
    request.on('response', (message) => {
      text(message).then((content) => {
        const retryAfter = message.headers['retry-after'];
        finish({
          status: message.statusCode ?? 0,
          content,
          headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
          isTimedOut: false,
        });
      }, fail);
    });
    request.on('error', fail);
    request.end(data);
  });
}

/** Sends the requests of the service's client by Node's own means. */
export const nodeRequester: Requester = { send };
