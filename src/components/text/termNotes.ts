/** Escape takes the explanation of a word away until pointer and focus have left it; all else about it is a matter of style. */

const dismiss = ({ key }: KeyboardEvent): void => {
  if (key !== 'Escape') return;
  const shown = document.querySelectorAll<HTMLElement>('[data-term]:is(:hover, :focus-within)');
  for (const term of shown) term.dataset.dismissed = '';
};

/** Watches a word with an explanation. As `ref` of an element, or for one that the server has sent. */
export function watchTerm(term: HTMLElement | null): void {
  if (!term) return;
  const forget = (): void => {
    delete term.dataset.dismissed;
  };
  term.addEventListener('pointerleave', forget);
  term.addEventListener('focusout', forget);
  // The same listener is added to the page once.
  document.addEventListener('keydown', dismiss);
}
