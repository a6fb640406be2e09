/** `npm run icons`: draws the icons and the social card from `static/img/logo.svg` with an installed browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { FONT_FILE } from '../fontFile';
import { findBrowserHere } from './findBrowser';

const folder = path.join(__dirname, '../static');
const asData = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(folder, file)).toString('base64')}`;
const logo = asData('img/logo.svg', 'image/svg+xml');

/** The colours of the light mode, as `src/css/tokens.css` has them. */
const PAPER = 'oklch(0.976 0.004 150)';
const INK = 'oklch(0.2 0.022 215)';
const TICK = 'oklch(0.72 0.016 190)';

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

const card: Picture = {
  file: 'social-card.png',
  width: 1200,
  height: 630,
  body: `<style>@font-face{font-family:A;src:url(${asData(FONT_FILE, 'font/woff2')});font-weight:400 700}
    body{margin:0;padding:90px;box-sizing:border-box;height:630px;background:${PAPER};color:${INK};font:600 76px/1.1 A}
    div{position:absolute;inset:auto 0 0;height:40px;background:repeating-linear-gradient(90deg,${TICK} 0 3px,transparent 3px 150px) 0 100%/100% 40px no-repeat,repeating-linear-gradient(90deg,${TICK} 0 3px,transparent 3px 30px) 0 100%/100% 20px no-repeat}
    p{margin:28px 0 0;font:400 34px/1.4 A}</style><body><img src="${logo}" width="130" style="display:block;margin-bottom:56px">Documentation for<br>open biosensing hardware<p>Boards, headsets, electrodes and the software that reads them</p><div></div>`,
};

const pictures: readonly Picture[] = [
  icon('apple-touch-icon.png', 180, 0.8),
  icon('icon-192.png', 192, 0.9),
  icon('icon-512.png', 512, 0.76),
  card,
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

void main();
