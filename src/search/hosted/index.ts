/** The hosted engine as `@search/engine`, with the settings that the build put into the site's configuration. */
import siteConfig from '@generated/docusaurus.config';
import { createInsights, type SearchInsights } from '../insights/insights';
import { createInsightsScript } from '../insights/insightsScript';
import type { SearchClient } from '../types';
import { createHostedClient, type HostedClientSettings } from './hostedClient';

/** Which engine answers: views say who they search with, and name a vendor only when there is one. */
export const engineName = 'hosted';

const isHostedSettings = (value: unknown): value is HostedClientSettings =>
  typeof value === 'object' &&
  value !== null &&
  'appId' in value &&
  'apiKey' in value &&
  'indexName' in value;

function readSettings(): HostedClientSettings {
  const { hostedSearch } = siteConfig.customFields ?? {};
  if (!isHostedSettings(hostedSearch)) {
    throw new Error(
      'docusaurus.config.ts: customFields.hostedSearch must hold the settings of the hosted search.',
    );
  }
  return hostedSearch;
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
  const { appId, apiKey, indexName, clickAnalytics } = readSettings();
  return clickAnalytics ? createInsights(indexName, createInsightsScript({ appId, apiKey }, window)) : null;
}
