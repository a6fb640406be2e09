/** The text that a part of an address stands for; a part that stands for none as it is written. */
export function decodedOrAsIs(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
