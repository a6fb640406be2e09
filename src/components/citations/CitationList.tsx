import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import { useMemo, useRef, type ReactNode } from 'react';
import { bibtexOfAll } from '@site/src/citations/bibtex';
import { countByYear } from '@site/src/citations/countByYear';
import { isBackwards, matchingWorks, noFilters, searchOfFilters } from '@site/src/citations/filters';
import { citations } from '@site/src/data/citations';
import { saveFile } from '@site/src/saveFile';
import { useAnnouncement } from '@site/src/search/useAnnouncement';
import { CitationEntry } from './CitationEntry';
import { CopyButton } from './CopyButton';
import { FilterForm } from './FilterForm';
import { useFiltersInUrl } from './useFiltersInUrl';
import { YearChart } from './YearChart';
import buttonStyles from './CopyButton.module.css';
import styles from './CitationList.module.css';

const FILE_NAME = 'openbci-citations.bib';
const BIBTEX = 'application/x-bibtex;charset=utf-8';

const howMany = (shown: number, all: number): string =>
  shown === all ? `All ${all} works` : `${shown} of ${all} works`;

/** The list with its filters, its chart and its BibTeX; in the server's HTML it is whole and unfiltered. */
export function CitationList(): ReactNode {
  const { filters, choose, type } = useFiltersInUrl();
  const isReady = useIsBrowser();
  const works = useMemo(() => matchingWorks(citations, filters), [filters]);
  const counts = useMemo(() => countByYear(citations, works), [works]);
  const bibtex = useMemo(() => bibtexOfAll(works), [works]);
  const count = howMany(works.length, citations.length);
  const backwards = isBackwards(filters)
    ? `The years run backwards: from ${filters.from} to ${filters.to}. No work can match.`
    : '';
  const announced = useAnnouncement([count, backwards].filter(Boolean).join('. '));
  const isFiltered = searchOfFilters({ ...filters, sort: noFilters.sort }) !== '';
  const countLine = useRef<HTMLParagraphElement>(null);
  /** For a button that is gone afterwards: the keyboard goes on from the count. */
  const chooseAndLeave = (change: Parameters<typeof choose>[0]): void => {
    choose(change);
    countLine.current?.focus();
  };
  const clear = (): void =>
    chooseAndLeave({
      ...noFilters,
      board: undefined,
      signal: undefined,
      topic: undefined,
      from: undefined,
      to: undefined,
      sort: filters.sort,
    });

  return (
    <>
      <YearChart counts={counts} />
      <Heading as="h2" id="works">
        Works
      </Heading>
      <noscript>
        <p>
          Without JavaScript all works are listed, newest first; your browser’s own search finds words in
          them.
        </p>
      </noscript>
      <div data-needs-script>
        <FilterForm
          filters={filters}
          years={counts.map(({ year }) => year)}
          onChoose={choose}
          onType={type}
        />
      </div>
      <div className={styles.bar}>
        <p ref={countLine} tabIndex={-1} className={styles.count}>
          {count}
        </p>
        {isReady && (
          <div className={styles.actions}>
            {isFiltered && (
              <button type="button" className={buttonStyles.button} onClick={clear}>
                Clear filters
              </button>
            )}
            {works.length > 0 && (
              <>
                <button
                  type="button"
                  className={buttonStyles.button}
                  onClick={() => saveFile(FILE_NAME, [bibtex], BIBTEX)}
                >
                  Download BibTeX ({works.length})
                </button>
                <CopyButton text={bibtex} label="Copy all BibTeX" about={count} />
              </>
            )}
          </div>
        )}
      </div>
      <p role="status" className={styles.announcement} data-search="skip">
        {announced}
      </p>
      {backwards ? (
        <p>
          {backwards}{' '}
          <button
            type="button"
            className={buttonStyles.button}
            onClick={() => chooseAndLeave({ from: filters.to, to: filters.from })}
          >
            Show {filters.to} to {filters.from}
          </button>
        </p>
      ) : works.length === 0 ? (
        <p>No work matches. Try fewer words or a wider range of years, or clear the filters.</p>
      ) : (
        <ol className={styles.list}>
          {works.map((work) => (
            <CitationEntry key={work.id} work={work} />
          ))}
        </ol>
      )}
    </>
  );
}
