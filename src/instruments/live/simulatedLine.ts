/** Lines to simulated boards: the same bytes as on the wire or in the air, in real time. */
import { makeHead } from '@site/src/protocol/simulator/body';
import { SimulatedCyton } from '@site/src/protocol/simulator/cytonBoard';
import { SimulatedDongle, type DongleParts } from '@site/src/protocol/simulator/dongle';
import { SimulatedGanglion } from '@site/src/protocol/simulator/ganglionBoard';
import type { GanglionLine } from './bluetoothLine';
import type { Line, LineListener } from './line';

/** USB drivers and radios hand bytes over about every 16 ms. */
const DELIVERY_MS = 16;
/** A tab that slept does not simulate all the time that it missed. */
const LONGEST_STEP_MS = 2000;

/** A device that time makes speak. */
interface Device {
  receive: (bytes: Uint8Array) => void;
  /** @returns the pieces that arrive */
  advance: (milliseconds: number) => readonly Uint8Array[];
}

function openDevice(device: Device, { onBytes }: LineListener): Line {
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const pieces = device.advance(Math.min(LONGEST_STEP_MS, nowMs - lastMs));
    lastMs = nowMs;
    for (const piece of pieces) if (piece.length > 0) onBytes(piece);
  }, DELIVERY_MS);
  return {
    send: (bytes) => device.receive(bytes),
    close: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

/** A dongle that can be pulled out of the computer. */
export interface DongleLine extends Line {
  pull: () => void;
}

/** Plugs a simulated dongle in. */
export function openSimulatedDongle(
  { hasDaisy, ...radio }: { hasDaisy: boolean } & Pick<DongleParts, 'channel' | 'boardChannel'>,
  listener: LineListener,
): DongleLine {
  const dongle = new SimulatedDongle({
    board: new SimulatedCyton({ hasDaisy, body: makeHead() }),
    ...radio,
  });
  const line = openDevice(
    {
      receive: (bytes) => dongle.receive(bytes),
      advance: (milliseconds) => [dongle.advance(milliseconds)],
    },
    listener,
  );
  return {
    ...line,
    pull: () => {
      void line.close();
      listener.onLost('The simulated dongle was pulled out.');
    },
  };
}

/** Links to a simulated Ganglion. */
export function openSimulatedGanglion(listener: LineListener): GanglionLine {
  return { ...openDevice(new SimulatedGanglion(makeHead()), listener), firmware: '3.0.2' };
}
