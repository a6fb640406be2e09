import { useMemo, type ReactNode } from 'react';
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import styles from '../instruments.module.css';
import type { Board } from './examples';
import { FaultList } from './FaultList';
import { FieldTable } from './FieldTable';
import { ganglionFields } from './ganglionFields';
import { guessFirmware, inspectGanglion } from './ganglionModel';
import { GanglionTable } from './GanglionTable';
import { PacketPlace } from './PacketPlace';
import { Pager } from './Pager';
import { useFaults } from './useFaults';

/** Packets a page of the list. */
const PAGE = 12;

interface GanglionResultProps {
  /** All pieces, one behind the other. */
  bytes: Uint8Array;
  pieces: readonly Uint8Array[];
  firmware: GanglionFirmwareLine;
  onFirmware: (board: Board) => void;
}

/** The packets of a Ganglion: their samples, and one of them field by field. */
export function GanglionResult({ bytes, pieces, firmware, onFirmware }: GanglionResultProps): ReactNode {
  const { packets, faults } = useMemo(() => inspectGanglion(pieces, firmware), [pieces, firmware]);
  const guess = useMemo(() => guessFirmware(pieces), [pieces]);
  const shown = useFaults(packets, faults);
  const { at, fault, turn, show } = shown;
  const placed = packets[at];
  const first = Math.floor(Math.max(at, 0) / PAGE) * PAGE;
  return (
    <>
      <FaultList packets={packets.length} faults={faults} shown={fault} onShow={show} />
      {guess !== null && guess !== firmware && (
        <p className={styles.quiet}>
          A packet with ID 0 looks like firmware {guess === 2 ? '1 or 2' : '3'}.{' '}
          <button
            type="button"
            className={styles.button}
            onClick={() => onFirmware(guess === 2 ? 'ganglion2' : 'ganglion3')}
          >
            Read it as firmware {guess === 2 ? '1 or 2' : '3'}
          </button>
        </p>
      )}
      {packets.length > 0 && (
        <GanglionTable
          packets={packets.slice(first, first + PAGE)}
          firmware={firmware}
          shown={at - first}
          onChoose={(index) => turn(first + index)}
        />
      )}
      <Pager name="Packet" at={at} count={packets.length} onTurn={turn} />
      <PacketPlace shown={shown} bytes={bytes}>
        {placed && (
          <FieldTable
            caption={`Packet with ID ${placed.bytes[0] ?? 0}, at offset ${placed.offset}`}
            fields={ganglionFields(placed, firmware)}
          />
        )}
      </PacketPlace>
    </>
  );
}
