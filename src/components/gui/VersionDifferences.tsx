import type { ReactNode } from 'react';
import { versionDifferences } from '@site/src/data/gui';
import { CodeText } from '../text/CodeText';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';
import styles from './guiTables.module.css';

/** Where 5.2.2 and 6.0.0-beta.1 differ. */
export function VersionDifferences({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.breaking}>
      <DataTable
        caption={caption}
        rows={versionDifferences}
        rowKey={({ topic }) => topic}
        columns={[
          { head: 'Topic', cell: ({ topic }) => topic, namesRow: true },
          { head: '5.2.2', cell: ({ v52 }) => <CodeText>{v52}</CodeText> },
          {
            head: '6.0.0-beta.1',
            cell: ({ v6, source }) => (
              <>
                <CodeText>{v6}</CodeText> <br /> <SourceNote source={source} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
