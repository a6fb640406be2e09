/** Which other origins the settings of a build let it talk to. */
import type { Settings } from '../site.config';
import { serviceHosts } from '../src/search/hosted/hostedClient';
import { INSIGHTS_SCRIPT_URL } from '../src/search/insights/insightsScript';
import type { ForeignOrigins } from './contentSecurityPolicy';

const originOf = (address: string): string => new URL(address).origin;

/** The same host for a chat's lasting connection, which a source with `https:` does not allow. */
const socketOriginOf = (address: string): string => originOf(address).replace(/^http/, 'ws');

/** Each origin once, as a policy names it: scheme, host and port. None for a build that talks to nobody. */
export function foreignOrigins(settings: Settings): ForeignOrigins {
  const scripts: string[] = [];
  const connections: string[] = [];
  const { hostedSearch, chatScriptUrl, gtmContainerId } = settings;
  if (hostedSearch) {
    const hosts = hostedSearch.hosts.length > 0 ? hostedSearch.hosts : serviceHosts(hostedSearch.appId);
    connections.push(...hosts.map(originOf));
    if (settings.searchInsights) {
      scripts.push(originOf(INSIGHTS_SCRIPT_URL));
      connections.push('https://insights.algolia.io');
    }
  }
  if (chatScriptUrl) {
    scripts.push(originOf(chatScriptUrl));
    connections.push(originOf(chatScriptUrl), socketOriginOf(chatScriptUrl));
  }
  if (gtmContainerId) {
    scripts.push('https://www.googletagmanager.com');
    connections.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  return {
    scripts: [...new Set(scripts)],
    connections: [...new Set(connections)],
    bringStyles: Boolean(chatScriptUrl ?? gtmContainerId),
  };
}
