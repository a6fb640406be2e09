/**
 * A kept file carries the digest of its bytes. One whose bytes have changed since (a damaged disk, a half-written entry,
 * another program) is recognised and dropped instead of being shown.
 */
const DIGEST_HEADER = 'x-kept-digest';

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A copy of an answer to be kept. The original can still be read. */
export async function seal(response: Response): Promise<Response> {
  const bytes = await response.clone().arrayBuffer();
  const headers = new Headers(response.headers);
  // The bytes are no longer what the server sent.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(DIGEST_HEADER, await digestOf(bytes));
  return new Response(bytes, { status: response.status, statusText: response.statusText, headers });
}

/** The kept answer, or `null` when its bytes are not those that were kept. */
export async function unseal(kept: Response): Promise<Response | null> {
  const expected = kept.headers.get(DIGEST_HEADER);
  if (expected === null) return null;
  const bytes = await kept.arrayBuffer();
  if ((await digestOf(bytes)) !== expected) return null;
  return new Response(bytes, { status: kept.status, statusText: kept.statusText, headers: kept.headers });
}
