/** Marked text, from the engine that makes it to the view that shows it, without ever becoming HTML. */
import { DEFAULT_HIGHLIGHT_TAGS } from './types';

/** A run of plain text that is, or is not, a match. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const UNESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The five characters with a meaning in HTML, as entities. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The inverse of {@link escapeHtml}; other entities stay as they are. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => UNESCAPES[entity] ?? entity);

/**
 * Takes a marked value apart into plain text to be rendered as text nodes.
 *
 * Hostile values stay inert: anything but the two tags is text, an unclosed match runs to the end, a closing tag
 * without an opening one and an opening one inside a match disappear, and empty parts are left out.
 */
export function splitHighlighted(
  value: string,
  preTag: string = DEFAULT_HIGHLIGHT_TAGS.pre,
  postTag: string = DEFAULT_HIGHLIGHT_TAGS.post,
): TextPart[] {
  if (preTag === '' || postTag === '')
    return value === '' ? [] : [{ text: unescapeHtml(value), isMatch: false }];
  const parts: TextPart[] = [];
  let isMatch = false;
  let rest = value;
  while (rest !== '') {
    const ends = [rest.indexOf(preTag), rest.indexOf(postTag)].filter((index) => index >= 0);
    const end = ends.length > 0 ? Math.min(...ends) : rest.length;
    const text = unescapeHtml(rest.slice(0, end));
    const last = parts.at(-1);
    if (text !== '' && last?.isMatch === isMatch) last.text += text;
    else if (text !== '') parts.push({ text, isMatch });
    rest = rest.slice(end);
    if (rest === '') break;
    const opens = rest.startsWith(preTag);
    isMatch = opens;
    rest = rest.slice((opens ? preTag : postTag).length);
  }
  return parts;
}
