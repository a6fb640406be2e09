/** The site below a base URL. */
import { testOnBuild } from './support/builds';
import { expect, openPage } from './support/site';

const test = testOnBuild('below-base', {
  SITE_BASE_URL: '/biosensing/',
  ANNOUNCEMENT: JSON.stringify({
    id: 'second',
    content: 'A <a href="/biosensing/help/">new edition</a> is out',
    isCloseable: true,
  }),
});

test('pages, links and files live below the base URL', async ({ page, complaints, foreignRequests }) => {
  await openPage(page, './');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Citations' }).click();
  await expect(page).toHaveURL(/\/biosensing\/citations\/$/);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});
