/** The search dialog as its users meet it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the embedded engine fetches from. */
export const INDEX_URL = '**/search-index/**';

export const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__documentation';
export const FAVOURITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__documentation';

export interface SearchModal {
  button: Locator;
  dialog: Locator;
  input: Locator;
  options: Locator;
  active: Locator;
  /** Opens it by button and waits until it can be typed into. */
  open: () => Promise<void>;
  /** Types a query and waits for its results. */
  search: (query: string) => Promise<void>;
  expectClosed: () => Promise<void>;
}

export function searchModal(page: Page): SearchModal {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = dialog.getByRole('combobox', { name: 'Search docs' });
  const options = dialog.getByRole('option');
  return {
    button,
    dialog,
    input,
    options,
    active: dialog.getByRole('option', { selected: true }),
    async open() {
      await button.click();
      await expect(input).toBeFocused();
    },
    async search(query) {
      await input.fill(query);
      await expect(dialog.locator(`a[href$="?q=${encodeURIComponent(query)}"]`)).toBeVisible();
    },
    async expectClosed() {
      await expect(dialog).toBeHidden();
    },
  };
}

/** An entry as the browser stores it. */
export const storedHit = (title: string, url: string, more: object = {}): object => ({
  objectID: title,
  type: 'lvl1',
  url,
  content: null,
  hierarchy: { lvl0: 'Section', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  ...more,
});

/** Puts values into the storage before the page's own scripts run. */
export async function fillStorage(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}
