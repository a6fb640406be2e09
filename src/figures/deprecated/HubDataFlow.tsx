import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { HUB_PORT } from '@site/src/data/hub';
import { Box, Label, Wire } from '../parts';

const boards = [
  { y: 30, name: 'Cyton', link: 'serial' },
  { y: 86, name: 'Ganglion', link: 'ble, bled112' },
  { y: 142, name: 'WiFi Shield', link: 'wifi' },
] as const;

const clients = [
  { y: 44, lines: ['GUI 4'] },
  { y: 128, lines: ['other', 'programs'] },
] as const;

/** What the hub stood between: boards on three kinds of link, clients on one TCP port. */
export function HubDataFlow(): ReactNode {
  return (
    <Figure
      title="The Hub between boards and programs"
      minWidth={366}
      caption="One link at a time. Everything on the right side speaks JSON over TCP, on the same computer only."
      alt={`Cyton by serial port, Ganglion by Bluetooth (ble or bled112) and WiFi Shield by WiFi lead to the Hub. The Hub listens on TCP port ${HUB_PORT} of 127.0.0.1; the OpenBCI GUI 4 and other programs connect to it.`}
    >
      <svg viewBox="0 0 360 196" aria-hidden="true">
        <Label x={48} y={12} tone="quiet">
          Boards
        </Label>
        <Label x={310} y={12} tone="quiet">
          Clients
        </Label>
        {boards.map(({ y, name, link }) => (
          <g key={name}>
            <Box x={2} y={y} w={92} h={40} lines={[name, link]} />
            <Wire
              arrow
              points={[
                [94, y + 20],
                [136, y + 20],
              ]}
            />
          </g>
        ))}
        <Box x={138} y={30} w={84} h={152} lines={['Hub 2.1.0', '127.0.0.1', `TCP ${HUB_PORT}`]} />
        {clients.map(({ y, lines }) => (
          <g key={y}>
            <Wire
              arrow
              points={[
                [222, y + 20],
                [264, y + 20],
              ]}
            />
            <Label x={242} y={y + 8} size={11}>
              JSON
            </Label>
            <Box x={266} y={y} w={92} h={40} lines={lines} />
          </g>
        ))}
      </svg>
    </Figure>
  );
}
