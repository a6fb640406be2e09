// Fills the place the theme leaves empty around the whole app: the search dialog lives here, above all layouts, and the
// router learns of clicks on links that are none of its own.
import { useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { SearchDialogProvider } from '@site/src/search/dialog/SearchDialogProvider';
import { routeClicks } from '@site/src/sentOnce/links';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const history = useHistory();
  useEffect(() => routeClicks(history), [history]);
  return <SearchDialogProvider>{children}</SearchDialogProvider>;
}
