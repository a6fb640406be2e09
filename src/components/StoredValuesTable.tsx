import type { ReactNode } from 'react';
import { storedValues } from '@site/src/storage/storedValues';
import { TableFrame } from './TableFrame';

/** What the site keeps in the browser, from the list that a browser test checks. */
export function StoredValuesTable(): ReactNode {
  return (
    <TableFrame caption="Values in your browser's local storage">
      <thead>
        <tr>
          <th scope="col">Key begins with</th>
          <th scope="col">Holds</th>
          <th scope="col">Written when</th>
        </tr>
      </thead>
      <tbody>
        {storedValues.map((value) => (
          <tr key={value.keyPrefix}>
            <th scope="row">
              <code>{value.keyPrefix}</code>
            </th>
            <td>{value.holds}</td>
            <td>{value.writtenWhen}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
