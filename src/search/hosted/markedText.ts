/** Marked text as the service sends it: HTML-escaped, with the tags of the request in it. It never becomes HTML here. */
import type { TextPart } from '../types';

/** The tags that a request asks to have put around matches. */
export const HIGHLIGHT_TAGS = { pre: '<mark>', post: '</mark>' } as const;

const UNESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** The five characters that the service escapes; other entities stay as they are. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => UNESCAPES[entity] ?? entity);

/**
 * Takes a marked value apart into plain text to be rendered as text nodes.
 *
 * Hostile values stay inert: anything but the two tags is text, an unclosed match runs to the end, a closing tag
 * without an opening one and an opening one inside a match disappear, and empty parts are left out.
 */
export function splitHighlighted(value: string): TextPart[] {
  const { pre, post } = HIGHLIGHT_TAGS;
  const parts: TextPart[] = [];
  let isMatch = false;
  let rest = value;
  while (rest !== '') {
    const ends = [rest.indexOf(pre), rest.indexOf(post)].filter((index) => index >= 0);
    const end = ends.length > 0 ? Math.min(...ends) : rest.length;
    const text = unescapeHtml(rest.slice(0, end));
    const last = parts.at(-1);
    if (text !== '' && last?.isMatch === isMatch) last.text += text;
    else if (text !== '') parts.push({ text, isMatch });
    rest = rest.slice(end);
    if (rest === '') break;
    const opens = rest.startsWith(pre);
    isMatch = opens;
    rest = rest.slice((opens ? pre : post).length);
  }
  return parts;
}
