import type { ReactNode } from 'react';
import { cytonGains, type CytonGain } from '@site/src/data/cytonChoices';

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
