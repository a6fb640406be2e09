import type { ReactNode } from 'react';
import { keepUnits } from './keepUnits';

/** A quantity with an index: `V_REF`, `f_s`. Names of pins and constants have more letters before the line, or another one. */
const SYMBOL = /\b([ACGIRVf])_([A-Za-z0-9]+)\b/;

/** Text in which indices hang below the line. The line between stays in the text, for those who search or copy it. */
export function Symbols({ children }: { children: string }): ReactNode {
  const match = SYMBOL.exec(children);
  if (!match) return keepUnits(children);
  const [found, letter, index] = match;
  return (
    <>
      {keepUnits(children.slice(0, match.index))}
      {letter}
      <sub>
        <span className="unseen">_</span>
        {index}
      </sub>
      <Symbols>{children.slice(match.index + found.length)}</Symbols>
    </>
  );
}
