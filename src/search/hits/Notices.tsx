import type { ReactNode } from 'react';
import { searchCopy } from '../copy';
import type { SearchAnswer } from '../types';

interface Props {
  answer: Pick<SearchAnswer, 'query' | 'count' | 'unknown' | 'isUnquoted' | 'corrected'>;
  /** Searches for the words as they were typed. */
  onAsTyped: () => void;
  className?: string | undefined;
}

/** What was searched for instead of what was typed: a corrected word, with a way back, without an unknown one, or without quotation marks. */
export function Notices({ answer, onAsTyped, className }: Props): ReactNode {
  const { query, count, unknown = [], isUnquoted, corrected } = answer;
  if (count === 0) return null;
  return (
    <>
      {corrected !== undefined && (
        <p className={className}>
          {searchCopy.results.corrected} <strong>{corrected}</strong>.{' '}
          <button type="button" onClick={onAsTyped}>
            {searchCopy.results.asTyped(query)}
          </button>
        </p>
      )}
      {unknown.length > 0 && <p className={className}>{searchCopy.results.unknown(unknown)}</p>}
      {isUnquoted && unknown.length === 0 && <p className={className}>{searchCopy.results.unquoted}</p>}
    </>
  );
}
