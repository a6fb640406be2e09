/**
 * Lets authors use our rarer components without an import line, and imports them only where a page uses them: what all
 * pages share (`src/theme/MDXComponents`) is on all pages, the glossary's words too.
 */
import type { Root, RootContent } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** Component → the file that has it. */
export const OWN_COMPONENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ByteTable: 'tables/ByteTable',
    Card: 'page/Cards',
    Cards: 'page/Cards',
    CommandTable: 'tables/CommandTable',
    Figure: 'figures/Figure',
    Glossary: 'text/Glossary',
    Language: 'code/Languages',
    Languages: 'code/Languages',
    Later: 'page/Later',
    PinTable: 'tables/PinTable',
    Question: 'page/Question',
    SentOnce: '../sentOnce/SentOnce',
    SpecTable: 'tables/SpecTable',
    Term: 'text/Term',
    Wiring: 'figures/Wiring',
  }).map(([name, file]) => [name, `@site/src/components/${file}`]),
);

/** `import { name } from 'file'`, as a statement of the page. */
function importOf(name: string, file: string): MdxjsEsm {
  const identifier = { type: 'Identifier', name } as const;
  return {
    type: 'mdxjsEsm',
    value: `import { ${name} } from '${file}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
            source: { type: 'Literal', value: file, raw: `'${file}'` },
          },
        ],
      },
    },
  };
}

/** Collects the components that are used below some nodes, and the statements of the page as they are written. */
function look(nodes: readonly RootContent[], used: Set<string>, statements: string[]): void {
  for (const node of nodes) {
    if (node.type === 'mdxjsEsm') statements.push(node.value);
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name)
      used.add(node.name);
    if ('children' in node) look(node.children, used, statements);
  }
}

/** Adds the imports that a page lacks. */
export function rehypeOwnComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    const statements: string[] = [];
    look(tree.children, used, statements);
    const written = statements.join('\n');
    const isWritten = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(written);
    tree.children.unshift(
      ...[...OWN_COMPONENTS].flatMap(([name, file]) =>
        used.has(name) && !isWritten(name) ? [importOf(name, file)] : [],
      ),
    );
  };
}
