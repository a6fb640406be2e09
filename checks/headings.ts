/** Headings: one title, no level skipped, none twice, no id twice. */
import type { CheerioAPI } from 'cheerio';
import { type BuiltPage, CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The words of a heading, without the link to it. */
const wordsOf = ($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string =>
  $(element)
    .clone()
    .find('.hash-link')
    .remove()
    .end()
    .text()
    .replace(/\u200b/g, '')
    .trim();

/**
 * No level is skipped, neither by the author nor by the frame around the text (menus, the blog's archive). What stands
 * before the title may begin anywhere.
 */
function checkLevels({ route, $ }: BuiltPage): Problem[] {
  const outline = $(HEADINGS)
    .toArray()
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: wordsOf($, element) }));
  return outline.flatMap(({ level, text }, index) => {
    const previous = outline[index - 1]?.level ?? level;
    return level > previous + 1
      ? [
          {
            place: route,
            message: `"${text}" has level ${level} below level ${previous}; a level is skipped: make it level ${previous + 1}`,
          },
        ]
      : [];
  });
}

/** The outline of the page, and the words of what the author wrote. */
export function checkHeadings(page: BuiltPage): Problem[] {
  const { route, $ } = page;
  const problems = checkLevels(page);
  const say = (message: string) => problems.push({ place: route, message });
  const titles = $('main h1, header h1');
  if (titles.length !== 1) say(`has ${titles.length} headings of level 1; it must have exactly one`);
  const seen = new Set<string>();
  $(CONTENT_SELECTOR)
    .find(HEADINGS)
    .each((_index, element) => {
      const text = wordsOf($, element);
      if (text === '') say(`has an empty heading of level ${element.tagName.slice(1)}`);
      if (seen.has(text)) say(`the heading "${text}" appears twice on the page; give each its own words`);
      seen.add(text);
    });
  return problems;
}

/** No two elements share an id: a link would lead to the first only. */
export function checkDuplicateIds({ route, $ }: BuiltPage): Problem[] {
  const counts = new Map<string, number>();
  $('[id]').each((_index, element) => {
    const id = $(element).attr('id') ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => ({ place: route, message: `the id "${id}" appears ${count} times on the page` }));
}
