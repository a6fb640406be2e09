/** The sections of a page as its author wrote it, as text to search for words in. */
import { createSlugger } from '@docusaurus/utils';

export interface WrittenSection {
  /** Id of its heading; empty for what stands before the first one. */
  id: string;
  level: number;
  /** Heading and text without markup, with the sections below it. */
  text: string;
}

/** Removes what readers do not see: marks of emphasis and code, targets of links, comments, small tags. */
function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<\/?(?:kbd|code|strong|em|sub|sup)>/g, '')
    .replace(/[*`]/g, '')
    .replace(/\\([$_#<{])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What stands before the first heading, and then each section from level 2 on. */
export function writtenSections(source: string): WrittenSection[] {
  const slugger = createSlugger();
  const parts: { id: string; level: number; lines: string[] }[] = [{ id: '', level: 7, lines: [] }];
  let isFenced = false;
  for (const line of source.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const [, marks, heading] = (!isFenced && /^(#{2,6}) (.*)$/.exec(line)) || [];
    if (marks && heading) {
      const id = /\{\/\*\s*#(\S+)\s*\*\/\}/.exec(heading)?.[1] ?? slugger.slug(withoutMarkup(heading));
      parts.push({ id, level: marks.length, lines: [heading] });
    } else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ id, level }, start) => {
    const end = parts.findIndex((part, index) => index > start && part.level <= level);
    const below = parts.slice(start, level === 7 ? start + 1 : end === -1 ? undefined : end);
    return { id, level, text: withoutMarkup(below.flatMap(({ lines }) => lines).join('\n')) };
  });
}
