/** Every server that the site is made for gives the same answers: exact addresses, no way out, nothing kept too long. */
import { readdirSync } from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import { load } from 'cheerio';
import { formerAddresses, redirects } from '../../redirects';
import { listRoutes } from '../support/routes';
import { expect, test as base } from '../support/site';
import { ask } from './ask';
import { findBinary, siteServers, startNginxWithCertificate, type SiteServer } from './servers';

const build = path.join(__dirname, '../../build');

/** Without its program a server cannot be asked; where everything is meant to be installed, that is a fault. */
function needs(binary: string): void {
  if (findBinary(binary)) return;
  const message = `${binary} is not installed, so its file in deploy/ is NOT tested here (apt-get install ${binary})`;
  if (process.env.CI) throw new Error(message);
  console.warn(message);
  base.skip(true, message);
}

/** Addresses that once made a server name another host, and their kin. */
const HOSTILE_PATHS = [
  '/docs/%5Cevil.example',
  '/docs/%09/evil.example/',
  '/docs//evil.example/',
  '/docs/%2F%2Fevil.example/',
  '/docs/%2Fevil.example',
  '/docs/\\evil.example/',
  '//evil.example/',
  '//evil.example/..',
  '//evil.example/%2e%2e/Cyton/CytonSpecs',
  '/\\evil.example/',
  '/\\evil.example/../Cyton/CytonSpecs',
  '/%5Cevil.example/../Cyton/CytonSpecs',
  '/%5C%5Cevil.example/%2e%2e/Cyton/CytonSpecs',
  '/%09//evil.example/',
  '/%0d%0aSet-Cookie:a=b/',
  '/Cyton/CytonSpecs%0d%0aSet-Cookie:a=b',
  '/Cyton/CytonSpecs%00',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%FF',
  '/100%25/',
  `/${'a'.repeat(7_000)}/`,
];

for (const server of siteServers) {
  base.describe(server.name, () => {
    const test = base.extend<object, { port: number }>({
      port: [
        async ({}, use) => {
          const running = await server.start();
          await use(running.port);
          await running.stop();
        },
        { scope: 'worker' },
      ],
    });
    test.beforeAll(() => {
      if (server.binary) needs(server.binary);
    });
    describeServer(test, server);
  });
}

function describeServer(
  test: ReturnType<typeof base.extend<object, { port: number }>>,
  { name }: SiteServer,
): void {
  const firstHashed = (folder: string): string =>
    `/${folder}/${readdirSync(path.join(build, folder)).sort()[0] ?? ''}`;

  test('pages answer at their exact address', async ({ port }) => {
    for (const route of listRoutes()) {
      const { status, headers } = await ask(port, route);
      expect([route, status, headers['content-type']]).toEqual([
        route,
        200,
        expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
      ]);
    }
  });

  test('a page without its slash is sent to the one with it', async ({ port }) => {
    for (const [asked, expected] of [
      ['/Cyton/CytonSpecs', '/Cyton/CytonSpecs/'],
      ['/blog', '/blog/'],
      ['/search?q=a%20b', '/search/?q=a%20b'],
    ] as const) {
      const { status, headers } = await ask(port, asked);
      expect([301, 308]).toContain(status);
      expect(new URL(headers.location ?? '', `http://127.0.0.1:${port}`).href).toBe(
        `http://127.0.0.1:${port}${expected}`,
      );
    }
  });

  for (const address of [
    '/nothing/here/',
    '/Cyton',
    '/Cyton/',
    '/cyton/cytonspecs/',
    '/Cyton/CytonSpecs.html',
    '/Cyton/CytonSpecs/index.html',
    '/index.html',
    '/404.html',
    '/404/',
    '//Cyton/CytonSpecs/',
    '/Cyton//CytonSpecs/',
    '/assets/',
    '/assets/js/nope.js',
    '/search-index/0123456789abcdef/1.json',
  ]) {
    test(`${address} is not found, says so with the site's page, and is not kept`, async ({ port }) => {
      const { status, headers, body } = await ask(port, address);
      expect(status).toBe(404);
      expect(body).toContain('Page Not Found');
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  test('every former address leads to its page', async ({ port }) => {
    const former = [
      ...redirects.map(({ from, to }) => [from, to] as const),
      ...listRoutes().flatMap((to) => formerAddresses(to).map((from) => [from, to] as const)),
    ];
    expect(former.length).toBeGreaterThan(150);
    for (const [from, to] of former) {
      for (const asked of [from, from.replace(/\/$/, '')]) {
        let answer = await ask(port, encodeURI(asked));
        if (answer.headers.location) {
          const { pathname } = new URL(answer.headers.location, `http://127.0.0.1:${port}`);
          answer = await ask(port, pathname);
        }
        const forward = load(answer.body)('meta[http-equiv="refresh"]').attr('content');
        expect([asked, answer.status, forward]).toEqual([asked, 200, `0; url=${to}`]);
      }
    }
  });

  test('no address leads to another host, or to another folder', async ({ port }) => {
    const here = `http://127.0.0.1:${port}`;
    for (const hostile of HOSTILE_PATHS) {
      const { status, headers, body } = await ask(port, hostile);
      expect([301, 308, 400, 404, 414]).toContain(status);
      expect([hostile, new URL(headers.location ?? '/', here).origin]).toEqual([hostile, here]);
      expect([hostile, headers['set-cookie']]).toEqual([hostile, undefined]);
      expect(body).not.toContain('biosensing-docs');
      expect(body).not.toContain('root:');
    }
  });

  test('what carries a hash in its name is kept, all else is asked for again', async ({ port }) => {
    const index = `search-index/${readdirSync(path.join(build, 'search-index'))[0] ?? ''}`;
    for (const [address, rule] of [
      [firstHashed('assets/js'), 'public, max-age=31536000, immutable'],
      [firstHashed('assets/css'), 'public, max-age=31536000, immutable'],
      [firstHashed(index), 'public, max-age=31536000, immutable'],
      ['/Cyton/CytonSpecs/', 'no-cache'],
      ['/sitemap.xml', 'no-cache'],
    ] as const) {
      const { status, headers } = await ask(port, address);
      expect([address, status, headers['cache-control']]).toEqual([address, 200, rule]);
    }
  });

  test('an unchanged page is not sent again', async ({ port }) => {
    const { headers } = await ask(port, '/Cyton/CytonSpecs/');
    const again = await ask(port, '/Cyton/CytonSpecs/', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  test('pages and scripts are compressed for those who can read that', async ({ port }) => {
    for (const address of ['/Cyton/CytonSpecs/', firstHashed('assets/js')]) {
      const { headers } = await ask(port, address, { 'accept-encoding': 'gzip' });
      expect([address, headers['content-encoding']]).toEqual([address, 'gzip']);
      expect((await ask(port, address)).headers['content-encoding']).toBeUndefined();
    }
  });

  if (name !== 'npm run serve') {
    test('every answer carries the security headers, the missing page too', async ({ port }) => {
      for (const address of ['/', '/Cyton/CytonSpecs/', '/nothing/here/']) {
        const { headers } = await ask(port, address);
        expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['permissions-policy']).toContain('camera=()');
        expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      }
    });
  }
}

base(
  'the lines that nginx.conf has for certificates speak HTTP/2, and ask browsers to stay with it',
  async () => {
    needs('nginx');
    needs('openssl');
    const server = await startNginxWithCertificate();
    const session = http2.connect(`https://127.0.0.1:${server.securePort}`, { rejectUnauthorized: false });
    try {
      const headers = await new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
        session.once('error', reject);
        const stream = session.request({ ':path': '/Cyton/CytonSpecs/' });
        stream.once('error', reject);
        stream.once('response', resolve);
        stream.end();
      });
      expect(session.alpnProtocol).toBe('h2');
      expect(headers[':status']).toBe(200);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['content-security-policy']).toBeDefined();
    } finally {
      session.destroy();
      await server.stop();
    }
  },
);
