import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchCopy } from '../copy';
import { opensElsewhere } from '../../url/opensElsewhere';

interface Props {
  count: number;
  /** The search page with the query whose count this is. */
  to: string;
  onFollow: () => void;
}

/** The way from the modal's best hits to all of them. */
export function SeeAll({ count, to, onFollow }: Props): ReactNode {
  return (
    <section className="DocSearch-HitsFooter">
      <Link
        to={to}
        onClick={(event) => {
          if (!opensElsewhere(event)) onFollow();
        }}
      >
        {searchCopy.results.seeAll(count)}
      </Link>
    </section>
  );
}
