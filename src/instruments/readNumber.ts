/** What a reader types into a field for a number. */
import { failure, success, type Result } from '@site/src/protocol/result';

/** Which numbers a field takes. */
export interface NumberRange {
  min: number;
  max: number;
  /** Whole numbers only. */
  isWhole?: boolean;
}

/** The number of a text that is typed, or what is wrong with it and what to write instead. */
export function readNumber(text: string, { min, max, isWhole = false }: NumberRange): Result<number> {
  const kind = isWhole ? 'a whole number' : 'a number';
  const expected = `write ${kind} from ${min.toLocaleString('en', { maximumSignificantDigits: 15 })} to ${max.toLocaleString('en')}.`;
  // Browsers give an empty text for one that is no number.
  if (text.trim() === '') return failure(`No number: ${expected}`);
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max || (isWhole && !Number.isInteger(value))) {
    return failure(`“${text.slice(0, 24)}” does not fit: ${expected}`);
  }
  return success(value);
}
