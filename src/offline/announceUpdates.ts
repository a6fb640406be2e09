/** Says that the site has changed, above the page. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import UpdateNotice from './UpdateNotice';

const CONTAINER_ID = 'site-update';

/** To be called when a newer worker has come while the page was open. */
export function announceUpdate(): void {
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
