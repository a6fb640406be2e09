/** A press on the button of a figure opens its drawing in a window of its own, whose code comes at the first press. */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-enlarges]') : null;
    const figure = button?.closest('figure');
    if (!figure) return;
    // If the code does not load, the drawing stays where it is.
    import('./largeFigure').then(
      ({ openLarge }) => openLarge(figure),
      () => undefined,
    );
  });
}

/** Whoever leaves the page by a link in the drawing leaves the window too. */
export function onRouteDidUpdate(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-large-figure][open]')?.close();
}
