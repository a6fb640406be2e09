/** A press on the link beside a heading copies its address, and says so; the link itself works as links do. */
const TOLD_MS = 2000;
/** What comes together with its text is not read out, so the notice stands empty for a moment before it speaks. */
const EMPTY_MS = 100;

let notice: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(text: string): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'copy-notice';
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    notice?.replaceChildren(text);
    timer = setTimeout(() => notice?.replaceChildren(), TOLD_MS);
  }, EMPTY_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    // Without a clipboard, as on a page that came over plain HTTP, the address bar has the link all the same.
    if (link)
      navigator.clipboard?.writeText(link.href).then(
        () => tell('Link copied'),
        () => undefined,
      );
  });
}
