/**
 * `npm run build`: the framework's build, and then what can only be made from the finished folder. Arguments go to the
 * framework; `--out-dir` says where the site goes (default `build`).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, readSettings } from '../site.config';
import { writeOffline } from './finish/offline';

const root = path.join(__dirname, '..');

/** Resolves with the exit code. */
function runFramework(options: readonly string[]): Promise<number> {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [cli, 'build', ...options], { cwd: root, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  const options = process.argv.slice(2);
  const { values } = parseArgs({
    args: options,
    options: { 'out-dir': { type: 'string', default: 'build' } },
    strict: false,
  });
  const code = await runFramework(options);
  if (code !== 0) return code;
  const folder = path.resolve(root, String(values['out-dir']));
  const { baseUrl, offline } = readSettings(loadEnvironment(root));
  const list = await writeOffline(folder, baseUrl, offline);
  if (list) console.log(`[offline] build ${list.build}: ${list.files.length} files`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
