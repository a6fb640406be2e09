/** Keeps a number and its unit on one line, which a narrow table would break: `0.1 %`, `112 mm`. Code stays as it is. */
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { keepUnits } from '../../src/components/text/keepUnits';

/** A plugin for rehype. */
export function rehypeKeptUnits() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      return undefined;
    });
  };
}
