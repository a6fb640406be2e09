/** Headings: one title, no level skipped, none twice, no id twice. */
import { type BuiltPage, CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

/** The outline of what the author wrote. */
export function checkHeadings({ route, $ }: BuiltPage): Problem[] {
  const problems: Problem[] = [];
  const say = (message: string) => problems.push({ place: route, message });
  const titles = $('main h1, header h1');
  if (titles.length !== 1) say(`has ${titles.length} headings of level 1; exactly one is right`);
  const seen = new Set<string>();
  let previous = 1;
  $(CONTENT_SELECTOR)
    .find('h1, h2, h3, h4, h5, h6')
    .each((_index, element) => {
      const level = Number(element.tagName.slice(1));
      // The link to the heading is no part of its words.
      const text = $(element).clone().find('.hash-link').remove().end().text().replace(/​/g, '').trim();
      if (text === '') say(`has an empty heading of level ${level}`);
      if (level > previous + 1)
        say(`"${text}" is of level ${level} below level ${previous}; a level is skipped`);
      if (seen.has(text)) say(`the heading "${text}" stands twice on the page`);
      seen.add(text);
      previous = level;
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
    .map(([id, count]) => ({ place: route, message: `the id "${id}" stands ${count} times on the page` }));
}
