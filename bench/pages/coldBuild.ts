/** How long a build takes that finds no cache, and how much memory it needs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

export interface BuildCost {
  seconds: number;
  /** Most memory the build's process held at once, in MB. */
  peakMegabytes: number;
}

/** Every Node process of the build prints its own peak when it ends. `NODE_OPTIONS` drops quotes, so it is encoded. */
const PRINT_PEAK = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error('peak-kb', process.resourceUsage().maxRSS))",
).replaceAll("'", '%27')}`;

/** @param root the checkout; its `build/` is replaced */
export function buildCold(root: string): BuildCost {
  execFileSync('npx', ['docusaurus', 'clear'], { cwd: root, stdio: 'ignore' });
  // The pictures of pages, which the framework knows nothing of.
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  const start = performance.now();
  const { status, signal, error, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, SITE_BASE_URL: '/', NODE_OPTIONS: PRINT_PEAK },
  });
  const seconds = (performance.now() - start) / 1000;
  if (error) throw error;
  if (status !== 0) throw new Error(`The build ended with ${signal ?? `code ${status}`}:\n${stderr}`);
  const peaks = [...stderr.matchAll(/peak-kb (\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  if (peaks.length === 0) throw new Error(`No process of the build told its peak memory:\n${stderr}`);
  return { seconds, peakMegabytes: Math.max(...peaks) / 1024 };
}
