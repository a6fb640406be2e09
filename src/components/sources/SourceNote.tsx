import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';

/** A source in a table cell: its title, linked where it can be opened, and the place inside it. */
export function SourceNote({ source }: { source: Source }): ReactNode {
  const title = source.url ? <Link href={source.url}>{source.title}</Link> : source.title;
  return (
    <small>
      {title}
      {source.where && `, ${source.where}`}
    </small>
  );
}
