/** The embedded engine as `@search/engine`: a worker over the index that the build wrote beside the pages. */
import siteConfig from '@generated/docusaurus.config';
import type { SearchInsights } from '../insights/insights';
import type { SearchClient } from '../types';
import { INDEX_FOLDER } from './indexFiles';
import { createWorkerClient } from './workerClient';

/** The embedded engine in its worker; the hosted one has a function of the same name. */
export const createSearchClient = (): SearchClient =>
  createWorkerClient(
    () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' }),
    () => ({
      folder: new URL(siteConfig.baseUrl + INDEX_FOLDER, window.location.origin).href,
      baseUrl: siteConfig.baseUrl,
    }),
  );

/** Nothing is ever reported about a search in the reader's browser. */
export const createSearchInsights = (): SearchInsights | null => null;
