import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownHeading, MarkdownTable } from './MarkdownTable';

describe('MarkdownTable', () => {
  it('is no stop of the Tab key before it is known to scroll', () => {
    const html = renderToStaticMarkup(
      <MarkdownTable>
        <tbody />
      </MarkdownTable>,
    );
    expect(html).toContain('<table>');
    expect(html).not.toContain('tabindex');
  });
});

describe('MarkdownHeading', () => {
  it('heads its column', () => {
    expect(renderToStaticMarkup(<MarkdownHeading>File</MarkdownHeading>)).toBe('<th scope="col">File</th>');
  });

  it('is a plain cell where it says nothing', () => {
    expect(renderToStaticMarkup(<MarkdownHeading />)).toBe('<td></td>');
  });
});
