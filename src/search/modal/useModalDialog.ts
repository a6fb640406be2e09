import { useEffect, type RefObject } from 'react';

/**
 * Opens the dialog above everything else, keeps the page behind it still, without a jump where its scrollbar was, and
 * the focus inside.
 *
 * `showModal` would do the last, too, but it computes the style of every element of the page anew, as inert: on a long
 * page and a slow phone that takes longer than all the rest of the dialog.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement>,
  initialFocus: RefObject<HTMLElement>,
): void {
  // Before the dialog opens: measured after it, the whole page would be laid out once more.
  useEffect(() => {
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    document.body.classList.add('DocSearch--active');
    document.body.style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      document.body.classList.remove('DocSearch--active');
      document.body.style.removeProperty('padding-inline-end');
    };
  }, []);

  useEffect(() => {
    dialog.current?.show();
    initialFocus.current?.focus();

    /** From the browser's own bar, Tab would lead into the page behind. */
    function onFocus({ target }: FocusEvent): void {
      if (target instanceof Node && !dialog.current?.contains(target)) initialFocus.current?.focus();
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [dialog, initialFocus]);
}
