/**
 * Splits a long page into what fills the first screen and the rest, which `<Later>` draws a moment afterwards when a
 * reader comes by a link within the site. So the time from a click to the new page does not grow with the length of the
 * page.
 */
import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Characters of text that fill a screen and more, with headings and space between paragraphs. */
const FIRST_SCREENS = 1_500;
/** A rest that is shorter is not worth a second pass. */
const LEAST_REST = 1_500;
/** What a component of our own counts for, such as a table of facts or a figure: about what it takes of a screen. */
const COMPONENT = 600;

const isComponent = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.children.length === 0;

function lengthOf(node: RootContent): number {
  if (node.type === 'text') return node.value.length;
  if (isComponent(node)) return COMPONENT;
  return 'children' in node
    ? (node.children as RootContent[]).reduce((total, child) => total + lengthOf(child), 0)
    : 0;
}

/** Imports and exports belong to the whole page. */
const isStatement = ({ type }: RootContent): boolean => type === 'mdxjsEsm';

/** Puts all but the first screens into a `<Later>`; a short page stays as it is. */
export function partPage(nodes: readonly RootContent[]): RootContent[] {
  const statements = nodes.filter(isStatement);
  const blocks = nodes.filter((node) => !isStatement(node));
  let length = 0;
  const count = blocks.findIndex((node) => {
    length += lengthOf(node);
    return length >= FIRST_SCREENS;
  });
  const rest = blocks.slice(count + 1);
  if (count < 0 || rest.reduce((total, node) => total + lengthOf(node), 0) < LEAST_REST) return [...nodes];
  const later: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'Later',
    attributes: [],
    children: rest as MdxJsxFlowElementHast['children'],
  };
  return [...statements, ...blocks.slice(0, count + 1), later];
}

export function rehypeFirstScreens() {
  return (tree: Root): void => {
    tree.children = partPage(tree.children);
  };
}
