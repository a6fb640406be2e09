import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { readBrowserSettings } from '../browserSettings';
import { searchCopy } from './copy';
import { encodeQuery } from './query';

/** Where to say that something is missing, on sites that have such a place. */
export function MissingResults({ query, className }: { query: string; className?: string }): ReactNode {
  const [{ missingResultsUrl }] = useState(readBrowserSettings);
  if (missingResultsUrl === null) return null;
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
