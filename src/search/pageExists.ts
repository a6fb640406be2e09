import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** Whether a path (query and anchor aside) is a page of this build; the route of the Not Found page doesn't count. */
export function pageExists(path: string): boolean {
  const { pathname } = new URL(path, window.location.origin);
  const leaf = matchRoutes(routes, pathname).at(-1);
  return leaf !== undefined && leaf.match.isExact && leaf.route.path !== '*';
}
