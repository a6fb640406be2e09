/**
 * The hosted engine: asks a search service over HTTP, host after host.
 *
 * The client is our own because the service's library cannot be told to pass a 4xx on to the next host, waits on
 * a 429 and asks the same host again, stretches its timeouts after a failure and looks its host states up under
 * another key than it stores them, so that a host that is down is asked first every time.
 */
import { limitQuery } from '../query';
import {
  DEFAULT_HIGHLIGHT_TAGS,
  DEFAULT_HITS_PER_PAGE,
  SearchError,
  type SearchClient,
  type SearchOptions,
  type SearchRequest,
  type SearchResponses,
} from '../types';
import { attempt } from './attempt';
import { HostMemory } from './hostMemory';
import { parseResponses } from './parseResponses';

/**
 * How long one host may take for one search.
 *
 * The product's limits are 1 s to connect and 2 s to read. A page cannot see when a connection stands (`fetch`
 * reports nothing before the answer's head), so cutting off at 1 s would drop a host that is connected and busy.
 * The limit for reading therefore covers the whole attempt, connecting included.
 */
export const READ_TIMEOUT_MS = 2_000;

const SEARCH_PATH = '/1/indexes/*/queries';

/** Where the service is, and the right to ask it. */
export interface HostedClientSettings {
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  /** The index that answers requests that name none. */
  indexName: string;
  /** Absolute URLs, asked in this order; none or empty means the service's own. */
  hosts?: readonly string[];
  /** Asks for a `queryID` with every answer, which click analytics need. */
  clickAnalytics?: boolean;
}

/** What tests replace. */
export interface HostedClientEdges {
  /** A clock in milliseconds, for the memory of failed hosts. */
  now: () => number;
  readTimeoutMs: number;
  /** Opens a connection to a host before it is asked. */
  preconnect: (host: string) => void;
}

/** The service's own hosts for an application: the nearest one, then three that do not share its provider. */
export const serviceHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];

/** Fills in what a request leaves open, so that every field the service is asked with is always there. */
function completeRequest(request: SearchRequest, settings: HostedClientSettings): SearchRequest {
  return {
    indexName: settings.indexName,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: DEFAULT_HIGHLIGHT_TAGS.pre,
    highlightPostTag: DEFAULT_HIGHLIGHT_TAGS.post,
    hitsPerPage: DEFAULT_HITS_PER_PAGE,
    clickAnalytics: settings.clickAnalytics ?? false,
    facetFilters: [],
    ...request,
    query: limitQuery(request.query),
  };
}

/**
 * @throws {Error} when the application id or the key is missing or empty; the message says which
 */
export function createHostedClient(
  settings: HostedClientSettings,
  edges: Partial<HostedClientEdges> = {},
): SearchClient {
  const { appId, apiKey } = settings;
  if (!appId) throw new Error('The search application id is missing.');
  if (!apiKey) throw new Error('The search api key is missing.');
  const { now = Date.now, readTimeoutMs = READ_TIMEOUT_MS, preconnect = () => undefined } = edges;
  const memory = new HostMemory(settings.hosts?.length ? settings.hosts : serviceHosts(appId), now);
  const connected = new Set<string>();
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });

  async function search(
    requests: readonly SearchRequest[],
    { signal }: SearchOptions = {},
  ): Promise<SearchResponses> {
    const complete = requests.map((request) => completeRequest(request, settings));
    const body = JSON.stringify({ requests: complete });
    const failures: string[] = [];
    // The last host that answered says more than one that did not, whatever their order.
    let answered: { kind: 'api'; status: number } | { kind: 'parse'; cause: unknown } | null = null;
    for (const host of memory.inOrder()) {
      const outcome = await attempt(`${host}${SEARCH_PATH}?${credentials}`, body, {
        timeoutMs: readTimeoutMs,
        signal,
      });
      if (outcome.kind === 'answered') {
        try {
          const responses = parseResponses(outcome.body, complete);
          memory.noteSuccess(host);
          return responses;
        } catch (cause) {
          answered = { kind: 'parse', cause };
          failures.push(`${host}: ${String(cause)}`);
        }
      } else if (outcome.kind === 'refused') {
        answered = { kind: 'api', status: outcome.status };
        failures.push(`${host}: ${[`HTTP ${outcome.status}`, outcome.reason].filter(Boolean).join(', ')}`);
      } else {
        failures.push(`${host}: ${outcome.reason}`);
      }
      memory.noteFailure(host);
    }
    const message = `No host gave an answer. ${failures.join('; ')}`;
    throw new SearchError(answered?.kind ?? 'unreachable', message, answered ?? {});
  }

  return {
    async search(requests, options) {
      try {
        return await search(requests, options);
      } catch (error) {
        if (error instanceof SearchError) console.error('[search]', error);
        throw error;
      }
    },
    warm() {
      const [host] = memory.inOrder();
      if (host === undefined || connected.has(host)) return;
      connected.add(host);
      preconnect(host);
    },
  };
}
