/** A press on the link beside a heading copies its address, and says so; the link itself works as links do. */
const TOLD_MS = 2000;

if (typeof document !== 'undefined') {
  // It stands there, empty, before it is needed: what comes together with its text is not read out.
  const notice = document.createElement('div');
  notice.className = 'copy-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (text: string): void => {
    notice.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => notice.replaceChildren(), TOLD_MS);
  };

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
