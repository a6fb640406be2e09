import type { ReactNode } from 'react';
import type { ByteField } from '@site/src/data/types';
import { TableFrame } from './TableFrame';

const byteRange = ({ offset, length }: ByteField): string =>
  length === 1 ? `${offset}` : `${offset}–${offset + length - 1}`;

/** The fields of a packet: offset, length, name, encoding, meaning. Offsets count from 0. */
export function ByteTable({ caption, fields }: { caption: string; fields: readonly ByteField[] }): ReactNode {
  const hasEncoding = fields.some((field) => field.encoding);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Byte</th>
          <th scope="col">Length</th>
          <th scope="col">Field</th>
          {hasEncoding && <th scope="col">Encoding</th>}
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.offset}>
            <td>{byteRange(field)}</td>
            <td>{field.length}</td>
            <th scope="row">{field.name}</th>
            {hasEncoding && <td>{field.encoding}</td>}
            <td>{field.meaning}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
