import clsx from 'clsx';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { loadSearchClient } from '../loadClient';
import { searchCopy } from '../copy';
import { searchPageLink } from '../query';
import { reportOpened, reportViewed } from '../reportHits';
import { snippetWords } from '../snippetWords';
import { openStoredSearches } from '../stored/storedSearches';
import type { SearchResponse } from '../types';
import { useAnnouncement } from '../useAnnouncement';
import { useSearchScope, useSearchSettings } from '../useSearchScope';
import { Footer } from './Footer';
import { groupBySection } from './groups';
import { isHitList } from './items';
import './modal.css';
import { resolveQuery, storedLists } from './resolveQuery';
import { EmptyScreen } from './screens/EmptyScreen';
import { ErrorScreen } from './screens/ErrorScreen';
import { ResultsScreen } from './screens/ResultsScreen';
import { StartScreen } from './screens/StartScreen';
import { SearchBox } from './SearchBox';
import { SeeAll } from './SeeAll';
import { trapTab } from './trapFocus';
import { useModalDialog } from './useModalDialog';
import { useSearchAutocomplete } from './useSearchAutocomplete';
import { pickView, type Answer, type View } from './view';

export interface SearchModalProps {
  /** What the reader typed while this was loading. */
  initialQuery: string;
  onClose: () => void;
}

const LIST_ID = 'docsearch-list';

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'kind' in value;

function announcementFor(view: View, isStalled: boolean): string {
  if (isStalled) return searchCopy.announce.searching;
  switch (view.kind) {
    case 'results':
      return searchCopy.announce.results(view.response.nbHits);
    case 'empty':
      return searchCopy.announce.none(view.query);
    case 'error':
      return searchCopy.announce.error;
    default:
      return '';
  }
}

/** The search dialog. It wires the headless autocomplete, the engine and the stored searches to the four screens. */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const history = useHistory();
  const baseUrl = useBaseUrlUtils().withBaseUrl('/');
  const scope = useSearchScope();
  const { indexName, missingResultsUrl } = useSearchSettings();
  const stored = useMemo(() => openStoredSearches(indexName), [indexName]);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressedOnBackdrop = useRef(false);
  const shownResponse = useRef<SearchResponse | null>(null);
  useModalDialog(dialog, input);

  const { autocomplete, state } = useSearchAutocomplete({
    initialQuery,
    resolve: (query, signal) =>
      query.trim() === ''
        ? Promise.resolve({ lists: storedLists(stored, baseUrl), answer: undefined })
        : resolveQuery(query, signal, {
            loadClient: loadSearchClient,
            scope,
            baseUrl,
            snippetWords: snippetWords(),
          }),
    onSelect({ hit, path }, { inPlace }) {
      stored.visit(hit);
      if (shownResponse.current) reportOpened(shownResponse.current, hit.objectID);
      if (!inPlace) return;
      onClose();
      history.push(path);
    },
  });

  const { query, collections, isOpen, status, activeItemId, context } = state;
  const itemCount = collections.reduce((count, { items }) => count + items.length, 0);
  const hasHits = collections.some(({ source }) => isHitList(source.sourceId));
  const view = pickView(query, hasHits, isAnswer(context.answer) ? context.answer : undefined);
  const isStalled = status === 'stalled';
  const isListShown = itemCount > 0 && (view.kind === 'results' || view.kind === 'start');
  const announcement = useAnnouncement(announcementFor(view, isStalled));

  const response = view.kind === 'results' ? view.response : null;
  useEffect(() => {
    shownResponse.current = response;
    if (response)
      reportViewed(
        response,
        groupBySection(response.hits).flatMap(({ hits }) => hits),
      );
  }, [response]);

  // A new screen is read from its top.
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dropdown.current?.firstElementChild?.scrollTo({ top: 0 });
  }, [collections]);

  function search(nextQuery: string): void {
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
            />
          )}
          {view.kind === 'empty' && (
            <EmptyScreen
              query={view.query}
              suggestions={view.suggestions}
              missingResultsUrl={missingResultsUrl}
              onSuggestion={search}
            />
          )}
          {view.kind === 'error' && <ErrorScreen error={view.error} onRetry={() => search(query)} />}
        </div>
        {view.kind === 'results' && (
          <SeeAll count={view.response.nbHits} to={searchPageLink(view.query, baseUrl)} onFollow={onClose} />
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
