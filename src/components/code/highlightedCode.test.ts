import { describe, expect, it } from 'vitest';
import { highlightCode } from '@site/plugins/code-highlighting/highlightCode';
import { codeOf } from './highlightedCode';

describe('codeOf', () => {
  it.each([
    ['python', 'if a < b & c > d:\n    print("&lt; <b>\'&amp;")  # &#x3C;'],
    ['ts', 'const a: Map<string, number> = b && c;'],
    ['text', '<tag> & &amp;'],
  ])('gives %s back as it was', (language, code) => {
    expect(codeOf(highlightCode(code, language))).toBe(code);
  });
});
