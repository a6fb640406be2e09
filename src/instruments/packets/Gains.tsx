import type { ReactNode } from 'react';
import type { CytonGain } from '@site/src/data/cytonChoices';
import { GainChoice } from '../GainChoice';
import styles from '../instruments.module.css';

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
