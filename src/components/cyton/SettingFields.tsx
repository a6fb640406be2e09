import type { ReactNode } from 'react';
import type { SettingField } from '@site/src/data/cytonCommands';
import { TableFrame } from '../TableFrame';

/** The characters of a longer command in order, each with its values; the default is marked. */
export function SettingFields({
  caption,
  fields,
}: {
  caption: string;
  fields: readonly SettingField[];
}): ReactNode {
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Name</th>
          <th scope="col">Characters</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ position, name, values }) => (
          <tr key={position}>
            <td>{position + 1}</td>
            <th scope="row">{name}</th>
            <td>
              {values.map(({ character, meaning, isDefault }, index) => (
                <span key={character}>
                  {index > 0 && '; '}
                  <code>{character}</code> {meaning}
                  {isDefault && <strong> (default)</strong>}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
