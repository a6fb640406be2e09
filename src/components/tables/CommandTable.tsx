import type { ReactNode } from 'react';
import type { Command } from '@site/src/data/types';
import { CodeText } from '../text/CodeText';
import styles from './CommandTable.module.css';
import { DataTable } from './DataTable';

const SHORT = 10;

/** Commands of a board: what to send, what happens, what it answers. */
export function CommandTable({
  caption,
  commands,
}: {
  caption: string;
  commands: readonly Command[];
}): ReactNode {
  return (
    <DataTable
      // A pattern has no room beside its effect on a phone.
      hasShortNames={commands.every(({ send }) => send.length <= SHORT)}
      caption={caption}
      rows={commands}
      rowKey={({ send }) => send}
      columns={[
        { head: 'Send', cell: ({ send }) => <code>{send}</code>, namesRow: true },
        {
          head: 'Effect',
          cell: ({ effect, note }) => (
            <>
              <CodeText>{effect}</CodeText>
              {note && (
                <>
                  {/* Search and Markdown put both on one line. */}{' '}
                  <small className={styles.note}>
                    <CodeText>{note}</CodeText>
                  </small>
                </>
              )}
            </>
          ),
        },
        { head: 'Answer', cell: ({ reply }) => (reply ? <code>{reply}</code> : 'none') },
        commands.some(({ since }) => since) && { head: 'Since', cell: ({ since }) => since },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
