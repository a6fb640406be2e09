import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';
import { listSources, sourceNumber } from './sourceList';
import styles from './TableSources.module.css';

/** A row's source in short: its number in the table's list and the place inside it. */
export function SourceMark({ source, sources }: { source: Source; sources: readonly Source[] }): ReactNode {
  const number = sourceNumber(sources, source);
  return (
    <small className={styles.mark}>
      {source.url ? (
        <Link href={source.url} aria-label={`[${number}] ${source.title}`} title={source.title}>
          [{number}]
        </Link>
      ) : (
        <span title={source.title}>[{number}]</span>
      )}
      {source.where && ` ${source.where}`}
    </small>
  );
}

/** The sources of a table, numbered, below its rows. */
export function SourceFoot({ sources, columns }: { sources: readonly Source[]; columns: number }): ReactNode {
  return (
    <tfoot>
      <tr>
        <td colSpan={columns}>
          <ol className={styles.list} aria-label="Sources of this table">
            {listSources(sources).map((source) => (
              <li key={`${source.title} ${source.url ?? ''}`}>
                {source.url ? <Link href={source.url}>{source.title}</Link> : source.title}
              </li>
            ))}
          </ol>
        </td>
      </tr>
    </tfoot>
  );
}
