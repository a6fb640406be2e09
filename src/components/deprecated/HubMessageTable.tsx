import type { ReactNode } from 'react';
import type { HubMessage } from '@site/src/data/hub';
import { CodeText } from '../text/CodeText';
import { DataTable } from '../tables/DataTable';

/** Messages of the Hub's protocol: type, action, what it does with which fields, codes of the answer. */
export function HubMessageTable({
  caption,
  messages,
}: {
  caption: string;
  messages: readonly HubMessage[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={messages}
      rowKey={({ type, action }) => `${type} ${action ?? ''}`}
      columns={[
        { head: 'Type', cell: ({ type }) => <code>{type}</code>, namesRow: true },
        { head: 'Action', cell: ({ action }) => (action ? <code>{action}</code> : '–') },
        { head: 'Effect', cell: ({ effect }) => <CodeText>{effect}</CodeText> },
        { head: 'Answer', cell: ({ reply }) => reply },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
