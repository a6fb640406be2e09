/**
 * `npm run reproduce`: shows that a commit alone decides what is published. It builds the newest commit twice, from fresh
 * copies with fresh packages, in two folders and two time zones, and compares the two builds byte by byte.
 *
 * Settings count as usual: `SITE_BASE_URL=/documentation/ npm run reproduce` compares builds below that path.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from './finish/listFiles';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');

/** A folder, and the time zone that a build in it is told. */
interface Place {
  name: string;
  zone: string;
}

const HERE: Place = { name: 'here', zone: 'Pacific/Kiritimati' };
const ELSEWHERE: Place = { name: 'a folder with spaces', zone: 'Pacific/Pago_Pago' };

/** Differences that are named: one cause changes many files. */
const MOST_NAMED = 20;

/** Builds a commit. @returns the folder of the build */
function build(commit: string, parent: string, { name, zone }: Place): string {
  const folder = path.join(parent, name);
  const run = (command: string, ...parameters: string[]): void => {
    execFileSync(command, parameters, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TZ: zone },
    });
  };
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  run('git', 'checkout', '--quiet', '--detach', commit);
  run('npm', 'ci', '--ignore-scripts', '--prefer-offline');
  run('npm', 'run', '--silent', 'build');
  return path.join(folder, 'build');
}

/** The digest of every file, by its path. */
async function digestsOf(folder: string): Promise<Map<string, string>> {
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return new Map((await listFiles(folder)).map((name) => [name, digest(name)]));
}

async function main(): Promise<number> {
  // Named once: others may commit meanwhile.
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const parent = mkdtempSync(path.join(os.tmpdir(), 'reproduce-'));
  try {
    const first = await digestsOf(build(commit, parent, HERE));
    const second = await digestsOf(build(commit, parent, ELSEWHERE));
    const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
      (name) => first.get(name) !== second.get(name),
    );
    for (const name of differing.slice(0, MOST_NAMED)) console.error(`differs: ${name}`);
    const all = createHash('sha256')
      .update([...first].map(([name, digest]) => `${digest}  ${name}\n`).join(''))
      .digest('hex');
    console.log(
      `Commit ${commit}: ${first.size} files, ${differing.length} differ. All together: sha256 ${all}`,
    );
    return differing.length === 0 ? 0 : 1;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

runCommand(main);
