import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBluetooth } from './bluetoothLine';
import { openSerial } from './serialLine';

const listener = () => ({ onBytes: vi.fn(), onLost: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a serial port', () => {
  /** A port as browsers have it: one with a reader or a writer left cannot be closed. */
  function plugIn(
    write: UnderlyingSinkWriteCallback<Uint8Array>,
    readable: ReadableStream<Uint8Array> | null = new ReadableStream<Uint8Array>(),
  ) {
    const port = Object.assign(new EventTarget(), {
      open: () => Promise.resolve(),
      readable,
      writable: new WritableStream<Uint8Array>({ write }),
      close: vi.fn(() =>
        port.readable?.locked || port.writable.locked
          ? Promise.reject(new TypeError('The stream is locked.'))
          : Promise.resolve(),
      ),
    });
    vi.stubGlobal('navigator', { serial: { requestPort: () => Promise.resolve(port) } });
    return port;
  }

  it('closes after its last message', async () => {
    const sent: number[] = [];
    const port = plugIn((bytes) => void sent.push(...bytes));
    const line = await openSerial(false, listener());
    line.send(Uint8Array.of(0x73));
    await line.close();
    expect(sent).toEqual([0x73]);
    await expect(port.close.mock.results[0]?.value).resolves.toBeUndefined();
  });

  it('that cannot be read is closed again, so that the next attempt can open it', async () => {
    const port = plugIn(() => undefined, null);
    await expect(openSerial(false, listener())).rejects.toThrow(/can neither be read nor written/);
    await expect(port.close.mock.results[0]?.value).resolves.toBeUndefined();
  });

  it('closes although its reader cannot be ended, as that of a port that was pulled out', async () => {
    const port = plugIn(
      () => undefined,
      new ReadableStream<Uint8Array>({
        cancel: () => Promise.reject(new DOMException('Gone.', 'NetworkError')),
      }),
    );
    const line = await openSerial(false, listener());
    await line.close();
    expect(port.close).toHaveBeenCalledOnce();
    await expect(port.close.mock.results[0]?.value).resolves.toBeUndefined();
  });

  it('closes although a message does not go out', async () => {
    const port = plugIn(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const heard = listener();
    const line = await openSerial(false, heard);
    line.send(Uint8Array.of(0x73));
    const closed = line.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(port.close).toHaveBeenCalledOnce();
    await closed;
    await expect(port.close.mock.results[0]?.value).resolves.toBeUndefined();
    expect(heard.onLost).not.toHaveBeenCalled();
  });
});

describe('a link by Bluetooth', () => {
  const nothingFound = new DOMException('Nothing found.', 'NotFoundError');
  const open = (requestDevice: () => Promise<unknown>): Promise<unknown> => {
    vi.stubGlobal('navigator', { bluetooth: { requestDevice } });
    return openBluetooth(listener());
  };

  it('tells that nothing was chosen', async () => {
    await expect(open(() => Promise.reject(nothingFound))).rejects.toThrow(/^No Ganglion was chosen\./);
  });

  it.each([
    ['a device that is no Ganglion', nothingFound, /^This device has no service.*Choose a Ganglion; if/],
    ['a board that left', new DOMException('Gone.', 'NetworkError'), /^The Ganglion does not answer\./],
  ])('tells of %s, and lets it go', async (_, error, told) => {
    const gatt = {
      connect: () => Promise.resolve({ getPrimaryService: () => Promise.reject(error) }),
      disconnect: vi.fn(),
    };
    await expect(open(() => Promise.resolve({ gatt }))).rejects.toThrow(told);
    expect(gatt.disconnect).toHaveBeenCalledOnce();
  });
});
