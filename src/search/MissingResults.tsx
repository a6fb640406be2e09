import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { readBrowserSettings } from '../browserSettings';
import { opensElsewhere } from '../url/opensElsewhere';
import { searchCopy } from './copy';
import { encodeQuery } from './query';

interface Props {
  query: string;
  className?: string;
  /** Called when the way to help is taken on this page. */
  onFollow?: () => void;
}

/** Where to say that something is missing, on sites that have such a place; otherwise where to ask. */
export function MissingResults({ query, className, onFollow }: Props): ReactNode {
  const [{ missingResultsUrl }] = useState(readBrowserSettings);
  if (missingResultsUrl === null) {
    return (
      <p className={className}>
        <Link
          to="/help/"
          onClick={(event) => {
            if (!opensElsewhere(event)) onFollow?.();
          }}
        >
          {searchCopy.none.ask}
        </Link>
      </p>
    );
  }
  return (
    <p className={className}>
      {searchCopy.none.missingQuestion}{' '}
      <Link
        href={missingResultsUrl.replaceAll('{query}', () => encodeQuery(query))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {searchCopy.none.missingLink}
      </Link>
    </p>
  );
}
