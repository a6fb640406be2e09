/** Values that come from outside: a host, a file, the browser's storage, the reader's computer. */

/** The fields that a value may have, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object, and not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
