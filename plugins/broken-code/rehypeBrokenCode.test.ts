import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { rehypeBrokenCode } from './rehypeBrokenCode';

/** What the plugin makes of a page, with what it writes as JSX written as HTML. */
function breakLong(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeBrokenCode()(tree);
  visit(tree, (node, index, parent) => {
    const { type, name, children } = node as unknown as MdxJsxTextElementHast;
    if (type !== 'mdxJsxTextElement' || !parent || index === undefined) return;
    const element = { type: 'element', tagName: name ?? '', properties: {}, children };
    parent.children[index] = element as Element;
  });
  return toHtml(tree);
}

const cell = (inside: string): string => `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`;

it('breaks long code in tables between its words', () => {
  expect(breakLong(cell('<code>BOARD_NOT_READY_ERROR</code>'))).toBe(
    cell('<code>BOARD_<wbr>NOT_<wbr>READY_<wbr>ERROR</code>'),
  );
  expect(breakLong(cell('<code>C:\\Data\\OpenBCI_GUI</code>'))).toBe(
    cell('<code>C:\\<wbr>Data\\<wbr>Open<wbr>BCI_<wbr>GUI</code>'),
  );
});

it('breaks the long name that is a link', () => {
  expect(breakLong(cell('<a href="#x">V3_Hardware_Design_Files</a>, <a href="#y">the data sheet</a>'))).toBe(
    cell('<a href="#x">V3_<wbr>Hardware_<wbr>Design_<wbr>Files</a>, <a href="#y">the data sheet</a>'),
  );
});

it('leaves short words, numbers, and code outside of tables alone', () => {
  const html = `${cell('<code>v3.1.2</code> <code>CH1SET</code> <code>a_b c_d e_f g_h</code>')}<p><code>BOARD_NOT_READY_ERROR</code></p>`;
  expect(breakLong(html)).toBe(html);
});

it('leaves an address of mail whole', () => {
  const html = cell('<a href="mailto:support@example.org">support@example.org</a>');
  expect(breakLong(html)).toBe(html);
});
