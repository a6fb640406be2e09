import type { Program } from 'estree';
import type { RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { recmaSentOnce, rehypeSentOnce } from './sentOnce';

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
    const withTerm = component('Steps', [paragraph, component('Term')]);
    expect(wrap(withTerm, paragraph)).toEqual([withTerm, sent('0', [paragraph])]);
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
