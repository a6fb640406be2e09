/** The menu of narrow windows for readers without scripts, for whom the one of the theme cannot open. */
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** One line of the menu. */
export interface MenuLink {
  label: string;
  address: string;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

/** @returns the menu as HTML, drawn only where scripts do not run */
export function menuHtml(links: readonly MenuLink[]): string {
  const items = links.map(({ label, address }) =>
    element('li', {}, [element('a', { href: address }, [text(label)])]),
  );
  return toHtml(
    element('noscript', {}, [
      element('details', { className: ['menu-without-scripts'] }, [
        element('summary', {}, [text('Menu')]),
        element('nav', { ariaLabel: 'Site' }, [element('ul', {}, items)]),
      ]),
    ]),
  );
}
