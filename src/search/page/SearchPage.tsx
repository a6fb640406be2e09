import clsx from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { isSparing } from '../../loading/connection';
import { MAX_QUERY_LENGTH } from '../constants';
import { searchCopy } from '../copy';
import { searchPageLink } from '../query';
import { warmSearch } from '../loadClient';
import { Notices } from '../hits/Notices';
import { MagnifierIcon } from '../MagnifierIcon';
import { MissingResults } from '../MissingResults';
import { useAnnouncement } from '../useAnnouncement';
import { useSearchScope } from '../useSearchScope';
import { keepResults, keptResults } from './keptResults';
import { moveThroughResults } from './moveThroughResults';
import { ResultList } from './ResultList';
import { shownResults, type ResultsState } from './resultsState';
import styles from './SearchPage.module.css';
import { useQueryInUrl } from './useQueryInUrl';
import { useResults } from './useResults';

/** What a screen reader is told, once it stands still. */
function announcementFor(state: ResultsState): string {
  switch (state.kind) {
    case 'idle': {
      const { query, count, hits } = state.results;
      if (state.more === 'failed') return searchCopy.announce.error(state.moreError);
      return `${searchCopy.page.count(count, query)}. ${searchCopy.page.shown(hits.length, count)}.`;
    }
    case 'stalled':
      return searchCopy.announce.searching;
    case 'none':
      return searchCopy.announce.none(state.query);
    case 'error':
      return searchCopy.announce.error(state.error);
    case 'empty':
    case 'loading':
      return '';
  }
}

/** One line on where the search stands. */
function Summary({ state }: { state: ResultsState }): ReactNode {
  const results = shownResults(state);
  if (state.kind === 'empty') return <p className={styles.summary}>{searchCopy.page.idle}</p>;
  if (state.kind === 'stalled') {
    return <p className={clsx(styles.summary, styles.stalled)}>{searchCopy.page.searching}</p>;
  }
  return (
    <p className={styles.summary}>
      {results ? searchCopy.page.count(results.count, results.query) : '\u00a0'}
    </p>
  );
}

/** The page with all results of a query. */
export function SearchPage(): ReactNode {
  const { query, type, settle } = useQueryInUrl();
  const history = useHistory();
  const location = useLocation();
  const [kept] = useState(() => (history.action === 'POP' ? keptResults(history.location.key) : null));
  const [literalQuery, setLiteralQuery] = useState(kept?.isLiteral ? kept.results.query : null);
  const isLiteral = literalQuery === query;
  const scope = useSearchScope();
  const { state, retry, loadMore } = useResults({ query, scope, isLiteral }, kept?.results ?? null);
  const announcement = useAnnouncement(announcementFor(state));
  const box = useRef<HTMLInputElement>(null);
  const results = shownResults(state);
  const firstAnswer = results?.answers[0];
  const title = query.trim() === '' ? searchCopy.page.heading : searchCopy.page.headingFor(query);

  useEffect(() => {
    if (window.location.search === '') box.current?.focus();
  }, []);

  // After the framework, which starts every page at its top, also one that a quick Back never let go.
  useEffect(() => {
    const left = history.action === 'POP' ? keptResults(location.key) : null;
    if (left) window.scrollTo({ top: left.scrollY, behavior: 'instant' });
  }, [history, location]);

  return (
    <>
      <PageMetadata
        title={title}
        description="Search the whole documentation: error texts, parts, commands, questions."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main
        className={clsx('container', styles.page)}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveThroughResults(event, box.current)}
      >
        <h1 className={styles.heading}>{title}</h1>
        <noscript>
          <style>{`.${styles.form}, .${styles.summary} { display: none; }`}</style>
          <p>
            {searchCopy.page.noScript} <Link to="/help/">{searchCopy.page.noScriptLink}</Link>
          </p>
        </noscript>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            settle();
          }}
        >
          <MagnifierIcon className={styles.icon} />
          <input
            ref={box}
            className={styles.box}
            type="search"
            name="q"
            aria-label={searchCopy.box.label}
            placeholder={searchCopy.box.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => {
              if (!isSparing()) void warmSearch();
            }}
          />
          <button type="submit" className={clsx('button button--primary', styles.submit)}>
            {searchCopy.page.submit}
          </button>
        </form>
        <Summary state={state} />
        <div className={styles.announcement} role="status">
          {announcement}
        </div>
        {firstAnswer && (
          <Notices
            answer={firstAnswer}
            className={styles.correction}
            onAsTyped={() => setLiteralQuery(query)}
          />
        )}
        {results && (
          <ResultList
            key={results.query}
            results={results}
            more={state.kind === 'idle' ? state.more : 'loading'}
            failure={state.kind === 'idle' && state.more === 'failed' ? state.moreError : null}
            onMore={loadMore}
            onOpen={() => {
              settle();
              keepResults(history.location.key, { results, isLiteral, scrollY: window.scrollY });
            }}
          />
        )}
        {state.kind === 'none' && (
          <div className={styles.notice}>
            <p className={styles.noticeTitle}>{searchCopy.page.none(state.query)}</p>
            <p>{searchCopy.page.noneHelp}</p>
            {state.suggestions.length > 0 && (
              <>
                <p className={styles.suggestionsTitle}>{searchCopy.none.suggestions}:</p>
                <ul className={styles.suggestions}>
                  {state.suggestions.map((suggestion) => (
                    <li key={suggestion}>
                      <Link to={searchPageLink(suggestion, '/')}>{suggestion}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <MissingResults query={state.query} />
          </div>
        )}
        {state.kind === 'error' && (
          <div className={styles.notice}>
            <p className={styles.noticeTitle}>{searchCopy.error.title}</p>
            <p>{searchCopy.error.helpFor(state.error)}</p>
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                retry();
                box.current?.focus();
              }}
            >
              {searchCopy.error.retry}
            </button>
          </div>
        )}
      </main>
    </>
  );
}
