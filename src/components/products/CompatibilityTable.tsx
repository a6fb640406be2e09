import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { boards, products, type Product } from '@site/src/data/products';
import { TableFrame } from '../TableFrame';
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
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {boards.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Measures</th>
          <th scope="col">Plug</th>
        </tr>
      </thead>
      <tbody>
        {products
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ name, fit, signals, plug, page }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={page}>{name}</Link>
              </th>
              {boards.map((board) => {
                const { fits, note } = fit[board.name];
                return (
                  <td key={board.name}>
                    <strong className={styles[fits]}>{answers[fits]}</strong>
                    <br />
                    <small>{note}</small>
                  </td>
                );
              })}
              <td>{signals.join(', ')}</td>
              <td>{plug}</td>
            </tr>
          ))}
      </tbody>
    </TableFrame>
  );
}

/** The boards side by side. */
export function BoardTable(): ReactNode {
  return (
    <TableFrame caption="The three boards">
      <thead>
        <tr>
          <th scope="col">Board</th>
          <th scope="col">Channels</th>
          <th scope="col">Sample rate</th>
          <th scope="col">Gain</th>
          <th scope="col">Link to the computer</th>
        </tr>
      </thead>
      <tbody>
        {boards.map(({ name, channels, sampleRate, adjustableGain, link, guide }) => (
          <tr key={name}>
            <th scope="row">
              <Link to={guide}>{name}</Link>
            </th>
            <td>{channels}</td>
            <td>{sampleRate}</td>
            <td>{adjustableGain ? '1 to 24, set for each channel' : 'fixed'}</td>
            <td>{link}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
