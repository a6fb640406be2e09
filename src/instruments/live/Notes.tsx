import type { ReactNode } from 'react';
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
      A web page reaches the Cyton’s dongle through Web Serial. On computers, Chrome and Edge have had it
      since version 89 and Opera since 76; Firefox is reported to have it since 151. A Ganglion is reached
      through Web Bluetooth, which Chrome and Edge have on Windows, macOS, ChromeOS and Android, and on Linux
      only behind a flag; Firefox does not have it. Safari has neither, nor do Chrome and Firefox on iPhone
      and iPad. The simulated boards work everywhere.
    </p>
  );
}
