import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';

const sheet = { title: 'Data sheet' };
const pins = [
  { label: 'VDD', use: 'supply', source: { ...sheet, where: 'p. 1' } },
  { label: 'GND', use: 'ground', source: { ...sheet, where: 'p. 2' } },
];

/** The texts of the cells, one list a row. */
const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  );

// The framework's link exists in its own bundles only.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

describe('DataTable', () => {
  it('lists its rows below its heads, and names each row by the column that does', () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Pins"
        rows={pins}
        rowKey={({ label }) => label}
        columns={[
          { head: 'Use', cell: ({ use }) => use },
          { head: 'Pin', cell: ({ label }) => label, namesRow: true },
        ]}
      />,
    );
    expect(cellsOf(html)).toEqual([
      ['Use', 'Pin'],
      ['supply', 'VDD'],
      ['ground', 'GND'],
    ]);
    expect(html).toContain('<th scope="row" role="rowheader">VDD</th>');
    expect(html).not.toContain('<tfoot');
  });

  it('leaves out a column that is not wanted, and lists each source once below', () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Pins"
        rows={pins}
        rowKey={({ label }) => label}
        columns={[
          { head: 'Pin', cell: ({ label }) => label, namesRow: true },
          false,
          { head: 'Use', cell: ({ use }) => use },
        ]}
        sourceOf={({ source }) => source}
      />,
    );
    expect(cellsOf(html)).toEqual([
      ['Pin', 'Use', 'Source'],
      ['VDD', 'supply', '[1a]'],
      ['GND', 'ground', '[1b]'],
      ['Data sheet: a p. 1 · b p. 2'],
    ]);
    expect(html).toContain('<td role="cell" data-label="Use">supply</td>');
    expect(html).toContain('<td colSpan="3">');
  });

  it('names cells on phones by the words of a head that is more than a text', () => {
    const head = (
      <>
        Digit in <code>x…X</code>
      </>
    );
    const html = renderToStaticMarkup(
      <DataTable
        caption="Pins"
        rows={pins}
        rowKey={({ label }) => label}
        columns={[{ head, cell: ({ use }) => use }]}
      />,
    );
    expect(html).toContain('data-label="Digit in x…X"');
  });
});
