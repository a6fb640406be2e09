import type { ReactNode } from 'react';
import type { Command } from '@site/src/data/types';
import { CodeText } from './CodeText';
import styles from './CommandTable.module.css';
import { TableFrame } from './TableFrame';
import { SourceFoot, SourceMark } from './TableSources';

/** Commands of a board: what to send, what happens, what it answers. */
export function CommandTable({
  caption,
  commands,
}: {
  caption: string;
  commands: readonly Command[];
}): ReactNode {
  const hasSince = commands.some((command) => command.since);
  const sources = commands.map(({ source }) => source);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Send</th>
          <th scope="col">Effect</th>
          <th scope="col">Answer</th>
          {hasSince && <th scope="col">Since</th>}
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {commands.map((command) => (
          <tr key={command.send}>
            <th scope="row">
              <code>{command.send}</code>
            </th>
            <td>
              <CodeText>{command.effect}</CodeText>
              {command.note && (
                <small className={styles.note}>
                  <CodeText>{command.note}</CodeText>
                </small>
              )}
            </td>
            <td>{command.reply ? <code>{command.reply}</code> : 'none'}</td>
            {hasSince && <td>{command.since}</td>}
            <td>
              <SourceMark source={command.source} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
      <SourceFoot sources={sources} columns={hasSince ? 5 : 4} />
    </TableFrame>
  );
}
