import { describe, expect, it } from 'vitest';
import {
  checkBuiltRoutes,
  checkRoutes,
  documentRoutes,
  listSidebarDocIds,
  routesWithoutSidebar,
} from './routes';
import { parseSourcePage } from '../scripts/sourcePages';

const page = (file: string, fields: string) => parseSourcePage(file, `---\n${fields}\n---\n`);
const specs = await page('docs/Cyton/CytonSpecs.mdx', 'id: CytonSpecs');

describe('the specification', () => {
  it('names 106 documents, each once', () => {
    expect(new Set(documentRoutes).size).toBe(106);
    expect(documentRoutes).toHaveLength(106);
    expect(routesWithoutSidebar.every((route) => documentRoutes.includes(route))).toBe(true);
  });
});

describe('addresses of documents', () => {
  it('come from the folder and the id, or from the slug', async () => {
    expect(specs.route).toBe('/Cyton/CytonSpecs/');
    expect((await page('docs/Welcome.mdx', 'id: Welcome\nslug: /')).route).toBe('/');
    expect((await page('docs/A/A.mdx', 'id: A\nslug: /A/A')).route).toBe('/A/A/');
  });
});

describe('checkRoutes', () => {
  const messagesOf = (...parameters: Parameters<typeof checkRoutes>) =>
    checkRoutes(...parameters).map(({ message }) => message);

  it('accepts a document at its address and once in the sidebar', () => {
    expect(messagesOf(['/Cyton/CytonSpecs/'], [], [specs], ['Cyton/CytonSpecs'])).toEqual([]);
  });

  it('finds a missing address', () => {
    expect(messagesOf(['/Cyton/CytonSDK/'], [], [specs], ['Cyton/CytonSpecs'])).toEqual([
      'no document has this address, which the specification names',
    ]);
  });

  it('takes a new document that is in the sidebar, and nothing more', async () => {
    const added = await page('docs/Cyton/CytonCase.mdx', 'id: CytonCase');
    const sidebar = ['Cyton/CytonSpecs', 'Cyton/CytonCase'];
    expect(messagesOf(['/Cyton/CytonSpecs/'], [], [specs, added], sidebar)).toEqual([]);
  });

  it('finds a document that is in no sidebar, or in it though it must not be', () => {
    expect(messagesOf(['/Cyton/CytonSpecs/'], [], [specs], [])).toEqual([
      expect.stringContaining('is 0 times'),
    ]);
    expect(messagesOf(['/Cyton/CytonSpecs/'], ['/Cyton/CytonSpecs/'], [specs], ['Cyton/CytonSpecs'])).toEqual(
      [expect.stringContaining('is 1 times in the sidebar, where 0 is right')],
    );
  });
});

describe('checkBuiltRoutes', () => {
  it('finds an address that the build lacks', () => {
    expect(checkBuiltRoutes(['/a/', '/b/'], ['/a/'])).toEqual([
      { place: '/b/', message: 'the build holds no page at this address. Run: npm run build' },
    ]);
  });
});

describe('listSidebarDocIds', () => {
  it('finds documents, nested ones and those behind category headings', () => {
    const items = [
      'A',
      { type: 'doc', id: 'B' },
      { type: 'category', link: { type: 'doc', id: 'C' }, items: ['D'] },
    ];
    expect(listSidebarDocIds(items)).toEqual(['A', 'B', 'C', 'D']);
  });
});
