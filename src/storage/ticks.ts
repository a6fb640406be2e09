/** Which items of a checklist are ticked, as the browser keeps it: a list of their texts. */

/** Begins the key of every checklist; the address of its page follows. */
export const TICKS_KEY_PREFIX = 'checklist:';

/** The ticked items. Damage and values of other programs count as no ticks. */
export function parseTicks(stored: string | null): ReadonlySet<string> {
  if (stored === null) return new Set();
  try {
    const value: unknown = JSON.parse(stored);
    return new Set(Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}

/** @returns `null` when nothing is ticked, and nothing needs to be kept */
export function formatTicks(ticked: readonly string[]): string | null {
  return ticked.length > 0 ? JSON.stringify(ticked) : null;
}
