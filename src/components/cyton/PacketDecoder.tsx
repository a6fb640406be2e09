import { useId, useState, type ReactNode } from 'react';
import { cytonGains, type CytonGain } from '@site/src/data/cyton';
import { parsePacketText } from '@site/src/protocol/packetText';
import { examplePacketHex } from './examplePacket';
import { PacketFields } from './PacketFields';
import styles from './PacketDecoder.module.css';

/** Decodes a packet that the reader pastes. It begins with the page's example, which needs no script to be read. */
export function PacketDecoder(): ReactNode {
  const id = useId();
  const [text, setText] = useState(examplePacketHex);
  const [gain, setGain] = useState<CytonGain>(24);
  const [hasDaisy, setHasDaisy] = useState(false);
  const packet = parsePacketText(text);
  return (
    <div className={styles.decoder}>
      <label className={styles.label} htmlFor={`${id}text`}>
        Your packet: 33 bytes in hexadecimal
      </label>
      <textarea
        id={`${id}text`}
        className={styles.text}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={!packet.ok}
        aria-describedby={`${id}state`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.choices}>
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
          <input type="checkbox" checked={hasDaisy} onChange={(event) => setHasDaisy(event.target.checked)} />{' '}
          with Daisy
        </label>
        <button
          type="button"
          className="button button--sm button--secondary"
          onClick={() => setText(examplePacketHex)}
        >
          Example
        </button>
      </div>
      <p id={`${id}state`} className={packet.ok ? styles.good : styles.bad} role="status">
        {packet.ok ? 'A complete packet.' : packet.error}
      </p>
      {packet.ok && <PacketFields bytes={packet.value} gain={gain} hasDaisy={hasDaisy} />}
    </div>
  );
}
