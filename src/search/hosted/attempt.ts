/** One request to one host. */
import { isFields } from '../../fields';

/**
 * What came of it:
 * - `answered`: a 2xx with its body;
 * - `refused`: any other status, and what the service said about it;
 * - `unreachable`: no whole answer, because of the network or the time it took.
 */
export type Outcome =
  | { kind: 'answered'; body: string }
  | { kind: 'refused'; status: number; reason: string }
  | { kind: 'unreachable'; reason: string };

/** How long one attempt at one host may take. */
export interface AttemptOptions {
  /** For the whole attempt: connecting, waiting and reading. */
  timeoutMs: number;
  /** Ends the attempt from outside. */
  signal?: AbortSignal | undefined;
}

/** The service explains its errors as `{"message": …}`; a proxy may answer anything. */
function readReason(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (isFields(answer) && 'message' in answer) return String(answer.message);
  } catch {
    // Not JSON: the status has to speak for itself.
  }
  return '';
}

/**
 * Sends a body and waits for the whole answer.
 *
 * The content type is `text/plain` and no header is added, which spares browsers the extra request that asks for
 * permission to call another origin.
 *
 * @throws the reason of `signal` when it aborts; every other failure is an outcome
 */
export async function attempt(url: string, body: string, options: AttemptOptions): Promise<Outcome> {
  const { timeoutMs, signal } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    abort();
  }, timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      body,
      signal: controller.signal,
    });
    const text = await response.text();
    return response.ok
      ? { kind: 'answered', body: text }
      : { kind: 'refused', status: response.status, reason: readReason(text) };
  } catch (error) {
    signal?.throwIfAborted();
    if (isTimedOut) return { kind: 'unreachable', reason: `no answer within ${timeoutMs} ms` };
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
