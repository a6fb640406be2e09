import { expect, it } from 'vitest';
import { checkFrontMatter } from './frontMatter';
import { parseSourcePage } from './sourcePages';

const description =
  'Channels, gain, sample rate, scale factor, pins and power limits of the board, each with its source.';
const page = (fields: string, name = 'CytonSpecs') =>
  parseSourcePage(`docs/Cyton/${name}.mdx`, `---\n${fields}\n---\n\nText.\n`);
const good = `id: CytonSpecs\ntitle: Cyton specifications\ndescription: "${description}"`;
const messagesOf = (...pages: ReturnType<typeof page>[]) =>
  checkFrontMatter(pages).map(({ message }) => message);

it('accepts pages that tell themselves apart', () => {
  const other = good
    .replace('CytonSpecs', 'Other')
    .replace('Cyton specifications', 'Other')
    .replace('Channels', 'Wires');
  expect(messagesOf(page(good), page(other, 'Other'))).toEqual([]);
});

it('finds a title and a description that another page has', () => {
  expect(messagesOf(page(good), page(good.replace('id: CytonSpecs', 'id: Other'), 'Other'))).toEqual([
    'has the same title as docs/Cyton/CytonSpecs.mdx',
    'has the same description as docs/Cyton/CytonSpecs.mdx',
  ]);
});
