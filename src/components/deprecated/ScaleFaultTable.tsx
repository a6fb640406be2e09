import type { ReactNode } from 'react';
import type { ScaleFault } from '@site/src/data/pythonLibraries';
import { TableFrame } from '../TableFrame';
import { SourceFoot, SourceMark } from '../TableSources';

/** What a library delivers for a signal, and what makes it right. */
export function ScaleFaultTable({
  caption,
  faults,
}: {
  caption: string;
  faults: readonly ScaleFault[];
}): ReactNode {
  const sources = faults.map(({ source }) => source);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Signal</th>
          <th scope="col">Library</th>
          <th scope="col">Delivers</th>
          <th scope="col">Repair</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ library, signal, delivers, repair, source }) => (
          <tr key={`${library} ${signal}`}>
            <th scope="row">{signal}</th>
            <td>{library}</td>
            <td>{delivers}</td>
            <td>{repair}</td>
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
