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

it('keeps what fills the first screens, and puts the rest into one part', () => {
  const first = [paragraph(1_000), paragraph(600)];
  const rest = [paragraph(500), table, paragraph(500)];
  expect(partPage([...first, ...rest])).toEqual([
    ...first,
    expect.objectContaining({ name: 'Later', children: rest }),
  ]);
});

it('leaves a page alone that is short, or has little left', () => {
  const short = [paragraph(1_400)];
  const nearlyShort = [paragraph(1_600), paragraph(1_400)];
  expect(partPage(short)).toEqual(short);
  expect(partPage(nearlyShort)).toEqual(nearlyShort);
});

it('counts a component as some of a screen, and leaves statements at the top of the page', () => {
  const [top, later] = [Array<RootContent>(3).fill(table), Array<RootContent>(3).fill(table)];
  expect(partPage([...top, statement, ...later])).toEqual([
    statement,
    ...top,
    expect.objectContaining({ name: 'Later', children: later }),
  ]);
});
