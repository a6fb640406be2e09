import type { ReactNode } from 'react';
import { searchCopy } from '../../copy';
import type { SearchErrorKind } from '../../types';
import { OfflineIcon } from '../icons';

interface Props {
  error: SearchErrorKind;
  onRetry: () => void;
}

/** The search failed. Stays until the query changes or the reader tries again. */
export function ErrorScreen({ error, onRetry }: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <OfflineIcon />
      </div>
      <p className="DocSearch-Title">{searchCopy.error.title}</p>
      <p className="DocSearch-Help">{searchCopy.error.helpFor(error)}</p>
      <button type="button" className="DocSearch-Retry" onClick={onRetry}>
        {searchCopy.error.retry}
      </button>
    </div>
  );
}
