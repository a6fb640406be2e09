import { rename, writeFile } from 'node:fs/promises';

/** Puts elements at the end of a page's head. In one step: other steps of the build read the pages meanwhile. */
export async function addToHead(page: string, html: string, elements: string): Promise<void> {
  const fresh = `${page}.new`;
  await writeFile(
    fresh,
    html.replace('</head>', () => `${elements}</head>`),
  );
  await rename(fresh, page);
}
