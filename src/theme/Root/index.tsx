// Fills the place the theme leaves empty around the whole app: the search dialog lives here, above all layouts.
import type { ReactNode } from 'react';
import { SearchDialogProvider } from '@site/src/search/dialog/SearchDialogProvider';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <SearchDialogProvider>{children}</SearchDialogProvider>;
}
