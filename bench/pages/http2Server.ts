/** Serves a build as a good host does: HTTP/2, TLS, text compressed ahead of time (brotli 11). */
import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { answerRequests } from '../../scripts/staticServer';

/** A server that runs, at an origin whose certificate it has made itself. */
export interface SelfSignedServer {
  origin: string;
  /** Makes Chromium trust this certificate: it never caches what came with one that it does not trust. */
  trustArgument: string;
  close: () => void;
}

/** SHA-256 of the certificate's public key (SPKI), base64. */
const hashOfKey = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** @param folder absolute path of a build that lives at `/` */
export async function serveOverHttp2(folder: string): Promise<SelfSignedServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  // Node's HTTP/2 requests and responses do all that those of HTTP/1 do, but their types do not say so.
  const listener = answerRequests({ folder, baseUrl: '/', brotliQuality: 11 }) as unknown as Parameters<
    Http2SecureServer['on']
  >[1] &
    RequestListener;
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    trustArgument: `--ignore-certificate-errors-spki-list=${hashOfKey(cert)}`,
    close: () => server.close(),
  };
}
