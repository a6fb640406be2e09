import type { ReactNode } from 'react';
import { Button } from '../Button';
import styles from '../instruments.module.css';
import { NumberField } from '../NumberField';
import own from './packets.module.css';

interface PagerProps {
  /** What is counted, such as `Packet`. */
  name: string;
  /** From 0. */
  at: number;
  count: number;
  onTurn: (at: number) => void;
}

/** Steps through a sequence. */
export function Pager({ name, at, count, onTurn }: PagerProps): ReactNode {
  if (count < 2) return null;
  const turn = (to: number): void => onTurn(Math.min(count - 1, Math.max(0, to)));
  return (
    <div className={styles.row} role="group" aria-label={`Choose a ${name.toLowerCase()}`}>
      <Button isOff={at === 0} onClick={() => turn(at - 1)}>
        Previous
      </Button>
      <label>
        {name}{' '}
        <NumberField
          className={own.step}
          min={1}
          max={count}
          isWhole
          value={at + 1}
          onChange={(value) => {
            if (value !== null) turn(value - 1);
          }}
        />{' '}
        of {count}
      </label>
      <Button isOff={at === count - 1} onClick={() => turn(at + 1)}>
        Next
      </Button>
    </div>
  );
}
