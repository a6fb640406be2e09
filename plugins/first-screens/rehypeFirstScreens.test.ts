import type { RootContent } from 'hast';
import { expect, it } from 'vitest';
import { partPage } from './rehypeFirstScreens';

const paragraph = (length: number): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: 'x'.repeat(length) }],
});
const table: RootContent = { type: 'mdxJsxFlowElement', name: 'SpecTable', attributes: [], children: [] };
const statement: RootContent = { type: 'mdxjsEsm', value: `import { a } from 'a';` };

const later = (...children: unknown[]): unknown => expect.objectContaining({ name: 'Later', children });

it('parts a long page into its first lines, the first screens and the rest', () => {
  const lines = [paragraph(200), paragraph(100)];
  const screens = [paragraph(1_000), paragraph(600)];
  const rest = [paragraph(500), table, paragraph(500)];
  expect(partPage([...lines, ...screens, ...rest])).toEqual([...lines, later(...screens, later(...rest))]);
});

it('has no table of facts among the first lines, and always a first block', () => {
  const text = paragraph(300);
  const rest = Array<RootContent>(6).fill(table);
  const parted = later(...rest.slice(0, 3), later(...rest.slice(3)));
  expect(partPage([text, ...rest])).toEqual([text, parted]);
  expect(partPage([table, ...rest])).toEqual([table, parted]);
});

it('leaves a page alone that is short, or has little left', () => {
  const short = [paragraph(1_400)];
  const nearlyShort = [paragraph(1_600), paragraph(1_400)];
  expect(partPage(short)).toEqual(short);
  expect(partPage(nearlyShort)).toEqual(nearlyShort);
});

it('draws the first screens in one piece where little is left below them', () => {
  const lines = [paragraph(300)];
  const screens = [paragraph(1_400), paragraph(1_400)];
  expect(partPage([...lines, ...screens, paragraph(200)])).toEqual([
    ...lines,
    later(...screens, paragraph(200)),
  ]);
});

it('parts a page whose rest is one long block', () => {
  const [lines, screens, rest] = [paragraph(300), paragraph(1_600), paragraph(3_000)];
  expect(partPage([lines, screens, rest])).toEqual([lines, later(screens, later(rest))]);
});

it('leaves statements at the top of the page', () => {
  const [top, ...below] = Array<RootContent>(7).fill(table);
  expect(partPage([table, statement, ...below])).toEqual([
    statement,
    top,
    later(...below.slice(0, 3), later(...below.slice(3))),
  ]);
});
