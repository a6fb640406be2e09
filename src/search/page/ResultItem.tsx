import type { ReactNode } from 'react';
import { searchCopy } from '../copy';
import { isDeprecated, levelParts, pathLevels, snippetParts, titleLevel } from '../hits/hitText';
import { Marked } from '../hits/Marked';
import { PageLink } from '../hits/PageLink';
import type { SearchHit } from '../types';
import styles from './ResultItem.module.css';

interface Props {
  hit: SearchHit;
  /** Its path on this site. */
  to: string;
  onOpen: () => void;
}

/** One hit: its heading, the way there, and the text around the match. */
export function ResultItem({ hit, to, onOpen }: Props): ReactNode {
  const snippet = snippetParts(hit);
  const crumbs = (['lvl0', ...pathLevels(hit)] as const).filter((level) => hit.hierarchy[level]);
  return (
    <article className={styles.item}>
      <h2 className={styles.title}>
        <PageLink to={to} onClick={onOpen} data-result-link="">
          <Marked parts={levelParts(hit, titleLevel(hit))} />
        </PageLink>
        {isDeprecated(hit) && <span className={styles.badge}>{searchCopy.results.deprecated}</span>}
      </h2>
      <p className={styles.crumbs}>
        {crumbs.map((level, index) => (
          <span key={level}>
            {index > 0 && ' › '}
            <Marked parts={levelParts(hit, level)} />
          </span>
        ))}
      </p>
      {(snippet === null || snippet.length > 0) && (
        <p className={styles.snippet}>{snippet === null ? '\u00a0' : <Marked parts={snippet} />}</p>
      )}
    </article>
  );
}
