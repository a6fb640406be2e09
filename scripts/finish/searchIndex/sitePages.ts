/** The built folder → the pages of the site, ready for either engine. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BLOG_SECTION, type PageQuestion, type SitePage } from '../../../src/search/sitePage';
import type { SourcePage } from '../../sourcePages';
import { listPlaces } from '../listFiles';
import { extractPage, type PageFile, type ExtractedPage } from './extractPage';
import { listQuestions, PAGE_ITSELF, type QuestionsById } from './questions';

/** Reads every page of a build (`…/index.html`), in the order of their paths. */
async function readPageFiles(outDir: string, baseUrl: string): Promise<PageFile[]> {
  return Promise.all(
    (await listPlaces(outDir)).map(async (place) => ({
      html: await readFile(path.join(outDir, place, 'index.html'), 'utf8'),
      path: baseUrl + place,
    })),
  );
}

const folderOf = (page: ExtractedPage, baseUrl: string): string =>
  page.path.slice(baseUrl.length).split('/')[0] ?? '';

/** The section that most pages of a folder are in. */
function sectionsOfFolders(pages: readonly ExtractedPage[], baseUrl: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const page of pages) {
    if (page.section === null) continue;
    const folder = folderOf(page, baseUrl);
    const sections = counts.get(folder) ?? new Map<string, number>();
    sections.set(page.section, (sections.get(page.section) ?? 0) + 1);
    counts.set(folder, sections);
  }
  return new Map(
    [...counts].map(([folder, sections]) => [
      folder,
      [...sections].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '',
    ]),
  );
}

/** A question leads to the page itself when its section is gone; the check of the front matter says so. */
const questionsFor = (page: ExtractedPage, byId: QuestionsById | undefined): PageQuestion[] =>
  [...(byId ?? [])].flatMap(([id, texts]) => {
    const heading = id === PAGE_ITSELF ? 0 : page.headings.findIndex(({ anchor }) => anchor === id) + 1;
    return texts.map((text) => ({ heading, text }));
  });

/**
 * The pages of a whole site. A page's section is its label in the sidebar; a page in no sidebar gets the section that
 * the other pages of its folder have, a blog post `Blog`, any other page its own title.
 */
export function sitePagesOf(
  built: readonly PageFile[],
  baseUrl: string,
  questions: ReadonlyMap<string, QuestionsById> = new Map(),
): SitePage[] {
  const found = built.map(extractPage).filter((page) => page !== null);
  const folders = sectionsOfFolders(found, baseUrl);
  return found.map((page) => {
    const folder = folderOf(page, baseUrl);
    const section = page.section ?? folders.get(folder) ?? (folder === 'blog' ? BLOG_SECTION : page.title);
    const asked = questionsFor(page, questions.get(page.path.slice(baseUrl.length)));
    return { ...page, section, questions: asked };
  });
}

/** The pages of a build, with the questions that their sources hold. */
export const readSitePages = async (
  outDir: string,
  baseUrl: string,
  sources: readonly SourcePage[],
): Promise<SitePage[]> => sitePagesOf(await readPageFiles(outDir, baseUrl), baseUrl, listQuestions(sources));
