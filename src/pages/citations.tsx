import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { CitationList } from '@site/src/components/citations/CitationList';
import styles from './citations.module.css';

const DESCRIPTION =
  'Published research that used OpenBCI hardware, each work confirmed: filter by board, signal, topic and year, follow the DOI, copy the BibTeX.';

export default function Citations(): ReactNode {
  return (
    <Layout title="Citations" description={DESCRIPTION}>
      <Head>
        <meta
          name="keywords"
          content="citations, publications, papers, research, references, studies, BibTeX, DOI, cite OpenBCI, peer-reviewed"
        />
      </Head>
      <main className={`container ${styles.page}`}>
        <div className="markdown">
          <h1>Citations</h1>
          <p>
            Published research that used OpenBCI hardware. Each work was looked up in public sources: its
            title, its year, its DOI, and that it used this hardware; the entry says where you can check it.
            Many more works exist than are listed here;{' '}
            <Link to="/GettingStarted/Documentation/DocEdits/">propose a work</Link> that is missing, with its
            DOI and the sentence that names the board.
          </p>
          <p>
            Where a source says “OpenBCI” without a model, the entry says so. To cite the hardware in your own
            work, name the board, its firmware version and the electrodes, for example “OpenBCI Cyton with
            Daisy, firmware 3.1.5, 16 channels at 125 Hz, gold cup electrodes”.
          </p>
          <CitationList />
        </div>
      </main>
    </Layout>
  );
}
