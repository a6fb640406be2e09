import { canBeDecoded } from '../../src/url/canBeDecoded';

/** `%C3%A9` and the like, or a lone percent sign. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** The part of an address with its malformed escapes taken at their word: `#100%` becomes `#100%25`. */
export function decodable(part: string): string {
  return part.replace(ESCAPES, (escape) => (canBeDecoded(escape) ? escape : escape.replaceAll('%', '%25')));
}
