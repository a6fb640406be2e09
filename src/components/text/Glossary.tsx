import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { glossary } from '@site/src/data/glossary';
import { DataTable } from '../tables/DataTable';

/** Every word of the glossary with its explanation, and where the site says more. */
export function Glossary({ caption }: { caption: string }): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={glossary}
      rowKey={({ term }) => term}
      columns={[
        { head: 'Word', cell: ({ term }) => term, namesRow: true },
        { head: 'What it means here', cell: ({ definition }) => definition },
        { head: 'More', cell: ({ term, page }) => <Link to={page}>more on {term}</Link> },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
