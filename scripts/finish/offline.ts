/**
 * Writes what reading offline needs into a finished build: the service worker and the list of the site's files; or, where
 * the operator has turned it off, a worker that removes itself and everything that an earlier one kept.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { isForServers } from '../../deploy/serverFiles';
import {
  SITE_FILES_NAME,
  SITE_SUMMARY_NAME,
  type SiteFile,
  type SiteFiles,
  type SiteSummary,
  sizeOf,
  WORKER_NAME,
} from '../../src/offline/keptCaches';
import { forwardOf, forwardsAmong, readPages } from './forwards';
import { listFiles } from './listFiles';

/** What nobody reads offline: notes for other programs, the pictures of links, other forms of the same files. */
const LEFT_OUT = [
  /^(?:404\.html|robots\.txt|sitemap\.xml|opensearch\.xml|llms[\w-]*\.txt)$/,
  /^blog\/(?:rss|atom|feed)\.\w+$/,
  /^img\/cards\//,
  /\.(?:br|gz|map|md)$/,
  /\.LICENSE\.txt$/,
];

/** The files of a build that a copy of the site consists of, in the order of their names. */
export async function listSiteFiles(folder: string, baseUrl: string): Promise<SiteFiles> {
  const names = (await listFiles(folder)).filter(
    (name) =>
      ![WORKER_NAME, SITE_FILES_NAME, SITE_SUMMARY_NAME].includes(name) &&
      !isForServers(name) &&
      !LEFT_OUT.some((pattern) => pattern.test(name)),
  );
  const files: SiteFile[] = [];
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    if (name.endsWith('.html') && forwardOf(bytes.toString('utf8')) !== null) continue;
    // A page is asked for by its folder.
    const address = name
      .replace(/(^|\/)index\.html$/, '$1')
      .split('/')
      .map(encodeURIComponent)
      .join('/');
    files.push({
      url: baseUrl + address,
      integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
      bytes: bytes.length,
    });
  }
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { build, files };
}

const entryOf = (name: 'worker' | 'removal'): string =>
  path.join(__dirname, '../../src/offline', `${name}.ts`);

/** The files that the worker is made of. */
export async function listWorkerModules(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entryOf('worker')],
    bundle: true,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((name) => path.resolve(name));
}

async function bundle(
  entry: 'worker' | 'removal',
  outfile: string,
  define: Record<string, string>,
): Promise<void> {
  await build({
    entryPoints: [entryOf(entry)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'warning',
  });
}

/**
 * @param folder the finished build
 * @param isOn the setting `OFFLINE`
 */
export async function writeOffline(
  folder: string,
  baseUrl: string,
  isOn: boolean,
): Promise<SiteFiles | null> {
  const worker = path.join(folder, WORKER_NAME);
  if (!isOn) {
    await bundle('removal', worker, { BASE_URL: JSON.stringify(baseUrl) });
    return null;
  }
  const list = await listSiteFiles(folder, baseUrl);
  const summary: SiteSummary = { build: list.build, bytes: sizeOf(list) };
  await writeFile(path.join(folder, SITE_FILES_NAME), JSON.stringify(list));
  await writeFile(path.join(folder, SITE_SUMMARY_NAME), JSON.stringify(summary));
  await bundle('worker', worker, {
    BUILD_ID: JSON.stringify(list.build),
    BASE_URL: JSON.stringify(baseUrl),
    FORWARDS: JSON.stringify(forwardsAmong(await readPages(folder), baseUrl)),
  });
  return list;
}
