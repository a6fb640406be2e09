/** The command composer: choices make characters, characters and logs are explained, and nothing needs a script to be read. */
import { expect, openPage, test } from '../support/site';

test('choices by name make the characters, with the answer and the bits', async ({ page, complaints }) => {
  await openPage(page, '/Cyton/CytonSDK/');
  const composer = page.getByRole('region', { name: 'Command composer' });
  await composer.scrollIntoViewIfNeeded();
  await composer.getByLabel(/^Compose/).selectOption('Channel settings');
  await composer.getByLabel(/CHANNEL/).selectOption('Channel 11 (Daisy)');
  await composer.getByLabel(/GAIN_SET/).selectOption('Gain 8');
  const text = composer.getByLabel('Characters to send');
  await expect(text).toHaveValue('xE040110X');
  await expect(composer.getByRole('row', { name: /CH3SET/ })).toContainText('01001000 = 0x48');
  await expect(composer.getByText('Success: Channel set for …$$$')).toBeVisible();

  await text.fill('x306000X');
  await expect(composer.getByText('8 characters up to X, expected 9. Nothing is set.')).toBeVisible();
  await composer.getByRole('button', { name: 'A log' }).click();
  await expect(composer.getByText('4 commands, 3 answers.')).toBeVisible();
  await composer.getByLabel(/^Board/).selectOption('Ganglion');
  await composer.getByLabel(/^Compose/).selectOption('Impedance test');
  await expect(text).toHaveValue('z');
  expect(complaints).toEqual([]);
});

test('the controls show what the text says, whoever wrote it', async ({ page }) => {
  await openPage(page, '/Ganglion/GanglionSDK/');
  const composer = page.getByRole('region', { name: 'Command composer' });
  await composer.scrollIntoViewIfNeeded();
  const command = composer.getByLabel(/^Command/).locator('option:checked');
  await expect(command).toHaveText(/^n /);
  const examples = composer.getByRole('group', { name: 'Examples' });
  await expect(examples.getByRole('button').first()).toHaveText('Ganglion');
  await composer.getByRole('button', { name: 'Ganglion' }).click();
  await expect(command).toHaveText('choose …');
  await composer.getByLabel(/^Command/).selectOption({ index: 1 });
  await expect(composer.getByLabel('Characters to send')).toHaveValue('b');

  await composer.getByRole('button', { name: 'Channel 3 at gain 4' }).click();
  await expect(composer.getByLabel(/CHANNEL/)).toHaveValue('3');
  await composer.getByLabel(/BIAS_SET/).selectOption({ index: 0 });
  await expect(composer.getByLabel('Characters to send')).toHaveValue('x3020010X');
});

test('a number that a radio command cannot take is refused with what it takes', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSDK/');
  const composer = page.getByRole('region', { name: 'Command composer' });
  await composer.scrollIntoViewIfNeeded();
  await composer.getByLabel(/^Compose/).selectOption('Radio (dongle)');
  const command = composer.getByRole('group', { name: 'Radio (dongle)' }).locator('select');
  const channel = await command.locator('option', { hasText: '0xF0 0x01 (CHANNEL)' }).getAttribute('value');
  await command.selectOption(channel);
  const number = composer.getByLabel('Number');
  await number.fill('7');
  await number.fill('26');
  await expect(
    composer.getByText('“26” does not fit: write a whole number from 0 to 25. The characters still have 7.'),
  ).toBeVisible();
  await expect(composer.getByLabel('Characters to send')).toHaveValue('0xF0 0x01 0x07');
  await number.press('Backspace');
  await expect(composer.getByLabel('Characters to send')).toHaveValue('0xF0 0x01 0x02');
});

test('an address opens the same characters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Cyton/CytonSDK/#commands=target=ganglion&text=n%0Ab');
  const composer = page.getByRole('region', { name: 'Command composer' });
  const text = composer.getByLabel('Characters to send');
  await expect(text).toHaveValue('n\nb');
  await expect(composer.getByLabel(/^Board/)).toHaveValue('ganglion');
  await text.fill('z & = #');
  await composer.getByRole('button', { name: 'Copy a link' }).click();
  await expect(composer.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#commands=target=ganglion&text=z\+%26\+%3D\+%23$/,
  );
});

test('a text that is too long to be explained in full says so', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSDK/');
  const composer = page.getByRole('region', { name: 'Command composer' });
  await composer.scrollIntoViewIfNeeded();
  const text = composer.getByLabel('Characters to send');
  const left = composer.getByText('Only the first 300 pieces of this text are explained');
  await text.fill('b'.repeat(301));
  await expect(left).toBeVisible();
  await text.fill('b'.repeat(300));
  await expect(composer.getByText('300 commands.')).toBeVisible();
  await expect(left).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a command is explained character by character', async ({ page }) => {
    await page.goto('/Cyton/CytonSDK/');
    await expect(page.getByRole('table', { name: 'The characters of x1060110X' })).toContainText('Gain 24');
  });
});
