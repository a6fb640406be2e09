/** What carries bytes between page and board: thin, so that everything worth testing lies behind it. */

/** Who hears what a line carries. */
export interface LineListener {
  onBytes: (bytes: Uint8Array) => unknown;
  /** The line is gone without having been closed. @param why a sentence */
  onLost: (why: string) => unknown;
}

/** An open line. */
export interface Line {
  /** Sends one message; messages keep their order. */
  send: (bytes: Uint8Array) => void;
  close: () => Promise<void>;
}

/** Why a line cannot be opened, in words for readers. */
export class LineProblem extends Error {}

/** A radio that is gone, or a port without a reader, takes no message any more. */
const PATIENCE_MS = 1000;

/** Waits for the last messages, such as the one that stops a stream. @returns whether they went out in time */
export async function wentOut(sending: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const isSent = await Promise.race([sending.then(() => true), tooLate]);
  clearTimeout(timer);
  return isSent;
}
