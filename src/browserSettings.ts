/** What the build tells the code in the browser: filled in by `docusaurus.config.ts`, read here and nowhere else. */
import siteConfig from '@generated/docusaurus.config';
import { isFields } from './fields';

/** Public values only: whatever stands here reaches every reader. */
export interface BrowserSettings {
  /** The support chat; `null` for none. */
  chatScriptUrl: string | null;
  /** Readers can keep pages on their device. */
  offline: boolean;
  /** Names the hosted index, and the searches that the browser keeps. */
  searchIndexName: string;
  /** Where readers report a query without results; holds `{query}`. `null` hides the link. */
  missingResultsUrl: string | null;
  /** `null`: the embedded engine answers. */
  hostedSearch: {
    appId: string;
    /** The public, search-only key. */
    apiKey: string;
    /** Absolute URLs, asked in order; empty means the service's own. */
    hosts: readonly string[];
    clickAnalytics: boolean;
  } | null;
}

/** Only its presence is checked: `docusaurus.config.ts` is held to the type when it fills it in. */
const isBrowserSettings = (value: unknown): value is BrowserSettings =>
  isFields(value) && 'searchIndexName' in value;

/** @throws {Error} where the configuration holds none */
export function readBrowserSettings(): BrowserSettings {
  const { browserSettings } = siteConfig.customFields ?? {};
  if (!isBrowserSettings(browserSettings))
    throw new Error('docusaurus.config.ts: customFields.browserSettings is missing.');
  return browserSettings;
}
