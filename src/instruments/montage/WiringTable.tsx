import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TableFrame } from '@site/src/components/tables/TableFrame';
import { guiPositions } from '@site/src/data/montages';
import type { BoardName } from '@site/src/data/products';
import { findOnFace, isWiredPair, positions, rowsOf, type Use, type Wiring, type WiringRow } from './model';
import styles from './montage.module.css';
import { nameOf, titleOf } from './words';

/** Positions as lists choose them: the few of the 10-20 system first. */
const groups = [
  { label: '10-20 system', system: '10-20' },
  { label: 'Ears', system: 'ear' },
  { label: 'Eyes and chin (sleep)', system: 'face' },
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

/** What a reader does not see in the name of a position: where it is on the face, or where the GUI draws it. */
function noteOf(row: WiringRow): string | null {
  const place = findOnFace(row.site)?.where;
  if (place !== undefined) return place;
  const drawn = row.side === undefined ? drawnElsewhere(row) : null;
  return drawn === null ? null : `The GUI draws ${drawn}`;
}

/** What the board needs for a channel that measures between its own pins. */
const settingOfPair = (board: BoardName, channel: number): string =>
  board === 'Ganglion' ? `switch ${channel} up` : 'SRB2 off';

/** Use, pin and position of every input; the positions can be chosen here as well as on the head. */
export function WiringTable({
  wiring,
  onAssign,
  onWire,
}: {
  wiring: Wiring;
  onAssign: (use: Use, site: string | null) => void;
  /** A channel is to measure between its own pins, or against the reference. */
  onWire: (channel: number, isPair: boolean) => void;
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
              {titleOf(board, row.use).replace(/ (?=\d+$)/, '\u00a0')}
              {typeof row.use === 'number' && row.use > 0 && (
                <label className={clsx(styles.wire, isWiredPair(wiring, row.use) && styles.wired)}>
                  <input
                    type="checkbox"
                    aria-label={`Wire channel ${row.use} as a pair`}
                    checked={isWiredPair(wiring, row.use)}
                    onChange={(event) => onWire(Number(row.use), event.target.checked)}
                  />
                  {isWiredPair(wiring, row.use) ? `pair, ${settingOfPair(board, row.use)}` : 'pair'}
                </label>
              )}
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
                {noteOf(row) !== null && <small className={styles.gui}>{noteOf(row)}</small>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
