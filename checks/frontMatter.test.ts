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

it('accepts a complete page', () => {
  expect(messagesOf(page(good))).toEqual([]);
});

it.each([
  [
    'an id that is not the name of the file',
    good.replace('id: CytonSpecs', 'id: Specs'),
    "it must be the file's name",
  ],
  ['no title', good.replace('title: Cyton specifications', ''), 'has no title'],
  ['no description', good.replace(/description.*/, ''), 'has no description'],
  ['a short description', good.replace(description, 'Specifications.'), 'has 15 characters'],
  ['a long description', good.replace(description, 'long '.repeat(40).trim()), 'has 199 characters'],
  ['an unknown field', `${good}\nauthor: me`, 'unknown front matter field "author"'],
  ['a status', `${good}\nstatus: draft`, 'unknown front matter field "status"'],
])('finds %s', (_fault, fields, message) => {
  expect(messagesOf(page(fields))).toEqual([expect.stringContaining(message)]);
});

it('finds a title and a description that another page has', () => {
  expect(messagesOf(page(good), page(good.replace('id: CytonSpecs', 'id: Other'), 'Other'))).toEqual([
    'has the same title as docs/Cyton/CytonSpecs.mdx',
    'has the same description as docs/Cyton/CytonSpecs.mdx',
  ]);
});
