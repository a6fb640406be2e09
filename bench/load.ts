/**
 * `npm run bench:load`: how many requests a second each server answers on this machine, with `wrk` on loopback: nginx and
 * Caddy with the files of `deploy/`, our own server, and the framework's. And what readers meet when nginx is killed.
 *
 * `-- --seconds=2` asks for less time at each address (10 s).
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  findBinary,
  siteServers,
  startNginxWithBrotli,
  untilItAnswers,
  type RunningServer,
} from '../e2e/servers/servers';
import { findFreePort } from '../scripts/findFreePort';
import { runCommand } from '../scripts/runCommand';
import { report, tableOf } from './report';
import { readSeconds, readWrk } from './wrk';

const run = promisify(execFile);
const root = path.join(__dirname, '..');
const build = path.join(root, 'build');
const seconds = readSeconds(process.argv.slice(2));
const CONNECTIONS = 32;
const WRK_PARAMETERS = ['--threads', '1', '--connections', String(CONNECTIONS), '--latency'];
const ENCODINGS = ['--header', 'Accept-Encoding: gzip, br'];

/** The first file of a kind below a folder of the build. */
function firstFile(folder: string, pattern: RegExp): string {
  const place = path.join(build, folder);
  const names = existsSync(place) ? readdirSync(place) : [];
  const name = names.find((entry) => pattern.test(entry));
  if (name === undefined) throw new Error(`build/${folder} has no ${pattern.source}. Run: npm run build`);
  return `/${folder}/${name}`;
}

/** What is asked for, and its address in the newest build. */
function findAddresses(): (readonly [what: string, address: string])[] {
  const indexFolder = firstFile('search-index', /^[0-9a-f]+$/).slice(1);
  return [
    ['page', '/Cyton/CytonSpecs/'],
    ['script', firstFile('assets/js', /^main\..*\.js$/)],
    ['search index', firstFile(indexFolder, /\.json$/)],
    ['not found', '/nothing/here/'],
  ];
}

async function startFrameworkServer(): Promise<RunningServer> {
  const port = await findFreePort();
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const parameters = [cli, 'serve', '--no-open', '--port', String(port)];
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  await untilItAnswers(child, port, () => 'docusaurus serve has said why above.');
  return { port, stop };
}

async function press(port: number, address: string, time: number): Promise<ReturnType<typeof readWrk>> {
  const { stdout } = await run('wrk', [
    ...WRK_PARAMETERS,
    ...ENCODINGS,
    '--duration',
    `${time}s`,
    `http://127.0.0.1:${port}${address}`,
  ]);
  return readWrk(stdout);
}

async function measureAll(): Promise<string> {
  const servers: [name: string, start: () => Promise<RunningServer>][] = [
    ...siteServers
      .filter(({ binary }) => binary === null || findBinary(binary))
      .map(({ name, start }): [string, () => Promise<RunningServer>] => [name, () => start()]),
    ['docusaurus serve', startFrameworkServer],
  ];
  const addresses = findAddresses();
  const rows: string[][] = [];
  for (const [name, start] of servers) {
    const server = await start();
    try {
      for (const [what, address] of addresses) {
        const { perSecond, p50, p99, megabytes, broken, refused } = await press(
          server.port,
          address,
          seconds,
        );
        const errors = what === 'not found' ? broken : broken + refused;
        rows.push([`${name}, ${what}`, perSecond.toFixed(0), p50, p99, megabytes, String(errors)]);
        console.log(rows.at(-1)?.join('  '));
      }
    } finally {
      await server.stop();
    }
  }
  return tableOf(['Server and address', 'requests/s', 'median', 'p99', 'sent/s', 'errors'], rows);
}

/** Kills nginx in the middle of a load and starts it anew at once, as a service manager does. */
async function measureKill(): Promise<string> {
  const first = await startNginxWithBrotli();
  const load = press(first.port, '/Cyton/CytonSpecs/', 6);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const killed = performance.now();
  await first.stop('SIGKILL');
  const second = await startNginxWithBrotli(first.port);
  const gap = performance.now() - killed;
  const { perSecond, broken } = await load;
  await second.stop();
  return `nginx killed (SIGKILL) after 2 s of 6 and started again: back after ${gap.toFixed(0)} ms, ${(perSecond * 6).toFixed(0)} answers in all, ${broken} connections broken, which clients opened anew.`;
}

async function main(): Promise<void> {
  if (!findBinary('wrk')) throw new Error('wrk is not installed (apt-get install wrk).');
  const table = await measureAll();
  const kill = findBinary('nginx') ? await measureKill() : '';
  console.log(kill);
  await report(
    'Load',
    [
      `Written by \`npm run bench:load\`: \`wrk ${WRK_PARAMETERS.join(' ')} --duration ${seconds}s\`, accepting gzip and brotli, on loopback; nginx as one process; server and client share ${os.cpus().length} cores. The load average was ${os.loadavg()[0]?.toFixed(1)} at the end; figures of a busy machine are too low.`,
      table,
      kill,
    ].join('\n\n'),
  );
}

runCommand(main);
