import { useEffect, useRef, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useLatest } from '../../useLatest';
import { searchCopy } from '../copy';
import { useTexts } from '../hits/useTexts';
import { reportOpened, reportViewed } from '../reportHits';
import { toSitePath } from '../hitUrl';
import { ResultItem } from './ResultItem';
import type { SearchErrorKind } from '../types';
import type { Results } from './resultsState';
import styles from './SearchPage.module.css';

interface Props {
  results: Results;
  /** Whether the next hits may be asked for, are on their way, or could not be fetched. */
  more: 'idle' | 'loading' | 'failed';
  /** Why they could not. */
  failure: SearchErrorKind | null;
  onMore: () => void;
  onOpen: () => void;
}

/** The hits so far. More come as the reader nears the end, or by the button. */
export function ResultList({ results, more, failure, onMore, onOpen }: Props): ReactNode {
  const baseUrl = useBaseUrlUtils().withBaseUrl('/');
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** The first hit that the button has asked for; it takes the focus when the button goes away. */
  const focusFrom = useRef<number | null>(null);
  const { hits, nextPage, answers } = results;

  const withText = useTexts(answers);

  const onNearEnd = useLatest(onMore);
  useEffect(() => {
    if (!end.current || nextPage === null || more !== 'idle') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNearEnd();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [nextPage, more, onNearEnd]);

  useEffect(() => {
    reportViewed(answers.map((answer) => ({ answer, hits: answer.hits })));
  }, [answers]);

  useEffect(() => {
    const first = focusFrom.current;
    if (first === null || hits.length <= first) return;
    focusFrom.current = null;
    if (nextPage === null) list.current?.querySelectorAll<HTMLElement>('[data-result-link]')[first]?.focus();
  }, [hits, nextPage]);

  return (
    <>
      <ol ref={list} className={styles.list}>
        {hits.map((hit) => {
          const to = toSitePath(hit.url, baseUrl);
          return to === null ? null : (
            <li key={hit.objectID}>
              <ResultItem
                hit={withText(hit)}
                to={to}
                onOpen={() => {
                  onOpen();
                  answers.forEach((answer) => reportOpened(answer, hit.objectID));
                }}
              />
            </li>
          );
        })}
      </ol>
      {nextPage !== null && (
        <div ref={end} className={styles.more}>
          {failure && (
            <>
              <p className={styles.noticeTitle}>{searchCopy.error.title}</p>
              <p>{searchCopy.error.helpFor(failure)}</p>
            </>
          )}
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={more === 'loading'}
            onClick={() => {
              focusFrom.current = hits.length;
              onMore();
            }}
          >
            {more === 'failed' ? searchCopy.error.retry : searchCopy.page.more}
          </button>
        </div>
      )}
    </>
  );
}
