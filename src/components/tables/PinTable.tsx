import type { ReactNode } from 'react';
import type { Pin } from '@site/src/data/types';
import { CodeText } from '../text/CodeText';
import { keepUnits } from '../text/keepUnits';
import { DataTable } from './DataTable';

/** Pins in fixed columns: label, type, function, note where any pin has one, source. */
export function PinTable({ caption, pins }: { caption: string; pins: readonly Pin[] }): ReactNode {
  return (
    <DataTable
      hasShortNames
      caption={caption}
      rows={pins}
      rowKey={({ label }) => label}
      columns={[
        { head: 'Pin', cell: ({ label }) => <code>{label}</code>, namesRow: true },
        { head: 'Type', cell: ({ type }) => type },
        { head: 'Function', cell: (pin) => keepUnits(pin.function) },
        pins.some(({ note }) => note) && {
          head: 'Note',
          cell: ({ note }) => note && <CodeText>{note}</CodeText>,
        },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
