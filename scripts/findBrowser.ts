/**
 * Finds the Chromium that the browser tests run in, or installs one.
 *
 * In this order: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own download, and on Debian as root
 * the `chromium` package. `npx tsx scripts/findBrowser.ts` prints its path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The outside world that the search looks at; tests pass their own. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  exists(file: string): boolean;
  /** Whether the file runs and answers as a browser does (a stub of a package manager does not). */
  starts(file: string): boolean;
  /** Where Playwright puts the browser that it downloads. */
  downloadedPath(): string;
  /** Runs a command with its output shown; true when it ends well. */
  run(command: string, commandArguments: string[]): boolean;
  say(line: string): void;
}

const INSTALL_COMMAND = 'npx playwright install --with-deps chromium';

const commandNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const fixedPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

function findInstalled(machine: Machine): string | undefined {
  const fixed = fixedPaths[machine.platform] ?? [];
  const folders =
    machine.platform === 'win32' ? [] : (machine.environment.PATH ?? '').split(':').filter(Boolean);
  const candidates = [
    ...fixed,
    ...commandNames.flatMap((name) => folders.map((folder) => path.posix.join(folder, name))),
  ];
  return candidates.find((file) => machine.exists(file) && machine.starts(file));
}

function findDownloaded(machine: Machine): string | undefined {
  const file = machine.downloadedPath();
  return machine.exists(file) && machine.starts(file) ? file : undefined;
}

/**
 * The path of a Chromium that starts; installs one if there is none.
 *
 * @throws {Error} when `CHROMIUM_PATH` names no browser, or when none is there and none can be installed
 */
export function findBrowser(machine: Machine): string {
  const chosen = machine.environment.CHROMIUM_PATH?.trim();
  if (chosen) {
    if (machine.exists(chosen) && machine.starts(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH: "${chosen}" is not a browser that starts. Example: CHROMIUM_PATH=/usr/bin/chromium`,
    );
  }
  const present = findInstalled(machine) ?? findDownloaded(machine);
  if (present) return present;

  machine.say('No Chromium is installed; downloading the one that comes with Playwright (once).');
  const playwrightCli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  if (machine.run(process.execPath, [playwrightCli, 'install', '--no-shell', 'chromium'])) {
    const downloaded = findDownloaded(machine);
    if (downloaded) return downloaded;
  }

  if (machine.platform === 'linux' && machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    machine.say('The download gave no browser that starts; installing the chromium package.');
    machine.run('apt-get', ['update', '-qq']);
    if (machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
      const installed = findInstalled(machine) ?? findDownloaded(machine);
      if (installed) return installed;
    }
  }
  throw new Error(
    `The browser tests need Chromium: none was found and none could be installed. Run: ${INSTALL_COMMAND}\n` +
      '(or set CHROMIUM_PATH to an installed Chromium or Chrome).',
  );
}

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  starts: (file) => {
    // On Windows the question for the version opens a window.
    if (process.platform === 'win32') return true;
    const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    return status === 0 && stdout.includes('Chrom');
  },
  downloadedPath: () => chromium.executablePath(),
  run: (command, commandArguments) =>
    spawnSync(command, commandArguments, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: DOWNLOAD_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: (line) => console.error(line),
};

/** {@link findBrowser} on the machine that this runs on. */
export function findBrowserHere(): string {
  return findBrowser(thisMachine);
}

if (require.main === module) {
  try {
    console.log(findBrowserHere());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
