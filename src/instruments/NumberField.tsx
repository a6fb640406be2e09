import { useState, type ReactNode } from 'react';
import { readNumber, type NumberRange } from './readNumber';

interface NumberFieldProps extends NumberRange {
  /** `null` shows nothing but the placeholder. */
  value: number | null;
  placeholder?: string;
  className?: string;
  /** Of the text that says what is wrong. */
  describedBy?: string;
  /** Gets each number that fits, and `null` for an empty field. */
  onChange: (value: number | null) => void;
  /** Gets what is wrong with the text that is typed; empty where nothing is. */
  onFault?: (fault: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A field for a number that leaves alone what is being typed: an empty field, or `-`, is on the way to a number.
 *
 * It is a field for text: one of type `number` drops the comma of `2,5` without a word where the browser speaks English, so that 25 is
 * left. Without an input mode phones show a keyboard with a minus sign.
 */
export function NumberField({
  value,
  placeholder,
  className,
  describedBy,
  onChange,
  onFault,
  ...range
}: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [shownFor, setShownFor] = useState(value);
  const read = typed === null ? null : readNumber(typed, range);
  const isWrong = typed !== null && typed.trim() !== '' && read?.ok === false;
  if (shownFor !== value) {
    setShownFor(value);
    // A number that comes from elsewhere takes the place of what is typed.
    if (read && (read.ok ? read.value : null) !== value) setTyped(null);
  }
  const take = (text: string): void => {
    const taken = readNumber(text, range);
    const isEmpty = text.trim() === '';
    setTyped(text);
    onFault?.(taken.ok || isEmpty ? '' : taken.error);
    if (taken.ok) onChange(taken.value);
    else if (isEmpty) onChange(null);
  };
  return (
    <input
      type="text"
      data-number=""
      inputMode={range.min < 0 ? undefined : range.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={className}
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      onChange={({ target }) => take(target.value)}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined || value === null || isWrong) return;
        event.preventDefault();
        const next = Number((value + step).toPrecision(12));
        if (readNumber(String(next), range).ok) take(String(next));
      }}
      onBlur={() => {
        // What is wrong stays, so that it can be mended.
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
