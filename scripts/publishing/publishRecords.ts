/**
 * Replaces the records of the hosted index in one step, so that readers find either the old ones or the new.
 *
 * Not by the client's `replaceAllObjects`: it carries the old index's settings over, so that new settings would reach
 * readers before or after the records they belong to, and it fails where there is no index yet.
 */
import { algoliasearch } from 'algoliasearch';
import { INDEX_SETTINGS } from './indexSettings';
import { nodeRequester } from './nodeRequester';
import { explainFailure, isMissing, withRetries } from './retries';
import { SYNONYMS } from './synonyms';

const RECORDS_PER_BATCH = 1_000;

/** The specified limits, in milliseconds. */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/** Where the records go, and the right to put them there. */
export interface PublishingTarget {
  appId: string;
  writeApiKey: string;
  indexName: string;
  /** Absolute URLs, asked in order; empty means the service's own. */
  hosts: readonly string[];
}

/** What publishing does to the world besides sending; a test puts its own here. */
export interface PublishingEdges {
  /** Told what was done, a line each. */
  report: (line: string) => void;
  /** Waits between tries. */
  wait: (ms: number) => Promise<void>;
  /** Makes the name of the temporary index unique. */
  now: () => number;
}

/** The service needs nothing but an id; what else a record holds is between its maker and the settings. */
export interface PublishedRecord {
  readonly objectID: string;
}

interface Host {
  /** Without the scheme; may carry a port and a path. */
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
}

function toHost(address: string): Host {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: `${host}${pathname.replace(/\/+$/, '')}`,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}

type WritingClient = ReturnType<typeof algoliasearch>;

function createWritingClient({ appId, writeApiKey, hosts }: PublishingTarget): WritingClient {
  return algoliasearch(appId, writeApiKey, {
    requester: nodeRequester,
    timeouts: TIMEOUTS,
    // A busy service is waited for in one place, `withRetries`.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && { hosts: hosts.map(toHost) }),
  });
}

/** The index that is filled out of sight. Every step waits until the service has finished what it began. */
class TemporaryIndex {
  constructor(
    private readonly client: WritingClient,
    private readonly name: string,
    private readonly edges: PublishingEdges,
  ) {}

  /** Keeps what people have tuned by hand in the service; there is nothing to keep before the first publication. */
  async copyRulesAndSynonyms(indexName: string): Promise<void> {
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: this.name,
      scope: ['rules' as const, 'synonyms' as const],
    };
    try {
      await this.step('Copying rules and synonyms', () =>
        this.client.operationIndex({ indexName, operationIndexParams }),
      );
    } catch (error) {
      if (!(error instanceof Error) || !isMissing(error.cause)) throw error;
      this.edges.report(`There is no index "${indexName}" yet.`);
    }
  }

  async fill(records: readonly PublishedRecord[]): Promise<void> {
    const indexName = this.name;
    await this.step('Sending the settings', () =>
      this.client.setSettings({ indexName, indexSettings: INDEX_SETTINGS }),
    );
    this.edges.report('Settings sent.');
    await this.step('Sending the synonyms', () =>
      this.client.saveSynonyms({ indexName, synonymHit: SYNONYMS }),
    );
    this.edges.report(`${SYNONYMS.length} lists of synonyms sent.`);
    for (let start = 0; start < records.length; start += RECORDS_PER_BATCH) {
      const batch = records.slice(start, start + RECORDS_PER_BATCH);
      const end = start + batch.length;
      const requests = batch.map((record) => ({ action: 'updateObject' as const, body: { ...record } }));
      await this.step(`Sending records ${start + 1} to ${end}`, () =>
        this.client.batch({ indexName, batchWriteParams: { requests } }),
      );
      this.edges.report(`${end} of ${records.length} records sent.`);
    }
  }

  async moveOver(destination: string): Promise<void> {
    await this.step('Replacing the index', () =>
      this.client.operationIndex({
        indexName: this.name,
        operationIndexParams: { operation: 'move', destination },
      }),
    );
  }

  async remove(): Promise<void> {
    try {
      await this.client.deleteIndex({ indexName: this.name });
    } catch (error) {
      this.edges.report(
        `The temporary index "${this.name}" could not be removed; remove it by hand. ${explainFailure(error)}`,
      );
    }
  }

  private async step(name: string, begin: () => Promise<{ taskID: number }>): Promise<void> {
    const { wait, report } = this.edges;
    try {
      const { taskID } = await withRetries(begin, wait, report);
      await withRetries(
        () =>
          this.client.waitForTask({
            indexName: this.name,
            taskID,
            timeout: (count) => Math.min(count * 100, 2_000),
          }),
        wait,
        report,
      );
    } catch (cause) {
      throw new Error(`${name} failed. ${explainFailure(cause)}`, { cause });
    }
  }
}

/**
 * Fills a temporary index (the rules and synonyms of the one it replaces, settings, our synonyms, records), then moves it
 * over the index. When a step fails, the temporary index is removed and the one that readers use stays as it was.
 *
 * @throws {Error} which step failed, why, and what to do
 */
export async function publishRecords(
  target: PublishingTarget,
  records: readonly PublishedRecord[],
  edges: PublishingEdges,
): Promise<void> {
  if (records.length === 0) {
    throw new Error(
      'There are no records, and an empty index would answer nothing. Run `npm run build` first.',
    );
  }
  const { indexName } = target;
  const temporary = new TemporaryIndex(createWritingClient(target), `${indexName}_tmp_${edges.now()}`, edges);
  try {
    await temporary.copyRulesAndSynonyms(indexName);
    await temporary.fill(records);
    await temporary.moveOver(indexName);
  } catch (error) {
    await temporary.remove();
    throw error;
  }
  edges.report(`The index "${indexName}" now holds ${records.length} records.`);
}
