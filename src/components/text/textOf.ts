import { Children, isValidElement, type ReactNode } from 'react';

/** The words in what is drawn. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return Array.isArray(node) ? Children.toArray(node).map(textOf).join('') : '';
}
