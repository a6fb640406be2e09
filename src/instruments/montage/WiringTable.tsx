import type { ReactNode } from 'react';
import { TableFrame } from '@site/src/components/tables/TableFrame';
import { guiPositions } from '@site/src/data/montages';
import { positions, rowsOf, type Use, type Wiring, type WiringRow } from './model';
import styles from './montage.module.css';
import { nameOf, titleOf } from './words';

/** Positions as lists choose them: the few of the 10-20 system first. */
const groups = [
  { label: '10-20 system', system: '10-20' },
  { label: 'Ears', system: 'ear' },
  { label: '10-10 system', system: '10-10' },
] as const;

const options = groups.map(({ label, system }) => (
  <optgroup key={system} label={label}>
    {positions
      .filter((position) => position.system === system)
      .map(({ name, formerly }) => (
        <option key={name} value={name}>
          {formerly ? `${name} (${formerly})` : name}
        </option>
      ))}
  </optgroup>
));

/** Where the GUI's Head Plot shows a channel, if that is elsewhere than it is. */
function drawnElsewhere({ channel, site }: WiringRow): string | null {
  const drawn = channel === undefined ? undefined : guiPositions[channel - 1];
  return drawn !== undefined && site !== null && drawn !== site ? drawn : null;
}

/** Use, pin and position of every input; the positions can be chosen here as well as on the head. */
export function WiringTable({
  wiring,
  onAssign,
}: {
  wiring: Wiring;
  onAssign: (use: Use, site: string | null) => void;
}): ReactNode {
  const { board } = wiring;
  return (
    <TableFrame caption={`Montage: ${board}`}>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Board pin</th>
          <th scope="col">Position</th>
        </tr>
      </thead>
      <tbody className={styles.wiring}>
        {rowsOf(wiring).map((row) => (
          <tr key={row.use}>
            <th scope="row" className={styles.use}>
              {titleOf(board, row.use)}
            </th>
            <td>
              <code>{row.pin}</code>
            </td>
            <td>
              <span className={styles.place}>
                <select
                  className={styles.position}
                  aria-label={`Position of ${nameOf(board, row.use)}`}
                  value={row.site ?? ''}
                  onChange={(event) => onAssign(row.use, event.target.value || null)}
                >
                  <option value="">none</option>
                  {options}
                </select>
                {drawnElsewhere(row) !== null && (
                  <small className={styles.gui}>{`The GUI draws ${drawnElsewhere(row)}`}</small>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
