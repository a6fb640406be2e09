import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { OWN_COMPONENTS, rehypeOwnComponents } from './rehypeOwnComponents';

const term: Root['children'][number] = {
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [],
  children: [],
};

function importsOf(children: Root['children']): string[] {
  const tree: Root = { type: 'root', children };
  rehypeOwnComponents()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

it('imports what a page uses, however deep it stands, once', () => {
  const paragraph: Root['children'][number] = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [term, term],
  };
  expect(importsOf([paragraph, term])).toEqual([`import { Term } from '@site/src/components/text/Term';`]);
});

it('leaves the statement of an author, and pages that use nothing', () => {
  const own = `import { Term } from './mine';`;
  expect(importsOf([{ type: 'mdxjsEsm', value: own }, term])).toEqual([own]);
  expect(importsOf([{ type: 'text', value: 'Term' }])).toEqual([]);
});

it('knows where each component is', () => {
  const root = path.join(__dirname, '../..');
  for (const [name, file] of OWN_COMPONENTS)
    expect(existsSync(path.join(root, `${file.replace('@site/', '')}.tsx`)), name).toBe(true);
});
