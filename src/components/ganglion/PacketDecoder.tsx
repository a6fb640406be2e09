import { useState, type ReactNode } from 'react';
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import { readGanglionText } from '@site/src/protocol/ganglionText';
import { DecoderFrame } from '../decoder/DecoderFrame';
import { exampleGanglionHex } from './examplePackets';
import { PacketList } from './PacketList';

const plural = (count: number): string => `${count} ${count === 1 ? 'packet' : 'packets'}`;

/** Decodes packets that the reader pastes. It begins with the page's example, which needs no script to be read. */
export function PacketDecoder(): ReactNode {
  const [firmware, setFirmware] = useState<GanglionFirmwareLine>(3);
  const [text, setText] = useState(exampleGanglionHex[3]);
  const packets = readGanglionText(text, firmware);

  function changeFirmware(line: GanglionFirmwareLine): void {
    setFirmware(line);
    // The reader's own bytes stay; an example belongs to one firmware line.
    if (text === exampleGanglionHex[firmware]) setText(exampleGanglionHex[line]);
  }

  return (
    <DecoderFrame
      label="Your packets: one a line, in hexadecimal, in the order of their arrival"
      text={text}
      onText={setText}
      rows={7}
      state={{
        ok: packets.ok,
        message: packets.ok ? `${plural(packets.value.length)} read.` : packets.error,
      }}
      onExample={() => setText(exampleGanglionHex[firmware])}
      choices={
        <label>
          Firmware{' '}
          <select value={firmware} onChange={(event) => changeFirmware(event.target.value === '2' ? 2 : 3)}>
            <option value={3}>3 (upper bits)</option>
            <option value={2}>1 or 2 (differences)</option>
          </select>
        </label>
      }
    >
      {packets.ok && <PacketList packets={packets.value} firmware={firmware} />}
    </DecoderFrame>
  );
}
