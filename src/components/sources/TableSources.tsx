import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';
import { Breakable } from '../text/Breakable';
import { letterAt, type ListedSource, sourceMark } from './sourceList';
import styles from './TableSources.module.css';

/**
 * A row's source in short: its number in the table's list, and the letter of the place inside it. The title says it in words;
 * a label with the same words would make them twice as many in each row.
 *
 * @param listed the sources of the table (`listSources`), which its rows share
 */
export function SourceMark({
  source,
  listed,
}: {
  source: Source;
  listed: readonly ListedSource[];
}): ReactNode {
  const mark = sourceMark(listed, source);
  const title = [source.title, source.where].filter(Boolean).join(': ');
  return source.url ? (
    <Link className={styles.mark} href={source.url} title={title}>
      {`[${mark}]`}
    </Link>
  ) : (
    <span className={styles.mark} title={title}>
      {`[${mark}]`}
    </span>
  );
}

/** The sources of a table, numbered, below its rows, each with the places that the rows' letters stand for. */
export function SourceFoot({
  listed,
  columns,
}: {
  listed: readonly ListedSource[];
  columns: number;
}): ReactNode {
  return (
    <tfoot>
      <tr>
        <td colSpan={columns}>
          <ol className={styles.list} aria-label="Sources of this table">
            {listed.map(({ source, places }) => (
              <li key={`${source.title} ${source.url ?? ''}`}>
                {source.url ? <Link href={source.url}>{source.title}</Link> : source.title}
                {places.length > 0 && ': '}
                {places.map((place, index) => (
                  <span key={place}>
                    {index > 0 && ' · '}
                    {places.length > 1 && <b>{`${letterAt(index)} `}</b>}
                    <Breakable>{place}</Breakable>
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </td>
      </tr>
    </tfoot>
  );
}
