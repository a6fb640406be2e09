/** The projects that run in the page: by key, pointer and touch, on the reader's word only, and readable without a script. */
import type { Response } from '@playwright/test';
import { expect, openPage, test } from './support/site';

const RUNNER = '/Examples/EMGProjects/EMG_Chrome_Dino_Game/';
const LAMPS = '/Examples/EMGProjects/EMG_LED/';
const SCROLL = '/Examples/EMGProjects/EMGscrolling/';
const SLIDES = '/Examples/EMGProjects/EMGslideshow/';
const MUSIC = '/Examples/EMGProjects/EMGmusic/';
const PIANO = '/Examples/EMGProjects/EMGpiano/';
const BLOCKS = '/Examples/EMGProjects/EMG_Tetris/';

test('a held key tenses a muscle, and the lamp follows the switch', async ({ page, complaints }) => {
  await openPage(page, LAMPS);
  const smile = page.getByRole('button', { name: 'Tense cheek (smile)' });
  await expect(page.getByText('blue, pin 11: on')).toBeVisible();
  await smile.focus();
  await page.keyboard.down(' ');
  await expect(page.getByText('yellow, pin 8: on')).toBeVisible();
  await page.keyboard.up(' ');
  await expect(page.getByText('blue, pin 11: on')).toBeVisible();
  await page.keyboard.down('k');
  await expect(page.getByText('red, pin 12: on')).toBeVisible();
  await page.keyboard.up('k');
  expect(complaints).toEqual([]);
});

test('letters do nothing while the focus is elsewhere', async ({ page }) => {
  await openPage(page, LAMPS);
  await page.keyboard.down('d');
  await expect(page.getByRole('button', { name: 'Tense cheek (smile)' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a pointer that leaves the button and lets go elsewhere releases the muscle', async ({ page }) => {
  await openPage(page, LAMPS);
  const smile = page.getByRole('button', { name: 'Tense cheek (smile)' });
  await smile.hover();
  await page.mouse.down();
  await expect(smile).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(smile).toHaveAttribute('aria-pressed', 'false');
});

test('the thresholds can be dragged, and the page says what changes', async ({ page }) => {
  await openPage(page, LAMPS);
  const result = page.getByText(/The switch closes \d+ times?/).first();
  await expect(result).toContainText('closes 4 times');
  await page.getByRole('slider', { name: /Debounce/ }).fill('200');
  await expect(result).toContainText('closes 3 times');
  await page.getByRole('slider', { name: /^On at/ }).fill('300');
  await expect(result).toContainText('closes 0 times');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(result).toContainText('closes 4 times');
});

test('the runner waits for its start, ends at a cactus and starts again', async ({ page }) => {
  await openPage(page, RUNNER);
  await expect(page.getByText('0 points')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/Ouch\. \d+ points/)).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('after the start Space tenses the muscle, and a key that is held lets go when the focus leaves', async ({
  page,
}) => {
  await openPage(page, RUNNER);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const forearm = page.getByRole('button', { name: 'Tense forearm' });
  await expect(forearm).toBeFocused();
  await page.keyboard.down(' ');
  await expect(forearm).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.up(' ');
  await page.keyboard.down('j');
  await expect(forearm).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Documentation' }).first().focus();
  await expect(forearm).toHaveAttribute('aria-pressed', 'false');
});

test('a game that goes out of sight is paused and waits', async ({ page }) => {
  await openPage(page, RUNNER);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(1);
  await openPage(page, BLOCKS);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(1);
});

test('a press on the picture tenses, too, and the signal of the muscle is drawn', async ({ page }) => {
  await openPage(page, RUNNER);
  const forearm = page.getByRole('button', { name: 'Tense forearm' });
  await page.getByRole('img', { name: /A small dinosaur/ }).hover();
  await page.mouse.down();
  await expect(forearm).toHaveAttribute('aria-pressed', 'true');
  const scope = page.locator('main canvas').first();
  const countDrawn = (): Promise<number> =>
    scope.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return pixels.filter((value, i) => i % 4 === 3 && value > 0).length / (width * height);
    });
  await expect.poll(countDrawn).toBeGreaterThan(0.05);
  await page.mouse.up();
  await expect(forearm).toHaveAttribute('aria-pressed', 'false');
});

test('a forearm scrolls the text', async ({ page }) => {
  await openPage(page, SCROLL);
  const text = page.getByRole('region', { name: 'Text that the muscles scroll' });
  const scrolled = (): Promise<number> => text.evaluate((element) => element.scrollTop);
  await page.getByRole('button', { name: /right forearm/ }).focus();
  await page.keyboard.down('j');
  await expect.poll(scrolled).toBeGreaterThan(50);
  await page.keyboard.up('j');
});

test('one tension turns one slide, however long it lasts', async ({ page }) => {
  await openPage(page, SLIDES);
  const next = page.getByRole('button', { name: /Tense right arm/ });
  await next.focus();
  await page.keyboard.down(' ');
  await expect(page.getByText('Slide 2 of 5')).toBeVisible();
  await page.keyboard.up(' ');
  await page.keyboard.down('f');
  await expect(page.getByText('Slide 1 of 5')).toBeVisible();
  await page.keyboard.up('f');
});

test('assistive technology that only clicks can tense, too', async ({ page }) => {
  await openPage(page, SLIDES);
  await page
    .getByRole('button', { name: /Tense right arm/ })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('Slide 2 of 5')).toBeVisible();
});

test('music toggles, and sound waits for a click', async ({ page }) => {
  await openPage(page, MUSIC);
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await page.getByRole('button', { name: /Tense forearm/ }).focus();
  await page.keyboard.down(' ');
  await expect(page.getByText('▶ playing')).toBeVisible();
  await page.keyboard.up(' ');
});

test('the right finger moves the song on', async ({ page }) => {
  await openPage(page, PIANO);
  await page.getByRole('button', { name: /right index finger/ }).focus();
  await page.keyboard.down('k');
  await expect(page.getByText('Note 2 of 26: channel 3')).toBeVisible();
  await page.keyboard.up('k');
});

test('blocks fall after the start', async ({ page, complaints }) => {
  await openPage(page, BLOCKS);
  const rows = (): Promise<string | null> =>
    page
      .getByRole('img', { name: /A well ten squares wide/ })
      .locator('rect') // the well itself comes first
      .nth(1)
      .getAttribute('y');
  const before = await rows();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(rows).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('closed eyes light the LED, open eyes with a short window put it out', async ({ page, complaints }) => {
  await openPage(page, '/Examples/EEGProjects/FocusArduino/');
  await expect(page.getByText('Not Relaxing: the GUI sends 0')).toBeVisible();
  await page.getByRole('button', { name: 'Close the eyes' }).click();
  await expect(page.getByText('Relaxing: the GUI sends 1', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Metric' }).selectOption('Concentration');
  await expect(page.getByText('Not Concentrating: the GUI sends 0')).toBeVisible();
  await page.getByRole('combobox', { name: 'Metric' }).selectOption('Relaxation');
  await page.getByRole('combobox', { name: 'Window (s)' }).selectOption('5');
  await page.getByRole('button', { name: 'Open the eyes' }).click();
  await expect(page.getByText('Not Relaxing: the GUI sends 0')).toBeVisible({ timeout: 20_000 });
  expect(complaints).toEqual([]);
});

test('asks this computer for values only on Connect, and says what to do when nothing answers', async ({
  page,
  foreignRequests,
}) => {
  await openPage(page, RUNNER);
  await page.locator('summary', { hasText: 'Use your own muscles' }).click();
  await expect(page.getByText(/gui_bridge.py --origin http:\/\/localhost:\d+/)).toBeVisible();
  expect(foreignRequests).toEqual([]);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText(/Nothing answers at http:\/\/127\.0\.0\.1:8765\/events/)).toBeVisible();
  expect(foreignRequests).toEqual(['http://127.0.0.1:8765/events']);
});

test('the code of the projects stays out of other pages', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await openPage(page, '/Cyton/CytonSpecs/');
  const texts = await Promise.all(scripts.map((response) => response.text()));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => text.includes('gui_bridge.py'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figure, first picture and code are there', async ({ page }) => {
    await page.goto(LAMPS);
    await expect(page.getByRole('img', { name: /From muscle to switch/ })).toBeVisible();
    await expect(page.getByText('The switch closes 4 times').first()).toBeVisible();
    expect(await page.content()).toContain('This part works only with JavaScript');
    await expect(page.locator('code').filter({ hasText: 'void loop()' })).toBeVisible();
  });
});
