/** A value or, in words for readers, why there is none. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: string };

/** Wraps a value. */
export const success = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps a reason: where, what is wrong, what was expected. */
export const failure = (error: string): { ok: false; error: string } => ({ ok: false, error });
