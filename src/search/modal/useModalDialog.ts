import { useEffect, type RefObject } from 'react';

/** Opens the dialog above everything else and keeps the page behind it still, without a jump where its scrollbar was. */
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
    dialog.current?.showModal();
    initialFocus.current?.focus();
  }, [dialog, initialFocus]);
}
