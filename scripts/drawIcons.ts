/** `npm run icons`: draws the icons from `static/img/logo.svg` with an installed browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowserHere } from './findBrowser';
import { lightValue } from './finish/cards/oklch';
import { runCommand } from './runCommand';

const folder = path.join(__dirname, '../static');
const asData = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(folder, file)).toString('base64')}`;
const logo = asData('img/logo.svg', 'image/svg+xml');

/** The paper of the light mode. */
const PAPER = lightValue(readFileSync(path.join(__dirname, '../src/css/tokens.css'), 'utf8'), '--site-paper');

interface Picture {
  file: string;
  width: number;
  height: number;
  body: string;
}

const icon = (file: string, size: number, share: number): Picture => ({
  file,
  width: size,
  height: size,
  body: `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${PAPER}"><img src="${logo}" width="${size * share}">`,
});

const pictures: readonly Picture[] = [
  icon('apple-touch-icon.png', 180, 0.8),
  icon('icon-192.png', 192, 0.9),
  icon('icon-512.png', 512, 0.76),
];

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowserHere() });
  try {
    for (const { file, width, height, body } of pictures) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(body);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(folder, 'img', file) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

runCommand(main);
