import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<T extends string | number> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  isEnabled: boolean;
}

/** One of the widget's menus. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  isEnabled,
}: ChoiceProps<T>): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select
        value={value}
        disabled={!isEnabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
