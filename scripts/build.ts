/**
 * `npm run build`: the framework's build, and then what can only be made from the finished folder. Arguments go to the
 * framework; `--out-dir` says where the site goes (default `build`).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvironment, readSettings } from '../site.config';
import { foreignOrigins } from '../deploy/foreignOrigins';
import { writeCompressed } from './finish/compress';
import { writeOffline } from './finish/offline';
import { writeServerFiles } from './finish/servers';

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
  const settings = readSettings(loadEnvironment(root));
  const { baseUrl } = settings;
  const list = await writeOffline(folder, baseUrl, settings.offline);
  if (list) console.log(`[offline] build ${list.build}: ${list.files.length} files`);
  const forwards = await writeServerFiles(folder, baseUrl, foreignOrigins(settings));
  console.log(`[servers] headers, and ${forwards} former addresses`);
  const started = performance.now();
  const compressed = await writeCompressed(folder);
  console.log(`[servers] ${compressed} compressed files, ${Math.round(performance.now() - started)} ms`);
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
