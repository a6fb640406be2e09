/** A number and what it counts, in the singular where it is one: `1 count`, `−1 count`, `1,234 counts`. */
export const numberOf = (
  value: number,
  word: string,
  write: (value: number) => string = (plain) => plain.toLocaleString('en').replace('-', '−'),
): string => `${write(value)} ${word}${Math.abs(value) === 1 ? '' : 's'}`;
