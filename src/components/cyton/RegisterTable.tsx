import type { ReactNode } from 'react';
import { cytonRegisters, type Register } from '@site/src/data/cytonRegisters';
import { hexByte } from '@site/src/protocol/hexByte';
import { DataTable } from '../tables/DataTable';
import { CodeText } from '../text/CodeText';

const hex = (value: number): string => `0x${hexByte(value)}`;

function formatAddress(address: Register['address']): string {
  return typeof address === 'number' ? hex(address) : address.map(hex).join(' to ');
}

/** The converter's registers: address, value after power-up, bits, and the commands that write them. */
export function RegisterTable(): ReactNode {
  return (
    <DataTable
      caption="Registers of the ADS1299, firmware 3.1.5, Cyton without Daisy"
      rows={cytonRegisters}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Register', cell: ({ name }) => <code>{name}</code>, namesRow: true },
        { head: 'Address', cell: ({ address }) => <code>{formatAddress(address)}</code> },
        {
          head: 'After power-up',
          cell: ({ afterReset }) => afterReset !== undefined && <code>{hex(afterReset)}</code>,
        },
        { head: 'Bits', cell: ({ bits }) => <CodeText>{bits}</CodeText> },
        { head: 'Written by', cell: ({ writtenBy }) => <CodeText>{writtenBy}</CodeText> },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
