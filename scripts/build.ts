/**
 * `npm run build`: the framework's build, and then what can only be made from the finished folder. Arguments go to the
 * framework; `--out-dir` says where the site goes (default `build`).
 *
 * The site is made beside its folder and takes its place when it is complete, so a build that fails harms nothing.
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { foreignOrigins } from '../deploy/foreignOrigins';
import { loadEnvironment, readSettings, unknownSettings } from '../site.config';
import { dependencies } from '../package.json';
import { refuseOtherFiles, replaceWhenMade, withLock } from './building';
import { allDone } from './finish/allDone';
import { runStep } from './finish/steps';
import { writeCards } from './finish/cards';
import { writeCompressed } from './finish/compress';
import { writeFaqData } from './finish/faqData';
import { writeForwards } from './finish/forwards';
import { listPrivate, refuseLeaks } from './finish/leaks';
import { writeOffline } from './finish/offline';
import { writeServerFiles } from './finish/servers';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');

/** Nothing but builds is kept there, whoever made them: git ignores it. */
const OWN_FOLDER = 'build';

/** The heap grows in smaller steps: a build takes as long, and a quarter less memory at its peak. */
const GROW_SLOWLY = '--heap-growing-percent=30';

/**
 * The framework reads configuration and plugins with jiti, which writes anew, and runs once for each plugin, every package
 * that they import, unless it is told which ones Node can load itself: a fifth of the framework's work. Most are ES modules,
 * which Node takes by `require` from the versions on that `engines` in package.json names.
 */
const READY_PACKAGES = JSON.stringify(Object.keys(dependencies));

/** Resolves with whether it ended well; it has said why not. */
function runFramework(options: readonly string[]): Promise<boolean> {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [GROW_SLOWLY, cli, 'build', ...options], {
      cwd: root,
      env: { ...process.env, JITI_NATIVE_MODULES: READY_PACKAGES },
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('close', (code) => resolve(code === 0));
  });
}

/** Pages, programs and styles: what is made of them changes none of them. */
const isCompleteEarly = (name: string): boolean => /^assets\/|\.html$/.test(name);

/** Adds to the framework's output what needs all of it. */
async function finish(folder: string): Promise<void> {
  const environment = loadEnvironment(root);
  const settings = readSettings(environment);
  await writeFaqData(folder);
  await writeForwards(folder);
  const before = performance.now();
  const drawing = writeCards(folder, settings.siteUrl, settings.baseUrl).then(({ cards, drawn }) =>
    console.log(`[cards] ${cards} cards, ${drawn} drawn anew, ${Math.round(performance.now() - before)} ms`),
  );
  // Cards write into the heads of pages, of which the others read nothing that cards change. With them, pages are complete.
  const [early] = await allDone([
    drawing.then(() => writeCompressed(folder, isCompleteEarly)),
    runStep('markdownExport', folder),
    settings.hostedSearch ? undefined : runStep('searchIndex', folder),
  ]);
  const list = await writeOffline(folder, settings.baseUrl, settings.offline);
  if (list) console.log(`[offline] build ${list.build}: ${list.files.length} files`);
  const forwards = await writeServerFiles(folder, settings.baseUrl, foreignOrigins(settings));
  console.log(`[servers] headers, and ${forwards} former addresses`);
  await refuseLeaks(folder, listPrivate(environment, root, os.homedir()));
  const late = await writeCompressed(folder, (name) => !isCompleteEarly(name));
  console.log(`[servers] ${early + late} compressed files`);
}

/** Splits the arguments: where the site goes, and what is for the framework. */
function readArguments(): { folder: string; others: string[] } {
  const args = process.argv.slice(2);
  const { values, tokens } = parseArgs({
    args,
    options: { 'out-dir': { type: 'string', default: OWN_FOLDER } },
    strict: false,
    tokens: true,
  });
  const outDir = tokens.find((token) => token.kind === 'option' && token.name === 'out-dir');
  if (outDir?.kind === 'option') args.splice(outDir.index, outDir.inlineValue ? 1 : 2);
  const name = values['out-dir'];
  if (typeof name !== 'string' || name === '')
    throw new Error('--out-dir names no folder. Example: npm run build -- --out-dir build');
  return { folder: path.resolve(root, name), others: args };
}

async function main(): Promise<number> {
  const { folder, others } = readArguments();
  for (const name of unknownSettings(root))
    console.warn(`.env sets ${name}, which is no setting of the build. .env.example names all.`);
  // Bad settings are told here: the framework would bury them in its own stack.
  readSettings(loadEnvironment(root));
  const locks = path.join(root, '.cache', 'locks');
  // What the framework generates is as much one build's own as the site.
  const generated = path.resolve(root, process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus');
  const isMade = await withLock(locks, generated, () =>
    withLock(locks, folder, async () => {
      if (folder !== path.join(root, OWN_FOLDER)) await refuseOtherFiles(folder);
      return replaceWhenMade(folder, async (fresh) => {
        if (!(await runFramework([...others, '--out-dir', path.relative(root, fresh)]))) return false;
        await finish(fresh);
        return true;
      });
    }),
  );
  const place = path.relative(process.cwd(), folder);
  if (isMade) console.log(`The site is in ${place}. Try it: npm run serve`);
  else console.error(`The build failed; ${place} is as it was before.`);
  return isMade ? 0 : 1;
}

runCommand(main);
