import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** The documents that are lists of questions, each of them a heading of level 2 that ends in a question mark. */
const QUESTION_PAGES: ReadonlySet<string> = new Set([
  'FAQ/GenFAQ',
  'FAQ/HardFAQ',
  'FAQ/PaymentFAQ',
  'FAQ/ShippingFAQ',
]);

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && /^h[12]$/.test(node.tagName);

const textOf = (node: RootContent | Element): string =>
  'value' in node && node.type === 'text'
    ? node.value
    : 'children' in node
      ? (node.children as RootContent[]).map(textOf).join('')
      : '';

/** Puts each question with its answer into a `<Question>`, which shows the answer when it is asked for. */
export function foldQuestions(nodes: readonly RootContent[]): RootContent[] {
  const folded: RootContent[] = [];
  let open: RootContent[] | null = null;
  for (const node of nodes) {
    if (isHeading(node)) {
      open = null;
      if (textOf(node).trim().endsWith('?')) {
        const question: MdxJsxFlowElementHast = {
          type: 'mdxJsxFlowElement',
          name: 'Question',
          attributes: [],
          children: [node],
        };
        folded.push(question);
        open = question.children;
        continue;
      }
    }
    (open ?? folded).push(node);
  }
  return folded;
}

/** Folds the pages that are lists of questions, and leaves the others alone. */
export function rehypeQuestions() {
  return (tree: Root, file: { path: string }): void => {
    const { dir, name } = path.parse(file.path);
    if (QUESTION_PAGES.has(`${path.basename(dir)}/${name}`)) tree.children = foldQuestions(tree.children);
  };
}
