import type { ReactNode } from 'react';
import { TableFrame } from '@site/src/components/tables/TableFrame';
import shared from '../instruments.module.css';
import { nameOfPair, recordedSites, type Pair, type Wiring } from './model';
import styles from './montage.module.css';

const SIDES = [
  ['anode', 'Anode'],
  ['cathode', 'Cathode'],
] as const;

/** Bipolar channels that are computed afterwards: both sides can be chosen among what is recorded. */
export function PairTable({
  wiring,
  onChange,
}: {
  wiring: Wiring;
  /** The pair at an index has changed; `null` takes it away. */
  onChange: (index: number, pair: Pair | null) => void;
}): ReactNode {
  const recorded = recordedSites(wiring);
  return (
    <TableFrame caption="Pairs: anode minus cathode, computed after the recording">
      <thead>
        <tr>
          <th scope="col">Pair</th>
          {SIDES.map(([, head]) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.wiring}>
        {wiring.pairs.map((pair, index) => (
          <tr key={index}>
            <th scope="row" className={styles.use}>
              {`${index + 1}: ${nameOfPair(pair)}`}
            </th>
            {SIDES.map(([side, head]) => (
              <td key={side}>
                <span className={styles.place}>
                  <select
                    className={styles.position}
                    aria-label={`${head} of pair ${index + 1}`}
                    value={pair[side]}
                    onChange={(event) => onChange(index, { ...pair, [side]: event.target.value })}
                  >
                    {[...(recorded.includes(pair[side]) ? [] : [pair[side]]), ...recorded].map((site) => (
                      <option key={site}>{site}</option>
                    ))}
                  </select>
                  {side === 'cathode' && (
                    <button
                      type="button"
                      className={shared.button}
                      aria-label={`Remove pair ${index + 1}, ${nameOfPair(pair)}`}
                      onClick={() => onChange(index, null)}
                    >
                      Remove
                    </button>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
