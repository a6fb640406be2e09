import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addToHead } from './addToHead';
import { writeInOneStep } from './writeInOneStep';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'write-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('lets two builds write the same file at the same time', async () => {
  const file = path.join(folder, 'card.png');
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => writeInOneStep(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['card.png']);
});

it('refuses to add to the head of a page that has none', async () => {
  const page = path.join(folder, 'index.html');
  await addToHead(page, '<head><title>A</title></head>', '<meta content="$&">');
  expect(await readFile(page, 'utf8')).toBe('<head><title>A</title><meta content="$&"></head>');
  await expect(addToHead(page, '<title>A</title>', '<meta>')).rejects.toThrow('index.html has no </head>');
});
