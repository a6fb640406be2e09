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
  onBack: () => void;
}

const overlays: Overlay[] = [];
/** Steps back of our own that have not arrived. */
let stepsUnderWay = 0;

function currentDepth(): number {
  const state: unknown = window.history.state;
  return isFields(state) && typeof state[DEPTH] === 'number' ? state[DEPTH] : 0;
}

function onPopState(event: PopStateEvent): void {
  if (stepsUnderWay > 0) {
    stepsUnderWay -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = overlays.at(-1);
  if (!top) return;
  // A longer way back has left the page too: that is for the router.
  if (window.location.href === top.page) event.stopImmediatePropagation();
  top.onBack();
}

// Before the router adds its own: browsers may call the window's listeners in the order in which they came. The router would
// let the framework open a menu again that has just closed.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPopState, { capture: true });
  // A page that is loaded anew has nothing over it. Its entry would be a step back that leads nowhere.
  if (currentDepth() > 0) {
    stepsUnderWay += 1;
    window.history.go(-currentDepth());
  }
}

/** A link that is followed from an overlay takes the place of the overlay's entry: Back from there leads to the page. */
function pushOverOverlay(this: History, ...parameters: Parameters<History['pushState']>): void {
  if (currentDepth() > 0) this.replaceState(...parameters);
  else History.prototype.pushState.apply(this, parameters);
}

/**
 * Gives an overlay its entry.
 *
 * @param onBack called when the reader goes back; it has to take the overlay away
 * @returns to be called when the overlay is gone, however it went
 */
export function addOverlay(onBack: () => void): () => void {
  const overlay: Overlay = { page: window.location.href, onBack };
  if (overlays.length === 0) window.history.pushState = pushOverOverlay;
  overlays.push(overlay);
  const depth = overlays.length;
  const state: unknown = window.history.state;
  History.prototype.pushState.call(window.history, { ...(isFields(state) && state), [DEPTH]: depth }, '');
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    if (overlays.length === 0) Reflect.deleteProperty(window.history, 'pushState');
    // Neither Back nor a link has used the entry up.
    if (currentDepth() < depth) return;
    stepsUnderWay += 1;
    window.history.back();
  };
}
