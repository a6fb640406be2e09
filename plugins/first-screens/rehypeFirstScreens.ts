/**
 * Splits a long page into its first lines, what fills the first screens and the rest, which `<Later>` draws one after the
 * other when a reader comes by a link within the site. So the time from a click to the new heading does not grow with
 * what stands on the page.
 */
import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Characters of text that a reader takes in at the first glance, below the heading. */
const FIRST_LINES = 400;
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
  return 'children' in node ? sum(node.children) : 0;
}

const sum = (blocks: readonly RootContent[]): number =>
  blocks.reduce((total, node) => total + lengthOf(node), 0);

/** Imports and exports belong to the whole page. */
const isStatement = ({ type }: RootContent): boolean => type === 'mdxjsEsm';

/** Which block goes beyond so many characters; -1 where none does. */
function findEnd(blocks: readonly RootContent[], length: number): number {
  let total = 0;
  return blocks.findIndex((node) => (total += lengthOf(node)) >= length);
}

const later = (blocks: readonly RootContent[]): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Later',
  attributes: [],
  children: blocks as MdxJsxFlowElementHast['children'],
});

/** How many blocks fill the first screens; all of them where little is left. */
function countScreens(blocks: readonly RootContent[]): number {
  const count = findEnd(blocks, FIRST_SCREENS) + 1;
  return count === 0 || sum(blocks.slice(count)) < LEAST_REST ? blocks.length : count;
}

/** The first blocks, and the others in a `<Later>`. */
const part = (blocks: readonly RootContent[], count: number): RootContent[] =>
  count === blocks.length ? [...blocks] : [...blocks.slice(0, count), later(blocks.slice(count))];

/**
 * Puts what is below the first lines of a long page into a `<Later>`, and there what is below the first screens into
 * another: a table of facts at the top of a page takes longer than everything that the browser does before it.
 */
export function partPage(nodes: readonly RootContent[]): RootContent[] {
  const blocks = nodes.filter((node) => !isStatement(node));
  if (countScreens(blocks) === blocks.length) return [...nodes];
  const lines = Math.max(1, findEnd(blocks, FIRST_LINES));
  const below = blocks.slice(lines);
  return [...nodes.filter(isStatement), ...blocks.slice(0, lines), later(part(below, countScreens(below)))];
}

export function rehypeFirstScreens() {
  return (tree: Root): void => {
    tree.children = partPage(tree.children);
  };
}
