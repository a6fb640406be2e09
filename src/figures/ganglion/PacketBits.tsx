import type { ReactNode } from 'react';
import { Figure } from '@site/src/components/figures/Figure';
import { GANGLION_CHANNELS, GANGLION_PACKET_BYTES, type GanglionBits } from '@site/src/data/ganglion';
import { Label, tenth } from '../parts';

const LEFT = 2;
const BIT = 338 / (GANGLION_PACKET_BYTES * 8);
const CELL = 338 / 24;

/** The packet to scale, bit by bit. */
function Strip({ top, bits }: { top: number; bits: GanglionBits }): ReactNode {
  const place = (bit: number): number => tenth(LEFT + bit * BIT);
  return (
    <g>
      <Label x={LEFT} y={top - 24} anchor="start" bold>
        {bits === 18 ? '18 bit, accelerometer on' : '19 bit, accelerometer off'}
      </Label>
      <rect
        x={LEFT}
        y={top}
        width={tenth(8 * BIT)}
        height={30}
        fill="var(--byte-header)"
        stroke="var(--fig-line)"
      />
      <Label x={place(4)} y={top + 15} size={11.5}>
        ID
      </Label>
      {Array.from({ length: 2 * GANGLION_CHANNELS }, (_, index) => (
        <g key={index}>
          <rect
            x={place(8 + index * bits)}
            y={top}
            width={tenth(bits * BIT)}
            height={30}
            fill={`var(--byte-${index < GANGLION_CHANNELS ? 'channel' : 'time'})`}
            stroke="var(--fig-line)"
          />
          <Label x={place(8 + (index + 0.5) * bits)} y={top + 15} size={11.5}>
            {`ch ${(index % GANGLION_CHANNELS) + 1}`}
          </Label>
        </g>
      ))}
      {bits === 18 && (
        <g>
          <rect
            x={place(152)}
            y={top}
            width={tenth(8 * BIT)}
            height={30}
            fill="var(--byte-aux)"
            stroke="var(--fig-line)"
          />
          <Label x={place(156)} y={top + 15} size={11.5}>
            A
          </Label>
        </g>
      )}
      <Label x={place(8 + 2 * bits)} y={top - 8} size={11.5} tone="quiet">
        first sample
      </Label>
      <Label x={place(8 + 6 * bits)} y={top - 8} size={11.5} tone="quiet">
        second sample
      </Label>
      {Array.from({ length: GANGLION_PACKET_BYTES + 1 }, (_, byte) => (
        <line
          key={byte}
          x1={place(8 * byte)}
          x2={place(8 * byte)}
          y1={top + 32}
          y2={top + 38}
          stroke="var(--fig-quiet)"
        />
      ))}
      {[0, 5, 10, 15, 19].map((byte) => (
        <Label key={byte} x={place(8 * byte + 4)} y={top + 46} size={11.5} tone="quiet">
          {byte}
        </Label>
      ))}
    </g>
  );
}

/** Which bits of the converter's 24 travel, and where the sign goes. */
function Kept({ top, bits }: { top: number; bits: GanglionBits }): ReactNode {
  const signPlace = bits - 1;
  return (
    <g>
      <Label x={LEFT} y={top - 10} anchor="start" size={11.5}>
        {`${bits} of 24 bit: steps of ${2 ** (25 - bits)} counts`}
      </Label>
      {Array.from({ length: 24 }, (_, index) => {
        const kind = index < signPlace ? 'channel' : index === signPlace ? 'counter' : null;
        return (
          <rect
            key={index}
            x={tenth(LEFT + index * CELL)}
            y={top}
            width={tenth(CELL)}
            height={24}
            fill={kind ? `var(--byte-${kind})` : 'none'}
            stroke="var(--fig-line)"
            strokeDasharray={kind ? undefined : '2 2'}
          />
        );
      })}
      {[23, 24 - signPlace].map((bit) => (
        <Label key={bit} x={LEFT + (23.5 - bit) * CELL} y={top + 12} size={11.5}>
          {bit}
        </Label>
      ))}
      <Label x={LEFT + (signPlace + 0.5) * CELL} y={top + 12} size={11.5} bold>
        ±
      </Label>
      <Label x={LEFT + ((signPlace + 25) / 2) * CELL} y={top + 12} size={11.5} tone="quiet">
        not sent
      </Label>
    </g>
  );
}

/** The bits of both kinds of compressed packet. */
export function PacketBits(): ReactNode {
  return (
    <Figure
      title="Where the bits of two samples stand"
      caption="Above: both packets to scale; the marks are byte borders, the numbers count bytes from 0. The values follow each other without a gap, highest bit first, and do not stop at the borders of bytes. Below: what firmware 3 keeps of a 24-bit sample. Bit 23 is the highest; ± is a copy of the sign in the lowest bit that travels."
      alt="18-bit packet: byte 0 is the ID, then eight values of 18 bits, channels 1 to 4 of the first sample in bytes 1 to 9 and of the second sample in bytes 10 to 18, byte 19 the accelerometer, A. 19-bit packet: byte 0 is the ID, then eight values of 19 bits that fill bytes 1 to 19; the second sample begins in the middle of byte 10. Of a 24-bit sample, firmware 3 keeps bits 23 to 7 and puts the sign into the place of bit 6 for 18 bit, bits 5 to 0 are not sent; for 19 bit it keeps bits 23 to 6 and puts the sign into the place of bit 5, bits 4 to 0 are not sent."
    >
      <svg viewBox="0 0 342 308" aria-hidden="true">
        <Strip top={36} bits={18} />
        <Strip top={134} bits={19} />
        <Kept top={226} bits={18} />
        <Kept top={278} bits={19} />
      </svg>
    </Figure>
  );
}
