import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ProgramMessage } from '@site/src/data/types';
import { SourceNote } from '../sources/SourceNote';
import { CodeText } from '../text/CodeText';
import { DataTable } from './DataTable';
import styles from './MessageTable.module.css';

/** Messages of a program with their meaning, in the words that stand in its window or log. */
export function MessageTable({
  caption,
  messages,
}: {
  caption: string;
  messages: readonly ProgramMessage[];
}): ReactNode {
  return (
    <div className={styles.even}>
      <DataTable
        caption={caption}
        rows={messages}
        rowKey={({ text }) => text}
        columns={[
          { head: 'Message', cell: ({ text }) => text, namesRow: true },
          {
            head: 'What to do',
            cell: ({ meaning, more, source }) => (
              <>
                <CodeText>{meaning}</CodeText>
                {more && (
                  <>
                    {' '}
                    (<Link to={more.to}>{more.label}</Link>)
                  </>
                )}
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
