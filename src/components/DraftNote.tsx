import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import styles from './DraftNote.module.css';

/** Says plainly that a page is not complete yet, and where to go meanwhile. */
export default function DraftNote(): ReactNode {
  const { metadata } = useDoc();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const section = breadcrumbs.find(
    (item) => item.type === 'category' && item.href !== undefined && item.href !== metadata.permalink,
  );
  return (
    <aside className={styles.note} aria-label="About this page">
      This page is being written.{' '}
      {section?.href && (
        <>
          Meanwhile, see <Link to={section.href}>{section.label}</Link> for the pages around it.{' '}
        </>
      )}
      <Link to="/help/">Help</Link> says whom to ask.
    </aside>
  );
}
