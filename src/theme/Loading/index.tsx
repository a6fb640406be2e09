/** Replaces the framework's Loading: legible in both modes, announced, and its Retry loads the page when trying again fails. */
import { useRef, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import LoadFailure from '@site/src/loading/LoadFailure';

/** Shown in place of a page whose code is missing; while it is on its way the progress bar is enough. */
export default function Loading({ error: reason, retry }: LoadingComponentProps): ReactNode {
  const error: unknown = reason;
  const hasRetried = useRef(false);
  if (!error) return null;
  const tryAgain = (): void => {
    // The second time the address of the code itself may be gone, after a new edition of the site went online.
    if (hasRetried.current) window.location.reload();
    hasRetried.current = true;
    retry();
  };
  return <LoadFailure error={error} onRetry={tryAgain} />;
}
