/** Stands in for the framework's module of this name. */
import { useContext, useMemo, type ComponentProps, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';

/** Tells its children of a new address and of nothing else; the address in here is that of the page in view. */
function SteadyRouter({ children }: { children: ReactNode }): ReactNode {
  const router = useContext(RouterContext);
  const { location } = router;
  // The framework's router is a new object whenever the browser's address is; what it holds comes from these alone.
  const steady = useMemo(() => router, [location]);
  return <RouterContext.Provider value={steady}>{children}</RouterContext.Provider>;
}

export default function SteadyNavigation({
  children,
  ...others
}: ComponentProps<typeof PendingNavigation>): ReactNode {
  return (
    <PendingNavigation {...others}>
      <SteadyRouter>{children}</SteadyRouter>
    </PendingNavigation>
  );
}
