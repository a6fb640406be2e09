import type { ComponentProps, ReactNode } from 'react';
import styles from './instruments.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'onClick' | 'type'> {
  isOff: boolean;
  onClick: () => void;
}

/** A button that can be off. It keeps the focus then: `disabled` would take it from the reader who just pressed it. */
export function Button({ isOff, onClick, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
      {...rest}
    />
  );
}
