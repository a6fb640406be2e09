/** What `wrk --latency` found out. */
export interface WrkResult {
  perSecond: number;
  /** With its unit, as in `1.20ms`. */
  p50: string;
  p99: string;
  /** Sent a second, with its unit. */
  megabytes: string;
  /** Connections that could not be opened or broke, and answers that took too long. */
  broken: number;
  /** Answers of other kinds than 2xx and 3xx. */
  refused: number;
}

/** Reads the report that wrk prints. */
export function readWrk(output: string): WrkResult {
  const find = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  const need = (pattern: RegExp): string => {
    const found = find(pattern);
    if (found === undefined) throw new Error(`wrk printed no ${pattern.source}:\n${output}`);
    return found;
  };
  const errors = find(/Socket errors: (.*)/) ?? '';
  return {
    perSecond: Number(need(/Requests\/sec:\s+([\d.]+)/)),
    p50: need(/^\s+50%\s+(\S+)/m),
    p99: need(/^\s+99%\s+(\S+)/m),
    megabytes: need(/Transfer\/sec:\s+(\S+)/),
    broken: [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
    refused: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0),
  };
}

const SECONDS_UNLESS_SAID = 10;

/** How long each address is asked (s), from the options of the command: a whole number, because wrk takes no other. */
export function readSeconds(options: readonly string[]): number {
  const option = options.find((text) => text.startsWith('--seconds'));
  if (option === undefined) return SECONDS_UNLESS_SAID;
  const seconds = Number(/^--seconds=(\d+)$/.exec(option)?.[1]);
  if (!Number.isSafeInteger(seconds) || seconds < 1)
    throw new Error(
      `--seconds: "${option}" asks for no number of seconds. Give a whole number from 1, as in --seconds=2.`,
    );
  return seconds;
}
