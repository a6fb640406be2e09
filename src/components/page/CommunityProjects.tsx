import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { communityProjects, type CommunityProject } from '@site/src/data/communityProjects';
import styles from './CommunityProjects.module.css';

/** The published projects of one topic, each with its board, its signal and the page that says so. */
export function CommunityProjects({ topic }: { topic: CommunityProject['topic'] }): ReactNode {
  return (
    <ul className={styles.list}>
      {communityProjects
        .filter((project) => project.topic === topic)
        .map(({ name, by, board, signal, what, source }) => (
          <li key={name}>
            <strong>{name}</strong> <span className={styles.by}>({by})</span>
            <p>{what}</p>
            <p className={styles.facts}>
              Board: {board}. Signal: {signal}. Source: <Link to={source.url}>{source.title}</Link>
            </p>
          </li>
        ))}
    </ul>
  );
}
