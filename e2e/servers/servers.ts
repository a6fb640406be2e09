/** Real servers on this machine, each with its file from `deploy/` and the newest build: `npm run test:browser` asks them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/findFreePort';
import { createStaticServer, listen } from '../../scripts/staticServer';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');
const START_LIMIT_MS = 20_000;

/** A server that runs. */
export interface RunningServer {
  port: number;
  /** @param signal how it is ended; `SIGTERM` unless said otherwise */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A way to serve the build. */
export interface SiteServer {
  name: string;
  /** The program that must be installed; `null` for our own. */
  binary: string | null;
  /** @param folder what it serves at its root; the newest build unless said otherwise. @param base where the site is in it */
  start: (folder?: string, base?: string) => Promise<RunningServer>;
}

/** Where programs of administrators are, which the path of other users may lack. */
const BINARY_FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** @returns the path of an installed program, or `null` */
export function findBinary(name: string): string | null {
  return BINARY_FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

const replaceOnce = (text: string, part: string, by: string): string => {
  const parts = text.split(part);
  if (parts.length !== 2)
    throw new Error(`deploy/: "${part}" stands ${parts.length - 1} times, once was expected`);
  return parts.join(by);
};

/** Waits until the server answers; a server that ends before is an error with what it said. */
export async function untilItAnswers(child: ChildProcess, port: number, said: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answers = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`The server did not answer on port ${port}:\n${said()}`);
}

/** Starts a program in a folder of its own, which goes when it stops. */
async function run(
  folder: string,
  command: string,
  parameters: readonly string[],
  port: number,
): Promise<RunningServer> {
  const child = spawn(command, parameters, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilItAnswers(child, port, () => said);
  return {
    port,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the folder of the site where a file of `deploy/` has the one of its example. */
function withSite(shipped: string, folder: string, base: string): string {
  const rooted = replaceOnce(shipped, '/srv/docs/build/_server/', `${path.join(folder, base)}/_server/`);
  return replaceOnce(rooted, '/srv/docs/build', folder).replace(
    /^(\s*(?:root(?: \*)?|include|import))\s+([^;\n]*)(;?)$/gm,
    (line, word: string, file: string, end: string) =>
      file.startsWith(folder) ? `${word} "${file}"${end}` : line,
  );
}

const temporaryFolder = (name: string): Promise<string> => mkdtemp(path.join(tmpdir(), `${name}-`));

/** The module that sends `NAME.br`, where Debian puts it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What Debian's `/etc/nginx/nginx.conf` puts around a server block, with every path in one folder. */
const nginxFrame = (folder: string): string => `
${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  include ${folder}/site.conf;
}
`;

/** @param change makes of the shipped file what listens on the port */
async function startNginx(
  change: (shipped: string, port: number, folder: string) => string,
  site = build,
  base = '/',
  chosenPort?: number,
): Promise<RunningServer> {
  const folder = await temporaryFolder('nginx');
  const port = chosenPort ?? (await findFreePort());
  const shipped = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
  await writeFile(path.join(folder, 'site.conf'), withSite(change(shipped, port, folder), site, base));
  await writeFile(path.join(folder, 'nginx.conf'), nginxFrame(folder));
  return run(
    folder,
    findBinary('nginx') ?? 'nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf')],
    port,
  );
}

const listenOn = (shipped: string, port: number): string =>
  replaceOnce(shipped, 'listen 80;', `listen 127.0.0.1:${port};`);

const nginx: SiteServer = {
  name: 'nginx',
  binary: 'nginx',
  start: (folder, base) => startNginx(listenOn, folder, base),
};

/** nginx with the line that its file gives for brotli, on any free port unless one is given. */
export const startNginxWithBrotli = (chosenPort?: number): Promise<RunningServer> =>
  startNginx(
    (shipped, port) => {
      const line = '#   brotli_static on;';
      return listenOn(existsSync(BROTLI_MODULE) ? replaceOnce(shipped, line, line.slice(4)) : shipped, port);
    },
    build,
    '/',
    chosenPort,
  );

/** nginx with the lines that its file gives for certificates, and a certificate made on the spot; plain HTTP beside. */
export const startNginxWithCertificate = (): Promise<RunningServer & { securePort: number }> => {
  let securePort = 0;
  return findFreePort().then(async (free) => {
    securePort = free;
    const server = await startNginx((shipped, port, folder) => {
      const name = path.join(folder, 'site');
      execFileSync(
        'openssl',
        `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${name}.key -out ${name}.pem`.split(
          ' ',
        ),
        { stdio: 'ignore' },
      );
      const withLines = shipped
        .replace(/^ {4}# {3}(listen 443|ssl_|add_header Strict)/gm, '    $1')
        .replaceAll('/etc/ssl/docs.example.org', name);
      const secure = replaceOnce(withLines, 'listen 443 ', `listen 127.0.0.1:${securePort} `);
      return listenOn(secure, port);
    });
    return { ...server, securePort };
  });
};

const caddy: SiteServer = {
  name: 'Caddy',
  binary: 'caddy',
  async start(site = build, base = '/') {
    const folder = await temporaryFolder('caddy');
    const port = await findFreePort();
    const shipped = await readFile(path.join(root, 'deploy/Caddyfile'), 'utf8');
    const options = '{\n\tadmin off\n\tauto_https off\n}\n';
    const named = replaceOnce(shipped, 'docs.example.org {', `http://127.0.0.1:${port} {`);
    await writeFile(path.join(folder, 'Caddyfile'), options + withSite(named, site, base));
    const file = path.join(folder, 'Caddyfile');
    return run(
      folder,
      findBinary('caddy') ?? 'caddy',
      ['run', '--config', file, '--adapter', 'caddyfile'],
      port,
    );
  },
};

const ours: SiteServer = {
  name: 'npm run serve',
  binary: null,
  async start(site = build, base = '/') {
    const server = createStaticServer({ folder: path.join(site, base), baseUrl: base });
    const port = await listen(server, 0);
    return {
      port,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
};

/** Every server that `deploy/` has a file for, and the one of `npm run serve`. */
export const siteServers: readonly SiteServer[] = [ours, nginx, caddy];
