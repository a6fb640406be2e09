/**
 * When code of the first page does not arrive, the framework never starts: the page can be read, but nothing in it works
 * and nothing says so. This says so over the page, with the error and a Retry that loads the page anew.
 *
 * Later failures need no notice: the framework loads the next page from the server instead. When that page's code fails
 * too, Back must load the page before: for the browser both are one document, whose address alone it would change.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showFailure } from './showFailure';

const reload = (): void => window.location.reload();

function isMissingCode(reason: unknown): boolean {
  // Scripts fail with ChunkLoadError, styles with the code CSS_CHUNK_LOAD_FAILED.
  if (!(reason instanceof Error)) return false;
  return reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED');
}

if (ExecutionEnvironment.canUseDOM) {
  const notice = ({ reason }: PromiseRejectionEvent): void => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (hasStarted || !isMissingCode(reason)) return;
    // Of several files that are missing the first one is named, once.
    window.removeEventListener('unhandledrejection', notice);
    showFailure({ error: reason, onRetry: reload });
    window.addEventListener('popstate', reload);
  };
  window.addEventListener('unhandledrejection', notice);
}
