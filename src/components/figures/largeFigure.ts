import { addOverlay } from '@site/src/url/overlays';
import { makeButton } from '../makeButton';
import styles from './largeFigure.module.css';

/** Widths of the drawing in rem: smaller to see it whole, larger to read its smallest part. */
const WIDTHS_REM = [31.2, 52, 83.2, 130] as const;
const FIRST = 1;
/** At first a drawing is as high as the window if that leaves it larger than on the page: it is seen whole, and scrolls one way at most. */
const LEAST_FIRST_REM = 42;
/** What of the window's height is not the drawing's: bar, padding and the page around. */
const FRAME_REM = 8;

/**
 * Moves a figure's drawing into a window that scrolls in both directions, in which it grows and shrinks. Its button, Escape,
 * Back and a press beside it close the window, and the drawing goes back to its place.
 *
 * @param figure as `Figure` draws it
 */
export function openLarge(figure: HTMLElement): void {
  const picture = figure.querySelector<HTMLElement>('[data-scrolls] > [role="img"]');
  const place = picture?.parentElement;
  if (!picture || !place) return;

  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.dataset.largeFigure = '';
  const title =
    figure.querySelector(`#${CSS.escape(figure.getAttribute('aria-labelledby') ?? '')}`)?.textContent ?? '';
  dialog.setAttribute('aria-label', title);

  const heading = document.createElement('strong');
  heading.textContent = title;
  // What scrolls can be reached with the keyboard.
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.tabIndex = 0;
  sheet.setAttribute('role', 'group');
  sheet.setAttribute('aria-label', 'Drawing, scrolls');
  const holder = document.createElement('div');
  sheet.append(holder);

  /** What stands in the middle of the window, in parts of the drawing's width and height: it stays there as that grows. */
  let middle = { x: 0.5, y: 0.5 };
  sheet.addEventListener('scroll', () => {
    middle = {
      x: (sheet.scrollLeft + sheet.clientWidth / 2) / sheet.scrollWidth,
      y: (sheet.scrollTop + sheet.clientHeight / 2) / sheet.scrollHeight,
    };
  });

  const { width, height } = picture.getBoundingClientRect();
  const firstWidth = `clamp(${LEAST_FIRST_REM}rem, (100dvh - ${FRAME_REM}rem) * ${width / height}, ${WIDTHS_REM[FIRST]}rem)`;

  let zoom: number = FIRST;
  const resize = (step: number): void => {
    zoom = Math.min(WIDTHS_REM.length - 1, Math.max(0, zoom + step));
    const { x, y } = middle;
    holder.style.width = zoom === FIRST ? firstWidth : `${WIDTHS_REM[zoom] ?? 0}rem`;
    // Not `disabled`, which would take the focus from who just pressed it.
    smaller.ariaDisabled = String(zoom === 0);
    larger.ariaDisabled = String(zoom === WIDTHS_REM.length - 1);
    sheet.scrollLeft = x * sheet.scrollWidth - sheet.clientWidth / 2;
    sheet.scrollTop = y * sheet.scrollHeight - sheet.clientHeight / 2;
  };
  const smaller = makeButton('−', 'Smaller', () => resize(-1));
  const larger = makeButton('+', 'Larger', () => resize(1));
  const close = (): void => dialog.close();
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.append(heading, smaller, larger, makeButton('Close', 'Close', close));
  dialog.append(bar, sheet);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });

  // While the drawing is away its place stays as high as it was, so that nothing on the page moves.
  figure.dataset.away = '';
  place.style.minHeight = `${place.getBoundingClientRect().height}px`;
  holder.append(picture);
  figure.append(dialog);
  dialog.showModal();
  resize(0);

  const removeEntry = addOverlay(close);
  dialog.addEventListener('close', () => {
    place.append(picture);
    place.style.minHeight = '';
    delete figure.dataset.away;
    dialog.remove();
    removeEntry();
    // Where the reader was; the browser does so only while the dialog is on the page.
    figure.querySelector<HTMLButtonElement>('[data-enlarges]')?.focus();
  });
}
