import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MADE_BY } from '../deploy/serverFiles';
import { refuseOtherFiles, replaceWhenMade, withLock } from './building';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'building-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('two builds at once', () => {
  const locks = (): string => path.join(folder, 'locks');

  it('are refused in one folder, with the process to wait for, and let be in two', async () => {
    await withLock(locks(), '/site/a', async () => {
      await expect(withLock(locks(), '/site/a', () => Promise.resolve())).rejects.toThrow(
        `Another build (process ${process.pid}) is at work on /site/a. Wait`,
      );
      expect(await withLock(locks(), '/site/b', () => Promise.resolve('done'))).toBe('done');
    });
    expect(await readdir(locks())).toEqual([]);
  });

  /** Leaves the mark of a process that was killed at work. */
  const leaveMark = async (text: string): Promise<void> => {
    let mark = '';
    await withLock(locks(), '/site', async () => {
      [mark = ''] = await readdir(locks());
    });
    await writeFile(path.join(locks(), mark), text);
  };
  // The number of a process that is no more.
  const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });

  it('can follow each other, also after one that failed or was killed', async () => {
    await expect(withLock(locks(), '/site', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await leaveMark(ended);
    expect(await withLock(locks(), '/site', () => Promise.resolve('done'))).toBe('done');
    // One that had our number before us, as in a container that was started again.
    await leaveMark(String(process.pid));
    expect(await withLock(locks(), '/site', () => Promise.resolve('done'))).toBe('done');
  });

  it('leave alone the mark of one that found the killed one first', async () => {
    await leaveMark(ended);
    const other = `${process.ppid} other`;
    const file = path.join(locks(), (await readdir(locks()))[0] ?? '');
    // It comes when we have read the mark and ask about its process.
    const ask = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(file, other);
      throw new Error('ESRCH');
    });
    await expect(withLock(locks(), '/site', () => Promise.resolve())).rejects.toThrow(
      `Another build (process ${process.ppid})`,
    );
    ask.mockRestore();
    expect(await readFile(file, 'utf8')).toBe(other);
  });

  it.each([
    ['begin together', () => Promise.resolve()],
    ['find together the mark of one that was killed', () => leaveMark(ended)],
  ])('%s, and never run together', async (_, prepare) => {
    let running = 0;
    let most = 0;
    const begin = () =>
      withLock(locks(), '/site', async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
      });
    for (let round = 0; round < 100; round += 1) {
      await prepare();
      for (const end of await Promise.allSettled(Array.from({ length: 8 }, begin)))
        if (end.status === 'rejected') expect(String(end.reason)).toContain('Another build');
    }
    expect(most).toBe(1);
    expect(await readdir(locks())).toEqual([]);
  });

  it('name the place where nothing can be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(withLock(path.join(file, 'locks'), '/site', () => Promise.resolve())).rejects.toThrow(
      /locks cannot be written \(ENOTDIR\)\. A build needs to write/,
    );
  });
});

it('never takes the place of files that are no build', async () => {
  const site = path.join(folder, 'site');
  await expect(refuseOtherFiles(site)).resolves.toBeUndefined();
  await mkdir(path.join(site, '_server'), { recursive: true });
  await writeFile(path.join(site, '_server', 'nginx.conf'), '# Somebody else wrote this.');
  await expect(refuseOtherFiles(site)).rejects.toThrow('site holds files that are no build of this site');
  await writeFile(path.join(site, '_server', 'nginx.conf'), MADE_BY);
  await expect(refuseOtherFiles(site)).resolves.toBeUndefined();
});

describe('a new build', () => {
  const site = (): string => path.join(folder, 'build');
  const page = (): Promise<string> => readFile(path.join(site(), 'index.html'), 'utf8');
  const fill = (text: string, outcome: () => boolean) => async (fresh: string) => {
    await mkdir(fresh);
    await writeFile(path.join(fresh, 'index.html'), text);
    return outcome();
  };
  const succeed = () => true;

  it('takes the place of the last one when it is complete', async () => {
    expect(await replaceWhenMade(site(), fill('first', succeed))).toBe(true);
    expect(await replaceWhenMade(site(), fill('second', succeed))).toBe(true);
    expect(await page()).toBe('second');
    expect(await readdir(folder)).toEqual(['build']);
  });

  it('that fails leaves the last one as it was, and nothing else', async () => {
    await replaceWhenMade(site(), fill('first', succeed));
    expect(
      await replaceWhenMade(
        site(),
        fill('half', () => false),
      ),
    ).toBe(false);
    const full = (): never => {
      throw new Error('ENOSPC');
    };
    await expect(replaceWhenMade(site(), fill('half', full))).rejects.toThrow('ENOSPC');
    expect(await page()).toBe('first');
    expect(await readdir(folder)).toEqual(['build']);
  });

  it('that cannot take the place of the last one gives it back', async () => {
    await replaceWhenMade(site(), fill('first', succeed));
    // It says that it is complete, and there is none.
    await expect(replaceWhenMade(site(), () => Promise.resolve(true))).rejects.toThrow('ENOENT');
    expect(await page()).toBe('first');
    expect(await readdir(folder)).toEqual(['build']);
  });

  it('finds the last one that a build was about to replace when it was killed', async () => {
    await replaceWhenMade(site(), fill('first', succeed));
    await rename(site(), path.join(folder, '.build.old'));
    const half = () => Promise.resolve(false);
    expect(await replaceWhenMade(site(), half)).toBe(false);
    expect(await page()).toBe('first');
  });
});
