/** Says that the site has changed, above the page, once a newer worker has come while the page was open. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import UpdateNotice from './UpdateNotice';

const CONTAINER_ID = 'site-update';

function showNotice(): void {
  if (document.getElementById(CONTAINER_ID)) return;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    createElement(UpdateNotice, {
      onReload: () => window.location.reload(),
      onClose: () => {
        root.unmount();
        container.remove();
      },
    }),
  );
}

let isWatching = false;

/**
 * Watches from now on; to be called before the server is asked for a newer worker, which may be at work at once. The first
 * worker of a reader is no update: it controls only pages that are loaded after it.
 */
export function announceUpdates(): void {
  if (isWatching) return;
  isWatching = true;
  navigator.serviceWorker.addEventListener('controllerchange', showNotice);
}
