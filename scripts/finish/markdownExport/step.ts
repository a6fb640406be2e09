/** The step of the build, in a process of its own: `step.ts FOLDER`. */
import { loadEnvironment, readSettings, SITE_TAGLINE, SITE_TITLE } from '../../../site.config';
import { inStep } from '../steps';
import { writeDocuments } from './writeDocuments';

inStep(async (folder, root) => {
  const { siteUrl, baseUrl } = readSettings(loadEnvironment(root));
  const count = await writeDocuments(folder, { title: SITE_TITLE, tagline: SITE_TAGLINE, siteUrl, baseUrl });
  console.log(`[markdown] ${count} documents as Markdown`);
});
