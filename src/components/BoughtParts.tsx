import type { ReactNode } from 'react';
import type { BoughtPart } from '@site/src/data/headsets';
import { TableFrame } from './TableFrame';

/** Parts of a headset that are bought, not printed: how many, and how to find them or an equal. */
export function BoughtParts({
  caption,
  parts,
}: {
  caption: string;
  parts: readonly BoughtPart[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">How many</th>
          <th scope="col">Find it by</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, count, identity }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td>{identity}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
