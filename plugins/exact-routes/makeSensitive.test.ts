import { expect, it } from 'vitest';
import { type MatchedRoute, makeSensitive } from './makeSensitive';

it('reaches routes at every depth', () => {
  const routes: MatchedRoute[] = [{ routes: [{ routes: [{}] }] }, {}];
  makeSensitive(routes);
  expect(routes).toEqual([
    { sensitive: true, routes: [{ sensitive: true, routes: [{ sensitive: true }] }] },
    { sensitive: true },
  ]);
});
