import { expect, it } from 'vitest';
import { checkFrontMatter } from './frontMatter';
import { parseSourcePage } from '../scripts/sourcePages';

const description =
  'Channels, gain, sample rate, scale factor, pins and power limits of the board, each with its source.';
const page = (fields: string, name = 'CytonSpecs') =>
  parseSourcePage(`docs/Cyton/${name}.mdx`, `---\n${fields}\n---\n\nText.\n`);
const good = `id: CytonSpecs\ntitle: Cyton specifications\ndescription: "${description}"`;
const messagesOf = async (...pages: ReturnType<typeof page>[]) =>
  checkFrontMatter(await Promise.all(pages)).map(({ message }) => message);

it('accepts pages that tell themselves apart', async () => {
  const other = good
    .replace('CytonSpecs', 'Other')
    .replace('Cyton specifications', 'Other')
    .replace('Channels', 'Wires');
  expect(await messagesOf(page(good), page(other, 'Other'))).toEqual([]);
});

it('finds a title and a description that another page has', async () => {
  expect(await messagesOf(page(good), page(good.replace('id: CytonSpecs', 'id: Other'), 'Other'))).toEqual([
    'has the same title as docs/Cyton/CytonSpecs.mdx',
    'has the same description as docs/Cyton/CytonSpecs.mdx',
  ]);
});
