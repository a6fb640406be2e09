/**
 * A frame that scrolls sideways must be reachable with the keyboard; one that does not would be a stop in the way. So a
 * frame with `data-scrolls` is a stop of the Tab key for as long as it holds more than it shows.
 */

/** Says that a frame may scroll, and what it is called then; a table with an empty name is called by its headings. */
export const SCROLLS = 'data-scrolls';

/** "Table: File, Size, For". */
function listHeadings(frame: Element): string {
  const headings = [...frame.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
  return `Table: ${headings.filter(Boolean).join(', ')}`;
}

function mark(frame: HTMLElement): void {
  const marks = {
    tabindex: '0',
    role: 'group',
    'aria-label': frame.getAttribute(SCROLLS) || listHeadings(frame),
  };
  const overflows = frame.scrollWidth > frame.clientWidth;
  for (const [name, value] of Object.entries(marks)) {
    if (overflows) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}

// It holds on to nothing that has left the page.
let observer: ResizeObserver | undefined;

/** Watches a frame and what is in it, which can grow alone. As `ref` of an element, or for one that the server has sent. */
export function watchFrame(frame: HTMLElement | null): void {
  if (!frame) return;
  observer ??= new ResizeObserver((entries) => {
    const frames = new Set(entries.map(({ target }) => target.closest<HTMLElement>(`[${SCROLLS}]`)));
    for (const one of frames) if (one) mark(one);
  });
  observer.observe(frame);
  for (const child of frame.children) observer.observe(child);
}
