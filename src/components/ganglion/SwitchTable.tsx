import type { ReactNode } from 'react';
import { ganglionSwitches } from '@site/src/data/ganglionPins';
import { TableFrame } from '../tables/TableFrame';
import { listSources } from '../sources/sourceList';
import { SourceFoot, SourceMark } from '../sources/TableSources';

/** Every switch and button of the board with what each position means. */
export function SwitchTable(): ReactNode {
  const listed = listSources(ganglionSwitches.map(({ source }) => source));
  return (
    <TableFrame caption="Switches and button">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Position</th>
          <th scope="col">Meaning</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {ganglionSwitches.flatMap(({ label, positions, source }) =>
          positions.map(({ position, meaning }, index) => (
            <tr key={`${label} ${position}`}>
              {index === 0 && (
                <th scope="row" rowSpan={positions.length}>
                  {label}
                </th>
              )}
              <td>{position}</td>
              <td>{meaning}</td>
              {index === 0 && (
                <td rowSpan={positions.length}>
                  <SourceMark source={source} listed={listed} />
                </td>
              )}
            </tr>
          )),
        )}
      </tbody>
      <SourceFoot listed={listed} columns={4} />
    </TableFrame>
  );
}
