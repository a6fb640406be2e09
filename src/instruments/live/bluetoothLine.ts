/** A line through Web Bluetooth: a Ganglion, chosen by the reader in the browser's own list. */
import { ganglionBle } from '@site/src/data/ganglionRadio';
import { LineProblem, wentOut, type Line, type LineListener } from './line';

/** What firmware 2, 3 and, before a restart, the radio itself call themselves. */
const NAMES = ['Ganglion', 'Simblee'] as const;
const DEVICE_INFORMATION = 0x180a;
const short = (uuid: string): number => parseInt(uuid, 16);

/** A line to a board that says which firmware it has. */
export interface GanglionLine extends Line {
  /** Such as `3.0.2`. */
  firmware: string;
}

/** Whether this browser has Web Bluetooth. */
export const canBluetooth = (): boolean => 'bluetooth' in navigator;

/** Why there is no link, with what to do. @param notFound what it means when the browser found nothing */
function problemOf(error: unknown, notFound: string): LineProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError') return new LineProblem(notFound);
  if (name === 'NetworkError') {
    return new LineProblem(
      'The Ganglion does not answer. Switch it off and on, bring it near, and try again.',
    );
  }
  if (name === 'SecurityError' || name === 'NotAllowedError') {
    return new LineProblem(
      'The browser or the system does not let this page use Bluetooth. Allow it in their settings.',
    );
  }
  return new LineProblem(`There is no link: ${error instanceof Error ? error.message : String(error)}`);
}

/** The firmware by the standard characteristic; 2 where a board does not have it. */
async function readFirmware(server: BluetoothRemoteGATTServer): Promise<string> {
  try {
    const information = await server.getPrimaryService(DEVICE_INFORMATION);
    const revision = await information.getCharacteristic(short(ganglionBle.softwareRevisionUuid));
    return new TextDecoder().decode(await revision.readValue()).replace(/\0.*$/, '');
  } catch {
    return '2';
  }
}

/** Lets the reader choose a Ganglion. */
async function chooseDevice(): Promise<BluetoothDevice> {
  try {
    return await navigator.bluetooth.requestDevice({
      filters: NAMES.map((namePrefix) => ({ namePrefix })),
      optionalServices: [short(ganglionBle.serviceUuid), DEVICE_INFORMATION],
    });
  } catch (error) {
    throw problemOf(
      error,
      'No Ganglion was chosen. If the list stayed empty: is its blue LED blinking, is Bluetooth on, and is no other program connected to the board?',
    );
  }
}

/** Connects to a device and listens to it. */
async function listenTo(
  device: BluetoothDevice,
  gatt: BluetoothRemoteGATTServer,
  { onBytes, onLost }: LineListener,
): Promise<GanglionLine> {
  const server = await gatt.connect();
  const service = await server.getPrimaryService(short(ganglionBle.serviceUuid));
  const [notify, write] = await Promise.all([
    service.getCharacteristic(ganglionBle.notifyUuid),
    service.getCharacteristic(ganglionBle.writeUuid),
  ]);
  const firmware = await readFirmware(server);
  let isClosing = false;
  const lose = (): void => {
    if (isClosing) return;
    isClosing = true;
    onLost('The Bluetooth link to the Ganglion ended.');
  };
  notify.addEventListener('characteristicvaluechanged', () => {
    const { value } = notify;
    if (value) onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  });
  await notify.startNotifications();
  device.addEventListener('gattserverdisconnected', lose);
  let sending: Promise<void> = Promise.resolve();
  return {
    firmware,
    send: (bytes) => {
      const message = Uint8Array.from(bytes);
      sending = sending
        .then(() =>
          write.properties.writeWithoutResponse
            ? write.writeValueWithoutResponse(message)
            : write.writeValueWithResponse(message),
        )
        .catch(lose);
    },
    close: async () => {
      isClosing = true;
      await wentOut(sending);
      server.disconnect();
    },
  };
}

const NO_SERVICE = 'This device has no service that this page can read.';

/** Lets the reader choose a Ganglion, connects, and listens to it. */
export async function openBluetooth(listener: LineListener): Promise<GanglionLine> {
  const device = await chooseDevice();
  const { gatt } = device;
  if (!gatt) throw new LineProblem(`${NO_SERVICE} Choose a Ganglion.`);
  try {
    return await listenTo(device, gatt, listener);
  } catch (error) {
    // A board that stays connected is in no list any more, not even for the next attempt.
    gatt.disconnect();
    throw problemOf(
      error,
      `${NO_SERVICE} Choose a Ganglion; if it is one, switch it off and on, and try again.`,
    );
  }
}
