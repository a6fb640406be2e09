import { limitQuery } from '../query';

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

/** What is typed before there is a box for it. */
export interface TypedAhead {
  query: string;
  /** Enter was pressed: the first result is to open. */
  isEntered: boolean;
}

/** What a press that goes into no field makes of the query; `null` when it is no typing. */
export function typeAhead(query: string, event: KeyPress): TypedAhead | null {
  const { key, isComposing } = event;
  if (!isPlain(event) || isComposing || isTextField(event.composedPath()[0])) return null;
  if (key === 'Backspace') return { query: query.replace(/.$/u, ''), isEntered: false };
  if (key === 'Enter' && query.trim() !== '') return { query, isEntered: true };
  return /^.$/u.test(key) ? { query: limitQuery(query + key), isEntered: false } : null;
}
