/** The montage editor: electrodes by mouse, keyboard and list, and what comes out of it. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '../support/site';

const PAGE = '/GettingStarted/Biosensing-Setups/EEGSetup/';

async function openEditor(page: Page, fragment = '#more-channels'): Promise<Locator> {
  await openPage(page, `${PAGE}${fragment}`);
  const editor = page.getByRole('region', { name: 'Montage editor', exact: true });
  await editor.scrollIntoViewIfNeeded();
  await expect(editor).toHaveAttribute('data-state', 'live');
  return editor;
}

test('electrodes go where the reader presses, and the files say so', async ({ page, complaints }) => {
  const editor = await openEditor(page);
  await editor.getByLabel(/^Board/).selectOption('Ganglion');
  await editor.getByLabel(/^Start from/).selectOption('An empty head');
  await expect(editor.getByText('without it no channel works')).toBeVisible();
  for (const site of ['C3', 'Cz', 'C4'])
    await editor.getByRole('button', { name: `${site}: free`, exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Cz: channel 2' })).toHaveAttribute('aria-pressed', 'true');
  await editor.getByRole('button', { name: 'Reference: no position' }).click();
  await editor.getByRole('button', { name: 'A1: free' }).click();
  // A press on an electrode takes it off, and the next press puts it elsewhere.
  await editor.getByRole('button', { name: 'Cz: channel 2' }).click();
  await editor.getByRole('button', { name: 'Pz: free', exact: true }).click();
  await editor.getByLabel('Position of ground').selectOption('A2');
  await expect(editor.getByText('Turn off the channel without an electrode: 4.')).toBeVisible();
  await expect(editor.getByRole('row', { name: /Channel 2/ })).toContainText('The GUI draws Fp2');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', { name: 'Save the table (CSV)' }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8').split('\r\n')).toEqual([
    'channel,use,pin,position',
    '1,channel,"+1, top",C3',
    '2,channel,"+2, top",Pz',
    '3,channel,"+3, top",C4',
    ',reference,"REF, top",A1',
    ',ground,"D_G, top",A2',
    '',
  ]);
  await editor.getByText('Python for BrainFlow and MNE').click();
  await expect(editor.locator('pre')).toContainText('2: "Pz",');
  await expect(editor.locator('pre')).toContainText('BoardIds.GANGLION_BOARD');
  expect(complaints).toEqual([]);
});

test('the head can be used with the keyboard', async ({ page }) => {
  const editor = await openEditor(page, '#montage=cyton.-------.A1.A2');
  await editor.getByRole('button', { name: 'Cz: free' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(editor.getByRole('button', { name: 'C3: free' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(editor.getByRole('button', { name: 'C3: channel 1' })).toBeVisible();
  await expect(editor.getByRole('button', { name: 'F3: channel 2' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(editor.getByRole('button', { name: 'F3: free' })).toBeFocused();
  await expect(editor.getByRole('status').filter({ hasText: 'Channel 2 has no position.' })).toBeVisible();
});

test('an address opens the same montage, and prints alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await openEditor(page);
  await first.getByRole('button', { name: 'P300, 8 channels' }).click();
  await first.getByRole('button', { name: 'Copy a link' }).click();
  await expect(first.getByText('Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#montage=cyton.Fz-Cz-Pz-Oz-P3-P4-PO7-PO8.A1.A2');

  const other = await context.newPage();
  const editor = await openEditor(other, new URL(address).hash);
  await expect(editor.getByLabel('Position of channel 7')).toHaveValue('PO7');
  await editor.getByLabel('All positions of the 10-10 system').check();
  await expect(editor.getByRole('button', { name: 'FT10: free' })).toBeVisible();

  await other.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
  });
  await editor.getByRole('button', { name: 'Print' }).click();
  await expect(other.locator('html[data-print-called]')).toBeAttached();
  await other.emulateMedia({ media: 'print' });
  await expect(editor.getByRole('table')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeHidden();
  await other.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('pairs are chosen in a table, say what they lack, and go into print, address and Python', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await openEditor(page, '#montage=ganglion.C3-C4-Cz-.A1.A2');
  await editor.getByRole('button', { name: 'Add a pair' }).click();
  const pairs = editor.getByRole('table', { name: /^Pairs: anode minus cathode/ });
  await expect(pairs.getByRole('row', { name: '1: C3-C4' })).toBeVisible();
  await expect(pairs.getByRole('combobox', { name: 'Anode of pair 1' }).getByRole('option')).toHaveText([
    'C3',
    'C4',
    'Cz',
  ]);
  await pairs.getByRole('combobox', { name: 'Cathode of pair 1' }).selectOption('C3');
  await expect(editor.getByText('Pair 1, C3-C3, has the same electrode on both sides')).toBeVisible();
  await pairs.getByRole('combobox', { name: 'Cathode of pair 1' }).selectOption('Cz');
  await expect(editor.getByText('has the same electrode on both sides')).toBeHidden();
  await editor.getByRole('button', { name: 'Add a pair' }).click();
  await pairs.getByRole('button', { name: /^Remove pair 2/ }).click();
  await expect(pairs.getByRole('row')).toHaveCount(2);
  await editor.getByText('Python for BrainFlow and MNE').click();
  await expect(editor.locator('pre')).toContainText('("C3", "Cz"),');
  await editor.getByRole('button', { name: 'Copy a link' }).click();
  await expect(editor.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('.A1.A2.C3~Cz');
  await page.emulateMedia({ media: 'print' });
  await expect(pairs).toBeVisible();
  await expect(pairs.getByRole('button', { includeHidden: true })).toBeHidden();
});

test('a channel is wired as a pair, eyes and chin are chosen, and every form says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await openEditor(page, '#montage=cyton.Fp1-------.A1.A2');
  await editor.getByLabel('Wire channel 8 as a pair').focus();
  await page.keyboard.press('Space');
  await expect(editor.getByRole('row', { name: /Channel 8/ })).toContainText('Cyton N8P, top');
  await editor.getByLabel('Eyes and chin (sleep)').check();
  await editor.getByRole('button', { name: 'ChinZ: free' }).click();
  await expect(editor.getByText('nothing is on Cyton N8P, bottom')).toBeVisible();
  await editor.getByRole('button', { name: 'Chin2: free' }).click();
  await expect(editor.getByRole('button', { name: 'Chin2: minus side of channel 8' })).toBeVisible();
  await editor.getByLabel('Position of channel 2').selectOption('E1 (LOC)');
  await expect(editor.getByText('1 cm below the outer corner of the left eye')).toBeVisible();

  await editor.getByText('Commands for the board').click();
  await expect(editor.getByRole('row', { name: /SRB2 off/ }).last()).toContainText('x8060100X');
  await editor.getByText('Python for BrainFlow and MNE').click();
  await expect(editor.locator('pre')).toContainText('8: "ChinZ-Chin2",');
  await expect(editor.locator('pre')).toContainText('"ChinZ-Chin2": "emg",');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', { name: 'Save the table (CSV)' }).click(),
  ]);
  expect(readFileSync(await csv.path(), 'utf8')).toContain('8,channel minus,"Cyton N8P, bottom",Chin2');
  await editor.getByRole('button', { name: 'Copy a link' }).click();
  await expect(editor.getByText('Copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(hash).toBe('#montage=cyton.Fp1-E1------ChinZ~Chin2.A1.A2');
  await page.emulateMedia({ media: 'print' });
  await expect(editor.getByText('pair, SRB2 off')).toBeVisible();
  await expect(editor.getByLabel('Wire channel 3 as a pair')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the layout of the GUI is there, drawn and listed', async ({ page }) => {
    await page.goto(PAGE);
    const editor = page.getByRole('region', { name: 'Montage editor', exact: true });
    await expect(editor.getByRole('img', { name: /Sixteen channels.*C3: channel 3/ })).toBeVisible();
    await expect(editor.getByRole('row', { name: /P4 channel 16/ })).toContainText('Daisy N8P, bottom');
  });
});
