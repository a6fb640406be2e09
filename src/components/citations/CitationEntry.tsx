import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { bibtexOf } from '@site/src/citations/bibtex';
import {
  boardNames,
  boardPages,
  boardsInWords,
  signalNames,
  signalPages,
  topicNames,
  topicPages,
} from '@site/src/citations/names';
import { authorsInWords } from '@site/src/citations/reference';
import type { Citation } from '@site/src/data/citations';
import { CopyButton } from './CopyButton';
import styles from './CitationEntry.module.css';

/** What a source is called: its host, and for a repository its name. */
function sourceName(address: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  return host === 'github.com' ? pathname.split('/').slice(1, 3).join('/') : host;
}

/** A word that leads to the page about it, where there is one. */
function Tag({ text, page }: { text: string; page: string | undefined }): ReactNode {
  return <li>{page === undefined ? text : <Link to={page}>{text}</Link>}</li>;
}

/** One work: the reference, what it was made with, and its BibTeX. */
export function CitationEntry({ work }: { work: Citation }): ReactNode {
  const doiUrl = `https://doi.org/${work.doi}`;
  const bibtex = bibtexOf(work);
  return (
    <li className={styles.entry}>
      <Heading as="h3" id={work.id} className={styles.title}>
        {work.title}
      </Heading>
      <p className={styles.authors}>{authorsInWords(work)}</p>
      <p className={styles.venue}>
        <cite>{work.venue}</cite>, {work.year} · DOI <Link href={doiUrl}>{work.doi}</Link>
      </p>
      <ul className={styles.tags} aria-label="Board, signal and topic">
        {boardsInWords(work.board).map((board) => (
          <Tag key={board} text={boardNames[board]} page={boardPages[board]} />
        ))}
        {work.signal.map((signal) => (
          <Tag key={signal} text={signalNames[signal]} page={signalPages[signal]} />
        ))}
        {work.topic.map((topic) => (
          <Tag key={topic} text={topicNames[topic]} page={topicPages[topic]} />
        ))}
      </ul>
      <p className={styles.note}>
        {work.setup !== undefined && `Setup: ${work.setup}. `}
        Check it in{' '}
        {work.confirmedBy.map((url, index) => (
          <span key={url}>
            {index > 0 && ', '}
            <Link href={url}>{sourceName(url)}</Link>
          </span>
        ))}
        .
      </p>
      <details className={styles.bibtex} data-search="skip">
        <summary>BibTeX</summary>
        <div className={styles.code}>
          <CopyButton text={bibtex} label="Copy BibTeX" about={work.title} />
          <pre role="group" tabIndex={0} aria-label={`BibTeX of ${work.title}`}>
            {bibtex}
          </pre>
        </div>
      </details>
    </li>
  );
}
