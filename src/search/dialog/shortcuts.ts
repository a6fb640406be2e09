/** What of a keyboard event the shortcuts look at. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
> & { composedPath(): EventTarget[] };

/** Kinds of `input` that no character is typed into. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type)));

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => !ctrlKey && !metaKey && !altKey;

/**
 * `K` with Caps Lock counts as `k`; with Shift or Alt it is the browser's. Where the keyboard's language has no Latin letters,
 * the place of the key counts. A program that fills in forms may send a press without any key.
 */
const isToggle = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  (/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK') && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * The keys are also named where readers see them: on the button (`theme/SearchBar`) and on the help page.
 * Ctrl/Cmd+K opens and closes; `/` opens, unless it is being typed into a field.
 */
export function isSearchShortcut(event: KeyPress, { isShown }: { isShown: boolean }): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  return (
    isToggle(event) ||
    (!isShown && event.key === '/' && isPlain(event) && !isTextField(event.composedPath()[0]))
  );
}

/** One printed character, typed into no field. */
export const isTypedText = (event: KeyPress): boolean =>
  /^.$/u.test(event.key) && isPlain(event) && !event.isComposing && !isTextField(event.composedPath()[0]);
