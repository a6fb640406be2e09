/**
 * When code of the first page does not arrive, the framework never starts: the page can be read, but nothing in it works
 * and nothing says so. This says so above the page, with the error and a Retry that loads the page anew.
 *
 * Later failures need no notice: the framework loads the next page from the server instead. When that page's code fails
 * too, Back must load the page before: for the browser both are one document, whose address alone it would change.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from './LoadFailure';

const CONTAINER_ID = 'first-load-failure';

function isMissingCode(reason: unknown): boolean {
  // Scripts fail with ChunkLoadError, styles with the code CSS_CHUNK_LOAD_FAILED.
  if (!(reason instanceof Error)) return false;
  return reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED');
}

function showFailure(error: unknown): void {
  if (document.getElementById(CONTAINER_ID)) return;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  document.body.prepend(container);
  window.addEventListener('popstate', () => window.location.reload());
  createRoot(container).render(
    createElement(LoadFailure, { error, onRetry: () => window.location.reload() }),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (!hasStarted && isMissingCode(reason)) showFailure(reason);
  });
}
