import type { ReactNode } from 'react';
import type { HubMessage } from '@site/src/data/hub';
import { CodeText } from '../CodeText';
import { TableFrame } from '../TableFrame';
import { SourceFoot, SourceMark } from '../TableSources';

/** Messages of the Hub's protocol: type, action, what it does with which fields, codes of the answer. */
export function HubMessageTable({
  caption,
  messages,
}: {
  caption: string;
  messages: readonly HubMessage[];
}): ReactNode {
  const sources = messages.map(({ source }) => source);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Action</th>
          <th scope="col">Effect</th>
          <th scope="col">Answer</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ type, action, effect, reply, source }) => (
          <tr key={`${type} ${action ?? ''}`}>
            <th scope="row">
              <code>{type}</code>
            </th>
            <td>{action ? <code>{action}</code> : '–'}</td>
            <td>
              <CodeText>{effect}</CodeText>
            </td>
            <td>{reply}</td>
            <td>
              <SourceMark source={source} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
      <SourceFoot sources={sources} columns={5} />
    </TableFrame>
  );
}
