import type { ReactNode } from 'react';
import { cytonAuxFields, cytonStopBytes } from '@site/src/data/cyton';
import { CodeText } from '../CodeText';
import { TableFrame } from '../TableFrame';

/** Every stop byte the firmware sends and what the six auxiliary bytes hold. */
export function StopByteTable(): ReactNode {
  return (
    <TableFrame caption="Stop bytes of firmware 2.0.0 and later">
      <thead>
        <tr>
          <th scope="col">Stop byte</th>
          <th scope="col">Bytes 26 to 31</th>
          <th scope="col">When</th>
          <th scope="col">Name in the firmware</th>
        </tr>
      </thead>
      <tbody>
        {cytonStopBytes.map(({ byte, symbol, aux, meaning }) => (
          <tr key={byte}>
            <th scope="row">
              <code>{`0x${byte.toString(16).toUpperCase()}`}</code>
            </th>
            <td>
              {cytonAuxFields[aux]
                .map(
                  ({ name, offset, length }) =>
                    `${name} (${offset}${length > 1 ? `–${offset + length - 1}` : ''})`,
                )
                .join(', ')}
            </td>
            <td>
              <CodeText>{meaning}</CodeText>
            </td>
            <td>
              <code>{symbol}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
