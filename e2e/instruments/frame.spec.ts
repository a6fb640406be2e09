/** What all instruments share: they come only when needed, send nothing anywhere, and can be used by everybody. */
import AxeBuilder from '@axe-core/playwright';
import type { Request, Response } from '@playwright/test';
import { colourModes, expect, openPage, setColours, test, widths } from '../support/site';

/** Every page with an instrument, and the names of those on it. */
const pages: readonly (readonly [route: string, ...titles: string[]])[] = [
  ['/Cyton/CytonDataFormat/', 'Packet inspector'],
  ['/Ganglion/GanglionDataFormat/', 'Packet inspector'],
  ['/Cyton/CytonSDK/', 'Command composer'],
  ['/Ganglion/GanglionSDK/', 'Command composer'],
  ['/Cyton/CytonSDCard/', 'Scale, noise and time', 'File viewer'],
  ['/Software/OpenBCISoftware/GUIRecordings/', 'File viewer'],
  ['/Troubleshooting/Filters/', 'Signal explorer'],
  ['/GettingStarted/Boards/CytonGS/', 'Live board'],
  ['/GettingStarted/Biosensing-Setups/EEGSetup/', 'Montage editor'],
];

for (const [route, ...titles] of pages) {
  test(`${route}: every example works, and nothing but the instrument’s own code is fetched`, async ({
    page,
    complaints,
  }) => {
    const asked: Request[] = [];
    await openPage(page, route);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => asked.push(request));
    for (const title of titles) {
      const instrument = page.getByRole('region', { name: title, exact: true });
      await instrument.scrollIntoViewIfNeeded();
      await expect(instrument).toHaveAttribute('data-state', 'live');
      const examples = instrument.getByRole('group', { name: 'Examples' }).getByRole('button');
      expect(await examples.count()).toBeGreaterThan(2);
      for (const example of await examples.all()) await example.click();
      const text = instrument.getByRole('textbox').first();
      if (await text.count()) await text.fill('a secret of mine');
    }
    const leaves = asked.filter(
      (request) =>
        request.method() !== 'GET' ||
        request.postData() !== null ||
        request.url().includes('secret') ||
        !/^(blob:.*|.*\/(assets|img|search-index)\/[^?]*|.*\/[\w-]*\/?)$/.test(request.url()),
    );
    expect(leaves.map((request) => request.url())).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`${route}: instruments keep the rules of accessibility, and fit a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, route);
    for (const title of titles) {
      const instrument = page.getByRole('region', { name: title, exact: true });
      await instrument.scrollIntoViewIfNeeded();
      await expect(instrument).toHaveAttribute('data-state', 'live');
      for (const mode of colourModes) {
        await setColours(page, mode);
        const { violations } = await new AxeBuilder({ page }).include('[data-instrument]').analyze();
        expect(violations.map(({ id, nodes }) => `${mode} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    }
    for (const width of [widths.narrow, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('a page without an instrument fetches no code of one', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  await openPage(page, '/Cyton/CytonExternal/');
  await page.waitForLoadState('networkidle');
  // Read here and not as they come: what comes while the test ends could not be read any more.
  const scripts = await Promise.all(responses.map((response) => response.text()));
  expect(scripts.length).toBeGreaterThan(2);
  // Texts of the working instruments; what their pages show without a script may be fetched ahead with a link to them.
  const live = [
    'Or a capture of raw bytes',
    'Characters to send, or a log',
    'Range of the Cyton, and what',
    'Spectrum of what is shown',
    'Electrode to place',
  ];
  expect(live.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});

for (const [route, name, heading] of [
  ['/Troubleshooting/Filters/', 'signal', 'brainflow'],
  ['/Cyton/CytonSpecs/', 'scale', 'power'],
] as const) {
  for (const width of [widths.phone, widths.desktop]) {
    test(`a heading below an instrument stays where a link led to: ${route} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(`${route}#${heading}`);
      const top = (): Promise<number> =>
        page.locator(`#${heading}`).evaluate((element) => element.getBoundingClientRect().top);
      await expect(page.locator(`[data-instrument="${name}"]`)).toHaveAttribute('data-state', 'live');
      await page.waitForLoadState('networkidle');
      expect(await top()).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(140);
    });
  }
}

test('what is typed is still there when the reader comes back from another page', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSDK/');
  const composer = page.getByRole('region', { name: 'Command composer' });
  await composer.scrollIntoViewIfNeeded();
  const text = composer.getByLabel('Characters to send');
  await text.fill('x3020110X');
  await page.locator('main a[href="/Cyton/CytonSDCard/"]').first().click();
  await expect(page).toHaveURL(/CytonSDCard/);
  await page.goBack();
  await composer.scrollIntoViewIfNeeded();
  await expect(text).toHaveValue('x3020110X');
});
