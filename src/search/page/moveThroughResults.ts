import type { KeyboardEvent } from 'react';

/** Up and down arrows go from the box through the links of the results and back. */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === 0 || hasModifier || event.nativeEvent.isComposing || !box) return;
  const links = event.currentTarget.querySelectorAll<HTMLElement>('[data-result-link]');
  const stops: HTMLElement[] = [box, ...links];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here < 0 ? undefined : stops[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
