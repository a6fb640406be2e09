import { writeInOneStep } from './writeInOneStep';

/**
 * Puts elements at the end of a page's head.
 *
 * @throws {Error} where the page has none, so that nothing is left out without a word
 */
export async function addToHead(page: string, html: string, elements: string): Promise<void> {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error(`${page} has no </head> to put ${elements.slice(0, 40)}… before.`);
  await writeInOneStep(page, html.slice(0, end) + elements + html.slice(end));
}
