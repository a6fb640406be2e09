/**
 * Lets long names of code in tables end their line between their words, as `<wbr>`: on a phone, one path as wide as half the
 * window leaves the column beside it no room. `content.css` takes the breaks back on wider screens.
 */
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** What is shorter fits into the narrowest column. */
const LONG = 14;

/** After a sign that joins two words, and where a capital begins one: `get`, `Board`, `Data`. */
const BETWEEN_WORDS = /(?<=[_/\\.,:=$])(?=[A-Za-z<{"'])|(?<=[a-z])(?=[A-Z])/;

const breakWords = (text: string): ElementContent[] =>
  text.split(BETWEEN_WORDS).flatMap((value, index): ElementContent[] => {
    const part: ElementContent = { type: 'text', value };
    return index === 0 ? [part] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, part];
  });

const isLong = (text: string): boolean => text.split(/\s/).some((word) => word.length > LONG);

/** The words of an element that holds nothing but a long name; an address of mail stays whole. */
function breakName({ children }: Element): ElementContent[] | undefined {
  const [only, ...others] = children;
  return only?.type === 'text' && others.length === 0 && isLong(only.value) && !only.value.includes('@')
    ? breakWords(only.value)
    : undefined;
}

/** Written as JSX, since the theme takes an element `code` that holds more than text for a block of code. */
const makeCode = (children: ElementContent[]): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children,
  data: { _mdxExplicitJsx: true },
});

/** A plugin for rehype. Links to files and repositories are such names as well. */
export function rehypeBrokenCode() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'table' }, (table) => {
      visit(table, 'element', (node, index, parent) => {
        if (node.tagName !== 'code' && node.tagName !== 'a') return;
        const words = breakName(node);
        if (!words || !parent || index === undefined) return;
        if (node.tagName === 'a') node.children = words;
        else parent.children[index] = makeCode(words);
      });
    });
  };
}
