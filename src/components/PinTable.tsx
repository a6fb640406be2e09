import type { ReactNode } from 'react';
import type { Pin } from '@site/src/data/types';
import { TableFrame } from './TableFrame';
import { SourceFoot, SourceMark } from './TableSources';

/** Pins in fixed columns: label, type, function, note where any pin has one, source. */
export function PinTable({ caption, pins }: { caption: string; pins: readonly Pin[] }): ReactNode {
  const sources = pins.map(({ source }) => source);
  const hasNotes = pins.some(({ note }) => note);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Pin</th>
          <th scope="col">Type</th>
          <th scope="col">Function</th>
          {hasNotes && <th scope="col">Note</th>}
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
            {hasNotes && <td>{pin.note}</td>}
            <td>
              <SourceMark source={pin.source} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
      <SourceFoot sources={sources} columns={hasNotes ? 5 : 4} />
    </TableFrame>
  );
}
