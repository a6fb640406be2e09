import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import type { RootContent } from 'hast';
import { describe, expect, it, onTestFinished } from 'vitest';
import { IN_BROWSER, ON_SERVER_ALONE } from './documentParts';
import { recmaSentOnce, rehypeSentOnce } from './sentOnce';

const require = createRequire(import.meta.url);
const rulesOnly = require('./rulesOnly.cjs') as (
  this: { context: string; rootContext: string },
  source: string,
) => string;

const paragraph: RootContent = {
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: 'Connect the reference.' }],
};
const blank: RootContent = { type: 'text', value: '\n' };
const component = (name: string, children: RootContent[] = []): RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: children as [],
});
const sent = (id: string, children: RootContent[]): unknown =>
  expect.objectContaining({
    name: 'SentOnce',
    attributes: [expect.objectContaining({ name: 'id', value: id })],
    children,
  });

/** What a page holds after the plugin. */
function wrap(...children: RootContent[]): RootContent[] {
  const tree = { type: 'root' as const, children };
  rehypeSentOnce()(tree);
  return tree.children;
}

describe('rehypeSentOnce', () => {
  it('wraps each run of what stays, and leaves what changes', () => {
    const demo = component('MusicDemo');
    expect(wrap(paragraph, component('SpecTable'), demo, paragraph)).toEqual([
      sent('0', [paragraph, component('SpecTable')]),
      demo,
      sent('1', [paragraph]),
    ]);
  });

  it('leaves a paragraph whole that holds something that changes', () => {
    const withDemo = component('Steps', [paragraph, component('LampDemo')]);
    expect(wrap(withDemo, paragraph)).toEqual([withDemo, sent('0', [paragraph])]);
  });

  it('sees what changes in an attribute', () => {
    const card: RootContent = {
      type: 'mdxJsxFlowElement',
      name: 'Card',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'picture',
          value: { type: 'mdxJsxAttributeValueExpression', value: '<LiveBoard />' },
        },
      ],
      children: [],
    };
    expect(wrap(card)).toEqual([card]);
  });

  it('looks into the frame of what is drawn later, and leaves statements and space alone', () => {
    const statement: RootContent = { type: 'mdxjsEsm', value: `import { a } from 'a';` };
    const [first, space, later] = wrap(statement, blank, component('Later', [paragraph]));
    expect([first, space]).toEqual([statement, blank]);
    expect(later).toMatchObject({ name: 'Later', children: [sent('0', [paragraph])] });
  });
});

it('lets only the server draw what is wrapped', () => {
  const props = {
    type: 'ObjectExpression' as const,
    properties: [
      {
        type: 'Property' as const,
        kind: 'init' as const,
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier' as const, name: 'children' },
        value: { type: 'Literal' as const, value: 'text' },
      },
    ],
  };
  const call = (name: string, given: object): unknown => ({
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: '_jsx' },
    arguments: [{ type: 'Identifier', name }, given],
  });
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      { type: 'ExpressionStatement', expression: call('SentOnce', structuredClone(props)) },
      { type: 'ExpressionStatement', expression: call('Figure', structuredClone(props)) },
    ],
  } as unknown as Program;
  recmaSentOnce()(program, { path: 'docs/A.mdx' });
  const [wrapper, other] = program.body;
  expect(wrapper).toMatchObject({
    expression: {
      arguments: [
        {},
        {
          properties: [
            {
              value: {
                type: 'ConditionalExpression',
                consequent: { value: 'text' },
                alternate: { name: 'undefined' },
              },
            },
          ],
        },
      ],
    },
  });
  expect(other).toMatchObject({
    expression: { arguments: [{}, { properties: [{ value: { type: 'Literal' } }] }] },
  });
});

const identifier = (name: string) => ({ type: 'Identifier' as const, name });
/** `_jsx(name, { children })` */
const draw = (name: string, children?: object): object => ({
  type: 'CallExpression',
  optional: false,
  callee: identifier('_jsx'),
  arguments: [
    identifier(name),
    {
      type: 'ObjectExpression',
      properties: children
        ? [{ type: 'Property', kind: 'init', key: identifier('children'), value: children }]
        : [],
    },
  ],
});
const importOf = (name: string, value: string) => ({
  type: 'ImportDeclaration' as const,
  attributes: [],
  specifiers: [{ type: 'ImportSpecifier' as const, imported: identifier(name), local: identifier(name) }],
  source: { type: 'Literal' as const, value },
});

it('asks for the rules alone of a component that only the server draws, and for the whole of others', () => {
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      importOf('_jsx', 'react/jsx-runtime'),
      importOf('SpecTable', '@site/src/components/tables/SpecTable'),
      importOf('Figure', '@site/src/components/figures/Figure'),
      importOf('LampDemo', '@site/src/components/demos/LampDemo'),
      { type: 'ExpressionStatement', expression: draw('SentOnce', draw('SpecTable', draw('Figure'))) },
      { type: 'ExpressionStatement', expression: draw('LampDemo', draw('Figure')) },
    ],
  } as unknown as Program;
  recmaSentOnce()(program, { path: 'docs/A.mdx' });
  expect(program.body.map((node) => node.type === 'ImportDeclaration' && node.source.value)).toEqual([
    'react/jsx-runtime',
    '@site/src/components/tables/SpecTable?rules',
    '@site/src/components/figures/Figure',
    '@site/src/components/demos/LampDemo',
    false,
    false,
  ]);
});

it('leaves nothing of such a component but the style sheets that it and those in it import', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const context = path.join(root, 'src/tables');
  mkdirSync(context, { recursive: true });
  for (const file of ['src/tables/Row.tsx', 'src/tables/sum.ts', 'src/Frame.tsx'])
    writeFileSync(path.join(root, file), '');
  const source = [
    `import clsx from 'clsx';`,
    `import type { Shape } from './Row';`,
    `import {`,
    `  Row,`,
    `  Cell,`,
    `} from './Row';`,
    `import { sum } from './sum';`,
    `import { Frame } from '@site/src/Frame';`,
    `import styles from './SpecTable.module.css';`,
    `export function SpecTable() { return <Row className={styles.row} />; }`,
  ].join('\n');
  const left = rulesOnly.call({ context, rootContext: root }, source);
  expect(left.split('\n').filter(Boolean)).toEqual([
    `import './Row?rules';`,
    `import '@site/src/Frame?rules';`,
    `import './SpecTable.module.css';`,
  ]);
});

it('lets only the server compute what nothing but wrapped text uses', () => {
  const call = (name: string, given?: object): object => ({
    type: 'CallExpression',
    optional: false,
    callee: identifier(name),
    arguments: given ? [given] : [],
  });
  const helper = (id: object, init: object): object => ({
    type: 'ExportNamedDeclaration',
    attributes: [],
    specifiers: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id, init }],
    },
  });
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      importOf('decode', '@site/src/protocol/ganglion'),
      importOf('rates', '@site/src/data/rates'),
      helper(identifier('counts'), call('decode')),
      helper({ type: 'ArrayPattern', elements: [identifier('first')] }, identifier('counts')),
      helper(identifier('rate'), identifier('rates')),
      helper(identifier('toc'), call('list')),
      { type: 'ExpressionStatement', expression: draw('SentOnce', call('show', identifier('first'))) },
      { type: 'ExpressionStatement', expression: draw('SentOnce', identifier('rate')) },
      { type: 'ExpressionStatement', expression: draw('LampDemo', identifier('rate')) },
    ],
  } as unknown as Program;
  recmaSentOnce()(program, { path: 'docs/A.mdx' });
  const values = program.body.map((node) =>
    node.type === 'ImportDeclaration'
      ? node.source.value
      : node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations[0]?.init
        : null,
  );
  expect(values.slice(0, 6)).toEqual([
    '@site/src/protocol/ganglion?rules',
    '@site/src/data/rates',
    expect.objectContaining({ type: 'ConditionalExpression', alternate: identifier('undefined') }),
    expect.objectContaining({
      type: 'ConditionalExpression',
      alternate: { type: 'ArrayExpression', elements: [] },
    }),
    identifier('rates'),
    call('list'),
  ]);
});

/** `if (!name) _missingMdxReference("name", true)` */
const askFor = (name: string): object => ({
  type: 'IfStatement',
  test: { type: 'UnaryExpression', operator: '!', prefix: true, argument: identifier(name) },
  consequent: {
    type: 'ExpressionStatement',
    expression: {
      type: 'CallExpression',
      optional: false,
      callee: identifier('_missingMdxReference'),
      arguments: [
        { type: 'Literal', value: name },
        { type: 'Literal', value: true },
      ],
    },
  },
});
/** `_jsx(_components.name, {})` */
const drawElement = (name: string): object => ({
  type: 'CallExpression',
  optional: false,
  callee: identifier('_jsx'),
  arguments: [
    {
      type: 'MemberExpression',
      computed: false,
      object: identifier('_components'),
      property: identifier(name),
    },
    { type: 'ObjectExpression', properties: [] },
  ],
});
const programOf = (checks: object[], ...drawn: object[]): Program =>
  ({
    type: 'Program',
    sourceType: 'module',
    body: [...checks, ...drawn.map((expression) => ({ type: 'ExpressionStatement', expression }))],
  }) as unknown as Program;

it('asks in the browser for those components alone that are drawn there', () => {
  const program = programOf(
    [askFor('Steps'), askFor('Checklist')],
    draw('SentOnce', draw('Steps', drawElement('h2'))),
    draw('Checklist', drawElement('ul')),
  );
  recmaSentOnce()(program, { path: 'docs/A.mdx' });
  expect(program.body.slice(0, 2)).toMatchObject([
    { test: { type: 'ConditionalExpression', alternate: { value: false } } },
    { test: { type: 'UnaryExpression' } },
  ]);
});

it.each([
  ['a component', [askFor('Steps')], draw('Steps')],
  ['an element', [], draw('Checklist', drawElement('table'))],
])('refuses a document in which the browser has to draw %s that it lacks', (_what, checks, drawn) => {
  expect(() => recmaSentOnce()(programOf(checks, drawn), { path: 'docs/A.mdx' })).toThrow(
    /^docs\/A\.mdx: <(Steps|table)> has something in it that changes .* add <\1> to plugins\S* and src\S*$/,
  );
});

it('knows of each component of pages whether the browser has it in documents', () => {
  const root = path.join(__dirname, '../..');
  const namesIn = (file: string): string[] =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}(\w+)(?:,|: \w|: \(props)/gm)].map(
      ([, name]) => name ?? '',
    );
  const elements = [
    ...namesIn('node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js'),
    ...namesIn('src/theme/MDXComponents/index.ts'),
  ].filter((name) => /^[a-z]/.test(name));
  expect(elements).toEqual(expect.arrayContaining(['a', 'h6', 'admonition', 'th']));
  expect(elements.filter((name) => !IN_BROWSER.has(name) && !ON_SERVER_ALONE.has(name))).toEqual([]);
  const drawnThere = readFileSync(path.join(root, 'src/sentOnce/DocumentParts.tsx'), 'utf8');
  expect(/const parts = \{ (.*) \};/.exec(drawnThere)?.[1]?.split(', ')).toEqual([...IN_BROWSER]);
});
