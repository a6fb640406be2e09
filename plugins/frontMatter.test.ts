import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourcePages } from '../scripts/sourcePages';
import { checkedFrontMatter, frontMatterFaults, postFaults } from './frontMatter';

const description =
  'Channels, gain, sample rate, scale factor, pins and power limits of the board, each with its source.';
const good = { id: 'CytonSpecs', title: 'Cyton specifications', description };
const faultsOf = (fields: object): string[] =>
  frontMatterFaults('Cyton/CytonSpecs.mdx', { ...good, ...fields });

describe('front matter', () => {
  it('is accepted when it is complete', () => {
    expect(faultsOf({})).toEqual([]);
    expect(
      faultsOf({ keywords: ['ADS1299'], sidebar_label: 'Specifications', slug: '/Cyton/CytonSpecs' }),
    ).toEqual([]);
  });

  it.each([
    ['an id that is not the name of the file', { id: 'Specs' }, "it must be the file's name"],
    ['no id', { id: undefined }, 'has no id'],
    ['no title', { title: undefined }, 'has no title'],
    ['a blank title', { title: ' ' }, 'has no title'],
    ['no description', { description: undefined }, 'has no description'],
    ['a short description', { description: 'Specifications.' }, 'has 15 characters'],
    ['a long description', { description: 'long '.repeat(40).trim() }, 'has 199 characters'],
    ['keywords that are one text', { keywords: 'a, b' }, 'must be a list'],
    ['a section without questions', { questions: { start: [] } }, 'empty list of questions'],
    ['an empty question', { questions: { start: [' '] } }, 'a question is empty'],
    ['an unknown field', { author: 'me' }, 'unknown front matter field "author". Known: id, title'],
  ])('with %s is refused with the reason', (_fault, fields, message) => {
    expect(faultsOf(fields)).toEqual([expect.stringContaining(message)]);
  });
});

describe('a document that the framework would put at its folder’s address', () => {
  it.each(['ThirdParty/Lamp/Lamp', 'ThirdParty/lamp/Lamp', 'Cyton/index', 'Cyton/README'])(
    'says its own: %s',
    (document) => {
      const frontMatter = { ...good, id: path.posix.basename(document) };
      const [fault, ...more] = frontMatterFaults(`${document}.mdx`, frontMatter);
      expect(fault).toContain(`add "slug: /${document}/"`);
      expect(more).toEqual([]);
      expect(frontMatterFaults(`${document}.mdx`, { ...frontMatter, slug: `/${document}/` })).toEqual([]);
    },
  );
});

const goodPost = { slug: 'a', title: 'A', description, authors: { name: 'Team', url: '/help/' } };

describe('the front matter of a post', () => {
  it('is accepted when it is complete', () => {
    expect(postFaults('2028-02-29-a.mdx', { ...goodPost, draft: true, keywords: ['a'] })).toEqual([]);
  });

  it.each([
    ['no slug', { slug: undefined }, 'has no slug'],
    ['a short description', { description: 'A post.' }, 'has 7 characters'],
    ['an author by a key', { authors: 'team' }, 'authors must be written in place'],
    ['no author', { authors: undefined }, 'authors must be written in place'],
    ['an unknown field', { tags: ['a'] }, 'unknown front matter field "tags". Known: slug, title'],
  ])('with %s is refused with the reason', (_fault, fields, message) => {
    expect(postFaults('2026-11-21-a.mdx', { ...goodPost, ...fields })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each(['2026-13-40-a.mdx', '2026-02-30-a.mdx', 'a.mdx'])('has a date in the name: %s', (name) => {
    expect(postFaults(name, goodPost)).toEqual([expect.stringContaining('must begin with a date')]);
  });
});

describe('the documents of this site', () => {
  it('have front matter without faults', async () => {
    const pages = await readSourcePages(path.join(__dirname, '..'));
    expect(
      pages.flatMap(({ file, frontMatter }) =>
        frontMatterFaults(file, frontMatter).map((fault) => [file, fault]),
      ),
    ).toEqual([]);
  });
});

describe('reading a file', () => {
  const read = (filePath: string, frontMatter: Record<string, unknown>) =>
    checkedFrontMatter('/site')({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: 'Text.' }),
    });

  it('stops at a bad document, with its name', async () => {
    await expect(read('/site/docs/Cyton/CytonSpecs.mdx', { ...good, status: 'draft' })).rejects.toThrow(
      'docs/Cyton/CytonSpecs.mdx: unknown front matter field "status"',
    );
  });

  it('stops at a bad post, with its name', async () => {
    await expect(read('/site/blog/2026-11-21-a.mdx', { ...goodPost, authors: 'me' })).rejects.toThrow(
      'blog/2026-11-21-a.mdx: authors must be written in place',
    );
  });

  it('keeps to the build what users ask, which no page shows', async () => {
    const questions = { page: ['which board'] };
    expect(await read('/site/docs/Cyton/CytonSpecs.mdx', { ...good, id: 'CytonSpecs', questions })).toEqual({
      frontMatter: { ...good, id: 'CytonSpecs' },
      content: 'Text.',
    });
  });

  it('leaves pages and parts of documents to the framework', async () => {
    for (const file of ['/site/src/pages/help.mdx', '/site/docs/_part.mdx']) {
      expect(await read(file, { authors: ['a'] })).toEqual({
        frontMatter: { authors: ['a'] },
        content: 'Text.',
      });
    }
  });
});
