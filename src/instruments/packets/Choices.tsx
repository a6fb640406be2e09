import type { ReactNode } from 'react';
import { cytonGains, type CytonGain } from '@site/src/data/cyton';
import styles from '../instruments.module.css';

interface GainChoiceProps {
  label: string;
  value: CytonGain;
  onChange: (gain: CytonGain) => void;
}

/** One of the seven gains. */
export function GainChoice({ label, value, onChange }: GainChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={(event) =>
          onChange(cytonGains.find(({ gain }) => String(gain) === event.target.value)?.gain ?? 24)
        }
      >
        {cytonGains.map(({ gain }) => (
          <option key={gain}>{gain}</option>
        ))}
      </select>
    </label>
  );
}

interface GainsProps {
  /** One gain a channel. */
  gains: readonly CytonGain[];
  onChange: (gains: readonly CytonGain[]) => void;
}

/** The gain of all channels, or of each. */
export function Gains({ gains, onChange }: GainsProps): ReactNode {
  return (
    <>
      <GainChoice label="Gain" value={gains[0] ?? 24} onChange={(gain) => onChange(gains.map(() => gain))} />
      <details className={styles.more}>
        <summary>Gain of each channel</summary>
        <div className={styles.fields}>
          {gains.map((gain, index) => (
            <GainChoice
              key={index}
              label={`Channel ${index + 1}`}
              value={gain}
              onChange={(chosen) => onChange(gains.map((other, i) => (i === index ? chosen : other)))}
            />
          ))}
        </div>
      </details>
    </>
  );
}
