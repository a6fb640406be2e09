/** Runs work of which only the newest counts. */
export interface LatestOnly<Input, Output> {
  /**
   * Starts work and aborts the one before. Whoever waits for an older run receives the newest one's outcome, so
   * a late answer can neither show up nor end the wait early.
   */
  run: (input: Input) => Promise<Output>;
  /** Aborts what is running; those who wait for it receive its rejection. */
  abort: () => void;
}

/** @param work gets a signal that aborts when newer work begins */
export function latestOnly<Input, Output>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
): LatestOnly<Input, Output> {
  let controller = new AbortController();
  let newest: Promise<Output> | null = null;
  return {
    run(input) {
      controller.abort();
      controller = new AbortController();
      const outcome: Promise<Output> = work(input, controller.signal).then(
        (output) => (newest === outcome || newest === null ? output : newest),
        (error: unknown) => {
          if (newest !== outcome && newest !== null) return newest;
          throw error;
        },
      );
      newest = outcome;
      return outcome;
    },
    abort: () => controller.abort(),
  };
}
