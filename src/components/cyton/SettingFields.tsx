import type { ReactNode } from 'react';
import type { SettingField } from '@site/src/data/cytonCommands';
import { DataTable } from '../tables/DataTable';

/** The characters of a longer command in order, each with its values; the default is marked. */
export function SettingFields({
  caption,
  fields,
}: {
  caption: string;
  fields: readonly SettingField[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={fields}
      rowKey={({ position }) => position}
      columns={[
        { head: 'Place', cell: ({ position }) => position + 1 },
        { head: 'Name', cell: ({ name }) => name, namesRow: true },
        {
          head: 'Characters',
          cell: ({ values }) =>
            values.map(({ character, meaning, isDefault }, index) => (
              <span key={character}>
                {index > 0 && '; '}
                <code>{character}</code> {meaning}
                {isDefault && (
                  <>
                    {' '}
                    <strong>(default)</strong>
                  </>
                )}
              </span>
            )),
        },
      ]}
    />
  );
}
