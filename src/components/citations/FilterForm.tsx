import { useId, type ReactNode } from 'react';
import { noFilters, sortOrders, TEXT_LIMIT, type Filters } from '@site/src/citations/filters';
import { boardNames, isKeyOf, keysOf, signalNames, topicNames } from '@site/src/citations/names';
import styles from './FilterForm.module.css';

interface ChoiceProps<Key extends string> {
  label: string;
  /** What the empty choice says; without it there is none. */
  any?: string;
  names: Record<Key, string>;
  value: Key | undefined;
  onChoose: (value: Key | undefined) => void;
}

/** One labelled list of choices. */
function Choice<Key extends string>({ label, any, names, value, onChoose }: ChoiceProps<Key>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(isKeyOf(names, target.value) ? target.value : undefined)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {keysOf(names).map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterFormProps {
  filters: Filters;
  /** The years that can be chosen, oldest first. */
  years: readonly number[];
  onChoose: (change: Partial<Filters>) => void;
  onType: (text: string) => void;
}

/** The controls above the list: plain labelled boxes, so that every one of them works by keyboard. */
export function FilterForm({ filters, years, onChoose, onType }: FilterFormProps): ReactNode {
  const textId = useId();
  // An address may ask for a year that the list does not have: the box shows what was asked all the same.
  const asked = [filters.from, filters.to].filter((year) => year !== undefined);
  const yearNames = Object.fromEntries([...years, ...asked].map((year) => [String(year), String(year)]));
  const yearOf = (value: string | undefined): number | undefined =>
    value === undefined ? undefined : Number(value);
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Filter the works"
      data-search="skip"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.text}>
        <label htmlFor={textId}>Words in the entry</label>
        <input
          id={textId}
          type="search"
          value={filters.text}
          maxLength={TEXT_LIMIT}
          placeholder="author, title, journal, DOI"
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <Choice
        label="Board"
        any="Any board"
        names={boardNames}
        value={filters.board}
        onChoose={(board) => onChoose({ board })}
      />
      <Choice
        label="Signal"
        any="Any signal"
        names={signalNames}
        value={filters.signal}
        onChoose={(signal) => onChoose({ signal })}
      />
      <Choice
        label="Topic"
        any="Any topic"
        names={topicNames}
        value={filters.topic}
        onChoose={(topic) => onChoose({ topic })}
      />
      <Choice
        label="From year"
        any="First"
        names={yearNames}
        value={filters.from?.toString()}
        onChoose={(from) => onChoose({ from: yearOf(from) })}
      />
      <Choice
        label="To year"
        any="Latest"
        names={yearNames}
        value={filters.to?.toString()}
        onChoose={(to) => onChoose({ to: yearOf(to) })}
      />
      <Choice
        label="Order"
        names={sortOrders}
        value={filters.sort}
        onChoose={(sort) => onChoose({ sort: sort ?? noFilters.sort })}
      />
    </form>
  );
}
