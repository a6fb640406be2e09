import { NARROW_SCREEN_PX, SNIPPET_WORDS } from './constants';

/** Words of a snippet on the reader's screen. */
export const snippetWords = (): number =>
  window.matchMedia(`(max-width: ${NARROW_SCREEN_PX}px)`).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
