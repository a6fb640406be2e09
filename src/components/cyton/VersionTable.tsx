import type { ReactNode } from 'react';
import { firmwareVersionNotes } from '@site/src/data/cytonCommands';
import { TableFrame } from '../TableFrame';

/** What each firmware says about its own version, and what it changed. */
export function VersionTable(): ReactNode {
  return (
    <TableFrame caption="Board firmware and what it says of itself">
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Released</th>
          <th scope="col">Last line after v</th>
          <th scope="col">Answer to V</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {firmwareVersionNotes.map(({ version, released, banner, answerToV, changed }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{released}</td>
            <td>
              <code>{banner}</code>
            </td>
            <td>{answerToV ? <code>{`${answerToV}$$$`}</code> : 'none'}</td>
            <td>{changed}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
