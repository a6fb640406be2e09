import { useId, type ReactNode } from 'react';
import styles from './DecoderFrame.module.css';

interface DecoderFrameProps {
  /** What to paste: the label of the text field. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Lines of the text field. */
  rows: number;
  /** What the text amounts to, in words for the reader. */
  state: { ok: boolean; message: string };
  /** Further choices, such as the gain. */
  choices: ReactNode;
  onExample: () => void;
  /** What was decoded. */
  children: ReactNode;
}

/** The frame of every decoder: a field for pasted bytes, choices, the state in words, and the result. */
export function DecoderFrame({
  label,
  text,
  onText,
  rows,
  state,
  choices,
  onExample,
  children,
}: DecoderFrameProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.decoder}>
      <label className={styles.label} htmlFor={`${id}text`}>
        {label}
      </label>
      <textarea
        id={`${id}text`}
        className={styles.text}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={!state.ok}
        aria-describedby={`${id}state`}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.choices}>
        {choices}
        <button type="button" className="button button--sm button--secondary" onClick={onExample}>
          Example
        </button>
      </div>
      <p id={`${id}state`} className={state.ok ? styles.good : styles.bad} role="status">
        {state.message}
      </p>
      {children}
    </div>
  );
}
