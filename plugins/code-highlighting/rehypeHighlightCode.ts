import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { highlightCode } from './highlightCode';

const LANGUAGE_CLASS = 'language-';

function languageOf({ properties }: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.find((one) => typeof one === 'string' && one.startsWith(LANGUAGE_CLASS));
  return typeof name === 'string' ? name.slice(LANGUAGE_CLASS.length) : 'text';
}

/** Gives each fenced block of a page its highlighted `html` in the place of its text; `@theme/CodeBlock` shows it. */
export function rehypeHighlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (code: Element, _index, parent) => {
      if (code.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return undefined;
      const [text] = code.children;
      const value = text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
      code.properties.html = highlightCode(value, languageOf(code));
      code.children = [];
      return SKIP;
    });
  };
}
