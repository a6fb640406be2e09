import type { Page } from '@playwright/test';

/**
 * Types a query into the open search dialog, all at once, and waits for its results. Resolves to milliseconds in the
 * page: until the results are in the document, or until they are painted.
 */
export const timeQuery = (page: Page, query: string, until: 'there' | 'painted'): Promise<number> =>
  page.evaluate(
    ([text, end]) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        const dropdown = document.querySelector('.DocSearch-Dropdown');
        // React watches the value; the prototype's own setter tells it that the reader has typed.
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        if (!input || !dropdown || !property) return reject(new Error('The search dialog is not open.'));
        const started = performance.now();
        const observer = new MutationObserver(() => {
          if (!dropdown.querySelector('.DocSearch-Hit')) return;
          observer.disconnect();
          const there = performance.now();
          if (end === 'there') resolve(there - started);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        });
        observer.observe(dropdown, { childList: true, subtree: true, characterData: true });
        property.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [query, until] as const,
  );
