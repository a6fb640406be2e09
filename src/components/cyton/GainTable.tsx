import type { ReactNode } from 'react';
import { ADS1299_REFERENCE_VOLTS, cytonGains } from '@site/src/data/cyton';
import { microvoltsPerCount } from '@site/src/protocol/cyton';
import { TableFrame } from '../TableFrame';

/** Every gain with its scale factor, full scale and command character; computed from the formula the page explains. */
export function GainTable(): ReactNode {
  return (
    <TableFrame caption="Scale factor and full scale at each gain">
      <thead>
        <tr>
          <th scope="col">Gain</th>
          <th scope="col">Microvolts per count</th>
          <th scope="col">Nanovolts per count</th>
          <th scope="col">Full scale, differential</th>
          <th scope="col">
            Character in <code>x…X</code>
          </th>
        </tr>
      </thead>
      <tbody>
        {cytonGains.map(({ gain, code }) => (
          <tr key={gain}>
            <th scope="row">{gain === 24 ? '24 (default)' : gain}</th>
            <td>{microvoltsPerCount(gain).toFixed(5)}</td>
            <td>{(microvoltsPerCount(gain) * 1000).toFixed(2)}</td>
            <td>{`±${(ADS1299_REFERENCE_VOLTS / gain) * 1000} mV`}</td>
            <td>
              <code>{code}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
