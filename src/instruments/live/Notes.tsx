import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';

/** What holds before a person is connected. It stands above everything else, with and without a script. */
export function Safety(): ReactNode {
  return (
    <Admonition type="danger" title="Before you connect a person">
      Run the board on its own battery, and the laptop on its battery with the charger unplugged. Never
      connect a person to a device that shares ground with mains, and never connect anybody with a pacemaker
      or another electronic implant. This page is not a medical device.
    </Admonition>
  );
}

/** Which browsers can reach a board. */
export function Browsers(): ReactNode {
  return (
    <p>
      A web page reaches the Cyton’s dongle through Web Serial: on computers in Chrome and Edge since version
      89, Opera since 76 and Firefox since 151 (on Linux{' '}
      <Link to="/Troubleshooting/FTDI_Fix_Linux/#browser">a snap or Flatpak may list no port</Link>). A
      Ganglion is reached through Web Bluetooth: in Chrome and Edge on Windows, macOS, ChromeOS and Android,
      and on Linux behind a flag. Firefox lacks it. Safari has neither, nor do Chrome and Firefox on iPhone
      and iPad. The simulated boards work everywhere.
    </p>
  );
}
