import { useMemo, type ReactNode } from 'react';
import { CYTON_START_BYTE } from '@site/src/data/cyton';
import type { CytonGain } from '@site/src/data/cytonChoices';
import { hexByte } from '@site/src/protocol/hexByte';
import styles from '../instruments.module.css';
import { cytonFields } from './cytonFields';
import { inspectCyton, startsAtBoard } from './cytonModel';
import { FaultList } from './FaultList';
import { FieldTable } from './FieldTable';
import { PacketPlace } from './PacketPlace';
import { Pager } from './Pager';
import { useFaults } from './useFaults';

interface CytonResultProps {
  bytes: Uint8Array;
  /** One a channel, 16 of them. */
  gains: readonly CytonGain[];
  hasDaisy: boolean;
}

/** The packets of a Cyton's stream, one at a time. */
export function CytonResult({ bytes, gains, hasDaisy }: CytonResultProps): ReactNode {
  const startByte = startsAtBoard(bytes) ? 0x41 : CYTON_START_BYTE;
  const { packets, faults } = useMemo(
    () => inspectCyton(bytes, hasDaisy, startByte),
    [bytes, hasDaisy, startByte],
  );
  const shown = useFaults(packets, faults);
  const { at, fault, isBetween, turn, show } = shown;
  const placed = packets[at];
  return (
    <>
      <FaultList packets={packets.length} faults={faults} shown={fault} onShow={show} />
      {startByte !== CYTON_START_BYTE && (
        <p className={styles.quiet}>
          The packets begin with 0x41: they come from the board’s own serial port and not from a dongle.
        </p>
      )}
      <Pager name="Packet" at={at} count={packets.length} onTurn={turn} />
      <PacketPlace shown={shown} bytes={bytes}>
        {placed && (
          <FieldTable
            caption={`Packet ${placed.packet.sampleNumber}, stop byte 0x${hexByte(placed.packet.stopByte)}${
              packets.length > 1 ? `, at offset ${placed.offset}` : ''
            }`}
            fields={cytonFields(placed.bytes, placed.packet, (channel) => gains[channel - 1] ?? 24, hasDaisy)}
            marked={fault && !isBetween ? 'Sample number' : null}
          />
        )}
      </PacketPlace>
      {packets.length === 0 && (
        <p className={styles.quiet}>
          A Cyton packet has 33 bytes: it begins with A0 and ends with C0 to CF. Paste at least one whole
          packet, or choose the board that these bytes come from.
        </p>
      )}
    </>
  );
}
