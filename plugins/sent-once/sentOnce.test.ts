import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import type { RootContent } from 'hast';
import { describe, expect, it, onTestFinished } from 'vitest';
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
  recmaSentOnce()(program);
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
const importOf = (name: string, value: string) => ({
  type: 'ImportDeclaration' as const,
  attributes: [],
  specifiers: [{ type: 'ImportSpecifier' as const, imported: identifier(name), local: identifier(name) }],
  source: { type: 'Literal' as const, value },
});

it('asks for the rules alone of a component that only the server draws, and for the whole of others', () => {
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
  recmaSentOnce()(program);
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
