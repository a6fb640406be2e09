/** A line through Web Serial: the dongle's port, chosen by the reader in the browser's own list. */
import { LineProblem, wentOut, type Line, type LineListener } from './line';

/** FTDI, who make the USB chip of the dongle (FT231X). */
const FTDI_VENDOR = 0x0403;
const BAUD_RATE = 115_200;
/** Half a second of stream, so that a busy page loses nothing. */
const BUFFER_BYTES = 16_384;

const GONE = 'The dongle’s port is gone: it was pulled out, or the system closed it.';

/** Whether this browser can open serial ports. */
export const canSerial = (): boolean => 'serial' in navigator;

/** Why a port does not open, with what to do. */
function problemOf(error: unknown): LineProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') {
    return new LineProblem(
      'No port was chosen. If the list was empty: is the dongle plugged in, with its switch at GPIO6, and is its driver installed? Then try “All ports”.',
    );
  }
  if (name === 'InvalidStateError' || name === 'NetworkError') {
    return new LineProblem(
      'The port cannot be opened: another program or tab is using it, or you do not have the right to use it. Close the GUI and other programs. On Linux your user must be in the group that owns the port: dialout on most systems, uucp on Arch.',
    );
  }
  if (name === 'SecurityError') {
    return new LineProblem(
      'The browser does not let this page use serial ports: one of its policies forbids it.',
    );
  }
  return new LineProblem(
    `The port cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/**
 * Lets the reader choose a port, and opens it with 115200 baud, 8 data bits, no parity, 1 stop bit.
 *
 * @param showsAll offers every serial port, not only those of FTDI chips
 */
export async function openSerial(showsAll: boolean, { onBytes, onLost }: LineListener): Promise<Line> {
  let port: SerialPort;
  try {
    port = await navigator.serial.requestPort(showsAll ? {} : { filters: [{ usbVendorId: FTDI_VENDOR }] });
    await port.open({ baudRate: BAUD_RATE, bufferSize: BUFFER_BYTES });
  } catch (error) {
    throw problemOf(error);
  }
  const writer = port.writable?.getWriter();
  let reader = port.readable?.getReader();
  if (!writer || !reader) {
    // Open, it would refuse the next attempt as another program's.
    writer?.releaseLock();
    reader?.releaseLock();
    await port.close().catch(() => undefined);
    throw new LineProblem(
      'The port opened, but it can neither be read nor written. Unplug the dongle and plug it in again.',
    );
  }
  let isClosing = false;
  const lose = (): void => {
    if (isClosing) return;
    isClosing = true;
    onLost(GONE);
  };
  const read = async (): Promise<void> => {
    while (reader && !isClosing) {
      try {
        const { value, done } = await reader.read();
        if (done) break;
        onBytes(value);
      } catch {
        // Framing errors and overruns end the reader, not the port: another one goes on.
        reader.releaseLock();
        reader = port.readable?.getReader();
      }
    }
    lose();
  };
  const reading = read();
  port.addEventListener('disconnect', lose);
  let sending: Promise<void> = Promise.resolve();
  return {
    send: (bytes) => {
      sending = sending.then(() => writer.write(bytes)).catch(lose);
    },
    close: async () => {
      isClosing = true;
      port.removeEventListener('disconnect', lose);
      // A port with a write that stalls would never close.
      if (!(await wentOut(sending))) writer.abort().catch(() => undefined);
      // A port that was pulled out may refuse each of these; what one of them does not do must not keep the next from it.
      await reader?.cancel().catch(() => undefined);
      await reading;
      reader?.releaseLock();
      writer.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}
