import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forwardOf } from './forwardOf';
import { listFiles } from './listFiles';

/** Goes to the canonical address of the page that it stands in. */
const SCRIPT =
  '<script>location.replace(document.querySelector("link").href+location.search+location.hash)</script>';

/**
 * Gives all pages that forward the same script, in the place of the framework's, which has the address in it: so the
 * Content-Security-Policy names it with one hash, and query and heading come along where a server has no redirects.
 */
export async function writeForwards(folder: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    if (forwardOf(html) !== null) await writeFile(file, html.replace(/<script>[^]*?<\/script>/, SCRIPT));
  }
}
