import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lightValue } from '../../scripts/finish/cards/oklch';

const read = (file: string): string => readFileSync(path.join(__dirname, '../..', file), 'utf8');

it('gives browsers the paper of the light mode for what they draw around a page', () => {
  const paper = lightValue(read('src/css/tokens.css'), '--site-paper');
  expect(JSON.parse(read('static/manifest.webmanifest'))).toMatchObject({
    background_color: paper,
    theme_color: paper,
  });
  expect(/name: 'theme-color', content: '(.*?)'/.exec(read('docusaurus.config.ts'))?.[1]).toBe(paper);
});

it('names no icon that is not there', () => {
  const { icons } = JSON.parse(read('static/manifest.webmanifest')) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ src }) => !existsSync(path.join(__dirname, '../../static', src)))).toEqual([]);
});
