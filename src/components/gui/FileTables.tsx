import type { ReactNode } from 'react';
import { settingsFiles, type FileColumn } from '@site/src/data/gui';
import { CodeText } from '../text/CodeText';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';
import styles from './guiTables.module.css';

/** The columns of a recording, counted from 1. */
export function ColumnTable({
  caption,
  columns,
}: {
  caption: string;
  columns: readonly FileColumn[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={columns}
      rowKey={({ from }) => from}
      columns={[
        { head: 'Column', cell: ({ from, to }) => (from === to ? from : `${from}–${to}`) },
        { head: 'Name in the file', cell: ({ name }) => name, namesRow: true },
        { head: 'Content', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}

/** The files below `Settings`: when each is written and what it holds. */
export function SettingsFiles({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.breaking}>
      <DataTable
        caption={caption}
        rows={settingsFiles}
        rowKey={({ name }) => name}
        columns={[
          { head: 'Settings', cell: ({ name }) => name, namesRow: true },
          {
            head: 'Content',
            cell: ({ content, written }) => (
              <>
                <CodeText>{content}</CodeText>. <em>Written by:</em> <CodeText>{written}</CodeText>
              </>
            ),
          },
          {
            head: 'File',
            cell: ({ file, source }) => (
              <>
                <CodeText>{file}</CodeText>
                <br />
                <SourceNote source={source} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
