/**
 * What the repository tracks: text, and a few small pictures and fonts. Figures are drawn from data, and what packages bring
 * comes from them, so any other binary came in by accident and would stay in the history of every clone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(__dirname, '..');
const PICTURE_OR_FONT = /\.(?:png|woff2)$/;
const MOST_BYTES = 100_000;

/** As git tells binaries from text: by a zero byte. */
const isBinary = (bytes: Uint8Array): boolean => bytes.includes(0);

const isStray = (name: string, bytes: Uint8Array): boolean =>
  isBinary(bytes) && (!PICTURE_OR_FONT.test(name) || bytes.length > MOST_BYTES);

/** What is tracked or about to be; `null` in a copy of the project without git. */
function listTracked(): string[] | null {
  if (!existsSync(path.join(root, '.git'))) return null;
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && existsSync(path.join(root, name)));
}

const tracked = listTracked();

it.runIf(tracked)('tracks no binary but small pictures and fonts', () => {
  const strays = tracked?.filter((name) => isStray(name, readFileSync(path.join(root, name))));
  expect(strays, 'take these out of the repository: git rm --cached FILE').toEqual([]);
});

it.each([
  ['a package, whatever its size', 'font-1.0.whl', [0x50, 0x4b, 0], true],
  ['a program that Python compiled', '__pycache__/a.pyc', [0x0d, 0], true],
  ['a picture that is too large', 'static/img/a.png', new Array(MOST_BYTES + 1).fill(0), true],
  ['a small picture', 'static/img/a.png', [0x89, 0x50, 0], false],
  ['a long text', 'package-lock.json', new Array(MOST_BYTES + 1).fill(0x20), false],
])('judges %s', (_what, name, bytes, expected) => {
  expect(isStray(name, Uint8Array.from(bytes))).toBe(expected);
});
