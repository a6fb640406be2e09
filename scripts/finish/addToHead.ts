import { writeInOneStep } from './writeInOneStep';

/** Puts elements at the end of a page's head. */
export const addToHead = (page: string, html: string, elements: string): Promise<void> =>
  writeInOneStep(
    page,
    html.replace('</head>', () => `${elements}</head>`),
  );
