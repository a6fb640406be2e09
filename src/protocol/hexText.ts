/** Bytes that a person pastes as hexadecimal text, from terminals, logs and source code. */
import { failure, success } from './result';
import type { Result } from './result';

/** `0x` before a byte, and what people put between bytes. */
const NOISE = /0x|[\s,;:|\-[\]{}()]/gi;

/**
 * Reads hexadecimal text such as `A0 2B`, `0xA0, 0x2B` or `A02B`.
 *
 * @param wanted what an empty text asks the reader to paste
 * @returns the bytes, or what is wrong with the text and where
 */
export function parseHexText(text: string, wanted = 'bytes, such as A0 2B 00'): Result<Uint8Array> {
  const digits = text.replace(NOISE, '');
  if (digits === '') return failure(`Nothing to read yet: paste ${wanted}.`);
  const bad = /[^0-9a-f]/i.exec(digits);
  if (bad) {
    return failure(
      `“${bad[0]}” is not a hexadecimal digit (after ${Math.floor(bad.index / 2)} good bytes). Use 0 to 9 and A to F.`,
    );
  }
  if (digits.length % 2 !== 0) {
    return failure(`${digits.length} digits: a byte has two, so one digit is missing. Write 0A, not A.`);
  }
  return success(Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** One byte as two hexadecimal digits. */
export const hexByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

/** Bytes as text that `parseHexText` reads back: `A0 2B 00`. */
export const formatHexText = (bytes: Uint8Array): string => [...bytes].map(hexByte).join(' ');
