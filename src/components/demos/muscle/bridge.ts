/** The line to the bridge on the reader's own computer: which levels arrive, and what to do when none do. */
import { BRIDGE_URL, readBridgeMessage } from '@site/src/protocol/bridge';
import type { BridgeState } from './bridgeState';

const SILENCE_AFTER_MS = 3000;
const SILENT =
  'The bridge answers, but no EMG values arrive. In the GUI: Networking, UDP, EMG, 127.0.0.1, port 12345, Start.';

export class Bridge {
  private events: EventSource | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private current: readonly number[] = [];
  private state: BridgeState = { kind: 'off' };

  /** @param onChange told of each new state */
  constructor(private readonly onChange: (state: BridgeState) => void) {}

  /** The newest levels, 0 to 1, one a channel; empty when none arrive. */
  get levels(): readonly number[] {
    return this.current;
  }

  /** Asks the bridge on this computer; only ever called from the reader's press on Connect. */
  connect(): void {
    this.close();
    this.change({ kind: 'connecting' });
    const events = new EventSource(BRIDGE_URL);
    this.events = events;
    events.onopen = () => {
      this.change({ kind: 'live', problem: '' });
      this.expectLevels();
    };
    events.onmessage = ({ data }) => this.receive(String(data));
    events.onerror = () => {
      const wasLive = this.state.kind === 'live';
      this.close();
      this.change({
        kind: 'failed',
        problem: wasLive
          ? 'The bridge has stopped. Start gui_bridge.py again and press Connect.'
          : `Nothing answers at ${BRIDGE_URL}. Start the bridge with the command above, let the browser reach this computer if it asks, and press Connect again.`,
      });
    };
  }

  disconnect(): void {
    this.close();
    if (this.state.kind !== 'off') this.change({ kind: 'off' });
  }

  private close(): void {
    clearTimeout(this.silence);
    this.events?.close();
    this.events = null;
    this.current = [];
  }

  private receive(text: string): void {
    const message = readBridgeMessage(text);
    this.expectLevels();
    if (message.kind === 'levels') this.current = message.levels;
    const problem = message.kind === 'levels' ? '' : message.problem;
    if (this.state.kind !== 'live' || this.state.problem !== problem) {
      this.change({ kind: 'live', problem });
    }
  }

  private expectLevels(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.current = [];
      this.change({ kind: 'live', problem: SILENT });
    }, SILENCE_AFTER_MS);
  }

  private change(state: BridgeState): void {
    this.state = state;
    this.onChange(state);
  }
}
