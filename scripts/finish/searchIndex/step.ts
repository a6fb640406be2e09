/** The step of the build, in a process of its own: `step.ts FOLDER`. */
import { loadEnvironment, readSettings } from '../../../site.config';
import { inStep } from '../steps';
import { readSitePages } from './sitePages';
import { readSourcePages } from '../../sourcePages';
import { writeIndex } from './writeIndex';

inStep(async (folder, root) => {
  const { baseUrl } = readSettings(loadEnvironment(root));
  const started = performance.now();
  const sitePages = await readSitePages(folder, baseUrl, await readSourcePages(root));
  const { pages, terms, bytes } = await writeIndex(sitePages, folder, baseUrl);
  console.log(
    `[search] index: ${pages} pages, ${terms} terms, ${Math.round(bytes / 1024)} kB (brotli) before the first result, ${Math.round(performance.now() - started)} ms`,
  );
});
