/** Runs in the page, before its own scripts: a `navigator.serial` whose port leads to a simulated dongle over a bad line. */
import { BadLine } from '../../src/protocol/simulator/badLine';
import { makeHead } from '../../src/protocol/simulator/body';
import { SimulatedCyton } from '../../src/protocol/simulator/cytonBoard';
import { SimulatedDongle } from '../../src/protocol/simulator/dongle';

/** What a test can do to the hardware. */
export interface FakeHardware {
  pull: () => void;
  /** How often a packet comes, as a multiple of 250 a second. */
  speed: number;
  opened: SerialOptions[];
  asked: unknown[];
}

const DELIVERY_MS = 16;

const dongle = new SimulatedDongle({ board: new SimulatedCyton({ hasDaisy: true, body: makeHead() }) });
const line = new BadLine({ isCutAnywhere: true });
const port = new EventTarget();
let feed: ReadableStreamDefaultController<Uint8Array> | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let isGone = false;

const hardware: FakeHardware = {
  pull: () => {
    isGone = true;
    clearInterval(timer);
    feed?.error(new DOMException('The device has been lost.', 'NetworkError'));
    Object.assign(port, { readable: null, writable: null });
    port.dispatchEvent(new Event('disconnect'));
  },
  speed: 1,
  opened: [],
  asked: [],
};

Object.assign(port, {
  readable: null,
  writable: null,
  open: (options: SerialOptions): Promise<void> => {
    if (isGone) return Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError'));
    hardware.opened.push(options);
    let lastMs = performance.now();
    timer = setInterval(() => {
      const nowMs = performance.now();
      for (const piece of line.pass(dongle.advance((nowMs - lastMs) * hardware.speed))) feed?.enqueue(piece);
      lastMs = nowMs;
    }, DELIVERY_MS);
    Object.assign(port, {
      readable: new ReadableStream<Uint8Array>({
        start: (controller) => {
          feed = controller;
        },
      }),
      writable: new WritableStream<Uint8Array>({ write: (bytes) => dongle.receive(bytes) }),
    });
    return Promise.resolve();
  },
  close: (): Promise<void> => {
    clearInterval(timer);
    return Promise.resolve();
  },
});

Object.defineProperty(navigator, 'serial', {
  value: {
    requestPort: (options: unknown) => {
      hardware.asked.push(options);
      return Promise.resolve(port);
    },
  },
});
Object.assign(window, { hardware });
