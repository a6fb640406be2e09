import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { ganglionBle } from '@site/src/data/ganglionRadio';
import { Label, Wire } from '../parts';

const CHARACTERISTICS = [
  { name: 'Receive', uuid: ganglionBle.notifyUuid, use: 'notify: samples, texts, impedance', toBoard: false },
  { name: 'Send', uuid: ganglionBle.writeUuid, use: 'write: one command character', toBoard: true },
  { name: 'Disconnect', uuid: ganglionBle.disconnectUuid, use: 'write: the board hangs up', toBoard: true },
] as const;

const ROW = 62;

/** The services and characteristics that the board offers, with the direction of each. */
export function BleServices(): ReactNode {
  const top = 36;
  const second = top + 26 + CHARACTERISTICS.length * ROW + 14;
  return (
    <Figure
      title="Services and characteristics"
      caption="Receive and Send are named from the computer’s side. An arrow to the right goes to the computer. To start: connect, switch notifications of Receive on, write b to Send."
      alt={`Service ${ganglionBle.serviceUuid} with three characteristics. ${CHARACTERISTICS.map(
        ({ name, uuid, use }) => `${name}, ${uuid}: ${use}`,
      ).join(
        '. ',
      )}. Standard service Device Information, 180a, with the characteristic Software Revision String, ${ganglionBle.softwareRevisionUuid}: read, such as 3.0.2.`}
    >
      <svg viewBox="0 0 342 342" aria-hidden="true">
        <Label x={4} y={10} anchor="start" bold>
          Ganglion
        </Label>
        <Label x={338} y={10} anchor="end" bold>
          Computer
        </Label>
        <rect
          x={2}
          y={24}
          width={286}
          height={CHARACTERISTICS.length * ROW + 34}
          rx={6}
          fill="none"
          stroke="var(--fig-accent)"
        />
        <Label x={12} y={top + 4} anchor="start" tone="accent" bold>
          {`Service ${ganglionBle.serviceUuid}`}
        </Label>
        {CHARACTERISTICS.map(({ name, uuid, use, toBoard }, index) => {
          const y = top + 18 + index * ROW;
          return (
            <g key={uuid}>
              <rect
                x={10}
                y={y}
                width={270}
                height={ROW - 8}
                rx={4}
                fill="var(--fig-raised)"
                stroke="var(--fig-line)"
              />
              <Label x={16} y={y + 12} anchor="start" bold>
                {name}
              </Label>
              <Label x={16} y={y + 27} anchor="start" size={11.5} mono>
                {uuid}
              </Label>
              <Label x={16} y={y + 42} anchor="start" size={11.5} tone="quiet">
                {use}
              </Label>
              <Wire
                points={
                  toBoard
                    ? [
                        [338, y + 27],
                        [281, y + 27],
                      ]
                    : [
                        [280, y + 27],
                        [338, y + 27],
                      ]
                }
                tone="accent"
                width={2}
                arrow
              />
            </g>
          );
        })}
        <rect x={2} y={second} width={286} height={76} rx={6} fill="none" stroke="var(--fig-line)" />
        <Label x={12} y={second + 14} anchor="start" bold>
          Device Information, 180a
        </Label>
        <rect
          x={10}
          y={second + 28}
          width={270}
          height={40}
          rx={4}
          fill="var(--fig-raised)"
          stroke="var(--fig-line)"
        />
        <Label x={16} y={second + 40} anchor="start" bold>
          {`Software revision, ${ganglionBle.softwareRevisionUuid}`}
        </Label>
        <Label x={16} y={second + 55} anchor="start" size={11.5} tone="quiet">
          read: the firmware, such as 3.0.2
        </Label>
        <Wire
          points={[
            [280, second + 48],
            [338, second + 48],
          ]}
          tone="accent"
          width={2}
          arrow
        />
      </svg>
    </Figure>
  );
}
