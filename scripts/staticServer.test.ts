import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStaticServer, listen, readTarget } from './staticServer';

describe('readTarget', () => {
  it.each([
    ['/', { kind: 'folder', relativePath: '' }],
    ['/Cyton/CytonSpecs/', { kind: 'folder', relativePath: 'Cyton/CytonSpecs/' }],
    ['/Cyton/CytonSpecs?q=1', { kind: 'file', relativePath: 'Cyton/CytonSpecs' }],
    ['/index.html?q=1', { kind: 'unmatched' }],
    ['//evil.example/', { kind: 'unmatched' }],
    ['/%5C%5Cevil.example', { kind: 'unmatched' }],
    ['/../package.json', { kind: 'unmatched' }],
    ['/%2e%2e/package.json', { kind: 'unmatched' }],
    ['/%E0%A4%A', { kind: 'unmatched' }],
    ['/Cyton%2FCytonSpecs/', { kind: 'unmatched' }],
    ['/search/?q=a%2Fb', { kind: 'folder', relativePath: 'search/' }],
  ])('reads %s', (url, target) => {
    expect(readTarget(url, '/')).toEqual(target);
  });

  it.each([
    ['/docs/Cyton/', { kind: 'folder', relativePath: 'Cyton/' }],
    ['/docs', { kind: 'redirect', location: '/docs/' }],
    ['/?a=b', { kind: 'redirect', location: '/docs/?a=b' }],
    ['/Cyton/', { kind: 'unmatched' }],
    ['/docsCyton/', { kind: 'unmatched' }],
  ])('reads %s below a base URL', (url, target) => {
    expect(readTarget(url, '/docs/')).toEqual(target);
  });
});

describe('the static server', () => {
  let above: string;
  let folder: string;
  let server: Server;
  let origin: string;
  const get = (url: string, init?: RequestInit) => fetch(origin + url, { redirect: 'manual', ...init });

  beforeAll(async () => {
    // In a folder whose name is that of one whose files never change.
    above = await mkdtemp(path.join(os.tmpdir(), 'static-server-'));
    folder = path.join(above, 'assets/img/build');
    await mkdir(path.join(folder, 'Cyton/CytonSpecs'), { recursive: true });
    await mkdir(path.join(folder, 'assets/js'), { recursive: true });
    await writeFile(path.join(folder, 'index.html'), '<p>home</p>');
    await writeFile(path.join(folder, '404.html'), '<p>not found</p>');
    await writeFile(path.join(folder, 'Cyton/CytonSpecs/index.html'), '<p>specs</p>');
    await writeFile(path.join(folder, 'assets/js/main.0123abcd.js'), 'console.log(1);');
    await mkdir(path.join(folder, 'img'));
    await writeFile(path.join(folder, 'img/logo.svg'), '<svg/>');
    server = createStaticServer({ folder, baseUrl: '/' });
    origin = `http://localhost:${await listen(server, 0)}`;
  });
  afterAll(async () => {
    server.close();
    await rm(above, { recursive: true });
  });

  it('answers a route with its page', async () => {
    const response = await get('/Cyton/CytonSpecs/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<p>specs</p>');
  });

  it('says that a file cannot be read, and not that there is none', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await symlink('loop.svg', path.join(folder, 'img/loop.svg'));
    expect((await get('/img/loop.svg')).status).toBe(500);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  it('adds a missing trailing slash and keeps the query', async () => {
    const response = await get('/Cyton/CytonSpecs?q=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/Cyton/CytonSpecs/?q=1');
  });

  it.each([
    '/cyton/cytonspecs/',
    '/Cyton/',
    '/Cyton',
    '/nothing/',
    '/404.html',
    '/assets/js/main.0123abcd.js/',
  ])('answers %s with the 404 page and status 404', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<p>not found</p>');
  });

  it.each(['br', 'gzip'])('compresses text with %s', async (encoding) => {
    const response = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('<p>home</p>');
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br; q=0.0', null],
    ['gzip;q=0.5, br;q=0.01', 'br'],
  ])('sends nobody what they refuse: %s', async (accepted, encoding) => {
    const response = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
  });

  it('lets hashed files be kept for ever and pages be asked for again', async () => {
    expect((await get('/assets/js/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/img/logo.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('refuses to write', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });

  it('says that a port is taken', async () => {
    const port = Number(new URL(origin).port);
    await expect(listen(createStaticServer({ folder, baseUrl: '/' }), port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
