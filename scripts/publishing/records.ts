/** Pages → the records of the hosted index, in the layout of DocSearch. */
import { createHash } from 'node:crypto';
import { rankOf, type SitePage } from '../../src/search/sitePage';
import { HIERARCHY_LEVELS, levelsOf, type Hierarchy, type HitType } from '../../src/search/types';

/** One searchable piece of a page: its title, a heading, or a block of text. */
export interface SearchRecord {
  objectID: string;
  /** Absolute URL with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  /** The id of the nearest heading; `null` above the first one. */
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  /** Plain text of a block (`type` is `content`), otherwise `null`. */
  content: string | null;
  keywords: readonly string[];
  /** What users type when they mean this section. */
  questions: readonly string[];
  language: string;
  docusaurus_tag: string;
  version: string;
  weight: RecordWeight;
}

/** What the hosted index sorts equal matches by, greatest first (`position`: smallest first). */
export interface RecordWeight {
  /** `PAGE_RANK` of the page. */
  pageRank: number;
  /** {@link LEVEL_WEIGHT} of the record. */
  level: number;
  /** Place of the record in its page, from 0. */
  position: number;
}

/** A page's title comes before its headings, and those before its text. */
export const LEVEL_WEIGHT: Readonly<Record<HitType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

const objectId = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

/**
 * The records of a page in reading order: its title, then its headings, each followed by its blocks of text.
 *
 * @param siteUrl origin of the site, for the absolute URLs that records carry
 */
export function recordsOf(page: SitePage, siteUrl: string): SearchRecord[] {
  const url = `${siteUrl}${page.path}`;
  const pageRank = rankOf(page);
  const records: SearchRecord[] = [];
  let hierarchy: Hierarchy = { ...levelsOf(() => null), lvl0: page.section, lvl1: page.title };
  let anchor: string | null = null;

  /** Of the section that is being added. */
  let section = 0;
  const questionsOf = (): string[] =>
    page.questions.filter(({ heading }) => heading === section).map(({ text }) => text);

  const add = (type: HitType, content: string | null): void => {
    const position = records.length;
    records.push({
      objectID: objectId([page.path, anchor, type, position]),
      url: anchor === null ? url : `${url}#${encodeURIComponent(anchor)}`,
      url_without_anchor: url,
      anchor,
      type,
      hierarchy,
      content,
      keywords: page.keywords,
      questions: type === 'content' ? [] : questionsOf(),
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      weight: { pageRank, level: LEVEL_WEIGHT[type], position },
    });
  };
  const addBlocksOf = (number: number): void => {
    for (const { heading, text } of page.blocks) if (heading === number) add('content', text);
  };

  add('lvl1', null);
  addBlocksOf(0);
  page.headings.forEach((heading, index) => {
    const above = hierarchy;
    const depth = HIERARCHY_LEVELS.indexOf(heading.level);
    hierarchy = {
      ...levelsOf((level) => (HIERARCHY_LEVELS.indexOf(level) < depth ? above[level] : null)),
      [heading.level]: heading.text,
    };
    anchor = heading.anchor;
    section = index + 1;
    add(heading.level, null);
    addBlocksOf(index + 1);
  });
  return records;
}
