import { decodedOrAsIs } from '../../url/decodedOrAsIs';
import { limitQuery } from '../query';

/** Parts of an address that say nothing about its page. */
const NOISE = new Set(['docs', 'index']);
const FILE_ENDING = /\.(html?|php|mdx?)$/i;

/** `CytonDataFormat` → `Cyton Data Format`, `GUIDocs` → `GUI Docs`; `OpenBCI` stays one word. */
const splitCamelCase = (text: string): string =>
  text.replace(/([a-z\d])([A-Z][a-z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');

function wordsOf(text: string, split: (text: string) => string): string {
  const words = split(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return limitQuery([...new Map(words.map((word) => [word.toLowerCase(), word])).values()].join(' ')).trim();
}

/**
 * What to search for in place of an address without a page, the most telling first: the words of its last part,
 * that part unsplit, then the words of the whole address.
 *
 * @param path below the base URL, percent-encoded or not
 */
export function addressQueries(path: string): string[] {
  const parts = path
    .split('/')
    .map((part) => decodedOrAsIs(part).replace(FILE_ENDING, ''))
    .filter((part) => part !== '' && !NOISE.has(part.toLowerCase()));
  const last = parts.at(-1) ?? '';
  const queries = [
    wordsOf(last, splitCamelCase),
    wordsOf(last, (text) => text),
    wordsOf(parts.join(' '), splitCamelCase),
  ];
  return [...new Set(queries)].filter(Boolean);
}
