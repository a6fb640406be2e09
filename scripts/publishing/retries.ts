/** What to do when the service fails, and how to say it. */
import { isFields } from '../../src/fields';

const WAITS_MS = [1_000, 2_000, 4_000];

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** The index or task that was asked for is not there. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** No host answered, or all answered 5xx, or the service is busy: the next try may go well. */
const isPassing = (error: unknown): boolean => nameOf(error) === 'RetryError' || statusOf(error) === 429;

/**
 * Tries an operation up to four times, with growing pauses, as long as it fails for a passing reason.
 *
 * @throws what the last try threw
 */
export async function withRetries<Result>(
  operation: () => Promise<Result>,
  wait: (ms: number) => Promise<void>,
  report: (line: string) => void,
): Promise<Result> {
  for (const pauseMs of WAITS_MS) {
    try {
      return await operation();
    } catch (error) {
      if (!isPassing(error)) throw error;
      report(`${explainFailure(error)} Trying again in ${pauseMs / 1_000} s.`);
    }
    await wait(pauseMs);
  }
  return operation();
}

/** Hosts and what they answered, from an error of the client. */
function triedHosts(error: unknown): string {
  if (!(error instanceof Error) || !('stackTrace' in error) || !Array.isArray(error.stackTrace)) return '';
  const frames: unknown[] = error.stackTrace;
  return frames.map(describeFrame).filter(Boolean).join('; ');
}

function describeFrame(frame: unknown): string {
  if (!isFields(frame)) return '';
  const { host, response } = frame;
  if (!isFields(host) || !('url' in host) || !isFields(response) || !('status' in response)) return '';
  return `${String(host.url)}: ${response.status === 0 ? String(response.content) : `HTTP ${String(response.status)}`}`;
}

/** One sentence for people: the fault, and what to do where that is known. Never holds a key. */
export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (nameOf(error) === 'RetryError') return `No host accepted it (${triedHosts(error)}).`;
  if (status === 401 || status === 403) {
    return `HTTP ${status}, ${message}. ALGOLIA_WRITE_API_KEY must belong to ALGOLIA_APP_ID and hold the rights addObject, deleteIndex, editSettings, settings and listIndexes.`;
  }
  return status === undefined ? message : `HTTP ${status}, ${message}.`;
}
