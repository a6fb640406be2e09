import type { ReactNode } from 'react';
import { searchCopy } from '../../copy';
import { MissingResults } from '../../MissingResults';
import { NothingFoundIcon } from '../icons';

interface Props {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  /** Called when the way to help is taken on this page. */
  onFollow: () => void;
}

/** Nothing found: what to try instead, and where to say that something is missing. */
export function EmptyScreen({ query, suggestions, onSuggestion, onFollow }: Props): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <NothingFoundIcon />
      </div>
      <p className="DocSearch-Title">
        {searchCopy.none.title} "<strong>{query}</strong>"
      </p>
      {suggestions.length === 0 && <p className="DocSearch-Help">{searchCopy.page.noneHelp}</p>}
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{searchCopy.none.suggestions}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <MissingResults query={query} className="DocSearch-Help" onFollow={onFollow} />
    </div>
  );
}
