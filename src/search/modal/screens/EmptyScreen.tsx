import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchCopy } from '../../copy';
import { encodeQuery } from '../../query';
import { NothingFoundIcon } from '../icons';

interface Props {
  query: string;
  suggestions: readonly string[];
  missingResultsUrl: string | null;
  onSuggestion: (query: string) => void;
}

/** Nothing found: what to try instead, and where to say that something is missing. */
export function EmptyScreen({ query, suggestions, missingResultsUrl, onSuggestion }: Props): ReactNode {
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <NothingFoundIcon />
      </div>
      <p className="DocSearch-Title">
        {searchCopy.none.title} "<strong>{query}</strong>"
      </p>
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
      {missingResultsUrl !== null && (
        <p className="DocSearch-Help">
          {searchCopy.none.missingQuestion}{' '}
          <Link
            href={missingResultsUrl.replaceAll('{query}', () => encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {searchCopy.none.missingLink}
          </Link>
        </p>
      )}
    </div>
  );
}
