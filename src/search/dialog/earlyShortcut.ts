/** A shortcut pressed before the page is hydrated: it is noted, and the dialog opens as soon as it can. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isSearchShortcut } from './shortcuts';

let isPressed = false;

function note(event: KeyboardEvent): void {
  if (!isSearchShortcut(event, { isShown: false })) return;
  event.preventDefault();
  isPressed = true;
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('keydown', note);

/** Calls `open` if one was pressed. From now on shortcuts are somebody else's. */
export function takeEarlyShortcut(open: () => void): void {
  window.removeEventListener('keydown', note);
  if (isPressed) open();
  isPressed = false;
}
