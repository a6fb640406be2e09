import { useRef } from 'react';
import { useTypedSearch } from '@site/src/url/useTypedSearch';
import { QUERY_READ_MS } from '../constants';
import { encodeQuery, limitQuery, queryOfSearch } from '../query';

/** The query, and what the box reports. */
export interface QueryInUrl {
  query: string;
  /** The reader changed the text. */
  type: (text: string) => void;
  /** The reader is done with this query: its address is written at once, the next edit adds a step to the history. */
  settle: () => void;
}

/**
 * The query of the page's address (`?q=`), in step with a box: typing writes the address, a link or the browser's
 * back and forward change the text.
 *
 * Typing replaces the address; but an edit of a query that stood long enough to be read adds a step, so that Back
 * leads to it.
 */
export function useQueryInUrl(): QueryInUrl {
  const address = useTypedSearch();
  const written = queryOfSearch(address.search);
  const { draft } = address;
  const writtenAt = useRef(-Infinity);
  const addsStep = useRef(false);

  function write(text: string): void {
    writtenAt.current = Date.now();
    const isNew = address.write(text === '' ? '' : `?q=${encodeQuery(text)}`, addsStep.current);
    if (isNew) addsStep.current = false;
  }

  function type(value: string): void {
    const text = limitQuery(value);
    if (draft === null) addsStep.current = written !== '' && Date.now() - writtenAt.current > QUERY_READ_MS;
    address.type(text, () => write(text));
  }

  function settle(): void {
    if (draft !== null) write(draft);
    writtenAt.current = -Infinity;
  }

  return { query: draft ?? written, type, settle };
}
