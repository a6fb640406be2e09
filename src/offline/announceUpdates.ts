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

/** Watches from now on. The first worker of a reader is no update: it has no predecessor that controls the page. */
export function announceUpdates(registration: ServiceWorkerRegistration): void {
  if (isWatching) return;
  isWatching = true;
  const watch = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') showNotice();
    });
  };
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}
