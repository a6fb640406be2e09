import { useId, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  unit?: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number to drag, with its label and value as text. Without a script it shows the value and cannot be moved. */
export function Slider({ label, unit, value, minimum, maximum, step, onChange }: SliderProps): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const shown = `${Number(value.toFixed(3))}${unit ? `\u00a0${unit}` : ''}`;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {/* For the eye: the slider itself says its value. */}
        {label} <span aria-hidden="true">{shown}</span>
      </label>
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={shown}
        disabled={!isBrowser}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
