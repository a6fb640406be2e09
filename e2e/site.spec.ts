/** The site as a whole: titles, frame, routes. */
import { expect, openPage, test } from './support/site';

test('the home page opens with the title of the site and a silent console', async ({
  page,
  complaints,
  foreignRequests,
}) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(/\| Documentation$/);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});
