import { useState, type ReactNode } from 'react';
import { cytonGains, type CytonGain } from '@site/src/data/cyton';
import { parsePacketText } from '@site/src/protocol/packetText';
import { DecoderFrame } from '../decoder/DecoderFrame';
import { examplePacketHex } from './examplePacket';
import { PacketFields } from './PacketFields';

/** Decodes a packet that the reader pastes. It begins with the page's example, which needs no script to be read. */
export function PacketDecoder(): ReactNode {
  const [text, setText] = useState(examplePacketHex);
  const [gain, setGain] = useState<CytonGain>(24);
  const [hasDaisy, setHasDaisy] = useState(false);
  const packet = parsePacketText(text);
  return (
    <DecoderFrame
      label="Your packet: 33 bytes in hexadecimal"
      text={text}
      onText={setText}
      rows={3}
      state={{ ok: packet.ok, message: packet.ok ? 'A complete packet.' : packet.error }}
      onExample={() => setText(examplePacketHex)}
      choices={
        <>
          <label>
            Gain{' '}
            <select
              value={gain}
              onChange={(event) =>
                setGain(cytonGains.find((entry) => String(entry.gain) === event.target.value)?.gain ?? 24)
              }
            >
              {cytonGains.map((entry) => (
                <option key={entry.gain}>{entry.gain}</option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={hasDaisy}
              onChange={(event) => setHasDaisy(event.target.checked)}
            />{' '}
            with Daisy
          </label>
        </>
      }
    >
      {packet.ok && <PacketFields bytes={packet.value} gain={gain} hasDaisy={hasDaisy} />}
    </DecoderFrame>
  );
}
