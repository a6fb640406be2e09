import { useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { purposes, type Purpose } from '@site/src/data/products';
import { TableFrame } from '../TableFrame';
import styles from './products.module.css';

type Choice = Purpose['signal'] | 'all';

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'brain', label: 'Brain' },
  { value: 'muscle', label: 'Muscles' },
  { value: 'heart', label: 'Heart' },
  { value: 'eyes', label: 'Eyes' },
  { value: 'body', label: 'Skin and body' },
  { value: 'several', label: 'Several, triggers' },
];

/** Which board for what: the whole table in the server's HTML, with a filter above it once scripts run. */
export function BoardChooser(): ReactNode {
  const name = useId();
  const isReady = useIsBrowser();
  const [choice, setChoice] = useState<Choice>('all');
  const shown = purposes.filter(({ signal }) => choice === 'all' || signal === choice);
  return (
    <>
      {isReady && (
        <fieldset className={styles.choices}>
          <legend>What do you want to measure?</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name={name} checked={choice === value} onChange={() => setChoice(value)} />
              {label}
            </label>
          ))}
          <output className={styles.count}>{`${shown.length} of ${purposes.length} shown`}</output>
        </fieldset>
      )}
      <TableFrame caption="Which board for what you want to do">
        <thead>
          <tr>
            <th scope="col">I want to</th>
            <th scope="col">Board</th>
            <th scope="col">Electrodes or sensor</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ goal, board, electrodes, why, page }) => (
            <tr key={goal}>
              <th scope="row">
                <Link to={page}>{goal}</Link>
              </th>
              <td>{board}</td>
              <td>{electrodes}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}
