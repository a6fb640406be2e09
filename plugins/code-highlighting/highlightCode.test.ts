import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode';
import { rehypeHighlightCode } from './rehypeHighlightCode';

describe('highlightCode', () => {
  it('names the kind of each token and keeps code inert', () => {
    expect(highlightCode('x = "<b>" # 1 & 2', 'python')).toBe(
      'x <span class="token operator">=</span> <span class="token string">"&#x3C;b>"</span> <span class="token comment"># 1 &#x26; 2</span>',
    );
  });

  it('leaves plain text as it is', () => {
    expect(highlightCode('a < b', 'text')).toBe('a &#x3C; b');
  });

  it('names a language that it does not know, and what to write', () => {
    expect(() => highlightCode('x', 'pyhton')).toThrow(/"pyhton" is not a language.*or "text"/);
  });
});

describe('rehypeHighlightCode', () => {
  it('replaces the text of fenced blocks alone, without their last line break', () => {
    const inline = {
      type: 'element' as const,
      tagName: 'code',
      properties: {},
      children: [{ type: 'text' as const, value: 'b' }],
    };
    const fenced = {
      type: 'element' as const,
      tagName: 'code',
      properties: { className: ['language-python'] } as Record<string, string | string[]>,
      children: [{ type: 'text' as const, value: 'if x:\n  pass\n' }],
    };
    const tree: Root = {
      type: 'root',
      children: [
        { type: 'element', tagName: 'p', properties: {}, children: [inline] },
        { type: 'element', tagName: 'pre', properties: {}, children: [fenced] },
      ],
    };
    rehypeHighlightCode()(tree);
    expect(fenced.children).toEqual([]);
    expect(fenced.properties.html).toMatch(/^<span class="token keyword">if<\/span> x.*\n.*pass<\/span>$/);
    expect(inline).toMatchObject({ properties: {}, children: [{ value: 'b' }] });
  });
});
