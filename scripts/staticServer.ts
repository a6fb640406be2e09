/**
 * Serves a built site as a good static host would: routes are exact and literal, a folder without its trailing
 * slash redirects, everything unmatched answers with the site's own 404 page and status 404.
 */
import { createReadStream, type Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONTENT_TYPES } from '../deploy/contentTypes';
import { isForServers } from '../deploy/serverFiles';
import { isHashed } from '../src/offline/keptCaches';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A build, and the path it is served under. */
export interface StaticSite {
  /** Absolute path of the folder that holds the build. */
  folder: string;
  /** Where the site lives, with a slash at both ends. */
  baseUrl: string;
  /** How hard text is squeezed, 0 to 11; hosts that compress ahead of time use 11. */
  brotliQuality?: number;
}

/** What a request path asks for, before the disk is looked at. */
export type RequestTarget =
  | { kind: 'file'; relativePath: string }
  | { kind: 'folder'; relativePath: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'unmatched' };

/** How long a file may be kept, by its path in the build: the rule of the servers in `deploy/`. */
function cacheRule(name: string, status: number): string {
  if (status !== 200) return 'no-cache';
  if (isHashed('', name)) return 'public, max-age=31536000, immutable';
  return name.startsWith('img/') ? 'public, max-age=86400' : 'no-cache';
}

/** The content type of a file by its name; unknown names are plain bytes. */
function contentTypeOf(file: string): string {
  return CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Reads a request's path (with its query) against the base URL. Pure: it knows nothing of what exists. */
export function readTarget(requestUrl: string, baseUrl: string): RequestTarget {
  const [rawPath = '', ...queryParts] = requestUrl.split('?');
  const query = queryParts.length > 0 ? `?${queryParts.join('?')}` : '';
  let pathname: string;
  try {
    pathname = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'unmatched' };
  }
  // An encoded slash is no slash for the router in the page, so it is none here.
  if (/%2f/i.test(rawPath)) return { kind: 'unmatched' };
  // Doubled slashes, dots and backslashes never name a page, and a redirect built from them could leave the origin.
  if (!pathname.startsWith('/') || /\/\/|\\|\0|\/\.{1,2}(\/|$)/.test(pathname)) return { kind: 'unmatched' };
  if (baseUrl !== '/' && (pathname === '/' || `${pathname}/` === baseUrl)) {
    return { kind: 'redirect', location: `${baseUrl}${query}` };
  }
  if (!pathname.startsWith(baseUrl)) return { kind: 'unmatched' };
  const relativePath = pathname.slice(baseUrl.length);
  // Nothing is reached by the name of a page's file, of a compressed twin, or of what the build tells servers.
  if (isForServers(relativePath) || /(^|\/)index\.html$|\.(br|gz)$/.test(relativePath))
    return { kind: 'unmatched' };
  if (relativePath === '' || relativePath.endsWith('/')) return { kind: 'folder', relativePath };
  return { kind: 'file', relativePath };
}

/** What a disk says of a name that no file has. */
const MISSING = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** The file under its literal name, or null. Some disks ignore case; a route never does. */
async function findLiterally(
  root: string,
  relativePath: string,
): Promise<{ file: string; stats: Stats } | null> {
  const file = path.join(root, relativePath);
  try {
    const [literal, stats] = await Promise.all([realpath(file), stat(file)]);
    return literal === file.replace(/[/\\]$/, '') ? { file, stats } : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(error.code)) return null;
    throw error;
  }
}

type Encoding = 'br' | 'gzip';

/** Of those that the reader names and does not refuse (`q=0`). */
function chooseEncoding(accepted: string): Encoding | null {
  const named = accepted.split(',').map((part) => part.split(';').map((text) => text.trim()));
  const isWelcome = (encoding: Encoding): boolean =>
    named.some(
      ([name, ...parameters]) => name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
  if (isWelcome('br')) return 'br';
  return isWelcome('gzip') ? 'gzip' : null;
}

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/** Compresses a text file once and keeps the bytes until it changes, as a host with a cache does. */
class CompressedFiles {
  private readonly kept = new Map<string, { version: string; body: Promise<Buffer> }>();

  constructor(private readonly brotliQuality: number) {}

  get(file: string, version: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file}`;
    const known = this.kept.get(key);
    if (known?.version === version) return known.body;
    const body = readFile(file).then((bytes) =>
      encoding === 'br'
        ? brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality } })
        : gzipAsync(bytes),
    );
    this.kept.set(key, { version, body });
    // A file that could not be read may be there the next time.
    body.catch(() => this.kept.delete(key));
    return body;
  }
}

/** Creates the server; the caller lets it listen. */
export const createStaticServer = (site: StaticSite): Server => createServer(answerRequests(site));

/** Answers the requests for a built site, on whichever kind of server. */
export function answerRequests({ folder, baseUrl, brotliQuality = 5 }: StaticSite): RequestListener {
  const compressed = new CompressedFiles(brotliQuality);
  const rootPath = realpath(folder);

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    stats: Stats,
    status: number,
  ): Promise<void> {
    const type = contentTypeOf(file);
    const encoding = compressible.test(type)
      ? chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
      : null;
    const name = path
      .relative(await rootPath, file)
      .split(path.sep)
      .join('/');
    const version = `${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}`;
    const etag = `W/"${version}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', cacheRule(name, status));
    if (compressible.test(type)) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('ETag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
    }
    if (encoding) {
      const body = await compressed.get(file, version, encoding);
      response.setHeader('Content-Encoding', encoding);
      response.writeHead(status, { 'Content-Length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    response.writeHead(status, { 'Content-Length': stats.size });
    if (request.method === 'HEAD') response.end();
    // A reader who leaves in the middle of an answer ends it, and the file is closed.
    else await pipeline(createReadStream(file), response).catch(() => undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const root = await rootPath;
    const target = readTarget(request.url ?? '/', baseUrl);
    if (target.kind === 'redirect') {
      response.writeHead(301, { Location: target.location }).end();
      return;
    }
    if (target.kind === 'folder') {
      const page = await findLiterally(root, path.join(target.relativePath, 'index.html'));
      if (page?.stats.isFile()) return sendFile(request, response, page.file, page.stats, 200);
    }
    if (target.kind === 'file') {
      const found = await findLiterally(root, target.relativePath);
      if (found?.stats.isFile() && target.relativePath !== '404.html') {
        return sendFile(request, response, found.file, found.stats, 200);
      }
      if (
        found?.stats.isDirectory() &&
        (await findLiterally(root, path.join(target.relativePath, 'index.html')))
      ) {
        const [rawPath = '', ...query] = (request.url ?? '/').split('?');
        const location = `${rawPath}/${query.length > 0 ? `?${query.join('?')}` : ''}`;
        response.writeHead(301, { Location: location }).end();
        return;
      }
    }
    const notFound = await findLiterally(root, '404.html');
    if (notFound) return sendFile(request, response, notFound.file, notFound.stats, 404);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`[serve] ${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The file could not be read.\n');
    });
  };
}

/**
 * Starts the server.
 *
 * @param port 0 takes any free port
 * @returns the port it listens on
 * @throws {NodeJS.ErrnoException} `EADDRINUSE` when the port is taken
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
