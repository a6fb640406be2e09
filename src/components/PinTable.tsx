import type { ReactNode } from 'react';
import type { Pin } from '@site/src/data/types';
import { SourceNote } from './SourceNote';
import { TableFrame } from './TableFrame';

/** Pins in fixed columns: label, type, function, limits, source. */
export function PinTable({ caption, pins }: { caption: string; pins: readonly Pin[] }): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Pin</th>
          <th scope="col">Type</th>
          <th scope="col">Function</th>
          <th scope="col">Note</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {pins.map((pin) => (
          <tr key={pin.label}>
            <th scope="row">
              <code>{pin.label}</code>
            </th>
            <td>{pin.type}</td>
            <td>{pin.function}</td>
            <td>{pin.note}</td>
            <td>
              <SourceNote source={pin.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
