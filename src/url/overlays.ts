/**
 * What lies over a page (the search, the side menu, a large figure) has an entry of its own in the history, so that Back
 * takes it away and leaves the page, even a page that the reader came to from another site. The router does not hear of
 * these entries: they have the page's address and its state, and one number more.
 */
import { isFields } from '../fields';

/** In the state of an entry: how many overlays lie over the page there. */
const DEPTH = 'overlays';

interface Overlay {
  /** The address of the page below. */
  page: string;
  hasEntry: boolean;
  onBack: () => void;
}

const overlays: Overlay[] = [];
/** Where there is nothing to go back to, a step never arrives, and nothing may wait for it for ever. */
const LONGEST_STEP_MS = 3_000;

/** Steps back of our own that have not arrived: what gives each of them up. */
const stepsUnderWay: ReturnType<typeof setTimeout>[] = [];
/** What is to be done to the history once they have. */
const afterwards: (() => void)[] = [];
/** What the page has changed in its address from below an overlay: it is made again in the page's own entry. */
let replacement: Parameters<History['replaceState']> | undefined;

const countEntries = (): number => overlays.filter(({ hasEntry }) => hasEntry).length;

/** The oldest step is over. */
function endStep(): void {
  clearTimeout(stepsUnderWay.shift());
  repeatReplacement();
  if (stepsUnderWay.length === 0) afterwards.splice(0).forEach((act) => act());
}

function stepBack(count: number): void {
  stepsUnderWay.push(setTimeout(endStep, LONGEST_STEP_MS));
  window.history.go(-count);
}

function afterSteps(act: () => void): void {
  if (stepsUnderWay.length > 0) afterwards.push(act);
  else act();
}

function currentDepth(): number {
  const state: unknown = window.history.state;
  return isFields(state) && typeof state[DEPTH] === 'number' ? state[DEPTH] : 0;
}

function repeatReplacement(): void {
  if (!replacement || currentDepth() > 0) return;
  const parameters = replacement;
  replacement = undefined;
  History.prototype.replaceState.apply(window.history, parameters);
}

function onPopState(event: PopStateEvent): void {
  if (stepsUnderWay.length > 0) {
    event.stopImmediatePropagation();
    endStep();
    return;
  }
  const top = overlays.at(-1);
  if (!top) return;
  // A longer way back has left the page too: that is for the router.
  if (window.location.href === top.page) {
    event.stopImmediatePropagation();
    repeatReplacement();
  } else if (currentDepth() === 0) replacement = undefined;
  top.onBack();
}

/**
 * A link that is followed from an overlay takes the place of the overlay's entry: Back from there leads to the page. One
 * that is followed while a step of our own is under way waits for it: the step would lead away from the new page.
 */
function writeWithOverlays(history: History): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...parameters) =>
    afterSteps(() => {
      replacement = undefined;
      if (currentDepth() > 0) replace(...parameters);
      else push(...parameters);
    });
  // A text box writes its text into the address after a pause, in which the search may open.
  history.replaceState = (state: unknown, ...others) =>
    afterSteps(() => {
      const depth = currentDepth();
      if (depth === 0 || countEntries() === 0) {
        replace(state, ...others);
        return;
      }
      replacement = [state, ...others];
      replace({ ...(isFields(state) && state), [DEPTH]: depth }, ...others);
    });
}

// Before the router adds its own: browsers may call the window's listeners in the order in which they came. The router would
// let the framework open a menu again that has just closed.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState, { capture: true });
  writeWithOverlays(window.history);
  // A page that is loaded anew has nothing over it. Its entry would be a step back that leads nowhere.
  if (currentDepth() > 0) stepBack(currentDepth());
}

/**
 * Gives an overlay its entry.
 *
 * @param onBack called when the reader goes back; it has to take the overlay away
 * @returns to be called when the overlay is gone, however it went
 */
export function addOverlay(onBack: () => void): () => void {
  const overlay: Overlay = { page: window.location.href, hasEntry: false, onBack };
  overlays.push(overlay);
  afterSteps(() => {
    if (!overlays.includes(overlay)) return;
    overlay.page = window.location.href;
    overlay.hasEntry = true;
    const depth = countEntries();
    const state: unknown = window.history.state;
    History.prototype.pushState.call(window.history, { ...(isFields(state) && state), [DEPTH]: depth }, '');
  });
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    // Neither Back nor a link has used the entry up. The lower of two may be the first to go.
    if (overlay.hasEntry && currentDepth() - stepsUnderWay.length > countEntries()) stepBack(1);
  };
}
