/**
 * The bar at the top edge that shows that the next page is still on its way. It takes the place of `nprogress`, whose steps by
 * chance and settings every page would carry (`plugins/browser-bundle`); the theme starts it after 200 ms and ends it. A client
 * module too: of two pages asked for within those 200 ms, the framework forgets to stop the clock of the first.
 */
import type { ClientModule } from '@docusaurus/types';

/** Nobody knows how far a page is: the bar is fast at first, slower and slower then, and never at its end. */
const ON_ITS_WAY: Keyframe[] = [
  { transform: 'translateX(-100%)', easing: 'ease-out' },
  { transform: 'translateX(-30%)', offset: 0.1, easing: 'linear' },
  { transform: 'translateX(-3%)' },
];
const STANDING: Keyframe[] = [{ transform: 'translateX(-50%)' }, { transform: 'translateX(-50%)' }];
const LONGEST_MS = 20_000;
const END_MS = 300;

const NAME = 'nprogress';

/** The bar whose page is on its way. */
let bar: HTMLElement | null = null;
let isOnItsWay = false;

/** Where a reader asks for no motion the bar stands, and goes at once. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The theme's style sheet draws both parts. */
function drawBar(): HTMLElement {
  const drawn = document.createElement('div');
  drawn.id = NAME;
  drawn.append(Object.assign(document.createElement('div'), { className: 'bar' }));
  return drawn;
}

const progressBar = {
  configure(): void {
    // It has no spinner to turn off.
  },

  /** Shows the bar. */
  start(): void {
    if (bar || !isOnItsWay) return;
    // That of the page before may still be fading.
    document.getElementById(NAME)?.remove();
    bar = drawBar();
    document.body.append(bar);
    bar.firstElementChild?.animate(isStill() ? STANDING : ON_ITS_WAY, {
      duration: LONGEST_MS,
      fill: 'forwards',
    });
  },

  /** Runs the bar to its end, and takes it away. */
  done(): void {
    const ended = bar;
    if (!ended) return;
    bar = null;
    if (isStill()) {
      ended.remove();
      return;
    }
    const from = getComputedStyle(ended.firstElementChild ?? ended).transform;
    ended.firstElementChild?.animate([{ transform: from }, { transform: 'none' }], {
      duration: END_MS / 2,
      fill: 'forwards',
    });
    ended.animate({ opacity: [1, 0] }, { delay: END_MS / 2, duration: END_MS / 2 }).onfinish = () =>
      ended.remove();
  },

  onRouteUpdate(): void {
    isOnItsWay = true;
  },

  onRouteDidUpdate(): void {
    isOnItsWay = false;
  },
} satisfies ClientModule & Record<'configure' | 'start' | 'done', () => void>;

export default progressBar;
