import clsx from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { readBrowserSettings } from '../../browserSettings';
import { isFields } from '../../fields';
import { opensElsewhere } from '../../url/opensElsewhere';
import { useLatest } from '../../useLatest';
import type { TypedAhead } from '../dialog/shortcuts';
import { loadSearchClient } from '../loadClient';
import { searchCopy } from '../copy';
import { Notices } from '../hits/Notices';
import { useTexts } from '../hits/useTexts';
import { searchPageLink } from '../query';
import { reportOpened, reportViewed } from '../reportHits';
import { snippetWords } from '../snippetWords';
import { storedSearchesOfPage } from '../stored/storedSearches';
import type { SearchAnswer } from '../types';
import { useAnnouncement } from '../useAnnouncement';
import { useSearchScope } from '../useSearchScope';
import { Footer } from './Footer';
import { groupBySection } from './groups';
import { isHitList, type ModalItem } from './items';
import './modal.css';
import { resolveQuery, storedLists, toItems } from './resolveQuery';
import { EmptyScreen } from './screens/EmptyScreen';
import { ErrorScreen } from './screens/ErrorScreen';
import { ResultsScreen } from './screens/ResultsScreen';
import { StartScreen } from './screens/StartScreen';
import { SearchBox } from './SearchBox';
import { SeeAll } from './SeeAll';
import { isOnControl, trapTab } from './trapFocus';
import { useClosingPress } from './useClosingPress';
import { useModalDialog } from './useModalDialog';
import { useSearchAutocomplete } from './useSearchAutocomplete';
import { pickView, type Answer, type View } from './view';

export interface SearchModalProps {
  /** What the reader typed while this was loading. */
  typedAhead: TypedAhead;
  onClose: () => void;
}

const LIST_ID = 'docsearch-list';

const isAnswer = (value: unknown): value is Answer => isFields(value) && 'kind' in value;

function announcementFor(view: View, isStalled: boolean): string {
  if (isStalled) return searchCopy.announce.searching;
  switch (view.kind) {
    case 'results':
      return searchCopy.announce.results(view.found.count);
    case 'empty':
      return searchCopy.announce.none(view.query);
    case 'error':
      return searchCopy.announce.error(view.error);
    default:
      return '';
  }
}

/** The search dialog. It wires the headless autocomplete, the engine and the stored searches to the four screens. */
export default function SearchModal({ typedAhead, onClose }: SearchModalProps): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrlUtils().withBaseUrl('/');
  const scope = useSearchScope();
  const [{ searchIndexName }] = useState(readBrowserSettings);
  const stored = storedSearchesOfPage(searchIndexName);
  /** The query that is searched for as it is typed, without corrections. */
  const literalQuery = useRef<string | null>(null);
  /** Enter was pressed while this query was pending: its first hit opens when it is here, where that press asks for. */
  const hurried = useRef(typedAhead.isEntered ? { query: typedAhead.query, inPlace: true } : null);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressedOnBackdrop = useRef(false);
  const shownAnswer = useRef<SearchAnswer | null>(null);
  useModalDialog(dialog, input);

  /** A line was chosen. Unless `inPlace`, it opens elsewhere. */
  const choose = useLatest(({ hit, path }: ModalItem, { inPlace }: { inPlace: boolean }) => {
    stored.visit(hit);
    if (shownAnswer.current) reportOpened(shownAnswer.current, hit.objectID);
    if (!inPlace) return;
    onClose();
    history.push(path);
  });

  const { autocomplete, state } = useSearchAutocomplete({
    initialQuery: typedAhead.query,
    resolve: (query, signal) =>
      query.trim() === ''
        ? Promise.resolve({ lists: storedLists(stored, baseUrl), answer: undefined })
        : resolveQuery(query, signal, {
            loadClient: loadSearchClient,
            scope,
            baseUrl,
            snippetWords: snippetWords(),
            isLiteral: literalQuery.current === query,
          }),
    onSelect: choose,
  });

  const { query, collections, isOpen, status, activeItemId, context } = state;
  const itemCount = collections.reduce((count, { items }) => count + items.length, 0);
  const hasHits = collections.some(({ source }) => isHitList(source.sourceId));
  const view = pickView(query, hasHits, isAnswer(context.answer) ? context.answer : undefined);
  const isStalled = status === 'stalled';
  const found = view.kind === 'results' ? view.found : null;
  const withText = useTexts(found);
  const isListShown = itemCount > 0 && (view.kind === 'results' || view.kind === 'start');
  const announcement = useAnnouncement(announcementFor(view, isStalled));

  useEffect(() => {
    shownAnswer.current = found;
    if (found)
      reportViewed([{ answer: found, hits: groupBySection(found.hits).flatMap(({ hits }) => hits) }]);
  }, [found]);

  const isFresh = view.kind === 'results' && view.query === query;
  /** The answer to the query in the box is on its way. */
  const isAwaited = view.kind === 'pending' || ('query' in view && view.query !== query);
  useLayoutEffect(() => {
    if (hurried.current?.query !== query || !(isAwaited || isFresh)) hurried.current = null;
  }, [query, isAwaited, isFresh]);

  // The first hit is active as soon as there are hits, not a frame later: typing and Enter opens it.
  useLayoutEffect(() => {
    if (!isFresh) return;
    autocomplete.setActiveItemId(0);
    const [first] = toItems(groupBySection(found?.hits ?? [])[0]?.hits ?? [], baseUrl);
    const hurry = hurried.current;
    hurried.current = null;
    if (hurry?.query !== query || !first) return;
    choose(first, hurry);
    if (!hurry.inPlace) window.open(first.path, '_blank', 'noopener');
  }, [autocomplete, collections, isFresh, query, found, baseUrl, choose]);

  const dropdown = useRef<HTMLDivElement>(null);
  useClosingPress(autocomplete, input, dropdown);

  // What another tab stores or removes.
  const hearOtherTab = useLatest(() => {
    if (view.kind === 'start') void autocomplete.refresh();
  });
  useEffect(() => {
    window.addEventListener('storage', hearOtherTab);
    return () => window.removeEventListener('storage', hearOtherTab);
  }, [hearOtherTab]);

  // A new screen is read from its top.
  useEffect(() => {
    dropdown.current?.firstElementChild?.scrollTo({ top: 0 });
  }, [collections]);

  function search(nextQuery: string): void {
    hurried.current = null;
    autocomplete.setContext({ answer: undefined });
    autocomplete.setQuery(nextQuery);
    autocomplete.setIsOpen(true);
    void autocomplete.refresh();
    input.current?.focus();
  }

  function change(act: () => void): void {
    act();
    void autocomplete.refresh();
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>): void {
    trapTab(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The core closes the panel with Escape and, when it is closed, clears the query; the dialog is closed with
    // Escape too. Both hold: with the panel open they close together, as in DocSearch; once Tab has closed the
    // panel, Escape first clears the query and then closes the dialog.
    event.preventDefault();
    event.stopPropagation();
    const isPanelClosed = !isOpen && query !== '';
    if (isPanelClosed) search('');
    else onClose();
  }

  const isOnBackdrop = (event: MouseEvent): boolean => event.target === event.currentTarget;

  return createPortal(
    <dialog
      ref={dialog}
      className={clsx(
        'DocSearch DocSearch-Container',
        isStalled && 'DocSearch-Container--Stalled',
        view.kind === 'error' && 'DocSearch-Container--Errored',
      )}
      role="dialog"
      aria-modal="true"
      aria-label={searchCopy.modal.label}
      onKeyDownCapture={handleKey}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event);
        // The focus stays where it is, so that the keys are heard.
        if (!isOnControl(event.target)) event.preventDefault();
      }}
      onClick={(event) => {
        if (isOnBackdrop(event) && pressedOnBackdrop.current) onClose();
      }}
      onCancel={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <div className="DocSearch-Modal">
        <SearchBox
          autocomplete={autocomplete}
          inputRef={input}
          query={query}
          activeItemId={activeItemId}
          itemCount={itemCount}
          listId={isOpen && isListShown ? LIST_ID : undefined}
          onHurry={(press) => {
            if (isAwaited) hurried.current = { query, inPlace: !opensElsewhere(press) };
          }}
          onClear={() => search('')}
          onCancel={onClose}
        />
        <div ref={dropdown} className="DocSearch-Dropdown">
          {view.kind === 'start' && (
            <StartScreen
              autocomplete={autocomplete}
              collections={collections}
              listId={LIST_ID}
              promote={({ hit }) => change(() => stored.promote(hit))}
              removeRecent={({ hit }) => change(() => stored.removeRecent(hit))}
              removeFavourite={({ hit }) => change(() => stored.removeFavourite(hit))}
            />
          )}
          {view.kind === 'pending' && (
            <p className="DocSearch-Pending">{isStalled && searchCopy.page.searching}</p>
          )}
          {view.kind === 'results' && (
            <ResultsScreen
              autocomplete={autocomplete}
              collections={collections}
              listId={LIST_ID}
              isOpen={isOpen}
              withText={(hit) => ('snippet' in hit ? withText(hit) : hit)}
              notices={
                <Notices
                  answer={view.found}
                  className="DocSearch-Notice"
                  onAsTyped={() => {
                    literalQuery.current = query;
                    search(query);
                  }}
                />
              }
            />
          )}
          {view.kind === 'empty' && (
            <EmptyScreen
              query={view.query}
              suggestions={view.suggestions}
              onSuggestion={search}
              onFollow={onClose}
            />
          )}
          {view.kind === 'error' && <ErrorScreen error={view.error} onRetry={() => search(query)} />}
        </div>
        {view.kind === 'results' && (
          <SeeAll count={view.found.count} to={searchPageLink(view.query, baseUrl)} onFollow={onClose} />
        )}
        <Footer />
        <div className="DocSearch-VisuallyHidden" role="status">
          {announcement}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
