import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { boards, products, type Product } from '@site/src/data/products';
import { DataTable } from '../tables/DataTable';
import styles from './products.module.css';

const answers = { yes: 'Yes', adapter: 'With adapter', no: 'No' } as const;

/** Every product of some kinds against every board: fits, fits with the touchproof adapter, or does not. */
export function CompatibilityTable({
  caption,
  kinds,
}: {
  caption: string;
  kinds: readonly Product['kind'][];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={products.filter(({ kind }) => kinds.includes(kind))}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Product', cell: ({ name, page }) => <Link to={page}>{name}</Link>, namesRow: true },
        ...boards.map((board) => ({
          head: board.name,
          cell: ({ fit }: Product) => {
            const { fits, note } = fit[board.name];
            return (
              <>
                <strong className={styles[fits]}>{answers[fits]}</strong>
                <br />
                <small>{note}</small>
              </>
            );
          },
        })),
        { head: 'Measures', cell: ({ signals }) => signals.join(', ') },
        { head: 'Plug', cell: ({ plug }) => plug },
      ]}
    />
  );
}

/** The boards side by side. */
export function BoardTable(): ReactNode {
  return (
    <DataTable
      caption="The three boards"
      rows={boards}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Board', cell: ({ name, guide }) => <Link to={guide}>{name}</Link>, namesRow: true },
        { head: 'Channels', cell: ({ channels }) => channels },
        { head: 'Sample rate', cell: ({ sampleRate }) => sampleRate },
        {
          head: 'Gain',
          cell: ({ adjustableGain }) => (adjustableGain ? '1 to 24, set for each channel' : 'fixed'),
        },
        { head: 'Link to the computer', cell: ({ link }) => link },
      ]}
    />
  );
}
