/** At most so many characters of a text, never ending in half of one: an address could not carry that back. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
