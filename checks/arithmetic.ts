/** Worked examples: whoever follows a sum on a page with the figures that it prints gets the result that it prints. */
import type { BuiltPage } from './builtPages';
import { CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

/** A number as pages write it: 447431, 8,388,607, −0.75, 2.0. */
const NUMBER = String.raw`[−-]?\d+(?:,\d{3})*(?:\.\d+)?`;
/** A prefix of a unit, as the power of ten that it stands for. */
const PREFIXES = { p: -12, n: -9, µ: -6, m: -3, k: 3, M: 6, G: 9 };
/** What may follow a number, its prefix and itself: µV, kΩ, Hz, mAh or %. A word such as `counts` is none. */
const UNIT = String.raw`(?:\s?(?:(%)|([pnµmkMG]?)(?:V|A|Ah|Hz|Ω|s|g|m|B|bit|W|F)(?![\p{L}\p{N}])))?`;
const WITHOUT_GROUPS = UNIT.replaceAll(/\((?!\?)/g, '(?:');
const SUM = new RegExp(
  String.raw`(?<![\d.,⁰-⁹÷×^/·+−-]\s?|[\p{L}(]\s?[÷×]\s?)${NUMBER}${WITHOUT_GROUPS}(?:\s[×÷]\s${NUMBER}${WITHOUT_GROUPS})+\s=\s${NUMBER}(?![\d⁰-⁹]|[.,]\d|\s?[×÷])${WITHOUT_GROUPS}`,
  'gu',
);
/** One number of a sum, with the sign before it and the unit behind it. */
const QUANTITY = new RegExp(String.raw`(?:([×÷=])\s)?(${NUMBER})${UNIT}`, 'gu');

const toNumber = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** Half of the last digit that a number prints. */
function halfDigit(text: string): number {
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** What a unit multiplies its number by, as a power of ten. */
function powerOf(percent: string | undefined, prefix: string | undefined): number {
  if (percent !== undefined) return -2;
  return Object.entries(PREFIXES).find(([sign]) => sign === prefix)?.[1] ?? 0;
}

/** Products and quotients in a text whose printed result is not what their printed figures and units give. */
export function findWrongSums(text: string): string[] {
  const faults: string[] = [];
  for (const [whole] of text.matchAll(SUM)) {
    let result = 1;
    let power = 0;
    for (const [, sign, number = '', percent, prefix] of whole.matchAll(QUANTITY)) {
      const ownPower = powerOf(percent, prefix);
      if (sign === '=') {
        result *= 10 ** (power - ownPower);
        if (Math.abs(result - toNumber(number)) > halfDigit(number) * 1.0001)
          faults.push(`"${whole}": its own figures give ${String(Number(result.toPrecision(9)))}`);
      } else if (sign === '÷') {
        result /= toNumber(number);
        power -= ownPower;
      } else {
        result *= toNumber(number);
        power += ownPower;
      }
    }
  }
  return faults;
}

/** Every sum in the prose, lists and tables of a page, not in its code. */
export function checkArithmetic({ route, $ }: BuiltPage): Problem[] {
  return $(CONTENT_SELECTOR)
    .find('p, li, td, dd')
    .toArray()
    .flatMap((element) => {
      const copy = $(element).clone();
      copy.find('pre, ul, ol, table, sup').remove();
      return findWrongSums(copy.text().replace(/\s+/g, ' ')).map((message) => ({ place: route, message }));
    });
}
