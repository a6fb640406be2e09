/** How the Ganglion shows itself over Bluetooth, and the versions of its firmware. */
import { brainflowGanglion, ganglionFirmware2, ganglionHeader } from './ganglionSources';
import type { Source } from './types';

/** Names on the air and Bluetooth LE identifiers. */
export const ganglionBle = {
  serviceUuid: 'fe84',
  /** Notifications: the board speaks. */
  notifyUuid: '2d30c082-f39f-4ce6-923f-3484ea480596',
  /** Writes: the board listens. */
  writeUuid: '2d30c083-f39f-4ce6-923f-3484ea480596',
  /** Writing here makes the Simblee disconnect. */
  disconnectUuid: '2d30c084-f39f-4ce6-923f-3484ea480596',
  /** Standard characteristic that reads as the firmware version, such as `3.0.2`. */
  softwareRevisionUuid: '2a28',
  names: [
    { firmware: '2.0.1', name: 'Ganglion-xxxx', source: ganglionFirmware2('makeUniqueId, advdata') },
    { firmware: '3.0.2', name: 'Ganglion 1.3 (xxxx)', source: ganglionHeader('advdata') },
  ],
  sources: [
    brainflowGanglion('GANGLION_WRITE_CHAR, GANGLION_NOTIFY_CHAR and GANGLION_SOFTWARE_REVISION'),
    {
      title: 'BrainFlow, ganglion_bglib/callbacks.cpp',
      where: 'GANGLION_SERVICE_UUID',
      url: 'https://github.com/brainflow-dev/brainflow/blob/master/src/board_controller/openbci/ganglion_bglib/callbacks.cpp',
    },
    {
      title: 'OpenBCI_Python 1.0.2, openbci/ganglion.py',
      where: 'BLE_CHAR_DISCONNECT and disconnect',
      url: 'https://github.com/openbci-archive/OpenBCI_Python/blob/master/openbci/ganglion.py',
    },
  ] satisfies Source[],
} as const;

/** Releases, oldest first; dates as year, month, day. */
export const ganglionFirmwareVersions: readonly { version: string; released: string; changed: string }[] = [
  { version: '1.0.0', released: '2017-02-01', changed: 'First release' },
  {
    version: '1.1.1',
    released: '2017-03-02',
    changed: 'SD card file names that allow programming over the air',
  },
  { version: '1.1.2', released: '2017-03-16', changed: 'Commands are kept in a ring buffer' },
  { version: '2.0.0', released: '2017-09-01', changed: 'WiFi Shield and sample rates' },
  { version: '2.0.1', released: '2018-03-16', changed: 'Steadier long answers over WiFi' },
  { version: '3.0.0', released: '2023-08-03', changed: 'Upper bits instead of differences; IDs start at 0' },
  { version: '3.0.1', released: '2023-08-18', changed: 'Packet count is cleared at a start' },
  {
    version: '3.0.2',
    released: '2023-10-26',
    changed: 'Channel 4 with accelerometer; the square wave keeps its height',
  },
];
