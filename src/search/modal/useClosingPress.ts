import { useEffect, type RefObject } from 'react';
import { isOnControl } from './trapFocus';
import type { SearchAutocomplete } from './useSearchAutocomplete';

/**
 * A press outside the field and what is listed closes the panel, as the core has it, but not one on a control below it,
 * which would move away under the finger; and a finger that moves the list
 * takes the focus from the field, so that a phone's keyboard gives way.
 */
export function useClosingPress(
  autocomplete: SearchAutocomplete,
  input: RefObject<HTMLInputElement>,
  panel: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    const inputElement = input.current;
    if (!inputElement?.form || !panel.current) return;
    const core = autocomplete.getEnvironmentProps({
      inputElement,
      formElement: inputElement.form,
      panelElement: panel.current,
    });
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('mousedown', (event) => isOnControl(event.target) || core.onMouseDown(event), {
      signal,
    });
    window.addEventListener('touchstart', (event) => isOnControl(event.target) || core.onTouchStart(event), {
      signal,
    });
    window.addEventListener('touchmove', (event) => core.onTouchMove(event), { signal });
    return () => controller.abort();
  }, [autocomplete, input, panel]);
}
