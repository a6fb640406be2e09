/** A page as search sees it: from the built HTML to the index, and to the records that are published. */
import type { HeadingLevel } from './types';

/** A heading of a page. */
export interface PageHeading {
  level: HeadingLevel;
  text: string;
  /** The id it is reached by: its own, or that of the heading before; `null` above the first id. */
  anchor: string | null;
}

/** A block of text and where it stands: 0 above the first heading, n below the n-th. */
export interface TextBlock {
  heading: number;
  text: string;
}

/** A question of users, and the section that answers it, counted as in a block. */
export interface PageQuestion {
  heading: number;
  text: string;
}

/** A page of the built site. */
export interface SitePage {
  /** With the base URL, for example `/Cyton/CytonSpecs/`. */
  path: string;
  /** `lvl0` of its hits: its top-level section in the sidebar. */
  section: string;
  title: string;
  language: string;
  tag: string;
  version: string;
  /** Its other names, from its front matter: they find the page and are never shown. */
  keywords: readonly string[];
  /** What users type when they mean this page or one of its sections, from its front matter; never shown. */
  questions: readonly PageQuestion[];
  headings: readonly PageHeading[];
  /** In reading order. */
  blocks: readonly TextBlock[];
}

/** The section of blog posts. */
export const BLOG_SECTION = 'Blog';

/** The section of the sidebar whose pages are about retired things. */
export const DEPRECATED_SECTION = 'Deprecated';

/** Retired things rank below what a reader can buy and use today, and posts below the pages they talk about. */
export const PAGE_RANK = { current: 10, post: 6, deprecated: 0 } as const;

/** The {@link PAGE_RANK} of a page by its section. */
export function rankOf({ section }: Pick<SitePage, 'section'>): number {
  if (section === DEPRECATED_SECTION) return PAGE_RANK.deprecated;
  return section === BLOG_SECTION ? PAGE_RANK.post : PAGE_RANK.current;
}
