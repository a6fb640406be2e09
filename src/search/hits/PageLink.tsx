import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { opensElsewhere } from '../../url/opensElsewhere';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of this site, with its base URL. */
  to: string;
}

/** A link to a page of this site that fetches the page when it is pointed at, and not for merely being in view. */
export function PageLink({ to, onClick, ...props }: Props): ReactNode {
  const history = useHistory();
  const prefetch = (): void => void window.docusaurus.prefetch(to);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch the page of every hit that comes into view.
    <a
      {...props}
      href={to}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        onClick?.(event);
        if (opensElsewhere(event) || event.defaultPrevented) return;
        event.preventDefault();
        history.push(to);
      }}
    />
  );
}
