/** Every server that the site is made for gives the same answers: exact addresses, no way out, nothing kept too long. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { formerAddresses, redirects } from '../../redirects';
import { writeCompressed } from '../../scripts/finish/compress';
import { writeServerFiles } from '../../scripts/finish/servers';
import { listRoutes } from '../support/routes';
import { expect, openPage, test as base } from '../support/site';
import { ask } from './ask';
import {
  BROTLI_MODULE,
  findBinary,
  siteServers,
  startNginxWithBrotli,
  startNginxWithCertificate,
  type SiteServer,
} from './servers';

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
  `/${'%C3%A9'.repeat(128)}/`,
  `/${'a/'.repeat(2_500)}`,
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
      baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
    });
    test.beforeAll(() => {
      if (server.binary) needs(server.binary);
    });
    describeServer(test, server);
    describeBelowPath(server);
  });
}

/** The same site below a path, in small: its own page for what is missing, its own headers. */
function describeBelowPath(server: SiteServer): void {
  base('a site below a path answers there, with its own Not Found page', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'below a path '));
    const site = path.join(folder, 'biosensing');
    for (const [name, text] of [
      ['index.html', 'Welcome<script>1</script>'],
      ['404.html', 'Page Not Found'],
      ['Cyton/index.html', 'Cyton'],
      ['search/index.html', 'Search'],
      ['Old Name/index.html', '<meta http-equiv="refresh" content="0; url=/biosensing/Cyton/">'],
      ['assets/js/a.js', 'a'.repeat(1000)],
    ] as const) {
      await mkdir(path.dirname(path.join(site, name)), { recursive: true });
      await writeFile(path.join(site, name), text);
    }
    await writeServerFiles(site, '/biosensing/', { scripts: [], connections: [], bringStyles: false });
    await writeCompressed(site);
    const { port, stop } = await server.start(folder, '/biosensing/');
    try {
      const answers = async (address: string): Promise<unknown[]> => {
        const { status, headers, body } = await ask(port, address);
        return [status, headers.location ?? body.slice(0, 14), headers['cache-control']];
      };
      expect(await answers('/biosensing/Cyton/')).toEqual([200, 'Cyton', 'no-cache']);
      expect((await answers('/biosensing/Cyton'))[1]).toMatch(/^(?:\/biosensing)?\/?Cyton\/$/);
      expect((await answers('/biosensing/search?q=a'))[1]).toBe('/biosensing/search/?q=a');
      expect(await answers('/biosensing/nothing/')).toEqual([404, 'Page Not Found', 'no-cache']);
      expect(await answers('/biosensing/_server/nginx.conf')).toEqual([404, 'Page Not Found', 'no-cache']);
      expect(await answers('/Cyton/')).toEqual([404, 'Page Not Found', 'no-cache']);
      expect((await answers('/biosensing/assets/js/a.js'))[2]).toContain('immutable');
      if (server.binary) {
        for (const former of ['/biosensing/Old%20Name/?a=b', '/biosensing/Old%20Name?a=b'])
          expect((await answers(former)).slice(0, 2)).toEqual([301, '/biosensing/Cyton/?a=b']);
        expect((await ask(port, '/biosensing/')).headers['content-security-policy']).toContain('sha256-');
      }
    } finally {
      await stop();
      await rm(folder, { recursive: true });
    }
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
      ['/Cyton/CytonSpecs?a=b&c=%2F', '/Cyton/CytonSpecs/?a=b&c=%2F'],
      ['/Cyton/CytonSpecs?a={http.request.host}', '/Cyton/CytonSpecs/?a={http.request.host}'],
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
    '/Cyton%2FCytonSpecs/',
    '/Cyton%2fCytonSpecs',
    '/404.html/',
    '/docs/404.html/',
    '/assets/',
    '/assets/js/nope.js',
    '/search-index/0123456789abcdef/1.json',
    '/_headers',
    '/_redirects',
    '/_server/',
    '/_server/nginx.conf',
    '/Cyton/CytonSpecs/index.html.br',
    '/index.html.gz',
  ]) {
    test(`${address} is not found, says so with the site's page, and is not kept`, async ({ port }) => {
      const { status, headers, body } = await ask(port, address);
      expect(status).toBe(404);
      expect(body).toContain('Page Not Found');
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  test('a page at an address with an encoded slash stays what it is', async ({ page, complaints }) => {
    await openPage(page, '/Cyton%2FCytonSpecs/', 404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect(complaints.filter((complaint) => /exception|React/.test(complaint))).toEqual([]);
  });

  test('every former address leads to its page, and takes the query along', async ({ port }) => {
    const former = [
      ...redirects.map(({ from, to }) => [from, to] as const),
      ...listRoutes().flatMap((to) => formerAddresses(to).map((from) => [from, to] as const)),
    ];
    expect(former.length).toBeGreaterThan(150);
    for (const [from, to] of former) {
      for (const asked of [from, from.replace(/\/$/, '')].map((address) => `${encodeURI(address)}?a=b%20c`)) {
        const answer = await ask(port, asked);
        if (name === 'npm run serve') {
          // It has the page that forwards.
          const page = answer.headers.location ? await ask(port, answer.headers.location) : answer;
          const forward = load(page.body)('meta[http-equiv="refresh"]').attr('content');
          expect([asked, page.status, forward]).toEqual([asked, 200, `0; url=${to}`]);
          continue;
        }
        expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, `${to}?a=b%20c`]);
      }
      if (name !== 'npm run serve') {
        expect((await ask(port, encodeURI(from))).headers.location).toBe(to);
        expect((await ask(port, to)).status).toBe(200);
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
      ['/img/logo.svg', 'public, max-age=86400'],
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

  test('what only reads is answered, what would write is refused', async ({ port }) => {
    for (const address of [
      '/Cyton/CytonSpecs/',
      '/Cyton/CytonSpecs',
      '/docs/Cyton/CytonSpecs/',
      '/nothing/',
    ]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await ask(port, address, {}, method);
        expect([method, address, status, headers.allow]).toEqual([method, address, 405, 'GET, HEAD']);
      }
    }
    const { status, body } = await ask(port, '/Cyton/CytonSpecs/', {}, 'HEAD');
    expect([status, body]).toEqual([200, '']);
  });

  test('the page for what does not exist is whole, whatever it is asked for with', async ({ port }) => {
    const whole = await ask(port, '/nothing/');
    const { etag, 'last-modified': since } = whole.headers;
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag ?? '*' },
      { 'if-none-match': '*' },
      { 'if-modified-since': since ?? new Date().toUTCString() },
      { 'if-match': '"nothing"' },
      { 'if-unmodified-since': new Date(0).toUTCString() },
      { range: 'bytes=0-10' },
    ];
    for (const headers of conditions) {
      const { status, bytes, headers: told } = await ask(port, '/nothing/', headers);
      expect([headers, status, bytes, told['content-range']]).toEqual([headers, 404, whole.bytes, undefined]);
    }
    const compressed = await ask(port, '/nothing/', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.bytes).toBeLessThan(whole.bytes / 2);
    for (const { headers } of [whole, compressed]) expect(headers.vary).toBe('Accept-Encoding');
  });

  test('files have the type that browsers show them by', async ({ port }) => {
    for (const [address, type] of [
      ['/Cyton/CytonSpecs/index.md', 'text/markdown; charset=utf-8'],
      ['/examples/parseCyton.ts', 'text/plain; charset=utf-8'],
      ['/examples/emg_led.ino', 'text/plain; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/nothing.md', 'text/html; charset=utf-8'],
      [
        `/examples/${readdirSync(path.join(build, 'examples')).find((file) => file.endsWith('.py')) ?? ''}`,
        'text/x-python; charset=utf-8',
      ],
    ] as const)
      expect([address, (await ask(port, address)).headers['content-type']]).toEqual([address, type]);
  });

  if (name !== 'npm run serve') {
    test('a former address keeps the heading it leads to', async ({ page, baseURL, complaints }) => {
      for (const former of ['/docs/Cyton/CytonSpecs/', '/docs/02Cyton/CytonSpecs', '/Hardware/02-Cyton']) {
        await openPage(page, `${former}?a=b#calculator`);
        expect(page.url()).toBe(`${baseURL}/Cyton/CytonSpecs/?a=b#calculator`);
      }
      expect(complaints.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([]);
    });

    test('what the build has compressed is sent as it is', async ({ port }) => {
      for (const [address, file] of [
        ['/Cyton/CytonSpecs/', 'Cyton/CytonSpecs/index.html'],
        [firstHashed('assets/css'), firstHashed('assets/css')],
      ] as const) {
        const { headers, bytes } = await ask(port, address, { 'accept-encoding': 'gzip' });
        const twin = await readFile(path.join(build, `${file}.gz`));
        expect([address, bytes]).toEqual([address, twin.length]);
        expect(headers.vary).toBe('Accept-Encoding');
        expect((await ask(port, address)).headers.vary).toBe('Accept-Encoding');
      }
    });

    test('a part of a file can be asked for', async ({ port }) => {
      const { status, body, headers } = await ask(port, '/manifest.webmanifest', { range: 'bytes=0-3' });
      expect([status, Buffer.byteLength(body)]).toEqual([206, 4]);
      expect(headers['content-range']).toMatch(/^bytes 0-3\//);
    });

    test('every answer carries the security headers, the missing page too', async ({ port }) => {
      for (const address of ['/', '/Cyton/CytonSpecs/', '/nothing/here/']) {
        const { headers } = await ask(port, address);
        expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['permissions-policy']).toMatch(/camera=\(\).*serial=\(self\), bluetooth=\(self\)/);
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

base('the line that nginx.conf has for brotli sends what the build has compressed', async () => {
  needs('nginx');
  if (!existsSync(BROTLI_MODULE)) {
    const message = 'nginx has no brotli here (apt-get install libnginx-mod-http-brotli-static): NOT tested';
    console.warn(message);
    base.skip(true, message);
  }
  const { port, stop } = await startNginxWithBrotli();
  try {
    const { headers, bytes } = await ask(port, '/Cyton/CytonSpecs/', { 'accept-encoding': 'gzip, br' });
    const twin = await readFile(path.join(build, 'Cyton/CytonSpecs/index.html.br'));
    expect([headers['content-encoding'], bytes]).toEqual(['br', twin.length]);
    expect(headers['content-type']).toMatch(/^text\/html/);
  } finally {
    await stop();
  }
});
