import type { ReactNode } from 'react';
import { guiMessages } from '@site/src/data/guiMessages';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';
import styles from './guiTables.module.css';

/** Messages of the GUI with their meaning. */
export function GuiMessages({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.even}>
      <DataTable
        caption={caption}
        rows={guiMessages}
        rowKey={({ text }) => text}
        columns={[
          { head: 'Message', cell: ({ text }) => text, namesRow: true },
          {
            head: 'What to do',
            cell: ({ meaning, source }) => (
              <>
                {meaning}
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
