import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';
import { CodeText } from '../text/CodeText';
import { SourceNote } from './SourceNote';

/** Facts from the data files as a list, each with the place where it can be checked. */
export function BoardFacts({ facts }: { facts: readonly { note: string; source: Source }[] }): ReactNode {
  return (
    <ul>
      {facts.map(({ note, source }) => (
        <li key={note}>
          <CodeText>{note}</CodeText> (<SourceNote source={source} />)
        </li>
      ))}
    </ul>
  );
}
