import { request, type IncomingHttpHeaders } from 'node:http';

/** What a server said. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** What came over the network, compressed or not. */
  bytes: number;
}

/**
 * Asks for a path exactly as it is written. Browsers and `fetch` tidy an address up before they send it; attackers do not.
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
          bytes: Buffer.concat(chunks).length,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
