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
