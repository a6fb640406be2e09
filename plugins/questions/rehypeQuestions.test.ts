import { expect, it } from 'vitest';
import type { Element, RootContent } from 'hast';
import { foldQuestions } from './rehypeQuestions';

const element = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});

const outline = (nodes: readonly RootContent[]): unknown[] =>
  nodes.map((node) =>
    node.type === 'element'
      ? node.tagName
      : 'children' in node
        ? outline(node.children as RootContent[])
        : node.type,
  );

it('puts a question and what follows it into one fold, up to the next heading of its level', () => {
  const folded = foldQuestions([
    element('p', 'Short answers.'),
    element('h2', 'Which battery?'),
    element('p', '3 V to 6 V.'),
    element('h3', 'And without one?'),
    element('h2', 'How far? '),
    element('ul', 'Ten metres.'),
    element('h2', 'Sources'),
    element('ul', 'The data sheet.'),
  ]);
  expect(outline(folded)).toEqual(['p', ['h2', 'p', 'h3'], ['h2', 'ul'], 'h2', 'ul']);
});
