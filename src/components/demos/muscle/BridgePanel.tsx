import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Slider } from './Slider';
import type { BridgeState } from './bridgeState';
import type { LoopView, MuscleLoop } from './muscleLoop';
import styles from './BridgePanel.module.css';

function describe(bridge: BridgeState): string {
  switch (bridge.kind) {
    case 'off':
      return 'Now: synthetic muscles, moved by the buttons above.';
    case 'connecting':
      return 'Looking for the bridge on this computer…';
    case 'live':
      return bridge.problem || 'Connected: your muscles move the bars.';
    case 'failed':
      return bridge.problem;
  }
}

interface BridgePanelProps {
  loop: MuscleLoop;
  view: LoopView;
  /** How many channels the demo uses. */
  count: number;
}

/** Connects a demo to the reader's own GUI, by a small program on the same computer and only when asked to. */
export function BridgePanel({ loop, view: { bridge, settings }, count }: BridgePanelProps): ReactNode {
  const id = useId();
  const origin = useIsBrowser() ? window.location.origin : 'https://docs.openbci.com';
  const isAsked = bridge.kind === 'connecting' || bridge.kind === 'live';
  const isBad = bridge.kind === 'failed' || (bridge.kind === 'live' && bridge.problem !== '');
  return (
    <details className={styles.panel}>
      <summary>Use your own muscles</summary>
      <ol>
        <li>
          In the GUI&apos;s Networking widget choose UDP, data type EMG, address 127.0.0.1, port 12345; start
          the data stream and press Start.{' '}
          {count === 1 ? 'Channel 1 is used.' : `Channels 1 to ${count} are used.`}
        </li>
        <li>
          Download{' '}
          <Link to="pathname:///examples/gui_bridge.py" download>
            gui_bridge.py
          </Link>{' '}
          (Python 3.9 or newer, nothing to install) and run it:
          <code className={styles.command}>python3 gui_bridge.py --origin {origin}</code>
        </li>
        <li>
          Press Connect. Your values go from the GUI to this page and never leave your computer. Tried with
          Chromium.
        </li>
      </ol>
      <div className={styles.controls}>
        <button
          type="button"
          className="button button--sm button--secondary"
          aria-describedby={`${id}state`}
          onClick={() => (isAsked ? loop.disconnect() : loop.connect())}
        >
          {isAsked ? 'Disconnect' : 'Connect'}
        </button>
        <Slider
          label="Switch on at"
          value={settings.on}
          minimum={0.1}
          maximum={1}
          step={0.05}
          onChange={(on) => loop.setThresholds(on, settings.off)}
        />
        <Slider
          label="Switch off at"
          value={settings.off}
          minimum={0.05}
          maximum={1}
          step={0.05}
          onChange={(off) => loop.setThresholds(Math.max(settings.on, off), off)}
        />
      </div>
      <p id={`${id}state`} role="status" className={isBad ? styles.bad : styles.state}>
        {describe(bridge)}
      </p>
    </details>
  );
}
