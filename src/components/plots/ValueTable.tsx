import type { ReactNode } from 'react';
import styles from './ValueTable.module.css';

/** The values behind a plot as a small table, closed until a reader opens it. */
export function ValueTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <details className={styles.values} data-search="skip">
      <summary>Values as a table</summary>
      <div className={styles.frame} role="group" aria-label="Values as a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th key={i} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={i}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
