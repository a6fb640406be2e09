/** Wrapped: adds the page as Markdown, to read and to copy, and on paper the address that it came from. */
import { useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { copyText } from '@site/src/copyText';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

export default function DocItemFooterWithMarkdown(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const [said, setSaid] = useState('');
  // The theme names a document without the slash that its address ends in.
  const page = permalink.endsWith('/') ? permalink : `${permalink}/`;
  const markdown = `${page}index.md`;

  const copy = (): void => {
    // Said anew each time: what stays the same is not announced.
    setSaid('');
    copyText(() =>
      fetch(markdown).then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(`status ${response.status}`)),
      ),
    ).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied: open “View as Markdown” and copy from there'),
    );
  };

  return (
    <>
      <DocItemFooter />
      <p className={styles.ways}>
        {/* Made beside the page by the build: no route of the site. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={markdown}>View as Markdown</a>
        <button type="button" className={styles.copy} onClick={copy}>
          Copy as Markdown
        </button>
        <span role="status">{said}</span>
      </p>
      <p className={styles.address}>
        {url}
        {page}
      </p>
    </>
  );
}
