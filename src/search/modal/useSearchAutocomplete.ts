import { useEffect, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { createAutocomplete, type AutocompleteApi, type AutocompleteState } from '@algolia/autocomplete-core';
import { STALL_THRESHOLD_MS } from '../constants';
import { searchCopy } from '../copy';
import { opensElsewhere } from '../../url/opensElsewhere';
import { latestOnly, type LatestOnly } from '../latestOnly';
import { isHitList, type ModalItem } from './items';
import type { Answer } from './view';

/** The headless autocomplete, with the events of React. */
export type SearchAutocomplete = AutocompleteApi<ModalItem, FormEvent, MouseEvent, KeyboardEvent>;

/** A named list of lines: a section of results, the recent or the favourite searches. */
export interface ItemList {
  /** Unique among the lists of one answer. */
  id: string;
  items: ModalItem[];
}

/** What a query comes to: the lists to show and, unless the query is empty, how the search ended. */
export interface Resolution {
  lists: ItemList[];
  answer: Answer | undefined;
}

/** What the autocomplete asks and does; a test puts its own here. */
export interface AutocompleteEdges {
  initialQuery: string;
  /** Never rejects. */
  resolve: (query: string, signal: AbortSignal) => Promise<Resolution>;
  /** A line was chosen. Unless `inPlace`, the browser opens it in a new tab or window. */
  onSelect: (item: ModalItem, choice: { inPlace: boolean }) => void;
}

/** The core passes on the mouse or keyboard event it was given, without saying so in its types. */
const isPress = (event: unknown): event is Parameters<typeof opensElsewhere>[0] =>
  typeof event === 'object' && event !== null;

interface Core {
  autocomplete: SearchAutocomplete;
  resolutions: LatestOnly<string, Resolution>;
}

function createCore(
  { resolve, onSelect }: AutocompleteEdges,
  initialState: AutocompleteState<ModalItem>,
  onStateChange: (state: AutocompleteState<ModalItem>) => void,
): Core {
  const resolutions = latestOnly(resolve);
  const autocomplete = createAutocomplete<ModalItem, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'docsearch',
    defaultActiveItemId: null,
    openOnFocus: true,
    placeholder: searchCopy.box.placeholder,
    stallThreshold: STALL_THRESHOLD_MS,
    initialState,
    shouldPanelOpen: () => true,
    onStateChange: ({ state }) => onStateChange(state),
    // `onSelect` goes there: it is called for the pointer too, which this is not.
    navigator: { navigate: () => undefined },
    async getSources({ query, state: { collections }, setCollections, setContext }) {
      // Lists of another screen are out of sight by now; the arrows must not reach them.
      const isStart = query.trim() === '';
      if (collections.some(({ source }) => isHitList(source.sourceId) === isStart)) setCollections([]);
      const { lists, answer } = await resolutions.run(query);
      setContext({ answer });
      return lists.map(({ id, items }) => ({
        sourceId: id,
        getItems: () => items,
        getItemUrl: ({ item }) => item.path,
        onSelect: ({ item, event }) => onSelect(item, { inPlace: !isPress(event) || !opensElsewhere(event) }),
      }));
    },
  });
  return { autocomplete, resolutions };
}

/**
 * The headless autocomplete: its keyboard, its 300 ms stall, its states. It selects nothing by itself: the dialog makes
 * the first hit active, and nothing on the start screen.
 *
 * @param edges are those of the first call; a dialog lives no longer than they hold.
 */
export function useSearchAutocomplete(edges: AutocompleteEdges): {
  autocomplete: SearchAutocomplete;
  state: AutocompleteState<ModalItem>;
} {
  const [state, setState] = useState<AutocompleteState<ModalItem>>({
    activeItemId: null,
    query: edges.initialQuery,
    completion: null,
    collections: [],
    isOpen: true,
    status: 'idle',
    context: {},
  });
  const [{ autocomplete, resolutions }] = useState(() => createCore(edges, state, setState));

  useEffect(() => {
    void autocomplete.refresh();
    return () => resolutions.abort();
  }, [autocomplete, resolutions]);

  return { autocomplete, state };
}
