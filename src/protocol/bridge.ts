/** What the bridge on the reader's computer sends: the GUI's UDP packets, unchanged. */
import { isFields } from '../fields';

/** Where `static/examples/gui_bridge.py` serves its events. */
export const BRIDGE_URL = 'http://127.0.0.1:8765/events';

/** Levels from 0 to 1, one a channel; or why a message holds none. */
export type BridgeMessage =
  { kind: 'levels'; levels: readonly number[] } | { kind: 'other'; problem: string };

/**
 * Reads one packet of the GUI, such as `{"type":"emg","data":[0.12,0.87]}`.
 * Anything else becomes a sentence that says what arrived and what to change.
 */
export function readBridgeMessage(text: string): BridgeMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'other', problem: 'The bridge sent something that is not JSON. Restart gui_bridge.py.' };
  }
  if (!isFields(value) || typeof value.type !== 'string') {
    return {
      kind: 'other',
      problem: 'A packet without a type arrived. Choose UDP in the Networking widget.',
    };
  }
  if (value.type !== 'emg') {
    return {
      kind: 'other',
      problem: `The GUI sends "${value.type}". Set the data type of the stream to EMG.`,
    };
  }
  const { data } = value;
  if (!Array.isArray(data) || data.length === 0 || !data.every((entry) => Number.isFinite(entry))) {
    return {
      kind: 'other',
      problem: 'An EMG packet without numbers arrived. Start the data stream in the GUI.',
    };
  }
  return { kind: 'levels', levels: data.map((entry) => Math.max(0, Math.min(1, Number(entry)))) };
}
