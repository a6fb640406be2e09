/** Figures say what they are, in a caption and in words. */
import { type BuiltPage, CONTENT_SELECTOR } from './builtPages';
import type { Problem } from './problem';

const wordsOf = (text: string): string => text.replace(/[\s.]+$/, '').trim();

/** Every figure has a caption and a text alternative; a drawing outside of a figure has a name or is decoration. */
export function checkFigures({ route, $ }: BuiltPage): Problem[] {
  const problems: Problem[] = [];
  const content = $(CONTENT_SELECTOR);
  content.find('figure').each((index, element) => {
    const figure = $(element);
    const name = `figure ${index + 1}`;
    if (figure.find('figcaption').text().trim() === '')
      problems.push({ place: route, message: `${name} has no caption` });
    const described = figure
      .find('[role="img"][aria-label], img[alt], canvas[aria-label], table')
      .toArray()
      .some(
        (part) =>
          part.tagName === 'table' || ($(part).attr('aria-label') ?? $(part).attr('alt') ?? '').trim() !== '',
      );
    if (!described)
      problems.push({
        place: route,
        message: `${name} has no text alternative (role="img" and aria-label, or alt)`,
      });
    // `Figure` puts the title before the alternative, so that an empty one is no empty label.
    const title = $(`[id="${figure.attr('aria-labelledby') ?? ''}"]`).text();
    figure.find('[role="img"][aria-label]').each((_, part) => {
      if (title !== '' && wordsOf($(part).attr('aria-label') ?? '') === wordsOf(title))
        problems.push({
          place: route,
          message: `the text alternative of the figure "${title}" says no more than its title; put what the drawing shows into alt`,
        });
    });
  });
  content.find('svg').each((_index, element) => {
    const drawing = $(element);
    // The theme's icon stands before the words "note", "tip" …, which say the same.
    const isHidden = drawing.closest('[aria-hidden="true"], [class*="admonitionIcon"]').length > 0;
    const isNamed =
      drawing.closest('[role="img"][aria-label]').length > 0 ||
      drawing.children('title').length > 0 ||
      drawing.closest('button, a').length > 0;
    if (!isHidden && !isNamed) {
      problems.push({
        place: route,
        message: 'has an svg that is neither named (role="img", aria-label) nor hidden (aria-hidden)',
      });
    }
  });
  return problems;
}
