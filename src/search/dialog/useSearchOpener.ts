import type { ComponentProps } from 'react';
import { useSearchDialog } from './searchDialog';

/**
 * What makes a button open the search dialog, and fetch it as soon as the reader comes near. The button submits a form
 * that leads to the search page: before the page's code is there, and without JavaScript.
 */
export function useSearchOpener(): ComponentProps<'button'> {
  const { open, warm } = useSearchDialog();
  return {
    type: 'submit',
    'aria-haspopup': 'dialog',
    onClick: (event) => {
      event.preventDefault();
      open();
    },
    onMouseEnter: warm,
    onFocus: warm,
    onTouchStart: warm,
  };
}
