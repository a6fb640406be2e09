/** Keeps the section in view visible in a list of contents that is longer than the window. */
import type { ClientModule } from '@docusaurus/types';

/** So many px of what comes next stay in view, too. */
const AHEAD_PX = 60;

let observer: MutationObserver | undefined;

function follow(list: HTMLElement): void {
  // A reader who points at the list is reading it.
  if (list.matches(':hover')) return;
  const active = list.querySelector('.table-of-contents__link--active');
  if (!active) {
    // Above the first section.
    list.scrollTop = 0;
    return;
  }
  const frame = list.getBoundingClientRect();
  const entry = active.getBoundingClientRect();
  if (entry.top < frame.top + AHEAD_PX) list.scrollTop += entry.top - frame.top - AHEAD_PX;
  else if (entry.bottom > frame.bottom - AHEAD_PX) list.scrollTop += entry.bottom - frame.bottom + AHEAD_PX;
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const list = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
    if (!list) return;
    observer = new MutationObserver(() => follow(list));
    observer.observe(list, { subtree: true, attributeFilter: ['class'] });
  },
};
export default clientModule;
