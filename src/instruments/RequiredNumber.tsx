import type { ComponentProps, ReactNode } from 'react';
import { NumberField } from './NumberField';

interface RequiredNumberProps extends Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange'> {
  /** NaN shows an empty field. */
  value: number;
  /** Gets each number that fits, and NaN for anything else: no result stands beside what it does not follow from. */
  onChange: (value: number) => void;
}

/** A field for a number that something is computed from. */
export function RequiredNumber({ value, onChange, onFault, ...field }: RequiredNumberProps): ReactNode {
  return (
    <NumberField
      {...field}
      value={Number.isNaN(value) ? null : value}
      onChange={(typed) => onChange(typed ?? NaN)}
      onFault={(fault) => {
        if (fault !== '') onChange(NaN);
        onFault?.(fault);
      }}
    />
  );
}
