import { useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { purposes, type Purpose } from '@site/src/data/products';
import { DataTable } from '../tables/DataTable';
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
      <DataTable
        caption="Which board for what you want to do"
        rows={shown}
        rowKey={({ goal }) => goal}
        columns={[
          { head: 'I want to', cell: ({ goal, page }) => <Link to={page}>{goal}</Link>, namesRow: true },
          { head: 'Board', cell: ({ board }) => board },
          { head: 'Electrodes or sensor', cell: ({ electrodes }) => electrodes },
          { head: 'Why', cell: ({ why }) => why },
        ]}
      />
    </>
  );
}
