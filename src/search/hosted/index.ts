/** The hosted engine as `@search/engine`, with the settings that the build put into the site's configuration. */
import { readBrowserSettings } from '../../browserSettings';
import { createInsights, type SearchInsights } from '../insights/insights';
import { createInsightsScript } from '../insights/insightsScript';
import type { SearchClient } from '../types';
import { createHostedClient, type HostedClientSettings } from './hostedClient';

function readSettings(): HostedClientSettings {
  const { hostedSearch, searchIndexName } = readBrowserSettings();
  if (!hostedSearch) throw new Error('The build chose the hosted search and has no settings for it.');
  return { ...hostedSearch, indexName: searchIndexName };
}

/** Names, addresses and encryption are settled while the reader still types. */
function preconnect(host: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = new URL(host).origin;
  document.head.append(link);
}

/** The hosted service; the embedded engine has a function of the same name. */
export const createSearchClient = (): SearchClient => createHostedClient(readSettings(), { preconnect });

/** `null` unless click analytics are turned on. */
export function createSearchInsights(): SearchInsights | null {
  const { appId, apiKey, clickAnalytics } = readSettings();
  return clickAnalytics ? createInsights(createInsightsScript({ appId, apiKey }, window)) : null;
}
