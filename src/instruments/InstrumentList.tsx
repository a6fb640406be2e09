import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { DataTable } from '@site/src/components/tables/DataTable';
import { instruments } from './list';

/** Every instrument with what it answers and where it stands. */
export function InstrumentList(): ReactNode {
  return (
    <DataTable
      caption="Instruments that run in the page"
      rows={instruments}
      rowKey={({ title }) => title}
      columns={[
        { head: 'Instrument', cell: ({ title }) => title, namesRow: true },
        { head: 'Answers', cell: ({ answers }) => answers },
        {
          head: 'On',
          cell: ({ pages }) =>
            pages.map(({ name, to }, index) => (
              <span key={to}>
                {index > 0 && ', '}
                <Link to={to}>{name}</Link>
              </span>
            )),
        },
      ]}
    />
  );
}
