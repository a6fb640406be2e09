import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import { filtersOfSearch, searchOfFilters, type Filters } from '@site/src/citations/filters';

/** The address follows the text box once typing pauses this long (ms). */
const URL_DELAY_MS = 250;

/** The filters, and the two ways to change them. */
export interface FiltersInUrl {
  filters: Filters;
  /** A choice was made: one step in the browser's history. */
  choose: (change: Partial<Filters>) => void;
  /** The text changed: its address replaces the last one after a pause, so that Back does not spell it backwards. */
  type: (text: string) => void;
}

/** The filters of the page's address, in step with its controls; none in the server's HTML. */
export function useFiltersInUrl(): FiltersInUrl {
  const history = useHistory();
  const search = useSyncExternalStore(
    useCallback((notify: () => void) => history.listen(notify), [history]),
    () => history.location.search,
    () => '',
  );
  const written = useMemo(() => filtersOfSearch(search), [search]);
  /** What is typed and not yet in the address. */
  const [draft, setDraft] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

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

  function write(next: Filters, addsStep: boolean): void {
    const { pathname, search: now, hash } = history.location;
    const wanted = searchOfFilters(next);
    if (wanted === now) {
      setDraft(null);
      return;
    }
    // A step is added as a copy that is then replaced: the site's layout takes a plain push for a new page and
    // would move the focus out of the control.
    if (addsStep) history.push({ pathname, search: now, hash });
    history.replace({ pathname, search: wanted });
  }

  return {
    filters: draft === null ? written : { ...written, text: draft },
    choose: (change) => write({ ...written, text: draft ?? written.text, ...change }, true),
    type: (text) => {
      // The first edit of a text leaves a step behind it.
      const addsStep = draft === null && written.text === '';
      setDraft(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => write({ ...written, text }, addsStep), URL_DELAY_MS);
    },
  };
}
