import type { ReactNode } from 'react';
import { guiMessages } from '@site/src/data/guiMessages';
import styles from './GuiTables.module.css';
import { SourceNote } from './SourceNote';
import { TableFrame } from './TableFrame';

/** Messages of the GUI with their meaning. */
export function GuiMessages({ caption }: { caption: string }): ReactNode {
  return (
    <div className={styles.even}>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {guiMessages.map(({ text, meaning, source }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>
                {meaning}
                <br />
                <SourceNote source={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
