import { MAX_HITS_PER_SECTION } from '../constants';
import type { SearchHit } from '../types';

/** Hits of one top-level section, in the order they are shown. */
export interface HitGroup {
  section: string;
  hits: SearchHit[];
}

/**
 * Groups hits by top-level section. Sections come in the order of their best hit; inside one, hits of a page stand
 * together behind the page's best, and no section shows more than `limit`.
 */
export function groupBySection(hits: readonly SearchHit[], limit: number = MAX_HITS_PER_SECTION): HitGroup[] {
  const sections = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const section = hit.hierarchy.lvl0 ?? '';
    const members = sections.get(section) ?? [];
    if (members.length < limit) members.push(hit);
    sections.set(section, members);
  }
  return [...sections].map(([section, members]) => ({ section, hits: gatherPages(members) }));
}

function gatherPages(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.hierarchy.lvl1 ?? '';
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].flat();
}
