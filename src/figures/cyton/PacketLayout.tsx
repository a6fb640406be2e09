import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { cytonAuxFields, cytonPacketFields, cytonStopBytes } from '@site/src/data/cytonPackets';
import type { ByteField } from '@site/src/data/types';
import { hexByte } from '@site/src/protocol/hexByte';
import { Label, tenth } from '../parts';

const BYTE = 10.2;
const AUX_LEFT = 58;
const AUX_BYTE = 46;
const ROW = 29;
const AUX_TOP = 128;

const hex = (byte: number): string => `0x${hexByte(byte)}`;

const shortNames: Readonly<Record<string, string>> = { Start: 'A0', 'Sample number': 'n', Stop: 'Cx' };
const shortName = ({ name }: ByteField): string =>
  shortNames[name] ?? name.replace('Channel ', 'ch ').replace('Auxiliary', 'auxiliary');

/** The whole packet to scale, and below it what its auxiliary bytes hold for each stop byte. */
export function PacketLayout(): ReactNode {
  return (
    <Figure
      title="The packet, and its six auxiliary bytes for every stop byte"
      caption="Above: all 33 bytes to scale, counted from 0. Below: bytes 26 to 31, whose meaning the stop byte in byte 32 decides. 0xC3 and 0xC4 hold the same fields, and so do 0xC5 and 0xC6."
      alt={`Byte 0 is 0xA0, byte 1 the sample number, bytes 2 to 25 eight channels of three bytes, bytes 26 to 31 auxiliary, byte 32 the stop byte. ${cytonStopBytes
        .map(
          ({ byte, aux }) =>
            `${hex(byte)}: ${cytonAuxFields[aux]
              .map(({ name, offset, length }) => `${name} in bytes ${offset} to ${offset + length - 1}`)
              .join(', ')}.`,
        )
        .join(' ')}`}
    >
      <svg viewBox="0 0 342 336" aria-hidden="true">
        {cytonPacketFields.map((field) => (
          <g key={field.offset}>
            <rect
              x={tenth(2 + field.offset * BYTE)}
              y={24}
              width={tenth(field.length * BYTE)}
              height={34}
              fill={`var(--byte-${field.kind})`}
              stroke="var(--fig-line)"
            />
            {field.length > 1 && (
              <Label x={2 + (field.offset + field.length / 2) * BYTE} y={41} size={11.5}>
                {shortName(field)}
              </Label>
            )}
            {field.length > 1 && (
              <Label x={3 + field.offset * BYTE} y={68} size={11.5} anchor="start" tone="quiet">
                {field.offset}
              </Label>
            )}
            {field.length === 1 && (
              <Label
                x={2 + (field.offset + 0.5) * BYTE}
                y={field.kind === 'counter' ? 82 : 12}
                size={11.5}
                anchor={field.offset === 0 ? 'start' : field.kind === 'counter' ? 'start' : 'end'}
              >
                {field.kind === 'counter'
                  ? '1: sample number'
                  : field.offset === 0
                    ? '0: start 0xA0'
                    : '32: stop 0xC0 to 0xC6'}
              </Label>
            )}
          </g>
        ))}
        <line x1={2 + 1.5 * BYTE} x2={2 + 1.5 * BYTE} y1={58} y2={75} stroke="var(--fig-line)" />

        <Label x={AUX_LEFT - 6} y={AUX_TOP - 12} anchor="end" size={11.5} tone="quiet">
          stop
        </Label>
        {[26, 27, 28, 29, 30, 31].map((byte) => (
          <Label key={byte} x={AUX_LEFT + (byte - 25.5) * AUX_BYTE} y={AUX_TOP - 12} size={11.5} tone="quiet">
            {byte}
          </Label>
        ))}
        {cytonStopBytes.map(({ byte, aux }, row) => (
          <g key={byte}>
            <rect
              x={4}
              y={AUX_TOP + row * ROW}
              width={AUX_LEFT - 10}
              height={ROW - 4}
              fill="var(--byte-footer)"
              stroke="var(--fig-line)"
            />
            <Label x={(AUX_LEFT - 2) / 2} y={AUX_TOP + row * ROW + 12.5} mono>
              {hex(byte)}
            </Label>
            {cytonAuxFields[aux].map((field) => (
              <g key={field.offset}>
                <rect
                  x={tenth(AUX_LEFT + (field.offset - 26) * AUX_BYTE)}
                  y={AUX_TOP + row * ROW}
                  width={tenth(field.length * AUX_BYTE)}
                  height={ROW - 4}
                  fill={`var(--byte-${field.kind})`}
                  stroke="var(--fig-line)"
                />
                <Label
                  x={AUX_LEFT + (field.offset - 26 + field.length / 2) * AUX_BYTE}
                  y={AUX_TOP + row * ROW + 12.5}
                >
                  {field.name}
                </Label>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </Figure>
  );
}
