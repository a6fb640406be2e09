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

/** A table as MDX makes it of Markdown, with line ends between its parts. */
const draw = (names: string[], ...rows: string[][]): string =>
  renderToStaticMarkup(
    <MarkdownTable>
      <thead>
        <tr>
          {names.map((name) => (
            <MarkdownHeading key={name}>{name}</MarkdownHeading>
          ))}
        </tr>
      </thead>
      {'\n'}
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, at) => (
              <td key={at}>
                <b>{cell}</b>
              </td>
            ))}
            {'\n'}
          </tr>
        ))}
      </tbody>
    </MarkdownTable>,
  );

describe('MarkdownTable of many columns', () => {
  const names = ['Project', 'Channels', 'Electrodes', 'Needs', 'Time'];

  it('is a list of its rows for phones, in which each cell says what it is, and stays a table to those who hear it', () => {
    const html = draw(names, ['Music', '1', 'three', 'Python', 'half an hour']);
    expect(html).toContain('role="table"');
    expect(html).toContain('<th scope="col" role="columnheader">Project</th>');
    expect(html).toContain('<th scope="row" role="rowheader"><b>Music</b></th>');
    expect(html).toContain('<td role="cell" data-label="Needs"><b>Python</b></td>');
  });

  it('stays a table where its cells are to be compared: numbers, units and positions', () => {
    const html = draw(names, ['Small', '1', '2.5 mm', 'Fp1', 'O2']);
    expect(html).not.toContain('data-label');
    expect(html).toContain('<table><thead>');
  });

  it('stays a table with fewer columns', () => {
    expect(draw(names.slice(1), ['one', 'three', 'Python', 'half an hour'])).not.toContain('data-label');
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
