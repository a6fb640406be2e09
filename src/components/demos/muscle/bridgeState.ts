/** How the line to the bridge on the reader's own computer is. */
export type BridgeState =
  | { kind: 'off' }
  | { kind: 'connecting' }
  /** `problem` is empty while levels arrive. */
  | { kind: 'live'; problem: string }
  | { kind: 'failed'; problem: string };
