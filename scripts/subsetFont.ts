/**
 * `npm run font`: makes the site's one font file from its package: the weights that the style sheets use, and the
 * characters of `fontFile.ts`. Run it when the package is renewed, then change the name there, since browsers keep a file
 * of one name for a year.
 */
import { mkdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_FILE, FONT_SIGNS } from '../fontFile';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');
const source = path.dirname(require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'));

/** Most bytes that the file may have. */
const BUDGET_BYTES = 14_000;

async function main(): Promise<void> {
  const original = readFileSync(
    path.join(source, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  );
  const subset = await subsetFont(original, FONT_SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Neither fractions nor the forms of other languages; and no browser reads what names the weights in a menu of fonts.
    keepFeatures: ['kern', 'tnum'],
    dropTables: ['STAT'],
  });
  if (subset.length > BUDGET_BYTES) {
    throw new Error(
      `The font has ${subset.length} bytes; at most ${BUDGET_BYTES} are allowed. Drop characters or weights.`,
    );
  }
  const target = path.join(root, 'static', FONT_FILE);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, subset);
  copyFileSync(path.join(source, 'LICENSE'), path.join(path.dirname(target), 'OFL.txt'));
  console.log(`${FONT_FILE}: ${original.length} bytes in the package, ${subset.length} here`);
}

runCommand(main);
