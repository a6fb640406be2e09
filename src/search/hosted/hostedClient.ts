/**
 * The hosted engine: asks a search service over HTTP, host after host.
 *
 * The client is our own because the service's library cannot be told to pass a 4xx on to the next host, waits on
 * a 429 and asks the same host again, stretches its timeouts after a failure and looks its host states up under
 * another key than it stores them, so that a host that is down is asked first every time.
 */
import { READ_TIMEOUT_MS } from '../constants';
import {
  SearchError,
  type SearchAnswer,
  type SearchClient,
  type SearchOptions,
  type SearchRequest,
} from '../types';
import { attempt } from './attempt';
import { HostMemory } from './hostMemory';
import { toHostedRequest } from './hostedRequest';
import { parseResponses } from './parseResponses';

const SEARCH_PATH = '/1/indexes/*/queries';

/** Where the service is, and the right to ask it. */
export interface HostedClientSettings {
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  /** The index that answers. */
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

/**
 * @throws {Error} when the application id or the key is missing or empty; the message says which
 */
export function createHostedClient(
  settings: HostedClientSettings,
  edges: Partial<HostedClientEdges> = {},
): SearchClient {
  const { appId, apiKey, indexName, clickAnalytics = false } = settings;
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
  ): Promise<SearchAnswer[]> {
    const asked = requests.map((request) => toHostedRequest(request, { indexName, clickAnalytics }));
    const body = JSON.stringify({ requests: asked });
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
          const answers = parseResponses(outcome.body, asked);
          memory.noteSuccess(host);
          return answers;
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
