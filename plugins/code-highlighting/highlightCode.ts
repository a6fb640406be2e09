/** Code → HTML with one class a kind of token. It happens in the build, so no page carries a highlighter. */
import { toHtml } from 'hast-util-to-html';
import { refractor } from 'refractor/all';

/** Fences that show what a program prints, or nothing in particular. */
const PLAIN = new Set(['text', 'txt', 'output', 'console']);

/**
 * @param language a name or alias that Prism knows, or `text`
 * @returns HTML-escaped code in which tokens are `<span class="token …">`
 * @throws for a language that cannot be highlighted
 */
export function highlightCode(code: string, language: string): string {
  if (PLAIN.has(language)) return toHtml({ type: 'text', value: code });
  if (!refractor.registered(language)) {
    throw new Error(
      `Code block: "${language}" is not a language that can be highlighted. Write one that Prism knows (python, ts, cpp, bash …) or "text".`,
    );
  }
  return toHtml(refractor.highlight(code, language));
}
