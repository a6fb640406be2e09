/** Worked examples: whoever follows a sum on a page with the figures that it prints gets the result that it prints. */
import type { BuiltPage } from './builtPages';
import { CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

/** A number as pages write it: 447431, 8,388,607, −0.75, 2.0. */
const NUMBER = String.raw`[−-]?\d+(?:,\d{3})*(?:\.\d+)?`;
/** What may follow a number: a unit, such as µV, kΩ, Hz or %. */
const UNIT = String.raw`(?:\s?(?:%|[µnmkM]?(?:V|A|Hz|Ω|s|g|mAh|B)\b))?`;
const SUM = new RegExp(
  String.raw`(?<![\d.,⁰-⁹÷×^/·]\s?|[\p{L}(]\s?[÷×]\s?)(${NUMBER})${UNIT}((?:\s[×÷]\s${NUMBER}${UNIT})+)\s=\s(${NUMBER})(?![\d⁰-⁹]|\s?[×÷])`,
  'gu',
);
const FACTOR = new RegExp(String.raw`([×÷])\s(${NUMBER})`, 'gu');

const toNumber = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** Half of the last digit that a number prints. */
function halfDigit(text: string): number {
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** Products and quotients in a text whose printed result is not what their printed figures give. */
export function findWrongSums(text: string): string[] {
  const faults: string[] = [];
  for (const [whole, first = '', factors = '', printed = ''] of text.matchAll(SUM)) {
    let result = toNumber(first);
    for (const [, sign, factor = ''] of factors.matchAll(FACTOR))
      result = sign === '×' ? result * toNumber(factor) : result / toNumber(factor);
    // Powers of ten between units (mV and V, ms and s) are the page's business.
    const isOnlyUnits = [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9].some(
      (power) => Math.abs(result * power - toNumber(printed)) <= halfDigit(printed) * 1.0001,
    );
    if (!isOnlyUnits)
      faults.push(`"${whole}": its own figures give ${String(Number(result.toPrecision(9)))}`);
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
