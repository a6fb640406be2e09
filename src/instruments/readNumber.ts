/** What a reader types into a field for a number. */
import { failure, success, type Result } from '@site/src/protocol/result';

/** Which numbers a field takes. */
export interface NumberRange {
  min: number;
  max: number;
  /** Whole numbers only. */
  isWhole?: boolean;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Commas that can part thousands. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const written = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 15 }).replace('-', '−');

/**
 * The number of a text that is typed, or what is wrong with it and what to write instead.
 *
 * Half of the world writes decimals with a comma. One that could part thousands as well is refused where a fraction would fit.
 */
export function readNumber(text: string, { min, max, isWhole = false }: NumberRange): Result<number> {
  const expected = `write ${isWhole ? 'a whole number' : 'a number'} from ${written(min)} to ${written(max)}.`;
  const plain = text.trim().replace('−', '-');
  if (plain === '') return failure(`No number: ${expected}`);
  const hasThousands = THOUSANDS.test(plain);
  const withoutCommas = plain.replaceAll(',', '');
  const withPoint = plain.replace(',', '.');
  if (hasThousands && !isWhole && NUMBER.test(withPoint)) {
    return failure(`“${plain}” can be read in two ways: write ${Number(withPoint)} or ${withoutCommas}.`);
  }
  const decimal = hasThousands ? withoutCommas : withPoint;
  const value = NUMBER.test(decimal) ? Number(decimal) : NaN;
  if (!Number.isFinite(value) || value < min || value > max || (isWhole && !Number.isInteger(value))) {
    return failure(`“${text.slice(0, 24)}” does not fit: ${expected}`);
  }
  return success(value);
}
