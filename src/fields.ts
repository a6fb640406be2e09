/** Values that come from outside: a host, a file, the browser's storage, the reader's computer. */

/** What a value may hold by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
