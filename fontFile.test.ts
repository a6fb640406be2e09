import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { canWrite, FONT_FILE, FONT_SIGNS } from './fontFile';

it('names the characters that the font has, and no others', async () => {
  const woff2 = await readFile(path.join(__dirname, 'static', FONT_FILE));
  const font = await subsetFont(woff2, `${FONT_SIGNS}µΩ→`, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'font-'));
  const file = path.join(folder, 'font.ttf');
  writeFileSync(file, font);
  const isDrawn = (sign: string): boolean => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="50">&#${sign.codePointAt(0) ?? 0};</text></svg>`;
    return new Resvg(svg, { font: { fontFiles: [file], loadSystemFonts: false } }).getBBox() !== undefined;
  };
  const missing = [...FONT_SIGNS].filter((sign) => sign.trim() !== '' && !isDrawn(sign));
  const spared = [...'µΩ→'].filter(isDrawn);
  rmSync(folder, { recursive: true });
  expect({ missing, spared }).toEqual({ missing: [], spared: [] });
});

it('tells what the font alone cannot write', () => {
  expect(['2.2 V, ±5 %', '2.2 kΩ', '0.1 µF', '← computer'].map(canWrite)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
