import type { ReactNode } from 'react';
import { storedValues } from '@site/src/storage/storedValues';
import { DataTable } from './DataTable';

/** What the site keeps in the browser, from the list that a browser test checks. */
export function StoredValuesTable(): ReactNode {
  return (
    <DataTable
      caption="Values in your browser's local storage"
      rows={storedValues}
      rowKey={({ keyPrefix }) => keyPrefix}
      columns={[
        { head: 'Key begins with', cell: ({ keyPrefix }) => <code>{keyPrefix}</code>, namesRow: true },
        { head: 'Holds', cell: ({ holds }) => holds },
        { head: 'Written when', cell: ({ writtenWhen }) => writtenWhen },
      ]}
    />
  );
}
