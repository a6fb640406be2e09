/** Whether the percent signs of an address, or of a part of one, stand for text: the router decodes it. */
export function canBeDecoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The text that a part of an address stands for; a part that stands for none as it is. */
export const decodedOrAsIs = (part: string): string => (canBeDecoded(part) ? decodeURIComponent(part) : part);
