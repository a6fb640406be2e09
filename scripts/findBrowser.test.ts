import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from './findBrowser';

/** A Linux machine with the given files; `onRun` says what a command changes. */
function machineWith(
  files: string[],
  changes: Partial<Machine> = {},
  onRun: (line: string, files: Set<string>) => boolean = () => false,
): { machine: Machine; commands: string[] } {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    exists: (file) => present.has(file),
    starts: (file) => !file.includes('stub'),
    downloadedPath: () => '/home/reader/.cache/ms-playwright/chrome',
    run: (command, commandArguments) => {
      const line = [command, ...commandArguments].join(' ');
      commands.push(line);
      return onRun(line, present);
    },
    say: () => undefined,
    ...changes,
  };
  return { machine, commands };
}

describe('findBrowser', () => {
  it('takes CHROMIUM_PATH before an installed browser', () => {
    const { machine } = machineWith(['/opt/chrome', '/usr/bin/chromium'], {
      environment: { CHROMIUM_PATH: '/opt/chrome' },
    });
    expect(findBrowser(machine)).toBe('/opt/chrome');
  });

  it('names a CHROMIUM_PATH that is not there, rather than taking another', () => {
    const { machine } = machineWith(['/usr/bin/chromium'], { environment: { CHROMIUM_PATH: '/opt/chrome' } });
    expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH: "/opt/chrome"');
  });

  it('takes an installed Chrome without running any command', () => {
    const { machine, commands } = machineWith(['/usr/bin/google-chrome']);
    expect(findBrowser(machine)).toBe('/usr/bin/google-chrome');
    expect(commands).toEqual([]);
  });

  it('passes over an installed stub that does not start', () => {
    const { machine } = machineWith(['/stub/chromium', '/usr/bin/google-chrome'], {
      environment: { PATH: '/stub:/usr/bin' },
    });
    expect(findBrowser(machine)).toBe('/usr/bin/google-chrome');
  });

  it("downloads Playwright's own browser when none is installed", () => {
    const { machine } = machineWith([], {}, (line, files) => {
      if (line.includes('install --no-shell chromium')) files.add('/home/reader/.cache/ms-playwright/chrome');
      return true;
    });
    expect(findBrowser(machine)).toBe('/home/reader/.cache/ms-playwright/chrome');
  });

  it('installs the Debian package as root when the download fails', () => {
    const { machine, commands } = machineWith(['/usr/bin/apt-get'], { isRoot: true }, (line, files) => {
      if (line.startsWith('apt-get install')) files.add('/usr/bin/chromium');
      return line.startsWith('apt-get');
    });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(commands).toHaveLength(3);
  });

  it('fails with the one command to run when nothing helps', () => {
    const { machine } = machineWith([]);
    expect(() => findBrowser(machine)).toThrow('Run: npx playwright install --with-deps chromium');
  });
});
