/** WCAG 2.2 AA rules on every kind of page, in both colour modes, on desktop and phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Frame } from '../support/frame';
import { colourModes, expect, openPage, setColours, test, widths } from '../support/site';

const pagesByKind = {
  home: '/',
  landing: '/Cyton/CytonLanding/',
  specification: '/Cyton/CytonSpecs/',
  'data format': '/Cyton/CytonDataFormat/',
  commands: '/Cyton/CytonSDK/',
  'getting started': '/GettingStarted/Boards/CytonGS/',
  troubleshooting: '/Troubleshooting/minimizingNoise/',
  'third party': '/ThirdParty/Myoware/MyoWareCyton/',
  project: '/Examples/EMGProjects/EMG_LED/',
  policy: '/FAQ/Privacy/',
  'no sidebar': '/Troubleshooting/FTDI_Fix_Mac/',
  blog: '/blog/',
  'blog post': '/blog/what-this-site-is/',
  'blog archive': '/blog/archive/',
  citations: '/citations/',
  help: '/help/',
  search: '/search/',
  'not found': '/no/such/page/',
} as const;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose outcome depends on colours or on the width; the others see the same page each time. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(standards)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

// Long pages hold thousands of elements, and every rule looks at each, also on a machine that has other work.
test.describe.configure({ timeout: 300_000 });

for (const [kind, address] of Object.entries(pagesByKind)) {
  test(`${kind} page`, async ({ page }) => {
    // Transitions would let colours be measured half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address, kind === 'not found' ? 404 : 200);
    await page.addStyleTag({
      content: '*, ::before, ::after { transition: none !important; animation: none !important }',
    });
    // The first look takes every rule, on the desktop in light; the others take those that may end differently there.
    const faults = await findViolations(page);
    for (const width of [widths.desktop, widths.phone]) {
      await page.setViewportSize({ width, height: 800 });
      for (const mode of colourModes) {
        if (width === widths.desktop && mode === 'light') continue;
        await setColours(page, mode);
        faults.push(
          ...(await findViolations(page, visualRules)).map((fault) => `${width} px, ${mode}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

for (const mode of colourModes) {
  test(`side menu, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/Cyton/CytonSpecs/');
    await setColours(page, mode);
    const frame = new Frame(page);
    await frame.hamburger.click();
    await expect(frame.sideMenu).toBeInViewport();
    await page.addStyleTag({
      content: '*, ::before, ::after { transition: none !important; animation: none !important }',
    });
    expect(await findViolations(page)).toEqual([]);
  });
}
