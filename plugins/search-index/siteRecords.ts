/** All built pages → the records of the site, ready for either engine. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BLOG_SECTION, DEPRECATED_SECTION, PAGE_RANK, type SearchRecord } from '../../src/search/format';
import { extractRecords, type BuiltPage, type PageRecords } from './extractRecords';

/** Reads every page of a build (`…/index.html`), in the order of their paths. */
export async function readBuiltPages(outDir: string, baseUrl: string): Promise<BuiltPage[]> {
  const files = await readdir(outDir, { recursive: true });
  const pages = files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .sort();
  return Promise.all(
    pages.map(async (file) => ({
      html: await readFile(path.join(outDir, file), 'utf8'),
      path: baseUrl + file.slice(0, -'index.html'.length),
    })),
  );
}

const folderOf = (page: PageRecords, baseUrl: string): string =>
  page.path.slice(baseUrl.length).split('/')[0] ?? '';

/** The section that most pages of a folder are in. */
function sectionsOfFolders(pages: readonly PageRecords[], baseUrl: string): Map<string, string> {
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

function rankOf(section: string): number {
  if (section === DEPRECATED_SECTION) return PAGE_RANK.deprecated;
  return section === BLOG_SECTION ? PAGE_RANK.post : PAGE_RANK.current;
}

/** Gives every record its `lvl0` and the rank that comes with it. */
function withSection(records: readonly SearchRecord[], section: string): SearchRecord[] {
  const pageRank = rankOf(section);
  return records.map((record) => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl0: section },
    weight: { ...record.weight, pageRank },
  }));
}

/**
 * The records of a whole site. `lvl0` is the label of a page's section in the sidebar; a page in no sidebar gets
 * the section that the other pages of its folder have, a blog post `Blog`, any other page its own title.
 */
export function recordsOfPages(
  pages: readonly BuiltPage[],
  site: { siteUrl: string; baseUrl: string },
): SearchRecord[] {
  const found = pages
    .map((page) => extractRecords(page, site.siteUrl))
    .filter((page): page is PageRecords => page !== null);
  const folders = sectionsOfFolders(found, site.baseUrl);
  return found.flatMap((page) => {
    const folder = folderOf(page, site.baseUrl);
    const title = page.records[0]?.hierarchy.lvl1 ?? '';
    const section = page.section ?? folders.get(folder) ?? (folder === 'blog' ? BLOG_SECTION : title);
    return withSection(page.records, section);
  });
}
