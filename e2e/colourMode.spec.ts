/** Light by default, the system's preference ignored, the reader's choice kept. */
import { Frame } from './support/frame';
import { expect, openPage, test } from './support/site';

test('light is the default even where the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  expect(await new Frame(page).theme()).toBe('light');
});

test('the choice is made by keyboard or pointer and survives a new load and another page', async ({
  page,
}) => {
  const frame = new Frame(page);
  await openPage(page, '/');
  await frame.colourToggle.click();
  expect(await frame.theme()).toBe('dark');
  await page.reload();
  expect(await frame.theme()).toBe('dark');
  await openPage(page, '/help/');
  expect(await frame.theme()).toBe('dark');
  await frame.colourToggle.focus();
  await page.keyboard.press('Enter');
  expect(await frame.theme()).toBe('light');
});

test('the choice is stored as "theme", so that one made on an earlier version of the site still holds', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const frame = new Frame(page);
  await openPage(page, '/');
  expect(await frame.theme()).toBe('dark');
  await frame.colourToggle.click();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'light']]);
});

for (const stored of ['purple', 'system', '{}']) {
  test(`a stored theme "${stored}", which there is not, counts as light`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
    const frame = new Frame(page);
    await openPage(page, '/');
    expect(await frame.theme()).toBe('light');
    await expect(frame.colourToggle.locator('svg:visible')).toHaveCount(1);
    await frame.colourToggle.click();
    expect(await frame.theme()).toBe('dark');
  });
}

test('the frame that the browser draws has the colour of the page', async ({ page }) => {
  const frame = new Frame(page);
  /** Both as the browser understands them. */
  const colours = (): Promise<{ asked: string; paper: string }> =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
      const asked = getComputedStyle(probe).color;
      probe.remove();
      return { asked, paper: getComputedStyle(document.documentElement).backgroundColor };
    });
  const expectOneColour = (): Promise<void> =>
    expect(async () => {
      const { asked, paper } = await colours();
      expect(asked).toBe(paper);
    }).toPass();
  await openPage(page, '/');
  await expectOneColour();
  await frame.colourToggle.click();
  await expectOneColour();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help\/$/);
  await expectOneColour();
  await page.reload();
  await expectOneColour();
});

test('another tab follows the choice', async ({ page, context }) => {
  const otherTab = await context.newPage();
  await openPage(otherTab, '/help/');
  await openPage(page, '/');
  await new Frame(page).colourToggle.click();
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that comes back whole follows what was chosen meanwhile', async ({ page }) => {
  const frame = new Frame(page);
  await openPage(page, '/help/');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(frame.colourToggle).toHaveAccessibleName(/currently dark mode/);
  expect(await frame.theme()).toBe('dark');
});

test('a choice that another tab forgets changes nothing here: there is no mode of the system', async ({
  page,
  context,
}) => {
  const frame = new Frame(page);
  await openPage(page, '/');
  await frame.colourToggle.click();
  const otherTab = await context.newPage();
  await openPage(otherTab, '/help/');
  await otherTab.evaluate(() => localStorage.removeItem('theme'));
  await page.waitForTimeout(300);
  expect(await frame.theme()).toBe('dark');
  await expect(frame.colourToggle).toHaveAccessibleName(/currently dark mode/);
});
