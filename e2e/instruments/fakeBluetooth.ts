/** Runs in the page, before its own scripts: a `navigator.bluetooth` whose only device is a simulated Ganglion. */
import { ganglionBle } from '../../src/data/ganglionRadio';
import { makeHead } from '../../src/protocol/simulator/body';
import { SimulatedGanglion } from '../../src/protocol/simulator/ganglionBoard';

/** What a test can do, and what the page did. */
export interface FakeRadio {
  goOutOfReach: () => void;
  asked: unknown[];
  written: number[];
}

const DELIVERY_MS = 16;
const DEVICE_INFORMATION = 0x180a;

const board = new SimulatedGanglion(makeHead());
const device = new EventTarget();
const notify = Object.assign(new EventTarget(), {
  value: undefined as DataView | undefined,
  startNotifications: () => {
    let lastMs = performance.now();
    timer = setInterval(() => {
      const nowMs = performance.now();
      for (const { buffer, byteOffset, byteLength } of board.advance(nowMs - lastMs)) {
        notify.value = new DataView(buffer, byteOffset, byteLength);
        notify.dispatchEvent(new Event('characteristicvaluechanged'));
      }
      lastMs = nowMs;
    }, DELIVERY_MS);
    return Promise.resolve(notify);
  },
});
let timer: ReturnType<typeof setInterval> | undefined;

const radio: FakeRadio = {
  goOutOfReach: () => {
    clearInterval(timer);
    device.dispatchEvent(new Event('gattserverdisconnected'));
  },
  asked: [],
  written: [],
};

const write = {
  properties: { writeWithoutResponse: true },
  writeValueWithoutResponse: (bytes: Uint8Array) => {
    radio.written.push(bytes.length);
    board.receive(bytes);
    return Promise.resolve();
  },
};
const revision = { readValue: () => Promise.resolve(new DataView(new TextEncoder().encode('3.0.2').buffer)) };

/** What a service has, by the identifiers under which the page must ask for it. */
const found: Readonly<Record<string, unknown>> = {
  [ganglionBle.notifyUuid]: notify,
  [ganglionBle.writeUuid]: write,
  [parseInt(ganglionBle.softwareRevisionUuid, 16)]: revision,
};
const missing = (name: unknown): Promise<never> =>
  Promise.reject(new DOMException(`No ${String(name)} here.`, 'NotFoundError'));
const service = {
  getCharacteristic: (name: string | number) =>
    name in found ? Promise.resolve(found[name]) : missing(name),
};
const services: readonly unknown[] = [parseInt(ganglionBle.serviceUuid, 16), DEVICE_INFORMATION];
const server = {
  connect: () => Promise.resolve(server),
  getPrimaryService: (name: unknown) => (services.includes(name) ? Promise.resolve(service) : missing(name)),
  disconnect: () => clearInterval(timer),
};
Object.assign(device, { gatt: server });
Object.defineProperty(navigator, 'bluetooth', {
  value: {
    requestDevice: (options: unknown) => {
      radio.asked.push(options);
      return Promise.resolve(device);
    },
  },
});
Object.assign(window, { radio });
