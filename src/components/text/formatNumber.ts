/**
 * A number as pages print it: a real minus sign, whole numbers in full, others with up to six significant
 * digits and no trailing zeros; groups of three digits from 10,000 on.
 */
export function formatNumber(value: number): string {
  return value
    .toLocaleString('en-US', {
      ...(Number.isInteger(value) ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 6 }),
      useGrouping: Math.abs(value) >= 10_000,
    })
    .replace('-', '−');
}
