import type { ReactNode } from 'react';
import { ganglionFirmwareVersions } from '@site/src/data/ganglion';
import { TableFrame } from '../TableFrame';

/** Every release of the firmware and what it changed. */
export function VersionTable(): ReactNode {
  return (
    <TableFrame caption="Releases of the Ganglion firmware">
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Released</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {ganglionFirmwareVersions.map(({ version, released, changed }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{released}</td>
            <td>{changed}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
