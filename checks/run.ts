/** `npm run check:content`: every check of content, on the sources and on the newest build. Names all faults at once. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment, readSettings } from '../site.config';
import sidebars from '../sidebars';
import { readBuiltSite } from './builtPages';
import { checkArithmetic } from './arithmetic';
import { checkContestedFacts } from './contestedFacts';
import { checkDataSources } from './dataSources';
import {
  checkDependencies,
  checkLockfile,
  type Lockfile,
  packagesUsedUnseen,
  type PackageManifest,
} from './dependencies';
import { checkFigures } from './figures';
import { checkForbiddenWords } from './forbiddenWords';
import { checkFrontMatter } from './frontMatter';
import { checkDuplicateIds, checkHeadings } from './headings';
import { checkLength, shortPages } from './length';
import { checkImages, checkLinks, checkPaths } from './links';
import { checkPhrases } from './phrases';
import type { Problem } from './problem';
import {
  checkBuiltRoutes,
  checkRoutes,
  documentRoutes,
  listSidebarDocIds,
  otherRoutes,
  routesWithoutSidebar,
} from './routes';
import { checkQuotedData } from './quotedData';
import { checkQuestions, pagesWithoutQuestions } from './questions';
import { runSamples } from './runSamples';
import { listSamples } from './samples';
import { checkSyntax } from './syntax';
import { readSourcePages } from '../scripts/sourcePages';
import { checkSources, pagesWithoutSources } from './sources';
import { runCommand } from '../scripts/runCommand';

const root = path.join(__dirname, '..');

/** Files that name what is forbidden, in order to forbid it. */
const filesAboutForbiddenWords = new Set(['checks/forbiddenWords.ts', 'checks/forbiddenWords.test.ts']);

const readProgram = (name: string): string =>
  readFileSync(path.join(root, 'static', 'examples', name), 'utf8');

/** The text files of the project; a copy without git has them all below its known folders. */
function listProjectFiles(): string[] {
  let names: string[];
  try {
    // With zero bytes between them: git quotes names with other letters than English ones, unless it is told this.
    names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\0');
  } catch {
    names = [
      'docs',
      'blog',
      'src',
      'static',
      'plugins',
      'checks',
      'e2e',
      'bench',
      'scripts',
      'deploy',
    ].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    );
    names.push(...readdirSync(root));
  }
  return names.filter(
    (name) =>
      /\.(mdx?|tsx?|jsx?|[cm]js|css|json|ya?ml|txt|svg|py|ino|c|m|sh|conf|toml)$/.test(name) &&
      !filesAboutForbiddenWords.has(name) &&
      existsSync(path.join(root, name)),
  );
}

const readText = (name: string): string => readFileSync(path.join(root, name), 'utf8');

function checkPackages(files: readonly string[]): Problem[] {
  const code = files.filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.startsWith('checks/dependencies'));
  const manifest = JSON.parse(readText('package.json')) as PackageManifest;
  return [
    ...checkDependencies(
      manifest,
      readText('README.md'),
      [...code, 'tsconfig.json'].map(readText),
      packagesUsedUnseen,
    ),
    ...checkLockfile(manifest, JSON.parse(readText('package-lock.json')) as Lockfile),
  ];
}

async function checkData(): Promise<Problem[]> {
  const folder = path.join(root, 'src/data');
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !/(\.test|types|Sources)\.ts$/.test(name),
  );
  const problems: Problem[] = [];
  for (const name of names) {
    const loaded = (await import(pathToFileURL(path.join(folder, name)).href)) as Record<string, unknown>;
    problems.push(...checkDataSources(`src/data/${name}`, loaded));
  }
  return problems;
}

async function main(): Promise<number> {
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('build/ holds no built site, which these checks read. Run: npm run build');
  }
  const { baseUrl } = readSettings(loadEnvironment(root));
  const pages = await readSourcePages(root);
  const site = readBuiltSite(build, baseUrl);
  const documents = pages.map(({ route }) => route);
  const builtDocuments = site.pages.filter(({ route }) => documents.includes(route));
  const projectFiles = listProjectFiles();
  const samples = pages.flatMap(({ file, text }) => listSamples(file, text, readProgram));

  const results: Record<string, Problem[]> = {
    'front matter': checkFrontMatter(pages),
    questions: pages.flatMap((page) =>
      checkQuestions(
        page,
        site.pages.find(({ route }) => route === page.route),
        pagesWithoutQuestions,
      ),
    ),
    routes: [
      ...checkRoutes(documentRoutes, routesWithoutSidebar, pages, listSidebarDocIds(sidebars.docs)),
      ...checkBuiltRoutes(
        new Set([...documentRoutes, ...documents, ...otherRoutes]),
        site.pages.map(({ route }) => route),
      ),
    ],
    headings: site.pages.flatMap(checkHeadings),
    'duplicate ids': site.pages.flatMap(checkDuplicateIds),
    'links and anchors': checkLinks(site),
    images: checkImages(site),
    'orphans and dead ends': checkPaths(site, documents),
    sources: builtDocuments.flatMap((page) => checkSources(page, pagesWithoutSources)),
    length: builtDocuments.flatMap((page) => checkLength(page, shortPages)),
    figures: site.pages.flatMap(checkFigures),
    'worked examples': site.pages.flatMap(checkArithmetic),
    'quoted commands and UUIDs': projectFiles
      .filter((name) => /^(docs|blog|static\/examples)\//.test(name))
      .flatMap((name) => checkQuotedData(name, readText(name))),
    phrases: pages.flatMap(checkPhrases),
    'contested facts': checkContestedFacts(pages),
    'forbidden words': projectFiles.flatMap((name) => checkForbiddenWords(name, readText(name), root)),
    packages: checkPackages(projectFiles),
    'data with sources': await checkData(),
    'code samples': [...runSamples(root, samples, console.log), ...(await checkSyntax(samples))],
  };

  const files = new Map(pages.map(({ route, file }) => [route, file]));
  /** Who reads of a page by its address has to open its file. */
  const withFile = (place: string): string => (files.has(place) ? `${place} (${files.get(place)})` : place);
  let count = 0;
  for (const [name, problems] of Object.entries(results)) {
    console.log(`${problems.length === 0 ? 'ok ' : 'BAD'} ${name}`);
    for (const { place, message } of problems)
      console.error(`    ${withFile(place)}  ${message.replaceAll('\n', '\n      ')}`);
    count += problems.length;
  }
  console.log(
    `Content: ${pages.length} documents, ${site.pages.length} built pages, ${samples.length} code samples, ${count} problems.`,
  );
  return count === 0 ? 0 : 1;
}

runCommand(main);
