/**
 * What lies over a page (the search, the side menu, a large figure) has an entry of its own in the history, so that Back
 * takes it away and leaves the page, even a page that the reader came to from another site. The router does not hear of
 * this entry: it has the page's address and its state, and one mark more.
 *
 * One thing lies over a page at a time. What opens over another takes its place and its entry: of two entries, a link that is
 * followed could replace but one, and the other would be a step back that leads nowhere.
 */
import { isFields } from '../fields';

/** Marks the state of an entry at which something lies over the page. */
const MARK = 'overlay';

interface Overlay {
  /** The address of the page below; `null` while the overlay has no entry. */
  page: string | null;
  onBack: () => void;
}

let shown: Overlay | undefined;
/** Where there is nothing to go back to, a step never arrives, and nothing may wait for it for ever. */
const LONGEST_STEP_MS = 3_000;

/** A step back of our own that has not arrived: what gives it up. */
let stepUnderWay: ReturnType<typeof setTimeout> | undefined;
/** What is to be done to the history once it has. */
const afterwards: (() => void)[] = [];
/** What the page has changed in its address from below an overlay: it is made again in the page's own entry. */
let replacement: Parameters<History['replaceState']> | undefined;

function endStep(): void {
  clearTimeout(stepUnderWay);
  stepUnderWay = undefined;
  repeatReplacement();
  afterwards.splice(0).forEach((act) => act());
}

function stepBack(): void {
  stepUnderWay = setTimeout(endStep, LONGEST_STEP_MS);
  window.history.go(-1);
}

function afterStep(act: () => void): void {
  if (stepUnderWay !== undefined) afterwards.push(act);
  else act();
}

function isOverlayEntry(): boolean {
  const state: unknown = window.history.state;
  return isFields(state) && state[MARK] === true;
}

const withMark = (state: unknown): object => ({ ...(isFields(state) && state), [MARK]: true });

function repeatReplacement(): void {
  if (!replacement || isOverlayEntry()) return;
  const parameters = replacement;
  replacement = undefined;
  History.prototype.replaceState.apply(window.history, parameters);
}

function onPopState(event: PopStateEvent): void {
  if (stepUnderWay !== undefined) {
    event.stopImmediatePropagation();
    endStep();
    return;
  }
  if (!shown) return;
  // A longer way back has left the page too, and so does any from an overlay without an entry: that is for the router.
  if (window.location.href === shown.page) {
    event.stopImmediatePropagation();
    repeatReplacement();
  } else if (!isOverlayEntry()) replacement = undefined;
  shown.onBack();
}

/**
 * A link that is followed from an overlay takes the place of the overlay's entry: Back from there leads to the page. One
 * that is followed while a step of our own is under way waits for it: the step would lead away from the new page.
 */
function writeWithOverlays(history: History): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...parameters) => {
    // Its entry is the link's now. It may go with its page without a word, so no way back waits for it any more.
    if (shown) shown.page = null;
    afterStep(() => {
      replacement = undefined;
      if (isOverlayEntry()) replace(...parameters);
      else push(...parameters);
    });
  };
  // A text box writes its text into the address after a pause, in which the search may open.
  history.replaceState = (state: unknown, ...others) =>
    afterStep(() => {
      if (!isOverlayEntry() || (shown?.page ?? null) === null) {
        replace(state, ...others);
        return;
      }
      replacement = [state, ...others];
      replace(withMark(state), ...others);
    });
}

// Before the router adds its own: browsers may call the window's listeners in the order in which they came. The router would
// let the framework open a menu again that has just closed.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState, { capture: true });
  writeWithOverlays(window.history);
  // A page that is loaded anew has nothing over it. Its entry would be a step back that leads nowhere.
  if (isOverlayEntry()) stepBack();
}

/**
 * Gives an overlay its entry.
 *
 * @param onBack called when the reader goes back, and when something else opens over it; it has to take the overlay away
 * @returns to be called when the overlay is gone, however it went
 */
export function addOverlay(onBack: () => void): () => void {
  const below = shown;
  const overlay: Overlay = { page: below?.page ?? null, onBack };
  shown = overlay;
  below?.onBack();
  afterStep(() => {
    if (shown !== overlay || overlay.page !== null) return;
    overlay.page = window.location.href;
    History.prototype.pushState.call(window.history, withMark(window.history.state), '');
  });
  return () => {
    if (shown !== overlay) return;
    shown = undefined;
    // Back has not used the entry up.
    if (overlay.page !== null && isOverlayEntry()) stepBack();
  };
}
