import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import { QUERY_READ_MS, URL_DELAY_MS } from '../constants';
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
 * leads to it. Writing waits for a pause, since browsers refuse an address that changes with every key.
 */
export function useQueryInUrl(): QueryInUrl {
  const history = useHistory();
  const written = useSyncExternalStore(
    useCallback((notify: () => void) => history.listen(notify), [history]),
    () => queryOfSearch(history.location.search),
    () => '',
  );
  /** What is typed and not yet written. */
  const [draft, setDraft] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writtenAt = useRef(-Infinity);
  const addsStep = useRef(false);

  useEffect(() => {
    const stopListening = history.listen(() => {
      clearTimeout(pause.current);
      setDraft(null);
    });
    return () => {
      clearTimeout(pause.current);
      stopListening();
    };
  }, [history]);

  function write(text: string): void {
    const { pathname, search } = history.location;
    const next = text === '' ? '' : `?q=${encodeQuery(text)}`;
    writtenAt.current = Date.now();
    if (next === search) {
      setDraft(null);
      return;
    }
    // A step is added as a copy that is then replaced: the site's layout takes a plain push for a new page and
    // would move the focus out of the box.
    if (addsStep.current) history.push({ pathname, search });
    addsStep.current = false;
    history.replace({ pathname, search: next });
  }

  function type(value: string): void {
    const text = limitQuery(value);
    if (draft === null) addsStep.current = written !== '' && Date.now() - writtenAt.current > QUERY_READ_MS;
    setDraft(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => write(text), URL_DELAY_MS);
  }

  function settle(): void {
    clearTimeout(pause.current);
    if (draft !== null) write(draft);
    writtenAt.current = -Infinity;
  }

  return { query: draft ?? written, type, settle };
}
