import type { ReactNode } from 'react';
import { formatChangeSources, formatChanges, type NetworkFormat } from '@site/src/data/gui';
import { CodeText } from '../text/CodeText';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';
import styles from './guiTables.module.css';

/** What one protocol sends for each kind of data. */
export function NetworkTable({
  caption,
  formats,
  protocol,
}: {
  caption: string;
  formats: readonly NetworkFormat[];
  protocol: 'udp' | 'osc' | 'lslChannels' | 'serial';
}): ReactNode {
  return (
    <div className={styles.breaking}>
      <DataTable
        caption={caption}
        rows={formats}
        rowKey={({ dataType }) => dataType}
        columns={[
          { head: 'Data type', cell: ({ dataType }) => dataType, namesRow: true },
          {
            head: protocol === 'lslChannels' ? 'Channels of the stream' : 'Example',
            cell: (format) =>
              protocol === 'udp' ? <code>{format.udp}</code> : <CodeText>{format[protocol]}</CodeText>,
          },
        ]}
      />
    </div>
  );
}

/** What each kind of data is and how often it is sent. */
export function NetworkContents({
  caption,
  formats,
}: {
  caption: string;
  formats: readonly NetworkFormat[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={formats}
      rowKey={({ dataType }) => dataType}
      columns={[
        { head: 'Data type', cell: ({ dataType }) => dataType, namesRow: true },
        { head: 'Content', cell: ({ content }) => content },
        {
          head: 'Sent',
          cell: ({ pace }) =>
            pace === 'block' ? 'every 40 ms, with all samples of that time' : 'once per drawn frame',
        },
      ]}
    />
  );
}

/** What older versions send over the network instead. */
export function FormatChanges({ caption }: { caption: string }): ReactNode {
  return (
    <>
      <div className={styles.breaking}>
        <DataTable
          caption={caption}
          rows={formatChanges}
          rowKey={({ dataType }) => dataType}
          columns={[
            { head: 'Data', cell: ({ dataType }) => dataType, namesRow: true },
            { head: '5.2.0 to 5.2.2', cell: ({ v52 }) => <CodeText>{v52}</CodeText> },
            { head: '5.0.0 to 5.1.0', cell: ({ v51 }) => <CodeText>{v51}</CodeText> },
          ]}
        />
      </div>
      <p>
        {formatChangeSources.map((source, i) => (
          <span key={source.title}>
            {i > 0 && '; '}
            <SourceNote source={source} />
          </span>
        ))}
      </p>
    </>
  );
}
