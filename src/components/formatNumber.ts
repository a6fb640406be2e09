/** A number as pages print it: a minus sign, no trailing zeros, up to six significant digits. */
export function formatNumber(value: number): string {
  return value
    .toLocaleString('en-US', { maximumSignificantDigits: 6, useGrouping: Math.abs(value) >= 10_000 })
    .replace('-', '−');
}
