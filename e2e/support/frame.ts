/** Page object of what surrounds every page: navbar, menus, footer. */
import type { Locator, Page } from '@playwright/test';

export class Frame {
  readonly navbar: Locator;
  readonly skipLink: Locator;
  readonly colourToggle: Locator;
  readonly hamburger: Locator;
  readonly sideMenu: Locator;
  readonly docsSidebar: Locator;
  readonly footer: Locator;
  readonly announcement: Locator;
  readonly progressBar: Locator;
  readonly backToTop: Locator;

  constructor(readonly page: Page) {
    this.navbar = page.getByRole('navigation', { name: 'Main', exact: true });
    this.skipLink = page.getByRole('link', { name: 'Skip to main content' });
    this.colourToggle = this.navbar.getByRole('button', { name: /dark and light mode/ });
    this.hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    this.sideMenu = page.locator('.navbar-sidebar');
    this.docsSidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    this.footer = page.getByRole('contentinfo');
    this.announcement = page.locator('.theme-announcement-bar');
    this.progressBar = page.locator('#nprogress');
    this.backToTop = page.getByRole('button', { name: 'Scroll back to top' });
  }

  /** A category of the docs sidebar: its link or button, the arrow that folds it, and the list below it. */
  category(label: string): { row: Locator; arrow: Locator; list: Locator } {
    const item = this.docsSidebar.locator('li.theme-doc-sidebar-item-category').filter({
      has: this.page.locator(':scope > .menu__list-item-collapsible', { hasText: label }),
    });
    return {
      row: item.locator(':scope > .menu__list-item-collapsible > a').first(),
      arrow: item.getByRole('button', { name: new RegExp(`sidebar category '${label}'`) }).first(),
      list: item.locator(':scope > ul').first(),
    };
  }

  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
