/** Text as bytes and back, one byte a character: what boards, dongles and old files write. */

/** @param text of characters up to 0xFF; of others the low byte is taken */
export const bytesOfText = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Each byte as the character of its code. */
export const textOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
