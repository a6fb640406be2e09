import type { ReactNode } from 'react';
import { CodeText } from '@site/src/components/text/CodeText';
import { DataTable } from '@site/src/components/tables/DataTable';
import { hexByte } from '@site/src/protocol/hexByte';
import shared from '../instruments.module.css';
import styles from './commands.module.css';
import type { Explained } from './explain';
import type { RegisterWrite } from './registers';

const KINDS = { command: 'Command', answer: 'Answer', mistake: 'Mistake' } as const;

const inBits = ({ bits }: RegisterWrite): string => bits.map((bit) => bit ?? '·').join('');

/** The value of a register whose eight bits are all written. */
const valueOf = ({ bits }: RegisterWrite): string =>
  bits.includes(null) ? '' : ` = 0x${hexByte(parseInt(bits.join(''), 2))}`;

/** One stretch of a text: what it is, character by character, with the answer to expect and the bits it writes. */
export function Explanation({ piece }: { piece: Explained }): ReactNode {
  const { line, text, kind, meaning, characters, reply, note, since, writes } = piece;
  return (
    <div className={styles.piece} data-kind={kind}>
      <p className={styles.head}>
        <span className={kind === 'mistake' ? styles.wrong : styles.kind}>
          {KINDS[kind]}, line {line}
        </span>{' '}
        <code>{text}</code>
      </p>
      <p>
        <CodeText>{meaning}</CodeText>
        {kind !== 'answer' && !/[.]$/.test(meaning) && '.'}
        {since && ` Since firmware ${since}.`}
      </p>
      {reply && (
        <p>
          Answer to expect: <code>{reply}</code>
        </p>
      )}
      {note && (
        <p className={shared.quiet}>
          <CodeText>{note}</CodeText>
        </p>
      )}
      {characters && (
        <DataTable
          caption={`The characters of ${text}`}
          rows={characters.map((entry, place) => ({ ...entry, place }))}
          rowKey={({ place }) => place}
          columns={[
            { head: 'Place', cell: ({ place }) => place + 1 },
            { head: 'Character', cell: ({ character }) => <code>{character}</code> },
            { head: 'Name', cell: ({ name }) => name, namesRow: true },
            { head: 'Meaning', cell: (row) => row.meaning },
          ]}
        />
      )}
      {writes && (
        <DataTable
          caption="Register bits that it writes, from bit 7 to bit 0 (a bit shown as · keeps its value)"
          rows={writes.map((entry, place) => ({ ...entry, place }))}
          rowKey={({ place }) => place}
          columns={[
            { head: 'Chip', cell: ({ chip }) => chip },
            {
              head: 'Register',
              cell: ({ name, address }) => `${name} (0x${hexByte(address)})`,
              namesRow: true,
            },
            {
              head: 'Bits',
              cell: (row) => <code className={shared.mono}>{inBits(row) + valueOf(row)}</code>,
            },
            { head: 'Meaning', cell: (row) => row.meaning },
          ]}
        />
      )}
    </div>
  );
}
