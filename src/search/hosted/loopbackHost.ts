/** For tests: a search host on the loopback interface that records what it is asked and answers as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How to answer a request; a handler that does nothing leaves the socket hanging. */
export type Handler = (response: ServerResponse, request: RecordedRequest) => void;

export class LoopbackHost {
  readonly requests: RecordedRequest[] = [];
  private readonly server = createServer((request, response) => void this.handle(request, response));

  private constructor(public answer: Handler) {}

  static async start(answer: Handler): Promise<LoopbackHost> {
    const host = new LoopbackHost(answer);
    await once(host.server.listen(0, '127.0.0.1'), 'listening');
    return host;
  }

  get url(): string {
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The host is not listening.');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded: RecordedRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    this.requests.push(recorded);
    this.answer(response, recorded);
  }
}

/** Answers with a status and a body: text as it is, anything else as JSON. */
export const answering =
  (status: number, body: unknown): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Takes the request and never answers. */
export const hanging: Handler = () => undefined;

/** Sends the head and half of a body, then nothing. */
export const stallingInBody: Handler = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"results":[');
};

/** Closes the connection without an answer. */
export const hangingUp: Handler = (response) => {
  response.destroy();
};
