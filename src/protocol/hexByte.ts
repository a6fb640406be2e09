/** One byte as two hexadecimal digits: 10 → `0A`. */
export const hexByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
