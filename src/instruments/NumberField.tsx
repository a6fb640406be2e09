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

/** A field for a number that leaves alone what is being typed: an empty field, or `-`, is on the way to a number. */
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
  const [isWrong, setIsWrong] = useState(false);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    // A number that comes from elsewhere takes the place of what is typed.
    if (typed !== null && Number(typed) !== value) {
      setTyped(null);
      setIsWrong(false);
    }
  }
  return (
    <input
      type="number"
      className={className}
      min={range.min}
      max={range.max}
      step={range.isWhole ? 1 : 'any'}
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const read = readNumber(target.value, range);
        const isEmpty = target.value === '' && !target.validity.badInput;
        setTyped(target.value);
        setIsWrong(!read.ok && !isEmpty);
        onFault?.(read.ok || isEmpty ? '' : read.error);
        if (read.ok) onChange(read.value);
        else if (isEmpty) onChange(null);
      }}
      onBlur={() => {
        // What is wrong stays, so that it can be mended.
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
