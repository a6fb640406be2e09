/** Pages on paper: nothing wider than the sheet, nothing folded away, few sheets. */
import { expect, openPage, test } from './support/site';
import { pageTypes } from '../bench/pages/pageTypes';

/** What A4 leaves between the margins of `src/css/print.css`, in px: 210 mm less two of 16 mm. */
const SHEET = { width: 673, height: 990 };

/** How many sheets a PDF has, by the tree of its pages. */
const sheetsOf = (pdf: Buffer): number =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));

for (const { name, path } of pageTypes) {
  test(`a print is no wider than its sheet: ${name}`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  });
}

test('the specifications print on few sheets, with what is folded on the screen', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSpecs/');
  const sheets = sheetsOf(await page.pdf({ format: 'A4' }));
  const withRule = async (rule: string): Promise<number> => {
    await page.addStyleTag({ content: `@media print { ${rule} }` });
    return sheetsOf(await page.pdf({ format: 'A4' }));
  };
  // Long tables are parted, and rows are lower than on the screen: 20 sheets where it would be 22 and 28.
  const unparted = await withRule('table { break-inside: avoid !important; }');
  expect(sheets).toBeLessThan(unparted);
  expect(sheets).toBeLessThan(0.8 * (await withRule('td, th { padding: 0.75rem !important; }')));
  const folded = page.locator('details.alert table').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
});

test('paper has nothing to press or to unfold', async ({ page }) => {
  await openPage(page, '/Examples/EMGProjects/EMG_LED/');
  const muscles = page.getByText('Above: synthetic EMG');
  await expect(muscles).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(muscles).toBeHidden();
  await openPage(page, '/Troubleshooting/minimizingNoise/');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  await page.mouse.wheel(0, -1000);
  await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Values as a table').filter({ visible: true })).toHaveCount(0);
});

test('paper has nothing that lies over the page: the search, a chat', async ({ page }) => {
  await openPage(page, '/search/?q=battery');
  const box = page.getByRole('searchbox');
  await expect(box).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { textContent: 'Chat with us' }));
  });
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Chat with us')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('paper is white for those who read in dark mode too', async ({ page }) => {
  const colours = (): Promise<unknown> =>
    page.evaluate(() => {
      const of = (selector: string): CSSStyleDeclaration => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        return getComputedStyle(element);
      };
      return {
        paper: of('html').backgroundColor,
        ink: of('main p').color,
        code: [of('main code').backgroundColor, of('main code').color],
        row: of('main table tr:nth-child(2)').backgroundColor,
      };
    });
  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.emulateMedia({ media: 'print' });
  const inLightMode = await colours();
  expect(inLightMode).toMatchObject({ paper: 'rgb(255, 255, 255)' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/Cyton/CytonDataFormat/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colours()).toEqual(inLightMode);
});
