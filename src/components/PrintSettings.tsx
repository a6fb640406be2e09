import type { ReactNode } from 'react';
import type { PrintProfile } from '@site/src/data/headsets';
import { TableFrame } from './TableFrame';

interface PrintSettingsProps {
  caption: string;
  /** Groups of parts, one column each; all name the settings of the first. */
  profiles: readonly PrintProfile[];
}

/** Settings of a 3D printer, one row a setting and one column a group of parts. */
export function PrintSettings({ caption, profiles }: PrintSettingsProps): ReactNode {
  const names = Object.keys(profiles[0]?.settings ?? {});
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          {profiles.map(({ parts }) => (
            <th key={parts} scope="col">
              {parts}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {profiles.map(({ parts, settings }) => (
              <td key={parts}>{settings[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
