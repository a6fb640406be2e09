/** Whether the percent signs of an address, or of a part of one, stand for text: the router decodes it. */
export function canBeDecoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
