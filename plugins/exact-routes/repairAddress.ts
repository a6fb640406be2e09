/**
 * A path that cannot be decoded (`/%FF`) names no page, and the router would throw instead of showing Not Found. This
 * makes it one that can, before the router reads it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decodable } from './decodable';

if (ExecutionEnvironment.canUseDOM) {
  const { origin, pathname, search, hash } = window.location;
  const path = decodable(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', origin + path + search + hash);
}
