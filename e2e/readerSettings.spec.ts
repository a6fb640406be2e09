/** The site as readers have it who set their system up for themselves: large letters, few colours, no motion. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site';

const pages = {
  home: '/',
  landing: '/Cyton/CytonLanding/',
  guide: '/GettingStarted/Boards/CytonGS/',
  specification: '/Cyton/CytonSpecs/',
  'data format': '/Cyton/CytonDataFormat/',
  troubleshooting: '/Troubleshooting/minimizingNoise/',
  search: '/search/',
} as const;

/** On the search page the dialog is open, with hits. */
async function prepare(page: Page, name: string): Promise<void> {
  if (name !== 'search') return;
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('scale factor');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
}

/** What is wider than the window, and which entries of the bar lie on each other. */
const findCollisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
    const entries = [
      ...document.querySelectorAll('.navbar__inner :is(.navbar__brand, .navbar__link, .DocSearch-Button)'),
    ]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => ({ name: entry.textContent ?? '', box: entry.getBoundingClientRect() }));
    entries.forEach((one, index) => {
      for (const other of entries.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 4) faults.push(`${one.name} lies on ${other.name}`);
      }
    });
    return faults;
  });

for (const [name, address] of Object.entries(pages)) {
  test(`letters of twice the size have room: ${name}`, async ({ page }) => {
    await openPage(page, address);
    await prepare(page, name);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await findCollisions(page)).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 100% !important }' });
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await findCollisions(page)).toEqual([]);
  });

  test(`nothing moves by itself for those who ask for that: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    await prepare(page, name);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
    );
    expect(moving).toEqual([]);
  });

  test(`forced colours leave edges, marks and drawings: ${name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    await openPage(page, address);
    await prepare(page, name);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none');
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      const seen = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      for (const mark of seen('mark')) {
        const { color, backgroundColor } = getComputedStyle(mark);
        if (color === backgroundColor) found.push(`a mark is ${color} on ${backgroundColor}`);
      }
      for (const caret of seen('.menu__caret'))
        if (getComputedStyle(caret, '::before').backgroundImage === 'none') found.push('a caret is gone');
      for (const button of seen('main .button'))
        if (getComputedStyle(button).borderTopStyle === 'none') found.push(`no edge: ${button.outerHTML}`);
      // Drawings have their own ink, so they need their own paper.
      for (const drawing of seen('main :is(figure, [role="img"]) svg:not(button > *)'))
        if (getComputedStyle(drawing).backgroundColor === 'rgba(0, 0, 0, 0)')
          found.push(`no paper: ${drawing.outerHTML.slice(0, 80)}`);
      return found;
    });
    expect([...new Set(faults)]).toEqual([]);
  });
}

test('in large letters a phone shows all of a symptom and of a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/Troubleshooting/TroubleshootingLanding/', '/Examples/EEGProjects/FocusArduino/']) {
    await openPage(page, address);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.locator('main details').evaluateAll((folds: HTMLDetailsElement[]) => {
      // Of those with one name a browser leaves one open.
      for (const fold of folds) fold.removeAttribute('name');
      for (const fold of folds) fold.open = true;
    });
    await expect
      .poll(() =>
        page
          .locator('main :is(li p, label)')
          .evaluateAll((boxes) =>
            boxes
              .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
              .map((box) => box.textContent),
          ),
      )
      .toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('in large letters a phone has room for search and tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/search/?q=noise', '/search/?q=qqzzx', '/Cyton/CytonSDK/']) {
    await openPage(page, address);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const main = page.locator('main');
    await expect(main.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Beside their names, values would have room for one letter.
    const narrow = await main.locator('td[data-label]').evaluateAll((cells) =>
      cells
        .filter((cell) => cell.getAttribute('data-label') !== 'Source')
        .map((cell) => {
          const { paddingLeft, paddingRight } = getComputedStyle(cell);
          return cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        })
        .filter((room) => room > 0 && room < 130),
    );
    expect(narrow).toEqual([]);
  }
});

test('the explanation of a word lies within the window, also in large letters', async ({ page }) => {
  await openPage(page, pages.troubleshooting);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const words = page.locator('main [aria-describedby][tabindex="0"]');
  expect(await words.count()).toBeGreaterThan(1);
  for (const word of await words.all()) {
    await word.hover();
    const explanation = page.locator(`[id="${await word.getAttribute('aria-describedby')}"]`);
    await expect(explanation).toBeVisible();
    await expect(explanation).toBeInViewport({ ratio: 1 });
  }
});
